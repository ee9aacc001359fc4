#!/usr/bin/env python3
"""Measures how strong the bots are, and writes docs/strength.md.

    bench/ladder.py [--bornes build/release/bornes] [--scale 1.0] [--only master] [--kept]

Plays every step of the ladder at every table, the quick steps first. Keeps the results in build/ladder, and writes the
page after every match. So you can stop the script with Ctrl-C and start it again. Remove the folder after a change of
the bots. The page ends with bench/besides.md, which has measurements made by other means.
"""
import argparse
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# parker-1971-fr has the rules of parker-1962 in other words (a test of R8.12 checks that), so its
# games would be the same.
EDITIONS = ["parker-1962", "parker-1988", "fundex-2010", "classic-km"]

# Which player should beat which, the number of games per table by the number of players, and
# options of the arena. A game of master takes 2 s of CPU time with two players and 6 s with six.
# Master wins more clearly where there are no partners.
QUICK = {2: 4000, 3: 4000, 4: 4000, 6: 4000}
STEPS = [
    ("casual", "novice", QUICK, []),
    ("strong", "casual", QUICK, []),
    ("master", "strong", {2: 160, 3: 66, 4: 224, 6: 198}, ["--rollouts", "4000"]),
]
# The project's promise for two players, with a time per move. It uses other deals than the step above.
CLOCKED = ("master", "strong", {2: 160}, ["--seed", "4", "--time-ms", "50"])


def tables():
    """Edition, number of players, number of teams, and house rules."""
    for edition in EDITIONS:
        for players in (2, 3, 4, 6):
            race = edition == "fundex-2010"  # this edition has no partners
            teams = players if race or players < 4 else players // 2
            settings = ["--set", "teams=solo"] if race and players == 6 else []
            yield edition, players, teams, settings


def runs(scale):
    """Every match to play: the table, and the arguments of `bornes arena`."""
    for step in [*STEPS, CLOCKED]:
        first, second, games, options = step
        for edition, players, teams, settings in tables():
            if step is CLOCKED and (players != 2 or edition not in ("parker-1988", "parker-1962")):
                continue
            count = max(teams, round(games[players] * scale)) if first == "master" else games[players]
            arguments = [first, second, "--rules", edition, "--players", str(players), *settings,
                         "--games", str(count), *options]
            yield (edition, players, teams), arguments


def results(arguments, folder):
    """The file with the results of a match."""
    games = arguments.index("--games")
    name = "_".join(a.strip("-").replace("=", "-") for a in arguments[:games] + arguments[games + 2:])
    return folder / f"{name}.jsonl"


def is_over(arguments, folder):
    kept = results(arguments, folder)
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True) if kept.exists() else []
    whole = (json.loads(line) for line in lines if line.endswith("\n"))  # the last line may be cut short
    return sum(line.get("games", 0) for line in whole) >= int(arguments[arguments.index("--games") + 1])


def play(bornes, arguments, kept):
    """Plays one match, or resumes an earlier run of it, and returns its report."""
    command = [bornes, "arena", *arguments, "--json", "--out", str(kept), "--resume"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        sys.exit(f"ladder: {' '.join(command)} ended with {done.returncode}")
    return json.loads(done.stdout)


def share(estimate):
    return f"{100 * estimate['value']:.1f} % ({100 * estimate['low']:.1f} to {100 * estimate['high']:.1f})"


def rating(estimate):
    return "" if estimate["value"] is None else f"{round(estimate['value']):+d}"


def row(arguments, report):
    first = report["players"][0]
    faults = sum(player["faults"] for player in report["players"])
    budget = " ".join(a.strip("-") for a in arguments[-2:]) if first["name"] == "master" else ""
    return (f"| {arguments[0]} – {arguments[1]} | {budget} | {report['games']} | {share(first['winShare'])} "
            f"| {share(first['winShareLuckAdjusted'])} | {rating(first['elo'])} "
            f"| {round(first['lead']['value']):+d} | {first['moveMs']['p50']:.3g} / {first['moveMs']['p99']:.3g} | {faults} |")


def page(sections, scale):
    out = ["# How strong the bots are", "",
           "Compare the levels of bots, and repeat any measurement. Each table shows how often the first player",
           "beats the second one, with a 95 % interval from duplicate deals. To repeat a row, run",
           "`bornes arena FIRST SECOND --rules EDITION --players N --games G` with the budget of the row as",
           "`--rollouts R`, or as `--time-ms MS --seed 4`. Six players of `fundex-2010` also need",
           "`--set teams=solo`.", "",
           "- With more than two teams, the first player has one team and the second player has all others. An",
           "  equal share is one divided by the number of teams.",
           "- [Bots](bots.md) explains budgets, Elo and the luck-adjusted figures.",
           "- A match that is missing from a table has not been played yet.",
           "- `parker-1971-fr` has the rules of `parker-1962` in other words. Its games are the same, card by",
           "  card, so it has no tables.", "",
           "`bench/ladder.py`" + (f" with `--scale {scale:g}`" if scale != 1 else "") + " writes this page. Do not edit it.", ""]
    for (edition, players, teams), lines in sections.items():
        out += [f"## {edition}, {players} players", "",
                f"{teams} teams: an equal share is {100 / teams:.1f} %.", "",
                "| players | budget | games | wins | luck-adjusted | Elo | lead per hand | ms per move, p50 / p99 | faults |",
                "|---|---|---|---|---|---|---|---|---|", *lines, ""]
    return "\n".join(out) + "\n" + (ROOT / "bench/besides.md").read_text(encoding="utf-8")


def write_page(path, matches, rows, scale):
    """`rows` maps the index of a match to its row."""
    sections = {}
    for i in sorted(rows):
        sections.setdefault(matches[i][0], []).append(rows[i])
    pathlib.Path(path).write_text(page(sections, scale), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bornes", default=str(ROOT / "build/release/bornes"))
    parser.add_argument("--scale", type=float, default=1.0, help="scales the numbers of master's games, which take long")
    parser.add_argument("--only", help="play matches of this player alone")
    parser.add_argument("--kept", action="store_true", help="play nothing, and write the page of the finished matches")
    parser.add_argument("--page", default=str(ROOT / "docs/strength.md"))
    options = parser.parse_args()

    folder = ROOT / "build/ladder"
    folder.mkdir(parents=True, exist_ok=True)
    matches = list(runs(options.scale))

    def measured(arguments):
        return row(arguments, play(options.bornes, arguments, results(arguments, folder)))

    # Finished matches take no time and come first, so that the page shows all of them from the
    # start.
    rows = {i: measured(arguments) for i, (_, arguments) in enumerate(matches) if is_over(arguments, folder)}
    if rows:
        write_page(options.page, matches, rows, options.scale)
    for i, (_, arguments) in enumerate(matches):
        if i in rows or options.kept or options.only not in (None, *arguments[:2]):
            continue
        print("ladder:", *arguments, file=sys.stderr)
        rows[i] = measured(arguments)
        write_page(options.page, matches, rows, options.scale)


if __name__ == "__main__":
    main()
