import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { createAgent } from "../../test/agent.ts";
import { buildAppForTest, buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { CONTRACT_CALLS } from "../../test/contract-calls.ts";
import { withProductionLimits } from "../../test/test-config.ts";

let built: TestApp;

beforeAll(async () => {
  built = await buildTestApp();
  return () => built.close();
});

const inject = (options: InjectOptions) => built.app.inject(options);

describe("routing", () => {
  it("answers 404 to every verb a path does not have", async () => {
    const verbs = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;
    const paths = new Set(CONTRACT_CALLS.map(({ path }) => path));
    for (const path of paths) {
      const known = CONTRACT_CALLS.filter((route) => route.path === path).flatMap(
        ({ method, hasHead }) => (hasHead ? [method, "HEAD"] : [method]),
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
  ])("answers 404 at %s", async (url) => {
    const answer = await inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/json");
  });

  it("does not follow a forwarded address, host or protocol from an untrusted client", async () => {
    const { app } = await buildAppForTest({ configure: withProductionLimits });
    const agent = createAgent(app, { remoteAddress: "203.0.113.201" });
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const headers = { "x-forwarded-for": `198.51.100.${index}`, "x-forwarded-proto": "https" };
      const body = { email: "a@cosmic.test" };
      statuses.push((await agent.post("/api/auth/check-user", body, { headers })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it("counts clients separately behind a trusted proxy", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({
        ...withProductionLimits(config),
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
