"""Writes the type stub of the built module: make_stub.py TEMPLATE OUT, with the module on PYTHONPATH.

The template holds the functions and classes that are written by hand. Lines such as `# @score@` stand for what
repeats a table of the engine: the enums, the settings of HouseRules and Rules, and the rows of Score.
`# @review@` stands for review.pyi.in, and so on for the other templates beside it.
"""

import enum
import pathlib
import sys

import bornes

HERE = pathlib.Path(__file__).parent
ENUMS = [each for each in vars(bornes).values() if isinstance(each, type) and issubclass(each, enum.Enum)]


def enums() -> list[str]:
    lines: list[str] = []
    for each in ENUMS:
        lines += [*([""] if lines else []), f"class {each.__name__}(Enum):"]
        lines += [f'    {member.name} = "{member.value}"' for member in each]
    return lines


def type_of(setting: dict[str, object]) -> str:
    """The Python type of a setting, as in bindings/python/rules.cpp: a number, a boolean or an enum."""
    words = setting["words"]
    if "most" in setting:
        return "int"
    if words == ["yes", "no"]:
        return "bool"
    return next(each.__name__ for each in ENUMS if [member.value for member in each] == words)


def attribute(name: str) -> str:
    return name.replace("-", "_")


def reads(name: str, type_: str) -> list[str]:
    return ["@property", f"def {name}(self) -> {type_}: ..."]


def parts() -> dict[str, list[str]]:
    words = bornes.vocabulary()
    settings = {attribute(each["name"]): type_of(each) for each in words["settings"]}
    rules = {name: type_ for name, type_ in settings.items() if name != "teams"}  # a number in Rules
    rows = [attribute(row["id"]) for row in words["scoreRows"]]
    return {
        "enums": enums(),
        "house_rules": [f"{name}: {type_} | None" for name, type_ in settings.items()],
        "rules": [line for name, type_ in rules.items() for line in reads(name, type_)],
        "score": [line for name in rows for line in reads(name, "int")],
        **{name: (HERE / f"{name}.pyi.in").read_text().splitlines() for name in ("learn", "review", "verbs")},
    }


def main() -> None:
    template, out = map(pathlib.Path, sys.argv[1:])
    made = parts()
    lines: list[str] = []
    for line in template.read_text().splitlines():
        name = line.strip().removeprefix("# @").removesuffix("@")
        indent = line[: len(line) - len(line.lstrip())]
        lines += [(indent + each).rstrip() for each in made.pop(name)] if line.strip() == f"# @{name}@" else [line]
    if made:
        sys.exit(f"{template} has no place for: {', '.join(made)}")
    out.write_text("\n".join(lines) + "\n")


main()
