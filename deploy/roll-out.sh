#!/bin/sh
# The first start on a server, and every update: brings what runs to this version and to the settings of .env, one
# container after another, so that something always answers. docs/deploying.md, "Updates and rollback".
#   sh deploy/roll-out.sh              builds the images first
#   sh deploy/roll-out.sh --no-build   with images that are there: the way back, or other settings only
set -eu
cd "$(dirname "$0")/.."
REVISION="$(git rev-parse HEAD 2>/dev/null || echo unknown)"
export REVISION

say() { echo "== $*"; }
list() { docker compose ps --quiet "$1"; }
count() { list "$1" | wc -l; }

# Whether a container already is what a new one would be.
is_current() {
    known="$(docker inspect --format '{{index .Config.Labels "com.docker.compose.config-hash"}} {{.Image}}' "$1")"
    image="$(docker inspect --format '{{.Config.Image}}' "$1")"
    [ "$known" = "$(docker compose config --hash "$2" | cut -d ' ' -f 2) $(docker image inspect --format '{{.Id}}' "$image")" ]
}

list_old() { for id in $(list "$1"); do is_current "$id" "$1" || echo "$id"; done; }

# Adds a new container beside the old ones, and waits until it is healthy.
add() {
    known="$(list "$1")"
    docker compose up --detach --no-deps --no-recreate --wait --scale "$1=$(($(count "$1") + 1))" "$1" && return
    for new in $(list "$1"); do
        case "$known" in *"$new"*) ;; *) docker logs --tail 20 "$new" && docker rm --force "$new" >/dev/null ;; esac
    done
    say "The new $1 does not become healthy. What ran before still runs."
    exit 1
}

drop() {
    docker stop "$1" >/dev/null
    docker rm "$1" >/dev/null
}

[ "${1:-}" = --no-build ] || docker compose build
if [ -n "$(list postgres)" ]; then
    # Each version of the API asks its own PgBouncer, so the old one goes when no process asks it any more.
    poolers="$(list_old pgbouncer)"
    [ -z "$poolers" ] || add pgbouncer
    say "the database is brought up to date"
    docker compose run --rm --no-deps --no-TTY migrate
    say "PgBouncer and the API are replaced"
    for old in $(list_old api); do
        add api
        # The sites' nginx looks every 5 seconds which processes there are.
        sleep 6
        drop "$old"
    done
    for old in $poolers; do drop "$old"; done
    # They hold the ports of this machine, so the old one goes first; Caddy holds requests back meanwhile.
    for service in web admin; do
        say "$service is replaced"
        docker compose up --detach --no-deps --wait "$service"
    done
fi
say "everything else"
docker compose up --detach --remove-orphans
if [ -n "$(list caddy)" ]; then docker compose exec --no-TTY caddy caddy reload --config /etc/caddy/Caddyfile; fi
docker compose up --detach --no-recreate --wait
docker compose ps
