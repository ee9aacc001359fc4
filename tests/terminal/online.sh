# shellcheck shell=bash
# A real server for the stories of online tables. Sourced in place of tmux.sh.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "${BASH_SOURCE[0]}")/tmux.sh"

server_port=0
server_pid=
server_options=()

# Starts the server, or starts it again on the same port.
serve() {
  local line
  rm -f "$home/serve"
  mkfifo "$home/serve"
  "$BORNES_CLI" serve --listen "127.0.0.1:$server_port" --database "sqlite://$home/tables.db" "${server_options[@]}" \
    >"$home/serve" 2>>"$home/serve.log" &
  server_pid=$!
  read -r line <"$home/serve" # bornes serves at http://127.0.0.1:PORT/
  line=${line%/}
  server_port=${line##*:}
}

kill_server() {
  kill -KILL "$server_pid"
  wait "$server_pid" 2>/dev/null || true
}

cleanup_online() {
  kill -KILL "$server_pid" 2>/dev/null || true
  cleanup
}
trap cleanup_online EXIT

# new_table NAME OPTIONS...: prints the link of a new table. NAME creates it and leaves; the token
# is kept.
new_table() {
  local name=$1
  shift
  "$BORNES_CLI" play "http://127.0.0.1:$server_port/" --name "$name" --plain --lang en --watch "$@" </dev/null |
    sed -n 's/^Send this link to the others: //p'
}

# on WINDOW COMMAND...: runs a helper of tmux.sh for that window.
on() {
  local window=$1
  shift
  "$@"
}

# open_window COMMAND...: opens another window beside that of `start`.
open_window() {
  tmux -L "$socket" new-window "$(in_window "$@")"
}

# until_said TEXT: waits for TEXT in "$home/out", the output of a terminal in plain mode.
until_said() {
  for _ in $(seq 100); do
    if grep -qF -- "$1" "$home/out"; then return; fi
    sleep 0.1
  done
  cat "$home/out"
  fail "no \"$1\""
}

# verify_so_far LINK OPTIONS...: the game is not over, so its record is incomplete. The hands in it
# must be fair.
verify_so_far() {
  if "$BORNES_CLI" verify "$@" 2>"$home/error"; then fail 'a game that is not over was called fair'; fi
  grep -qF 'so far dealt as committed to' "$home/error" || fail "$(cat "$home/error")"
}
