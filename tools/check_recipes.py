#!/usr/bin/env python3
"""Checks the recipes of packaging/, as far as possible without vcpkg and Conan.

    tools/check_recipes.py PREFIX     PREFIX: where `cmake --install` put the libraries

Both recipes run, with stand-ins for their tools. The versions must be the version of the project. The sources in the
Conan recipe must be enough to configure the build with the options of both recipes. The files that the recipes name must
exist. The Conan components must be the installed libraries.
"""
import fnmatch
import importlib.util
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import types

ROOT = pathlib.Path(__file__).resolve().parents[1]
PORT = ROOT / "packaging/vcpkg"
CONAN = ROOT / "packaging/conan/conanfile.py"

# Stand-ins for vcpkg's functions. They check their arguments, and copy PREFIX instead of building and installing.
VCPKG = """
function(vcpkg_cmake_configure)
  cmake_parse_arguments(PARSE_ARGV 0 given "" SOURCE_PATH OPTIONS)
  list(APPEND given_OPTIONS ${given_UNPARSED_ARGUMENTS})
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo ${given_OPTIONS} COMMAND_ERROR_IS_FATAL ANY)
  if(NOT EXISTS ${given_SOURCE_PATH}/CMakeLists.txt)
    message(FATAL_ERROR "no source at ${given_SOURCE_PATH}")
  endif()
endfunction()
function(vcpkg_cmake_install)
  file(COPY ${PREFIX}/ DESTINATION ${CURRENT_PACKAGES_DIR})
  file(COPY ${PREFIX}/ DESTINATION ${CURRENT_PACKAGES_DIR}/debug)
endfunction()
function(vcpkg_cmake_config_fixup)
  cmake_parse_arguments(PARSE_ARGV 0 given "" CONFIG_PATH "")
  file(GLOB found ${CURRENT_PACKAGES_DIR}/${given_CONFIG_PATH}/*Config.cmake)
  if(NOT found)
    message(FATAL_ERROR "no package file in ${given_CONFIG_PATH}")
  endif()
endfunction()
function(vcpkg_fixup_pkgconfig)
endfunction()
function(vcpkg_install_copyright)
  cmake_parse_arguments(PARSE_ARGV 0 given "" "" FILE_LIST)
  file(COPY ${given_FILE_LIST} DESTINATION ${CURRENT_PACKAGES_DIR})
endfunction()
"""


def run(*command):
    """What the command prints; the check ends here if it fails."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


class Anything:
    """Stands in for any object of Conan: it has every method, and every value can be set."""

    def __init__(self, *_):
        self.cache_variables = {}
        self.properties = {}

    def __getattr__(self, _):
        return lambda *_, **__: None

    def set_property(self, name, value):
        self.properties[name] = value


class Components(dict):
    def __missing__(self, name):
        self[name] = Anything()
        return self[name]


def copy(_, pattern, source, target):
    """Like conan.tools.files.copy: a star also matches folders."""
    source = pathlib.Path(source).resolve()
    named = [source / pattern] if "*" not in pattern else (source / pattern.partition("*")[0]).rglob("*")
    files = [file for file in named if file.is_file() and fnmatch.fnmatch(str(file.relative_to(source)), pattern)]
    assert files, f"{pattern} names no file"
    for file in files:
        place = pathlib.Path(target, file.relative_to(source))
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)


def conan_recipe(toolchains):
    """Returns the class of the recipe, loaded with stand-ins for Conan's modules."""
    def made(recipe):
        toolchains.append(Anything(recipe))
        return toolchains[-1]

    tools = {"build": {"check_min_cppstd": lambda *_: None},
             "cmake": {"CMake": Anything, "CMakeDeps": Anything, "CMakeToolchain": made, "cmake_layout": lambda _: None},
             "files": {"copy": copy, "load": lambda _, path: pathlib.Path(path).read_text(encoding="utf-8"),
                       "rmdir": lambda _, path: shutil.rmtree(path)}}
    sys.modules["conan"] = types.SimpleNamespace(ConanFile=object, tools=None)
    sys.modules["conan.tools"] = types.SimpleNamespace()
    for name, members in tools.items():
        sys.modules[f"conan.tools.{name}"] = types.SimpleNamespace(**members)
    found = importlib.util.spec_from_file_location("conanfile", CONAN)
    module = importlib.util.module_from_spec(found)
    sys.dont_write_bytecode = True
    found.loader.exec_module(module)
    return module.Bornes


def check_conan(prefix, version, folder):
    """Runs the methods of the recipe in the order of `conan create`. Returns the options for CMake."""
    toolchains = []
    recipe = conan_recipe(toolchains)()
    recipe.export_sources_folder = recipe.source_folder = folder / "source"
    recipe.package_folder = folder / "conan"
    shutil.copytree(prefix, recipe.package_folder)
    recipe.cpp_info = Anything()
    recipe.cpp_info.components = Components()
    for step in ("set_version", "export_sources", "validate", "layout", "generate", "build", "package", "package_info"):
        getattr(recipe, step)()
    assert recipe.version == version, recipe.version
    assert (recipe.package_folder / "licenses/LICENSE").is_file()
    installed = {file.stem.removeprefix("lib") for file in recipe.package_folder.rglob("libbornes_*.a")}
    parts = recipe.cpp_info.components
    assert installed == {library for part in parts.values() for library in part.libs}, installed
    for name, part in parts.items():
        assert part.properties["cmake_target_name"] == f"bornes::{name}" and set(part.requires) <= set(parts), name
    return [f"-D{name}={value}" for name, value in toolchains[0].cache_variables.items()]


def check_vcpkg(prefix, version, folder):
    """Runs the port. Returns the options for CMake."""
    assert json.loads((PORT / "vcpkg.json").read_text(encoding="utf-8"))["version"] == version
    script = folder / "port.cmake"
    script.write_text(f"set(PREFIX {prefix})\nset(CURRENT_PACKAGES_DIR {folder}/vcpkg)\n{VCPKG}\ninclude({PORT}/portfile.cmake)\n")
    options = re.findall(r"-D\w+=\w+", run("cmake", "-P", script))
    assert (folder / "vcpkg/LICENSE").is_file() and not (folder / "vcpkg/debug/include").exists()
    return options


def main():
    prefix = pathlib.Path(sys.argv[1]).resolve()
    version = re.search(r"^  VERSION ([0-9.]+)$", (ROOT / "CMakeLists.txt").read_text(encoding="utf-8"), re.M)[1]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for check in (check_conan, check_vcpkg):
            options = check(prefix, version, folder)
            assert len(options) == 4, options
            printed = run("cmake", "-S", folder / "source", "-B", folder / check.__name__, *options)
            assert "Manually-specified variables were not used" not in printed, printed
    print("the recipes of vcpkg and Conan run, with the version, the options, the sources and the libraries of the project")


main()
