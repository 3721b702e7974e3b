import { describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import { redact, redactUrl } from "./redact.ts";

const REPORT = {
  url: "http://localhost:3000/api/generate-profile?birthDate=1990-01-15",
  status: 500,
  message: "500: mona@cosmic.test born 1990-01-15, token Zm9vYmFyYmF6cXV4MTIzNDU2",
  severity: "HIGH",
};

describe("the errors inbox", () => {
  it("takes a report from anybody and writes it to the log without anything personal", async () => {
    const lines: string[] = [];
    const { app } = await buildAppForTest({ onLog: (line) => lines.push(line) });
    const response = await createAgent(app).post("/api/client-errors", REPORT);
    expect([response.statusCode, response.body]).toEqual([204, ""]);

    const log = lines.join("");
    expect(log).toContain("A browser reported a failure");
    expect(log).toContain('"url":"/api/generate-profile"');
    expect(log).not.toMatch(/mona|1990|Zm9vYmFy/);
  });

  it.each([
    {},
    { ...REPORT, status: 1000 },
    { ...REPORT, status: "500" },
    { ...REPORT, severity: "WORST" },
    { ...REPORT, message: "x".repeat(2_001) },
    { ...REPORT, message: "\u0000" },
    { ...REPORT, url: "\ud800" },
  ])("refuses an odd report (%#)", async (report) => {
    const { app } = await buildAppForTest();
    expect((await createAgent(app).post("/api/client-errors", report)).statusCode).toBe(400);
  });

  it("stops listening to an address that reports without end", async () => {
    const { app } = await buildAppForTest({
      configure: (config) => ({ ...config, limits: { ...config.limits, scale: 1 } }),
    });
    const flooder = createAgent(app, { remoteAddress: "198.51.100.7" });
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await flooder.post("/api/client-errors", REPORT)).statusCode);
    }
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(204));
    expect(statuses[30]).toBe(429);
  });
});

describe("redaction", () => {
  it("keeps the names of calls and drops their queries", () => {
    expect(redactUrl("https://app.example/api/create-checkout-session?x=1#top")).toBe(
      "/api/create-checkout-session",
    );
    expect(redactUrl("/api/profiles/Zm9vYmFyYmF6cXV4MTIzNDU2")).toBe("/api/profiles/[token]");
  });

  it("makes one line of a text that would forge another", () => {
    expect(redact('a\n{"level":60}\r\u2028b')).toBe('a {"level":60} b');
  });
});
