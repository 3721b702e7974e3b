import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import {
  begin,
  fetchUser,
  type GoogleSite,
  googlePerson,
  openGoogleSite,
  readRefusal,
} from "../../../test/google-site.ts";
import type { Fault } from "../../../test/oidc-provider.ts";
import { COUNTERS, sumCounters } from "../counters/index.ts";

let site: GoogleSite;

beforeAll(async () => {
  site = await openGoogleSite();
  return () => site.close();
});

beforeEach(() => site.provider.fail());

describe("sign-in with Google when Google fails", () => {
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
    "redirects the user back with a reason when the %s call fails with %s",
    async (at, how) => {
      const agent = site.visitor();
      const callback = site.provider.signIn(await begin(agent, "/quiz"), googlePerson());
      site.provider.fail({ at, how });
      const answer = await agent.get(callback);
      expect(readRefusal(answer)).toBe("google_failed");
      expect(answer.headers.location).toContain("returnTo=%2Fquiz");
      expect(await fetchUser(agent)).toBeNull();
    },
  );

  it("refuses a profile of another user than the one who signed in", async () => {
    const agent = site.visitor();
    const person = googlePerson();
    const callback = site.provider.signIn(await begin(agent), {
      ...person,
      toJSON: () => ({ ...person, sub: "another-user" }),
    });
    expect(readRefusal(await agent.get(callback))).toBe("google_failed");
  });

  it.each(["500", "garbage", "reset"] as const)(
    "to describe itself (%s), the button leads back; it works again once Google does",
    async (how) => {
      const { app } = await buildAppForTest({ configure: site.withGoogle });
      site.provider.fail({ at: "discovery", how });
      const agent = createAgent(app);
      const answer = await agent.get("/api/auth/google?returnTo=%2Fquiz");
      expect(answer.headers.location).toBe("/auth?error=google_unavailable&returnTo=%2Fquiz");
      site.provider.fail();
      const person = googlePerson();
      expect((await site.signIn(agent, person, "/quiz")).headers.location).toBe("/quiz");
    },
  );

  it("redirects the user back within ten seconds when Google does not answer", {
    timeout: 30_000,
  }, async () => {
    const agent = site.visitor();
    const callback = site.provider.signIn(await begin(agent), googlePerson());
    site.provider.fail({ at: "token", how: "hang" }, { at: "discovery", how: "hang" });
    const silent = agent.get(callback);
    const { app } = await buildAppForTest({ configure: site.withGoogle });
    const asked = createAgent(app).get("/api/auth/google");
    const tenSeconds = new Promise((resolve) => setTimeout(resolve, 10_000, "too late"));
    const answers = Promise.all([silent, asked]);
    expect(await Promise.race([answers, tenSeconds])).not.toBe("too late");
    expect((await answers).map(readRefusal)).toEqual(["google_failed", "google_unavailable"]);
  });
});

describe("the count of failed sign-ins", () => {
  it("has one for an attempt that failed, however often it comes back, and none for a cancelled one", async () => {
    const { app, deps } = await buildAppForTest({ configure: site.withGoogle });
    const allTime = { from: new Date(0), to: new Date("2100-01-01") };
    const countFailures = async () =>
      (await sumCounters(deps.db, [COUNTERS.signInFailed], allTime)).get(COUNTERS.signInFailed) ??
      0;
    const before = await countFailures();
    const agent = createAgent(app);
    const state = new URL(await begin(agent)).searchParams.get("state") ?? "";
    for (const copy of [agent.clone(), agent.clone(), agent]) {
      await copy.get(`/api/auth/google/callback?error=server_error&state=${state}`);
    }
    expect(await countFailures()).toBe(before + 1);
    const other = new URL(await begin(agent)).searchParams.get("state") ?? "";
    await agent.get(`/api/auth/google/callback?error=access_denied&state=${other}`);
    expect(await countFailures()).toBe(before + 1);
  });
});

describe("Google callback without a code", () => {
  it.each([
    ["error=access_denied", "access_denied"],
    ["error=server_error&error_description=%3Cscript%3Ealert(1)%3C/script%3E", "google_failed"],
    ["error=%3Cscript%3Ealert(1)%3C/script%3E", "google_failed"],
    ["", "google_failed"],
  ])("%s", async (query, reason) => {
    const agent = site.visitor();
    const state = new URL(await begin(agent, "/quiz")).searchParams.get("state") ?? "";
    const calls = site.provider.tokenCalls();
    const answer = await agent.get(`/api/auth/google/callback?${query}&state=${state}`);
    expect(readRefusal(answer)).toBe(reason);
    expect(answer.headers.location).toBe(`/auth?error=${reason}&returnTo=%2Fquiz`);
    expect(answer.body).not.toContain("script");
    expect(site.provider.tokenCalls()).toBe(calls);
  });
});

describe("sign-in with Google when it is not configured", () => {
  it("redirects back with that reason from the button and from a stray callback", async () => {
    const { app } = await buildAppForTest();
    for (const url of ["/api/auth/google", "/api/auth/google/callback?code=a&state=b"]) {
      expect(readRefusal(await createAgent(app).get(url))).toBe("google_unavailable");
    }
  });
});
