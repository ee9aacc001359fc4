#!/usr/bin/env bash
# The Debian package: built, installed in a bare root where there can be one, and run there (--full only).
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build=build/package
bare=$root/build/bare

make_package() {
  rm -f "$build"/bornes_*.deb
  cmake -S . -B "$build" -G Ninja -DBORNES_PORTABLE=ON -DBORNES_BUILD_TESTS=OFF
  cmake --build "$build"
  (cd "$build" && cpack -G DEB)
  package=$(echo "$build"/bornes_*.deb)
  figure "$(basename "$package"): $(stat -c %s "$package") bytes, needs $(dpkg-deb -f "$package" Depends)"
  local file files
  files=$(dpkg-deb -c "$package")
  for file in usr/bin/bornes usr/lib/systemd/system/bornes.service usr/share/bash-completion/completions/bornes \
    usr/share/zsh/vendor-completions/_bornes usr/share/fish/vendor_completions.d/bornes.fish usr/share/man/man1/bornes.1 \
    $("$build/bornes" help | sed -n '/^Commands:/,/^$/s/^  \([a-z]\+\) .*/usr\/share\/man\/man1\/bornes-\1.1/p'); do
    grep -q "\./$file$" <<<"$files" || { echo "package: $file is not in it"; return 1; }
  done
}

# Debian 12 and nothing else. Nobody but root can make one, and not without a network.
make_bare_root() {
  ((EUID == 0)) && command -v debootstrap >/dev/null || return 1
  if [[ ! -e $bare/ready ]]; then
    rm -rf "$bare"
    debootstrap --variant=minbase bookworm "$bare" || return 1
    touch "$bare/ready"
  fi
  chroot "$bare" apt-get -q update
}

# Not a function: a signal to its process is to reach the program itself.
in_bare_root=(chroot "$bare" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root)

get() { # get PORT PATH: the answer of the server
  exec 3<>"/dev/tcp/127.0.0.1/$1"
  printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
  cat <&3
  exec 3<&-
}

# Runs the server as the unit does, but for systemd, and asks it how it is.
run_server() {
  local output=$bare/tmp/serve.out pid port
  "${in_bare_root[@]}" bornes serve --listen 127.0.0.1:0 --database sqlite:/var/lib/bornes/tables.sqlite >"$output" &
  pid=$!
  for _ in {1..100}; do
    port=$(sed -nE 's|.*serves at .*:([0-9]+)/.*|\1|p' "$output")
    [[ -n $port ]] && break
    sleep 0.1
  done
  get "$port" /healthz | grep '"status":"ok"'
  get "$port" / | grep -i '^content-security-policy'
  kill -TERM "$pid"
  wait "$pid"
}

make_package
if ! make_bare_root; then
  figure "not installed: a bare root needs root, debootstrap and a network"
  exit
fi
cp "$package" "$bare/tmp/bornes.deb"
"${in_bare_root[@]}" apt-get -q install -y --no-install-recommends /tmp/bornes.deb
"${in_bare_root[@]}" bornes --version
"${in_bare_root[@]}" bornes play --help >/dev/null
run_server
"${in_bare_root[@]}" apt-get -q purge -y --auto-remove bornes
rm -rf "$bare/var/lib/bornes"
figure "installed in a bare Debian 12, served, and removed again"
