#!/usr/bin/env bash
# A whole hand by keys, from the menu to the score sheet and into the next hand.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

start 80 24 "$BORNES_CLI play --lang en --pace 0"
wait_for 'New game'
keys Enter
wait_for 'Start the game'
keys Enter
play_hand 'h hint' 'Score sheet'
for row in 'Brought forward' Milestones 'Trip completed' 'Combined total'; do wait_for "$row"; done
keys Enter
wait_for 'Hand 2'
wait_for 'Your turn.'
keys s
wait_for 'Score sheet'
keys Escape
wait_for 'Your turn.'
keys q
wait_for 'The game is saved.'
wait_for 'status 0'
# The printed command resumes exactly this game.
[[ $(screen | tr -d '\n') == *"bornes play $(kept_file)"* ]] || fail 'no command that comes back'
"$BORNES_CLI" referee "$(kept_file)" >/dev/null
