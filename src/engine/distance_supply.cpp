#include "distance_supply.h"

#include <algorithm>
#include <vector>

namespace bornes::detail {
namespace {

// How many 25s, 50s and 75s the teams so far have used. The number of 100s follows from the total
// distance.
struct Given {
    int ones = 0;
    int twos = 0;
    int threes = 0;

    int steps() const { return ones + 2 * twos + 3 * threes; }
};

class Supply {
public:
    explicit Supply(const DistanceCounts& supply) : supply_(supply), reached_(size()) {
        reached_[0] = true;
    }

    // Extends every state reached so far by every way to give a team its steps. Returns false if
    // there is no way.
    bool give(int steps) {
        std::vector<bool> next(size());
        bool any = false;
        for_each_given([&](Given before) {
            if (!reached_[place(before)]) return;
            for_each_given([&](Given more) {
                const Given after{before.ones + more.ones, before.twos + more.twos,
                                  before.threes + more.threes};
                if (!fits(after, more, steps)) return;
                next[place(after)] = true;
                any = true;
            });
        });
        given_ += steps;
        reached_ = std::move(next);
        return any;
    }

private:
    std::size_t size() const {
        const int places = (supply_[0] + 1) * (supply_[1] + 1) * (supply_[2] + 1);
        return static_cast<std::size_t>(places);
    }
    std::size_t place(Given given) const {
        const int above = given.threes * (supply_[1] + 1) + given.twos;
        const int at = above * (supply_[0] + 1) + given.ones;
        return static_cast<std::size_t>(at);
    }

    template <typename Visit>
    void for_each_given(Visit visit) const {
        for (int threes = 0; threes <= supply_[2]; ++threes)
            for (int twos = 0; twos <= supply_[1]; ++twos)
                for (int ones = 0; ones <= supply_[0]; ++ones) visit(Given{ones, twos, threes});
    }

    // The rest of a team's steps comes from 100s. Also checks that there are enough of those.
    bool fits(Given after, Given more, int steps) const {
        const int rest = steps - more.steps();
        return rest >= 0 && rest % steps_of(Card::km100) == 0 && after.ones <= supply_[0] &&
               after.twos <= supply_[1] && after.threes <= supply_[2] &&
               given_ + steps - after.steps() <= supply_[3] * steps_of(Card::km100);
    }

    DistanceCounts supply_;
    std::vector<bool> reached_;
    int given_ = 0;  // steps given to the teams so far
};

}  // namespace

bool covers(const DistanceCounts& supply, std::span<const int> steps) {
    Supply left(supply);
    return std::all_of(steps.begin(), steps.end(),
                       [&](int each) { return each == 0 || left.give(each); });
}

}  // namespace bornes::detail
