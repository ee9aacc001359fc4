# shellcheck shell=bash
# Runs the real program under tmux. Sourced by the stories. Nothing here waits for a fixed time.
set -euo pipefail
: "${BORNES_CLI:?the program to drive}"

socket=bornes-$$
home=$(mktemp -d)
export XDG_STATE_HOME=$home
patience=${BORNES_PATIENCE:-60} # seconds; enough for a busy machine

cleanup() {
  tmux -L "$socket" kill-server 2>/dev/null || true
  rm -rf "$home"
}
trap cleanup EXIT

# in_window COMMAND...: the shell line that runs COMMAND in a window and then shows its exit status.
in_window() {
  echo "export XDG_STATE_HOME=$home LC_ALL=C.UTF-8 TERM=tmux-256color; $*; echo \"status \$?\"; exec sleep 1000"
}

# start WIDTH HEIGHT COMMAND...: runs a shell line in a window of that size.
start() {
  local width=$1 height=$2
  shift 2
  tmux -L "$socket" -u -f /dev/null new-session -d -x "$width" -y "$height" "$(in_window "$@")"
  tmux -L "$socket" set-option -g status off
  tmux -L "$socket" resize-window -x "$width" -y "$height"
}

window=0 # the window to look at and to type into
screen() { tmux -L "$socket" capture-pane -p -t ":$window"; }
keys() { tmux -L "$socket" send-keys -t ":$window" "$@"; }

fail() {
  printf 'FAILED: %s\nThe screen:\n' "$1"
  screen || true
  exit 1
}

# wait_for TEXT: waits until TEXT is on the screen.
wait_for() {
  local end=$((SECONDS + patience))
  until [[ $(screen) == *"$1"* ]]; do
    if ((SECONDS > end)); then fail "no \"$1\" after $patience s"; fi
    sleep 0.05
  done
}

# wait_for_change SCREEN: waits until the screen looks different.
wait_for_change() {
  local end=$((SECONDS + patience))
  while [[ $(screen) == "$1" ]]; do
    if ((SECONDS > end)); then fail "nothing changes"; fi
    sleep 0.05
  done
}

expect_not() {
  if [[ $(screen) == *"$1"* ]]; then fail "\"$1\" should not be there"; fi
}

# play_hand KEYS SHEET: plays a card if possible and discards otherwise, until the score sheet
# appears. KEYS is a part of the line of keys during the player's own turn. Presses one key at a
# time, depending on the screen.
play_hand() {
  local now card
  wait_for "$1"
  while true; do
    now=$(screen)
    if [[ $now == *"$2"* ]]; then return; fi
    card=$(grep -oE ' [1-7] [─━]+ ✓' <<<"$now" | head -n 1 | grep -oE '[1-7]' || true)
    if [[ $now == *'▶ '[1-6]' '* || $now == *'← → Ent'* ]]; then
      keys Enter # a choice, or a card to discard
    elif [[ $now == *"$1"* ]]; then
      keys "${card:-d}"
    fi
    wait_for_change "$now"
  done
}

kept_file() { find "$home/bornes" -name '*.bornes' | head -n 1; }

# The id of the program's process in the window.
program() {
  pgrep -P "$(tmux -L "$socket" list-panes -t ":$window" -F '#{pane_pid}')" -x "$(basename "$BORNES_CLI")"
}
