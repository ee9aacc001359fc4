// Caches the records of finished games. Making a record means reading all rows of its table up to
// there.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

namespace bornes::server {

class RecordCache {
public:
    using Text = std::shared_ptr<const std::string>;

    // Returns null if the record is not cached.
    Text find(const std::string& key) {
        const auto found = places_.find(key);
        if (found == places_.end()) return nullptr;
        entries_.splice(entries_.begin(), entries_, found->second);
        return found->second->second;
    }
    // Evicts the least recently used records if there is no room.
    void put(const std::string& key, Text text) {
        if (places_.contains(key)) return;
        bytes_ += text->size();
        entries_.emplace_front(key, std::move(text));
        places_.emplace(key, entries_.begin());
        while (bytes_ > kMostBytes) {
            bytes_ -= entries_.back().second->size();
            places_.erase(entries_.back().first);
            entries_.pop_back();
        }
    }
    void clear() {
        entries_.clear();
        places_.clear();
        bytes_ = 0;
    }

private:
    static constexpr std::size_t kMostBytes = 1 << 24;  // 16 MiB
    using Entries = std::list<std::pair<std::string, Text>>;
    Entries entries_;  // most recently used first
    std::unordered_map<std::string, Entries::iterator> places_;
    std::size_t bytes_ = 0;
};

}  // namespace bornes::server
