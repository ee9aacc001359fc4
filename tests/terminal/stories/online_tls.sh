#!/usr/bin/env bash
# A table behind https: an untrusted certificate is refused, and a trusted one is accepted.
# shellcheck source=tests/terminal/online.sh
source "$(dirname "$0")/../online.sh"

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext 'subjectAltName=DNS:localhost' \
  -keyout "$home/key.pem" -out "$home/certificate.pem" 2>/dev/null
play() { "$BORNES_CLI" play "https://localhost:$server_port/" --name Ann --plain --lang en "$@"; }

serve
if play </dev/null 2>"$home/error"; then exit 1; fi
grep -qF "localhost:$server_port cannot be reached: no answer in https" "$home/error" || fail "$(cat "$home/error")"
kill_server

server_options=(--tls-cert "$home/certificate.pem" --tls-key "$home/key.pem")
serve
if play </dev/null 2>"$home/error"; then exit 1; fi
grep -qF "localhost:$server_port cannot be reached: certificate verify failed" "$home/error" || fail "$(cat "$home/error")"

# The WebSocket uses TLS like the requests.
export SSL_CERT_FILE=$home/certificate.pem
printf 'status\nquit\n' | play --seat 2=novice >"$home/out"
for text in 'Seat 2: bot, novice.' 'Ann sits down.' "Come back to it with"; do
  grep -qF -- "$text" "$home/out" || { cat "$home/out"; echo "FAILED: no \"$text\""; exit 1; }
done
