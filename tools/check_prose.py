#!/usr/bin/env python3
"""Finds phrases that a reader must read twice.

CONTRIBUTING.md ("Language") has the rules. A pattern is here only if it is never right. Documents and the words of
players are read as a whole, and in other files only the comments.

    tools/check_prose.py [FILE]...     reads these files; without any, the files of SCOPE that git tracks.
                                       Prints what it finds, and exits with 1 if it finds anything
"""
import pathlib
import re
import subprocess
import sys

SCOPE = ["*.md", ".ci", "bench", "bindings", "cmake", "examples", "fuzz", "include", "packaging", "play", "src", "test", "tests",
         "tools", "web", "words/en.json"]
THINGS = "card|column|entry|file|game|hand|line|list|message|number|object|page|row|seat|tableau"
EACH = "card|column|deal|file|game|group|hand|line|move|player|room|rule|seat|stage|subcommand|table|team|turn"
NEVER = {
    r"\bthe own\b": 'say whose: "your own", "the team\'s"',
    rf"\b(?:an?|one) (?:{THINGS}) an? (?:{EACH})\b": 'write "per": "one file per rule"',
    r"\b(?:lead|points) a hand\b|\bmoves a second\b|\bms a move\b": 'write "per": "points per hand"',
    r"\b(?:but|by|for) who (?:asks|declines|has|is|knows|leaves|made|must|was|watches)\b": 'name the person: "for a player who has"',
    r"\bby so much\b|\bgone on with\b|\bof it done\b|\bsome chance added\b": "say what is meant",
    r"\bis against it\b|\bhas not one\b|\bmay have nothing to do\b": "say what is meant",
    r"\bread off the\b|\bsit by that\b|\btime of \{name\} is up\b": "say what is meant",
    r"\bso many (?:days|hands|times|moves)\b": 'write "this many"',
    r"\bif (?:not|nothing is) said\b": 'write "by default"',
    r"\bwith commas between\b": 'write "separated by commas"',
}
CODE = {".py", ".sh", ".cmake", ".txt", ".cpp", ".h", ".in", ".ts", ".mts", ".mjs", ".js", ".svelte", ".yaml", ".yml", ".service", ".conf"}
NAMED = {".ci/run", "play", "test", "words/en.json"}  # files whose suffix does not say that they have prose
WHOLE = {".md", ".json"}
COMMENT = re.compile(r"(?:^\s*|\s)(?://+|/\*+|\*|#+|<!--)\s(.*)")


def faults(file):
    lines = pathlib.Path(file).read_text(encoding="utf-8").splitlines()
    comments = [COMMENT.search(line) for line in lines]
    prose = lines if pathlib.Path(file).suffix in WHOLE else [comment[1] if comment else "" for comment in comments]
    for number, (text, following) in enumerate(zip(prose, [*prose[1:], ""]), 1):
        for pattern, advice in NEVER.items():
            found = re.search(pattern, f"{text} {following.strip()}", re.I)
            if found and found.start() <= len(text):
                yield f'{file}:{number}: "{found[0]}": {advice}'


def is_prose(file):
    suffix = pathlib.Path(file).suffix
    return suffix in CODE or suffix == ".md" or file in NAMED


def tracked():
    return subprocess.run(["git", "ls-files", "--", *SCOPE], check=True, capture_output=True, text=True).stdout.splitlines()


if __name__ == "__main__":
    files = [file for file in sys.argv[1:] or tracked() if file != "tools/check_prose.py" and pathlib.Path(file).exists()]
    found = [fault for file in files if is_prose(file) for fault in faults(file)]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
