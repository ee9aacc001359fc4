"""Flowcharts of Mermaid: their arrows, and their drawing as SVG by Graphviz. The site needs no script and no network."""
import re
import subprocess

INK = "#010203"  # Graphviz knows no currentColor, so it draws with a colour that nothing else has
LABEL = re.compile(r'(\w+)\["([^"]*)"\]')


def arrows(text):
    """The arrows between the names of the boxes, as pairs. The text may have the lines before the first arrow."""
    found = []
    for line in LABEL.sub(r"\1", text).splitlines():
        users, _, used = line.partition("-->")
        found += [(user.strip(), other.strip()) for user in users.split("&") for other in used.split("&") if used]
    return found


def svg_of(text):
    """The drawing, from top to bottom, in the colour of the text around it."""
    lines = [f'digraph {{ node [shape=box style=rounded fontname="sans-serif" fontsize=12 height=0.4 color="{INK}"',
             f'fontcolor="{INK}"] edge [arrowsize=0.7 color="{INK}"] bgcolor=transparent ranksep=0.4 nodesep=0.2']
    lines += [f'{name} [label="{label}"]' for name, label in LABEL.findall(text)]
    lines += [f"{user} -> {used}" for user, used in arrows(text)]
    drawn = subprocess.run(["dot", "-Tsvg"], input="\n".join(lines) + "}", capture_output=True, text=True, check=True).stdout
    drawn = drawn[drawn.index("<svg"):].replace(INK, "currentColor")
    # The theme shrinks a wide picture, but not one with a height of its own.
    return re.sub(r'<svg width="(\d+)pt" height="\d+pt"', r'<svg style="width: 100%; max-width: \1pt"', drawn)
