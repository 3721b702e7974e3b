import { mailResetLink } from "../src/features/password-reset/password-reset.service.ts";
import { createPasswordHasher } from "../src/features/passwords/index.ts";
import { createRateLimiter } from "../src/http/rate-limit.ts";
import type { TestApp } from "./build-test-app.ts";
import { mailsTo } from "./outbox.ts";

/** Does what the worker does with a request for a link. */
export async function handleResetRequest({ deps }: TestApp, email: string): Promise<void> {
  const limiter = createRateLimiter(deps.db, deps.config);
  const passwords = await createPasswordHasher(deps.config.passwords);
  await mailResetLink({ ...deps, limiter, passwords }, email);
}

/** The tokens mailed to an address, the oldest first. */
async function listTokens({ deps }: TestApp, email: string): Promise<string[]> {
  const mails = await mailsTo(deps.db, email);
  return mails.flatMap((mail) => (mail.template === "password-reset" ? [mail.token] : []));
}

/** A token as it was mailed to the address just now. */
export async function newResetToken(built: TestApp, email: string): Promise<string> {
  await handleResetRequest(built, email);
  return (await listTokens(built, email)).at(-1) ?? "";
}
