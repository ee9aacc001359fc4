"""Our Markdown follows GitHub. MkDocs uses the older Python-Markdown, which needs four columns for a nested list, and an
empty line before a list or a table."""
import re

FENCE = re.compile(r" *(```+)")
ITEM = re.compile(r" *([-*]|\d+\.) ")
SPECIAL = re.compile(r" *([-*|#>]|\d+\. |```|$)")


def python_markdown(text, change_line):
    """Returns the text for Python-Markdown. `change_line` is applied to every line outside code blocks."""
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
