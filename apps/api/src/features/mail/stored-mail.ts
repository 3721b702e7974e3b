import { z } from "zod";
import type { Config } from "../../config/config.ts";
import { createSealing } from "../../config/sealed-text.ts";
import { type Mail, mailSchema } from "./mail.ts";

const sealedSchema = z.looseObject({ to: z.string(), sealedToken: z.string() });

const createTokenSealing = (config: Pick<Config, "secrets">) =>
  createSealing(config, "mail/tokens");

/**
 * A mail as it waits in the database. The token of a link is sealed: reading the tables, or a copy of
 * them, resets no password and confirms no address. Throws for a mail that could never be sent.
 */
export function packMail(mail: Mail, config: Pick<Config, "secrets">): object {
  const parsed = mailSchema.parse(mail);
  if (!("token" in parsed) || parsed.token === undefined) return parsed;
  const { token, ...rest } = parsed;
  return { ...rest, sealedToken: createTokenSealing(config).seal(token, parsed.to) };
}

const namedSchema = z.looseObject({ template: z.string(), firstName: z.unknown() });

/** The mail; an earlier version stored a name with every one. */
function parseMail(data: unknown): Mail | null {
  const named = namedSchema.safeParse(data);
  if (!named.success || named.data.template === "welcome") {
    return mailSchema.safeParse(data).data ?? null;
  }
  const { firstName: _, ...rest } = named.data;
  return mailSchema.safeParse(rest).data ?? null;
}

/** The mail that was packed; null for what cannot be read, under this session secret or at all. */
export function unpackMail(data: unknown, config: Pick<Config, "secrets">): Mail | null {
  const sealed = sealedSchema.safeParse(data);
  if (!sealed.success) return parseMail(data);
  const { sealedToken, ...rest } = sealed.data;
  const token = createTokenSealing(config).open(sealedToken, rest.to);
  return parseMail({ ...rest, token });
}
