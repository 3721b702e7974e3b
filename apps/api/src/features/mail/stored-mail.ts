import { z } from "zod";
import type { Config } from "../../config/config.ts";
import { createSealing } from "../../config/sealed-text.ts";
import { type Mail, mailSchema } from "./mail.ts";

const sealedSchema = z.looseObject({ to: z.string(), sealedToken: z.string() });

const createTokenSealing = (config: Pick<Config, "secrets">) =>
  createSealing(config, "mail/tokens");

/**
 * A mail as it waits in the database. A reset token is sealed: reading the tables, or a copy of
 * them, does not allow a password reset. Throws for a mail that could never be sent.
 */
export function packMail(mail: Mail, config: Pick<Config, "secrets">): object {
  const parsed = mailSchema.parse(mail);
  if (parsed.template !== "password-reset") return parsed;
  const { token, ...rest } = parsed;
  return { ...rest, sealedToken: createTokenSealing(config).seal(token, parsed.to) };
}

/** The mail that was packed; null for what cannot be read, under this session secret or at all. */
export function unpackMail(data: unknown, config: Pick<Config, "secrets">): Mail | null {
  const sealed = sealedSchema.safeParse(data);
  if (!sealed.success) return mailSchema.safeParse(data).data ?? null;
  const { sealedToken, ...rest } = sealed.data;
  const token = createTokenSealing(config).open(sealedToken, rest.to);
  return mailSchema.safeParse({ ...rest, token }).data ?? null;
}
