/**
 * What a restored database must not hold. Whoever signed out, was locked out or spent a reset link after
 * the backup would have it back; work that a process had taken is nobody's. Sign-ins and links are asked
 * for again.
 */
export const FORGET_SESSIONS = [
  "delete from public.sessions",
  "delete from public.password_reset_tokens",
  "delete from public.leases",
] as const;

/** Most of the mails that waited at the time of the backup have been sent since; they would go twice. */
export const FORGET_MAILS = [
  "delete from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')",
] as const;

export const forgetting = (keepsMails: boolean): readonly string[] =>
  keepsMails ? FORGET_SESSIONS : [...FORGET_SESSIONS, ...FORGET_MAILS];
