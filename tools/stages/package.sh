#!/usr/bin/env bash
# The Debian packages `bornes` and `libbornes-dev`: builds them, checks them with lintian, installs
# them in a bare root if possible, and uses them there (--full only).
# shellcheck source=tools/stage.sh
source "$(dirname "$0")/../stage.sh"

build=build/package
bare=$root/build/bare

make_package() {
  packaging/build.sh
  package=$(echo "$build"/bornes_*.deb)
  library=$(echo "$build"/libbornes-dev_*.deb)
  lintian --allow-root --fail-on error,warning "$package" "$library"
  figure "lintian has nothing against $(basename "$package") and $(basename "$library")"
  figure "$(basename "$package"): $(stat -c %s "$package") bytes, needs $(dpkg-deb -f "$package" Depends)"
  local file files
  files=$(dpkg-deb -c "$package")
  for file in usr/bin/bornes usr/lib/systemd/system/bornes.service usr/share/bash-completion/completions/bornes \
    usr/share/zsh/vendor-completions/_bornes usr/share/fish/vendor_completions.d/bornes.fish usr/share/man/man1/bornes.1.gz \
    $("$build/bornes" help | sed -n '/^Options:/q;s/^  \([a-z]\+\)  .*/usr\/share\/man\/man1\/bornes-\1.1.gz/p'); do
    grep -q "\./$file$" <<<"$files" || { echo "package: $file is not in it"; return 1; }
  done
}

# A bare Debian 12. Making it needs root and a network.
make_bare_root() {
  ((EUID == 0)) && command -v debootstrap >/dev/null || return 1
  if [[ ! -e $bare/ready ]]; then
    rm -rf "$bare"
    debootstrap --variant=minbase bookworm "$bare" || return 1
    touch "$bare/ready"
  fi
  chroot "$bare" apt-get -q update
}

# An array and not a function, so that a signal to its process reaches the program itself.
in_bare_root=(chroot "$bare" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/root)

get() { # get PORT PATH: prints the answer of the server
  exec 3<>"/dev/tcp/127.0.0.1/$1"
  printf 'GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n' "$2" >&3
  cat <&3
  exec 3<&-
}

port_in() { # port_in FILE: the port in the output of a server
  local port
  for _ in {1..100}; do
    port=$(sed -nE 's|.*serves at .*:([0-9]+)/.*|\1|p' "$1")
    [[ -n $port ]] && break
    sleep 0.1
  done
  echo "$port"
}

# Runs the server as the unit does, but without systemd, and asks for its health.
run_server() {
  local output=$bare/tmp/serve.out pid port
  "${in_bare_root[@]}" bornes serve --listen 127.0.0.1:0 --database sqlite:/var/lib/bornes/tables.sqlite >"$output" &
  pid=$!
  port=$(port_in "$output")
  get "$port" /healthz | grep '"status":"ok"'
  get "$port" / | grep -i '^content-security-policy'
  kill -TERM "$pid"
  wait "$pid"
}

# Builds a foreign program with the installed libraries, in C++ and in C.
use_library() {
  "${in_bare_root[@]}" apt-get -q install -y --no-install-recommends /tmp/libbornes-dev.deb g++ pkg-config
  cp tests/consumer/{opponent.cpp,from_c.c} "$bare/tmp/"
  # shellcheck disable=SC2016 # the shell of the bare root expands it
  "${in_bare_root[@]}" sh -ec '
    cd /tmp
    g++ -std=c++20 opponent.cpp $(pkg-config --cflags --libs bornes) -o opponent && ./opponent
    gcc from_c.c $(pkg-config --cflags --libs bornes) -lstdc++ -lm -o from_c && ./from_c'
  "${in_bare_root[@]}" apt-get -q purge -y libbornes-dev
}

# Builds the image of packaging/Containerfile on the bare root with Debian's tools, and starts a
# server from it.
build_image() {
  local images=$root/build/images base image output=$root/build/images.out pid port
  local buildah=(buildah --root "$images/root" --runroot "$images/run" --storage-driver vfs)
  if ! base=$("${buildah[@]}" from scratch); then
    figure "no image: buildah does not run on this machine"
    return
  fi
  "${buildah[@]}" copy -q "$base" "$bare" /
  "${buildah[@]}" commit -q "$base" localhost/bare
  "${buildah[@]}" build -q --isolation chroot --build-arg BASE=localhost/bare --tag localhost/bornes \
    --file packaging/Containerfile "$build"
  image=$("${buildah[@]}" from localhost/bornes)
  "${buildah[@]}" run --isolation chroot --env BORNES_LISTEN=127.0.0.1:0 "$image" -- bornes serve >"$output" &
  pid=$!
  port=$(port_in "$output")
  get "$port" /healthz | grep '"status":"ok"'
  kill -TERM "$pid"
  wait "$pid" || true
  "${buildah[@]}" rm --all
  rm -rf "$images"
  figure "an image was built by buildah from packaging/Containerfile, and served"
}

# Reads packaging/compose.yaml with the podman-compose of Debian, which prints what it would start.
# The images of PostgreSQL and Caddy come from a registry, so nothing is started here.
read_compose_file() {
  local compose=(podman-compose --dry-run --no-ansi --file packaging/compose.yaml up --detach) commands part
  if ! commands=$(PLAY_NAME=play.example.org DATABASE_PASSWORD=secret "${compose[@]}" 2>&1); then
    echo "$commands"
    echo "package: podman-compose cannot read packaging/compose.yaml"
    return 1
  fi
  for part in '-e BORNES_DATABASE=postgresql://bornes:secret@db/bornes ' '-e POSTGRES_PASSWORD=secret ' \
    '-e BORNES_PUBLIC_URL=https://play.example.org ' ' --network-alias db ' ' --read-only ' ' --cap-drop ALL ' \
    'caddy reverse-proxy --from play.example.org --to bornes:8080'; do
    grep -qF -- "$part" <<<"$commands" || { echo "package: compose.yaml does not lead to: $part"; return 1; }
  done
  if commands=$(PLAY_NAME=play.example.org "${compose[@]}" 2>&1); then
    echo "package: compose.yaml starts without a password"
    return 1
  fi
  grep -q 'DATABASE_PASSWORD is missing in packaging/.env' <<<"$commands"
  figure "podman-compose reads packaging/compose.yaml"
}

make_package
read_compose_file
if ! make_bare_root; then
  figure "not installed: a bare root needs root, debootstrap and a network"
  exit
fi
cp "$package" "$bare/tmp/bornes.deb"
cp "$library" "$bare/tmp/libbornes-dev.deb"
"${in_bare_root[@]}" apt-get -q install -y --no-install-recommends /tmp/bornes.deb
"${in_bare_root[@]}" bornes --version
"${in_bare_root[@]}" bornes play --help >/dev/null
run_server
use_library
"${in_bare_root[@]}" apt-get -q purge -y --auto-remove bornes
rm -rf "$bare/var/lib/bornes"
build_image
figure "installed in a bare Debian 12, served, built with, and removed again"
