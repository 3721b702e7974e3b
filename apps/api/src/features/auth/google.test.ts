import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { makeUser, signedInUser } from "../../../test/factories.ts";
import {
  type Claims,
  type Fault,
  type OidcProvider,
  openOidcProvider,
} from "../../../test/oidc-provider.ts";
import { mailsTo, templatesTo } from "../../../test/outbox.ts";
import type { Config } from "../../config/config.ts";

const CLIENT = { id: "cosmic", secret: "the provider's secret for us" };

let provider: OidcProvider;
let built: TestApp;

const withGoogle = (config: Config): Config => ({
  ...config,
  google: { issuer: provider.issuer, clientId: CLIENT.id },
  secrets: { ...config.secrets, googleClient: CLIENT.secret },
});

beforeAll(async () => {
  provider = await openOidcProvider(CLIENT);
  built = await buildTestApp({ configure: withGoogle });
  return async () => {
    await built.close();
    await provider.close();
  };
});

beforeEach(() => provider.fail());

const visitor = (): Agent => createAgent(built.app);

let people = 0;

/** Somebody the provider knows, with an address of their own. */
function somebody(claims: Partial<Claims> = {}): Claims & { email: string } {
  people += 1;
  return {
    sub: `sub-${people}-${crypto.randomUUID()}`,
    email: `google-${people}-${crypto.randomUUID()}@cosmic.test`,
    email_verified: true,
    given_name: "Grace",
    family_name: "Hopper",
    ...claims,
  };
}

async function begin(agent: Agent, returnTo?: string): Promise<string> {
  const query = returnTo === undefined ? "" : `?returnTo=${encodeURIComponent(returnTo)}`;
  const answer = await agent.get(`/api/auth/google${query}`);
  expect(answer.statusCode).toBe(302);
  return String(answer.headers.location);
}

async function signIn(agent: Agent, claims: Claims, returnTo?: string) {
  return agent.get(provider.signIn(await begin(agent, returnTo), claims));
}

/** Why the answer turned somebody back; null when it did not. */
function refusalOf(answer: { statusCode: number; headers: Record<string, unknown> }) {
  expect(answer.statusCode).toBe(302);
  const target = new URL(String(answer.headers["location"]), "http://localhost:3000");
  expect(target.origin).toBe("http://localhost:3000");
  return target.pathname === "/auth" ? target.searchParams.get("error") : null;
}

const userOf = async (agent: Agent) => {
  const answer = await agent.get("/api/auth/user");
  return answer.statusCode === 200 ? answer.json() : null;
};

const countRows = async (table: "identities" | "credentials", userId: string) => {
  const { count } = await built.deps.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
};

describe("signing in with Google", () => {
  it("creates an account from what Google confirms and leads back", async () => {
    const agent = visitor();
    const person = somebody({ picture: "https://lh3.googleusercontent.com/a/photo=s96-c" });
    const answer = await signIn(agent, person, "/result?slug=x#love");
    expect(answer.headers.location).toBe("/result?slug=x#love");
    expect(await userOf(agent)).toMatchObject({
      email: person.email,
      firstName: "Grace",
      lastName: "Hopper",
      profileImageUrl: "https://lh3.googleusercontent.com/a/photo=s96-c",
      hasLifetimeAccess: false,
    });
    expect([...agent.cookies.keys()]).toEqual(["cosmic_session"]);
    expect(await templatesTo(built.deps.db, person.email)).toEqual(["welcome"]);
  });

  it("finds the account again, though its address has changed at Google", async () => {
    const first = visitor();
    const person = somebody();
    await signIn(first, person);
    const { id } = await userOf(first);
    const later = visitor();
    await signIn(later, { ...person, email: somebody().email, given_name: "Other" });
    expect(await userOf(later)).toMatchObject({ id, email: person.email, firstName: "Grace" });
    expect(await countRows("identities", id)).toBe(1);
  });

  it("refuses another identity under the address of one that signs in already", async () => {
    const person = somebody();
    await signIn(visitor(), person);
    const agent = visitor();
    const other = { ...somebody(), email: person.email.toUpperCase() };
    expect(refusalOf(await signIn(agent, other))).toBe("other_google_account");
    expect(await userOf(agent)).toBeNull();
  });

  it("takes a new session id, and ends the session before it", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const old = agent.clone();
    const person = somebody();
    await signIn(agent, person);
    expect(await userOf(agent)).toMatchObject({ email: person.email });
    expect(await userOf(old)).toBeNull();
  });

  it("makes one account when the same person comes back in two tabs at once", async () => {
    const person = somebody();
    const agents = Array.from({ length: 6 }, visitor);
    const callbacks = await Promise.all(
      agents.map(async (agent) => provider.signIn(await begin(agent), person)),
    );
    const answers = await Promise.all(
      agents.map((agent, index) => agent.get(callbacks[index] ?? "")),
    );
    expect(answers.map(refusalOf)).toEqual(Array(6).fill(null));
    const ids = await Promise.all(agents.map(async (agent) => (await userOf(agent)).id));
    expect(new Set(ids).size).toBe(1);
  });

  it("keeps no token and shows none", async () => {
    const agent = visitor();
    const answer = await signIn(agent, somebody());
    expect(answer.body).toBe("");
    const rows = await built.deps.db.selectFrom("identities").selectAll().execute();
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      "created_at",
      "email",
      "id",
      "issuer",
      "subject",
      "user_id",
    ]);
  });
});

describe("an account that uses the address already", () => {
  it("passes to the owner of the address where nobody had proved to be: nothing of the squatter stays", async () => {
    const person = somebody();
    const { agent: squatter, user } = await signedInUser(built.app, built.deps, {
      email: person.email,
      password: "the squatter's",
      firstName: "Eve",
    });
    const { db } = built.deps;
    await db
      .insertInto("password_reset_tokens")
      .values({
        token_hash: crypto.randomUUID(),
        user_id: user.id,
        created_at: new Date(),
        expires_at: new Date(Date.now() + 60_000),
        used_at: null,
      })
      .execute();
    const owner = visitor();
    await signIn(owner, { ...person, email: person.email.toUpperCase() });
    expect(await userOf(owner)).toMatchObject({ id: user.id, firstName: "Grace" });
    expect(await userOf(squatter)).toBeNull();
    expect((await visitor().post("/api/auth/login", user)).statusCode).toBe(401);
    expect(await countRows("credentials", user.id)).toBe(0);
    const tokens = await db
      .selectFrom("password_reset_tokens")
      .select("token_hash")
      .where("user_id", "=", user.id)
      .execute();
    expect(tokens).toEqual([]);
    expect((await mailsTo(db, person.email)).at(-1)).toMatchObject({
      template: "sign-in-method-added",
      method: "google",
      passwordRemoved: true,
    });
  });

  it("gains a way in where its owner is proved: password, sessions and name stay", async () => {
    const person = somebody({ picture: "https://lh3.googleusercontent.com/a/b" });
    const { agent, user } = await signedInUser(built.app, built.deps, {
      email: person.email,
      firstName: "Ada",
    });
    await built.deps.db
      .updateTable("users")
      .set({ email_verified_at: new Date() })
      .where("id", "=", user.id)
      .execute();
    const other = visitor();
    await signIn(other, person);
    expect(await userOf(other)).toMatchObject({
      id: user.id,
      firstName: "Ada",
      lastName: null,
      profileImageUrl: "https://lh3.googleusercontent.com/a/b",
    });
    expect(await userOf(agent)).toMatchObject({ id: user.id });
    expect((await visitor().post("/api/auth/login", user)).statusCode).toBe(200);
  });

  it("cannot be signed up for again, and has no password to guess", async () => {
    const person = somebody();
    await signIn(visitor(), person);
    const body = { email: person.email, password: "some password" };
    expect((await visitor().post("/api/auth/signup", body)).statusCode).toBe(409);
    const login = await visitor().post("/api/auth/login", body);
    expect(login.statusCode).toBe(401);
    expect(login.json().message).toBe("Invalid email or password");
  });

  it("leaves no session to a sign-in that checked the squatter's password meanwhile", async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = somebody();
      const user = await makeUser(built.deps, { email: person.email });
      const [owner, squatter] = [visitor(), visitor()];
      const callback = provider.signIn(await begin(owner), person);
      await Promise.all([owner.get(callback), squatter.post("/api/auth/login", user)]);
      expect(await userOf(squatter)).toBeNull();
      expect(await userOf(owner)).toMatchObject({ id: user.id });
    }
  });
});

describe("what Google does not confirm", () => {
  it.each([
    ["an address it calls unverified", { email_verified: false }],
    ["an address it says nothing of", { email_verified: undefined }],
    ["the word instead of the truth", { email_verified: "true" }],
    ["the word for no", { email_verified: "false" }],
    ["no address", { email: undefined }],
    ["an address that is none", { email: "grace\r\nBcc: v@x.test" }],
    ["a list of addresses", { email: ["a@x.test"] }],
  ])("signs nobody in: %s", async (_, claims) => {
    const email = somebody().email;
    const { agent: holder, user } = await signedInUser(built.app, built.deps, { email });
    const agent = visitor();
    const answer = await signIn(agent, { ...somebody(), email, ...claims });
    expect(refusalOf(answer)).toBe("email_unverified");
    expect(await userOf(agent)).toBeNull();
    expect(await userOf(holder)).toMatchObject({ id: user.id });
    expect(await countRows("identities", user.id)).toBe(0);
  });

  it.each([
    "javascript:alert(1)",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "http://lh3.googleusercontent.com/a",
    "https://lh3.googleusercontent.com:8443/a",
    "https://user@lh3.googleusercontent.com/a",
    "https://googleusercontent.com.evil.test/a",
    "https://evil.test/lh3.googleusercontent.com",
    "//lh3.googleusercontent.com/a",
    `https://lh3.googleusercontent.com/${"a".repeat(3_000)}`,
    { url: "https://lh3.googleusercontent.com/a" },
  ])("takes no picture from %j, and fetches none", async (picture) => {
    const agent = visitor();
    await signIn(agent, somebody({ picture }));
    expect(await userOf(agent)).toMatchObject({ profileImageUrl: null });
  });

  it("never looks at a picture's address itself", async () => {
    await signIn(visitor(), somebody({ picture: `${provider.issuer}/picture.png` }));
    expect(provider.pictureCalls()).toBe(0);
  });

  it("takes no name that is not one line of text", async () => {
    const agent = visitor();
    await signIn(agent, somebody({ given_name: "Gr\nace", family_name: "x".repeat(101) }));
    expect(await userOf(agent)).toMatchObject({ firstName: null, lastName: null });
  });
});

describe("an answer that fits no attempt of this browser", () => {
  it("is refused before Google is asked: no state, another one, another browser's, or used before", async () => {
    const agent = visitor();
    const callback = provider.signIn(await begin(agent), somebody());
    const state = new URL(callback, "http://x").searchParams.get("state") ?? "";
    const calls = provider.tokenCalls();
    const code = "/api/auth/google/callback?code=abc";
    for (const url of [
      code,
      `${code}&state=`,
      `${code}&state=${"x".repeat(43)}`,
      `${code}&state=__proto__`,
    ]) {
      expect(refusalOf(await visitor().get(url))).toBe("google_failed");
    }
    expect(refusalOf(await visitor().get(callback))).toBe("google_failed");
    expect(refusalOf(await visitor().get(`${code}&state=${state}`))).toBe("google_failed");
    expect((await visitor().get(`${code}&state=a&state=b`)).statusCode).toBe(400);
    expect(provider.tokenCalls()).toBe(calls);

    const copy = agent.clone();
    expect(refusalOf(await agent.get(callback))).toBeNull();
    expect(provider.tokenCalls()).toBe(calls + 1);
    // The same answer again, with the cookie it had: a copied jar gains nothing.
    expect(refusalOf(await copy.get(callback))).toBe("google_failed");
    expect(refusalOf(await agent.clone().get(callback))).toBe("google_failed");
    expect(provider.tokenCalls()).toBe(calls + 1);
  });

  it("is refused after ten minutes", async () => {
    const { app, clock } = await buildAppForTest({ configure: withGoogle });
    clock.set("2026-11-21T12:00:00Z");
    const agent = createAgent(app);
    const callback = provider.signIn(await begin(agent), somebody());
    clock.set("2026-11-21T12:10:01Z");
    expect(refusalOf(await agent.get(callback))).toBe("google_failed");
  });

  it("is refused with a cookie that was changed", async () => {
    const agent = visitor();
    const callback = provider.signIn(await begin(agent), somebody());
    for (const [name, value] of agent.cookies) {
      if (name.startsWith("cosmic_google_")) agent.cookies.set(name, `A${value.slice(1)}`);
    }
    expect(refusalOf(await agent.get(callback))).toBe("google_failed");
  });
});

describe("several attempts of one browser", () => {
  it("each keep their own way back, whichever ends first", async () => {
    const agent = visitor();
    const first = provider.signIn(await begin(agent, "/quiz"), somebody());
    const second = provider.signIn(await begin(agent, "/result?slug=b"), somebody());
    expect((await agent.get(second)).headers.location).toBe("/result?slug=b");
    expect((await agent.get(first)).headers.location).toBe("/quiz");
  });

  it("fill no browser with cookies: the oldest are forgotten", async () => {
    const agent = visitor();
    const callbacks: string[] = [];
    const long = `/result?slug=${"x".repeat(1_150)}`;
    for (let index = 0; index < 12; index += 1) {
      callbacks.push(provider.signIn(await begin(agent, long), somebody()));
    }
    expect(agent.cookies.size).toBe(3);
    expect([...agent.cookies].join("; ").length).toBeLessThan(8_000);
    expect(refusalOf(await agent.get(callbacks[0] ?? ""))).toBe("google_failed");
    expect((await agent.get(callbacks[11] ?? "")).headers.location).toBe(long);
  });

  it("lead to the dashboard from a path that is too long to keep", async () => {
    const agent = visitor();
    const callback = provider.signIn(
      await begin(agent, `/result?x=${"y".repeat(1_900)}`),
      somebody(),
    );
    expect((await agent.get(callback)).headers.location).toBe("/dashboard");
  });
});

describe("when Google fails", () => {
  const FAULTS: [Fault["at"], Fault["how"]][] = [
    ["token", "500"],
    ["token", "garbage"],
    ["token", "reset"],
    ["token", "refusal"],
    ["userinfo", "500"],
    ["userinfo", "garbage"],
    ["userinfo", "reset"],
  ];

  it.each(FAULTS)(
    "at the %s call with %s, somebody is sent back with a reason",
    async (at, how) => {
      const agent = visitor();
      const callback = provider.signIn(await begin(agent, "/quiz"), somebody());
      provider.fail({ at, how });
      const answer = await agent.get(callback);
      expect(refusalOf(answer)).toBe("google_failed");
      expect(answer.headers.location).toContain("returnTo=%2Fquiz");
      expect(await userOf(agent)).toBeNull();
    },
  );

  it("refuses what it says of another than who signed in", async () => {
    const agent = visitor();
    const person = somebody();
    const callback = provider.signIn(await begin(agent), {
      ...person,
      toJSON: () => ({ ...person, sub: "somebody-else" }),
    });
    expect(refusalOf(await agent.get(callback))).toBe("google_failed");
  });

  it.each(["500", "garbage", "reset"] as const)(
    "to describe itself (%s), the button leads back; it works again once Google does",
    async (how) => {
      const { app } = await buildAppForTest({ configure: withGoogle });
      provider.fail({ at: "discovery", how });
      const agent = createAgent(app);
      const answer = await agent.get("/api/auth/google?returnTo=%2Fquiz");
      expect(answer.headers.location).toBe("/auth?error=google_unavailable&returnTo=%2Fquiz");
      provider.fail();
      const person = somebody();
      expect((await signIn(agent, person, "/quiz")).headers.location).toBe("/quiz");
    },
  );

  it("to answer at all, somebody is sent back within ten seconds", {
    timeout: 30_000,
  }, async () => {
    const agent = visitor();
    const callback = provider.signIn(await begin(agent), somebody());
    provider.fail({ at: "token", how: "hang" }, { at: "discovery", how: "hang" });
    const silent = agent.get(callback);
    const { app } = await buildAppForTest({ configure: withGoogle });
    const asked = createAgent(app).get("/api/auth/google");
    const tenSeconds = new Promise((resolve) => setTimeout(resolve, 10_000, "too late"));
    const answers = Promise.all([silent, asked]);
    expect(await Promise.race([answers, tenSeconds])).not.toBe("too late");
    expect((await answers).map(refusalOf)).toEqual(["google_failed", "google_unavailable"]);
  });
});

describe("an answer without a code", () => {
  it.each([
    ["error=access_denied", "access_denied"],
    ["error=server_error&error_description=%3Cscript%3Ealert(1)%3C/script%3E", "google_failed"],
    ["error=%3Cscript%3Ealert(1)%3C/script%3E", "google_failed"],
    ["", "google_failed"],
  ])("%s", async (query, reason) => {
    const agent = visitor();
    const state = new URL(await begin(agent, "/quiz")).searchParams.get("state") ?? "";
    const calls = provider.tokenCalls();
    const answer = await agent.get(`/api/auth/google/callback?${query}&state=${state}`);
    expect(refusalOf(answer)).toBe(reason);
    expect(answer.headers.location).toBe(`/auth?error=${reason}&returnTo=%2Fquiz`);
    expect(answer.body).not.toContain("script");
    expect(provider.tokenCalls()).toBe(calls);
  });
});

describe("where sign-in with Google is not configured", () => {
  it("the button and a stray answer lead back with that reason", async () => {
    const { app } = await buildAppForTest();
    for (const url of ["/api/auth/google", "/api/auth/google/callback?code=a&state=b"]) {
      expect(refusalOf(await createAgent(app).get(url))).toBe("google_unavailable");
    }
  });
});

describe("under https", () => {
  it("holds the attempt to this host and to https", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => {
        const sites = {
          ...config.sites,
          webUrl: "https://app.test",
          adminUrl: "https://admin.app.test",
          secure: true,
        };
        return withGoogle({ ...config, sites });
      },
    });
    const answer = await createAgent(app, { origin: "https://app.test" }).get("/api/auth/google");
    expect(answer.headers["set-cookie"]).toMatch(
      /^__Host-cosmic_google_[0-9a-f]{16}=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const asked = new URL(String(answer.headers.location)).searchParams;
    expect(asked.get("redirect_uri")).toBe("https://app.test/api/auth/google/callback");
    expect(asked.get("scope")).toBe("openid email profile");
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("state")).toMatch(/^[\w-]{43}$/);
  });
});
