# shellcheck shell=bash
# The start of every script: sets $root, and an environment for quick builds. Sourced.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export root

# Hashes paths relative to the root, so that another clone finds the cached objects.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
if [[ -z ${CCACHE_DIR-} && ! -w ${HOME:-/nonexistent} ]]; then
  export CCACHE_DIR=$root/build/ccache
fi

jobs=$(nproc)
export jobs CMAKE_BUILD_PARALLEL_LEVEL=$jobs CTEST_PARALLEL_LEVEL=$jobs
