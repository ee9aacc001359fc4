#!/usr/bin/env python3
"""Checks that every public function, type and constant has a comment in its header.

    tools/docs/check_contracts.py XML     reads the XML of Doxygen; prints everything without a comment, and exits
                                          with 1 if there is anything
"""
import pathlib
import sys
import xml.etree.ElementTree as tree

TYPES = {"class", "struct"}
# Functions that the compiler writes, or that mean the same in every class.
PLAIN = ("operator==", "operator=", "~")


def has_comment(node):
    return any("".join(each.itertext()).strip() for name in ("briefdescription", "detaileddescription", "inbodydescription")
               for each in node.findall(name))


def where(node):
    place = node.find("location")
    return f"{place.get('file')}:{place.get('line')}" if place is not None else "?"


def undocumented(folder):
    seen = set()
    for file in sorted(folder.glob("*.xml")):
        for compound in tree.parse(file).getroot().findall("compounddef"):
            if compound.get("kind") in TYPES and compound.get("prot") != "private" and not has_comment(compound):
                yield f"{where(compound)}: {compound.findtext('compoundname')} has no comment"
            for member in compound.iter("memberdef"):
                name = member.findtext("qualifiedname") or member.findtext("name")
                if member.get("prot") != "public" or member.get("id") in seen or member.get("kind") == "friend":
                    continue
                seen.add(member.get("id"))
                # Member variables may be clear without a comment; functions may not.
                wanted = member.get("kind") in {"function", "enum", "typedef", "define"}
                if wanted and not member.findtext("name").startswith(PLAIN) and not has_comment(member):
                    yield f"{where(member)}: {name}{member.findtext('argsstring') or ''} has no comment"
    if not seen:
        yield f"{folder}: there is nothing public"


if __name__ == "__main__":
    found = list(undocumented(pathlib.Path(sys.argv[1])))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)
