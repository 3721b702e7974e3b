import { type StripeStandIn, startStripeStandIn } from "@cosmic/stripe-stand-in";
import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import {
  CALLERS,
  type CallerFixture,
  type CallerFixtures,
  createCallers,
} from "../../test/callers.ts";
import { type CallName, CONTRACT_CALLS, type ContractCall } from "../../test/contract-calls.ts";
import { signedInOperator, signedInUser } from "../../test/factories.ts";
import {
  addressWithQuery,
  buildAddress,
  type Given,
  sampleInput,
} from "../../test/sample-input.ts";
import { withStripe } from "../../test/with-stripe.ts";

type Statuses = readonly [
  visitor: number,
  user: number,
  otherUser: number,
  paidUser: number,
  deletedUser: number,
  operator: number,
  operatorOnWeb: number,
  userOnAdmin: number,
];

/**
 * Who may make which call, and what they are answered: every call of the contract, sent as the contract
 * accepts it, by everyone there is. A call without a line does not compile, and fails the suite.
 *
 * 401 sign in first, 402 pay first, 404 not there for you, 403 not from this site or not for users.
 * What a request names belongs to the user; the paid user asks for the same of their own, but for
 * payments: access was given to them. Signed calls come from no site. On the web host there is no operator's call; on the operator's host
 * no request is a user's, and calls of the public site that change something come from the wrong site; both
 * sites send the failures they saw. 409: there is no second factor to confirm or remove.
 */
// biome-ignore format: a table
const MATRIX: Record<CallName, Statuses> = {
  //                                 visitor user  other paid  deleted operator operator user
  //                                               user  user  user             on web   on admin
  "auth.getCurrentUser":             [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "auth.checkUser":                  [ 200,  200,  200,  200,  200,    403,     200,     403 ],
  "auth.signUp":                     [ 200,  200,  200,  200,  200,    403,     200,     403 ],
  "auth.login":                      [ 200,  200,  200,  200,  200,    403,     200,     403 ],
  "auth.startLogin":                 [ 302,  302,  302,  302,  302,    302,     302,     302 ],
  "auth.logout":                     [ 302,  302,  302,  302,  302,    302,     302,     302 ],
  "auth.startGoogle":                [ 302,  302,  302,  302,  302,    302,     302,     302 ],
  "auth.finishGoogle":               [ 302,  302,  302,  302,  302,    302,     302,     302 ],
  "passwordReset.forgotPassword":    [ 200,  200,  200,  200,  200,    403,     200,     403 ],
  "passwordReset.resetPassword":     [ 400,  400,  400,  400,  400,    403,     400,     403 ],
  "account.getAccount":              [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "account.changeName":              [ 401,  200,  200,  200,  401,    403,     401,     403 ],
  "account.exportAccount":           [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "account.signOutEverywhere":       [ 401,  204,  204,  204,  401,    403,     401,     403 ],
  "account.deleteAccount":           [ 401,  204,  400,  204,  401,    403,     401,     403 ],
  "addresses.sendConfirmation":      [ 401,  204,  204,  204,  401,    403,     401,     403 ],
  "addresses.changeEmail":           [ 401,  204,  204,  204,  401,    403,     401,     403 ],
  "addresses.cancelEmailChange":     [ 401,  204,  204,  204,  401,    403,     401,     403 ],
  "addresses.confirmEmail":          [ 401,  400,  400,  400,  401,    403,     401,     403 ],
  "quiz.getBirthInfo":               [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "quiz.saveBirthInfo":              [ 401,  200,  200,  200,  401,    403,     401,     403 ],
  "quiz.getMbtiResult":              [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "quiz.submitQuiz":                 [ 401,  200,  200,  200,  401,    403,     401,     403 ],
  "trial.getTrialOffer":              [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "trial.openTrial":                  [ 401,  409,  409,  409,  401,    403,     401,     403 ],
  "trial.openChapterTrial":           [ 401,  402,  404,  200,  401,    403,     401,     403 ],
  "trial.chooseText":                 [ 401,  404,  404,  404,  401,    403,     401,     403 ],
  "trial.getAccuracy":                [ 200,  200,  200,  200,  200,    200,     200,     200 ],
  "sittings.listSittings":           [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "sittings.getSitting":             [ 401,  200,  404,  200,  401,    401,     401,     401 ],
  "sittings.answerStatement":        [ 401,  200,  404,  200,  401,    403,     401,     403 ],
  "sittings.followSitting":          [ 401,  200,  404,  200,  401,    403,     401,     403 ],
  "sittings.getCalibrationConsent":  [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "sittings.saveCalibrationConsent": [ 401,  200,  200,  200,  401,    403,     401,     403 ],
  "cities.searchCities":             [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "cities.resolveBirthInstant":       [ 401,  200,  200,  200,  401,    403,     401,     403 ],
  "blueprints.generateProfile":      [ 200,  200,  200,  200,  200,    403,     200,     403 ],
  "blueprints.listProfiles":         [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "blueprints.listUserProfiles":     [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "blueprints.getProfile":           [ 401,  200,  404,  200,  401,    401,     401,     401 ],
  "blueprints.getHours":             [ 401,  200,  404,  200,  401,    401,     401,     401 ],
  "blueprints.getEvidence":           [ 401,  402,  404,  200,  401,    401,     401,     401 ],
  "blueprints.downloadReport":       [ 401,  402,  404,  200,  401,    401,     401,     401 ],
  "blueprints.downloadCalendar":     [ 401,  402,  404,  200,  401,    401,     401,     401 ],
  "blueprints.migrateProfile":       [ 401,  200,  404,  200,  401,    403,     401,     403 ],
  "blueprints.expandReport":         [ 401,  402,  404,  200,  401,    403,     401,     403 ],
  "checkout.createCheckoutSession":  [ 401,  200,  200,  409,  401,    403,     401,     403 ],
  "checkout.verifyCheckout":         [ 401,  200,  404,  404,  401,    401,     401,     401 ],
  "checkout.listPurchases":          [ 401,  200,  200,  200,  401,    401,     401,     401 ],
  "checkout.refundPurchase":         [ 401,  200,  404,  404,  401,    403,     401,     403 ],
  "checkout.bringPurchase":          [ 401,  409,  409,  409,  401,    403,     401,     403 ],
  "checkout.receiveStripeEvent":     [ 400,  400,  400,  400,  400,    400,     400,     400 ],
  "funnel.recordFunnelEvents":       [ 204,  204,  204,  204,  204,    403,     204,     403 ],
  "funnel.getFunnel":                 [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "errorsInbox.reportClientError":   [ 204,  204,  204,  204,  204,    204,     204,     204 ],
  "errorsInbox.listErrors":           [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "audit.listAudit":                 [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "users.listUsers":                 [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "users.getUserStats":              [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "users.exportUsers":                [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "users.getUser":                    [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "users.toggleAccess":              [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "users.deleteUser":                [ 404,  404,  404,  404,  404,    204,     404,     403 ],
  "alerts.listAlerts":               [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "alerts.runHealthCheck":           [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "alerts.resolveAlert":             [ 404,  404,  404,  404,  404,    404,     404,     403 ],
  "claims.getSwitchedOff":            [ 200,  200,  200,  200,  200,    200,     200,     200 ],
  "claims.listClaims":                [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "claims.switchClaim":               [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "purchases.listUserPurchases":     [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "purchases.movePurchase":          [ 404,  404,  404,  404,  404,    404,     404,     403 ],
  "purchases.refundUserPurchase":    [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "operators.signIn":                [ 404,  404,  404,  404,  404,    200,     404,     200 ],
  "operators.signOut":               [ 404,  404,  404,  404,  404,    204,     404,     403 ],
  "operators.getCurrentOperator":    [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "operators.getSecondFactor":       [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "operators.startSecondFactor":     [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "operators.confirmSecondFactor":   [ 404,  404,  404,  404,  404,    409,     404,     403 ],
  "operators.removeSecondFactor":    [ 404,  404,  404,  404,  404,    409,     404,     403 ],
  "operators.getOperatorOpenApi":    [ 404,  404,  404,  404,  404,    200,     404,     403 ],
  "health.getLiveness":              [ 200,  200,  200,  200,  200,    200,     200,     200 ],
  "health.getReadiness":             [ 200,  200,  200,  200,  200,    200,     200,     200 ],
  "health.getOpenApi":               [ 200,  200,  200,  200,  200,    200,     200,     200 ],
};

/** Calls whose request names something else than what belongs to the user. */
const NAMED: Partial<Record<CallName, () => Given>> = {
  "addresses.changeEmail": () => ({ email: `${crypto.randomUUID()}@cosmic.test` }),
  "auth.signUp": () => ({ email: `${crypto.randomUUID()}@cosmic.test` }),
};

let built: TestApp & { standIn: StripeStandIn };

beforeAll(async () => {
  const standIn = await startStripeStandIn();
  built = { ...(await buildTestApp({ configure: withStripe(standIn) })), standIn };
  return async () => {
    await built.close();
    await standIn.close();
  };
});

interface Sent {
  /** Overrides the origin that the caller's pages have. */
  origin?: string;
}

/** Sends the call as the contract accepts it; answers with the status. */
async function send(call: ContractCall, { agent, given }: CallerFixture, { origin }: Sent = {}) {
  const named = { ...given, ...NAMED[call.name]?.() };
  const url = addressWithQuery(call, named);
  const options = origin === undefined ? {} : { headers: { origin } };
  const body = sampleInput(call, "body", named);
  // A scalar would be sent as text.
  const payload = typeof body === "object" ? body : undefined;
  if (call.method === "POST") return (await agent.post(url, payload, options)).statusCode;
  if (call.method === "DELETE") return (await agent.delete(url, options)).statusCode;
  return (await agent.get(url, options)).statusCode;
}

describe("authorization", () => {
  it("is tested for every call of the contract, and for no other", () => {
    const names = CONTRACT_CALLS.map(({ name }) => name);
    expect(Object.keys(MATRIX).toSorted()).toEqual(names.toSorted());
  });

  describe.each(CONTRACT_CALLS)("$name", (call) => {
    let callers: CallerFixtures;

    beforeAll(async () => {
      callers = await createCallers(call, built);
    });

    it.each(CALLERS)("by the %s", async (caller) => {
      const expected = MATRIX[call.name]?.[CALLERS.indexOf(caller)];
      expect(await send(call, callers[caller])).toBe(expected);
    });
  });
});

const callsFor = (access: ContractCall["access"]) =>
  CONTRACT_CALLS.filter((call) => call.access === access);

describe("the operator's host", () => {
  it.each(callsFor("user"))(
    "signs no user in for $name, even past the check of the origin",
    async (call) => {
      const callers = await createCallers(call, built);
      const origin = built.config.sites.webUrl;
      expect(await send(call, callers["user on admin"], { origin })).toBe(401);
      expect(await send(call, callers.operator, { origin })).toBe(401);
    },
  );

  it.each(callsFor("operator"))("answers 401 to a visitor for $name", async (call) => {
    const agent = createAgent(built.app, { origin: built.config.sites.adminUrl });
    expect(await send(call, { agent, given: {} })).toBe(401);
  });

  it("guards the operator's calls in every spelling", async () => {
    const origin = built.config.sites.adminUrl;
    const visitor = createAgent(built.app, { origin });
    const { agent: user } = await signedInUser(built.app, built.deps);
    const userOnAdmin = createAgent(built.app, { origin, cookies: user.cookies });
    for (const url of ["/api/admin/users", "/api/%61dmin/users", "/api/admin/%75sers"]) {
      expect((await visitor.get(url)).statusCode).toBe(401);
      expect((await userOnAdmin.get(url)).statusCode).toBe(403);
    }
  });
});

describe("the operator's calls on the public host", () => {
  let operatorOnWeb: Agent;

  beforeAll(async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    operatorOnWeb = createAgent(built.app, { cookies: agent.cookies });
  });

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
    const headers = { "x-http-method-override": "GET" };
    expect((await operatorOnWeb.get(url, { headers })).statusCode).toBe(404);
  });

  it.each(["evil.test", "localhost.:3001", "127.1:3001", ""])(
    "do not exist on a host that is not the operator's, such as %j",
    async (host) => {
      const answer = await operatorOnWeb.get("/api/admin/me", { headers: { host } });
      expect(answer.statusCode).toBe(404);
    },
  );

  it.each(CONTRACT_CALLS.filter(({ path }) => path.startsWith("/api/admin/")))(
    "do not exist as $name with any verb",
    async (call) => {
      const url = buildAddress(call);
      const { host } = new URL(built.config.sites.webUrl);
      for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
        const { statusCode } = await built.app.inject({ method, url, headers: { host } });
        expect({ method, statusCode }).toEqual({ method, statusCode: 404 });
      }
    },
  );
});
