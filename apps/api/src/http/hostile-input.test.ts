import { type AppRoute, contract } from "@cosmic/contracts";
import { assert, asyncProperty, constantFrom, json } from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { signedInOperator, signedInUser } from "../../test/factories.ts";
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES } from "../../test/hostile-values.ts";

const EMAIL = "hostile@cosmic.test";

/** A body that would be accepted, for each call that takes one; one field at a time turns hostile. */
const BODIES: Record<string, Record<string, unknown>> = {
  checkUser: { email: EMAIL },
  signUp: { email: EMAIL, password: "secret", firstName: "A", lastName: "B", returnTo: "/quiz" },
  login: { email: EMAIL, password: "secret", returnTo: "/quiz" },
  forgotPassword: { email: EMAIL },
  resetPassword: { token: "token", password: "long secret" },
  changeName: { firstName: "A", lastName: "B" },
  deleteAccount: { email: EMAIL },
  saveBirthInfo: {
    birthDate: "1990-07-14",
    birthTime: "13:45",
    placeId: 2_267_057,
    utcOffset: "+01:00",
  },
  resolveBirthMoment: { birthDate: "1990-07-14", birthTime: "13:45", placeId: 2_267_057 },
  submitQuiz: { answers: [1, 2, 3, 4, 5, 4, 3, 2] },
  generateProfile: { birthDate: "1990-01-01", mbtiType: "INTJ" },
  migrateProfile: { profileSlug: "a".repeat(22) },
  expandReport: { profileId: "00000000-0000-4000-8000-000000000000" },
  createCheckoutSession: { returnTo: "/result" },
  receiveStripeEvent: { id: "evt_1" },
  recordFunnelEvents: {
    step: "landing_view",
    stepNumber: 1,
    stepName: "x",
    sessionId: "session_1",
    value: 1,
    metadata: { a: 1 },
  },
  reportClientError: { url: "/x", status: 500, message: "m", severity: "HIGH" },
  toggleAccess: { userId: "00000000-0000-4000-8000-000000000000", hasLifetimeAccess: true },
  signIn: { email: EMAIL, password: "secret", code: "123456" },
  startSecondFactor: { password: "secret" },
  confirmSecondFactor: { code: "123456" },
  removeSecondFactor: { code: "123456" },
};

const calls = Object.values(contract)
  .flatMap((routes) => Object.entries(routes))
  .map(([name, route]) => ({ name, route: route as AppRoute }))
  // They would end the sessions that the suite needs.
  .filter(({ name }) => !["logout", "signOut", "signOutEverywhere"].includes(name));

const takesBody = ({ route }: { route: AppRoute }) =>
  "body" in route && route.body instanceof z.ZodType;

const agents = {} as Record<"web" | "admin", Agent>;
let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  agents.web = (await signedInUser(built.app, built.deps)).agent;
  agents.admin = (await signedInOperator(built.app, built.deps)).agent;
  return () => built.close();
});

/** They would replace the session they are sent with. */
const SIGN_INS = ["/api/auth/login", "/api/auth/signup", "/api/admin/login"];

async function send(route: AppRoute, url: string, payload?: string): Promise<number> {
  const signedIn = agents[route.path.startsWith("/api/admin/") ? "admin" : "web"];
  const agent = SIGN_INS.includes(route.path) ? stranger(route) : signedIn;
  const options = payload === undefined ? {} : { headers: { "content-type": "application/json" } };
  if (route.method === "GET") return (await agent.get(url)).statusCode;
  if (route.method === "DELETE") return (await agent.delete(url, options)).statusCode;
  return (await agent.post(url, payload, options)).statusCode;
}

const stranger = ({ path }: AppRoute) =>
  createAgent(built.app, {
    origin: path.startsWith("/api/admin/") ? "http://localhost:3001" : "http://localhost:3000",
  });

const plainUrl = ({ path }: AppRoute) =>
  path.replace(":id", crypto.randomUUID()).replace(":slug", "a".repeat(22));

/** Answers that say what was wrong with the request, or that it was fine. */
const isSound = (status: number) => status < 500 || status === 501;

const countRows = async () => {
  const { db } = built.deps;
  const { count: users } = await db
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const { count: sessions } = await db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { users, sessions };
};

describe("hostile input", () => {
  it("has a body to start from for every call that takes one", () => {
    const names = calls.filter(takesBody).map(({ name }) => name);
    expect(Object.keys(BODIES).toSorted()).toEqual(names.toSorted());
  });

  describe.each(calls.filter(takesBody))("in the body of $name", ({ name, route }) => {
    const body = BODIES[name] ?? {};

    it.each(Object.keys(body))("as %s is answered without a failure", async (field) => {
      const before = await countRows();
      const unsound: unknown[] = [];
      let accepted = 0;
      for (const value of [...HOSTILE_TEXTS, ...HOSTILE_VALUES]) {
        const status = await send(
          route,
          plainUrl(route),
          JSON.stringify({ ...body, [field]: value }),
        );
        if (!isSound(status)) unsound.push({ value, status });
        if (status === 200) accepted += 1;
      }
      expect(unsound).toEqual([]);
      const after = await countRows();
      expect(after.users - before.users).toBeLessThanOrEqual(name === "signUp" ? accepted : 0);
      const mayStartSessions = ["signUp", "login"].includes(name);
      expect(after.sessions - before.sessions).toBeLessThanOrEqual(mayStartSessions ? accepted : 0);
    });

    it("as the whole of it is answered without a failure", async () => {
      const unsound: unknown[] = [];
      for (const payload of HOSTILE_BODIES) {
        const status = await send(route, plainUrl(route), payload);
        if (!isSound(status)) unsound.push({ payload: payload.slice(0, 40), status });
      }
      expect(unsound).toEqual([]);
    });
  });

  const withParameter = calls.filter(({ route }) => route.path.includes(":"));

  it.each(withParameter)("in the path of $name finds nothing", async ({ route }) => {
    for (const text of HOSTILE_TEXTS.filter((value) => value !== "")) {
      const value = encodeURIComponent(text.toWellFormed());
      const status = await send(route, route.path.replace(/:\w+/, value));
      expect([400, 404, 414]).toContain(status);
    }
  });

  const withQuery = calls
    .filter(({ route }) => route.query instanceof z.ZodObject)
    .flatMap(({ name, route }) =>
      Object.keys((route.query as z.ZodObject).shape).map((field) => ({ name, route, field })),
    );

  it.each(withQuery)("in $field of $name's query is sound", async ({ route, field }) => {
    for (const text of HOSTILE_TEXTS) {
      const value = encodeURIComponent(text.toWellFormed());
      const status = await send(route, `${route.path}?${field}=${value}`);
      expect({ text, isSound: isSound(status) }).toEqual({ text, isSound: true });
    }
    expect(await send(route, `${route.path}?${field}=a&${field}=b`)).toBe(400);
    expect(isSound(await send(route, `${route.path}?${field}[]=x&${field}[a]=b`))).toBe(true);
    expect(isSound(await send(route, `${route.path}?${field}=%zz&%00=%ff`))).toBe(true);
  });

  it("has been sent by people who stayed signed in", async () => {
    expect((await agents.web.get("/api/auth/user")).statusCode).toBe(200);
    expect((await agents.admin.get("/api/admin/me")).statusCode).toBe(200);
  });

  it("of any shape is answered without a failure", { timeout: 60_000 }, async () => {
    const call = constantFrom(...calls.filter(takesBody));
    await assert(
      asyncProperty(call, json({ maxDepth: 4 }), async ({ route }, payload) => {
        expect(isSound(await send(route, plainUrl(route), payload))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
