#!/usr/bin/env bash
# The Python module, and its packages installed in fresh virtual environments.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build_native_cli
build python
run_ctest python
tools/try_python_package.sh build/python-package
figure "$(PYTHONPATH=build/python/python /usr/bin/python3 bench/learn.py | head -n 1)"
