#!/usr/bin/env bash
# Installs the packages that the existing rooms need.
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"
# shellcheck source=tools/packages.sh
source tools/packages.sh

mapfile -t sets < <(sets_for test)
need_packages "${sets[@]}"
