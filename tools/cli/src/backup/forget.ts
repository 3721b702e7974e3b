/**
 * Sessions that ended, reset links that were used and changes of an address that were canceled after the backup
 * would be valid again, and leases would have no holder. Users sign in and request links again. A consent to calibration
 * that was withdrawn since would count again, so users are asked once more.
 */
const SESSIONS = [
  "public.sessions",
  "public.password_reset_tokens",
  "public.email_changes",
  "public.leases",
  "public.calibration_consents",
];

/** Most of the mails that waited at the time of the backup have been sent since; they would go twice. */
const WAITING_MAILS = "name = 'send-mail' and state in ('created', 'retry', 'active')";

/** An older backup, or one of a product that never ran, does not have every table. */
const emptied = (table: string, condition: string) =>
  `do $forget$ begin if to_regclass('${table}') is not null then
   delete from ${table} where ${condition}; end if; end $forget$`;

/** The statements that take out of a restored database what it must not hold. */
export function forgetting(keepsMails: boolean): string[] {
  const sessions = SESSIONS.map((table) => emptied(table, "true"));
  return keepsMails ? sessions : [...sessions, emptied("pgboss.job", WAITING_MAILS)];
}
