#!/usr/bin/env bash
# The table follows the size of the window, and says when the window is too small.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

start 80 24 "$BORNES_CLI play --lang en --seed 3 --pace 0"
wait_for 'Your turn.'
expect_not '▀▀▀▀▀▀▀'
tmux -L "$socket" resize-window -x 140 -y 45
wait_for '▀▀▀▀▀▀▀'
tmux -L "$socket" resize-window -x 60 -y 20
wait_for 'The window is too small: 60×20.'
keys d 1
expect_not 'Your turn.'
tmux -L "$socket" resize-window -x 100 -y 30
wait_for 'Your turn.'
expect_not 'You discard'

# Everything above the table comes back as it was.
resize() { tmux -L "$socket" resize-window -x "$1" -y "$2"; }
through_small() {
  resize 79 30
  wait_for 'The window is too small: 79×30.'
  resize 140 45
  wait_for "$1"
  resize 80 24
  wait_for "$1"
}
keys '?'
wait_for 'Help: Parker 1988'
through_small 'Help: Parker 1988'
keys Escape s
wait_for 'Score sheet'
through_small 'Combined total'
keys Escape d
wait_for 'Discard which card?'
through_small 'Discard which card?'
keys Escape q
wait_for 'status 0'
