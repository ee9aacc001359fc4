#!/usr/bin/env python3
"""Lays out the pages of the documentation site, and writes the settings of MkDocs.

    tools/docs/stage.py OUT SITE     writes OUT/mkdocs.yml and OUT/pages; MkDocs will write the site to SITE

The pages are written for a reader of the tree. A link to a header becomes a link to the API reference, which must
already be in OUT/pages/api. A link to another file or folder of the tree becomes a link to a page that shows it. A link
to something that does not exist ends the program with a message.
"""
import os
import pathlib
import posixpath
import re
import sys

import flowchart
import sequence
from markdown_lists import python_markdown

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = {"README.md": "index.md", "docs/README.md": "documentation.md", "CONTRIBUTING.md": "contributing.md",
         "CHANGELOG.md": "changelog.md"}
HEADERS = "include/bornes/"
LARGEST = 100_000  # larger files are copied unchanged
PICTURE = re.compile(r"^```mermaid\n(.*?)^```$", re.M | re.S)
PICTURES = {"flowchart": flowchart.svg_of, "sequenceDiagram": sequence.svg_of}
LINK = re.compile(r"(\]\()([^)\s#]*)(#[^)\s]*)?(\))")
LANGUAGES = {".cpp": "cpp", ".h": "cpp", ".c": "c", ".py": "python", ".mjs": "js", ".mts": "ts", ".ts": "ts",
             ".json": "json", ".html": "html", ".sh": "bash", ".cmake": "cmake", ".txt": "cmake"}
SETTINGS = """site_name: bornes
site_description: Mille Bornes for the computer
docs_dir: pages
site_dir: {site}
use_directory_urls: false
theme:
  name: material
  font: false
  palette:
    - media: "(prefers-color-scheme: light)"
      scheme: default
      primary: teal
    - media: "(prefers-color-scheme: dark)"
      scheme: slate
      primary: teal
plugins:
  - search
markdown_extensions:
  - tables
  - sane_lists
  - toc:
      permalink: true
  - pymdownx.highlight
  - pymdownx.superfences
nav:
"""


class Site:
    def __init__(self, out):
        self.pages = out / "pages"
        self.staged = {}  # maps a file or folder of the tree to its page on the site
        self.waiting = []
        self.faults = []

    def page_of(self, path):
        """Returns the page for a file or folder of the tree, relative to the top of the site. Stages it if necessary."""
        if path in self.staged:
            return self.staged[path]
        if path.startswith(HEADERS) and path.endswith(".h"):
            page = f"api/{posixpath.basename(path).replace('_', '__').replace('.', '_8')}.html"
            if not (self.pages / page).is_file():
                self.faults.append(f"{path}: the API reference has no page {page}")
        elif path in PAGES:
            page = PAGES[path]
        elif path.startswith("docs/") and not (ROOT / path).is_dir():
            page = path.removeprefix("docs/")
        elif (ROOT / path).is_dir():
            page = posixpath.join(path.removeprefix("docs/") if path.startswith("docs/") else f"source/{path}", "index.md")
        elif (ROOT / path).stat().st_size > LARGEST:
            page = f"source/{path}"
        else:
            page = f"source/{path}.md"
        self.staged[path] = page
        if not page.startswith("api/"):
            self.waiting.append(path)
        return page

    def write_all(self):
        while self.waiting:
            path = self.waiting.pop()
            target = self.pages / self.staged[path]
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / path).is_dir():
                target.write_text(self.listing(path), encoding="utf-8")
            elif self.staged[path] == f"source/{path}.md":
                target.write_text(shown(path), encoding="utf-8")
            elif path.endswith(".md"):
                target.write_text(self.rewritten(path), encoding="utf-8")
            else:
                target.write_bytes((ROOT / path).read_bytes())

    def rewritten(self, path):
        here = posixpath.dirname(self.staged[path])

        def relink(found):
            before, address, fragment, after = found.groups()
            if not address or ":" in address:
                return found[0]
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), address))
            if not (ROOT / target).exists():
                self.faults.append(f"{path}: {address} is not there")
                return found[0]
            return before + posixpath.relpath(self.page_of(target), here or ".") + (fragment or "") + after

        text = python_markdown((ROOT / path).read_text(encoding="utf-8"), lambda line: LINK.sub(relink, line))
        return PICTURE.sub(lambda found: picture_of(found[1]), text)

    def listing(self, path):
        here = posixpath.dirname(self.staged[path])
        names = sorted(each.name for each in (ROOT / path).iterdir() if each.is_file() and each.name[0] != ".")
        lines = [f"# {posixpath.basename(path).capitalize()}", ""]
        for name in names:
            page = self.page_of(posixpath.join(path, name))
            lines.append(f"- [{title(f'{path}/{name}')}]({posixpath.relpath(page, here)})")
        return "\n".join(lines) + "\n"


def picture_of(mermaid):
    """The picture as a part of the page, which the theme would draw with a script from the network."""
    return f'<div style="overflow-x: auto">{PICTURES[mermaid.split()[0]](mermaid)}</div>'


def title(path):
    if path.endswith(".md"):
        for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
            if line.startswith("# "):
                return line[2:]
    return posixpath.basename(path)


def shown(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    fence = "`" * (1 + max((len(ticks) for ticks in re.findall(r"`{3,}", text)), default=2))
    return f"# {path}\n\n{fence}{LANGUAGES.get(pathlib.Path(path).suffix, '')}\n{text.rstrip()}\n{fence}\n"


def navigation(site):
    """The sections of docs/README.md, with its links."""
    lines = ['  - "Start here": index.md']
    for line in (ROOT / "docs/README.md").read_text(encoding="utf-8").splitlines():
        entry = re.match(r"- \[(.*?)\]\((.*?)(#.*)?\)", line)
        if line.startswith("## "):
            lines.append(f'  - "{line[3:]}":')
        elif entry and not entry[3]:
            page = site.page_of(posixpath.normpath(posixpath.join("docs", entry[2])))
            lines.append(f'      - "{entry[1]}": {page}')
    lines.append('  - "API reference": api/index.html')
    return "\n".join(lines) + "\n"


def main():
    out = pathlib.Path(sys.argv[1])
    site = Site(out)
    for path in PAGES:
        site.page_of(path)
    (out / "mkdocs.yml").write_text(SETTINGS.format(site=os.path.abspath(sys.argv[2])) + navigation(site), encoding="utf-8")
    site.write_all()
    sys.exit("\n".join(site.faults) if site.faults else 0)


if __name__ == "__main__":
    main()
