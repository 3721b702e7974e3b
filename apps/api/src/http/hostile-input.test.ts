import { startStripeStandIn } from "@cosmic/stripe-stand-in";
import { assert, asyncProperty, constantFrom, json } from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { CONTRACT_CALLS, type ContractCall, type InputPart } from "../../test/contract-calls.ts";
import { signedInOperator, signedInUser } from "../../test/factories.ts";
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES } from "../../test/hostile-values.ts";
import { addressWithQuery, buildAddress, replaceAt, sampleInput } from "../../test/sample-input.ts";
import { withStripe } from "../../test/with-stripe.ts";

/** They would end the sessions that the suite needs. */
const ENDINGS = ["auth.logout", "account.signOutEverywhere", "operators.signOut"];

const calls = CONTRACT_CALLS.filter(({ name }) => !ENDINGS.includes(name));
const callsWithBody = calls.filter(({ inputs }) => inputs.body !== undefined);

/** One case for each field of a part, in every call that has one. */
const fieldsIn = (part: InputPart) =>
  calls.flatMap((call) =>
    call.fields
      .filter((field) => field.part === part)
      .map(({ path }) => ({ name: call.name, field: path.join("."), call, path })),
  );

const agents = {} as Record<"web" | "admin", Agent>;
let built: TestApp;

beforeAll(async () => {
  const standIn = await startStripeStandIn();
  built = await buildTestApp({ configure: withStripe(standIn) });
  agents.web = (await signedInUser(built.app, built.deps)).agent;
  agents.admin = (await signedInOperator(built.app, built.deps)).agent;
  return async () => {
    await built.close();
    await standIn.close();
  };
});

/** They would replace the session they are sent with. */
const SIGN_INS = ["auth.login", "auth.signUp", "operators.signIn"];

const isForOperators = ({ path }: ContractCall) => path.startsWith("/api/admin/");

const stranger = (call: ContractCall) => {
  const { webUrl, adminUrl } = built.config.sites;
  return createAgent(built.app, { origin: isForOperators(call) ? adminUrl : webUrl });
};

async function send(call: ContractCall, url: string, payload?: string): Promise<number> {
  const signedIn = agents[isForOperators(call) ? "admin" : "web"];
  const agent = SIGN_INS.includes(call.name) ? stranger(call) : signedIn;
  const options = payload === undefined ? {} : { headers: { "content-type": "application/json" } };
  if (call.method === "GET") return (await agent.get(url)).statusCode;
  if (call.method === "DELETE") return (await agent.delete(url, options)).statusCode;
  return (await agent.post(url, payload, options)).statusCode;
}

/** Answers that say what was wrong with the request, or that it was fine. */
const isSound = (status: number) => status < 500;

async function count(table: "users" | "sessions"): Promise<number> {
  const { rows } = await built.deps.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return rows;
}

const countRows = async () => ({ users: await count("users"), sessions: await count("sessions") });

describe("hostile input", () => {
  it.each(fieldsIn("body"))(
    "in the body of $name as $field is answered without a failure, and leaves nothing",
    async ({ name, call, path }) => {
      const body = sampleInput(call, "body");
      const before = await countRows();
      const unsound: unknown[] = [];
      let accepted = 0;
      for (const value of [...HOSTILE_TEXTS, ...HOSTILE_VALUES]) {
        const payload = JSON.stringify(replaceAt(body, path, value));
        const status = await send(call, buildAddress(call), payload);
        if (!isSound(status)) unsound.push({ value, status });
        if (status === 200) accepted += 1;
      }
      expect(unsound).toEqual([]);
      const after = await countRows();
      expect(after.users - before.users).toBeLessThanOrEqual(name === "auth.signUp" ? accepted : 0);
      const started = SIGN_INS.includes(name) ? accepted : 0;
      expect(after.sessions - before.sessions).toBeLessThanOrEqual(started);
    },
  );

  it.each(callsWithBody)(
    "as the whole body of $name is answered without a failure",
    async (call) => {
      const unsound: unknown[] = [];
      for (const payload of HOSTILE_BODIES) {
        const status = await send(call, buildAddress(call), payload);
        if (!isSound(status)) unsound.push({ payload: payload.slice(0, 40), status });
      }
      expect(unsound).toEqual([]);
    },
  );

  it.each(fieldsIn("path"))("in the path of $name as $field finds nothing", async ({ call }) => {
    for (const text of HOSTILE_TEXTS.filter((value) => value !== "")) {
      const value = encodeURIComponent(text.toWellFormed());
      const status = await send(call, call.path.replace(/:\w+/, value));
      expect([400, 404, 414]).toContain(status);
    }
  });

  it.each(fieldsIn("query"))(
    "in the query of $name as $field is sound",
    async ({ call, field }) => {
      const { path } = call;
      for (const text of HOSTILE_TEXTS) {
        const value = encodeURIComponent(text.toWellFormed());
        const status = await send(call, `${path}?${field}=${value}`);
        expect({ text, isSound: isSound(status) }).toEqual({ text, isSound: true });
      }
      expect(await send(call, `${path}?${field}=a&${field}=b`)).toBe(400);
      expect(isSound(await send(call, `${path}?${field}[]=x&${field}[a]=b`))).toBe(true);
      expect(isSound(await send(call, `${path}?${field}=%zz&%00=%ff`))).toBe(true);
    },
  );

  it("of any shape is answered without a failure", { timeout: 60_000 }, async () => {
    await assert(
      asyncProperty(
        constantFrom(...callsWithBody),
        json({ maxDepth: 4 }),
        async (call, payload) => {
          expect(isSound(await send(call, addressWithQuery(call), payload))).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("has been sent by people who stayed signed in", async () => {
    expect((await agents.web.get("/api/auth/user")).statusCode).toBe(200);
    expect((await agents.admin.get("/api/admin/me")).statusCode).toBe(200);
  });
});
