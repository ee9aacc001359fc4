// Results as JSON Lines: the tournament, then one line per group. Each line is written as soon as
// its group is finished.
#pragma once

#include <string>
#include <vector>

#include "arena/tournament.h"
#include "platform/descriptor.h"

namespace bornes::arena {

class ResultsFile {
public:
    // Creates a file. With `resume`, also continues a file of the same tournament; an incomplete
    // last line is dropped. Throws std::runtime_error.
    ResultsFile(const std::string& path, const Tournament& tournament, bool resume);

    // The groups that the file already had, in order from 0.
    const std::vector<Group>& earlier() const { return earlier_; }
    void append(const Group& group);

private:
    ResultsFile(const std::string& path, int flags);
    void continue_after(const std::string& header, std::size_t players);
    void write(const std::string& bytes);

    std::string path_;
    platform::Descriptor descriptor_;
    std::vector<Group> earlier_;
};

// {"arena":1,"players":["master","strong"],...}: everything that the results depend on.
std::string tournament_json(const Tournament& tournament);

}  // namespace bornes::arena
