#!/usr/bin/env python3
"""Compares the pictures in docs/architecture.md with what the rooms link.

The picture of the rooms is the first Mermaid flowchart of the page. It must have one arrow for each link that does not
follow from other links, and no other arrow. In the sequence diagram of a move, a room may only call rooms that it links.

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


def calls(page):
    """The calls between participants of the sequence diagram (A->>B), as pairs of their names."""
    picture = re.search(r"```mermaid\nsequenceDiagram\n(.*?)```", page, re.S)
    if not picture:
        sys.exit("no Mermaid sequence diagram on the page")
    name = dict(re.findall(r"participant (\w+) as (.+)", picture[1]))
    return {(name[caller], name[called]) for caller, called in re.findall(r"(\w+)->>(\w+):", picture[1])}


def wrong_calls(page, rooms):
    """The calls to a room that its caller does not link. Clients are programs elsewhere, so they may call any room."""
    name = {room: "_".join(room.relative_to(rooms.root).parts) for room in rooms.all}
    linked = {name[room]: {name[other] for other in reach(rooms.linked, room)} | {name[room]} for room in rooms.all}
    for caller, called in sorted(calls(page)):
        if called not in linked or not (caller.startswith("Client ") or called in linked.get(caller, ())):
            yield f"the picture of a move has {caller} ->> {called}, which no CMakeLists.txt allows"


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
    page = pathlib.Path(file).read_text(encoding="utf-8")
    in_page = drawn(page)
    in_cmake = needed(Rooms())
    in_move = list(wrong_calls(page, Rooms()))
    for user, other in sorted(in_cmake - in_page):
        print(f"{file}: the picture of the rooms lacks the arrow {user} --> {other}")
    for user, other in sorted(in_page - in_cmake):
        print(f"{file}: the picture of the rooms has {user} --> {other}, which no CMakeLists.txt needs")
    for fault in in_move:
        print(f"{file}: {fault}")
    sys.exit(1 if in_move or in_page != in_cmake else 0)
