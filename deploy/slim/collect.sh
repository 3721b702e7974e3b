#!/bin/sh
# Makes the root of an image without a distribution: copies programs and files into a folder, each with the
# libraries that it loads, and of their packages what scanners (status.d) and licenses (copyright) ask for.
#   sh collect.sh <folder> <path>...
#   APPLETS="sh sed" sh collect.sh ...     these too, of busybox
#   LOADING="<path>..." sh collect.sh ...  what these load too, without themselves
set -eu
root="$1"
shift

mkdir -p "$root/usr/bin" "$root/usr/sbin" "$root/usr/lib" "$root/usr/lib64" "$root/var/lib/dpkg/status.d"
for name in bin sbin lib lib64; do ln -s "usr/$name" "$root/$name"; done
install -d -m 1777 "$root/tmp"

# Packages name files by the folders of before /usr was merged, or of after.
find_package() {
    for path in "$1" "${1#/usr}" "/usr$1"; do
        dpkg --search "$path" 2>/dev/null || true
    done | head -n 1 | cut -d : -f 1
}

copy() {
    [ ! -e "$root$1" ] || return 0
    mkdir -p "$root$(dirname "$1")"
    cp --dereference "$1" "$root$1"
    package="$(find_package "$(realpath "$1")")"
    [ -n "$package" ] && [ ! -e "$root/var/lib/dpkg/status.d/$package" ] || return 0
    dpkg --status "$package" >"$root/var/lib/dpkg/status.d/$package"
    notice="usr/share/doc/$package/copyright"
    [ ! -e "/$notice" ] || install -D -m 0644 "/$notice" "$root/$notice"
}

applets="${APPLETS:-}"
[ -z "$applets" ] || set -- "$@" /bin/busybox
for path in /etc/os-release /etc/nsswitch.conf "$@"; do copy "$path"; done
# Not every file is a program.
for path in "$@" ${LOADING:-}; do
    for library in $(ldd "$path" 2>/dev/null | grep -o '/[^ :]*' | grep -vxF "$path"); do copy "$library"; done
done
for applet in $applets; do ln -s busybox "$root/bin/$applet"; done
