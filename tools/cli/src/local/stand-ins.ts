import { join } from "node:path";
import type { Env } from "@cosmic/api/config/env";
import { startGoogle, startMailbox } from "@cosmic/local-services";
import { startStripeStandIn } from "@cosmic/stripe-stand-in";

/** What a single machine runs in place of outside services that are not configured. */
export interface StandIns {
  /** The settings for the API, as variables of its environment. */
  variables: Record<string, string>;
  /** Where they are, for the table of addresses. */
  rows: [name: string, address: string][];
  close(): Promise<void>;
}

async function openMailbox(env: Env, dataDirectory: string): Promise<StandIns> {
  const mailbox = await startMailbox({
    smtpPort: env.SMTP_PORT ?? 1025,
    webPort: env.MAIL_PORT ?? 1080,
    dataDirectory: join(dataDirectory, "mails"),
    onFailure: (error) => console.error("The mailbox has stopped; mails wait.", error),
  });
  return {
    variables: { SMTP_URL: mailbox.smtpUrl },
    rows: [["Mailbox", mailbox.webUrl]],
    close: () => mailbox.close(),
  };
}

async function openGoogle(env: Env): Promise<StandIns> {
  const google = await startGoogle({ port: env.GOOGLE_PORT ?? 1090 });
  return {
    variables: {
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
    },
    rows: [["In place of Google", google.issuer]],
    close: () => google.close(),
  };
}

async function openStripe(env: Env, dataDirectory: string): Promise<StandIns> {
  const stripe = await startStripeStandIn({
    port: env.STRIPE_PORT ?? 1091,
    webhookUrl: `http://localhost:${env.PORT ?? 3000}/api/stripe/webhook`,
    dataDirectory: join(dataDirectory, "payments"),
  });
  return {
    variables: {
      STRIPE_API_URL: stripe.apiUrl,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    },
    rows: [["In place of Stripe", stripe.pageUrl]],
    close: () => stripe.close(),
  };
}

/**
 * Starts a stand-in for each service that is not configured; in production, none.
 * @throws an error with `code` and `port` when a port is taken, after closing what had started
 */
export async function startStandIns(env: Env, dataDirectory: string): Promise<StandIns> {
  const isProduction = env.NODE_ENV === "production";
  const starting = [
    ...(isProduction || env.SMTP_URL ? [] : [openMailbox(env, dataDirectory)]),
    ...(isProduction || env.GOOGLE_CLIENT_ID ? [] : [openGoogle(env)]),
    ...(isProduction || env.STRIPE_SECRET_KEY ? [] : [openStripe(env, dataDirectory)]),
  ];
  const outcomes = await Promise.allSettled(starting);
  const started = outcomes.flatMap((outcome) =>
    outcome.status === "fulfilled" ? [outcome.value] : [],
  );
  const close = async () => void (await Promise.all(started.map((service) => service.close())));
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) {
    await close();
    throw failure.reason;
  }
  return {
    variables: Object.assign({}, ...started.map(({ variables }) => variables)),
    rows: started.flatMap(({ rows }) => rows),
    close,
  };
}
