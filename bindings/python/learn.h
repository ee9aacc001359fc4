// Bindings that use numpy. The first array imports numpy, so a program without arrays does not need
// it.
#pragma once

#include <pybind11/numpy.h>

#include "bindings.h"

namespace bornes::python {

void bind_vector_env(py::module_& module);

}  // namespace bornes::python
