#!/usr/bin/env python3
"""Finds files that are too long, and lines that no formatter wraps: comments of web/ and the text of documents.

A file that is written by hand has at most 300 lines. A file that a program makes says so in its first line ("Made by"
or "Made from"). Tables, code and links of documents may be wider.

    tools/check_lengths.py [FILE]...   reads these files; without any, the sources that git tracks.
                                       Prints what it finds, and exits with 1 if it finds anything
"""
import pathlib
import re
import subprocess
import sys

MOST_LINES = 300
WIDEST = 120  # printWidth of web/.prettierrc.json: prettier wraps code, but not comments
WIDEST_TEXT = 100  # of a document
CODE = {".c", ".cmake", ".cpp", ".css", ".h", ".html", ".in", ".js", ".mjs", ".mts", ".py", ".sh", ".svelte", ".ts"}
MADE = re.compile(r"\bMade (?:by|from)\b")
COMMENT = re.compile(r"\s*(?://|/\*|\*|<!--)\s|.*[;,{}()>\w] // [^'`]*$")
WIDE = re.compile(r"\s*\||    |!?\[[^]]*\]\(\S+\)$|\S+$")


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


def wide_text(file):
    in_code = False
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        in_code ^= line.lstrip().startswith("```")
        if len(line) > WIDEST_TEXT and not in_code and not WIDE.match(line):
            yield f"{file}:{number}: {len(line)} columns; wrap the text at {WIDEST_TEXT}"


def tracked():
    return subprocess.run(["git", "ls-files"], check=True, capture_output=True, text=True).stdout.splitlines()


if __name__ == "__main__":
    files = [pathlib.Path(file) for file in sys.argv[1:] or tracked()]
    files = [file for file in files if file.exists()]
    found = [fault for file in files if is_source(file) for fault in faults(file)]
    found += [fault for file in files if file.suffix == ".md" for fault in wide_text(file)]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
