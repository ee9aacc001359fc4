#!/usr/bin/env bash
# Two people at one keyboard: between their turns, the screen shows no hand.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

start 80 24 "$BORNES_CLI play --lang en --seed 5 --seat 1=person:Ann --seat 2=person:Bob"
wait_for 'Please pass the keyboard to Ann.'
expect_not '╭─ 2'
wait_for ' q quit'
keys Enter
wait_for 'Your turn.'
expect_not 'undo'
wait_for '╭─ 2'
keys d 1
wait_for 'Please pass the keyboard to Bob.'
expect_not '╭─ 2'
expect_not 'Your turn.'
keys Enter
wait_for 'Ann discards'
keys u
wait_for 'You can undo only in games against bots.'
keys q
wait_for 'status 0'
