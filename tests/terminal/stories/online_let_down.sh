#!/usr/bin/env bash
# What a player is told when the versions of program and server differ, and when the host says that
# the program did not open its part of the shuffle, although it did.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

proxy_pid=
cleanup_proxy() {
  kill "$proxy_pid" 2>/dev/null || true
  cleanup_online
}
trap cleanup_proxy EXIT

# through HABIT: starts a proxy in front of the server. Programs then reach the server at $proxy.
through() {
  rm -f "$home/proxy"
  mkfifo "$home/proxy"
  python3 "$(dirname "$0")/../proxy.py" "$1" "$server_port" >"$home/proxy" &
  proxy_pid=$!
  read -r proxy <"$home/proxy"
}

old='The versions of this program and of the server do not match.'
serve
link=$(new_table Ann --seat 2=novice)
through old
link=http://127.0.0.1:$proxy/${link#http://*/}
"$BORNES_CLI" play "$link" --name Bob --plain --lang en </dev/null >"$home/out" 2>&1 &&
  fail 'a refused program ends with 0'
until_said "$old"
start 80 24 "$BORNES_CLI play $link --name Bob --lang en"
wait_for "$old"
kill "$proxy_pid"

through deaf
server_port=$proxy
link=$(new_table Ann --seat 2=novice)
mkfifo "$home/input"
"$BORNES_CLI" play "$link" --name Ann --plain --lang en <"$home/input" >"$home/out" &
exec 3>"$home/input"
echo start >&3
until_said 'The server says that your part of the shuffle was missing, but it was sent in time.'
# The hand is dealt without it.
until_said 'Hand 1: '
exec 3>&-
wait $!
