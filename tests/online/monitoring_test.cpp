// How a host monitors a server: /metrics, alert rules, the dashboard, the unit.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "cli/program.h"
#include "online/game_client.h"
#include "online/load_process.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string text_of(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

bool installed(const test::Workshop& workshop, const std::string& program) {
    return workshop.shell("command -v " + program).exit == 0;
}

class Monitoring : public ::testing::Test {
protected:
    // The metrics of a server on which players and bots have played.
    std::string metrics() {
        LoadProcess load(server.port(), database, 2, 1);
        const std::string token = new_guest(server.port(), "Ann");
        GameClient(server.port(),
                   new_table(server.port(), token, R"({"bots":[{"seat":2,"level":"novice"}]})"),
                   token, 1)
            .play(std::chrono::seconds(1));
        load.finish();
        const std::string answer = http_get(server.port(), "/metrics");
        const std::size_t begin = answer.find("# HELP");
        return begin == std::string::npos ? answer : answer.substr(begin);
    }

    const TemporaryFolder folder;
    const test::Workshop workshop;
    const std::string database = "sqlite:" + folder.file("db");
    ServerProcess server{database, {"--unlimited", "--bot-delay", "10"}};
};

TEST_F(Monitoring, PromtoolFindsNoFaultInTheMetrics) {
    if (!installed(workshop, "promtool")) GTEST_SKIP() << "no promtool";
    workshop.write("metrics", metrics());
    const test::Outcome checked = workshop.shell("promtool check metrics < metrics");
    EXPECT_EQ(checked.exit, 0) << checked.err << checked.out;
    EXPECT_THAT(checked.err + checked.out, IsEmpty());
}

TEST_F(Monitoring, TheHistogramsCount) {
    const std::string text = metrics();
    EXPECT_THAT(text, HasSubstr("bornes_build_info{version=\""));
    EXPECT_THAT(text, HasSubstr("bornes_ready 1"));
    for (const char* name : {"bornes_move_latency_seconds", "bornes_journal_batch_rows",
                             "bornes_journal_commit_seconds", "bornes_bot_thinking_seconds"}) {
        EXPECT_THAT(text, HasSubstr(fmt::format("# HELP {} ", name)));
        EXPECT_THAT(text, HasSubstr(fmt::format("{}_bucket{{le=\"+Inf\"}}", name)));
        EXPECT_THAT(text, Not(HasSubstr(fmt::format("\n{}_count 0\n", name))));
    }
    for (const char* name : {"process_cpu_seconds_total", "process_resident_memory_bytes",
                             "process_open_fds", "process_max_fds", "process_start_time_seconds"})
        EXPECT_THAT(text, Not(HasSubstr(fmt::format("\n{} 0\n", name)))) << name;
}

// A server must export every metric that these files name.
TEST_F(Monitoring, DashboardAndRulesNameExistingMetrics) {
    const std::string told = metrics();
    for (const char* file : {"packaging/bornes.rules.yml", "packaging/bornes-dashboard.json"}) {
        const std::string text = text_of(file);
        const std::regex name(R"(\b(bornes|process)_[a-z_]+)");
        std::set<std::string> names;
        for (std::sregex_iterator each(text.begin(), text.end(), name), end; each != end; ++each)
            names.insert(each->str());
        EXPECT_GT(names.size(), 5U) << file;
        for (const std::string& each : names) EXPECT_THAT(told, HasSubstr("\n" + each)) << file;
    }
}

TEST(MonitoringFiles, PromtoolReadsThem) {
    const test::Workshop workshop;
    if (!installed(workshop, "promtool")) GTEST_SKIP() << "no promtool";
    for (const char* name : {"bornes.rules.yml", "prometheus.yml"})
        workshop.write(name, text_of(fmt::format("packaging/{}", name)));
    const test::Outcome rules = workshop.shell("promtool check rules bornes.rules.yml");
    EXPECT_EQ(rules.exit, 0) << rules.err << rules.out;
    const test::Outcome config = workshop.shell("promtool check config prometheus.yml");
    EXPECT_EQ(config.exit, 0) << config.err << config.out;
    workshop.write("dashboard.json", text_of("packaging/bornes-dashboard.json"));
    EXPECT_EQ(workshop.shell("python3 -m json.tool dashboard.json").exit, 0);
}

// The aim is 2.5. The threshold counts in tenths.
TEST(Unit, IsWellConfined) {
    const test::Workshop workshop;
    if (!installed(workshop, "systemd-analyze")) GTEST_SKIP() << "no systemd-analyze";
    workshop.write("bornes.service", text_of("packaging/bornes.service"));
    const test::Outcome judged = workshop.shell(
        "systemd-analyze security --no-pager --offline=yes --threshold=25 ./bornes.service");
    EXPECT_EQ(judged.exit, 0) << judged.out.substr(judged.out.rfind("→"));
}

}  // namespace
}  // namespace bornes::tests
