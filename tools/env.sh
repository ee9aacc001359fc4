# shellcheck shell=bash
# What every script starts with: $root, and an environment in which builds are quick. Sourced.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export root

# Objects are found again in another clone: paths are hashed relative to the root.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1
if [[ -z ${CCACHE_DIR-} && ! -w ${HOME:-/nonexistent} ]]; then
  export CCACHE_DIR=$root/build/ccache
fi

jobs=$(nproc)
export jobs CMAKE_BUILD_PARALLEL_LEVEL=$jobs CTEST_PARALLEL_LEVEL=$jobs
