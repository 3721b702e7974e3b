import { toPersonalAddress } from "@cosmic/domain";
import type { Transaction } from "../../db/connection.ts";
import type { Deps } from "../../deps.ts";
import { createRateLimiter } from "../../http/rate-limit.ts";
import type { JobOptions } from "../../jobs/job-queue.ts";
import type { Mail, MailTemplate } from "./mail.ts";
import { packMail } from "./stored-mail.ts";

export const MAIL_JOB = "send-mail";

/**
 * Tries again after 5 s, 10 s, 20 s ... and then every two minutes, so that queued mail is sent
 * soon after a mail server recovers. How long a mail is retried depends on its own lifetime.
 */
export const MAIL_JOB_OPTIONS: Partial<JobOptions> = {
  retryLimit: 10_000,
  retryDelay: 5,
  longestRetryDelay: 120,
  attemptTimeout: 90,
  pollInterval: 1,
  concurrency: 5,
  forgetWhenDone: true,
};

/**
 * A visitor can create an account under another person's address, export its data and delete it, again
 * and again, also in many spellings of one address. The address's owner is notified, but only a few times.
 */
const UNREQUESTED: ReadonlySet<MailTemplate> = new Set([
  "welcome",
  "confirm-email",
  "change-email",
  "data-export-ready",
  "account-deleted",
]);

/** Dependencies of queueing a mail. */
export type MailDeps = Pick<Deps, "config" | "jobs">;

/**
 * Puts a mail into the outbox: it is sent exactly when the transaction commits, soon after and as
 * often as it takes. Emails that the recipient need not have requested are limited to a few a day.
 * Throws for a mail that could never be sent, such as one to no address.
 * @param isUnrequested whether the recipient need not have requested it
 */
export async function queueMail(
  tx: Transaction,
  { config, jobs }: MailDeps,
  mail: Mail,
  isUnrequested = UNREQUESTED.has(mail.template),
): Promise<void> {
  const packed = packMail(mail, config);
  const { template, to } = mail;
  if (isUnrequested) {
    const limiter = createRateLimiter(tx, config);
    const { unrequestedEmails } = config.limits.rates;
    const mailbox = toPersonalAddress(to);
    if (!(await limiter.allows(`email/${template}`, mailbox, unrequestedEmails))) return;
  }
  await jobs.sendWithin(tx, MAIL_JOB, packed);
}
