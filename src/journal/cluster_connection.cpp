#include "journal/cluster_connection.h"

#include <chrono>

#include "journal/url.h"
#include "platform/bell.h"

namespace bornes::journal {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kTimeout{4000};

}  // namespace

ClusterConnection::ClusterConnection(const std::string& url) : pg_(PQconnectdb(url.c_str())) {
    if (ok()) run(kSetServerTimeouts);
    if (ok()) run("LISTEN bornes");
}

ClusterConnection::Result ClusterConnection::result_of_last() {
    const auto end = Clock::now() + kTimeout;
    Result last;
    for (;;) {
        while (PQisBusy(pg_) != 0) {
            const auto left =
                std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
            hangs_ = left <= 0;
            if (hangs_) return {};
            platform::Bell::wait(PQsocket(pg_), nullptr, static_cast<int>(left));
            if (PQconsumeInput(pg_) == 0) return {};
        }
        PGresult* next = PQgetResult(pg_);
        if (next == nullptr) return last;
        last.reset(next);
    }
}

ClusterConnection::Rows ClusterConnection::run(const char* statement,
                                               std::initializer_list<const char*> values) {
    if (PQsendQueryParams(pg_, statement, static_cast<int>(values.size()), nullptr, values.begin(),
                          nullptr, nullptr, 0) == 0)
        return {};
    const Result result = result_of_last();
    Rows rows;
    if (PQresultStatus(result.get()) != PGRES_TUPLES_OK) return rows;
    for (int row = 0; row < PQntuples(result.get()); ++row) {
        rows.emplace_back();
        for (int column = 0; column < PQnfields(result.get()); ++column)
            rows.back().emplace_back(PQgetvalue(result.get(), row, column));
    }
    return rows;
}

std::vector<std::string> ClusterConnection::notifications() {
    std::vector<std::string> heard;
    if (PQconsumeInput(pg_) == 0) return heard;
    while (PGnotify* notification = PQnotifies(pg_)) {
        heard.emplace_back(notification->extra);
        PQfreemem(notification);
    }
    return heard;
}

}  // namespace bornes::journal
