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
fail() {
    say "$*"
    exit 1
}
list() { docker compose ps --quiet "$1"; }
count() { list "$1" | wc -l; }

# Whether a container already is what a new one would be.
is_current() {
    known="$(docker inspect --format '{{index .Config.Labels "com.docker.compose.config-hash"}} {{.Image}}' "$1")"
    image="$(docker inspect --format '{{.Config.Image}}' "$1")"
    [ "$known" = "$(docker compose config --hash "$2" | cut -d ' ' -f 2) $(docker image inspect --format '{{.Id}}' "$image")" ]
}

list_old() { for id in $(list "$1"); do is_current "$id" "$1" || echo "$id"; done; }
list_current() { for id in $(list "$1"); do ! is_current "$id" "$1" || echo "$id"; done; }

# What was added and is not asked yet: it goes again when what follows fails.
unused=""
# shellcheck disable=SC2086
undo() { [ -z "$unused" ] || docker rm --force $unused >/dev/null; }
trap undo EXIT
trap 'exit 1' INT TERM

# Adds a new container beside the old ones, and waits until it is healthy, whatever the old ones are.
add() {
    known="$(list "$1")"
    docker compose up --detach --no-deps --no-recreate --no-build --scale "$1=$(($(count "$1") + 1))" "$1"
    new="$(docker compose ps --all --quiet "$1" | grep -vxF "$known")"
    unused="$unused $new"
    while state="$(docker inspect --format '{{.State.Status}} {{.State.Health.Status}} {{.RestartCount}}' "$new")"; do
        case "$state" in
        'running healthy 0') return ;;
        'running starting 0') sleep 1 ;;
        *) break ;;
        esac
    done
    docker logs --tail 20 "$new"
    fail "The new $1 does not become healthy; its last lines stand above. It is removed, and what ran before still runs."
}

drop() {
    docker stop "$1" >/dev/null
    docker rm "$1" >/dev/null
}

# --- The sites ---

has_caddy() { [ -n "$(docker compose ps --quiet --status running caddy 2>/dev/null)" ]; }

# From here on Caddy, with the Caddyfile as it is now, sends requests to the first of these containers of the sites, or,
# where there is none, to all that a site has. Those that other containers have are answered by them.
lead() {
    docker compose exec --no-TTY --env "WEB_UPSTREAM=$(first "${1:-web}"):8080" \
        --env "ADMIN_UPSTREAM=$(first "${2:-admin}"):8080" caddy caddy reload --config /etc/caddy/Caddyfile
}
first() { echo "$1" | head -n 1 | cut -c 1-12; }

# A port of this machine is free again only when the container that has it is gone.
is_on_a_port() {
    docker inspect --format '{{range .HostConfig.PortBindings}}{{range .}}{{.HostPort}}{{end}}{{end}}' "$@" | grep -q .
}

replace_sites() {
    old_web="$(list_old web)"
    old_admin="$(list_old admin)"
    [ -n "$old_web$old_admin" ] || return 0
    # shellcheck disable=SC2086
    if ! has_caddy || is_on_a_port $old_web $old_admin; then
        for service in web admin; do docker compose up --detach --no-deps --no-build --wait "$service"; done
        return
    fi
    trap 'undo; lead' EXIT
    lead "$old_web" "$old_admin"
    [ -z "$old_web" ] || add web
    [ -z "$old_admin" ] || add admin
    unused=""
    lead "$(list_current web)" "$(list_current admin)"
    for old in $old_web $old_admin; do drop "$old"; done
    trap undo EXIT
}

# --- The images ---

services="pgbouncer api web admin"
docker compose config stand-ins | grep -q 'replicas: 0$' || services="$services stand-ins"

# Asked before anything changes: a mistyped IMAGE_TAG is no version.
require_images() {
    named="$(docker compose config --images)"
    for service in $services; do
        image="$(echo "$named" | grep "^cosmic-blueprint/$service:" | head -n 1)"
        docker image inspect "$image" >/dev/null 2>&1 && continue
        docker image ls cosmic-blueprint/api
        fail "There is no image $image; nothing was changed. Set IMAGE_TAG in .env to a version that is listed above," \
            "or build this one: sh deploy/roll-out.sh"
    done
}

# --- What is done ---

case "${1:-}" in
# shellcheck disable=SC2086
'') docker compose build $services ;;
--no-build) require_images ;;
*) fail "sh deploy/roll-out.sh, or sh deploy/roll-out.sh --no-build" ;;
esac
# A database alone is what a restore leaves on a new server: that is a first start.
if [ -n "$(list api)" ]; then
    say "the database is brought up to date"
    docker compose run --rm --no-deps --no-TTY migrate ||
        fail "This failed, for the reason above. Correct it, most often in .env, and run this again. What ran before still runs."
    say "PgBouncer and the API are replaced"
    # Each version of the API asks its own PgBouncer, so the old one goes when no process asks it any more.
    poolers="$(list_old pgbouncer)"
    [ -z "$poolers" ] || add pgbouncer
    for old in $(list_old api); do
        add api
        unused=""
        # The sites' nginx looks every second which processes there are.
        sleep 3
        drop "$old"
    done
    unused=""
    for old in $poolers; do drop "$old"; done
    say "the sites are replaced"
    replace_sites
fi
say "everything else"
docker compose up --detach --no-build --remove-orphans ||
    fail "Something does not start. Why: docker compose logs --tail 20 migrate postgres" \
        "Correct it, most often in .env, and run this again."
! has_caddy || lead
docker compose up --detach --no-recreate --no-build --wait ||
    fail "Not everything is healthy. What: docker compose ps --all. Why: docker compose logs --tail 20 and its name"
docker compose ps
