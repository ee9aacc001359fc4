// No clock. Bots look at one only when their budget is a time, and here it is a number of rollouts;
// libc++'s own would be an import that every host has to provide, and bring all of printf along.
#include <chrono>

_LIBCPP_BEGIN_NAMESPACE_STD
namespace chrono {
steady_clock::time_point steady_clock::now() noexcept { return {}; }
}  // namespace chrono
_LIBCPP_END_NAMESPACE_STD
