#!/bin/sh
# An engine that ends leaves its bridge, its rules and its switches in this machine's network:
#   sh engine-network.sh record <folder>   before it starts
#   sh engine-network.sh clear <folder>    after its end
set -eu
file="$2/network-before"
switches="net/ipv4/ip_forward net/ipv6/conf/all/forwarding net/ipv6/conf/default/forwarding"

case "$1" in
record)
    for switch in $switches; do
        [ ! -e "/proc/sys/$switch" ] || echo "echo $(cat "/proc/sys/$switch") >/proc/sys/$switch"
    done >"$file"
    for family in iptables ip6tables; do "$family" --list-rules FORWARD | sed -n "s/^-P/$family -P/p"; done >>"$file"
    ;;
clear)
    ip link delete docker0 2>/dev/null || true
    for family in iptables ip6tables; do "$family-save" | grep -v -e DOCKER -e docker0 | "$family-restore"; done
    sh "$file"
    ;;
esac
