"""The type stubs match the module (names, values of enums, parameters) and are consistent."""

import ast
import atexit
import enum
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import bornes

PACKAGE = pathlib.Path(bornes.__path__[0])
EXAMPLES = sorted((pathlib.Path(__file__).parents[2] / "examples/python").glob("*.py"))
CACHE = tempfile.mkdtemp(prefix="bornes-mypy-")
atexit.register(shutil.rmtree, CACHE)
TREE = ast.parse((PACKAGE / "__init__.pyi").read_text())
# What the stub's private base class declares for all values, and what pybind11 adds.
COMMON = {"__eq__", "__hash__", "__copy__", "__deepcopy__", "__repr__", "__str__"}


def public(names: object) -> set[str]:
    return {name for name in names if not name.startswith("_")}  # type: ignore[attr-defined]


def declared(nodes: list[ast.stmt]) -> dict[str, list[ast.stmt]]:
    """The names that a stub declares. Overloads are grouped under their name."""
    found: dict[str, list[ast.stmt]] = {}
    for node in nodes:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.setdefault(node.name, []).append(node)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.setdefault(node.target.id, []).append(node)
        elif isinstance(node, ast.Assign):
            found.setdefault(node.targets[0].id, []).append(node)  # type: ignore[attr-defined]
    return found


def stub_parameters(node: ast.FunctionDef) -> list[str]:
    return [argument.arg for argument in node.args.args if argument.arg != "self"]


def module_parameters(function: object, name: str) -> list[list[str]]:
    """pybind11 writes the signatures of a function into its docstring, one per line."""
    signatures = re.findall(rf"^(?:\d+\. )?{name}\((.*)\) ->", function.__doc__ or "", re.MULTILINE)
    return [
        [word for word in re.findall(r"(?:^|, )(\w+): ", text) if word != "self"]
        for text in signatures
    ]


class Stubs(unittest.TestCase):
    def test_stub_has_the_names_of_the_module(self) -> None:
        self.assertEqual(public(declared(TREE.body)), public(dir(bornes)))

    def test_stub_has_the_members_of_the_classes(self) -> None:
        for node in TREE.body:
            if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
                continue
            type_ = getattr(bornes, node.name)
            names = declared(node.body)
            if issubclass(type_, enum.Enum):
                values = {name: nodes[0].value.value for name, nodes in names.items()}  # type: ignore[attr-defined]
                self.assertEqual(values, {each.name: each.value for each in type_})
                continue
            self.assertEqual(public(names), public(vars(type_)), node.name)
            special = {name for name in names if name.startswith("__")} - COMMON
            self.assertLessEqual(special, set(vars(type_)), node.name)

    def test_stub_has_the_parameters_of_the_functions(self) -> None:
        checked = 0
        for name, nodes in declared(TREE.body).items():
            if isinstance(nodes[0], ast.FunctionDef):
                stub = [stub_parameters(node) for node in nodes if isinstance(node, ast.FunctionDef)]
                self.assertCountEqual(stub, module_parameters(getattr(bornes, name), name), name)
                checked += 1
        self.assertGreater(checked, 20)

    def test_every_function_has_a_docstring(self) -> None:
        for name in public(dir(bornes)):
            self.assertTrue(getattr(bornes, name).__doc__, name)

    def test_mypy_accepts_the_package(self) -> None:
        self.check(*sorted(PACKAGE.glob("*.py")))

    def test_mypy_accepts_the_examples(self) -> None:
        self.check(*EXAMPLES)

    def check(self, *files: pathlib.Path) -> None:
        command = [sys.executable, "-m", "mypy", "--strict", "--ignore-missing-imports", "--cache-dir", CACHE, *files]
        run = subprocess.run(
            command,
            env={**os.environ, "MYPYPATH": str(PACKAGE.parent)},
            capture_output=True,
            text=True,
        )
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        self.assertTrue((PACKAGE / "py.typed").exists())


if __name__ == "__main__":
    unittest.main()
