import { isIP } from "node:net";
import { z } from "zod";
import { ConfigError } from "./config-error.ts";

/** Names that stand for address ranges in a list of trusted proxies. */
const PROXY_RANGES = ["loopback", "linklocal", "uniquelocal"];

function isProxyAddress(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  if (PROXY_RANGES.includes(text)) return true;
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= 128);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && search === "" && hash === "";
}

/** A variable left empty counts as not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.string().refine(isOrigin, "must be an origin, such as https://app.example");

/** Every variable the API knows, in the form it arrives in. */
const envSchema = z.object({
  NODE_ENV: optional(z.enum(["development", "test", "production"])),
  HOST: optional(z.string()),
  PORT: optional(port),
  ADMIN_PORT: optional(port),
  API_PORT: optional(port),
  PUBLIC_WEB_URL: optional(origin),
  PUBLIC_ADMIN_URL: optional(origin),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://"),
  ),
  DATABASE_POOL_SIZE: optional(z.coerce.number().int().min(1).max(200)),
  SESSION_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  TRUST_PROXY: optional(
    z
      .string()
      .transform((list) => list.split(",").map((part) => part.trim()))
      .refine((list) => list.every(isProxyAddress), "must be a list of addresses or ranges"),
  ),
  RATE_LIMIT_SCALE: optional(z.coerce.number().positive().max(10_000)),
  ADMIN_EMAIL: optional(z.string()),
  ADMIN_PASSWORD: optional(z.string()),
  GOOGLE_ISSUER: optional(z.string().refine(isIssuer, "must be the address of an OpenID issuer")),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
});

export type Env = z.output<typeof envSchema>;

/**
 * The environment, checked. The only reader of process.env.
 * Throws ConfigError naming each variable that has an unusable form.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map(({ path, code, message }) => {
      const reason = code === "custom" || code === "too_small" || code === "invalid_format";
      return `${path.join(".")} ${reason && message.startsWith("must") ? message : "has an unusable value"}`;
    }),
  );
}
