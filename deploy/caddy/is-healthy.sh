#!/bin/sh
# Whether Caddy answers, and has a certificate of each name, younger than the 90 days that one holds: without, no visitor
# gets in. One that it signed itself counts only where it is told to, and for names that lead to this machine alone.
set -eu
# A port of its own: Caddy's administration would write a line of log each time.
wget -q -O /dev/null http://127.0.0.1:2020/
signs_itself() {
    case "$1" in localhost | *.localhost) return ;; esac
    grep -qs '^[[:space:]]*local_certs' "$(dirname "$0")"/local/*.options
}
for name in "$WEB_DOMAIN" "$ADMIN_DOMAIN"; do
    refused=local
    ! signs_itself "$name" || refused=none
    if [ -z "$(find "${XDG_DATA_HOME:-/data}/caddy/certificates" -name "$name.crt" ! -path "*/certificates/$refused/*" -mtime -90)" ]; then
        echo "There is no certificate of $name: docker compose logs --tail 20 caddy"
        exit 1
    fi
done
