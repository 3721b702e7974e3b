import type { Purchase } from "@cosmic/contracts";
import type { StripeStandIn } from "@cosmic/stripe-stand-in";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { Deps } from "../src/deps.ts";
import type { Agent } from "./agent.ts";
import { type MadeUser, signedInUser, type UserTraits } from "./factories.ts";

export interface CheckoutSite {
  app: FastifyInstance;
  deps: Deps;
  standIn: StripeStandIn;
}

/** A visitor with a browser and a checkout session at the provider. */
export interface Buyer {
  agent: Agent;
  user: MadeUser;
  sessionId: string;
}

/** The provider's name for the session behind the address of its page. */
export function getSessionId({ standIn }: Pick<CheckoutSite, "standIn">, url: string): string {
  const session = standIn.ledger().sessions.find((each) => url.includes(each.id));
  if (!session) throw new Error(`No session has the page ${url}`);
  return session.id;
}

/** Asks for a checkout; the address of its page. */
export async function checkOut(agent: Agent, returnTo = "/dashboard"): Promise<string> {
  const response = await agent.post("/api/create-checkout-session", { returnTo });
  if (response.statusCode !== 200) throw new Error(`Checkout answered ${response.statusCode}`);
  return response.json<{ url: string }>().url;
}

/** A new user who stands before the provider's page. */
export async function newBuyer(site: CheckoutSite, traits: UserTraits = {}): Promise<Buyer> {
  const { agent, user } = await signedInUser(site.app, site.deps, traits);
  return { agent, user, sessionId: getSessionId(site, await checkOut(agent)) };
}

export const verify = ({ agent, sessionId }: Pick<Buyer, "agent" | "sessionId">) =>
  agent.get(`/api/checkout-success?session_id=${sessionId}`);

/** A new user who has paid and come back. */
export async function newPayer(site: CheckoutSite, traits: UserTraits = {}): Promise<Buyer> {
  const buyer = await newBuyer(site, traits);
  site.standIn.pay({ session: buyer.sessionId });
  const response = await verify(buyer);
  if (response.statusCode !== 200) throw new Error(`Verifying answered ${response.statusCode}`);
  return buyer;
}

/** The events of the stand-in's ledger about a session's payment, oldest first. */
export function eventsAbout({ standIn }: Pick<CheckoutSite, "standIn">, sessionId: string) {
  const { events, sessions } = standIn.ledger();
  const intent = sessions.find(({ id }) => id === sessionId)?.payment_intent;
  return events.filter(({ data: { object } }) => {
    const { id, payment_intent: of } = object as { id?: string; payment_intent?: unknown };
    return id === sessionId || (typeof intent === "string" && (id === intent || of === intent));
  });
}

/** The id of the event of a type about a session's payment. Throws when there is none. */
export function getEventAbout(
  site: Pick<CheckoutSite, "standIn">,
  sessionId: string,
  type: string,
): string {
  const event = eventsAbout(site, sessionId).find((each) => each.type === type);
  if (!event) throw new Error(`No ${type} about ${sessionId}`);
  return event.id;
}

/** Sends bytes to the webhook, as the provider does. */
export const send = (
  app: FastifyInstance,
  body: string,
  signature?: string,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: {
      host: "localhost:3000",
      "content-type": "application/json; charset=utf-8",
      ...(signature === undefined ? {} : { "stripe-signature": signature }),
    },
    payload: body,
  });

/** Sends an event of the stand-in's ledger, signed; returns the status. */
export async function deliver({ app, standIn }: CheckoutSite, event: string): Promise<number> {
  const { body, signature } = standIn.signedEvent({ event });
  return (await send(app, body, signature)).statusCode;
}

export const hasAccess = async (agent: Agent): Promise<boolean> =>
  (await agent.get("/api/auth/user")).json<{ hasLifetimeAccess: boolean }>().hasLifetimeAccess;

export const listPurchases = async (agent: Agent): Promise<Purchase[]> =>
  (await agent.get("/api/purchases")).json<Purchase[]>();

/** The alerts whose words or key name the text, oldest first. */
export const alertsNaming = ({ deps }: Pick<CheckoutSite, "deps">, text: string) =>
  deps.db
    .selectFrom("alerts")
    .select(["type", "severity", "title", "dedupe_key as key", "resolved_at as resolvedAt"])
    .where((row) =>
      row.or([row("description", "like", `%${text}%`), row("dedupe_key", "like", `%${text}%`)]),
    )
    .orderBy("created_at")
    .execute();
