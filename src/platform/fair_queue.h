// A queue for jobs of independent owners. Each owner has a lane and the lanes take turns, so an
// owner with many jobs delays only itself. Not thread-safe: use it from one thread, or under a
// lock.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <unordered_map>
#include <utility>

namespace bornes::platform {

template <typename Job>
class FairQueue {
public:
    void push(const std::string& lane, Job job) {
        std::deque<Job>& waiting = lanes_[lane];
        if (waiting.empty()) turns_.push_back(lane);
        waiting.push_back(std::move(job));
    }
    bool empty() const { return turns_.empty(); }
    // The number of lanes with waiting jobs.
    std::size_t lanes() const { return turns_.size(); }
    // The number of jobs that wait in one lane.
    std::size_t waiting(const std::string& lane) const {
        const auto found = lanes_.find(lane);
        return found == lanes_.end() ? 0 : found->second.size();
    }

    // Removes and returns the oldest job of the lane whose turn it is. The queue must not be empty.
    Job pop() {
        std::string lane = std::move(turns_.front());
        turns_.pop_front();
        const auto found = lanes_.find(lane);
        Job job = std::move(found->second.front());
        found->second.pop_front();
        if (found->second.empty())
            lanes_.erase(found);
        else
            turns_.push_back(std::move(lane));
        return job;
    }

private:
    std::deque<std::string> turns_;  // every lane with waiting jobs, once
    std::unordered_map<std::string, std::deque<Job>> lanes_;
};

}  // namespace bornes::platform
