#!/usr/bin/env bash
# A coup fourré, an extension, a victim: during each question, a hint can be shown and a move taken
# back.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

# ask LANGUAGE RECORD LINES TEXT: continues a game after LINES lines of a record, and waits for TEXT
# on the screen.
ask() {
  head -n "$3" "tests/playthroughs/$2.bornes" >"$home/cut.bornes"
  start 80 24 "$BORNES_CLI" play "$home/cut.bornes" --lang "$1"
  wait_for "$4"
}
leave() {
  keys q
  wait_for 'status 0'
  tmux -L "$socket" kill-server
  socket=$socket- # another tmux server, because this one may still be ending
}

ask en parker-1962_2 18 'Call coup fourré with Extra'
wait_for '1-2 or ← → Enter · h hint · s score sheet · u undo · ? help · q quit'
expect_not 'Esc back'
keys h
wait_for 'Hint: call coup fourré'
keys u
wait_for 'd discard'
leave

ask fr parker-1988_3 51 'Vous avez atteint 700'
wait_for '1-2 ou ← → Entrée · h conseil · s marque · u annuler · ? aide · q fin'
keys h
wait_for 'Conseil : '
keys u
wait_for 'd défausser'
leave

ask fr parker-1962_3 24 'd défausser'
keys 1
wait_for 'n° ←→ viser · Échap retour · h conseil · s marque · u annuler · ? aide · q fin'
keys h
wait_for 'Conseil : '
keys Escape
wait_for 'd défausser'
leave
