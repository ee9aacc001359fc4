#!/usr/bin/env python3
"""Finds files that are too long, and comments of web/ that are wider than prettier's lines.

A file that is written by hand has at most 300 lines. A file that a program makes says so in its first line ("Made by"
or "Made from").

    tools/check_lengths.py [FILE]...   reads these files; without any, the sources that git tracks.
                                       Prints what it finds, and exits with 1 if that is anything
"""
import pathlib
import re
import subprocess
import sys

MOST_LINES = 300
WIDEST = 120  # printWidth of web/.prettierrc.json: prettier wraps code, but not comments
CODE = {".c", ".cmake", ".cpp", ".css", ".h", ".html", ".in", ".js", ".mjs", ".mts", ".py", ".sh", ".svelte", ".ts"}
MADE = re.compile(r"\bMade (?:by|from)\b")
COMMENT = re.compile(r"\s*(?://|/\*|\*|<!--)\s|.*[;,{}()>\w] // [^'`]*$")


def is_source(file):
    return file.suffix in CODE or file.name == "CMakeLists.txt" or str(file) in ("play", "test")


def faults(file):
    lines = file.read_text(encoding="utf-8").splitlines()
    if lines and MADE.search(lines[0]):
        return
    if len(lines) > MOST_LINES:
        yield f"{file}: {len(lines)} lines; split it, so that no part has more than {MOST_LINES}"
    for number, line in enumerate(lines if file.parts[0] == "web" else [], 1):
        if len(line) > WIDEST and COMMENT.match(line):
            yield f"{file}:{number}: a comment of {len(line)} columns; wrap it at {WIDEST}"


def tracked():
    return subprocess.run(["git", "ls-files"], check=True, capture_output=True, text=True).stdout.splitlines()


if __name__ == "__main__":
    files = [pathlib.Path(file) for file in sys.argv[1:] or tracked()]
    files = [file for file in files if file.exists()]
    found = [fault for file in files if is_source(file) for fault in faults(file)]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
