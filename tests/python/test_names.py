"""Bots, reviews and records have the names of C++: every public name of those headers is in the module."""

import pathlib
import re
import unittest

import bornes

HEADERS = pathlib.Path(__file__).parents[2] / "include/bornes"
ROOMS = ("bot.h", "level.h", "allowance.h", "record.h", "notation.h", "review.h")

# The names that Python replaces, and with what.
OTHERWISE = {
    "TimeUp": "Allowance has a time",
    "Budget": "Allowance, because Python always has a clock",
    "Allowance.from_now": "Bot.think takes an Allowance",
    "Allowance.kUsualMs": "Allowance has one limit at least",
    "bot_vocabulary": "vocabulary() has its fields",
    "append_json": "to_json() returns a text",
    "append_text": "to_text() returns a text",
    "JsonOptions": "the arguments of Review.to_json()",
    "RecordReader.Step": "RecordReader.feed() returns whether there is a new position, and raises a fault",
}

ENUM = re.compile(r"^enum class (\w+)[^{]*\{[^}]*\};", re.M)
TYPE = re.compile(r"^(?:struct|class) (\w+)[^;{]*\{(.*?)^\};", re.M | re.S)
ALIAS = re.compile(r"^using (\w+) =", re.M)
FUNCTION = re.compile(r"^(?!using|template|static_assert|namespace)[\w:].*?\b(\w+)\([^;{]*;", re.M)
MEMBER = re.compile(r"^    (?!friend|explicit|using|return)(?:\w[^;({=]*?[\s&*>])(\w+)(?:\(|;| =|\{)", re.M)
NESTED = re.compile(r"^    (?:struct|enum class) (\w+).*?^    \};", re.M | re.S)


def without(pattern: str, text: str) -> str:
    return re.sub(pattern, "", text, flags=re.M | re.S)


def public_text(name: str) -> str:
    text = without(r"//[^\n]*", (HEADERS / name).read_text(encoding="utf-8"))
    text = without(r"^namespace detail \{.*?^\}", text)
    text = without(r"^private:.*?(?=^\};)", text)
    text = without(r"^template <>.*?;$", text)
    return without(r"(?<=\)) const \{[^\n]*\}$|^ {8,}[^\n]*$", text)


def names_of(header: str) -> set[str]:
    text = public_text(header)
    found = {*ALIAS.findall(text), *ENUM.findall(text)}
    text = ENUM.sub("", text)
    for name, body in TYPE.findall(text):
        found |= {name, *(f"{name}.{nested}" for nested in NESTED.findall(body))}
        found |= {f"{name}.{member}" for member in MEMBER.findall(NESTED.sub("", body)) if member != name}
    return found | set(FUNCTION.findall(TYPE.sub("", text)))


def has(name: str) -> bool:
    owner, _, member = name.rpartition(".")
    if member == "HandRecord":
        return hasattr(bornes, member)
    return hasattr(getattr(bornes, owner, None) if owner else bornes, member)


class Names(unittest.TestCase):
    def test_every_public_name_is_in_the_module(self) -> None:
        for header in ROOMS:
            for name in sorted(names_of(header)):
                if name not in OTHERWISE and name.split(".")[0] not in OTHERWISE:
                    self.assertTrue(has(name), f"{header}: {name}")

    def test_the_headers_are_read(self) -> None:
        every = set().union(*map(names_of, ROOMS))
        some = {"Bot.think", "Candidate.points", "make_bot", "Level", "Record.hands", "RecordReader.feed", "read_record",
                "read_record_part", "RecordFault.why", "Review.turning_points", "Review.judge", "Decision.best",
                "level_of_rate", "to_text", "action_from_text"}  # fmt: skip
        self.assertLessEqual(some, every)
        self.assertLessEqual(set(OTHERWISE), every)
        self.assertGreater(len(every), 90)


if __name__ == "__main__":
    unittest.main()
