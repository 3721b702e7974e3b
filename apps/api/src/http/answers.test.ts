import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { createAgent } from "../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { CONTRACT_CALLS } from "../../test/contract-calls.ts";
import { withProductionLimits } from "../../test/test-config.ts";
import { BODY_LIMIT } from "./server-options.ts";

const JSON_TYPE = { "content-type": "application/json" };

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const inject = (options: InjectOptions) => built.app.inject(options);

const login = (headers: Record<string, string>, payload = "{}") =>
  inject({ method: "POST", url: "/api/auth/login", headers, payload });

describe("every response", () => {
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

  it("has the same body shape when it is a refusal", async () => {
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

  it("has retry-after when the refusal is temporary", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
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

describe("401 of a call that needs a session", () => {
  it.each(CONTRACT_CALLS.filter(({ access }) => access === "user"))(
    "says Unauthorized: $method $path",
    async ({ method, path }) => {
      const url = path.replace(":slug", "a".repeat(22));
      const answer = await inject({ method, url });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toContain("Unauthorized");
    },
  );
});
