// Settings of `bornes serve` in the environment and in a file.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// The settings that `--print-config` prints, without comments and empty lines.
std::string set_by(const Workshop& workshop, const std::string& variables,
                   const std::string& arguments) {
    const Outcome run = workshop.shell(variables + " bornes serve --print-config " + arguments +
                                       " | grep -v '^#' | grep .");
    EXPECT_EQ(run.err, "");
    return run.out;
}

void expect_fault(std::string_view file, const std::string& message) {
    const Workshop workshop;
    workshop.write("b.conf", file);
    const Outcome run = workshop.bornes("serve --config b.conf --listen 127.0.0.1:0");
    EXPECT_EQ(run.exit, 2) << file;
    EXPECT_EQ(run.err, message + "\n") << file;
}

TEST(Settings, CommandLineBeforeEnvironmentBeforeFile) {
    const Workshop workshop;
    workshop.write("b.conf", "keep = 1\nping=2\n\n  # a comment\nbot-delay =  3   # as well\n");
    EXPECT_EQ(set_by(workshop, "", "--config b.conf"), "keep = 1\nbot-delay = 3\nping = 2\n");
    EXPECT_EQ(set_by(workshop, "BORNES_KEEP=10 BORNES_PING=20 BORNES_BOT_DELAY=",
                     "--config b.conf --keep 100"),
              "keep = 100\nbot-delay = 3\nping = 20\n");
    EXPECT_EQ(set_by(workshop, "BORNES_CONFIG=b.conf", "--ping 5"),
              "keep = 1\nbot-delay = 3\nping = 5\n");
}

TEST(Settings, ListsAndFlags) {
    const Workshop workshop;
    workshop.write("b.conf",
                   "allow-host = a.lan, b.lan\nallow-host = c.lan\nopen = yes\nport-search = off\n"
                   "listen = [::1]:0,localhost:8080\n");
    EXPECT_EQ(set_by(workshop, "BORNES_TRUSTED_PROXY=10.0.0.0/8,::1 BORNES_UNLIMITED=1",
                     "--config b.conf"),
              "listen = [::1]:0,localhost:8080\nport-search = false\nopen = true\n"
              "allow-host = a.lan,b.lan,c.lan\ntrusted-proxy = 10.0.0.0/8,::1\n"
              "unlimited = true\n");
    // A list in the environment replaces the list in the file.
    EXPECT_THAT(set_by(workshop, "BORNES_ALLOW_HOST=d.lan", "--config b.conf"),
                HasSubstr("allow-host = d.lan\n"));
    EXPECT_THAT(set_by(workshop, "BORNES_OPEN=false", "--config b.conf"),
                HasSubstr("open = false\n"));
}

TEST(Settings, FaultsOfTheFileNameLineAndKey) {
    expect_fault("keep = 30\nkepe = 3\n",
                 "b.conf:2: kepe: there is no such setting; did you mean `keep`?; "
                 "`bornes serve --print-config` lists all of them");
    expect_fault("\nkeep = 0", "b.conf:2: keep: `0` is not a whole number from 1 to 36500");
    expect_fault("keep 3", "b.conf:1: `keep 3` is not a setting: write KEY = VALUE");
    expect_fault("= 3", "b.conf:1: `= 3` is not a setting: write KEY = VALUE");
    expect_fault("keep =\n",
                 "b.conf:1: keep: a value is missing; put a # before the line to use the default");
    expect_fault("keep = 3\nping = 3\nkeep = 4",
                 "b.conf:3: keep: line 1 has it already: remove one of the two");
    expect_fault("open = maybe", "b.conf:1: open: `maybe` is not one of true, false");
    expect_fault("config = x",
                 "b.conf:1: config: there is no such setting; `bornes serve --print-config` lists "
                 "all of them");
    expect_fault("trusted-proxy = ::1\ntrusted-proxy = 10.0.0.0/33",
                 "b.conf:2: trusted-proxy: `10.0.0.0/33` is neither an IP address nor a network "
                 "such as 10.0.0.0/8 or fd00::/8");
    const Outcome run = Workshop().bornes("serve --config away.conf");
    EXPECT_EQ(run.err, "bornes: cannot open away.conf: No such file or directory\n");
}

TEST(Settings, FaultsOfTheEnvironmentNameTheVariable) {
    const Outcome run = Workshop().shell("BORNES_LIMIT_TABLES=many bornes serve");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.err,
              "bornes: the variable BORNES_LIMIT_TABLES: `many` is not a whole number from 1 to "
              "1000000000\n");
}

TEST(Settings, UnknownVariablesAreReported) {
    const Outcome run = Workshop().shell(
        "BORNES_PUBLIC_ULR=https://a BORNES_ALLOW_HOST=b BORNES_FULL=1 bornes serve --database "
        "sqlite:/dev/null/x "
        "--listen 127.0.0.1:0");
    EXPECT_THAT(run.err, HasSubstr("the variable BORNES_PUBLIC_ULR means nothing to this server; "
                                   "did you mean BORNES_PUBLIC_URL?"));
    EXPECT_THAT(run.err, Not(HasSubstr("BORNES_ALLOW_HOST")));
    EXPECT_THAT(run.err, Not(HasSubstr("BORNES_FULL"))) << "a variable of ./test";
}

TEST(Settings, APasswordThatOthersMayReadIsReported) {
    const Workshop workshop;
    workshop.write("b.conf", "database = postgresql://me:secret@127.0.0.1:1/none\n");
    const std::string serve = "bornes serve --config b.conf --listen 127.0.0.1:0";
    const Outcome open = workshop.shell("chmod 644 b.conf; " + serve);
    EXPECT_THAT(open.err, HasSubstr("everybody on this machine can read b.conf"));
    EXPECT_THAT(open.err, Not(HasSubstr("secret")));
    const Outcome closed = workshop.shell("chmod 600 b.conf; " + serve);
    EXPECT_THAT(closed.err, Not(HasSubstr("everybody")));
    EXPECT_THAT(closed.err, Not(HasSubstr("secret")));
}

TEST(Settings, WrongCertificatesAndKeysAreExplained) {
    const Workshop workshop;
    workshop.shell(
        "for name in a b; do openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 "
        "-nodes -subj /CN=localhost -keyout $name.key -out $name.crt; done; echo x > bad; "
        "openssl ec -aes128 -passout pass:x -in a.key -out locked.key");
    const auto said = [&](const std::string& certificate, const std::string& key) {
        const Outcome run = workshop.shell(
            "timeout 5 env -u BORNES_CLI \"$BORNES_CLI\" serve "
            "--listen 127.0.0.1:0 --database sqlite:db --tls-cert " +
            certificate + " --tls-key " + key + " </dev/null");
        EXPECT_EQ(run.exit, 2) << certificate << " " << key;
        return run.err;
    };
    EXPECT_THAT(said("away", "a.key"),
                HasSubstr("cannot read away, the certificate of --tls-cert: No such file"));
    EXPECT_THAT(said("bad", "a.key"),
                HasSubstr("bad of --tls-cert holds no certificate that can be read"));
    EXPECT_THAT(said("a.crt", "away"), HasSubstr("cannot read away, the key of --tls-key"));
    EXPECT_THAT(said("a.crt", "b.key"),
                HasSubstr("the key in b.key does not belong to the certificate in a.crt"));
    for (const std::string key : {"bad", "a.crt", "locked.key"})
        EXPECT_THAT(said("a.crt", key),
                    HasSubstr(key + " of --tls-key holds no private key that can be read"));
    EXPECT_EQ(workshop.bornes("serve --tls-cert a.crt").err,
              "bornes: --tls-cert and --tls-key need each other: give both\n");
}

// Only serve_command.cpp lists the options.
TEST(Settings, TheExampleIsWhatTheProgramPrints) {
    const Workshop workshop;
    const Outcome run = workshop.shell(
        "cp \"$OLDPWD/packaging/bornes.conf\" packaged; "
        "bornes serve --print-config > example");
    EXPECT_EQ(run.exit, 0) << run.err;
    EXPECT_EQ(workshop.read("packaged"), workshop.read("example"))
        << "bornes serve --print-config > packaging/bornes.conf";
}

TEST(Settings, TheManualNamesVariableAndKey) {
    const Outcome run = Workshop().bornes("man serve");
    EXPECT_THAT(run.out, HasSubstr("Variable: BORNES_LIMIT_TABLES; key: limit\\-tables\n"));
    EXPECT_THAT(run.out, HasSubstr("Variable: BORNES_CONFIG\n"));
    EXPECT_THAT(Workshop().bornes("man play").out, Not(HasSubstr("Variable:")));
}

}  // namespace
}  // namespace bornes::test
