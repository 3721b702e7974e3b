#!/bin/sh
# Writes the database, as it is at one instant, into /backups, with a checksum beside it, and keeps the
# newest KEEP_BACKUPS. The product may go on meanwhile. For docker compose and Kubernetes; `npm run backup` does the
# same without containers.
set -eu
umask 077
cd "${BACKUP_DIR:-/backups}"
keep="${KEEP_BACKUPS:-14}"
case "$keep" in
'' | 0* | *[!0-9]*)
    echo "KEEP_BACKUPS is a number from 1. No backup was made." >&2
    exit 1
    ;;
esac
# What a restore must not bring back: deleted users, removed operators, old passwords, addresses and second
# factors. What the file holds already stays in it. The same as tools/cli/src/backup/tombstones.ts. Alone with "backup.sh tombstones".
ask() {
    psql --no-psqlrc --tuples-only --no-align --set=ON_ERROR_STOP=1 --command="$1"
}
# Waits for other runs; without flock, a folder that only one can make. One left by a run that was killed is taken over.
busy() {
    echo "Another run holds the tombstones. No backup was made." >&2
    exit 1
}
lock() {
    if command -v flock >/dev/null; then
        flock -w 60 9 || busy
        return
    fi
    tries=0
    until mkdir .tombstones.locked 2>/dev/null; do
        tries=$((tries + 1))
        [ "$tries" -le 60 ] || busy
        find . -maxdepth 1 -name .tombstones.locked -mmin +10 -exec rmdir {} \; 2>/dev/null || true
        sleep 1
    done
    trap 'rmdir .tombstones.locked' EXIT
}
if [ "$(ask "select to_regclass('public.tombstones') is not null")" = t ]; then
    # What a run that was killed has left.
    find . -maxdepth 1 -name '.tombstones.csv.*' -mtime +0 -delete
    next="$(mktemp .tombstones.csv.XXXXXX)"
    trap 'rm -f "$next"' EXIT
    ask "select kind || ',' || key || ',' || to_char(at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"') from public.tombstones" >"$next"
    # One run at a time adds to the list, which changes whole.
    (
        lock
        known=tombstones.csv
        [ -f "$known" ] || known=/dev/null
        LC_ALL=C sort -u -o "$next" "$next" "$known"
        if LC_ALL=C grep -Evn '^(user|operator|password|address|factor|code|grant|withdrawal|purchase|confirmation),[0-9a-f-]{36,64},[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$' "$next" >&2; then
            echo "These are no tombstones. tombstones.csv stays as it is, and no backup was made." >&2
            exit 1
        fi
        sync "$next"
        mv "$next" tombstones.csv
    ) 9>>.tombstones.lock
fi
[ "${1:-}" != tombstones ] || exit 0

file="cosmic-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part" "$file.failed"' EXIT

dump() {
    pg_dump --format=custom --no-owner --no-privileges --lock-wait-timeout=30s
}
# Encrypted before the first byte reaches the disk, in a form that any openssl reads:
#   openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000 -pass env:BACKUP_PASSPHRASE -in <file>
if [ -n "${BACKUP_PASSPHRASE:-}" ]; then
    { dump || touch "$file.failed"; } |
        openssl enc -aes-256-cbc -pbkdf2 -iter 600000 -salt -pass env:BACKUP_PASSPHRASE -out "$file.part"
    [ ! -f "$file.failed" ]
    openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000 -pass env:BACKUP_PASSPHRASE -in "$file.part" | pg_restore --list >/dev/null
else
    echo "Set BACKUP_PASSPHRASE to encrypt backups: anyone who gets this file can read it."
    dump >"$file.part"
    pg_restore --list "$file.part" >/dev/null
fi
sha256sum "$file.part" | sed 's/\.part$//' >"$file.sha256"
mv "$file.part" "$file"
echo "backups/$file, $(wc -c <"$file") bytes"
echo "Keep SESSION_SECRET with it, in another place: second factors and waiting mails are sealed with it."

# Names are times, so that the order of names is that of age.
ls -r cosmic-*.dump | tail -n "+$((keep + 1))" | while read -r old; do
    rm -f "$old" "$old.sha256"
    echo "deleted backups/$old"
done
