#!/usr/bin/env bash
# Ann creates a table with bots, a phrase, a clock and no hints. Bob comes later and watches. Ann
# gives up her seat and takes it back.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

serve
start 80 24 "$BORNES_CLI play http://127.0.0.1:$server_port/ --name Ann --lang en --pace 0 --clock 120 --no-hints --players 3"
wait_for 'Parker 1988 · 120 s per turn · no hints'
wait_for 'Ann (you)'
link=$(grep -o 'http://[^ ]*' <<<"$(screen)")
# Seats are free, and Ann has chosen her own seat: she can neither start nor remove anybody.
wait_for '1-3 sit · x stand up · ↑↓ b bot · t say something · q leave'
keys Down b
wait_for 'bot, novice'
keys b
wait_for 'bot, casual'
keys r
wait_for 'Seat 2 is free.'
keys b Down b
wait_for 'Everybody is here'
wait_for '1-3 sit · x stand up · ↑↓ b bot · r remove · Enter start'
keys t
wait_for 'Say what?'
keys 2
wait_for 'Ann: “Good luck”'
keys Enter
wait_for 'Your turn.'
wait_for ' s left'
keys h
wait_for 'There are no hints at this table.'

# The link in the form of the page. All seats are taken.
open_window "$BORNES_CLI play '${link/\/t\//\/#\/t\/}' --name Bob --lang fr --pace 0"
on 1 wait_for 'Vous regardez'
on 1 keys 1
on 1 wait_for 'Cette place est prise.'
keys x
wait_for 'Give up your seat?'
keys 2
wait_for 'You are watching'
on 1 wait_for 'Ann quitte la table.'
keys 1
wait_for 'Ann sits down.'
sleep 0.5 # a turn takes no key in its first quarter of a second
keys '?'
wait_for 'Help: Parker 1988'
keys Escape q
wait_for 'Your seat is kept'
wait_for 'status 0'
