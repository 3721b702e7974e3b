#!/usr/bin/env bash
# Puts the programs of a Docker engine with compose and buildx below a folder, from Debian's packages, without
# installing any: bash bring-engine.sh <folder>. Debian 12 has an engine that is too old, so the newest suite whose
# programs run on this machine's libc is taken. What is there already stays.
set -euo pipefail
folder="$1"
plugins="$folder/config/cli-plugins"
[ ! -x "$plugins/docker-compose" ] || exit 0
export LC_ALL=C
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

apt-get -qq update
mirror="$(apt-get indextargets --format '$(REPO_URI) $(COMPONENT)' 'Identifier: Packages' | awk '$2 == "main" && /debian\/? / { print $1; exit }')"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
find_program() { find "$1" -type f -perm -1 \( -path "*bin/$2" -o -path "*/cli-plugins/$2" \) -print -quit; }

# Of a suite that apt of this machine knows nothing of.
unpack() {
    local suite="$1" state="$work/$1" name
    shift
    mkdir -p "$state/lists/partial" "$state/cache/archives/partial" "$state/debs" "$state/root"
    echo "deb [signed-by=$keyring] $mirror $suite main" >"$state/sources.list"
    local options=(-o "Dir::Etc::sourcelist=$state/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$state/lists"
        -o "Dir::Cache=$state/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=root)
    apt-get "${options[@]}" -qq update
    (cd "$state/debs" && apt-get "${options[@]}" -qq download "$@")
    for name in "$state"/debs/*.deb; do dpkg-deb -x "$name" "$state/root"; done
}

for suite in ${SUITES:-forky trixie}; do
    echo "       fetching an engine from Debian $suite ..."
    unpack "$suite" docker.io docker-cli containerd docker-compose docker-buildx || continue
    root="$work/$suite/root"
    for program in dockerd containerd docker; do "$(find_program "$root" $program)" --version >/dev/null 2>&1 || continue 2; done
    for program in dockerd docker docker-proxy containerd containerd-shim-runc-v2; do
        install -D -m 0755 "$(find_program "$root" $program)" "$folder/bin/$program"
    done
    for program in docker-buildx docker-compose; do
        install -D -m 0755 "$(find_program "$root" $program)" "$plugins/$program"
    done
    exit 0
done
exit 1
