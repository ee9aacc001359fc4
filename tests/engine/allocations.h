// A program that is linked with allocations.cpp counts what it allocates.
#pragma once

namespace bornes::test {

int allocations();

}  // namespace bornes::test
