// Golden games: records of whole games, and the referee's results when they were committed. Do not
// make them anew: a difference means a change of the rules or of a format.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "bornes/json.h"
#include "bornes/record.h"
#include "bornes/score.h"
#include "support/words.h"

namespace bornes::test {
namespace {

const std::filesystem::path kFolder = "tests/playthroughs";

std::string contents(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

// FNV-1a of everything that the referee prints.
std::uint64_t digest(const std::string& text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return hash;
}

// Such as "hands 3 actions 250 totals 5100 4300 winners 1 digest 0123456789abcdef".
std::string summary(const std::string& record) {
    RecordReader reader;
    std::string output;
    int actions = 0;
    for (const std::string& line : split(record, "\n")) {
        const RecordReader::Step step = reader.feed(line);
        if (step == RecordReader::Step::fault) return to_text(*reader.fault(), "record");
        if (step == RecordReader::Step::nothing) continue;
        if (step == RecordReader::Step::acted) ++actions;
        append_json(output, *reader.position());
        output += '\n';
    }
    const Board& board = reader.position()->board;
    std::ostringstream text;
    text << "hands " << board.hand_number << " actions " << actions << " totals";
    for (int team = 0; team < board.rules.teams; ++team)
        text << ' ' << totals_after(board).at(static_cast<std::size_t>(team));
    text << " winners";
    for (int team = 0; team < board.rules.teams; ++team)
        if ((winners(board) >> team & 1) != 0) text << ' ' << team + 1;
    text << " digest " << std::hex << std::setw(16) << std::setfill('0') << digest(output);
    return text.str();
}

// The lines of expected.txt, by the name of the record.
std::map<std::string, std::string> expectations() {
    std::map<std::string, std::string> expected;
    for (const std::string& line : split(contents(kFolder / "expected.txt"), "\n"))
        if (line.front() != '#')
            expected[line.substr(0, line.find(' '))] = line.substr(line.find(' ') + 1);
    return expected;
}

std::map<std::string, std::string> records() {
    std::map<std::string, std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator(kFolder))
        if (entry.path().extension() == ".bornes")
            found[entry.path().stem().string()] = contents(entry.path());
    return found;
}

TEST(Playthroughs, TheRefereeSaysWhatItSaidBefore) {
    const auto expected = expectations();
    const auto found = records();
    for (const auto& [name, record] : found) {
        ASSERT_TRUE(expected.contains(name)) << "expected.txt lacks " << name;
        EXPECT_EQ(summary(record), expected.at(name)) << name;
    }
    EXPECT_EQ(found.size(), expected.size());
}

TEST(Playthroughs, AreWholeGames) {
    for (const auto& [name, record] : records())
        EXPECT_EQ(summary(record).find("winners digest"), std::string::npos) << name;
}

TEST(Playthroughs, AreWrittenAsTheWriterWrites) {
    for (const auto& [name, record] : records()) {
        const auto read = read_record(record);
        ASSERT_TRUE(bool{read}) << name;
        EXPECT_EQ(to_text(*read), record) << name;
    }
}

TEST(Playthroughs, OneForEveryEditionAndNumberOfPlayers) {
    const auto found = records();
    for (const Edition edition : kEditions)
        for (const int players : {2, 3, 4, 6})
            if (make_rules(edition, players)) {
                const std::string name = std::string(id(edition)) + "_" + std::to_string(players);
                ASSERT_TRUE(found.contains(name)) << name;
                const Record record = *read_record(found.at(name));
                EXPECT_EQ(record.edition, edition) << name;
                EXPECT_EQ(record.players, players) << name;
                EXPECT_EQ(record.house, HouseRules{}) << name;
            }
    EXPECT_TRUE(found.contains("parker-1988_5_solo"));
    EXPECT_TRUE(found.contains("parker-1988_6_solo"));
}

}  // namespace
}  // namespace bornes::test
