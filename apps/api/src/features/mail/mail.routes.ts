import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { type DeliveryDeps, deliverMail } from "./deliver-mail.ts";
import { registerMailPreview } from "./mail-preview.routes.ts";
import { MAIL_JOB, MAIL_JOB_OPTIONS } from "./outbox.ts";

/** The outbox's worker and, outside production, pages that show every email. */
export function registerMail(app: FastifyInstance, deps: DeliveryDeps & Pick<Deps, "jobs">): void {
  deps.jobs.handle(MAIL_JOB, (data, attempt) => deliverMail(deps, data, attempt), MAIL_JOB_OPTIONS);
  if (!deps.config.production) registerMailPreview(app, deps);
}
