#!/usr/bin/env bash
# Keys that hurry the bots never decide anything in the next turn.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

actions() { grep -cE '^1 (play|discard)' "$(kept_file)" || true; }

start 80 24 "$BORNES_CLI play --lang en --seed 9 --players 3 --level novice"
wait_for 'h hint'
keys d 1
wait_for 'You discard'
# Hammers on Enter and d while the bots play. The first key hurries the bots, so the other keys come
# when the next turn begins. Each pair of them would discard a card.
keys Enter d Enter d Enter d Enter d Enter
wait_for 'h hint'
before=$(actions)
((before == 1)) || fail "$before actions instead of one"
# Now the turn has begun, and the same keys have their usual effect.
keys d Enter
wait_for 'You discard'
