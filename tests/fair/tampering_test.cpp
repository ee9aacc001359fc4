// Records with one manipulation each must all be refused, each with its reason. The checkers in
// Python (tests/online/fair_deals.py) and in the page (web/tests/fairRecord.test.ts) name the same
// reasons.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "fair/record_check.h"

namespace bornes::fair {
namespace {

namespace json = boost::json;
const std::filesystem::path kFolder = "tests/fair";

std::string content_of(const std::filesystem::path& file) {
    std::ostringstream content;
    content << std::ifstream(file).rdbuf();
    return content.str();
}

std::map<std::int64_t, std::string> lines_of(const std::string& text) {
    std::map<std::int64_t, std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.emplace(static_cast<std::int64_t>(lines.size()) + 1, line);
    return lines;
}

// Why `bornes verify` refuses a record, as a code of docs/fair-deals.md; empty if it does not.
std::string reason_in(const std::string& text) {
    const auto read = read_record(text);
    if (!read) return "unreadable";
    const RecordVerdict verdict = check_deals(*read);
    if (verdict.fault) return std::string(id(verdict.fault->code));
    if (verdict.heads.empty()) return "no-hands";
    return verdict.game_over ? "" : "incomplete";
}

std::string tampered(const json::object& entry) {
    auto lines = lines_of(content_of(kFolder / "records" / entry.at("record").as_string().c_str()));
    for (const json::value& edit : entry.at("edits").as_array()) {
        const json::array& pair = edit.as_array();
        if (pair[1].is_null())
            lines.erase(pair[0].as_int64());
        else
            lines[pair[0].as_int64()] = pair[1].as_string();
    }
    std::string text;
    for (const auto& [number, line] : lines) text += line + "\n";
    return text;
}

TEST(Tampering, TheRecordsThemselvesAreFair) {
    int records = 0;
    for (const auto& file : std::filesystem::directory_iterator(kFolder / "records")) {
        EXPECT_EQ(reason_in(content_of(file.path())), "") << file.path();
        ++records;
    }
    EXPECT_EQ(records, 6);
}

TEST(Tampering, EveryTamperedRecordIsRefusedWithItsReason) {
    const json::value entries = json::parse(content_of(kFolder / "tampered.json"));
    EXPECT_GE(entries.as_array().size(), 300U);
    for (const json::value& entry : entries.as_array())
        EXPECT_EQ(reason_in(tampered(entry.as_object())), entry.at("reason").as_string().c_str())
            << json::serialize(entry);
}

// The host computed every hash of these records again. Their names begin with the reason.
TEST(Tampering, EveryForgedRecordIsRefusedWithItsReason) {
    std::set<std::string> reasons;
    for (const auto& file : std::filesystem::directory_iterator(kFolder / "forged")) {
        const std::string name = file.path().filename().string();
        const std::string reason = name.substr(0, name.find('.'));
        EXPECT_EQ(reason_in(content_of(file.path())), reason) << name;
        reasons.insert(reason);
    }
    for (const FairnessFaultCode code : kValues<FairnessFaultCode>)
        EXPECT_TRUE(reasons.contains(std::string(id(code)))) << id(code);
}

}  // namespace
}  // namespace bornes::fair
