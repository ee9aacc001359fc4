#!/usr/bin/env bash
# The table follows the window, and says so when it is too small.
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
keys q
wait_for 'status 0'
