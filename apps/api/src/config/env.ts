import { isIP } from "node:net";
import { parseEmail } from "@cosmic/domain";
import { z } from "zod";
import { ConfigError } from "./config-error.ts";
import { isSmtpAddress } from "./smtp-address.ts";

/** Names that stand for address ranges in a list of trusted proxies. */
const PROXY_RANGES = ["loopback", "linklocal", "uniquelocal"];

function isProxyAddress(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  if (PROXY_RANGES.includes(text)) return true;
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  // A range of all addresses would let every client choose its own address.
  const longest = version === 4 ? 32 : 128;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest)
  );
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

/** The address of an HTTP API, with nothing in it but the place: "https://api.example/v1". */
function isApiAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === "";
}

/** One secret, or two while one takes over from the other. */
function isWebhookSecrets(text: string): boolean {
  const secrets = text.split(",");
  return secrets.length <= 2 && secrets.every((secret) => /^whsec_[\w+/=-]+$/.test(secret.trim()));
}

const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";

/** A variable left empty, or with nothing but blanks, counts as not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional());

/** As the driver takes it, which fills in a host where a socket's folder stands among the parameters. */
const isPostgresAddress = (text: string) =>
  /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text.replace("@/", "@socket/"));

const postgresAddress = z
  .string()
  .refine(
    isPostgresAddress,
    "must be like postgres://user:password@host:5432/name, with %23 for # and the like",
  );

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z.string().refine(isOrigin, "must be an origin, such as https://app.example");

/** Every variable the API knows, in the form it arrives in. */
const envSchema = z.object({
  NODE_ENV: optional(z.enum(["development", "test", "production"])),
  HOST: optional(z.string()),
  PORT: optional(port),
  ADMIN_PORT: optional(port),
  API_PORT: optional(port),
  /** Where Prometheus reads the process's metrics; none without a port. */
  METRICS_PORT: optional(port),
  METRICS_HOST: optional(z.string()),
  PUBLIC_WEB_URL: optional(origin),
  PUBLIC_ADMIN_URL: optional(origin),
  /** Read by the build of the public site; here only to say that it is missing. */
  PUBLIC_OPERATOR_EMAIL: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(postgresAddress),
  /** Past a pooler that hands connections on between transactions, as migrations hold a session's lock. */
  MIGRATION_DATABASE_URL: optional(postgresAddress),
  /** A streaming replica, which answers lists of the panel and the funnel while it is up to date. */
  DATABASE_REPLICA_URL: optional(postgresAddress),
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
  /** Whether operators must have a second factor; on in production unless set. */
  REQUIRE_SECOND_FACTOR: optional(
    z.enum(["on", "off"], "must be on or off").transform((word) => word === "on"),
  ),
  GOOGLE_ISSUER: optional(z.string().refine(isIssuer, "must be the address of an OpenID issuer")),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  SMTP_URL: optional(
    z.string().refine(isSmtpAddress, "must be like smtps://user:password@mail.host:465"),
  ),
  MAIL_FROM: optional(
    z.string().refine((text) => parseEmail(text) !== null, "must be an e-mail address"),
  ),
  /** Ports of the local stand-ins: the mailbox's SMTP and web page, Google's. */
  SMTP_PORT: optional(port),
  MAIL_PORT: optional(port),
  GOOGLE_PORT: optional(port),
  /** Without a key the built-in writer writes every report alone. */
  OPENAI_API_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, "must be plain text without spaces")),
  OPENAI_BASE_URL: optional(z.string().refine(isApiAddress, "must be an http address")),
  OPENAI_MODEL: optional(z.string().regex(/^[\w.:/-]{1,100}$/, "must be the name of a model")),
  /** What the model costs: US dollars for a million tokens in and out, as "0.75/4.50". */
  OPENAI_PRICE: optional(
    z
      .string()
      .regex(/^\d+(?:\.\d+)?\/\d+(?:\.\d+)?$/, "must be two amounts, such as 0.75/4.50")
      .transform((pair) => pair.split("/").map(Number)),
  ),
  OPENAI_CONCURRENCY: optional(z.coerce.number().int().min(1).max(200)),
  /** Payments, together or not at all. The second may hold two secrets, separated by a comma. */
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^[sr]k_(?:test|live)_\w+$/, "must be like sk_live_ and what follows"),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z
      .string()
      .refine(isWebhookSecrets, "must be like whsec_ and what follows, or two with a comma"),
  ),
  /** Whether production may run with a key of Stripe's test mode. */
  ALLOW_STRIPE_TEST_KEY: optional(
    z.enum(["on", "off"], "must be on or off").transform((word) => word === "on"),
  ),
  /** Where the stand-in answers; Stripe itself needs no address. */
  STRIPE_API_URL: optional(origin),
  STRIPE_PORT: optional(port),
  /** Days in which buyers take a payment back themselves; 0 turns that off. */
  REFUND_DAYS: optional(z.coerce.number().int().min(0, "must be 0 or more").max(365)),
  /** Whether a second payment by the same buyer is refunded automatically. */
  REFUND_SECOND_PAYMENTS: optional(
    z.enum(["on", "off"], "must be on or off").transform((word) => word === "on"),
  ),
  LOG_LEVEL: optional(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])),
});

export type Env = z.output<typeof envSchema>;

/** The names of all variables, for what describes them elsewhere. */
export const ENV_NAMES: readonly string[] = Object.keys(envSchema.shape);

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
