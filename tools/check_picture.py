#!/usr/bin/env python3
"""Compares the picture of the rooms in docs/architecture.md with what the rooms link.

The picture is the first Mermaid flowchart of the page. It must have one arrow for each link that does not follow from
other links, and no other arrow.

    tools/check_picture.py [PAGE]     prints the arrows that are missing or wrong; exits with 1 if there are any
"""
import pathlib
import re
import sys

from check_rooms import Rooms, reach

sys.path.append(str(pathlib.Path(__file__).parent / "docs"))
from flowchart import arrows


def drawn(page):
    """The arrows of the picture, as pairs of names."""
    picture = re.search(r"```mermaid\nflowchart[^\n]*\n(.*?)```", page, re.S)
    if not picture:
        sys.exit("no Mermaid flowchart on the page")
    return set(arrows(picture[1]))


def needed(rooms):
    """The links that do not follow from other links, as pairs of names."""
    name = {room: "_".join(room.relative_to(rooms.root).parts) for room in rooms.all}
    found = set()
    for room, links in rooms.linked.items():
        implied = set().union(*(reach(rooms.linked, link) for link in links))
        found |= {(name[room], name[link]) for link in links - implied}
    return found


if __name__ == "__main__":
    file = sys.argv[1] if len(sys.argv) > 1 else "docs/architecture.md"
    in_page = drawn(pathlib.Path(file).read_text(encoding="utf-8"))
    in_cmake = needed(Rooms())
    for user, other in sorted(in_cmake - in_page):
        print(f"{file}: the picture of the rooms lacks the arrow {user} --> {other}")
    for user, other in sorted(in_page - in_cmake):
        print(f"{file}: the picture of the rooms has {user} --> {other}, which no CMakeLists.txt needs")
    sys.exit(1 if in_page != in_cmake else 0)
