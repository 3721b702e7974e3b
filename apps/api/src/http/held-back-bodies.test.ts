import { type ClientRequest, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { type CallerFixture, createCallers } from "../../test/callers.ts";
import { CONTRACT_CALLS, type ContractCall } from "../../test/contract-calls.ts";
import { openOwnDatabase } from "../../test/database.ts";
import { buildAddress, sampleInput } from "../../test/sample-input.ts";
import { observeSessionReads } from "../../test/session-reads.ts";
import { getSessionId, hashId } from "../../test/session-rows.ts";
import { readTables } from "../../test/table-contents.ts";
import { withStripe } from "../../test/with-stripe.ts";

const reads = observeSessionReads();
let built: TestApp & { standIn: StripeStandIn };

beforeAll(async () => {
  const standIn = await startStripeStandIn();
  const database = await openOwnDatabase();
  const app = await buildTestApp({
    configure: withStripe(standIn),
    database,
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
const writingFor = (access: ContractCall["access"]) =>
  WRITING.filter((call) => call.access === access);

const isOperators = ({ access }: ContractCall) => access === "operator";

/** A caller who may make the call. */
async function createCaller(call: ContractCall): Promise<CallerFixture> {
  const callers = await createCallers(call, built);
  return callers[isOperators(call) ? "operator" : "paid user"];
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

interface Answer {
  status: number;
  cookies: string[];
  body: unknown;
}

const readAnswer = (sent: ClientRequest) =>
  new Promise<Answer>((resolve, reject) => {
    sent.once("error", reject).once("response", (message: IncomingMessage) => {
      const { statusCode = 0, headers } = message;
      const read = statusCode === 204 ? Promise.resolve(null) : json(message);
      read.then((body) => {
        resolve({ status: statusCode, cookies: headers["set-cookie"] ?? [], body });
      }, reject);
    });
  });

/** Sends the headers, has `meanwhile` done once the application has read the session, and then sends the body. */
async function sendHeldBack(
  call: ContractCall,
  caller: CallerFixture,
  meanwhile: () => Promise<unknown>,
): Promise<Answer> {
  const body = toBody(call, caller);
  const { port } = built.app.server.address() as AddressInfo;
  const sent = httpRequest({
    port,
    host: "127.0.0.1",
    method: call.method,
    path: buildAddress(call, caller.given),
    headers: toHeaders(call, caller.agent, body),
  });
  const answer = readAnswer(sent);
  await new Promise<void>((resolve) => {
    reads.atRead(1, () => resolve());
    sent.flushHeaders();
  });
  await meanwhile();
  sent.end(body);
  return await answer;
}

describe("a request whose body is held back until its session has ended", () => {
  it.each([...writingFor("user"), ...writingFor("operator")])(
    "is refused and writes nothing: $name",
    async (call) => {
      const caller = await createCaller(call);
      let before = {};
      const answer = await sendHeldBack(call, caller, async () => {
        await endSession(caller, call);
        before = await readTables(built.deps);
      });
      expect(answer.status).toBe(401);
      expect(await readTables(built.deps)).toEqual(before);
    },
  );

  it("is a visitor's where visitors may call", async () => {
    const call = WRITING.find(({ name }) => name === "blueprints.generateProfile");
    if (!call) throw new Error("The contract has no such call");
    const caller = await createCaller(call);
    const { slug } = caller.given;
    const given = { ...caller.given, birthDate: "1984-02-29" };
    const answer = await sendHeldBack(call, { ...caller, given }, () => endSession(caller, call));
    expect(answer.status).toBe(200);
    const owners = await built.deps.db
      .selectFrom("blueprints")
      .select(["slug", "user_id", "claim_hash"])
      .where("birth_date", "=", "1984-02-29")
      .execute();
    expect(owners).toEqual([
      {
        slug: expect.not.stringContaining(String(slug)),
        user_id: null,
        claim_hash: expect.any(String),
      },
    ]);
  });

  it("signs in under a session id of its own", async () => {
    const call = WRITING.find(({ name }) => name === "auth.login");
    if (!call) throw new Error("The contract has no such call");
    const caller = await createCaller(call);
    const ended = caller.agent.clone();
    const answer = await sendHeldBack(call, caller, () => endSession(caller, call));
    expect(answer.status).toBe(200);
    const cookie = answer.cookies.find((line) => line.startsWith("cosmic_session=")) ?? "";
    const signedIn = createAgent(built.app, {
      cookies: new Map([["cosmic_session", cookie.replace(/^cosmic_session=|;.*$/g, "")]]),
    });
    expect((await signedIn.get("/api/auth/user")).statusCode).toBe(200);
    expect((await ended.get("/api/auth/user")).statusCode).toBe(401);
  });
});

/** Calls of users that store nothing, or nothing that belongs to the session. */
const STORES_NOTHING: readonly ContractCall["name"][] = [];

describe("a request whose session ends after it was looked at", () => {
  it.each(writingFor("user").filter(({ name }) => !STORES_NOTHING.includes(name)))(
    "writes nothing: $name",
    async (call) => {
      const caller = await createCaller(call);
      let before = {};
      const body = toBody(call, caller);
      reads.atRead(2, async () => {
        await endSession(caller, call);
        before = await readTables(built.deps);
      });
      await built.app.inject({
        method: call.method,
        url: buildAddress(call, caller.given),
        headers: toHeaders(call, caller.agent, body),
        payload: body,
      });
      expect(before).not.toEqual({});
      expect(await readTables(built.deps)).toEqual(before);
    },
  );
});
