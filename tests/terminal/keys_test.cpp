// The effect of keys, the line of keys and the help agree.
#include "terminal/screen/keys.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "terminal/draw/table_scene.h"
#include "terminal/plain/plain_command.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

using testing::HasSubstr;

constexpr int kWide = 160;
const Voice kEnglish(Language(), kDefaultEdition);
const Voice kFrench(*words::language_from_id("fr"), kDefaultEdition);

constexpr std::array kBothModes{Mode::card,      Mode::discard,   Mode::question,
                                Mode::victim,    Mode::choice,    Mode::look,
                                Mode::hand_over, Mode::game_over, Mode::watch};
constexpr std::array kLocalModes{Mode::replay, Mode::score, Mode::page,     Mode::menu,
                                 Mode::typing, Mode::list,  Mode::main_menu};

std::vector<Situation> all_situations() {
    std::vector<Situation> all{{Mode::room, true}, {Mode::lost, true}};
    for (const Mode mode : kBothModes) all.insert(all.end(), {{mode, false}, {mode, true}});
    for (const Mode mode : kLocalModes) all.push_back({mode, false});
    return all;
}

std::vector<std::string> parts_of(std::string_view line) {
    constexpr std::string_view between = " · ";
    std::vector<std::string> parts;
    for (std::size_t at = line.find(between); at != std::string_view::npos;
         at = line.find(between)) {
        parts.emplace_back(line.substr(0, at));
        line.remove_prefix(at + between.size());
    }
    parts.emplace_back(line);
    return parts;
}

// The letter at the beginning of a part of the line of keys: "d discard".
std::optional<Key> letter_in(const std::string& part) {
    const bool has_letter = part.size() > 2 && part[1] == ' ' && part[0] != '1';
    return has_letter ? std::optional(Key{KeyKind::letter, static_cast<char32_t>(part[0])})
                      : std::nullopt;
}

TEST(Keys, LinesFitTheSmallestWindow) {
    for (const Situation situation : all_situations())
        for (const Language language : words::languages()) {
            const Voice voice(language, kDefaultEdition);
            const std::string line = keys_line(voice, situation, kSmallest.width);
            EXPECT_LE(width_of(line), kSmallest.width - 2) << line;
            EXPECT_FALSE(line.empty()) << static_cast<int>(situation.mode);
        }
}

TEST(Keys, EveryLetterOfALineDoesSomething) {
    int letters = 0;
    for (const Situation situation : all_situations())
        for (const std::string& part : parts_of(keys_line(kEnglish, situation, kWide)))
            if (const std::optional<Key> key = letter_in(part)) {
                ++letters;
                EXPECT_NE(request_of(*key, situation), Request::none) << part;
            }
    EXPECT_GT(letters, 50);
}

TEST(Keys, AWideWindowHasMoreWords) {
    EXPECT_EQ(keys_line(kEnglish, {Mode::card}, 80),
              "1-7 or ←→ Enter play · d discard · h hint · s score · u undo · ? help · q quit");
    EXPECT_EQ(keys_line(kEnglish, {Mode::card}, 124),
              "1-7 play that card · ← → choose · Enter play · d discard · w why not · h hint · "
              "s score sheet · u undo · ? help · q quit");
    EXPECT_EQ(keys_line(kFrench, {Mode::victim}, 80),
              "n° ←→ viser · Échap retour · h conseil · s marque · u annuler · ? aide · q fin");
    EXPECT_EQ(keys_line(kEnglish, {Mode::room, true}, 80),
              "1-6 sit · x stand up · ↑↓ b bot · r remove · Enter start · t say · q leave");
    const Situation two{.mode = Mode::room, .online = true, .seats = 2};
    EXPECT_TRUE(keys_line(kEnglish, two, 80).starts_with("1-2 sit · "));
}

TEST(Keys, ALessonGoesBackAndOnByItsSteps) {
    const Situation step{.mode = Mode::card, .impossible = {}, .lesson = true};
    const std::string line = keys_line(kEnglish, step, kWide);
    EXPECT_NE(line.find("u back · k skip"), std::string::npos) << line;
    const Situation end{.mode = Mode::hand_over, .lesson = true};
    EXPECT_EQ(keys_line(kEnglish, end, kWide).find("next hand"), std::string::npos);
}

// The letters of the full screen also work as typed commands.
TEST(Keys, MeanTheSameInLinesOfText) {
    using Kind = Command::Kind;
    for (const auto& [letter, request, kind] : {std::tuple{'d', Request::discard, Kind::discard},
                                                {'w', Request::why, Kind::why},
                                                {'h', Request::hint, Kind::hint},
                                                {'s', Request::score, Kind::score},
                                                {'u', Request::undo, Kind::undo},
                                                {'q', Request::quit, Kind::quit},
                                                {'t', Request::say, Kind::say},
                                                {'b', Request::come_back, Kind::back},
                                                {'x', Request::give_up_seat, Kind::leave},
                                                {'r', Request::replace, Kind::replace}}) {
        const Key key{KeyKind::letter, static_cast<char32_t>(letter)};
        EXPECT_EQ(request_of(key, {Mode::card, true}), request) << letter;
        EXPECT_EQ(command_from(std::string(1, letter)).kind, kind) << letter;
    }
    EXPECT_EQ(command_from("d 3").card, "3");
    EXPECT_EQ(command_from("?").kind, Kind::help);
}

TEST(Keys, MeanWhatTheQuestionAsks) {
    const Key digit{KeyKind::letter, U'3'};
    const Key quit{KeyKind::letter, U'q'};
    const Key phrase{KeyKind::letter, U't'};
    const Key robot{KeyKind::letter, U'b'};
    EXPECT_EQ(request_of(digit, {Mode::card}), Request::number);
    EXPECT_EQ(request_of({KeyKind::letter, U'0'}, {Mode::card}), Request::none);
    EXPECT_EQ(request_of(quit, {Mode::card}), Request::quit);
    EXPECT_EQ(request_of(quit, {Mode::choice}), Request::back);
    EXPECT_EQ(request_of(quit, {Mode::page}), Request::back);
    EXPECT_EQ(request_of(phrase, {Mode::card}), Request::none);
    EXPECT_EQ(request_of(phrase, {Mode::card, true}), Request::say);
    EXPECT_EQ(request_of(robot, {Mode::card, true}), Request::come_back);
    EXPECT_EQ(request_of(robot, {Mode::room, true}), Request::put_bot);
    EXPECT_EQ(request_of({KeyKind::escape}, {Mode::victim}), Request::back);
    EXPECT_EQ(request_of({KeyKind::escape}, {Mode::question}), Request::none);
}

TEST(Keys, AnyOtherKeyHurriesBotsAndNobodyElse) {
    const Key other{KeyKind::letter, U'z'};
    EXPECT_EQ(request_of(other, {Mode::watch}), Request::hurry);
    EXPECT_EQ(request_of({KeyKind::enter}, {Mode::watch}), Request::hurry);
    EXPECT_EQ(request_of({KeyKind::letter, U'q'}, {Mode::watch}), Request::quit);
    EXPECT_EQ(request_of(other, {Mode::watch, true}), Request::none);
}

TEST(Keys, HelpNamesEveryLetterOfTheTable) {
    for (const bool online : {false, true}) {
        std::vector<HelpLine> lines;
        add_keys(lines, kEnglish, {Mode::card, online}, 500);
        std::string text;
        for (const HelpLine& line : lines) text += line.text + '\n';
        for (const std::string& part : parts_of(keys_line(kEnglish, {Mode::card, online}, kWide)))
            if (letter_in(part)) {
                EXPECT_THAT(text, HasSubstr(part));
            }
        EXPECT_EQ(text.find("x give up your seat") != std::string::npos, online) << text;
        EXPECT_EQ(text.find("u undo") != std::string::npos, !online) << text;
        EXPECT_EQ(text.find("k skip"), std::string::npos) << text;
    }
}

TEST(Keys, TheLineOffersOnlyWhatCanBeDone) {
    EXPECT_EQ(keys_line(kEnglish, {Mode::score}, 80), "← → other hands · Esc back");
    EXPECT_EQ(keys_line(kEnglish, {Mode::score, false, {Request::up}}, 80), "Esc back");
    const Situation undone{Mode::card, false, {Request::skip, Request::undo}};
    EXPECT_EQ(keys_line(kEnglish, undone, 80).find("undo"), std::string::npos);
    EXPECT_EQ(request_of({KeyKind::letter, U'u'}, undone), Request::undo) << "the key says why";
}

TEST(Keys, QuitOnlyTheMainMenu) {
    const Key quit{KeyKind::letter, U'q'};
    EXPECT_EQ(keys_line(kEnglish, {Mode::main_menu}, 80), "↑ ↓ choose · Enter · q quit");
    EXPECT_EQ(request_of(quit, {Mode::main_menu}), Request::quit);
    EXPECT_EQ(keys_line(kEnglish, {Mode::list}, 80), "↑ ↓ choose · Enter · Esc back");
    EXPECT_EQ(request_of(quit, {Mode::list}), Request::back);
}

}  // namespace
}  // namespace bornes::terminal
