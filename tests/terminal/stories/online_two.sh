#!/usr/bin/env bash
# Two terminals at one online table for a whole hand; in the middle of it the server is killed and comes back.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

# Plays whichever of the two is to move, until both see the score sheet.
play_both() {
  local moves=0 each now card
  until [[ $(on 0 screen) == *"$2"* && $(on 1 screen) == *"$2"* ]]; do
    for each in 0 1; do
      now=$(on "$each" screen)
      card=$(grep -oE ' [1-7] [─━]+ ✓' <<<"$now" | head -n 1 | grep -oE '[1-7]' || true)
      if [[ $now == *"$2"* ]]; then continue; fi
      if [[ $now == *'▶ '[1-6]' '* || $now == *'← → Enter'* ]]; then
        on "$each" keys 1
      elif [[ $now == *'h hint'* ]]; then
        on "$each" keys "${card:-d}"
      else
        continue
      fi
      moves=$((moves + 1))
      if ((moves == $1)); then return; fi
      on "$each" wait_for_change "$now"
    done
  done
}

serve
link=$(new_table Ann --set target=200 --set extension=none)
start 80 24 "$BORNES_CLI play $link --name Ann --lang en --pace 0"
wait_for 'Waiting for players: 1 of 2 seats is taken.'
open_window "$BORNES_CLI play $link --name Bob --lang en --pace 0"
on 1 wait_for 'Bob (you)'
wait_for 'Everybody is here'
keys Enter
play_both 10 'Score sheet'

kill_server
on 0 wait_for 'The connection is lost. The next try is in '
on 1 wait_for 'The connection is lost.'
# Nothing is offered but to try again and to leave.
[[ $(on 0 screen | tail -n 1) == ' r try again now · q leave' ]] || fail 'other keys are offered'
on 0 keys r
serve
on 0 wait_for 'Connected again.'
on 1 wait_for 'Connected again.'
on 1 keys t
on 1 wait_for 'Say what?'
on 1 keys 3
on 0 wait_for 'Bob: “Well played”'

# A terminal that is killed comes back to its seat.
kill -KILL "$(on 1 program)"
tmux -L "$socket" kill-window -t :1
open_window "$BORNES_CLI play $link --lang en --name Bob --pace 0"
on 1 wait_for 'target 200'
play_both 1000 'Score sheet'
on 0 wait_for '2 players took part in the shuffle'
on 0 keys Enter
on 0 wait_for 'You are ready'
on 1 wait_for 'Ann is ready.'
on 1 keys Enter
on 0 wait_for 'Hand 2'
sleep 0.5 # the first quarter of a second of a turn takes no key
on 0 keys q
wait_for 'Your seat is kept'
wait_for 'status 0'
verify_so_far "$link"
