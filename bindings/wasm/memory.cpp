// Memory allocation without error messages. libc++'s version prints a message before it aborts.
// That would add all of printf, a third of the module, although a module cannot print. This version
// just stops.
#include <cstdlib>
#include <new>

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
_LIBCPP_END_NAMESPACE_STD
extern "C" [[noreturn]] void __cxa_pure_virtual() { __builtin_trap(); }

void* operator new(std::size_t size) {
    void* const memory = std::malloc(size);
    if (memory == nullptr) __builtin_trap();
    return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

// The rows of the bots' network need more alignment than malloc guarantees.
void* operator new(std::size_t size, std::align_val_t alignment) {
    const auto align = static_cast<std::size_t>(alignment);
    void* const memory = std::aligned_alloc(align, (size + align - 1) / align * align);
    if (memory == nullptr) __builtin_trap();
    return memory;
}

void operator delete(void* memory, std::align_val_t /*alignment*/) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/, std::align_val_t /*alignment*/) noexcept {
    std::free(memory);
}
