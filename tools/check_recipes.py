#!/usr/bin/env python3
"""Checks the recipes of packaging/ as far as that is possible without vcpkg and Conan.

    tools/check_recipes.py PREFIX     PREFIX: where `cmake --install` has put the libraries

The versions are that of the project, the sources that Conan takes are enough to configure the build with the options
of both recipes, and the components of Conan are the installed libraries.
"""
import ast
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
CONAN = (ROOT / "packaging/conan/conanfile.py").read_text(encoding="utf-8")
PORT = (ROOT / "packaging/vcpkg/portfile.cmake").read_text(encoding="utf-8")


def constant(name):
    assigned = (node for node in ast.parse(CONAN).body if isinstance(node, ast.Assign))
    return next(ast.literal_eval(node.value) for node in assigned if node.targets[0].id == name)


def configures(options):
    """Whether the sources of the recipe of Conan can be configured with these options, all of which must exist."""
    with tempfile.TemporaryDirectory() as folder:
        for pattern in constant("SOURCES"):
            for file in ROOT.glob(pattern.replace("/*", "/**/*")):
                if file.is_file():
                    target = pathlib.Path(folder, file.relative_to(ROOT))
                    target.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file, target)
        run = subprocess.run(["cmake", "-S", folder, "-B", f"{folder}/build", *options], capture_output=True, text=True)
        sys.stdout.write("" if run.returncode == 0 else run.stdout + run.stderr)
        return run.returncode == 0 and "Manually-specified variables were not used" not in run.stderr


def main():
    version = re.search(r"^  VERSION ([0-9.]+)$", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"), re.M)[1]
    assert json.loads((ROOT / "packaging/vcpkg/vcpkg.json").read_text(encoding="utf-8"))["version"] == version
    of_port = re.findall(r"-D\w+=\w+", PORT)
    of_conan = [f"-DBORNES_{name}={value}" for name, value in re.findall(r'"([A-Z_]+)": (True|False)', CONAN)]
    assert len(of_port) == len(of_conan) == 4, (of_port, of_conan)
    for options in (of_port, of_conan):
        assert configures(options), options
    installed = {file.stem.removeprefix("libbornes_") for file in pathlib.Path(sys.argv[1]).rglob("libbornes_*.a")}
    assert installed == set(constant("COMPONENTS")), installed
    print("the recipes of vcpkg and Conan have the version, the options, the sources and the libraries of the project")


main()
