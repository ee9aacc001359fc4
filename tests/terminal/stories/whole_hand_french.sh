#!/usr/bin/env bash
# A whole hand by keys in French, four players in partnership, in a large window.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

start 140 45 "LC_ALL=C.UTF-8 LANGUAGE= $BORNES_CLI play --lang fr --players 4 --seed 11 --pace 0 --level novice"
wait_for 'Vous & Odette'
play_hand 'h conseil' 'Feuille de marque'
for row in Report Bornes Bottes 'Manche terminée' Couronnement 'Sans étape' Capot 'Total général'; do
  wait_for "$row"
done
keys '?'
wait_for 'Quelle carte répond à laquelle'
keys Escape
wait_for 'Feuille de marque'
keys q
wait_for 'La partie est enregistrée.'
"$BORNES_CLI" referee "$(kept_file)" >/dev/null
