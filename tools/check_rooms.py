#!/usr/bin/env python3
"""Compares the includes of src/ with the libraries that each CMakeLists.txt links.

A room is a folder of src/ with a CMakeLists.txt. A file may include headers of its own room and of the rooms that its
room links, directly or through others. No two rooms may depend on each other.

    tools/check_rooms.py [FOLDER]     prints what is wrong; exits with 1 if anything is
"""
import pathlib
import re
import sys


class Rooms:
    """The rooms of a folder, and which room links which."""

    def __init__(self, root="src"):
        self.root = pathlib.Path(root)
        self.all = sorted(file.parent for file in self.root.rglob("CMakeLists.txt"))
        home = {}  # the room of each library bornes::NAME
        for room in self.all:
            for name in re.findall(r"add_library\(\s*bornes_(\w+)", self._lists(room)):
                home[name] = room
        self.linked = {
            room: {home[name] for name in re.findall(r"bornes::(\w+)", self._lists(room)) if name in home} - {room}
            for room in self.all
        }

    @staticmethod
    def _lists(room):
        return re.sub(r"#.*", "", (room / "CMakeLists.txt").read_text(encoding="utf-8"))

    def room_of(self, path):
        """The innermost room that holds the path, or None."""
        return next((folder for folder in path.parents if folder in self.linked), None)

    def faults(self):
        """One sentence for each wrong include and for each cycle."""
        found = []
        for room in self.all:
            allowed = reach(self.linked, room)
            if room in allowed:
                found.append(f"{room}/CMakeLists.txt: {room} depends on itself through others")
            for file in sorted(room.rglob("*")):
                if file.suffix in (".h", ".cpp") and self.room_of(file) == room:
                    found += self._faults_of(file, room, allowed | {room})
        return found

    def _faults_of(self, file, room, allowed):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            include = re.match(r'#include "([^"]+)"', line)
            header = self.root / include.group(1) if include else None
            if header and header.exists() and self.room_of(header) not in allowed:
                yield f"{file}:{number}: {include.group(1)} is in {self.room_of(header)}, which {room} does not link"


def reach(edges, start):
    """Everything that can be reached from start. Includes start itself only if it is on a cycle."""
    found, pending = set(), [start]
    while pending:
        for other in edges[pending.pop()] - found:
            found.add(other)
            pending.append(other)
    return found


if __name__ == "__main__":
    faults = Rooms(*sys.argv[1:2]).faults()
    print("\n".join(faults), end="\n" if faults else "")
    sys.exit(1 if faults else 0)
