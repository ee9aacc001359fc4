// Work that runs from a seed in steps and results in a data file of the bots. Its state can be
// saved and restored.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace bornes::tune {

class Tuning {
public:
    Tuning() = default;
    Tuning(const Tuning&) = delete;
    Tuning& operator=(const Tuning&) = delete;
    virtual ~Tuning() = default;

    virtual void step() = 0;
    virtual std::int64_t steps_done() const = 0;
    // How far the work is and how it goes, such as "step 3 of 20, 241 points per hand".
    virtual std::string progress() const = 0;
    // The data file as it is after the steps so far.
    virtual std::string outcome() const = 0;

    std::string saved() const { return std::string(kFormat) + heading() + "\n" + state(); }
    // Continues from a saved state. Returns an error message without a full stop, or an empty
    // string on success.
    std::string restore(std::string_view bytes);

protected:
    // The options that must be the same when work is resumed, as text.
    virtual std::string heading() const = 0;
    virtual std::string state() const = 0;
    // `bytes` has exactly the size of `state()`.
    virtual void set_state(std::string_view bytes) = 0;

private:
    static constexpr std::string_view kFormat = "bornes-training 2 ";
};

// Numbers as the bytes of a state, and back.
template <typename Value>
void put(std::string& out, const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}
template <typename Value>
void get(std::string_view& in, Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    std::memcpy(&value, in.data(), sizeof value);
    in.remove_prefix(sizeof value);
}

// The parts of a state, as `std::tie` lists them, as bytes one after the other, and back.
template <typename... Values>
std::string bytes_of(const std::tuple<const Values&...>& parts) {
    std::string out;
    std::apply([&](const Values&... part) { (put(out, part), ...); }, parts);
    return out;
}
template <typename... Values>
void set_from(std::string_view bytes, const std::tuple<Values&...>& parts) {
    std::apply([&](Values&... part) { (get(bytes, part), ...); }, parts);
}

}  // namespace bornes::tune
