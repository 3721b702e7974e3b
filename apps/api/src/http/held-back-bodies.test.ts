import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { OpenTrial } from "@cosmic/contracts";
import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { type CallerFixture, createCallers } from "../../test/callers.ts";
import { type CallName, CONTRACT_CALLS, type ContractCall } from "../../test/contract-calls.ts";
import { openOwnDatabase } from "../../test/database.ts";
import { type MadeUser, signedInUser } from "../../test/factories.ts";
import { mailsTo } from "../../test/outbox.ts";
import { buildAddress, type Given, sampleInput } from "../../test/sample-input.ts";
import { observeSessionReads } from "../../test/session-reads.ts";
import { getSessionId, hashId } from "../../test/session-rows.ts";
import { readTables } from "../../test/table-contents.ts";
import { observeUserLocks } from "../../test/user-locks.ts";
import { withStripe } from "../../test/with-stripe.ts";

const reads = observeSessionReads();
const locks = observeUserLocks();
let built: TestApp & { standIn: StripeStandIn };

beforeAll(async () => {
  const standIn = await startStripeStandIn();
  const database = await openOwnDatabase();
  const app = await buildTestApp({
    configure: withStripe(standIn),
    database: { ...database, db: database.db.withPlugin(locks.plugin) },
    plugin: reads.plugin,
  });
  built = { ...app, standIn };
  await built.app.listen({ port: 0, host: "127.0.0.1" });
  return async () => {
    await built.close();
    await database.close();
    await standIn.close();
  };
});

const WRITING = CONTRACT_CALLS.filter(({ method }) => method !== "GET");
/** Not those that a page sends by itself, nor events of the payment provider. */
const IN_SESSIONS = WRITING.filter(
  ({ isBackground, name }) => !isBackground && name !== "checkout.receiveStripeEvent",
);
const GUARDED = WRITING.filter(({ access }) => access !== "anyone");

const isOperators = ({ path }: ContractCall) => path.startsWith("/api/admin/");

type Prepared = Partial<Record<CallName, (agent: Agent, user: MadeUser) => Promise<Given>>>;

const ANSWERS = [1, 1, 1, 1, 5, 1, 1, 5];

async function beginTrial(agent: Agent): Promise<Given> {
  await agent.post("/api/birth-info", { birthDate: "1990-07-14" });
  const opened = await agent.post("/api/trial", { answers: ANSWERS });
  const { id, texts } = opened.json<OpenTrial>();
  return { trialId: id, textId: texts[0]?.id };
}

/** What a new user has to do first, so that the call would write; it names what comes of that. */
const PREPARED: Prepared = {
  "addresses.cancelEmailChange": async (agent) => {
    await agent.post("/api/account/email", { email: `${crypto.randomUUID()}@cosmic.test` });
    return {};
  },
  "addresses.confirmEmail": async (agent, { email }) => {
    await agent.post("/api/account/send-confirmation");
    const mails = await mailsTo(built.deps.db, email);
    return { token: mails.find((mail) => mail.template === "confirm-email")?.token };
  },
  "trial.openTrial": async (agent) => {
    await agent.post("/api/birth-info", { birthDate: "1990-07-14" });
    return { answers: ANSWERS };
  },
  "trial.chooseText": beginTrial,
  "blueprints.generateProfile": () => Promise.resolve({}),
  "blueprints.migrateProfile": async (agent) => {
    const visitor = createAgent(built.app);
    const order = { birthDate: "1990-07-14", mbtiType: "INTJ" };
    const made = await visitor.post("/api/generate-profile", order);
    agent.cookies.set("cosmic_claim", visitor.cookies.get("cosmic_claim") ?? "");
    return { profileSlug: made.json<{ profile: { slug: string } }>().profile.slug };
  },
};

/** The same for operators. */
const GIVEN_TO_OPERATORS: Partial<Record<CallName, () => Promise<Given>>> = {
  "alerts.resolveAlert": async () => {
    const id = crypto.randomUUID();
    const text = { type: "test", title: "A test", description: "A test", dedupe_key: id };
    const now = new Date();
    await built.deps.db
      .insertInto("alerts")
      .values({ id, ...text, severity: "LOW", metrics: "{}", created_at: now })
      .execute();
    return { id };
  },
  "claims.switchClaim": () => Promise.resolve({ isShown: false }),
};

/** Calls that who has paid already may not make. */
const PAYING: readonly CallName[] = ["checkout.createCheckoutSession", "checkout.refundPurchase"];

/** A caller who may make the call. */
async function createCaller(call: ContractCall): Promise<CallerFixture> {
  const prepare = PREPARED[call.name];
  if (prepare) {
    const { agent, user } = await signedInUser(built.app, built.deps);
    return { agent, given: await prepare(agent, user) };
  }
  const callers = await createCallers(call, built);
  if (isOperators(call)) {
    const { agent, given } = callers.operator;
    return { agent, given: { ...given, ...(await GIVEN_TO_OPERATORS[call.name]?.()) } };
  }
  const { agent, given } = callers[PAYING.includes(call.name) ? "user" : "paid user"];
  // A change to the account's own address is none.
  return { agent, given: call.name === "addresses.changeEmail" ? {} : given };
}

const endSession = ({ agent }: CallerFixture, call: ContractCall) => {
  const cookie = isOperators(call) ? "cosmic_operator" : "cosmic_session";
  return built.deps.db
    .deleteFrom("sessions")
    .where("id_hash", "=", hashId(getSessionId(agent, cookie)))
    .execute();
};

/** As the contract accepts it. A call without a body gets one all the same: it can be held back too. */
const toBody = (call: ContractCall, { given }: CallerFixture) =>
  JSON.stringify(sampleInput(call, "body", given) ?? {});

function toHeaders(call: ContractCall, { cookies }: Agent, body: string) {
  const { webUrl, adminUrl } = built.config.sites;
  const origin = isOperators(call) ? adminUrl : webUrl;
  return {
    host: new URL(origin).host,
    origin,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
  };
}

const readStatus = (sent: ClientRequest) =>
  new Promise<number>((resolve, reject) => {
    sent.once("error", reject).once("response", (message: IncomingMessage) => {
      message.resume().once("end", () => resolve(message.statusCode ?? 0));
    });
  });

/** Sends the headers, has `meanwhile` done once the application has read the session, and then sends the body. */
async function sendHeldBack(
  call: ContractCall,
  caller: CallerFixture,
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const body = toBody(call, caller);
  const { port } = built.app.server.address() as AddressInfo;
  const sent = httpRequest({
    port,
    host: "127.0.0.1",
    method: call.method,
    path: buildAddress(call, caller.given),
    headers: toHeaders(call, caller.agent, body),
  });
  const status = readStatus(sent);
  await new Promise<void>((resolve) => {
    reads.atRead(1, () => resolve());
    sent.flushHeaders();
  });
  await meanwhile();
  sent.end(body);
  return await status;
}

async function send(call: ContractCall, caller: CallerFixture): Promise<number> {
  const payload = toBody(call, caller);
  const headers = toHeaders(call, caller.agent, payload);
  const url = buildAddress(call, caller.given);
  return (await built.app.inject({ method: call.method, url, headers, payload })).statusCode;
}

/** Visits, and those of them that are linked to a user. */
async function countVisits() {
  const visits = await built.deps.db.selectFrom("funnel_visits").select("user_id").execute();
  return { all: visits.length, linked: visits.filter((visit) => visit.user_id !== null).length };
}

describe("a request whose body is held back until its session has ended", () => {
  it.each(IN_SESSIONS)("is refused and writes nothing: $name", async (call) => {
    const caller = await createCaller(call);
    let before = {};
    const status = await sendHeldBack(call, caller, async () => {
      await endSession(caller, call);
      before = await readTables(built.deps);
    });
    expect(status).toBe(401);
    expect(await readTables(built.deps)).toEqual(before);
  });

  it("is a visitor's where a page sends it by itself", async () => {
    const call = WRITING.find(({ name }) => name === "funnel.recordFunnelEvents");
    if (!call) throw new Error("The contract has no such call");
    const createSender = async () => {
      const { agent } = await createCaller(call);
      return { agent, given: { sessionId: crypto.randomUUID(), hasConsent: true } };
    };
    const sender = await createSender();
    expect(await sendHeldBack(call, sender, () => endSession(sender, call))).toBe(204);
    expect(await countVisits()).toEqual({ all: 1, linked: 0 });
    expect(await send(call, await createSender())).toBe(204);
    expect(await countVisits()).toEqual({ all: 2, linked: 1 });
  });
});

/** Calls that write nothing here, from any caller, and why. */
const WRITES_NOTHING: Partial<Record<CallName, string>> = {
  "account.signOutEverywhere": "only sessions, which are left out",
  "alerts.runHealthCheck": "raises the alerts that are due anyway",
  "blueprints.expandReport": "the report is whole",
  "checkout.bringPurchase": "takes the receipt of a payment without an owner",
  "cities.resolveBirthInstant": "computes",
  "operators.confirmSecondFactor": "takes a code",
  "operators.removeSecondFactor": "takes a code",
  "operators.signOut": "ends the session itself",
  "purchases.movePurchase": "takes the receipt of a payment",
};

describe("a request whose session ends after it was looked at", () => {
  it.each(GUARDED.filter(({ name }) => !(name in WRITES_NOTHING)))(
    "writes nothing, and something while the session lasts: $name",
    async (call) => {
      const caller = await createCaller(call);
      let before = {};
      reads.atRead(2, async () => {
        await endSession(caller, call);
        before = await readTables(built.deps);
      });
      expect(await send(call, caller)).toBe(401);
      expect(await readTables(built.deps)).toEqual(before);
      const other = await createCaller(call);
      const atFirst = await readTables(built.deps);
      await send(call, other);
      expect(await readTables(built.deps)).not.toEqual(atFirst);
    },
  );
});

/** Calls that a session makes once, since it ends with them. */
const ENDING: readonly CallName[] = ["account.signOutEverywhere", "account.deleteAccount"];

describe("a call that locks its user's row", () => {
  it.each(WRITING.filter((call) => !isOperators(call) && !ENDING.includes(call.name)))(
    "has counted a use of a limit before: $name",
    async (call) => {
      const caller = await createCaller(call);
      locks.takeUnlimited();
      await send(call, caller);
      expect(locks.takeUnlimited()).toBe(false);
    },
  );
});
