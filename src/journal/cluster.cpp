#include "journal/cluster.h"

#include <libpq-fe.h>

#include <sstream>

#include "journal/url.h"

namespace bornes::journal {
namespace {

constexpr int kPollMs = 1000;
constexpr const char* kShout = "say";

}  // namespace

// libpq, with one way to fail: ok() becomes false.
class Cluster::Connection {
public:
    explicit Connection(const std::string& url) : pg_(PQconnectdb(url.c_str())) {
        if (ok()) run(kServerPatience, nullptr);
        if (ok()) run("LISTEN bornes", nullptr);
    }
    ~Connection() { PQfinish(pg_); }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    bool ok() const { return PQstatus(pg_) == CONNECTION_OK; }
    int socket() const { return PQsocket(pg_); }
    PGconn* get() { return pg_; }
    // A statement with one value or none; whether it gave `t`.
    bool run(const char* statement, const char* value) {
        PGresult* result = PQexecParams(pg_, statement, value == nullptr ? 0 : 1, nullptr,
                                        value == nullptr ? nullptr : &value, nullptr, nullptr, 0);
        const bool yes = PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result) == 1 &&
                         *PQgetvalue(result, 0, 0) == 't';
        PQclear(result);
        return yes;
    }

private:
    PGconn* pg_;
};

Cluster::Cluster(const std::string& url, std::string process, std::function<void(News)> hear)
    : url_(connection_string(parse_url(url))),
      process_(std::move(process)),
      hear_(std::move(hear)) {
    thread_ = std::thread([this] { run(); });
}

Cluster::~Cluster() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    bell_.ring();
    thread_.join();
}

void Cluster::want(const std::string& table) {
    {
        const std::lock_guard lock(mutex_);
        wanted_.insert(table);
        released_.erase(table);
    }
    bell_.ring();
}

void Cluster::release(const std::string& table) {
    const std::lock_guard lock(mutex_);
    wanted_.erase(table);
    released_.insert(table);
}

std::string Cluster::shout(const std::string& process, const std::string& table,
                           const std::string& message) {
    return std::string(kShout) + ' ' + process + ' ' + table + ' ' + message;
}

void Cluster::run() {
    std::unique_ptr<Connection> connection;
    for (;;) {
        {
            const std::lock_guard lock(mutex_);
            if (stopping_) return;
        }
        if (!connection || !connection->ok()) {
            // With the connection all locks are gone; another process may have them by now.
            if (!held_.empty()) hear_({News::Kind::lost, "", ""});
            {
                const std::lock_guard lock(mutex_);
                for (const std::string& table : released_) held_.erase(table);
                released_.clear();
                wanted_.merge(held_);
            }
            held_.clear();
            connection = std::make_unique<Connection>(url_);
            // Rows may have come while nobody listened.
            if (connection->ok()) hear_({News::Kind::changed, "", ""});
        }
        if (connection->ok()) ask_for_tables(*connection);
        platform::Bell::wait(connection->ok() ? connection->socket() : -1, &bell_, kPollMs);
        bell_.silence();
        if (connection->ok()) read_notifications(*connection);
    }
}

void Cluster::ask_for_tables(Connection& connection) {
    std::set<std::string> wanted;
    std::set<std::string> released;
    {
        const std::lock_guard lock(mutex_);
        wanted = wanted_;
        released.swap(released_);
    }
    for (const std::string& table : released)
        if (held_.erase(table) > 0)
            connection.run("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table.c_str());
    for (const std::string& table : wanted) {
        if (!held_.contains(table) &&
            !connection.run("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table.c_str()))
            continue;
        held_.insert(table);
        {
            const std::lock_guard lock(mutex_);
            wanted_.erase(table);
        }
        hear_({News::Kind::held, table, ""});
    }
}

void Cluster::read_notifications(Connection& connection) {
    if (PQconsumeInput(connection.get()) == 0) return;
    while (PGnotify* notification = PQnotifies(connection.get())) {
        std::istringstream words{std::string(notification->extra)};
        PQfreemem(notification);
        std::string first;
        words >> first;
        if (first == kShout) {
            News news{News::Kind::said, "", ""};
            words >> first >> news.table;
            words.get();
            std::getline(words, news.message);
            if (first != process_) hear_(std::move(news));
            continue;
        }
        if (first == process_) continue;
        for (std::string table; words >> table;)
            hear_({News::Kind::changed, table == "*" ? "" : table, ""});
    }
}

}  // namespace bornes::journal
