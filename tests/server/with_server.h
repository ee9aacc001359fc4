// A fixture with its own server and database.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "journal/databases.h"
#include "server/server_process.h"

namespace bornes::tests {

class WithServer : public ::testing::Test {
protected:
    void start(const std::vector<std::string>& options = {}) {
        server = std::make_unique<ServerProcess>("sqlite:" + folder.file("db"), options);
    }
    std::uint16_t port() const { return server->port(); }

    TemporaryFolder folder;
    std::unique_ptr<ServerProcess> server;
};

}  // namespace bornes::tests
