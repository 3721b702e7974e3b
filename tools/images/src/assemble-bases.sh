#!/usr/bin/env bash
# Assembles images under the names of published ones that cannot be fetched, from the distribution's mirror and the
# npm registry, for a trial: bash assemble-bases.sh <name:tag>... They are NOT the published ones: the label
# "assembled-here" says of what each is made. As root on Debian, with an engine that answers.
set -euo pipefail
export LC_ALL=C DEBIAN_FRONTEND=noninteractive
here="$(cd "$(dirname "$0")" && pwd)"
root="$(cd "$here/../../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

targets() { apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Identifier: Packages'; }
apt-get -qq update
mirror="$(targets | awk '$2 !~ /-/ && $3 == "main" { print $1; exit }')"
security="$(targets | awk '$2 ~ /-security/ && $3 == "main" { print $1; exit }')"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg

has() { docker image inspect "$1" >/dev/null 2>&1; }
# The network is the host's, from where the mirror answers.
build() { DOCKER_BUILDKIT=1 docker build --quiet --network host --label "assembled-here=$3" --tag "$1" "$2" >/dev/null; }

sources() {
    echo "deb [signed-by=$keyring] $mirror $1 main"
    echo "deb [signed-by=$keyring] $mirror $1-updates main"
    [ -z "$security" ] || echo "deb [signed-by=$keyring] $security $1-security main"
}

debian() {
    local suite="$1" tag="$2" target="$work/$1"
    ! has "$tag" || return 0
    debootstrap --variant=minbase --keyring="$keyring" "$suite" "$target" "$mirror" >"$work/log" 2>&1 || { tail "$work/log" >&2; exit 1; }
    rm -f "$target/etc/apt/sources.list" "$target/etc/resolv.conf" "$target/etc/hostname"
    sources "$suite" >"$target/etc/apt/sources.list"
    # As apt of this machine reaches its mirror.
    apt-config dump | grep -E '^Acquire::(Check-(Valid-Until|Date)|Retries|https?::(Proxy|CaInfo))\b' >"$target/etc/apt/apt.conf.d/99here" || true
    printf 'path-exclude /usr/share/%s/*\n' man info locale lintian >"$target/etc/dpkg/dpkg.cfg.d/slim"
    rm -rf "$target"/usr/share/{man,info,locale,lintian}/* "$target"/var/lib/apt/lists/* "$target"/var/cache/apt/*
    tar --numeric-owner -C "$target" --exclude='./proc/*' --exclude='./sys/*' --exclude='./dev/*' -c . |
        docker import --change 'CMD ["bash"]' --change "LABEL assembled-here=\"debootstrap $suite\"" - "$tag" >/dev/null
    rm -rf "$target"
}

node() {
    local files="$work/node/files" authorities="${NODE_EXTRA_CA_CERTS:-}" certificate=""
    debian bookworm debian:of-the-trial
    mkdir -p "$files/bin" "$files/lib/node_modules"
    cp "$root"/node_modules/node-linux-*/bin/node "$files/bin/node"
    cp -RL "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" "$files/lib/node_modules/npm"
    ln -s ../lib/node_modules/npm/bin/npm-cli.js "$files/bin/npm"
    # Where this machine goes out through something with certificates of its own, builds have to know them.
    [ -n "$authorities" ] || authorities="$(npm config get cafile | grep -vx -e null -e undefined || true)"
    if [ -s "$authorities" ]; then
        mkdir -p "$files/share" && cp "$authorities" "$files/share/authorities.pem"
        certificate="NODE_EXTRA_CA_CERTS=/usr/local/share/authorities.pem"
    fi
    printf 'FROM debian:of-the-trial\nCOPY files /usr/local/\nENV npm_config_registry=%s %s\n' "$(npm config get registry)" "$certificate" >"$work/node/Dockerfile"
    build "$1" "$work/node" "debootstrap, and Node and npm of this machine"
}

mail() {
    local node_image
    node_image="$(sed -nE 's/^FROM (node:[^@ ]+).*/\1/p' "$root/apps/api/Dockerfile" | head -n 1)"
    has "$node_image" || node "$node_image"
    mkdir -p "$work/mail" && cp "$here/stand-in/mailbox.mjs" "$work/mail/"
    printf 'FROM %s\nCOPY --chmod=0755 mailbox.mjs /mailpit\nENTRYPOINT ["/mailpit"]\n' "$node_image" >"$work/mail/Dockerfile"
    build "$1" "$work/mail" "NOT Mailpit: a mailbox of some lines of Node"
}

postgres() {
    debian trixie debian:of-the-database
    mkdir -p "$work/postgres" && cp "$here/stand-in/postgres-entrypoint.sh" "$work/postgres/entrypoint.sh"
    cat >"$work/postgres/Dockerfile" <<'END'
FROM debian:of-the-database
RUN groupadd --system --gid 999 postgres && useradd --system --gid postgres --uid 999 --home-dir /var/lib/postgresql postgres
RUN apt-get -qq update && apt-get -qq install -y --no-install-recommends postgresql-common \
    && sed -i 's/^#create_main_cluster.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf \
    && apt-get -qq install -y --no-install-recommends openssl postgresql-17 \
    && sed -i "s/^#listen_addresses.*/listen_addresses = '*'/" /usr/share/postgresql/17/postgresql.conf.sample
ENV PGDATA=/var/lib/postgresql/data PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/17/bin
RUN install -d -o postgres -g postgres -m 0700 "$PGDATA"
VOLUME /var/lib/postgresql/data
COPY --chmod=0755 entrypoint.sh /usr/local/bin/docker-entrypoint.sh
ENTRYPOINT ["docker-entrypoint.sh"]
STOPSIGNAL SIGINT
CMD ["postgres"]
END
    build "$1" "$work/postgres" "debootstrap trixie, and Debian's PostgreSQL 17"
}

caddy() {
    debian trixie debian:of-the-database
    mkdir -p "$work/caddy"
    # The program alone of the next Debian, whose Caddy is as new as the published one.
    cat >"$work/caddy/Dockerfile" <<'END'
FROM debian:of-the-database
RUN sed -n 's/ trixie main$/ forky main/p' /etc/apt/sources.list >/etc/apt/sources.list.d/forky.list && apt-get -qq update \
    && apt-get -qq install -y --no-install-recommends ca-certificates libcap2-bin wget && cd /tmp \
    && apt-get -qq download caddy/forky && dpkg-deb -x caddy_*.deb caddy && cp caddy/usr/bin/caddy /usr/bin/ && caddy version \
    && setcap cap_net_bind_service=+ep /usr/bin/caddy && mkdir -p /config/caddy /data/caddy /etc/caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
END
    build "$1" "$work/caddy" "Caddy of Debian forky on Debian trixie"
}

for image in "$@"; do
    ! has "$image" || continue
    echo "       assembling $image ..."
    case "$image" in
    debian:12*) debian bookworm debian:of-the-trial && docker tag debian:of-the-trial "$image" ;;
    node:*) node "$image" ;;
    postgres:*) postgres "$image" ;;
    axllent/mailpit:*) mail "$image" ;;
    caddy:*) caddy "$image" ;;
    *) echo "$image cannot be assembled" >&2 && exit 1 ;;
    esac
done
