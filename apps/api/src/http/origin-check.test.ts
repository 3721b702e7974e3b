import { type AppRoute, contract } from "@cosmic/contracts";
import type { InjectOptions } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../test/build-test-app.ts";
import { makeUser, signedInOperator, signedInUser } from "../../test/factories.ts";
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

  it("may sign in from the site itself, by either name of this machine, or without a browser", async () => {
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
