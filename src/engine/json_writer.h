// Writes JSON by appending to a string, and places the commas.
#pragma once

#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#include "bornes/json.h"

namespace bornes::detail {

class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : out_(out) {}

    // The next value belongs to this key.
    JsonWriter& key(std::string_view name) {
        separate();
        append_json_string(out_, name);
        out_ += ':';
        return *this;
    }

    template <typename Value>
    void value(const Value& value) {
        separate();
        if constexpr (std::is_same_v<Value, bool>)
            out_ += value ? "true" : "false";
        else if constexpr (std::is_integral_v<Value>)
            out_ += std::to_string(value);
        else
            append_json_string(out_, value);
    }
    void null() { raw("null"); }
    // Appends text that is JSON already.
    void raw(std::string_view json) {
        separate();
        out_ += json;
    }
    // Writes the value with `decimals` decimals. It avoids printf, which would add more bytes to
    // the page than all bots together.
    void number(double value, int decimals) {
        separate();
        std::int64_t scale = 1;
        for (int i = 0; i < decimals; ++i) scale *= 10;
        const bool negative = value < 0;
        const std::int64_t scaled =
            std::llround((negative ? -value : value) * static_cast<double>(scale));
        if (negative && scaled != 0) out_ += '-';
        out_ += std::to_string(scaled / scale);
        if (decimals == 0) return;
        const std::string fraction = std::to_string(scaled % scale);
        out_ += '.';
        out_.append(static_cast<std::size_t>(decimals) - fraction.size(), '0').append(fraction);
    }
    template <typename Value>
    void field(std::string_view name, const Value& value) {
        key(name).value(value);
    }

    template <typename Function>
    void object(Function write_fields) {
        separate();
        out_ += '{';
        write_fields();
        out_ += '}';
    }
    template <typename Range, typename Function>
    void array(const Range& range, Function write_each) {
        separate();
        out_ += '[';
        for (const auto& each : range) write_each(each);
        out_ += ']';
    }

private:
    // Appends a comma, unless a key, an object or an array has just begun.
    void separate() {
        if (!out_.empty() && out_.back() != '{' && out_.back() != '[' && out_.back() != ':')
            out_ += ',';
    }

    std::string& out_;
};

}  // namespace bornes::detail
