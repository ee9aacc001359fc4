// The values of a review, as Python has them.
#pragma once

#include <vector>

#include "bindings.h"
#include "bornes/review.h"

namespace bornes::python {

// A review::CurvePoint with one chance per team.
struct CurvePoint {
    int hand = 1;
    int ply = 0;
    std::vector<double> win;
};

void bind_review_values(py::module_& module);

}  // namespace bornes::python
