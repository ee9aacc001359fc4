// A journal in a database of the test, which waits for the answers.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "journal/databases.h"
#include "journal/journal.h"
#include "journal/mailbox.h"

namespace bornes::journal {

using Outcome = Appended::Outcome;
using tests::Mailbox;
using tests::Postgres;
using tests::TemporaryFolder;

inline Row row(int table, Seq seq) {
    return {"t" + std::to_string(table), seq, 1, "ann", "c" + std::to_string(seq), "{}"};
}

class JournalTest : public ::testing::TestWithParam<const char*> {
protected:
    JournalTest()
        : url_(std::string_view(GetParam()) == "sqlite" ? "sqlite:" + folder_.file("db")
                                                        : Postgres::instance().fresh_database()) {}

    std::unique_ptr<Journal> open() {
        make_tables();
        return std::make_unique<Journal>(url_, mailbox_.post(),
                                         [this](bool available, const std::string& why) {
                                             available_ = available;
                                             if (!available) why_ = why;
                                             changes_++;
                                         });
    }
    // Tables 0 to 59.
    void make_tables() {
        Store store(url_);
        for (int table = 0; table < 60; ++table)
            store.create({"t" + std::to_string(table), "ann", "{}", false, 1, "", false});
    }
    Appended append(Journal& journal, const Row& row) {
        std::optional<Appended> answer;
        journal.append(row, {}, [&](Appended appended) { answer = appended; });
        mailbox_.run_until([&] { return answer.has_value(); });
        return answer.value_or(Appended{});
    }

    TemporaryFolder folder_;
    std::string url_;
    Mailbox mailbox_;
    bool available_ = true;
    int changes_ = 0;
    std::string why_;
};

}  // namespace bornes::journal
