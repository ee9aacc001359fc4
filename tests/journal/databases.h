// Databases for tests: a new SQLite file, and our own PostgreSQL server on a free local port.
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
    // `mode` is "fast", or "immediate", which acts like a crash.
    void stop(const char* mode = "fast");
    void start();
    // Until thaw(), new connections get no answer.
    void freeze();
    void thaw();
    // Until resume(), nothing is answered, although the machine still acknowledges what is sent.
    void hang();
    void resume();
    // Every connection breaks without notice, and the server recovers by itself.
    void crash();

    ~Postgres();
    Postgres(const Postgres&) = delete;
    Postgres& operator=(const Postgres&) = delete;

private:
    Postgres();
    // The process that is the parent of all others.
    std::string pid() const;
    void signal_all(const char* signal);
    TemporaryFolder folder_;
    int port_;
    int databases_ = 0;
};

}  // namespace bornes::tests
