import type { Deps } from "../../deps.ts";
import { MailNotSentError } from "../../gateways/mailer/mailer.ts";
import type { JobAttempt } from "../../jobs/job-queue.ts";
import { getResetEnd, type Mail } from "./mail.ts";
import { renderMail } from "./render-mail.ts";
import { unpackMail } from "./stored-mail.ts";

export type DeliveryDeps = Pick<Deps, "clock" | "config" | "logger" | "mailer" | "metrics">;

/** When a mail stops being worth sending. */
function getMailDeadline({ template }: Mail, queuedAt: Date, config: DeliveryDeps["config"]): Date {
  return template === "password-reset"
    ? getResetEnd(queuedAt, config.resetLinkLifetime)
    : new Date(queuedAt.getTime() + config.mail.lifetime);
}

/**
 * Sends one mail of the outbox. Returns also when there is nothing left to do for it: its time is
 * over, or the server refuses it permanently. The log names the template, never who gets it.
 * @throws MailNotSentError when it should be tried again
 */
export async function deliverMail(
  { clock, config, logger, mailer, metrics }: DeliveryDeps,
  data: unknown,
  { id, attempt, queuedAt }: JobAttempt,
): Promise<void> {
  const mail = unpackMail(data, config);
  if (mail === null) {
    metrics.recordMail("dropped");
    logger.error({ job: id }, "A mail in the outbox cannot be read and was dropped");
    return;
  }
  const { template } = mail;
  const now = clock.now();
  if (now >= getMailDeadline(mail, queuedAt, config)) {
    metrics.recordMail("dropped");
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
    metrics.recordMail("dropped");
    logger.warn({ job: id, template, attempt }, "A mail was dropped: its server refuses it");
    return;
  }
  metrics.recordMail("sent");
  logger.info({ job: id, template, attempt }, "A mail was sent");
}
