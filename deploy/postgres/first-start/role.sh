#!/bin/sh
# PostgreSQL's image runs this once, with an empty volume. The product's role owns its database and may
# make others, which a restore needs; it is no superuser, so that a hole in the API stays in its database.
# The superuser has no password from here on: it is for people in the container, over the socket.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" \
    --username="${POSTGRES_USER:-postgres}" --dbname=postgres <<'SQL'
create role cosmic login createdb password :'password';
create database cosmic owner cosmic;
alter role current_user password null;
SQL
