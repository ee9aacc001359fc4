#!/usr/bin/env bash
# Measures 1, 2 and 4 servers on one PostgreSQL, in turn, with everything on the same machine:
#   bench/processes.sh [SECONDS] [TABLES] [ROUNDS]
# Each round plays the same number of tables with each number of servers. Prints durable moves per
# second, the CPU time per move of all servers together, and that of PostgreSQL. At the end it prints
# the median of the rounds for each number of servers, and all rounds in brackets. On a shared
# machine only the CPU times can be compared. $BORNES is the command (default: build/release/bornes).
# Needs root, or a user who may run PostgreSQL.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bornes=$(realpath "${BORNES:-build/release/bornes}")
seconds=${1:-15} tables=${2:-200} rounds=${3:-2}
programs=$(dirname "$(find /usr/lib/postgresql -name initdb | sort -V | tail -1)")

folder=$(mktemp -d)
chmod 755 "$folder"
servers=()
as_postgres() { if ((EUID == 0)); then runuser -u postgres -- "$@"; else "$@"; fi; }
stop_servers() {
  local pid
  for pid in "${servers[@]}"; do
    kill "$pid"
    wait "$pid" || true
  done
  servers=()
}
stop_all() {
  stop_servers
  as_postgres "$programs/pg_ctl" -s -D "$folder/data" -m immediate stop || true
  rm -rf "$folder"
}
trap stop_all EXIT
ulimit -n "$(ulimit -Hn)"

mkdir "$folder/data"
if ((EUID == 0)); then chown postgres "$folder/data"; fi
as_postgres "$programs/initdb" -D "$folder/data" --auth=trust --username=bornes >/dev/null
port=$((20000 + RANDOM % 10000))
as_postgres "$programs/pg_ctl" -s -w -D "$folder/data" -l "$folder/data/log" \
  -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c shared_buffers=256MB" start
postmaster=$(head -1 "$folder/data/postmaster.pid")

# CPU ticks of PostgreSQL, including those of its processes that have ended.
postgres_ticks() {
  local pid
  for pid in "$postmaster" $(pgrep -P "$postmaster"); do cat "/proc/$pid/stat" 2>/dev/null || true; done |
    awk '{ sub(/^.*\) /, ""); sum += $12 + $13 + $14 + $15 } END { print sum + 0 }'
}

measure() { # measure NUMBER: starts NUMBER new servers on a new database
  local number=$1 i database=bornes_$RANDOM$RANDOM loads=() before after bytes
  "$programs/createdb" -h 127.0.0.1 -p "$port" -U bornes "$database"
  rm -f "$folder"/{address,load}*
  for ((i = 0; i < number; ++i)); do
    "$bornes" serve --listen 127.0.0.1:0 --unlimited --database "postgresql://bornes@127.0.0.1:$port/$database" \
      >"$folder/address$i" 2>"$folder/log$i" &
    servers+=($!)
    until [[ -s $folder/address$i ]]; do sleep 0.05; done
  done
  before=$(postgres_ticks)
  for ((i = 0; i < number; ++i)); do
    "$bornes" load "$(sed -E 's,.*(http:.*)/$,\1,' "$folder/address$i")" --server-process "${servers[i]}" \
      --tables $((tables / number)) --seconds "$seconds" >"$folder/load$i" &
    loads+=($!)
  done
  for i in "${loads[@]}"; do wait "$i"; done
  after=$(postgres_ticks)
  stop_servers
  bytes=$("$programs/psql" -h 127.0.0.1 -p "$port" -U bornes -d "$database" -Atc \
    "SELECT pg_total_relation_size('table_rows') / GREATEST(COUNT(*), 1) FROM table_rows")
  awk -v servers="$number" -v ticks=$((after - before)) -v hertz="$(getconf CLK_TCK)" -v bytes="$bytes" '
    match($0, /\([0-9]+ moves in [0-9.]+ s\)/) { split(substr($0, RSTART + 1), part, " "); own = part[1]; moves += own; rate += own / part[4] }
    match($0, /p99 [0-9.]+/) { p99 = substr($0, RSTART + 4, RLENGTH - 4); if (p99 > worst) worst = p99 }
    match($0, /used [0-9]+ us/) { cpu += own * substr($0, RSTART + 5, RLENGTH - 8) }
    END { printf "%d servers: %d moves/s, p99 %d ms; CPU per move: servers %.0f us, PostgreSQL %.0f us; %d bytes per row\n",
                 servers, rate, worst, cpu / moves, ticks / hertz * 1e6 / moves, bytes }' "$folder"/load* | tee -a "$folder/results"
}

median_of() { # median_of NUMBER PATTERN: the median of the group in PATTERN over all rounds, and all of them
  sed -nE "/^$1 servers/s/.*$2.*/\\1/p" "$folder/results" | sort -n |
    awk '{ value[NR] = $1; all = all (NR > 1 ? ", " : "") $1 } END { print value[int((NR + 1) / 2)] " (" all ")" }'
}

for ((round = 0; round < rounds; ++round)); do
  for number in 1 2 4; do measure "$number"; done
done
echo "servers | moves/s | p99 in ms | CPU per move in us: servers | PostgreSQL"
for number in 1 2 4; do
  echo "$number | $(median_of "$number" ' ([0-9]+) moves') | $(median_of "$number" 'p99 ([0-9]+)') |" \
    "$(median_of "$number" 'move: servers ([0-9]+)') | $(median_of "$number" 'PostgreSQL ([0-9]+)')"
done
