#!/bin/sh
# Starts nginx for one site. Variables, each with what holds without it:
#   LISTEN        address or port to listen on                       8080
#   SITE_ROOT     folder of the built site                           /site
#   SITE_HEADERS  file that write-site-headers.ts wrote              /etc/nginx/site-headers.conf
#   SITE_URL      public address of the site, which the API is told   whatever a request names
#   API_HOST      name whose every address is a replica of the API   api
#   API_PORT      their port                                         3002
#   RUN_DIR       folder for the rendered files, the pid, buffers    /tmp/nginx
set -eu

export LISTEN="${LISTEN:-8080}"
export SITE_ROOT="${SITE_ROOT:-/site}"
export SITE_HEADERS="${SITE_HEADERS:-/etc/nginx/site-headers.conf}"
export RUN_DIR="${RUN_DIR:-/tmp/nginx}"
# As browsers name the host: without the port that goes without saying.
SITE_HOST="$(echo "${SITE_URL:-}" |
    sed -E 's,^https://(.*):443/*$,\1,; s,^http://(.*):80/*$,\1,; s,^[a-z]+://,,; s,/.*$,,')"
export SITE_HOST
API_HOST="${API_HOST:-api}"
API_PORT="${API_PORT:-3002}"
TEMPLATES="$(dirname "$0")"

find_addresses() {
    getent ahosts "$API_HOST" | awk '$2 == "STREAM" { print $1 }' | sort -u || true
}

# No replica is ever left out: a refusal costs nothing before the next one is asked, and one that is back
# is asked at once, also when the other has just gone. One server for each address; without any, a port that refuses connections, so that pages are served meanwhile.
render() {
    API_UPSTREAMS="$(for address in ${1:-none}; do
        case "$address" in
            none) echo "    server 127.0.0.1:9;" ;;
            *:*) echo "    server [$address]:$API_PORT max_fails=0;" ;;
            *) echo "    server $address:$API_PORT max_fails=0;" ;;
        esac
    done)"
    export API_UPSTREAMS
    for template in "$TEMPLATES"/*.conf.template; do
        # shellcheck disable=SC2016
        envsubst '$LISTEN $SITE_ROOT $SITE_HEADERS $SITE_HOST $API_UPSTREAMS $RUN_DIR' \
            <"$template" >"$RUN_DIR/$(basename "$template" .template)"
    done
}

# Replicas come and go: nginx looks names up only when it reads its configuration. One that starts or moves is known in a
# second, before it is healthy: until then a crash of those that are known would refuse calls.
follow_addresses() {
    while sleep 1 && kill -0 "$1" 2>/dev/null; do
        now="$(find_addresses)"
        if [ -n "$now" ] && [ "$now" != "$known" ]; then
            known="$now"
            render "$known"
            kill -HUP "$1"
        fi
    done
}

mkdir -p "$RUN_DIR"
known="$(find_addresses)"
render "$known"
follow_addresses $$ &
exec nginx -e stderr -c "$RUN_DIR/nginx.conf"
