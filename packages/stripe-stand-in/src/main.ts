import { join } from "node:path";
import { startGoogle } from "@cosmic/local-services";
import { startStripeStandIn } from "./index.ts";

// The stand-ins in a container of their own: applications reach them by the container's name, browsers
// by the name of the machine, so each address comes as a variable.

/** The value of a variable that has none of its own here. */
function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} must be set`);
}

const getPort = (address: string) => Number(new URL(address).port || 80);

async function start(): Promise<void> {
  if (process.env["NODE_ENV"] === "production") {
    throw new Error("NODE_ENV is production: stand-ins are for local use only");
  }
  const host = process.env["HOST"] || "127.0.0.1";
  const issuer = required("GOOGLE_ISSUER");
  const stripeUrl = required("STRIPE_API_URL");
  const google = await startGoogle({
    host,
    port: getPort(issuer),
    issuer,
    pageUrl: required("GOOGLE_PAGE_URL"),
  });
  const stripe = await startStripeStandIn({
    host,
    port: getPort(stripeUrl),
    pageUrl: required("STRIPE_PAGE_URL"),
    webhookUrl: required("STRIPE_WEBHOOK_URL"),
    dataDirectory: join(required("DATA_DIR"), "payments"),
  });
  console.log(`In place of Google: ${google.pageUrl}`);
  console.log(`In place of Stripe: ${stripe.pageUrl}`);
  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.once(signal, () => {
      void Promise.all([google.close(), stripe.close()]).then(() => process.exit(0));
    });
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
