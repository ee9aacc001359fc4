"""Sequence diagrams of Mermaid, drawn as SVG: participants, messages, and the parts of an `alt`."""
import html
import re
import textwrap

LETTER = 6.5  # about the width of a letter, in pixels
LINE = 14
ROW = 26 + LINE
MOST = 30  # letters in a line
HEAD = 34
EDGE = 12
MESSAGE = re.compile(r"(\w+)(-->>|->>)(\w+): (.*)")


def width_of(text):
    return round(LETTER * max(map(len, textwrap.wrap(text, MOST))))


class Sequence:
    def __init__(self, text):
        self.names = []
        self.labels = {}
        self.rows = []  # (kind, ...), from top to bottom
        for line in map(str.strip, text.splitlines()[1:]):
            self.read(line)
        self.places = self.columns()

    def read(self, line):
        participant = re.fullmatch(r"participant (\w+) as (.*)", line)
        message = MESSAGE.fullmatch(line)
        word, _, rest = line.partition(" ")
        if participant:
            self.names.append(participant[1])
            self.labels[participant[1]] = participant[2]
        elif message:
            sender, arrow, receiver, words = message.groups()
            self.rows.append(("message", self.names.index(sender), self.names.index(receiver), arrow == "-->>", words))
        elif word in ("alt", "else", "end"):
            self.rows.append((word, rest))
        else:
            raise ValueError(f"sequence.py cannot draw this line of a diagram: {line}")

    def columns(self):
        """For each participant its distance from the left, so that every text has room."""
        labels = [self.labels[name] for name in self.names]
        places = [EDGE + width_of(labels[0]) // 2 + 10]
        messages = [row for row in self.rows if row[0] == "message"]
        for this in range(1, len(labels)):
            least = places[-1] + (width_of(labels[this - 1]) + width_of(labels[this])) // 2 + 30
            for _, sender, receiver, _, words in messages:
                if max(sender, receiver) == this and sender != receiver:
                    least = max(least, places[min(sender, receiver)] + width_of(words) + 24)
            places.append(least)
        return places

    def svg(self):
        height = HEAD + sum(map(height_of, self.rows)) + 2 * EDGE
        width = self.places[-1] + width_of(self.labels[self.names[-1]]) // 2 + 10 + EDGE
        parts = [f'<svg style="width: 100%; min-width: 560px; max-width: {width}px" viewBox="0 0 {width} {height}" font-size="12" '
                 'font-family="sans-serif" fill="currentColor" stroke="none">',
                 '<marker id="arrow" markerWidth="8" markerHeight="8" refX="8" refY="4" orient="auto">'
                 '<path d="M0,0 L8,4 L0,8 z"/></marker>']
        for name, place in zip(self.names, self.places):
            half = width_of(self.labels[name]) // 2 + 10
            parts += [line(place, EDGE + HEAD, place, height - EDGE, "stroke-opacity='.4'"),
                      box(place - half, EDGE, 2 * half, HEAD), words_at(place, EDGE + 21, self.labels[name])]
        return "\n".join([*parts, *self.drawn_rows(width), "</svg>"])

    def drawn_rows(self, width):
        top, begun = EDGE + HEAD, 0
        for kind, *row in self.rows:
            top += height_of((kind, *row))
            if kind == "message":
                yield from self.message(top, *row)
            elif kind == "alt":
                begun = top - ROW // 2
                yield words_at(EDGE, top, f"if {row[0]}", "start", "font-weight='bold'")
            elif kind == "else":
                yield line(2, top - ROW // 2, width - 2, top - ROW // 2, "stroke-dasharray='6 4'")
                yield words_at(EDGE, top, f"else, if {row[0]}", "start", "font-weight='bold'")
            else:
                yield box(2, begun, width - 4, top - begun)

    def message(self, top, sender, receiver, dashed, words):
        start, end = self.places[sender], self.places[receiver]
        style = 'marker-end="url(#arrow)"' + (' stroke-dasharray="4 3"' if dashed else "")
        if sender == receiver:
            yield (f'<path d="M{start},{top - 14} h16 v12 H{start + 1}" fill="none" stroke="currentColor" {style}/>')
            yield words_at(start + 24, top - 4, words, "start")
        else:
            yield line(start, top, end, top, style)
            yield words_at((start + end) // 2, top - 6, words)


def height_of(row):
    if row[0] == "end":
        return ROW // 2
    return ROW + LINE * (len(textwrap.wrap(row[-1], MOST)) - 1) if row[0] == "message" else ROW


def line(x1, y1, x2, y2, style):
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="currentColor" {style}/>'


def box(left, top, width, height):
    return f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="6" fill="none" stroke="currentColor"/>'


def words_at(x, y, words, anchor="middle", style=""):
    """The words in lines, the last one at `y`."""
    lines = textwrap.wrap(words, MOST) if anchor == "middle" else [words]
    return "".join(f'<text x="{x}" y="{y - LINE * (len(lines) - 1 - i)}" text-anchor="{anchor}" {style}>{html.escape(each)}</text>'
                   for i, each in enumerate(lines))


def svg_of(text):
    return Sequence(text).svg()
