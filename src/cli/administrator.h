// The actions of `bornes admin`, each of which prints what it found or did.
#pragma once

#include <memory>
#include <string>

#include "journal/store.h"

namespace bornes::cli {

struct AdminOptions {
    std::string action;
    std::string table;  // an id or a link
    std::string database;
    bool json = false;
    bool yes = false;
    bool dry_run = false;
    bool expire_now = false;
    int most = 50;
    int game = 0;
    int keep_days = 30;
    std::string out;
};

// Throws Failure, and journal::StoreError if the database fails.
class Administrator {
public:
    explicit Administrator(const AdminOptions& given)
        : given_(given), store_(open(given.database)) {}

    void tables();
    void show();
    void close();
    void remove();
    void export_record();
    void guests();
    void stats();
    void expire();
    void check();

private:
    // The default database for an empty url.
    static std::unique_ptr<journal::Store> open(const std::string& url);
    void print(const std::string& report, const std::string& json) const;
    void print_line(const std::string& sentence, const std::string& json) const;
    std::string table() const;
    [[noreturn]] void fail_without_table() const;
    bool confirmed(const std::string& question) const;

    const AdminOptions& given_;
    std::unique_ptr<journal::Store> store_;
};

}  // namespace bornes::cli
