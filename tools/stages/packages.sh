#!/usr/bin/env bash
# Installs what the rooms that exist need.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
# shellcheck source=tools/packages.sh
source tools/packages.sh

sets=(build test)
if compgen -G 'bindings/python/*.cpp' >/dev/null; then sets+=(python); fi
if compgen -G 'bindings/wasm/*.cpp' >/dev/null; then sets+=(wasm); fi
need_packages "${sets[@]}"
