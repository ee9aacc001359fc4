// Counts the allocations of a program that is linked with allocations.cpp.
#pragma once

namespace bornes::test {

int allocations();

}  // namespace bornes::test
