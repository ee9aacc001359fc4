#!/usr/bin/env python3
"""Checks the links inside a site: every linked file and every linked anchor must exist. A page may link to other sites,
but must load nothing from them, so that the site works without a network.

    tools/docs/check_links.py SITE     prints every broken link, and exits with 1 if there is one
"""
import html.parser
import pathlib
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.places, self.links, self.loaded = {""}, set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id" or (name == "name" and tag == "a"):
                self.places.add(value)
            elif name in ("href", "src") and value:
                self.links.add(value)
                if name == "src" or tag == "link":
                    self.loaded.add(value)
            elif name == "class" and "mermaid" in value.split():
                self.loaded.add("https://unpkg.com/mermaid")  # by the script of the theme


def broken_links(site):
    pages = {path.resolve(): Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        for address in sorted(page.loaded):
            if urllib.parse.urlsplit(address).netloc:
                yield f"{path.relative_to(site.resolve())}: {address}: the page needs a network"
        for link in sorted(page.links):
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            # The page for unknown addresses has links that start at the top of the site.
            base = site.resolve() if parts.path.startswith("/") else path.parent
            target = (base / urllib.parse.unquote(parts.path).lstrip("/")).resolve() if parts.path else path
            if target.is_dir():
                target = target / "index.html"
            place = urllib.parse.unquote(parts.fragment)
            if not target.is_file():
                yield f"{path.relative_to(site.resolve())}: {link}: there is no such file"
            elif target in pages and place not in pages[target].places:
                yield f"{path.relative_to(site.resolve())}: {link}: the page has no such place"
    if not pages:
        yield f"{site}: there is no page"


if __name__ == "__main__":
    found = list(broken_links(pathlib.Path(sys.argv[1])))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
