// The clock that the journal's times are on: the database's, wherever this process runs.
#pragma once

#include <chrono>

#include "journal/row.h"

namespace bornes::server {

using journal::Millis;

class DatabaseClock {
public:
    Millis now() const { return system_now() + ahead_; }
    // `database_now` is what the database's clock showed when the system's showed `system`.
    void set(Millis database_now, Millis system) { ahead_ = database_now - system; }

    static Millis system_now() {
        using std::chrono::duration_cast;
        using std::chrono::milliseconds;
        return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count();
    }

private:
    Millis ahead_ = 0;
};

}  // namespace bornes::server
