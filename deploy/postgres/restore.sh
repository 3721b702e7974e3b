#!/bin/sh
# Puts a backup of /backups in the place of the database, whole or not at all: it is read into a new
# database, and the two change names. The old one is kept under another name.
set -eu
file="${1:?Name a file of ./backups, such as cosmic-20270101T030000Z.dump}"
# Also as backup.sh prints it, with its folder.
file="${file##*/}"
cd "${BACKUP_DIR:-/backups}"
new=cosmic_restoring
old="cosmic_before_$(date -u +%Y%m%dt%H%M%S)"
run() {
    psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 "$@"
}

# The file's own hash, whatever name is recorded beside the hash.
noted="$(cut -d ' ' -f 1 "$file.sha256" 2>/dev/null || true)"
if [ -z "$noted" ] || [ "$(sha256sum "$file" 2>/dev/null | cut -d ' ' -f 1)" != "$noted" ]; then
    echo "$file is not as it was written, or $file.sha256 is missing. Nothing was changed." >&2
    exit 1
fi
# An encrypted one begins with a word of openssl's own.
if [ "$(head -c 8 "$file")" = Salted__ ]; then
    : "${BACKUP_PASSPHRASE:?$file is encrypted. Set the BACKUP_PASSPHRASE of that time. Nothing was changed.}"
    content() {
        openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000 -pass env:BACKUP_PASSPHRASE -in "$file"
    }
    if [ "$(content 2>/dev/null | head -c 5 | tr -cd '[:upper:]')" != PGDMP ]; then
        echo "BACKUP_PASSPHRASE does not open $file: it was made with another one. Nothing was changed." >&2
        exit 1
    fi
else
    content() {
        cat "$file"
    }
fi
in_use() {
    echo "The database is in use, and nothing was changed. Stop what uses it first:" >&2
    echo "  docker compose stop web admin api pgbouncer" >&2
    exit 1
}
# Asked before the backup is read, which may take long; what comes meanwhile is refused at the end.
guests="$(run --dbname=postgres --tuples-only --no-align --command="select count(*) from pg_stat_activity where datname = '$PGDATABASE' and backend_type = 'client backend'")"
[ "$guests" = 0 ] || in_use
dropdb --if-exists --maintenance-db=postgres "$new"
createdb --maintenance-db=postgres --template=template0 "$new"
content | pg_restore --exit-on-error --no-owner --no-privileges --dbname="$new"

# Ended sessions and used reset links would be valid again; emails would be sent twice.
# The same as tools/cli/src/backup/forget.ts.
run --dbname="$new" --single-transaction <<'SQL'
do $forget$ begin if to_regclass('public.sessions') is not null then delete from public.sessions where true; end if; end $forget$;
do $forget$ begin if to_regclass('public.password_reset_tokens') is not null then delete from public.password_reset_tokens where true; end if; end $forget$;
do $forget$ begin if to_regclass('public.email_changes') is not null then delete from public.email_changes where true; end if; end $forget$;
do $forget$ begin if to_regclass('public.leases') is not null then delete from public.leases where true; end if; end $forget$;
do $forget$ begin if to_regclass('public.calibration_consents') is not null then delete from public.calibration_consents where true; end if; end $forget$;
do $forget$ begin if to_regclass('pgboss.job') is not null then delete from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active'); end if; end $forget$;
SQL

# Users deleted, operators removed, access withdrawn, purchases moved, and passwords, addresses and second factors changed since the
# backup would be back: the file beside the
# backups and the database that is replaced say which. The same as tools/cli/src/backup/tombstones.ts.
# WITHOUT_TOMBSTONES=yes leaves them, to undo a deletion that was a mistake.
replayed=""
gone="$(mktemp)"
trap 'rm -f "$gone"' EXIT
if [ "${WITHOUT_TOMBSTONES:-no}" != yes ]; then
    [ ! -f tombstones.csv ] || cat tombstones.csv >"$gone"
    if [ "$(run --dbname=postgres --tuples-only --no-align --command="select count(*) from pg_database where datname = '$PGDATABASE'")" = 1 ] &&
        [ "$(run --dbname="$PGDATABASE" --tuples-only --no-align --command="select to_regclass('public.tombstones') is not null")" = t ]; then
        run --dbname="$PGDATABASE" --tuples-only --no-align --field-separator=, --command="select kind, key, at from public.tombstones" >>"$gone"
    fi
fi
if [ -s "$gone" ]; then
    run --dbname="$new" --single-transaction <<SQL
create temporary table replayed (kind text, key text, at timestamptz);
\\copy replayed from '$gone' csv
analyze replayed;
delete from public.users where id::text in (select key from replayed where kind = 'user');
delete from public.operators where id::text in (select key from replayed where kind = 'operator');
delete from public.credentials where encode(sha256(convert_to(password_hash, 'UTF8')), 'hex') in (select key from replayed where kind = 'password');
update public.operators set password_hash = 'no password: it was changed after the backup' where encode(sha256(convert_to(password_hash, 'UTF8')), 'hex') in (select key from replayed where kind = 'password');
update public.operators set totp_secret = null, totp_confirmed_at = null, totp_last_step = null where encode(sha256(convert_to(totp_secret, 'UTF8')), 'hex') in (select key from replayed where kind = 'factor');
delete from public.operator_recovery_codes where encode(sha256(convert_to(code_hash, 'UTF8')), 'hex') in (select key from replayed where kind = 'code');
do \$confirmed\$ begin if to_regclass('public.tombstones') is not null then update public.users set email_verified_at = replayed.at from replayed where replayed.kind = 'confirmation' and replayed.key = users.id::text and users.email_verified_at is null and replayed.at > now() - interval '390 days' and replayed.at > coalesce((select known.at from public.tombstones known where known.kind = 'confirmation' and known.key = replayed.key), '-infinity'); end if; end \$confirmed\$;
do \$moved\$ begin if to_regclass('public.tombstones') is not null then update public.users set email = 'changed-' || id || case when exists (select from public.users other where other.id <> users.id and other.email = 'changed-' || users.id || '@restored.invalid') then '-' || gen_random_uuid() else '' end || '@restored.invalid', email_verified_at = null where id::text in (select key from replayed where kind = 'address' and at > now() - interval '390 days' and at > coalesce((select known.at from public.tombstones known where known.kind = 'address' and known.key = replayed.key), '-infinity')); delete from public.email_confirmations where user_id in (select id from public.users where email like 'changed-%@restored.invalid'); end if; end \$moved\$;
do \$decided\$ begin if to_regclass('public.tombstones') is not null then insert into public.access_decisions (id, user_id, operator_id, grants, decided_at) select distinct on (users.id) gen_random_uuid(), users.id, null, replayed.kind = 'grant', replayed.at from replayed join public.users on users.id::text = replayed.key where replayed.kind in ('grant', 'withdrawal') and replayed.at > coalesce((select date_trunc('second', max(known.decided_at)) from public.access_decisions known where known.user_id = users.id), '-infinity') order by users.id, replayed.at desc, replayed.kind desc; update public.purchases set user_id = null, released_at = now(), released_copy_at = (select holder.full_copy_at from public.users holder where holder.id = purchases.user_id) where user_id is not null and id::text in (select key from replayed where kind = 'purchase' and at > now() - interval '390 days' and at > coalesce((select known.at from public.tombstones known where known.kind = 'purchase' and known.key = replayed.key), '-infinity')); update public.users set has_lifetime_access = entitled.has_access from (select users.id, coalesce((select latest.grants from public.access_decisions latest where latest.user_id = users.id order by latest.decided_at desc, latest.id desc limit 1), false) or exists (select from public.purchases where purchases.user_id = users.id and purchases.refunded_amount < purchases.amount and purchases.dispute_status is distinct from 'lost' and purchases.paid_at > coalesce((select max(latest.decided_at) from public.access_decisions latest where latest.user_id = users.id), '-infinity')) as has_access from public.users where users.has_lifetime_access or users.id::text in (select key from replayed where kind = 'grant')) as entitled where entitled.id = users.id and users.has_lifetime_access <> entitled.has_access; end if; end \$decided\$;
do \$keep\$ begin if to_regclass('public.tombstones') is not null then insert into public.tombstones as known (kind, key, at) select kind, key, max(at) from replayed group by 1, 2 on conflict (kind, key) do update set at = greatest(known.at, excluded.at); end if; end \$keep\$;
drop table replayed;
SQL
    replayed="$(wc -l <"$gone") tombstones were replayed: what was deleted or changed since stays so."
elif [ "${WITHOUT_TOMBSTONES:-no}" = yes ]; then
    replayed="No tombstones were replayed: what was deleted since this backup is back."
elif [ ! -f tombstones.csv ]; then
    replayed="There is no tombstones.csv: what was deleted since this backup is back. Copy it beside the backup, and restore again."
fi
# Its own tables: of the system's it may not, and would be warned of each.
run --dbname="$new" --tuples-only >/dev/null <<'SQL'
select format('analyze %s', oid::regclass) from pg_class where relkind in ('r', 'm', 'p') and pg_has_role(relowner, 'usage')
\gexec
SQL

run --dbname=postgres --single-transaction \
    --command="alter database $PGDATABASE rename to $old" \
    --command="alter database $new rename to $PGDATABASE" || in_use
[ -z "$replayed" ] || echo "$replayed"
echo "Restored. What was there before is the database $old; drop it when it is needed no more."
