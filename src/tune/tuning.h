// Work from a seed, step by step, whose outcome is a data file of the bots; all of its state can be
// saved and taken up again.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace bornes::tune {

class Tuning {
public:
    Tuning() = default;
    Tuning(const Tuning&) = delete;
    Tuning& operator=(const Tuning&) = delete;
    virtual ~Tuning() = default;

    virtual void step() = 0;
    virtual std::int64_t steps_done() const = 0;
    // How far it is and how it goes, as in "step 3 of 20, 241 points per hand".
    virtual std::string progress() const = 0;
    // The data file, as far as it has come.
    virtual std::string outcome() const = 0;

    std::string saved() const { return std::string(kFormat) + heading() + "\n" + state(); }
    // Goes on from what was saved. What is against it, in a sentence without a full stop; empty if
    // nothing is.
    std::string restore(std::string_view bytes);

protected:
    // What work that goes on from a state must have in common with it, as options.
    virtual std::string heading() const = 0;
    virtual std::string state() const = 0;
    // `bytes` are as many as `state` gives.
    virtual void set_state(std::string_view bytes) = 0;

private:
    static constexpr std::string_view kFormat = "bornes-training 2 ";
};

// Numbers as the bytes of a state, and back.
template <typename Value>
void put(std::string& out, const Value& value) {
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
}
template <typename Value>
void get(std::string_view& in, Value& value) {
    std::memcpy(&value, in.data(), sizeof value);
    in.remove_prefix(sizeof value);
}

}  // namespace bornes::tune
