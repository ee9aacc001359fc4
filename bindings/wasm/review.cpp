// Reviews for pages and node, one step at a time, so that a worker can show its progress and can be
// stopped.
#include "bornes/review.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string_view>

#include "export.h"
#include "positions.h"
#include "text.h"

namespace bornes::wasm {
namespace {

constexpr std::string_view kNoReview = "there is no such review";

Handles<std::shared_ptr<review::Review>> reviews;

review::Review* find(int handle) {
    const auto* const found = reviews.find(handle);
    return found == nullptr ? nullptr : found->get();
}

// Returns the record up to the first fault.
Record readable_part(std::string_view bytes) {
    RecordReader reader;
    while (!bytes.empty() && !reader.fault()) {
        const std::size_t size = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
        reader.feed(bytes.substr(0, size));
        bytes.remove_prefix(size);
    }
    return reader.record();
}

}  // namespace

// Input: a record. Returns a review of its legal part, or kNoHandle.
BORNES_EXPORT(review) int review_of(std::uint64_t seed) {
    return held(reviews, std::make_shared<review::Review>(readable_part(input()), seed));
}

// Returns the number of steps, or kNo.
BORNES_EXPORT(review_steps) int review_steps(int handle) {
    const review::Review* const review = find(handle);
    return review == nullptr ? answer(kNo, kNoReview) : review->steps();
}

// Takes one step. Output: the JSON of the decision, or nothing if there was no choice. Returns 1,
// or kNo.
BORNES_EXPORT(review_step) int review_step(int handle, int index, int rollouts) {
    review::Review* const review = find(handle);
    if (review == nullptr) return answer(kNo, kNoReview);
    if (index < 0 || index >= review->steps()) return answer(kNo, "there is no such step");
    if (rollouts < 1) return answer(kNo, "a review needs one rollout at least");
    const review::Decision* const decision = review->step(index, Budget::of_rollouts(rollouts));
    if (decision != nullptr) append_json(output(), *decision);
    return 1;
}

// Output: the JSON of the review for one seat, or for all with -1. Returns 1, or kNo.
BORNES_EXPORT(review_json) int review_json(int handle, int rollouts, int seat) {
    const review::Review* const review = find(handle);
    if (review == nullptr) return answer(kNo, kNoReview);
    review::JsonOptions options{rollouts, std::nullopt};
    if (seat >= 0) options.seat = seat;
    append_json(output(), *review, options);
    return 1;
}

// Output: the id of the level with the nearest error rate, in points per decision. Returns 1, or
// kNo.
BORNES_EXPORT(plays_like) int plays_like(int rules_handle, double rate) {
    const Rules* const rules = all_rules.find(rules_handle);
    if (rules == nullptr) return answer(kNo, kNoRules);
    return answer(1, id(review::level_of_rate(*rules, rate)));
}

// Output: the ids of the levels nearest to the rate plus and minus two standard errors, the weaker
// one first, separated by a blank. Returns 1, or kNo.
BORNES_EXPORT(plays_between)
int plays_between(int rules_handle, double rate, double error) {
    const Rules* const rules = all_rules.find(rules_handle);
    if (rules == nullptr) return answer(kNo, kNoRules);
    const auto [weakest, strongest] = review::levels_of_rate(*rules, rate, error);
    return answer(1, std::string(id(weakest)) + " " + std::string(id(strongest)));
}

BORNES_EXPORT(release_review) void release_review(int handle) { reviews.release(handle); }

}  // namespace bornes::wasm
