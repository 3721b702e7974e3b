import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What only the server may know, by what it looks like or is called. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ["a key of Stripe", /\b[sr]k_(?:live|test)_\w{8}/],
  ["a secret of Stripe's webhook", /\bwhsec_\w{8}/],
  ["a key of the AI", /\bsk-(?:proj-)?\w{20}/],
  ["an address of a database", /\bpostgres(?:ql)?:\/\/\w/],
  ["a password of a mail server", /\bsmtps?:\/\/[^\s"'`/]+@/],
  ["a private key", /-----BEGIN [A-Z ]*PRIVATE KEY/],
  [
    "the name of a secret variable",
    /\b(?:SESSION_SECRET|DATABASE_URL|STRIPE_(?:SECRET_KEY|WEBHOOK_SECRET)|OPENAI_API_KEY|GOOGLE_CLIENT_SECRET|SMTP_URL|ADMIN_PASSWORD)\b/,
  ],
];

/** What of this must not be sent to a browser; an empty list when all of it may. */
export const findSecrets = (text: string): string[] =>
  SECRETS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

const TEXT = /\.(?:js|css|html|json|xml|txt|svg|map|webmanifest)$/;

/** What is found in the files of a built site, a line each; throws where there is no build. */
export function findSecretsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    TEXT.test(name),
  );
  if (!files.includes("index.html")) throw new Error(`There is no built site in ${folder}`);
  return files.flatMap((name) =>
    findSecrets(readFileSync(join(folder, name), "utf8")).map((what) => `${name} holds ${what}`),
  );
}
