#include "journal/cluster.h"

#include <sstream>
#include <utility>

#include "journal/cluster_connection.h"
#include "journal/url.h"

namespace bornes::journal {
namespace {

constexpr std::chrono::milliseconds kAskEvery{1000};
constexpr std::chrono::milliseconds kRenew{kRenewEvery};
constexpr int kLookEvery = 500;  // milliseconds
constexpr const char* kSay = "say";

}  // namespace

Cluster::Cluster(const std::string& url, std::string process, std::function<void(News)> hear)
    : url_(connection_string(parse_url(url))),
      process_(std::move(process)),
      leases_(process_),
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
        newly_wanted_ = true;
    }
    bell_.ring();
}

void Cluster::release(const std::string& table) {
    const std::lock_guard lock(mutex_);
    wanted_.erase(table);
    released_.insert(table);
}

std::string Cluster::notification(const std::string& process, const std::string& table,
                                  const std::string& message) {
    return std::string(kSay) + ' ' + process + ' ' + table + ' ' + message;
}

bool Cluster::stopping() {
    const std::lock_guard lock(mutex_);
    return stopping_;
}

void Cluster::run() {
    while (!stopping()) {
        if (!connection_ || !connection_->ok()) connect();
        if (connection_->ok()) renew();
        if (connection_->ok()) give_back_tables();
        if (connection_->ok()) ask_for_tables();
        platform::Bell::wait(connection_->ok() ? connection_->socket() : -1, &bell_, kLookEvery);
        bell_.silence();
        if (!connection_->ok()) continue;
        for (const std::string& payload : connection_->notifications()) read_notification(payload);
    }
    if (connection_ && connection_->ok()) leases_.end(*connection_);
}

// A lost connection does not end the leases at once, but they expire soon.
void Cluster::connect() {
    connection_ = std::make_unique<ClusterConnection>(url_);
    renewed_ = {};
    // Rows may have come while nobody listened.
    if (connection_->ok()) hear_({News::Kind::changed});
}

void Cluster::renew() {
    if (Clock::now() - renewed_ < kRenew) return;
    const bool in_time = leases_.renew(*connection_);
    if (!connection_->ok()) return;
    renewed_ = Clock::now();
    if (in_time || held_.empty()) return;
    hear_({News::Kind::lost});
    const std::lock_guard lock(mutex_);
    for (const std::string& table : released_) held_.erase(table);
    wanted_.merge(held_);
    held_.clear();
    newly_wanted_ = true;
}

void Cluster::give_back_tables() {
    std::set<std::string> released;
    {
        const std::lock_guard lock(mutex_);
        released.swap(released_);
    }
    for (const std::string& table : released) {
        held_.erase(table);
        leases_.give_back(*connection_, table);  // if it is still ours
    }
}

void Cluster::ask_for_tables() {
    std::set<std::string> wanted;
    {
        const std::lock_guard lock(mutex_);
        if (!std::exchange(newly_wanted_, false) && Clock::now() - asked_ < kAskEvery) return;
        wanted = wanted_;
    }
    asked_ = Clock::now();
    if (wanted.empty()) return;
    for (const auto& [table, fence] : leases_.take(*connection_, wanted)) {
        held_.insert(table);
        {
            const std::lock_guard lock(mutex_);
            wanted_.erase(table);
        }
        hear_({News::Kind::held, table, {}, fence});
    }
}

void Cluster::read_notification(const std::string& payload) {
    std::istringstream words(payload);
    std::string first;
    words >> first;
    if (first == kSay) {
        News news{News::Kind::said};
        words >> first >> news.table;
        words.get();
        std::getline(words, news.message);
        if (first != process_) hear_(std::move(news));
        return;
    }
    if (first == process_) return;
    for (std::string table; words >> table;)
        hear_({News::Kind::changed, table == "*" ? "" : table});
}

}  // namespace bornes::journal
