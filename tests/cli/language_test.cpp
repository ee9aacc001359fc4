// What commands say to players when something is wrong, in the language of the players.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "bornes/utf8.h"
#include "program.h"

namespace bornes::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kForPlayers[] = {"play",   "learn",  "puzzle", "keep",  "rules",
                                       "replay", "review", "score",  "stats", "verify"};

std::string fault_of(const std::string& arguments) {
    const Outcome run = Workshop().bornes(arguments);
    EXPECT_EQ(run.exit, 2) << arguments;
    EXPECT_EQ(run.out, "") << arguments;
    return run.err;
}

TEST(Language, IsAnOptionOfEveryCommandThatSpeaksToPlayers) {
    for (const std::string command : kForPlayers)
        EXPECT_THAT(Workshop().bornes(command + " --help").out, HasSubstr("--lang LANG"))
            << command;
}

TEST(Language, AWrongOptionIsToldInIt) {
    EXPECT_EQ(fault_of("play --levle strong --lang de"),
              "bornes: `bornes play` hat keine Option `--levle`; meintest du `--level`?\n"
              "Mehr dazu: `bornes play --help`.\n");
    EXPECT_EQ(fault_of("rules --lang=fr --players 9"),
              "bornes: --players: `9` n’est pas un nombre entier de 2 à 6\n"
              "`bornes rules --help` vous en dira plus.\n");
    EXPECT_EQ(fault_of("keep --lang es --players 5"),
              "bornes: con 5 jugadores hace falta `--set teams=solo`\n");
    EXPECT_EQ(fault_of("play --plain --lang it --set goal=1"),
              "bornes: --set `goal=1`: `goal` è un numero da 500 a 50000, oppure race\n");
    EXPECT_EQ(fault_of("learn --lang nl --plain --pace 3"),
              "bornes: --pace heeft geen zin met --plain: regels verschijnen zonder te wachten\n");
}

TEST(Language, AFileThatIsNotThereIsToldInIt) {
    for (const std::string command : kForPlayers) {
        if (command == "learn" || command == "keep" || command == "rules") continue;
        const std::string file = command == "puzzle" ? " --file nowhere" : " nowhere";
        EXPECT_THAT(Workshop().bornes(command + " --lang de" + file).err,
                    HasSubstr("nowhere lässt sich nicht öffnen: Datei oder Ordner nicht gefunden"));
    }
    EXPECT_THAT(fault_of("score --lang fr http://127.0.0.1:1/t/kXq0Zc1m2n3b4v5c6x7z8A"),
                HasSubstr("impossible d’ouvrir http://127.0.0.1:1 : connexion refusée"));
}

TEST(Language, VerifySpeaksIt) {
    const Workshop shop;
    EXPECT_THAT(shop.shell("bornes random --seed 1 --hands 1 | bornes verify --lang es -").err,
                HasSubstr("bornes: no se ha comprobado nada: el registro no nombra ninguna mesa"));
    const std::string fair = std::filesystem::absolute("tests/fair/records/two.bornes").string();
    EXPECT_THAT(shop.bornes("verify --lang de " + fair).out,
                HasSubstr("gegeben wie versprochen\n"));
    EXPECT_THAT(shop.bornes("verify --lang fr --ascii " + fair).out,
                HasSubstr("distribuees comme promis\n"));
    const std::string cut = "sed 's/^tag deal-1-commit ./tag deal-1-commit x/' " + fair;
    EXPECT_THAT(shop.shell(cut + " | bornes verify --lang it -").err,
                HasSubstr("bornes: mano 1: il seme e le condizioni non sono quelli promessi"));
}

TEST(Language, IsThatOfTheLocaleAndEnglishForOperators) {
    const Workshop shop;
    EXPECT_THAT(shop.shell("LC_ALL=de_DE.UTF-8 bornes paly").err,
                HasSubstr("es gibt keinen Befehl `paly`; meintest du `play`?"));
    EXPECT_THAT(shop.shell("LC_ALL=de_DE.UTF-8 bornes serve --lissten 1").err,
                HasSubstr("has no option `--lissten`; did you mean `--listen`?"));
    EXPECT_THAT(shop.shell("LC_ALL=C bornes score --lang fr nowhere").err,
                HasSubstr("impossible d'ouvrir nowhere : aucun fichier ou dossier de ce nom"));
}

// The pseudo-language accents every text of words/, so that what stays plain comes from C++.
TEST(Language, HelpForPlayersIsAllInWords) {
    for (const std::string command : kForPlayers) {
        const std::string help = Workshop().shell("COLUMNS=1000 bornes help " + command).out;
        const std::string pseudo =
            Workshop().shell("COLUMNS=1000 bornes " + command + " --help --lang en-XA").out;
        EXPECT_THAT(help, HasSubstr("\nExamples:")) << command;
        EXPECT_FALSE(pseudo.empty()) << command;
        std::istringstream lines(help.substr(0, help.find("\nExamples:")));
        for (std::string line; std::getline(lines, line);) {
            if (!line.starts_with("  ")) continue;
            const std::size_t gap = line.find("  ", 2);
            EXPECT_NE(line.find_first_not_of(' ', gap), std::string::npos) << command << line;
            if (line.find("--lang") != std::string::npos) continue;  // begins with a list
            EXPECT_THAT(pseudo, Not(HasSubstr(line + "\n"))) << command;
        }
        EXPECT_THAT(pseudo, Not(HasSubstr("Options:"))) << command;
    }
}

TEST(Language, HelpSpeaksItAndFitsTheWindow) {
    const Workshop shop;
    for (const std::string language : {"de", "es", "fr", "it", "nl", "en-XA"})
        for (const std::string command : kForPlayers) {
            const std::string asked = "COLUMNS=60 bornes " + command + " --help --lang " + language;
            const std::string help = shop.shell(asked).out;
            const std::string ascii = shop.shell(asked + " --ascii").out;
            EXPECT_FALSE(help.empty());
            EXPECT_FALSE(ascii.empty());
            EXPECT_TRUE(
                std::all_of(ascii.begin(), ascii.end(), [](unsigned char c) { return c < 128; }));
            std::istringstream lines(help + ascii);
            for (std::string line; std::getline(lines, line);)
                EXPECT_LE(code_points(line), 60U) << line;
        }
    EXPECT_EQ(shop.bornes("play --help --lang de").out, shop.bornes("help play --lang de").out);
    EXPECT_THAT(shop.bornes("play --help --lang de").out,
                AllOf(HasSubstr("\nAufruf: bornes play [OPTION]... [FILE|URL]\n"),
                      HasSubstr("\nOptionen:\n"), HasSubstr("\nBeispiele:\n  bornes play\n"),
                      HasSubstr("master [Vorgabe: casual]")));
    EXPECT_THAT(shop.shell("LC_ALL=fr_FR.UTF-8 bornes --help").out,
                AllOf(HasSubstr("\nJouer :\n"), HasSubstr("Héberger des tables")));
    EXPECT_THAT(shop.shell("LC_ALL=C bornes help --lang fr").out, HasSubstr("Heberger des tables"));
}

TEST(Language, HelpOfOperatorsManualsAndCompletionAreEnglish) {
    const Workshop shop;
    for (const std::string asked :
         {"serve --help", "help arena", "man play", "man", "completion zsh", "completion fish"})
        EXPECT_EQ(shop.shell("LC_ALL=de_DE.UTF-8 bornes " + asked).out,
                  shop.shell("LC_ALL=C.UTF-8 bornes " + asked).out)
            << asked;
    EXPECT_THAT(shop.bornes("man play").out, HasSubstr("The same seed deals the same cards"));
}

}  // namespace
}  // namespace bornes::test
