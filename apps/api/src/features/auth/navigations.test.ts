import { beforeAll, describe, expect, it } from "vitest";
import { type Agent, createAgent } from "../../../test/agent.ts";
import { buildTestApp, type TestApp } from "../../../test/build-test-app.ts";

let built: TestApp;
let visitor: () => Agent;

beforeAll(async () => {
  built = await buildTestApp();
  visitor = () => createAgent(built.app);
  return () => built.close();
});

describe("sign-in navigations", () => {
  it("redirect to the sign-in page and keep a return path of this site", async () => {
    const login = await visitor().get("/api/login?returnTo=%2Fquiz%3Fa%3D1");
    expect(login.statusCode).toBe(302);
    expect(login.headers.location).toBe("/auth-select?returnTo=%2Fquiz%3Fa%3D1");
    const google = await visitor().get("/api/auth/google?returnTo=%2Fresult");
    expect(google.headers.location).toBe("/auth?error=google_unavailable&returnTo=%2Fresult");
  });

  const HOSTILE = [
    "//evil.test",
    "/\\evil.test",
    "\\/evil.test",
    "/\t/evil.test",
    "/%2F/evil.test",
    "/..//evil.test",
    "/.//evil.test",
    "https://evil.test",
    "https:evil.test",
    "javascript:alert(1)",
    "/x\r\nSet-Cookie: a=b",
    "\0//evil.test",
    "",
    "null",
    "/".repeat(5_000),
  ];

  it.each(["/api/login", "/api/logout", "/api/auth/google"])(
    "%s never leads off the site or adds a header",
    async (path) => {
      for (const returnTo of HOSTILE) {
        const answer = await visitor().get(`${path}?returnTo=${encodeURIComponent(returnTo)}`);
        expect(answer.statusCode).toBe(302);
        const target = new URL(String(answer.headers.location), "http://localhost:3000");
        expect(target.origin).toBe("http://localhost:3000");
        const inner = target.searchParams.get("returnTo") ?? "/";
        expect(new URL(inner, "http://localhost:3000").origin).toBe("http://localhost:3000");
        expect(JSON.stringify(answer.headers)).not.toContain("a=b");
      }
    },
  );

  it("refuse a return path given twice", async () => {
    const answer = await visitor().get("/api/login?returnTo=/a&returnTo=//evil.test");
    expect(answer.statusCode).toBe(400);
  });
});
