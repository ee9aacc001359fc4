// A connection to PostgreSQL through libpq. No call waits for long, and there is one way to fail:
// ok() becomes false.
#pragma once

#include <libpq-fe.h>

#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace bornes::journal {

class ClusterConnection {
public:
    explicit ClusterConnection(const std::string& url);
    ~ClusterConnection() { PQfinish(pg_); }
    ClusterConnection(const ClusterConnection&) = delete;
    ClusterConnection& operator=(const ClusterConnection&) = delete;

    bool ok() const { return !hangs_ && PQstatus(pg_) == CONNECTION_OK; }
    int socket() const { return PQsocket(pg_); }

    using Rows = std::vector<std::vector<std::string>>;
    // Returns the rows of a statement, or none if it fails.
    Rows run(const char* statement, std::initializer_list<const char*> values = {});
    // Returns the notifications that have arrived since the last call.
    std::vector<std::string> notifications();

private:
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };
    using Result = std::unique_ptr<PGresult, Clear>;
    Result result_of_last();

    PGconn* pg_;
    bool hangs_ = false;
};

}  // namespace bornes::journal
