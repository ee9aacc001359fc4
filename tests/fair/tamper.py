#!/usr/bin/env python3
"""Makes tampered.json from records/*.bornes: each entry is a record with one manipulation.

tamper.py                  prints the content of tampered.json
tamper.py tampered.json    exits with 1 if the file differs

An entry is {"record": FILE, "what": a sentence, "reason": CODE, "edits": [[LINE, TEXT], …]}: line LINE (from 1) becomes
TEXT, or is removed if TEXT is null. Every checker must refuse every entry with this reason, a code of docs/fair-deals.md.
Here it comes from the checker in Python.
"""

import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "online"))

from fair_deals import reason_of  # noqa: E402

FOLDER = pathlib.Path(__file__).parent / "records"


def changed_bytes(line):
    """One entry per run of 64 hex digits in a line. It changes the first digit."""
    for match in re.finditer(r"[0-9a-f]{64}", line):
        first = "0" if match[0][0] != "0" else "1"
        yield line[:match.start()] + first + line[match.start() + 1:], match.start()


def of_form(name, number, line):
    """The same content in another form, which the text of a deal may not have."""
    digits = re.search(r"[0-9a-f]{64}$", line)
    if digits:
        yield f"tag {name}: capital digits at the end", [[number, line.removesuffix(digits[0]) + digits[0].upper()]]
    if " seed " in line:
        yield f"tag {name}: two spaces", [[number, line.replace(" seed ", "  seed ")]]
        yield f"tag {name}: one word more", [[number, line + " more"]]
        yield f"tag {name}: a part more", [[number, line + f" note {'0' * 64}"]]
        for form in ("0{}", "+{}", "-{}", "{}.0"):
            text = re.sub(r" attempt (\d)", lambda found: " attempt " + form.format(found[1]), line)
            yield f"tag {name}: attempt {form.format('N')}", [[number, text]]


def of_header(number, line, version):
    words = line.split(" ")
    if words[0] == "rules" and version == 2:
        other = "parker-1962" if words[1] != "parker-1962" else "parker-1971-fr"
        yield "another edition", [[number, f"rules {other}"]]
    if words[0] == "set" and words[1] == "goal" and version == 2:
        yield "another goal", [[number, f"set goal {int(words[2]) + 500}"]]
    if words[0] == "seat" and version == 2:
        yield f"another name at seat {words[1]}", [[number, f"seat {words[1]} Mallory"]]
        yield f"no name at seat {words[1]}", [[number, None]]
    if words[0] == "tag" and words[1] in ("table", "game"):
        yield f"another {words[1]}", [[number, line + ("x" if words[1] == "table" else "7")]]
        yield f"no {words[1]}", [[number, None]]


def of_deal(number, line, bound):
    """`bound`: the hand has version 2. In version 1, a record needs no heads."""
    name = line.split(" ")[1]
    if bound or not name.endswith("-head"):
        yield f"tag {name} left out", [[number, None]]
    yield from of_form(name, number, line)
    for text, at in changed_bytes(line):
        yield f"tag {name}: other bytes at {at}", [[number, text]]
    for word in ("game", "hand", "attempt", "dealer", "asked"):
        match = re.search(rf" {word} (\S+)", line)
        if match:
            yield f"tag {name}: another {word}", [[number, line.replace(match[0], f" {word} 9", 1)]]
    match = re.search(r" seat (\d)", line)
    if match:
        for seat in (5, 7):
            yield f"tag {name}: seat {seat}, which is not there", [[number, line.replace(match[0], f" seat {seat}", 1)]]
        parts = re.findall(r" seat \d commit \w+(?: contribution \w+)?", line)
        yield f"tag {name}: the last part left out", [[number, line.removesuffix(parts[-1])]]
        yield f"tag {name}: the last part twice", [[number, line + parts[-1]]]
        opened = re.search(r" contribution \w+", line)
        if opened:
            yield f"tag {name}: a part not opened", [[number, line.replace(opened[0], "", 1)]]
    if " version 2 " in line:
        yield f"tag {name}: version 1", [[number, line.replace(" version 2 ", " ", 1)]]
        yield f"tag {name}: version 3", [[number, line.replace(" version 2 ", " version 3 ", 1)]]


def of_hand(number, lines):
    line = lines[number - 1]
    words = line.split(" ")
    if words[0] == "deck":
        for at in (1, 20, len(words) - 2):
            if words[at] != words[at + 1]:
                swapped = [*words[:at], words[at + 1], words[at], *words[at + 2:]]
                yield f"two cards exchanged at {at}", [[number, " ".join(swapped)]]
    if words[0] == "hand":
        for dealer in range(1, 5):
            if str(dealer) != words[3]:
                yield f"hand {words[1]}: dealer {dealer}", [[number, f"hand {words[1]} dealer {dealer}"]]


def of_action(number, lines):
    """Changes actions. Only the chain of version 2 binds them."""
    words = lines[number - 1].split(" ")
    if not words[0].isdigit() or number % 7:
        return
    yield "an action left out", [[number, None]]
    yield "an action of another seat", [[number, " ".join([str(int(words[0]) % 4 + 1), *words[1:]])]]
    other = "discard 25" if words[1:] != ["discard", "25"] else "discard 50"
    yield "another action", [[number, f"{words[0]} {other}"]]
    if number < len(lines) and lines[number][0].isdigit() and lines[number] != lines[number - 1]:
        yield "two actions exchanged", [[number, lines[number]], [number + 1, lines[number - 1]]]


def without_hand(lines, hand):
    """Removes the lines of a hand, but keeps its tags."""
    starts = [i for i, line in enumerate(lines) if line.startswith("hand ")] + [len(lines)]
    return [[i + 1, None] for i in range(starts[hand - 1], starts[hand])]


def of_whole(lines, version, hands):
    """Manipulations of more than one line."""
    first = next(i for i, line in enumerate(lines) if line.startswith("tag deal-1-commit"))
    yield "a tag twice", [[first + 1, f"{lines[first]}\n{lines[first]}"]]
    other = lines[first][:-64] + "0" * 64
    yield "another tag of the same name before", [[first + 1, f"{other}\n{lines[first]}"]]
    yield "another tag of the same name behind", [[first + 1, f"{lines[first]}\n{other}"]]
    game = next(i for i, line in enumerate(lines) if line.startswith("tag game "))
    yield "a game with a zero before it", [[game + 1, lines[game].replace("game ", "game 0")]]
    seat = next(i for i, line in enumerate(lines) if line.startswith("seat 1 "))
    yield "a seat that is not there", [[seat + 1, lines[seat] + "\nseat 6 Mallory"]]
    hand = next(i for i, line in enumerate(lines, 1) if line.startswith("hand "))
    yield "a tag behind the header", [[hand, lines[hand - 1] + f"\n{lines[first]}"], [first + 1, None]]
    yield "a line behind the end", [[len(lines), lines[-1] + "\n1 discard 25"]]
    yield "another hand behind the end", [[len(lines), lines[-1] + f"\nhand {hands + 1} dealer 1"]]
    yield "no end of the last hand", [[len(lines), None]]
    if hands > 1:
        starts = [i for i, line in enumerate(lines) if line.startswith("hand ")]
        yield "the first hand twice", [[starts[1], "\n".join([lines[starts[1] - 1], *lines[starts[0]:starts[1]]])]]
    if version == 2:
        # The digest of each hand still fits. Only the seat lines show other names.
        hidden = [[seat + 1, "seat 1 Mallory"]]
        for i, line in enumerate(lines):
            match = re.match(r"tag deal-(\d+)-head", line)
            if match and f"tag deal-{match[1]}-seat-1 " not in "\n".join(lines):
                hidden.append([i + 1, f"tag deal-{match[1]}-seat-1 {lines[seat].removeprefix('seat 1 ')}\n{line}"])
        yield "another name at seat 1, the true one in tags of the hands", hidden


def tampered(text):
    lines = text.splitlines()
    version = 2 if "version 2" in text else 1
    for number, line in enumerate(lines, 1):
        yield from of_header(number, line, version)
        if line.startswith("tag deal-"):
            hand = line.split("-")[1].split(" ")[0]
            yield from of_deal(number, line, f"tag deal-{hand} version 2 " in text)
        yield from of_hand(number, lines)
        if version == 2:
            yield from of_action(number, lines)
    hands = sum(line.startswith("hand ") for line in lines)
    yield from of_whole(lines, version, hands)
    yield "the last hand left out", without_hand(lines, hands)
    tag = max(i for i, line in enumerate(lines, 1) if line.startswith("tag "))
    added = [[tag, lines[tag - 1] + f"\ntag deal-{hands + 1}-head {'0' * 64}"]]
    yield "a tag of a hand that there is not", added


def entry(name, text, what, edits):
    lines = dict(enumerate(text.splitlines(), 1)) | dict(edits)
    reason = reason_of("".join(f"{line}\n" for line in lines.values() if line is not None).encode())
    if reason is None:
        sys.exit(f"{name}, {what}: not refused")
    return {"record": name, "what": what, "reason": reason, "edits": edits}


def corpus():
    entries = []
    for file in sorted(FOLDER.glob("*.bornes")):
        text = file.read_text(encoding="utf-8")
        entries += [entry(file.name, text, *each) for each in tampered(text)]
    return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries) + "\n]\n"


if len(sys.argv) == 1:
    print(corpus(), end="")
elif pathlib.Path(sys.argv[1]).read_text(encoding="utf-8") != corpus():
    sys.exit(f"{sys.argv[1]} is stale: python3 tests/fair/tamper.py > tests/fair/tampered.json")
