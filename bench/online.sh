#!/usr/bin/env bash
# Measures a server with SQLite. The load generator runs on the same machine:
#   bench/online.sh [SECONDS] [TABLES] [WATCHERS]
# Prints durable moves per second, their latency and their cost for the server. Then it prints the
# same at one move per second and table, and the memory of idle WebSockets. $BORNES is the command
# (default: build/release/bornes). Fails on any error, or if an acknowledged move is missing from
# the journal.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bornes=${BORNES:-build/release/bornes}
seconds=${1:-20} tables=${2:-500} watchers=${3:-10000}

folder=$(mktemp -d)
server=
stop_server() {
  if [[ -z $server ]]; then return; fi
  kill "$server"
  wait "$server" || true
  server=
}
trap 'stop_server; rm -rf "$folder"' EXIT
# Each connection needs one socket in the server and one in the load generator.
ulimit -n "$(ulimit -Hn)"

measure() { # measure TITLE OPTION...: a fresh server, and `bornes load` with the options
  local title=$1 port
  shift
  rm -f "$folder"/*
  "$bornes" serve --listen 127.0.0.1:0 --unlimited --database "sqlite:$folder/tables" >"$folder/address" 2>"$folder/log" &
  server=$!
  until [[ -s $folder/address ]]; do sleep 0.05; done
  port=$(sed -E 's,.*:([0-9]+)/$,\1,' "$folder/address")
  echo "$title"
  "$bornes" load "http://127.0.0.1:$port" --server-process "$server" --database "sqlite:$folder/tables" "$@" | sed 's/^/  /'
  stop_server
}

measure "as fast as it goes: $tables tables of two" --tables "$tables" --seconds "$seconds"
measure "one move per second and table: $tables tables of two" --tables "$tables" --think 1000 --seconds "$seconds"
measure "idle: $watchers WebSockets" --tables 1 --think 3600000 --watch "$watchers" --seconds 8
