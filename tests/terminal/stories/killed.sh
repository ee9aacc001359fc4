#!/usr/bin/env bash
# After kill -9 the game continues where it stopped. After SIGTERM it does too, and the terminal is
# sane.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

start 80 24 "$BORNES_CLI play --lang en --seed 9 --pace 0; stty sane; clear; $BORNES_CLI play --lang en --pace 0; \
  echo; stty -a | grep -q ' echo ' && echo sane terminal; sleep 1; $BORNES_CLI play --lang en --pace 0"
wait_for 'Your turn.'
keys d 1
wait_for 'You discard'
wait_for 'Your turn.'
kill -KILL "$(program)"
wait_for 'Continue  '
wait_for 'Parker 1988, hand 1, with Marcel'
keys Enter
wait_for 'You discard'
wait_for 'Your turn.'
moves=$(grep -c ' discard \| play ' "$(kept_file)")
((moves >= 2)) || fail "only $moves moves are kept"
kill -TERM "$(program)"
wait_for 'The game is saved.'
wait_for 'sane terminal'
wait_for 'Continue  '
kill -HUP "$(program)"
wait_for 'status 129'
"$BORNES_CLI" referee "$(kept_file)" >/dev/null
