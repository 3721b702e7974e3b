import type { Deps } from "../../deps.ts";
import { MailNotSentError } from "../../gateways/mailer/mailer.ts";
import type { JobAttempt } from "../../jobs/job-queue.ts";
import { type Mail, resetEndOf } from "./mail.ts";
import { renderMail } from "./render-mail.ts";
import { unpackMail } from "./stored-mail.ts";

export type DeliveryDeps = Pick<Deps, "clock" | "config" | "logger" | "mailer" | "metrics">;

/** When a mail stops being worth sending. */
function endOf({ template }: Mail, queuedAt: Date, config: DeliveryDeps["config"]): Date {
  return template === "password-reset"
    ? resetEndOf(queuedAt, config.resetLinkLifetime)
    : new Date(queuedAt.getTime() + config.mail.lifetime);
}

/**
 * Sends one mail of the outbox. Returns also when there is nothing left to do for it: its time is
 * over, or the server refuses it for good. The log names the template, never who gets it.
 * @throws MailNotSentError when it should be tried again
 */
export async function deliverMail(
  { clock, config, logger, mailer, metrics }: DeliveryDeps,
  data: unknown,
  { id, attempt, queuedAt }: JobAttempt,
): Promise<void> {
  const mail = unpackMail(data, config);
  if (mail === null) {
    metrics.noteMail("dropped");
    logger.error({ job: id }, "A mail in the outbox cannot be read and was dropped");
    return;
  }
  const { template } = mail;
  const now = clock.now();
  if (now >= endOf(mail, queuedAt, config)) {
    metrics.noteMail("dropped");
    logger.warn({ job: id, template, attempt }, "A mail was dropped: its time is over");
    return;
  }
  const { subject, html, text } = await renderMail(mail, { queuedAt, config });
  try {
    await mailer.send({ id, to: mail.to, subject, html, text });
  } catch (error) {
    const waited = now.getTime() - queuedAt.getTime();
    const isHopeless = error instanceof MailNotSentError && error.isRefused;
    if (!isHopeless || waited < config.mail.refusedLifetime) throw error;
    metrics.noteMail("dropped");
    logger.warn({ job: id, template, attempt }, "A mail was dropped: its server refuses it");
    return;
  }
  metrics.noteMail("sent");
  logger.info({ job: id, template, attempt }, "A mail was sent");
}
