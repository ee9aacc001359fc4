#!/usr/bin/env bash
# Lines of text through a pipe: a whole hand, questions in between, and the end of the input.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

say() { printf '%s\n' "$@" >>"$home/input"; }
say help status hand 'w 1' 'why 1' 'why speed limit' 'why 9' discard nonsense 'say hello' h rules 'd 1' decline finish
for _ in $(seq 80); do say 'discard 1' decline finish; done

"$BORNES_CLI" play --plain --lang en --seed 4 --level novice <"$home/input" >"$home/out"
for text in 'Commands: ' 'You: 0 of 700 miles; not rolling' 'Your hand: 1 ' '“nonsense” is neither a command nor a card' \
  'There is no card number 9.' 'Which card?' '“say hello” is neither a command' 'Milestones: You 0, Marcel ' \
  'Hint: ' 'You discard ' 'Combined total: You ' 'The game is saved. Continue it with `bornes play --plain '; do
  grep -qF -- "$text" "$home/out" || { cat "$home/out"; echo "FAILED: no \"$text\""; exit 1; }
done
# Rows without points are left out.
if grep -qE ': You 0, Marcel 0\.$' "$home/out"; then cat "$home/out"; echo 'FAILED: a row of zeros'; exit 1; fi
if grep -q $'\x1b' "$home/out"; then echo 'FAILED: escapes in plain text'; exit 1; fi
"$BORNES_CLI" referee "$(kept_file)" >/dev/null

# The keys of the full screen have no meaning here.
if grep -qF 'Keys' "$home/out"; then echo 'FAILED: rules speak of keys'; exit 1; fi

# A team that does not exist: the answer says who can be attacked, or why nobody can.
stop_on_seven() { # LAST ANSWER: in a record of three players, up to the line LAST
  head -n "$1" tests/playthroughs/parker-1962_3.bornes >"$home/cut.bornes"
  printf 'stop on 7\nquit\n' | "$BORNES_CLI" play "$home/cut.bornes" --plain --lang en >"$home/answer"
  grep -qF -- "$2" "$home/answer" || { cat "$home/answer"; echo "FAILED: no \"$2\""; exit 1; }
}
stop_on_seven 24 'Say the team: 2 Bob, 3 Cleo.'
stop_on_seven 9 'Bob: '
grep -qF "The game in $home/cut.bornes continues with hand 1." "$home/answer" || { echo 'FAILED: it does not say that it goes on'; exit 1; }

# The same game continues without being asked for.
printf 'status\nquit\n' | "$BORNES_CLI" play --plain --lang fr --ascii >"$home/again"
grep -qF 'Votre dernière partie reprend.' <("$BORNES_CLI" play --plain --lang fr </dev/null) || { echo 'FAILED: it does not say that it goes on'; exit 1; }
grep -qF 'Pioche : ' "$home/again" || { cat "$home/again"; echo 'FAILED: not in French'; exit 1; }
if LC_ALL=C grep -q '[^ -~]' "$home/again"; then echo 'FAILED: not ASCII'; exit 1; fi
