#!/usr/bin/env bash
# The menu by keys: a typed name, house rules that explain themselves, every saved game, a game
# after a game, a table by its link, and a replay.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

start 80 24 "$BORNES_CLI play --lang en --pace 0"
wait_for 'New game'
expect_not 'Replay and review'
keys Enter
wait_for 'Start the game'
keys Down Down Down
wait_for 'type the name'
keys BSpace BSpace BSpace Z o e q
wait_for 'Zoeq'
keys Down Down Enter
wait_for 'as in the edition: 700'
keys Down
wait_for 'How far a trip goes.'
keys Escape
wait_for 'Start the game'
keys Up Up
wait_for 'random'
keys Up Up Up Up Up Enter
wait_for 'h hint'
grep -q '^seat 1 Zoeq$' "$(kept_file)" || fail 'the name is not in the record'
keys q
wait_for 'status 0'

# A second game: the menu offers both.
tmux -L "$socket" respawn-pane -k -t ":0" "$(in_window "$BORNES_CLI play --lang en --seed 3 --pace 0")"
wait_for 'h hint'
keys d 1
wait_for 'You discard'
wait_for 'h hint'
keys q
wait_for 'status 0'
tmux -L "$socket" respawn-pane -k -t ":0" "$(in_window "$BORNES_CLI play --lang en --pace 0")"
wait_for 'Games under way'
wait_for '2 games'
keys Down Enter
wait_for 'with Marcel'
keys Down Enter
wait_for 'h hint'
expect_not 'You discard' # the other game
keys q
wait_for 'status 0'

# A finished race: Enter starts the next one at the same table.
cp tests/playthroughs/fundex-2010_2.bornes "$home/race.bornes"
tmux -L "$socket" respawn-pane -k -t ":0" "$(in_window "$BORNES_CLI play $home/race.bornes --lang en --pace 0")"
wait_for 'Enter another game'
keys Enter
wait_for 'Hand 1'
wait_for 'h hint'
keys q
wait_for 'status 0'

# An online table by its link, and a public table of a server.
serve
link=$(new_table Ann --public)
# The list shows only tables where somebody is present, so Ann stays.
mkfifo "$home/typed"
"$BORNES_CLI" play "$link" --name Ann --plain --lang en <"$home/typed" >"$home/out" &
exec 9>"$home/typed"
until_said 'Ann sits down.'
sleep 0.5 # the list may be 200 ms old
online() { # online LINE: types LINE as a link
  tmux -L "$socket" respawn-pane -k -t ":0" "$(in_window "$BORNES_CLI play --new --lang en --pace 0")"
  wait_for 'Play online'
  keys Down Enter
  wait_for 'Link of a table, or address of a server'
  keys -l "${1#http://}"
  keys Enter
}
online "http://127.0.0.1:$server_port/"
wait_for "Public tables of 127.0.0.1:$server_port"
wait_for 'Make a table here'
wait_for '1 of 2 seats taken'
keys Down Enter
wait_for 'What is your name?'
keys -l x
keys Enter
wait_for 'At the table'
keys q
wait_for 'Come back to it with `bornes play --name'
# A new table there, for three.
online "http://127.0.0.1:$server_port/"
wait_for 'Make a table here'
keys Enter
wait_for 'Time per turn'
keys Down Down Down Right
wait_for 'Seat 3'
keys Up Up Up Enter
wait_for 'What is your name?'
keys Enter
wait_for '1-3 sit'
keys q
wait_for 'status 0'
online "$link"
wait_for 'What is your name?'
keys Enter
wait_for 'At the table'
keys q
wait_for 'status 0'

# Any saved game can be replayed.
tmux -L "$socket" respawn-pane -k -t ":0" "$(in_window "$BORNES_CLI play --lang en")"
wait_for 'Replay and review'
keys Up Up Up Up Up Up Up Enter
wait_for 'Parker 1988'
keys Enter
wait_for 'Step through the moves'
keys Enter
wait_for 'Hand 1 of 1, move 0'
keys q
wait_for 'Step through the moves'
keys Down Enter
wait_for 'chance to win'
keys Escape
wait_for 'Step through the moves'
keys Escape
wait_for 'Statistics'
keys Up Up Up Up Up Up Enter
wait_for 'Your games'
keys Escape
wait_for 'Statistics'
keys q
wait_for 'Drive safely.'
