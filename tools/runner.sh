# shellcheck shell=bash
# Runs stages, counts results, and remembers what passed. Sourced by ./test, after env.sh.

passed=0
failed=0
logs=${root:?}/build/test-logs

# A hash of the content of the tree, committed or not. Empty outside git.
tree_state() {
  git -C "$root" rev-parse --is-inside-work-tree >/dev/null 2>&1 || return 0
  (cd "$root" && git ls-files -z --cached --others --exclude-standard | sort -z -u |
    while IFS= read -r -d '' file; do if [[ -f $file ]]; then printf '%s\0' "$file"; fi; done |
    xargs -0r sha256sum | sha256sum | cut -c1-16)
}

# Prints the part of a log that explains a failure, without the lines about success.
show_failure() {
  echo "---- $1 ----"
  grep -vE '^ *[0-9]+/[0-9]+ Test +#[0-9]+: .* Passed |^ +Start +[0-9]+: |^\[[0-9]+/[0-9]+\] (Building|Linking)' "$2" |
    tail -n 400
  echo "---- end of $1 (whole log: ${2#"$root"/}) ----"
}

# run_stage NAME: runs a stage, prints one line, and adds to the counts.
run_stage() {
  local name=$1 log=$logs/$1.log status=0 good=0 bad=0 start=$EPOCHREALTIME seconds stamp=
  export stage_counts=$logs/$1.counts stage_figures=$logs/$1.figures stamp_prefix=
  printf '%-9s ' "$name"
  if ((BORNES_FULL)) && [[ -n $state && $name != packages ]]; then
    stamp=$root/build/test-full/$name.$state
    stamp_prefix=$stamp
    if [[ -e $stamp ]]; then
      good=$(<"$stamp")
      passed=$((passed + good))
      printf 'passed earlier for this tree: %d passed\n' "$good"
      return
    fi
  fi
  rm -f "$stage_counts" "$stage_figures"
  bash "$root/tools/stages/$name.sh" >"$log" 2>&1 </dev/null || status=$?
  if [[ -n ${interrupted-} ]]; then return; fi
  if [[ -s $stage_counts ]]; then read -r good bad <"$stage_counts"; fi
  if ((status == 0 && good + bad == 0)); then good=1; fi
  if ((status != 0 && bad == 0)); then bad=1; fi
  passed=$((passed + good))
  failed=$((failed + bad))
  seconds=$(((${EPOCHREALTIME/./} - ${start/./}) / 100000))
  printf '%-6s %6d passed %4d failed %6d.%d s\n' "$( ((bad)) && echo FAILED || echo ok)" \
    "$good" "$bad" $((seconds / 10)) $((seconds % 10))
  if [[ -s $stage_figures ]]; then sed 's/^/          | /' "$stage_figures"; fi
  if ((bad)); then
    show_failure "$name" "$log"
  elif [[ -n $stamp ]]; then
    echo "$good" >"$stamp"
  fi
}
