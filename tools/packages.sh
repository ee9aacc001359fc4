# shellcheck shell=bash
# The Debian 12 packages that the project uses, by purpose, and functions to install them. Sourced.

packages_of() {
  case $1 in
    build) echo g++ cmake ninja-build ccache mold libcli11-dev libfmt-dev ;;
    test)
      echo libgtest-dev libgmock-dev librapidcheck-dev libbenchmark-dev gcovr shellcheck python3-jsonschema pkg-config fish mandoc zsh
      echo clang-14 libclang-rt-14-dev llvm-14 clang-format-14 clang-tidy-14
      ;;
    terminal) echo libncurses-dev libssl-dev libutf8proc-dev ;;
    tmux) echo tmux openssl python3 ;; # openssl makes a certificate, python3 runs a proxy
    journal) echo libsoci-dev libboost1.81-dev libsqlite3-dev libpq-dev ;; # SOCI's headers include Boost
    tables) echo libboost1.81-dev libboost-json1.81-dev libboost-url1.81-dev libsodium-dev ;;
    server) echo libspdlog-dev prometheus-cpp-dev ;;
    databases) echo postgresql-15 sqlite3 libfaketime ;; # tests set clocks with libfaketime
    hosting) echo prometheus systemd buildah podman podman-compose ;; # promtool, systemd-analyze, images
    package) echo dpkg-dev file ;;
    bare) echo debootstrap lintian ;; # checks of the packages, and a bare Debian to install them in
    docs) echo doxygen graphviz mkdocs mkdocs-material ;; # the site
    python)
      echo python3 python3-dev pybind11-dev mypy python3-numpy
      echo python3-build python3-pip python3-setuptools python3-venv python3-wheel # the package
      ;;
    wasm)
      echo clang-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
      echo wasi-libc llvm-14
      # Debian's Node conflicts with other installations of Node, so it is installed only if there
      # is none.
      command -v node >/dev/null || echo nodejs
      ;;
    page)
      echo librsvg2-bin fonts-dejavu-core # the pictures of the page are drawn when it is built
      command -v npm >/dev/null || echo nodejs npm
      ;;
    web) # the page, and a browser to try it in
      echo chromium
      packages_of page
      ;;
    *) echo "packages.sh: no set named $1" >&2; return 1 ;;
  esac
}

sets_for() { # sets_for play|test: one per line
  local sets=(build terminal journal tables server)
  if [[ $1 == test ]]; then sets+=(test tmux databases hosting package bare docs python wasm web); fi
  printf '%s\n' "${sets[@]}"
}

# missing_packages SET...: the packages of the sets that are not installed, one per line.
missing_packages() {
  local set wanted installed
  wanted=$(for set in "$@"; do packages_of "$set" || exit; done | tr ' ' '\n' | sort -u) || return
  # shellcheck disable=SC2086 # one word per package
  installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' $wanted 2>/dev/null |
    sed -n 's/^installed //p' | sort -u)
  comm -23 <(echo "$wanted") <(echo "$installed")
}

# need_packages SET...: installs the missing packages. Returns at once if none is missing.
need_packages() {
  local missing as_root=()
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    echo "This is not Debian, so the packages must be installed by hand. Their names in Debian:" >&2
    local set
    for set in "$@"; do packages_of "$set" | sed 's/^/  /' >&2; done
    return 0
  fi
  missing=$(missing_packages "$@") || return
  [[ -n $missing ]] || return 0
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      printf 'These packages are missing, and there is no sudo to install them with:\n%s\n' "$missing" >&2
      echo "As root: apt-get update && apt-get install --no-install-recommends" "${missing//$'\n'/ }" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  echo "installing packages: ${missing//$'\n'/ }"
  as_root+=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300)
  "${as_root[@]}" update || return
  # shellcheck disable=SC2086 # one word per package
  "${as_root[@]}" install -y --no-install-recommends $missing
}

# need_npm_packages NAME [OPTION...]: installs the packages of the page in web/ with `npm ci
# OPTION...`. Returns at once if they are up to date and the package NAME is there.
need_npm_packages() {
  local name=$1 installed=node_modules/.package-lock.json
  shift
  if [[ ! -d node_modules/$name || package-lock.json -nt $installed ]]; then
    npm ci --no-audit --no-fund "$@"
  fi
}
