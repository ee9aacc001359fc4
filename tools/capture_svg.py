#!/usr/bin/env python3
"""Draws a picture of a terminal: tmux capture-pane -p -e -N | capture_svg.py > docs/terminal.svg"""
import html
import re
import sys

CELL_W, CELL_H = 8.4, 17
PAPER, INK = "#1c1c1c", "#ffffd7"
BASIC = ["#000000", "#cd3131", "#0dbc79", "#e5e510", "#2472c8", "#bc3fbc", "#11a8cd", "#e5e5e5"]


def colour(number):
    if number < 8:
        return BASIC[number]
    if number < 16:
        return BASIC[number - 8]
    if number >= 232:
        level = 8 + 10 * (number - 232)
        return f"#{level:02x}{level:02x}{level:02x}"
    steps = [0, 95, 135, 175, 215, 255]
    number -= 16
    return "#%02x%02x%02x" % (steps[number // 36], steps[number // 6 % 6], steps[number % 6])


class Pen:
    def __init__(self):
        self.reset()

    def reset(self):
        self.ink, self.paper, self.bold, self.reverse = INK, PAPER, False, False

    def obey(self, codes):
        codes = [int(code or 0) for code in codes.split(";")]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code == 1:
                self.bold = True
            elif code == 7:
                self.reverse = True
            elif code in (38, 48) and codes[:1] == [5]:
                name = "ink" if code == 38 else "paper"
                setattr(self, name, colour(codes[1]))
                del codes[:2]
            elif 30 <= code <= 37:
                self.ink = colour(code - 30)
            elif 40 <= code <= 47:
                self.paper = colour(code - 40)
            elif code == 39:
                self.ink = INK
            elif code == 49:
                self.paper = PAPER

    def style(self):
        return (self.paper, self.ink, self.bold) if self.reverse else (self.ink, self.paper, self.bold)


def runs(line, pen):
    """Returns (column, text, style) for every stretch of text in one style."""
    column = 0
    for escape, text in re.findall(r"\x1b\[([0-9;]*)m|([^\x1b]+)", line):
        if text:
            yield column, text, pen.style()
            column += len(text)
        else:
            pen.obey(escape)


def main():
    lines = sys.stdin.read().rstrip("\n").split("\n")
    width = max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in lines)
    pen, out = Pen(), []
    for row, line in enumerate(lines):
        for column, text, (ink, paper, bold) in runs(line, pen):
            x, y, w = column * CELL_W, row * CELL_H, len(text) * CELL_W
            if paper != PAPER:
                out.append(f'<rect x="{x:.1f}" y="{y}" width="{w:.1f}" height="{CELL_H}" fill="{paper}"/>')
            if text.strip():
                weight = ' font-weight="bold"' if bold else ""
                out.append(
                    f'<text x="{x:.1f}" y="{y + 13}" fill="{ink}"{weight} textLength="{w:.1f}" '
                    f'lengthAdjust="spacingAndGlyphs" xml:space="preserve">{html.escape(text)}</text>'
                )
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width * CELL_W:.0f} {len(lines) * CELL_H}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" shape-rendering="crispEdges">'
    )
    print(f'<rect width="100%" height="100%" fill="{PAPER}"/>')
    print("\n".join(out))
    print("</svg>")


main()
