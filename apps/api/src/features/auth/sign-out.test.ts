import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";
import { signedInUser } from "../../../test/factories.ts";

let built: TestApp;
let visitor: () => Agent;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

describe("sign-out", () => {
  it("ends the session, and clears the cookie and the browser's storage", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const copy = agent.clone();
    const answer = await agent.get("/api/logout?returnTo=%2Fhome");
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe("/home");
    expect(answer.headers["clear-site-data"]).toBe('"storage"');
    expect([...agent.cookies.keys()]).toEqual(["cosmic_device"]);
    expect((await copy.get("/api/auth/user")).statusCode).toBe(401);
  });

  it("answers the site's own script without a page", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    const answer = await agent.get("/api/logout", {
      headers: {
        "sec-fetch-mode": "cors",
        "sec-fetch-dest": "empty",
        "sec-fetch-site": "same-origin",
      },
    });
    expect(answer.statusCode).toBe(204);
    expect((await agent.get("/api/auth/user")).statusCode).toBe(401);
  });

  it("does nothing for images, prefetches, HEAD and visitors", async () => {
    const { agent } = await signedInUser(built.app, built.deps);
    for (const headers of [{ "sec-fetch-dest": "image" }, { "sec-purpose": "prefetch" }]) {
      expect((await agent.get("/api/logout", { headers })).statusCode).toBe(403);
    }
    const { cookies } = agent;
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const head = await built.app.inject({
      method: "HEAD",
      url: "/api/logout",
      headers: { cookie },
    });
    expect(head.statusCode).toBe(404);
    expect((await visitor().get("/api/logout")).statusCode).toBe(302);
  });
});
