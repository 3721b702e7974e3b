import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import { type StripeStandIn, type StripeStandInOptions, startStripeStandIn } from "../src/index.ts";

/** Stripe's own library, connected to the stand-in. */
export function createClient(
  { apiUrl, secretKey }: Pick<StripeStandIn, "apiUrl" | "secretKey">,
  config: { timeout?: number; maxNetworkRetries?: number } = {},
): Stripe {
  const { hostname, port } = new URL(apiUrl);
  const place = { host: hostname, port: Number(port), protocol: "http" } as const;
  return new Stripe(secretKey, { ...place, telemetry: false, maxNetworkRetries: 0, ...config });
}

export async function startWithClient(options: StripeStandInOptions = {}) {
  const standIn = await startStripeStandIn(options);
  return { standIn, stripe: createClient(standIn) };
}

/** A one-time payment of 9.99. */
export const CHECKOUT: Stripe.Checkout.SessionCreateParams = {
  mode: "payment",
  line_items: [
    {
      price_data: {
        currency: "usd",
        unit_amount: 999,
        product_data: { name: "Lifetime access" },
      },
      quantity: 1,
    },
  ],
  client_reference_id: "user-1",
  customer_email: "ada@x.test",
  metadata: { checkoutId: "checkout-1" },
  payment_intent_data: { metadata: { checkoutId: "checkout-1" } },
  adaptive_pricing: { enabled: false },
  success_url: "http://shop.test/done?session_id={CHECKOUT_SESSION_ID}&returnTo=%2Fresult",
  cancel_url: "http://shop.test/result",
};

/** Submits the hosted page's form without a browser. */
export const press = (url: string | null, form: Record<string, string>) =>
  fetch(url ?? "", { method: "POST", body: new URLSearchParams(form), redirect: "manual" });

export interface ReceivedEvent {
  body: string;
  signature: string;
  type: string;
  id: string;
}

/**
 * An application that receives events.
 * @param answer returns the status for each event; 200 at once by default
 */
export async function startListener(
  answer: (received: ReceivedEvent) => number | Promise<number> = () => 200,
) {
  const received: ReceivedEvent[] = [];
  const server = createServer((request, response) => {
    const serve = async () => {
      let body = "";
      for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
      const { id, type } = JSON.parse(body) as { id: string; type: string };
      const signature = String(request.headers["stripe-signature"]);
      const one = { body, signature, type, id };
      received.push(one);
      response.writeHead(await answer(one)).end();
    };
    void serve();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    types: () => received.map(({ type }) => type),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Waits long enough for an unwanted event to arrive. */
export const waitBriefly = () => pause(150);
