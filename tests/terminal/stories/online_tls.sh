#!/usr/bin/env bash
# A table behind https: a certificate that nobody vouches for is refused, one that is trusted is not.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

serve
link=$(new_table Ann --seat 2=novice)
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext 'subjectAltName=DNS:localhost' \
  -keyout "$home/key.pem" -out "$home/certificate.pem" 2>/dev/null
mkfifo "$home/front"
python3 "$(dirname "$0")/../tls_front.py" "$home/certificate.pem" "$home/key.pem" "$server_port" >"$home/front" 2>"$home/front.log" &
front=$!
trap 'kill "$front"; cleanup_online' EXIT
read -r port <"$home/front"
secure="https://localhost:$port/t/${link##*/}"

if "$BORNES_CLI" play "$secure" --name Ann --plain --lang en </dev/null 2>"$home/error"; then exit 1; fi
grep -qF "localhost:$port cannot be reached: certificate verify failed" "$home/error" || fail "$(cat "$home/error")"

# The server itself speaks http.
if "$BORNES_CLI" play "https://localhost:$server_port/" --name Ann --plain --lang en </dev/null 2>"$home/error"; then exit 1; fi
grep -qF "localhost:$server_port cannot be reached: no answer in https" "$home/error" || fail "$(cat "$home/error")"

# The WebSocket goes the same way as the requests.
export SSL_CERT_FILE=$home/certificate.pem
printf 'status\nquit\n' | "$BORNES_CLI" play "$secure" --name Ann --plain --lang en >"$home/out"
for text in 'Seat 2: bot, novice.' 'Ann sits down.' "Come back to it with"; do
  grep -qF -- "$text" "$home/out" || { cat "$home/out"; echo "FAILED: no \"$text\""; exit 1; }
done
