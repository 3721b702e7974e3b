import { setTimeout as pause } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Config } from "../../src/config/config.ts";
import { createAgent } from "../agent.ts";
import { makeOperator, signedInOperator } from "../factories.ts";
import { type OidcProvider, openOidcProvider } from "../oidc-provider.ts";
import { openSmtpSink, type SmtpSink } from "../smtp-sink.ts";
import { atOnce, countStatuses, type Replicas, startReplicas } from "./replicas.ts";

const CLIENT = { id: "cosmic", secret: "the provider's secret for us" };
const ADMIN = { origin: "http://localhost:3001" };

let provider: OidcProvider;
let sink: SmtpSink;
let replicas: Replicas;

const everythingOn = (config: Config): Config => ({
  ...config,
  jobs: { workers: true },
  google: { issuer: provider.issuer, clientId: CLIENT.id },
  secrets: { ...config.secrets, googleClient: CLIENT.secret, smtpUrl: sink.url },
});

beforeAll(async () => {
  provider = await openOidcProvider(CLIENT);
  sink = await openSmtpSink();
  replicas = await startReplicas(everythingOn);
});

afterAll(async () => {
  await replicas.close();
  await Promise.all([provider.close(), sink.close()]);
});

const sentTo = (email: string) => sink.mails.filter(({ to }) => to.includes(email)).length;

const googlePerson = () => {
  const id = crypto.randomUUID();
  return { sub: id, email: `google-${id}@cosmic.test`, email_verified: true };
};

describe("signing in with Google", () => {
  it("may begin on one replica and end on the other", async () => {
    const browser = replicas.browser(0);
    const start = await browser.get("/api/auth/google?returnTo=/quiz");
    const person = googlePerson();
    const back = provider.signIn(String(start.headers.location), person);
    const end = await replicas.across(browser, 1).get(back);
    expect([end.statusCode, end.headers.location]).toEqual([302, "/quiz"]);
  });

  it("ends once, however often the redirect back reaches both at the same time", async () => {
    const browser = replicas.browser(0);
    const start = await browser.get("/api/auth/google");
    const back = provider.signIn(String(start.headers.location), googlePerson());
    const before = provider.tokenCalls();
    const ends = await atOnce(8, (index) => replicas.across(browser, index).get(back));
    const places = ends.map(({ headers }) => String(headers.location).split("?")[0]);
    expect(places.filter((place) => place === "/dashboard")).toHaveLength(1);
    expect(places.filter((place) => place === "/auth")).toHaveLength(7);
    expect(provider.tokenCalls() - before).toBe(1);
  });

  it("creates one account for one user who reaches both at the same time", async () => {
    const person = googlePerson();
    const ends = await atOnce(20, async (index) => {
      const browser = replicas.browser(index);
      const start = await browser.get("/api/auth/google");
      const back = provider.signIn(String(start.headers.location), person);
      return String((await browser.get(back)).headers.location);
    });
    expect(ends).toEqual(ends.map(() => "/dashboard"));
    const users = await replicas.first.deps.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", person.email)
      .execute();
    expect(users).toHaveLength(1);
  });
});

describe("address that is signed up for during its owner's sign-in with Google", () => {
  it("ends as one account, which the stranger cannot open", async () => {
    for (let round = 0; round < 30; round += 1) {
      const person = googlePerson();
      const owner = replicas.browser(round);
      const start = await owner.get("/api/auth/google");
      const back = provider.signIn(String(start.headers.location), person);
      const stranger = replicas.browser(round + 1);
      const credentials = { email: person.email, password: "the stranger's password" };
      const [signUp] = await Promise.all([
        stranger.post("/api/auth/signup", credentials),
        pause(round).then(() => owner.get(back)),
      ]);
      // 401 where the account changed hands before the stranger's session could begin.
      expect([200, 401, 409]).toContain(signUp.statusCode);
      expect((await owner.get("/api/auth/user")).json()).toMatchObject({ email: person.email });
      expect((await stranger.get("/api/auth/user")).statusCode).toBe(401);
      const login = await replicas.browser(round).post("/api/auth/login", credentials);
      expect(login.statusCode).toBe(401);
    }
  });
});

describe("an operator's code", () => {
  it("opens one session, though it reaches both replicas at the same time", async () => {
    const { agent, operator } = await signedInOperator(replicas.first.app, replicas.first.deps);
    const path = "/api/admin/second-factor";
    const { password } = operator;
    const { secret } = (await agent.post(path, { password })).json<{ secret: string }>();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await agent.post(`${path}/confirm`, { code: totp.generate() });
    const code = totp.generate({ timestamp: Date.now() + 30_000 });
    const answers = await atOnce(8, (index) =>
      createAgent(replicas.at(index).app, ADMIN).post("/api/admin/login", { ...operator, code }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 401: 7 });
  });

  it("ends the session on both when signing out on one", async () => {
    const operator = await makeOperator(replicas.first.deps);
    const agent = createAgent(replicas.first.app, ADMIN);
    await agent.post("/api/admin/login", operator);
    const elsewhere = createAgent(replicas.second.app, { ...ADMIN, cookies: agent.cookies });
    expect((await elsewhere.get("/api/admin/me")).statusCode).toBe(200);
    await agent.post("/api/admin/logout");
    expect((await elsewhere.get("/api/admin/me")).statusCode).toBe(401);
  });
});

describe("mail", () => {
  it("is sent once, though both replicas poll for it", async () => {
    const emails = await atOnce(12, async (index) => {
      const email = `user-${crypto.randomUUID()}@cosmic.test`;
      await replicas.browser(index).post("/api/auth/signup", { email, password: "a password" });
      return email;
    });
    while (emails.some((email) => sentTo(email) === 0)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(emails.map(sentTo)).toEqual(emails.map(() => 1));
  });
});
