import { beforeAll, describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import {
  begin,
  type GoogleSite,
  googlePerson,
  openGoogleSite,
  readRefusal,
} from "../../../test/google-site.ts";

let site: GoogleSite;

beforeAll(async () => {
  site = await openGoogleSite();
  return () => site.close();
});

describe("Google callback without a matching attempt", () => {
  it("is refused before Google is called: no state, another one, another browser's, or used before", async () => {
    const agent = site.visitor();
    const callback = site.provider.signIn(await begin(agent), googlePerson());
    const state = new URL(callback, "http://x").searchParams.get("state") ?? "";
    const calls = site.provider.tokenCalls();
    const code = "/api/auth/google/callback?code=abc";
    for (const url of [
      code,
      `${code}&state=`,
      `${code}&state=${"x".repeat(43)}`,
      `${code}&state=__proto__`,
    ]) {
      expect(readRefusal(await site.visitor().get(url))).toBe("google_failed");
    }
    expect(readRefusal(await site.visitor().get(callback))).toBe("google_failed");
    expect(readRefusal(await site.visitor().get(`${code}&state=${state}`))).toBe("google_failed");
    expect((await site.visitor().get(`${code}&state=a&state=b`)).statusCode).toBe(400);
    expect(site.provider.tokenCalls()).toBe(calls);

    const copy = agent.clone();
    expect(readRefusal(await agent.get(callback))).toBeNull();
    expect(site.provider.tokenCalls()).toBe(calls + 1);
    // The same answer again, with the cookie it had: a copied jar gains nothing.
    expect(readRefusal(await copy.get(callback))).toBe("google_failed");
    expect(readRefusal(await agent.clone().get(callback))).toBe("google_failed");
    expect(site.provider.tokenCalls()).toBe(calls + 1);
  });

  it("is refused after ten minutes", async () => {
    const { app, clock } = await buildAppForTest({ configure: site.withGoogle });
    clock.set("2026-11-21T12:00:00Z");
    const agent = createAgent(app);
    const callback = site.provider.signIn(await begin(agent), googlePerson());
    clock.set("2026-11-21T12:10:01Z");
    expect(readRefusal(await agent.get(callback))).toBe("google_failed");
  });

  it("is refused with a tampered cookie", async () => {
    const agent = site.visitor();
    const callback = site.provider.signIn(await begin(agent), googlePerson());
    for (const [name, value] of agent.cookies) {
      if (name.startsWith("cosmic_google_")) agent.cookies.set(name, `A${value.slice(1)}`);
    }
    expect(readRefusal(await agent.get(callback))).toBe("google_failed");
  });
});

describe("simultaneous Google attempts of one browser", () => {
  it("each keep their own return path, whichever ends first", async () => {
    const agent = site.visitor();
    const first = site.provider.signIn(await begin(agent, "/quiz"), googlePerson());
    const second = site.provider.signIn(await begin(agent, "/result?slug=b"), googlePerson());
    expect((await agent.get(second)).headers.location).toBe("/result?slug=b");
    expect((await agent.get(first)).headers.location).toBe("/quiz");
  });

  it("are limited in number: the oldest cookies are deleted", async () => {
    const agent = site.visitor();
    const callbacks: string[] = [];
    const long = `/result?slug=${"x".repeat(1_150)}`;
    for (let index = 0; index < 12; index += 1) {
      callbacks.push(site.provider.signIn(await begin(agent, long), googlePerson()));
    }
    expect(agent.cookies.size).toBe(3);
    expect([...agent.cookies].join("; ").length).toBeLessThan(8_000);
    expect(readRefusal(await agent.get(callbacks[0] ?? ""))).toBe("google_failed");
    expect((await agent.get(callbacks[11] ?? "")).headers.location).toBe(long);
  });

  it("lead to the dashboard from a path that is too long to keep", async () => {
    const agent = site.visitor();
    const callback = site.provider.signIn(
      await begin(agent, `/result?x=${"y".repeat(1_900)}`),
      googlePerson(),
    );
    expect((await agent.get(callback)).headers.location).toBe("/dashboard");
  });
});

describe("Google attempt under https", () => {
  it("is bound to this host and to https", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => {
        const sites = {
          ...config.sites,
          webUrl: "https://app.test",
          adminUrl: "https://admin.app.test",
          secure: true,
        };
        return site.withGoogle({ ...config, sites });
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
