// The public tables, for who looks for one.
#pragma once

#include <functional>
#include <string>

#include "journal/journal.h"

namespace bornes::server {

class Lobby {
public:
    explicit Lobby(journal::Journal& journal) : journal_(journal) {}

    // The JSON of docs/protocol.md; empty if the journal cannot be asked.
    void list(std::function<void(std::string json)> done);

private:
    journal::Journal& journal_;
};

}  // namespace bornes::server
