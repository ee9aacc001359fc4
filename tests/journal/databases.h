// Databases for tests: a fresh SQLite file, and a PostgreSQL server of our own on a free port of
// the machine itself.
#pragma once

#include <memory>
#include <string>

#include "support/temporary_folder.h"

namespace bornes::tests {

// A PostgreSQL cluster, started on first use and stopped at the end of the program.
class Postgres {
public:
    static Postgres& instance();

    // The URL of a new, empty database.
    std::string fresh_database();
    void run_sql(const std::string& url, const std::string& statement);
    // "fast", or "immediate": as if it had crashed.
    void stop(const char* mode = "fast");
    void start();
    // New connections are not answered until it thaws.
    void freeze();
    void thaw();
    // Nothing is answered until it goes on, though the machine still acknowledges what is sent.
    void hang();
    void go_on();
    // Every connection breaks without a word, and the server recovers by itself.
    void crash();

    ~Postgres();
    Postgres(const Postgres&) = delete;
    Postgres& operator=(const Postgres&) = delete;

private:
    Postgres();
    // Of the process that all others are children of.
    std::string pid() const;
    void signal_all(const char* signal);
    TemporaryFolder folder_;
    int port_;
    int databases_ = 0;
};

}  // namespace bornes::tests
