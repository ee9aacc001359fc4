// How far one action is ahead of another, over paired samples.
#pragma once

#include <algorithm>
#include <cmath>

namespace bornes::review {

// The mean of differences and its standard error.
struct Difference {
    double sum = 0;
    double squares = 0;

    void add(double difference) {
        sum += difference;
        squares += difference * difference;
    }
    double mean(int samples) const { return samples > 0 ? sum / samples : 0; }
    double error(int samples) const {
        if (samples < 2) return 1;
        const double variance = (squares - sum * sum / samples) / (samples - 1);
        return std::sqrt(std::max(variance, 0.0) / samples);
    }
};

}  // namespace bornes::review
