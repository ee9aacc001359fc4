#!/usr/bin/env bash
# An online table in lines of text, through a pipe. Commands written in advance wait for their turn.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

serve
link=$(new_table Ann --seat 2=novice)
say() { printf '%s\n' "$@" >>"$home/input"; }
say status 'say hello' start help
for _ in $(seq 90); do say 'discard 1' decline finish; done
"$BORNES_CLI" play "$link" --name Ann --plain --lang en <"$home/input" >"$home/out"
for text in 'Seat 1: free.' 'Seat 2: bot, novice.' 'Ann sits down.' 'Ann: “Hello”' 'Everybody is here' \
  'Hand 1: ' 'Your turn.' 'You discard ' 'Combined total: You ' \
  'Checked: this hand was dealt as promised. Only you took part in the shuffle.' \
  'Your seat is kept. Come back to it with `bornes play --name Ann --plain http'; do
  grep -qF -- "$text" "$home/out" || { cat "$home/out"; echo "FAILED: no \"$text\""; exit 1; }
done
# The head that the terminal showed is that of the record.
head=$(sed -n 's/^Record so far: \([0-9a-f]\{64\}\) (for “bornes verify --head”)\.$/\1/p' "$home/out")
verify_so_far "$link" --head "$head"
if "$BORNES_CLI" verify "$link" --head "${head//[0-9]/a}" 2>"$home/error"; then echo 'FAILED: a wrong head was accepted'; exit 1; fi
grep -qF 'this is not the game that was played' "$home/error" || { echo 'FAILED: no reason for a wrong head'; exit 1; }
[[ $(stat -c %a "$home/bornes/guests") == 600 ]] || { echo 'FAILED: tokens can be read by others'; exit 1; }

# A missing table or server gives a message and a status.
if "$BORNES_CLI" play "${link%/t/*}/t/AAAAAAAAAAAAAAAAAAAAAA" --plain --lang en </dev/null 2>"$home/error"; then exit 1; fi
grep -qF 'This table does not exist' "$home/error"
if "$BORNES_CLI" play "http://127.0.0.1:1/t/A" --plain --lang en </dev/null 2>"$home/error"; then exit 1; fi
grep -qF '127.0.0.1:1 cannot be reached: Connection refused' "$home/error"
if "$BORNES_CLI" play "http://127.0.0.1:1/x" --plain --lang en </dev/null 2>"$home/error"; then exit 1; fi
grep -qF 'is not a link to a table' "$home/error"
