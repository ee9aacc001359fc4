"""Our Markdown is that of GitHub. MkDocs reads the older Python-Markdown, which wants four columns for a nested list, and
an empty line before a list or a table."""
import re

FENCE = re.compile(r" *(```+)")
ITEM = re.compile(r" *([-*]|\d+\.) ")
SPECIAL = re.compile(r" *([-*|#>]|\d+\. |```|$)")


def python_markdown(text, change_line):
    """The text for Python-Markdown. `change_line` changes every line that is not in a block of code."""
    lines = []
    fence, shift, in_list, previous = None, 0, False, ""
    for line in text.splitlines():
        indent = len(line) - len(line.lstrip())
        opening = FENCE.match(line)
        if fence:
            lines.append(" " * shift + line if line else line)
            if opening and len(opening[1]) >= len(fence) and not line.strip("` "):
                fence, previous = None, ""
            continue
        in_list = bool(ITEM.match(line)) or (in_list and (indent > 0 or not line or bool(previous.strip())))
        shift = indent if in_list else 0
        if opening:
            fence = opening[1]
        elif (ITEM.match(line) or line.startswith("|")) and not SPECIAL.match(previous) and not previous.startswith(" "):
            lines.append("")
        changed = line if opening else change_line(line)
        lines.append(" " * shift + changed if line else line)
        previous = line
    return "\n".join(lines) + "\n"
