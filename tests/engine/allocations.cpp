#include "engine/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace bornes::test {
namespace {

std::atomic<int> count{0};

}  // namespace

int allocations() { return count; }

}  // namespace bornes::test

void* operator new(std::size_t size) {
    ++bornes::test::count;
    if (void* const memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
