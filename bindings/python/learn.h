// Bindings that use numpy. It is imported when the first array is made, so that a program without
// arrays does not need it.
#pragma once

#include <pybind11/numpy.h>

#include "bindings.h"

namespace bornes::python {

void bind_vector_env(py::module_& module);

}  // namespace bornes::python
