#!/usr/bin/env bash
# Screens at three sizes, in colour, in monochrome and in ASCII, and in a language that is half as
# long again. Nothing may be cut off. Checks a sample, or with BORNES_TEST_SCALE above 1 everything.
# BORNES_CAPTURES=FOLDER keeps the screens.
# shellcheck source=tests/terminal/tmux.sh
source "$(dirname "$0")/../tmux.sh"

full=$((${BORNES_TEST_SCALE:-1} > 1))
keep() { # keep NAME: stores the screen, for somebody to look at
  if [[ -n ${BORNES_CAPTURES-} ]]; then
    mkdir -p "$BORNES_CAPTURES"
    tmux -L "$socket" capture-pane -p -e -t ":$window" >"$BORNES_CAPTURES/$1"
  fi
}
show() { # show WIDTH HEIGHT COMMAND...
  tmux -L "$socket" resize-window -x "$1" -y "$2"
  shift 2
  tmux -L "$socket" respawn-pane -k -t ":$window" "$(in_window "$@")"
}
# A text that does not fit ends with an ellipsis. An ellipsis within a sentence follows a space.
whole() { if [[ $(screen) == *[[:alnum:]]…* ]]; then fail "$1: something is cut off"; fi; }

start 80 24 true
sizes=('80 24' '140 45')
tables=('--players 2' '--players 6 --set teams=solo')
languages=(en en-XA)
if ((full)); then
  sizes=('80 24' '100 30' '140 45')
  tables+=('--players 4' '--players 3 --rules fundex-2010' '--players 4 --set teams=solo')
  languages=(en-XA)
  for file in "$(dirname "$0")"/../../../words/*.json; do languages+=("$(basename "$file" .json)"); done
fi
for language in "${languages[@]}"; do
  for size in "${sizes[@]}"; do
    for table in "${tables[@]}"; do
      for how in '' 'NO_COLOR=1' '--ascii'; do
        # The sample has every kind of terminal once.
        if ((!full)) && [[ -n $how && ($language != en || $size != '80 24') ]]; then continue; fi
        option=$how
        variable=
        if [[ $how == *=* ]]; then variable=$how option=; fi
        name="$language $size $table $how"
        # shellcheck disable=SC2086 # words of their own
        show $size "$variable $BORNES_CLI play --new --lang $language --seed 11 --pace 0 --level novice $table $option"
        wait_for ' q '
        wait_for ' 1 '
        keep "${name//[ =]/_}"
        [[ $how == --ascii ]] || whole "$name"
        if [[ $how == --ascii ]] && LC_ALL=C grep -q '[^ -~]' <<<"$(screen)"; then fail "$name: not ASCII"; fi
        table_seen=$(screen)
        keys '?'
        wait_for_change "$table_seen"
        keep "${name//[ =]/_}_help"
      done
    done
  done
done

# Six players alone in the smallest window: the headings of the columns, the points, and every pile.
show 80 24 "$BORNES_CLI play --new --lang en --seed 11 --pace 0 --level novice --players 6 --set teams=solo"
wait_for 'h hint'
for heading in miles points battle speed '25 50 75 100 200' safeties; do wait_for "$heading"; done
