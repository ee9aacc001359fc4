#!/usr/bin/env python3
"""Holds the includes of src/ against the libraries that each CMakeLists.txt links.

A room is a folder of src/ with a CMakeLists.txt. A file may include headers of its own room and of the rooms that its room
links, directly or through others. No two rooms may depend on each other.

    tools/check_rooms.py [FOLDER]     prints what is wrong; exits with 1 if anything is
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "src")
rooms = sorted(file.parent for file in root.rglob("CMakeLists.txt"))


def room_of(path):
    return next((folder for folder in path.parents if folder in rooms), None)


def text_of_lists(room):
    return re.sub(r"#.*", "", (room / "CMakeLists.txt").read_text(encoding="utf-8"))


home = {}  # of a library bornes::NAME
for room in rooms:
    for name in re.findall(r"add_library\(\s*bornes_(\w+)", text_of_lists(room)):
        home[name] = room
linked = {
    room: {home[name] for name in re.findall(r"bornes::(\w+)", text_of_lists(room)) if name in home} - {room} for room in rooms
}


def reach(room):
    found, todo = set(), [room]
    while todo:
        for other in linked[todo.pop()] - found:
            found.add(other)
            todo.append(other)
    return found


faults = []
for room in rooms:
    allowed = reach(room)
    if room in allowed:
        faults.append(f"{room}/CMakeLists.txt: {room} depends on itself through others")
    for file in sorted(room.rglob("*")):
        if file.suffix not in (".h", ".cpp") or room_of(file) != room:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            include = re.match(r'#include "([^"]+)"', line)
            header = root / include.group(1) if include else None
            if header and header.exists() and room_of(header) not in allowed | {room}:
                faults.append(f"{file}:{number}: {include.group(1)} is in {room_of(header)}, which {room} does not link")
print("\n".join(faults), end="\n" if faults else "")
sys.exit(1 if faults else 0)
