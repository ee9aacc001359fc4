// Stores values that the host holds by number. An invalid number finds nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace bornes::wasm {

inline constexpr int kNoHandle = 0;

template <typename Value>
class Handles {
public:
    // Returns a number from 1 on, or kNoHandle if there are too many values.
    int hold(const Value& value) {
        for (std::size_t i = free_; i < values_.size(); ++i)
            if (!values_[i]) {
                values_[i] = value;
                free_ = i + 1;
                return static_cast<int>(free_);
            }
        if (values_.size() == kMost) return kNoHandle;
        values_.emplace_back(value);
        return static_cast<int>(free_ = values_.size());
    }

    // Returns null if the number is invalid. The pointer is valid until the next hold() or
    // release().
    Value* find(int handle) {
        const auto i = static_cast<std::size_t>(handle) - 1;
        return i < values_.size() && values_[i] ? &*values_[i] : nullptr;
    }

    void release(int handle) {
        if (find(handle) == nullptr) return;
        const auto i = static_cast<std::size_t>(handle) - 1;
        values_[i].reset();
        if (i < free_) free_ = i;
    }

private:
    static constexpr std::size_t kMost = 1U << 16;

    std::vector<std::optional<Value>> values_;
    std::size_t free_ = 0;  // no place before it is free
};

}  // namespace bornes::wasm
