#!/bin/sh
# Writes the database, as it is at one instant, into /backups, with a checksum beside it. The product may
# go on meanwhile. For docker compose; `npm run backup` does the same without containers.
set -eu
umask 077
cd "${BACKUP_DIR:-/backups}"
file="cosmic-$(date -u +%Y%m%dT%H%M%SZ).dump"
trap 'rm -f "$file.part"' EXIT

pg_dump --format=custom --no-owner --no-privileges --lock-wait-timeout=30s --file="$file.part"
mv "$file.part" "$file"
sha256sum "$file" >"$file.sha256"
echo "backups/$file, $(wc -c <"$file") bytes"
echo "Keep SESSION_SECRET with it, in another place: second factors and waiting mails are sealed with it."
