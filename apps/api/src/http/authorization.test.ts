import { type AppRoute, contract } from "@cosmic/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { signedInOperator, signedInUser } from "../../test/factories.ts";

const WEB = "http://localhost:3000";
const ADMIN = "http://localhost:3001";

/**
 * Who calls, from where. "stranger" is a user to whom nothing in the request belongs; "deleted" was
 * a user until a moment ago.
 */
const CALLERS = [
  "visitor",
  "user",
  "stranger",
  "deleted",
  "operator",
  "operatorOnWeb",
  "userOnAdmin",
  "visitorOnAdmin",
] as const;
type Caller = (typeof CALLERS)[number];

/** What the guard answers; "pass" is any answer that is not a refusal of the caller. */
type Verdict = "pass" | 401 | 403 | 404;

const ANYONE: Record<Caller, Verdict> = {
  visitor: "pass",
  user: "pass",
  stranger: "pass",
  deleted: "pass",
  operator: "pass",
  operatorOnWeb: "pass",
  userOnAdmin: "pass",
  visitorOnAdmin: "pass",
};

const USERS: Record<Caller, Verdict> = {
  visitor: 401,
  user: "pass",
  stranger: "pass",
  deleted: 401,
  operator: 401,
  operatorOnWeb: 401,
  userOnAdmin: 401,
  visitorOnAdmin: 401,
};

const OPERATORS: Record<Caller, Verdict> = {
  visitor: 404,
  user: 404,
  stranger: 404,
  deleted: 404,
  operator: "pass",
  operatorOnWeb: 404,
  userOnAdmin: 403,
  visitorOnAdmin: 401,
};

/** The operator's sign-in: on the operator's host for anyone, elsewhere not at all. */
const OPERATOR_SIGN_IN: Record<Caller, Verdict> = {
  ...OPERATORS,
  userOnAdmin: "pass",
  visitorOnAdmin: "pass",
};

/** Answers that turn the caller away, and answers nobody should get. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 500, 502, 503]);

/** Every call of the contract. A call without a row fails the suite. */
const MATRIX: Record<string, Record<Caller, Verdict>> = {
  "auth.getCurrentUser": USERS,
  "auth.checkUser": ANYONE,
  "auth.signUp": ANYONE,
  "auth.login": ANYONE,
  "auth.startLogin": ANYONE,
  "auth.logout": ANYONE,
  "auth.startGoogle": ANYONE,
  "auth.finishGoogle": ANYONE,
  "passwordReset.forgotPassword": ANYONE,
  "passwordReset.resetPassword": ANYONE,
  "account.getAccount": USERS,
  "account.changeName": USERS,
  "account.exportAccount": USERS,
  "account.signOutEverywhere": USERS,
  "account.deleteAccount": USERS,
  "quiz.getBirthInfo": USERS,
  "quiz.saveBirthInfo": USERS,
  "quiz.getMbtiResult": USERS,
  "quiz.submitQuiz": USERS,
  "places.searchPlaces": USERS,
  "places.resolveBirthMoment": USERS,
  "blueprints.generateProfile": ANYONE,
  "blueprints.listProfiles": USERS,
  "blueprints.listUserProfiles": USERS,
  "blueprints.getProfile": USERS,
  "blueprints.getGrounds": USERS,
  "blueprints.downloadReport": USERS,
  "blueprints.downloadCalendar": USERS,
  "blueprints.migrateProfile": USERS,
  "blueprints.expandReport": USERS,
  "checkout.createCheckoutSession": USERS,
  "checkout.verifyCheckout": USERS,
  "checkout.receiveStripeEvent": ANYONE,
  "funnel.recordFunnelEvents": ANYONE,
  "errorsInbox.reportClientError": ANYONE,
  "users.listUsers": OPERATORS,
  "users.getUserStats": OPERATORS,
  "users.toggleAccess": OPERATORS,
  "users.deleteUser": OPERATORS,
  "alerts.listAlerts": OPERATORS,
  "alerts.runHealthCheck": OPERATORS,
  "alerts.resolveAlert": OPERATORS,
  "operators.signIn": OPERATOR_SIGN_IN,
  "operators.signOut": OPERATORS,
  "operators.getCurrentOperator": OPERATORS,
  "operators.getSecondFactor": OPERATORS,
  "operators.startSecondFactor": OPERATORS,
  "operators.confirmSecondFactor": OPERATORS,
  "operators.removeSecondFactor": OPERATORS,
  "health.getLiveness": ANYONE,
  "health.getReadiness": ANYONE,
  "health.getOpenApi": ANYONE,
};

/** They end the sessions that the other calls need. */
const LAST = ["operators.signOut", "account.signOutEverywhere", "auth.logout"];

const calls = Object.entries(contract)
  .flatMap(([feature, routes]) =>
    Object.entries(routes).map(([name, route]) => ({
      name: `${feature}.${name}`,
      route: route as AppRoute,
    })),
  )
  .toSorted((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));

let built: TestApp;
const agents = {} as Record<Caller, () => Agent>;

beforeAll(async () => {
  built = await buildTestApp();
  const { app, deps } = built;
  const { agent: user } = await signedInUser(app, deps);
  const { agent: stranger } = await signedInUser(app, deps);
  const { agent: deleted, user: gone } = await signedInUser(app, deps);
  await deps.db.deleteFrom("users").where("id", "=", gone.id).execute();
  const { agent: operator } = await signedInOperator(app, deps);
  const at =
    (origin: string, { cookies }: Agent) =>
    () =>
      createAgent(app, { origin, cookies });
  const nobody = createAgent(app);
  Object.assign(agents, {
    visitor: at(WEB, nobody),
    user: at(WEB, user),
    stranger: at(WEB, stranger),
    deleted: at(WEB, deleted),
    operator: at(ADMIN, operator),
    operatorOnWeb: at(WEB, operator),
    userOnAdmin: at(ADMIN, user),
    visitorOnAdmin: at(ADMIN, nobody),
  });
  return () => built.close();
});

/** Calls of the public site go out with its origin also from the operator's host, and are refused. */
async function call(caller: Caller, { method, path }: AppRoute): Promise<number> {
  const url = path.replace(":id", crypto.randomUUID()).replace(":slug", "a".repeat(22));
  const origin = path.startsWith("/api/admin/") ? ADMIN : WEB;
  const agent = agents[caller]();
  const headers = { origin };
  if (method === "POST") return (await agent.post(url, {}, { headers })).statusCode;
  if (method === "DELETE") return (await agent.delete(url, { headers })).statusCode;
  return (await agent.get(url)).statusCode;
}

describe("the operator's calls on the public host", () => {
  it.each([
    "/api/admin/users/",
    "/api/ADMIN/users",
    "/api//admin/users",
    "//api/admin/users",
    "/api/%61dmin/users",
    "/api/%2561dmin/users",
    "/api/admin/users%2F",
    "/api/admin/users;x=1",
    "/api/auth/../admin/users",
    "/api/auth/%2e%2e/admin/users",
    "/api/admin/users?_method=GET",
  ])("do not exist as %s", async (url) => {
    const operator = agents.operatorOnWeb();
    const answer = await operator.get(url, { headers: { "x-http-method-override": "GET" } });
    expect(answer.statusCode).toBe(404);
  });

  it.each(["evil.test", "localhost.:3001", "127.1:3001", ""])(
    "do not exist on a host that is not the operator's, such as %j",
    async (host) => {
      const answer = await agents.operatorOnWeb().get("/api/admin/me", { headers: { host } });
      expect(answer.statusCode).toBe(404);
    },
  );

  it("are guarded in every spelling on the operator's host too", async () => {
    for (const url of ["/api/admin/users", "/api/%61dmin/users", "/api/admin/%75sers"]) {
      expect((await agents.visitorOnAdmin().get(url)).statusCode).toBe(401);
      expect((await agents.userOnAdmin().get(url)).statusCode).toBe(403);
    }
  });
});

describe("who may make which call", () => {
  it("is written down for every call", () => {
    expect(Object.keys(MATRIX).toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  });

  describe.each(calls)("$name", ({ name, route }) => {
    it.each(CALLERS)("for %s", async (caller) => {
      const status = await call(caller, route);
      const verdict = MATRIX[name]?.[caller];
      // With an empty body, callers who pass meet the checks behind the guard.
      const outcome = verdict === "pass" && !REFUSALS.has(status) ? "pass" : status;
      expect(outcome).toBe(verdict);
    });
  });
});
