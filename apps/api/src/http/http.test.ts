import { type AppRoute, contract, type RouteMetadata } from "@cosmic/contracts";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createAgent } from "../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { openOwnDatabase } from "../../test/database.ts";
import { makeUser, signedInOperator, signedInUser } from "../../test/factories.ts";
import { BODY_LIMIT } from "./server-options.ts";
import { sitesOfRoute } from "./site.ts";

const WEB = "http://localhost:3000";
const ADMIN = "http://localhost:3001";
const JSON_TYPE = { "content-type": "application/json" };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const inject = (options: InjectOptions) => built.app.inject(options);

const login = (headers: Record<string, string>, payload = "{}") =>
  inject({ method: "POST", url: "/api/auth/login", headers, payload });

const routes = Object.values(contract).flatMap((calls) =>
  Object.values(calls),
) as readonly AppRoute[];

describe("every answer", () => {
  it.each([
    ["a page of JSON", { url: "/healthz" }, 200],
    ["no session", { url: "/api/auth/user" }, 401],
    ["an unknown address", { url: "/api/nothing" }, 404],
    ["a redirect", { url: "/api/login" }, 302],
    ["a malformed address", { url: "/api/%zz" }, 400],
    ["an endless parameter", { url: `/api/profiles/${"a".repeat(300)}` }, 414],
    [
      "too large a body",
      {
        method: "POST",
        url: "/api/auth/login",
        headers: JSON_TYPE,
        payload: "x".repeat(BODY_LIMIT + 1),
      },
      413,
    ],
    [
      "another media type",
      {
        method: "POST",
        url: "/api/auth/login",
        headers: { "content-type": "text/plain" },
        payload: "x",
      },
      415,
    ],
    [
      "a foreign origin",
      { method: "POST", url: "/api/auth/login", headers: { origin: "https://evil.test" } },
      403,
    ],
    [
      "a preflight",
      {
        method: "OPTIONS",
        url: "/api/auth/login",
        headers: { origin: "https://evil.test", "access-control-request-method": "POST" },
      },
      404,
    ],
  ] as const)("to %s is sealed", async (_what, options, status) => {
    const { statusCode, headers } = await inject(options);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    for (const directive of ["object-src", "base-uri", "frame-ancestors"]) {
      expect(headers["content-security-policy"]).toContain(`${directive} 'none'`);
    }
    expect(
      Object.keys(headers).filter((name) => /^(server|x-powered-by|access-control-)/.test(name)),
    ).toEqual([]);
  });

  it("that refuses has the one shape of body", async () => {
    for (const url of ["/api/auth/user", "/api/nothing", "/api/%zz"]) {
      const { message, code, requestId, ...rest } = (await inject({ url })).json();
      expect(message).toMatch(/^[A-Z].*\.$/);
      expect(code).toMatch(/^[a-z_]+$/);
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
      expect(rest).toEqual({});
    }
  });

  it("quotes nothing of the request", async () => {
    const canary = "CANARY-1990-01-01";
    const answers = await Promise.all([
      inject({ url: `/api/${canary}` }),
      inject({ url: `/api/%zz${canary}` }),
      login(JSON_TYPE, `{"${canary}`),
      login({ "content-type": `text/${canary}` }, canary),
    ]);
    for (const { body } of answers) expect(body).not.toContain(canary);
  });

  it("says to wait after a refusal that passes", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({
        ...config,
        limits: { ...config.limits, scale: 1 },
      }),
    });
    const agent = createAgent(app, { remoteAddress: "203.0.113.200" });
    const answers = [];
    for (let index = 0; index < 11; index += 1) {
      answers.push(await agent.post("/api/auth/check-user", { email: "a@cosmic.test" }));
    }
    const last = answers.at(-1);
    expect(last?.statusCode).toBe(429);
    expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
  });
});

describe("a 401 of a call that needs a session", () => {
  it.each(routes.filter(({ metadata }) => (metadata as { access: string }).access === "user"))(
    "says Unauthorized: $method $path",
    async ({ method, path }) => {
      const url = path.replace(":slug", "a".repeat(22));
      const answer = await inject({ method, url });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toContain("Unauthorized");
    },
  );
});

describe("requests from other sites", () => {
  // What is signed proves itself where it comes from.
  const changing = routes.filter(
    ({ method, metadata }) => method !== "GET" && !(metadata as { signed?: true }).signed,
  );

  it.each(changing)("cannot cause $method $path", async ({ method, path }) => {
    const isAdmin = path.startsWith("/api/admin/");
    const { agent } = isAdmin
      ? await signedInOperator(built.app, built.deps)
      : await signedInUser(built.app, built.deps);
    const url = path.replace(":id", crypto.randomUUID());
    const cookie = [...agent.cookies].map((pair) => pair.join("=")).join("; ");
    const host = new URL(isAdmin ? ADMIN : WEB).host;
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.test" },
      { origin: "null" },
      { origin: "http://other.localhost:3000" },
      // What both sites may call comes from either.
      ...(sitesOfRoute(path).length > 1 ? [] : [{ origin: isAdmin ? WEB : ADMIN }]),
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
      { referer: "https://evil.test/" },
    ];
    for (const headers of foreign) {
      const answer = await inject({
        method,
        url,
        headers: { ...headers, cookie, host },
      });
      expect({ headers, status: answer.statusCode }).toEqual({ headers, status: 403 });
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("may sign in from the site itself, by either name of this machine, and from no browser", async () => {
    const { email, password } = await makeUser(built.deps);
    const payload = JSON.stringify({ email, password });
    const own: Record<string, string>[] = [
      {},
      { origin: WEB },
      { origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" },
      { origin: WEB, "sec-fetch-site": "same-origin" },
    ];
    for (const headers of own) {
      expect((await login({ ...JSON_TYPE, ...headers }, payload)).statusCode).toBe(200);
    }
  });
});

describe("bodies", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "application/vnd.api+json",
    "application/jsonp",
    "application/json; charset=utf-7",
    " text/plain; application/json",
    "application",
    "",
  ])("of type %j are refused", async (type) => {
    const answer = await login({ "content-type": type }, '{"email":"a@x.test","password":"x"}');
    expect([400, 415]).toContain(answer.statusCode);
  });

  it("of another type are refused where a call takes none", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    for (const path of ["/api/admin/alerts/check", "/api/admin/logout"]) {
      const answer = await agent.post(path, undefined, {
        headers: { "content-type": "text/plain" },
      });
      expect(answer.statusCode).toBe(415);
    }
    expect((await agent.get("/api/admin/me")).statusCode).toBe(200);
  });

  it.each([
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"',
    "Application/JSON",
  ])("of type %j are read", async (type) => {
    expect((await login({ "content-type": type }, "{}")).json().message).toBe(
      "Please enter a valid email address",
    );
  });

  it("may be empty where a call takes none, with or without a type", async () => {
    const { agent } = await signedInOperator(built.app, built.deps);
    const url = `/api/admin/users/${crypto.randomUUID()}`;
    expect((await agent.delete(url)).statusCode).toBe(404);
    expect((await agent.delete(url, { headers: JSON_TYPE })).statusCode).toBe(404);
    const check = await agent.post("/api/admin/alerts/check", undefined, { headers: JSON_TYPE });
    expect(check.statusCode).toBe(200);
  });

  it("may fill the limit and not one byte more", async () => {
    const around = '{"email":"","password":""}'.length;
    const bodyOf = (size: number) => `{"email":"","password":"${"x".repeat(size - around)}"}`;
    expect((await login(JSON_TYPE, bodyOf(BODY_LIMIT))).statusCode).toBe(400);
    expect((await login(JSON_TYPE, bodyOf(BODY_LIMIT + 1))).statusCode).toBe(413);
  });
});

describe("addresses and verbs", () => {
  it("answers 404 to every verb a path does not have", async () => {
    const verbs = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
    const paths = new Set(routes.map(({ path }) => path));
    for (const path of paths) {
      const known = routes
        .filter((route) => route.path === path)
        .flatMap(({ method, metadata }) =>
          (metadata as RouteMetadata).head ? [method, "HEAD"] : [method],
        );
      for (const method of verbs.filter((verb) => !known.includes(verb as never))) {
        const url = path.replace(/:\w+/, "x");
        const host = path.startsWith("/api/admin/") ? "localhost:3001" : "localhost:3000";
        const answer = await inject({ method, url, headers: { host } });
        expect({ method, url, status: answer.statusCode }).toEqual({ method, url, status: 404 });
      }
    }
  });

  it.each([
    "/api/auth/user/x.css",
    "/api/auth/user.css",
    "/api/auth/user/",
    "//api/auth/user",
    "/API/auth/user",
    "/api/auth/user%00",
    "/api/auth/user;.css",
    "/.env",
    "/.git/HEAD",
    "/api/..%2f..%2fetc/passwd",
    "/api/__proto__",
    "/metrics",
  ])("knows nothing at %s", async (url) => {
    const answer = await inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/json");
  });

  it("does not follow a forwarded address, host or protocol from whoever sends one", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, limits: { ...config.limits, scale: 1 } }),
    });
    const agent = createAgent(app, { remoteAddress: "203.0.113.201" });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const headers = { "x-forwarded-for": `198.51.100.${index}`, "x-forwarded-proto": "https" };
      const body = { email: "a@cosmic.test" };
      statuses.push((await agent.post("/api/auth/check-user", body, { headers })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it("counts callers apart behind a trusted proxy", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({
        ...config,
        limits: { ...config.limits, scale: 1 },
        http: { ...config.http, trustProxy: ["loopback"] },
      }),
    });
    const agent = createAgent(app);
    for (let index = 0; index < 22; index += 1) {
      const headers = { "x-forwarded-for": `198.51.103.${index}` };
      const answer = await agent.post("/api/auth/check-user", { email: "a@x.test" }, { headers });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe("the log", () => {
  it("holds nothing personal of a whole journey, failures included", async () => {
    const lines: string[] = [];
    const database = await openOwnDatabase();
    onTestFinished(() => database.close());
    const onLog = (line: string) => lines.push(line);
    const { app, deps } = await buildAppForTest({ database, onLog });
    const agent = createAgent(app);
    const canary = `canary-${crypto.randomUUID()}`;
    const email = `${canary}@cosmic.test`;
    const password = `password-${canary}`;
    await agent.post("/api/auth/signup", {
      email,
      password,
      firstName: canary,
      returnTo: `/${canary}`,
    });
    await agent.post("/api/auth/signup", { email, password });
    await agent.post("/api/auth/login", { email, password: `${password}!` });
    await agent.post("/api/auth/login", { email, password });
    await agent.post("/api/birth-info", { birthDate: "1987-06-05" });
    await agent.post("/api/birth-info", { birthDate: "1987-06-31" });
    await agent.get(`/api/checkout-success?session_id=cs_${canary}`);
    await agent.get(`/api/profiles/${"s".repeat(22)}`);
    await agent.get(`/${canary}?token=${canary}`);
    await agent.get(`/api/%zz${canary}`);
    const cookie = agent.cookies.get("cosmic_session") ?? "";
    // A table that is gone makes every store fail in its own words.
    await deps.db.schema.alterTable("sessions").renameTo("sessions_away").execute();
    expect((await agent.get("/api/auth/user")).statusCode).toBe(500);

    const log = lines.join("");
    expect(log).toContain("request failed");
    for (const secret of [canary, "1987-06", "s".repeat(22), cookie, cookie.slice(0, 20)]) {
      expect(log).not.toContain(secret);
    }
  });
});
