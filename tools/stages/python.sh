#!/usr/bin/env bash
# import bornes
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build_native_cli
build python
run_ctest python
