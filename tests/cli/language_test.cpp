// What commands say to players when something is wrong, in the language of the players.
#include <gmock/gmock.h>

#include <filesystem>

#include "program.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;

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
    EXPECT_THAT(shop.bornes("verify --lang de " + fair).out, HasSubstr("gegeben wie zugesagt\n"));
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

}  // namespace
}  // namespace bornes::test
