#!/usr/bin/env bash
# tools/try_python_package.sh FOLDER: makes the Python packages in FOLDER, installs them in fresh
# virtual environments and tries them. Downloads nothing.
set -euo pipefail
# shellcheck source=tools/env.sh
source "$(dirname "$0")/env.sh"
cd "$root"
folder=$(mkdir -p "$1" && cd "$1" && pwd)
python=/usr/bin/python3
version=$(sed -nE 's/^ *VERSION ([0-9.]+)$/\1/p' CMakeLists.txt)

export BORNES_CMAKE_ARGS=-DBORNES_PORTABLE=OFF # the cache has what the python preset compiled
rm -rf "$folder"/{dist,alone,arrays,source}
# Builds the source package first and the wheel from it. This proves that the source package is
# complete.
"$python" -m build --no-isolation --outdir "$folder/dist" . >"$folder/build.log" 2>&1 || {
  tail -n 40 "$folder/build.log"
  exit 1
}

try() { # try PYTHON: tries the installed module, outside the tree
  (cd "$folder" && env -u PYTHONPATH "$1" - "$version" <<'PYTHON'
import importlib.metadata, importlib.util, pathlib, sys
import bornes
assert bornes.__version__ == importlib.metadata.version("bornes") == sys.argv[1], bornes.__version__
package = pathlib.Path(bornes.__path__[0])
assert "site-packages" in package.parts, package
for name in ("py.typed", "__init__.pyi", "arena.py", "gymnasium_env.py", "pettingzoo_env.py"):
    assert (package / name).is_file(), name
rules = bornes.make_rules()
from bornes import arena
standing = arena.play([arena.level(each) for each in (bornes.Level.NOVICE, bornes.Level.CASUAL)], rules, deals=1)
assert standing[0].games == 2
if importlib.util.find_spec("numpy"):
    env = bornes.VectorEnv(8, rules, 1)
    env.step(env.sample())
print(bornes.__version__, "numpy" in sys.modules)
PYTHON
  )
}

# The wheel, without any other package, and with numpy.
"$python" -m venv "$folder/alone"
"$folder/alone/bin/pip" install --quiet --no-index "$folder"/dist/bornes-*.whl
[[ $(try "$folder/alone/bin/python") == "$version False" ]]
"$python" -m venv --system-site-packages "$folder/arrays"
"$folder/arrays/bin/pip" install --quiet --no-index "$folder"/dist/bornes-*.whl
[[ $(try "$folder/arrays/bin/python") == "$version True" ]]

# `pip install .`, as in docs/use-from-python.md.
"$python" -m venv --system-site-packages "$folder/source"
"$folder/source/bin/pip" install --quiet --no-index --no-build-isolation .
[[ $(try "$folder/source/bin/python") == "$version True" ]]
echo "bornes $version: wheel and source package installed and tried"
