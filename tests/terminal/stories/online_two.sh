#!/usr/bin/env bash
# Two terminals at one online table for a whole hand. In the middle of it the server is killed and
# comes back.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

# press KEY SCREEN: presses KEY while the screen shows SCREEN, and waits a moment for a change. A
# turn takes no key in its first quarter of a second. A key that did nothing is pressed again in the
# next round.
press() {
  keys "$1"
  for _ in $(seq 20); do
    if [[ $(screen) != "$2" ]]; then return; fi
    sleep 0.05
  done
}

# next_key SCREEN: the key that the person who sees SCREEN can press now; nothing if it is another
# person's turn.
next_key() {
  local card
  if [[ $1 == *'▶ '[1-6]' '* || $1 == *'← → Enter'* ]]; then
    echo Enter # a choice, or a card to discard
  elif [[ $1 == *'h hint'* ]]; then
    card=$(grep -oE ' [1-7] [─━]+ ✓' <<<"$1" | head -n 1 | grep -oE '[1-7]' || true)
    echo "${card:-d}"
  fi
}

# play_both KEYS: presses up to KEYS keys for the player to move, until both see the score sheet.
play_both() {
  local sheet='Score sheet' left=$1 end=$((SECONDS + 4 * patience)) each now key
  until [[ $(on 0 screen) == *"$sheet"* && $(on 1 screen) == *"$sheet"* ]]; do
    if ((SECONDS > end)); then fail 'the hand does not end'; fi
    for each in 0 1; do
      now=$(on "$each" screen)
      if [[ $now == *"$sheet"* ]]; then continue; fi
      key=$(next_key "$now")
      if [[ -z $key ]]; then continue; fi
      on "$each" press "$key" "$now"
      left=$((left - 1))
      if ((left == 0)); then return; fi
    done
    sleep 0.05
  done
}

serve
link=$(new_table Ann --set target=200 --set extension=none)
start 80 24 "$BORNES_CLI play $link --name Ann --lang en --pace 0"
wait_for 'Waiting for players: 1 of 2 seats is taken.'
open_window "$BORNES_CLI play $link --name Bob --lang en --pace 0"
on 1 wait_for 'Bob (you)'
# The seat of another person cannot be taken, and one's own is not lost.
on 1 keys 1
on 1 wait_for 'You already have a seat.'
wait_for 'Everybody is here'
keys Enter
play_both 6

kill_server
on 0 wait_for 'The connection is lost. The next try is in '
on 1 wait_for 'The connection is lost.'
# The only keys are to try again and to leave.
[[ $(on 0 screen | tail -n 1) == ' r try again now · q leave' ]] || fail 'other keys are offered'
on 0 keys r
serve
on 0 wait_for 'Connected again.'
on 1 wait_for 'Connected again.'
on 1 keys t
on 1 wait_for 'Say what?'
on 1 keys 3
on 0 wait_for 'Bob: “Well played”'

# A terminal that was killed gets its seat back.
kill -KILL "$(on 1 program)"
tmux -L "$socket" kill-window -t :1
open_window "$BORNES_CLI play $link --lang en --name Bob --pace 0"
on 1 wait_for 'target 200'
play_both 1000
on 0 wait_for '2 players took part in the shuffle'
on 0 keys Enter
on 0 wait_for 'You are ready'
on 1 wait_for 'Ann is ready.'
on 1 keys Enter
on 0 wait_for 'Hand 2'
for _ in 1 2 3 4 5; do
  if [[ $(on 0 screen) != *'status 0'* ]]; then on 0 press q "$(on 0 screen)"; fi
done
on 0 wait_for 'Your seat is kept'
on 0 wait_for 'status 0'
verify_so_far "$link"
