#!/usr/bin/env bash
# The guided first game: in lines of text to its end, with a mistake and a step back; left in the
# middle; and on the full screen.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

has() { # has FILE TEXT
  grep -qF -- "$2" "$1" || { cat "$1"; echo "FAILED: no \"$2\""; exit 1; }
}

# A wrong move changes nothing. Then one step back. The end of the input keeps the step.
printf '%s\n' '' '' 'discard 25' roll back roll | "$BORNES_CLI" learn --plain --lang en >"$home/begun"
has "$home/begun" 'be the first to reach 700 miles.'
has "$home/begun" 'and you have drawn a seventh: Roll.'
has "$home/begun" 'this lesson needs another move here. Nothing has changed. Play Roll.'
has "$home/begun" 'Marcel plays Speed Limit on you.'
has "$home/begun" "The lesson is kept at this step. Continue it with \`bornes learn\`."

# Continues at that step, and makes the move that each further step asks for.
printf '%s\n' 50 end-of-limit 100 skip 'flat-tire on 2' 'discard 25' gasoline roll driving-ace 100 decline coup-fourre 100 100 50 \
  finish extend 200 100 next next | "$BORNES_CLI" learn --plain --lang en >"$home/rest"
has "$home/rest" 'Play 50 miles.'
has "$home/rest" 'the 300 points are lost'
has "$home/rest" 'In this lesson, try the longer trip.'
has "$home/rest" 'Combined total: You 2,100'
has "$home/rest" "You know the game. \`bornes play\` deals you a hand of your own."

# In another language, from the beginning.
printf '\n\nquitter\n' | "$BORNES_CLI" learn --plain --again --lang fr >"$home/french"
has "$home/french" 'Personne ne roule sans Feu vert'

# On the full screen: the first note, a skip, a step back, and quit.
start 80 24 "$BORNES_CLI learn --again --lang en --pace 0"
wait_for 'be the first to reach 700'
wait_for 'Go on'
[[ $(screen | grep -cF 'be the first to reach 700') == 1 ]] || fail 'the first note is there twice'
keys Enter
wait_for 'you have drawn a seventh'
keys Enter
wait_for 'Nobody drives without Roll'
wait_for 'k skip'
keys k
wait_for 'Play 50 miles.'
wait_for 'k skip'
keys u
wait_for 'draw pile 88'
wait_for 'k skip'
keys q
wait_for "Continue it with \`bornes learn\`."
