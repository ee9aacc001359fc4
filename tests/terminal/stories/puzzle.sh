#!/usr/bin/env bash
# Puzzles by keys: from the menu, a wrong and a right answer, the cost of each move, and the next
# puzzle.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

start 80 24 "$BORNES_CLI play --lang en"
wait_for 'New game'
while [[ $(screen) != *'a new puzzle every day'* ]]; do
  before=$(screen)
  keys Down
  wait_for_change "$before"
done
keys Enter
wait_for 'Finishing exactly'
keys Down Enter
wait_for 'Puzzle 1 ·'
wait_for 'One move is clearly the best.'
expect_not 'Seat ' # the others have names, as in a game
keys d 1
wait_for 'What each move costs'
wait_for 'your move'
wait_for 'of 1'
keys Enter
wait_for 'Puzzle 2 ·'
keys q
wait_for 'New game'
keys q
wait_for 'status 0'
grep -q '"version":1' "$home/bornes/puzzles.json" || fail 'what came of the puzzle is not kept'

# The puzzle of the day, with its streak or the end of it.
tmux -L "$socket" respawn-pane -k -t ":0" "$(in_window "$BORNES_CLI puzzle --lang en")"
wait_for 'Puzzle of the day'
keys q
wait_for 'status 0'
