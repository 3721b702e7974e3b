import type { StripeStandIn } from "@cosmic/stripe-stand-in";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../src/deps.ts";
import { type Agent, createAgent } from "./agent.ts";
import { checkOut, getSessionId, listPurchases, verify } from "./buyers.ts";
import type { ContractCall } from "./contract-calls.ts";
import { type MadeUser, signedInOperator, signedInUser } from "./factories.ts";
import type { Given } from "./sample-input.ts";

/**
 * Everyone who may call, from where. What a request names belongs to the user; the paid user asks for
 * the same of their own, but for payments: access was given to them. The deleted user has just been one.
 */
export const CALLERS = [
  "visitor",
  "user",
  "other user",
  "paid user",
  "deleted user",
  "operator",
  "operator on web",
  "user on admin",
] as const;
export type Caller = (typeof CALLERS)[number];

export interface CallerFixture {
  agent: Agent;
  /** What a request of theirs names, by the contract's field names. */
  given: Given;
}

export type CallerFixtures = Record<Caller, CallerFixture>;

const BIRTH = { birthDate: "1990-07-14", mbtiType: "INTJ" };

/** Field names that name a blueprint. */
const OF_BLUEPRINTS = ["slug", "profileSlug", "profileId"];

const namesBlueprint = ({ fields }: ContractCall) =>
  fields.some(({ path }) => OF_BLUEPRINTS.includes(String(path.at(-1))));

/** Calls that name a payment of the user's. */
const OF_PAYMENTS: readonly ContractCall["name"][] = [
  "checkout.verifyCheckout",
  "checkout.refundPurchase",
  "purchases.refundUserPurchase",
];

/** Calls that name the user, where the contract has another word for it. */
const USER_AS_ID: readonly ContractCall["name"][] = [
  "purchases.listUserPurchases",
  "users.getUser",
];

async function makePayment(
  agent: Agent,
  app: FastifyInstance,
  standIn: StripeStandIn,
): Promise<Given> {
  const sessionId = getSessionId({ standIn }, await checkOut(agent));
  standIn.pay({ session: sessionId });
  const payer = createAgent(app, { cookies: agent.cookies });
  await verify({ agent: payer, sessionId });
  const [purchase] = await listPurchases(payer);
  return { session_id: sessionId, id: purchase?.id };
}

/** Calls that name a sitting of the user's. */
const namesSitting = ({ name, path }: ContractCall) =>
  name.startsWith("sittings.") && path.includes(":id");

async function makeOwnSitting(agent: Agent): Promise<Given> {
  await agent.post("/api/mbti-quiz", { answers: [3, 3, 3, 3, 3, 3, 3, 3] });
  const [sitting] = (await agent.get("/api/sittings")).json<{ id: string }[]>();
  return { id: sitting?.id, statement: "i-quiet" };
}

async function makeOwnBlueprint(agent: Agent): Promise<Given> {
  const answer = await agent.post("/api/generate-profile", BIRTH);
  const { id, slug } = answer.json<{ profile: { id: string; slug: string } }>().profile;
  return { slug, profileSlug: slug, profileId: id };
}

/** People of every kind for one call, each with browsers of their own and with what the call names. */
export async function createCallers(
  call: ContractCall,
  { app, deps, standIn }: { app: FastifyInstance; deps: Deps; standIn: StripeStandIn },
): Promise<CallerFixtures> {
  const getOwnNames = async ({
    agent,
    user: { email, password },
  }: {
    agent: Agent;
    user: MadeUser;
  }) => ({
    ...(namesBlueprint(call) ? await makeOwnBlueprint(agent) : {}),
    ...(namesSitting(call) ? await makeOwnSitting(agent) : {}),
    email,
    password,
  });
  const { webUrl, adminUrl } = deps.config.sites;
  const user = await signedInUser(app, deps);
  const paid = await signedInUser(app, deps, { hasLifetimeAccess: true });
  const other = await signedInUser(app, deps);
  const deleted = await signedInUser(app, deps);
  const operator = await signedInOperator(app, deps);
  const things = {
    ...(await getOwnNames(user)),
    ...(OF_PAYMENTS.includes(call.name) ? await makePayment(user.agent, app, standIn) : {}),
    ...(USER_AS_ID.includes(call.name) ? { id: user.user.id } : {}),
    // A deleted user cannot send the next request.
    ...(call.name === "users.deleteUser" ? { id: other.user.id } : {}),
    userId: user.user.id,
  };
  const paidThings = { ...things, ...(await getOwnNames(paid)) };
  await deps.db.deleteFrom("users").where("id", "=", deleted.user.id).execute();

  const onWeb = ({ cookies }: Agent) => createAgent(app, { origin: webUrl, cookies });
  const onAdmin = ({ cookies }: Agent) => createAgent(app, { origin: adminUrl, cookies });
  const { email, password } = operator.operator;
  return {
    visitor: { agent: onWeb(createAgent(app)), given: things },
    user: { agent: user.agent, given: things },
    "other user": { agent: other.agent, given: things },
    "paid user": { agent: paid.agent, given: paidThings },
    "deleted user": { agent: deleted.agent, given: things },
    operator: { agent: operator.agent, given: { ...things, email, password } },
    "operator on web": { agent: onWeb(operator.agent), given: things },
    "user on admin": { agent: onAdmin(user.agent), given: { ...things, email, password } },
  };
}
