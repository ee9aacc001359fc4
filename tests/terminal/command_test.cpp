// The terminal understands typed commands in every language, with and without accents.
#include "terminal/plain/plain_command.h"

#include <gtest/gtest.h>

#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

using Kind = Command::Kind;

TEST(Command, SeveralLanguagesAtOnce) {
    EXPECT_EQ(command_from("status").kind, Kind::status);
    EXPECT_EQ(command_from("état").kind, Kind::status);
    EXPECT_EQ(command_from("  ETAT ").kind, Kind::status);
    EXPECT_EQ(command_from("coup-fourré").kind, Kind::coup_fourre);
    EXPECT_EQ(command_from("coup-fourre extra-tank").kind, Kind::coup_fourre);
    EXPECT_EQ(command_from("?").kind, Kind::help);
    EXPECT_EQ(command_from("").kind, Kind::nothing);
    EXPECT_EQ(command_from("quit now").kind, Kind::unknown);
}

TEST(Command, ACardAloneIsPlayed) {
    const Command command = command_from("Stop on 2");
    EXPECT_EQ(command.kind, Kind::play);
    EXPECT_EQ(command.card, "stop");
    EXPECT_EQ(command.team, "2");
    EXPECT_EQ(command_from("jouer crevé sur Odette").team, "odette");
    EXPECT_EQ(command_from("why 3").card, "3");
}

TEST(Command, SeatsAndLevelsOfOnlineTables) {
    const Command bot = command_from("bot 2 strong");
    EXPECT_EQ(bot.kind, Kind::bot);
    EXPECT_EQ(seat_in(bot), 1);
    EXPECT_EQ(level_in(bot), Level::strong);
    EXPECT_EQ(level_in(command_from("robot 6 maître")), Level::master);
    EXPECT_EQ(level_in(command_from("bot 2")), std::nullopt);
    EXPECT_EQ(seat_in(command_from("libérer 1")), 0);
    EXPECT_EQ(seat_in(command_from("remove 7")), std::nullopt);
    EXPECT_EQ(seat_in(command_from("replace")), std::nullopt);
    EXPECT_EQ(command_from("remplacer 3").kind, Kind::replace);
}

// A translator may choose any words, but within a language each word must have one meaning.
TEST(Command, TheHelpOfOnlineTablesNamesALevelAsItIsTyped) {
    for (const Language language : words::languages()) {
        const Voice voice(language, kDefaultEdition);
        const std::string example = "2 " + simplified(voice(words::name_of(Level::strong)));
        EXPECT_NE(simplified(voice(Word::online_plain_help)).find(example), std::string::npos)
            << language.id();
    }
}

TEST(Command, EveryLanguageIsUnderstood) {
    const std::vector<std::pair<Word, Kind>> commands{
        {Word::command_play, Kind::play},       {Word::command_discard, Kind::discard},
        {Word::command_decline, Kind::decline}, {Word::command_extend, Kind::extend},
        {Word::command_finish, Kind::finish},   {Word::command_hand, Kind::hand},
        {Word::command_status, Kind::status},   {Word::command_why, Kind::why},
        {Word::command_hint, Kind::hint},       {Word::command_score, Kind::score},
        {Word::command_undo, Kind::undo},       {Word::command_rules, Kind::rules},
        {Word::command_help, Kind::help},       {Word::command_next, Kind::next},
        {Word::command_quit, Kind::quit},       {Word::command_say, Kind::say},
        {Word::command_sit, Kind::sit},         {Word::command_leave, Kind::leave},
        {Word::command_start, Kind::start},     {Word::command_ready, Kind::next},
        {Word::command_back, Kind::back},       {Word::command_bot, Kind::bot},
        {Word::command_free, Kind::free},       {Word::command_remove, Kind::remove},
        {Word::command_replace, Kind::replace}, {Word::command_coup_fourre, Kind::coup_fourre}};
    for (const Language language : words::languages()) {
        const Voice voice(language, kDefaultEdition);
        for (const auto& [word, kind] : commands)
            EXPECT_EQ(command_from(voice(word), language).kind, kind) << voice(word);
        for (const Level level : kLevels) {
            const std::string line = "bot 2 " + std::string(voice(words::name_of(level)));
            EXPECT_EQ(level_in(command_from(line, language)), level) << line;
        }
        for (int i = 0; i < kCardKinds; ++i)
            for (const Word word : {words::name_of(card_at(i)), words::short_name_of(card_at(i))}) {
                const Command command = command_from(voice(word), language);
                EXPECT_EQ(command.kind, Kind::play) << voice(word);
                EXPECT_EQ(card_from(command.card, Hand(), voice), card_at(i)) << voice(word);
            }
    }
}

TEST(Command, CardsByPlaceIdAndName) {
    Hand hand;
    hand.add(Card::roll);
    hand.add(Card::km25);
    const auto card = [&](std::string_view text) {
        return card_from(simplified(text), hand, Voice(Language(), Edition::parker_1962));
    };
    EXPECT_EQ(card("1"), Card::km25);
    EXPECT_EQ(card("2"), Card::roll);
    EXPECT_EQ(card("3"), std::nullopt);
    EXPECT_EQ(card("25"), Card::km25);
    EXPECT_EQ(card("red light"), Card::stop);
    EXPECT_EQ(card("Feu rouge"), Card::stop);
    EXPECT_EQ(card("out-of-gas"), Card::out_of_gas);
    EXPECT_EQ(card("Panne d’essence"), Card::out_of_gas);
    EXPECT_EQ(card("\xff\xfe"), std::nullopt);
}

}  // namespace
}  // namespace bornes::terminal
