// Results as JSON Lines: what was played, then a line a group, written as soon as it is over.
#pragma once

#include <string>
#include <vector>

#include "arena/tournament.h"
#include "platform/descriptor.h"

namespace bornes::arena {

class ResultsFile {
public:
    // A new file; with `resume` also one that the same tournament has written before, of which a
    // last line that was cut short is dropped. Throws std::runtime_error.
    ResultsFile(const std::string& path, const Tournament& tournament, bool resume);

    // The groups that were there already, in order from 0.
    const std::vector<Group>& earlier() const { return earlier_; }
    void append(const Group& group);

private:
    ResultsFile(const std::string& path, int flags);
    void go_on(const std::string& header, std::size_t players);
    void write(const std::string& bytes);

    std::string path_;
    platform::Descriptor descriptor_;
    std::vector<Group> earlier_;
};

// {"arena":1,"players":["master","strong"],...}: all that the results depend on.
std::string tournament_json(const Tournament& tournament);

}  // namespace bornes::arena
