// The values of a review, as Python has them.
#pragma once

#include <vector>

#include "bindings.h"
#include "bornes/review.h"

namespace bornes::python {

// review::CurvePoint with as many chances as there are teams.
struct CurvePoint {
    int hand = 1;
    int ply = 0;
    std::vector<double> win;
};

void bind_review_values(py::module_& module);

}  // namespace bornes::python
