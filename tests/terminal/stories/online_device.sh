#!/usr/bin/env bash
# Ann moves her seat from one terminal to another. The first terminal shows a code, and then
# watches.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

on_phone() { XDG_STATE_HOME="$home/phone" "$BORNES_CLI" play --plain --lang en "$@"; }

serve
link=$(new_table Ann --seat 2=novice)
mkfifo "$home/typed"
"$BORNES_CLI" play "$link" --name Ann --plain --lang en <"$home/typed" >"$home/out" &
exec 3>"$home/typed"
echo move >&3
until_said 'Your code is '
code=$(grep -oE '[0-9A-Z]{5}-[0-9A-Z]{5}' "$home/out" | head -n 1)

if on_phone --code AAAAA-AAAAA "$link" </dev/null 2>"$home/error"; then fail 'a wrong code was taken'; fi
grep -qF 'this code is wrong, used, more than ten minutes old, or void after five wrong' "$home/error" || fail "$(cat "$home/error")"
printf 'status\n' | on_phone --code "${code,,}" "$link" >"$home/phone.out"
grep -qF 'Seat 1: Ann (you).' "$home/phone.out" || fail "$(cat "$home/phone.out")"
until_said 'Ann plays on another device now.'
if on_phone --code "$code" "$link" </dev/null 2>"$home/error"; then fail 'a code was taken twice'; fi
# The phone has disconnected, and everybody sees that.
until_said 'Ann is not connected.'
exec 3>&-
