"""Builds the Python package with CMake: called by `pip install .` and `python3 -m build`.

$BORNES_CMAKE_ARGS has more arguments for CMake: -DBORNES_PORTABLE=OFF makes a package for the machine at hand.
"""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).parent.resolve()
VERSION = re.search(r"VERSION (\d+\.\d+\.\d+)", (ROOT / "CMakeLists.txt").read_text()).group(1)
OPTIONS = ["BORNES_BUILD_PYTHON=ON", "BORNES_BUILD_TESTS=OFF", "BORNES_BUILD_CLI=OFF", "BORNES_INSTALL=OFF",
           "BORNES_PORTABLE=ON", f"Python_EXECUTABLE={sys.executable}"]


class CMakeBuild(build_ext):
    """The package as CMake puts it together: the module, its stub, py.typed, and what is written in Python."""

    def run(self) -> None:
        # As deep in the tree as the folders of the presets: so ccache finds what they have compiled.
        build = ROOT / "build/wheel-cmake"
        environment = {**os.environ, "CCACHE_BASEDIR": str(ROOT), "CCACHE_NOHASHDIR": "1"}
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        more = shlex.split(os.environ.get("BORNES_CMAKE_ARGS", ""))
        options = [f"-D{each}" for each in OPTIONS]
        subprocess.run(["cmake", "-S", ROOT, "-B", build, *generator, *options, *more], check=True, env=environment)
        subprocess.run(["cmake", "--build", build, "--parallel"], check=True, env=environment)
        made = pathlib.Path(self.build_lib).resolve() / "bornes"
        shutil.copytree(build / "python/bornes", made, dirs_exist_ok=True)

    def get_outputs(self) -> list[str]:
        return [str(path) for path in pathlib.Path(self.build_lib, "bornes").rglob("*") if path.is_file()]


setup(
    version=VERSION,
    packages=[],
    ext_modules=[Extension("bornes.__init__", sources=[])],
    cmdclass={"build_ext": CMakeBuild},
    options={"build": {"build_base": "build/wheel"}},
    zip_safe=False,
)
