#!/bin/bash
# As the published image's: an empty PGDATA becomes a database with POSTGRES_PASSWORD and POSTGRES_INITDB_ARGS, the
# scripts of /docker-entrypoint-initdb.d run once, then the command. Only what docker-compose.yml uses.
set -euo pipefail
if [ "$1" = postgres ] && [ ! -s "$PGDATA/PG_VERSION" ]; then
    [ -n "${POSTGRES_PASSWORD:-}" ] || { echo "POSTGRES_PASSWORD is missing" >&2; exit 1; }
    # shellcheck disable=SC2086
    initdb --username=postgres --pwfile=<(echo "$POSTGRES_PASSWORD") --auth-host=scram-sha-256 --auth-local=trust ${POSTGRES_INITDB_ARGS:-}
    echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
    pg_ctl -o "-c listen_addresses=''" -w start
    for file in /docker-entrypoint-initdb.d/*.sh; do sh "$file"; done
    pg_ctl -m fast -w stop
fi
exec "$@"
