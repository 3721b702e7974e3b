#!/bin/sh
# Starts PgBouncer before one database. Variables, each with what holds without it:
#   DATABASE_HOST, DATABASE_PORT, DATABASE_NAME   where PostgreSQL is    postgres, 5432, cosmic
#   DATABASE_USER, DATABASE_PASSWORD              who asks, and whose password clients have to know
#   SERVER_TLS_SSLMODE   disable, prefer, require, verify-full           prefer
#   LISTEN_ADDRESS, LISTEN_PORT                                          0.0.0.0, 6432
#   RUN_DIR              folder for the rendered files and the pid       /tmp/pgbouncer
set -eu

export DATABASE_HOST="${DATABASE_HOST:-postgres}"
export DATABASE_PORT="${DATABASE_PORT:-5432}"
export DATABASE_NAME="${DATABASE_NAME:-cosmic}"
export SERVER_TLS_SSLMODE="${SERVER_TLS_SSLMODE:-prefer}"
export LISTEN_ADDRESS="${LISTEN_ADDRESS:-0.0.0.0}"
export LISTEN_PORT="${LISTEN_PORT:-6432}"
export RUN_DIR="${RUN_DIR:-/tmp/pgbouncer}"
: "${DATABASE_USER:=cosmic}"
: "${DATABASE_PASSWORD:?DATABASE_PASSWORD is missing}"

# Between double quotes a double quote is written twice.
quoted() {
    printf '"%s"' "$(printf %s "$1" | sed 's/"/""/g')"
}

mkdir -p "$RUN_DIR"
umask 077
printf '%s %s\n' "$(quoted "$DATABASE_USER")" "$(quoted "$DATABASE_PASSWORD")" >"$RUN_DIR/userlist.txt"
# shellcheck disable=SC2016
envsubst '$LISTEN_ADDRESS $LISTEN_PORT $DATABASE_HOST $DATABASE_PORT $DATABASE_NAME $SERVER_TLS_SSLMODE $RUN_DIR' \
    <"$(dirname "$0")/pgbouncer.ini.template" >"$RUN_DIR/pgbouncer.ini"
exec pgbouncer "$RUN_DIR/pgbouncer.ini"
