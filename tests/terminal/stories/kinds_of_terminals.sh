#!/usr/bin/env bash
# Eight colours, no colours, and ASCII; unsuitable terminals; and folders without write access.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

coloured() { [[ $(tmux -L "$socket" capture-pane -p -e -t ":$window") =~ $'\e['[0-9\;]*[34][0-7] ]]; }
# Ends the program in the window, and runs another command there.
show() { tmux -L "$socket" respawn-pane -k -t ":$window" "$(in_window "$@")"; }
start 80 24 true

show "TERM=linux $BORNES_CLI play --new --lang en --seed 3"
wait_for 'Your turn.'
coloured || fail 'no colours with TERM=linux'
show "TERM=vt100 $BORNES_CLI play --new --lang en --seed 3"
wait_for 'Your turn.'
if coloured; then fail 'colours with TERM=vt100'; fi
show "NO_COLOR=1 $BORNES_CLI play --new --lang fr --seed 3"
wait_for 'À vous de jouer.'
if coloured; then fail 'colours with NO_COLOR'; fi
show "$BORNES_CLI play --new --lang fr --ascii --seed 3"
wait_for 'A vous de jouer.'
if LC_ALL=C grep -q '[^ -~]' <<<"$(screen)"; then fail 'not ASCII'; fi

show "TERM=dumb $BORNES_CLI play --lang en"
wait_for 'terminal type “dumb” is unknown or cannot move'
wait_for 'status 2'
show "TERM=no-such-terminal $BORNES_CLI play --lang fr"
wait_for 'est inconnu'
show "$BORNES_CLI play --lang en </dev/null"
wait_for 'This is not a terminal'
echo 'no record' >"$home/broken.bornes"
show "$BORNES_CLI play $home/broken.bornes --lang en"
wait_for 'broken.bornes:1:1: '
wait_for 'status 2'

# A game that cannot be saved says so and continues.
touch "$home/file"
show "XDG_STATE_HOME=$home/file $BORNES_CLI play --lang en --seed 3 --pace 0"
wait_for 'Your turn.'
keys d 1
wait_for 'The game could not be saved: '
wait_for 'Your turn.'
keys q
wait_for 'status 0'
wait_for 'The game could not be saved'
expect_not 'Your turn.'

# Ctrl-C leaves the terminal as it was.
show "trap : INT; $BORNES_CLI play --new --lang en --seed 3; stty -a | grep -q ' echo ' && echo sane terminal"
wait_for 'Your turn.'
keys C-c
wait_for 'The game is saved.'
wait_for 'sane terminal'
