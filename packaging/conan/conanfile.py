"""The libraries for Conan 2: conan create packaging/conan -s compiler.cppstd=20, in a clone of the project."""

import os
import re

from conan import ConanFile
from conan.tools.build import check_min_cppstd
from conan.tools.cmake import CMake, CMakeDeps, CMakeToolchain, cmake_layout
from conan.tools.files import copy, load, rmdir

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
SOURCES = ["CMakeLists.txt", "LICENSE", "bindings/c/*", "cmake/*", "include/*", "src/engine/*", "src/bots/*",
           "src/review/*", "src/learn/*", "tools/review_table/*"]  # fmt: skip
# Each component with the components that it uses, in the order of their dependencies.
COMPONENTS = {"engine": [], "bots": ["engine"], "review": ["bots"], "learn": ["engine"], "c": ["bots"]}


class Bornes(ConanFile):
    name = "bornes"
    license = "MIT"
    description = "Mille Bornes: rules of five editions, bots of four levels, records and reviews"
    topics = ("mille-bornes", "card-game", "rules", "bots")
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}
    package_type = "library"
    implements = ["auto_shared_fpic"]  # a shared library does not have the option fPIC

    def set_version(self):
        text = load(self, os.path.join(ROOT, "CMakeLists.txt"))
        self.version = re.search(r"VERSION ([0-9.]+)\n  DESCRIPTION", text)[1]

    def export_sources(self):
        for pattern in SOURCES:
            copy(self, pattern, ROOT, self.export_sources_folder)

    def validate(self):
        check_min_cppstd(self, 20)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        for name, value in {"BUILD_CLI": False, "BUILD_TESTS": False, "PORTABLE": True, "WERROR": False}.items():
            toolchain.cache_variables[f"BORNES_{name}"] = value
        toolchain.generate()
        CMakeDeps(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, os.path.join(self.package_folder, "licenses"))
        CMake(self).install()
        for ours in ("cmake", "pkgconfig"):  # Conan generates its own files
            rmdir(self, os.path.join(self.package_folder, "lib", ours))

    def package_info(self):
        self.cpp_info.set_property("cmake_file_name", "bornes")
        for name, uses in COMPONENTS.items():
            self.cpp_info.components[name].libs = [f"bornes_{name}"]
            self.cpp_info.components[name].requires = uses
            self.cpp_info.components[name].set_property("cmake_target_name", f"bornes::{name}")
