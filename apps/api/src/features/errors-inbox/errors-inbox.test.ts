import { describe, expect, it } from "vitest";
import { createAgent } from "../../../test/agent.ts";
import { buildAppForTest } from "../../../test/build-test-app.ts";
import { ERROR_CODES } from "../../errors.ts";
import { getRefusal } from "../../http/error-mapper.ts";
import { describeFailure } from "./describe-failure.ts";

const REPORT = {
  url: "http://localhost:3000/api/generate-profile?birthDate=1990-01-15",
  status: 500,
  message: "500: mona@cosmic.test born 1990-01-15, token Zm9vYmFyYmF6cXV4MTIzNDU2",
  severity: "HIGH",
} as const;

/** What a browser's report could carry, and the part of it that the log must not show. */
const PERSONAL = [
  ["a%40x.test", "x.test"],
  ["15/05/1990", "15/05"],
  ["19900515", "19900515"],
  ["_1990-05-16_", "1990-05-16"],
  ["#token=canary4abc", "canary4"],
  ["Bearer canary9abc", "canary9"],
  ["password=canary7", "canary7"],
  ["/reset/canary6abcdefghi", "canary6"],
  ["t1990-05-17T00:00", "1990-05-17"],
  ['"q"@x.test', "x.test"],
] as const;

describe("errors inbox", () => {
  it("accepts an error report from any visitor and logs it without anything personal", async () => {
    const lines: string[] = [];
    const { app } = await buildAppForTest({ onLog: (line) => lines.push(line) });
    const response = await createAgent(app).post("/api/client-errors", REPORT);
    expect([response.statusCode, response.body]).toEqual([204, ""]);

    const log = lines.join("");
    expect(log).toContain("A browser reported a failure");
    expect(log).toContain('"route":"/api/generate-profile"');
    expect(log).not.toMatch(/mona|1990|Zm9vYmFy/);
  });

  it.each(PERSONAL)("keeps %s out of the log, whatever it is part of", async (text, canary) => {
    const lines: string[] = [];
    const { app } = await buildAppForTest({ onLog: (line) => lines.push(line) });
    const agent = createAgent(app);
    const urls = [
      text,
      `/${text}`,
      `/api/profiles/${text}`,
      `/api/profiles/${encodeURIComponent(text)}`,
      `https://${text}/api/profiles`,
      `/api/birth-info?x=${text}`,
      `/api/birth-info#${text}`,
    ];
    const messages = [text, `500: {"message":"${text}","code":"${text}","requestId":"${text}"}`];
    for (const url of urls) {
      for (const message of messages) {
        const report = await agent.post("/api/client-errors", { ...REPORT, url, message });
        expect(report.statusCode).toBe(204);
      }
    }
    const log = lines.join("");
    expect(log.split("A browser reported a failure")).toHaveLength(
      urls.length * messages.length + 1,
    );
    expect(log).not.toContain(canary);
  });

  it("logs which call failed, how, and under which request id", async () => {
    const lines: string[] = [];
    const { app } = await buildAppForTest({ onLog: (line) => lines.push(line) });
    const agent = createAgent(app);
    const refused = await agent.get("/api/birth-info");
    await agent.post("/api/client-errors", {
      url: `/api/profiles/${"s".repeat(22)}`,
      status: 401,
      message: `401: ${refused.body}`,
      severity: "MEDIUM",
    });
    const line = lines.find((each) => each.includes("A browser reported a failure")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({
      count: 1,
      clientErrors: [
        {
          status: 401,
          severity: "MEDIUM",
          route: "/api/profiles/:slug",
          code: "unauthorized",
          requestId: refused.json<{ requestId: string }>().requestId,
        },
      ],
    });
  });

  it("logs one short line for a batch, however much is in it", async () => {
    const lines: string[] = [];
    const { app } = await buildAppForTest({ onLog: (line) => lines.push(line) });
    const batch = Array.from({ length: 20 }, (_, index) => ({ ...REPORT, status: 400 + index }));
    await createAgent(app).post("/api/client-errors", batch);
    await createAgent(app).post(
      "/api/client-errors",
      Array.from({ length: 20 }, () => REPORT),
    );
    const logged = lines.filter((line) => line.includes("A browser reported a failure"));
    const [different = "{}", same = "{}"] = logged;
    expect(logged).toHaveLength(2);
    expect(JSON.parse(different)).toMatchObject({ count: 20 });
    expect(JSON.parse(different).clientErrors).toHaveLength(5);
    expect(JSON.parse(same)).toMatchObject({
      count: 20,
      clientErrors: [{ status: REPORT.status }],
    });
    for (const line of logged) expect(line.length).toBeLessThan(1_500);
  });

  it.each([
    {},
    { ...REPORT, status: 1000 },
    { ...REPORT, status: "500" },
    { ...REPORT, severity: "WORST" },
    { ...REPORT, message: "x".repeat(2_001) },
    { ...REPORT, message: "\u0000" },
    { ...REPORT, url: "\ud800" },
  ])("refuses an invalid report (%#)", async (report) => {
    const { app } = await buildAppForTest();
    expect((await createAgent(app).post("/api/client-errors", report)).statusCode).toBe(400);
  });

  it("refuses reports from an address that sends without end", async () => {
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

const described = (report: object) => describeFailure({ ...REPORT, ...report });

describe("description of a failure", () => {
  it.each([
    ["/api/profiles", "/api/profiles"],
    ["/api/profiles/abc?x=1#top", "/api/profiles/:slug"],
    ["https://app.example/api/admin/alerts/7/resolve", "/api/admin/alerts/:id/resolve"],
    ["/api/profiles/", "other"],
    ["/api/profiles/abc/def", "other"],
    ["/api/openapiXjson", "other"],
    ["/result", "other"],
    ["http://[", "other"],
    ["", "other"],
  ])("names the call of %j as %j", (url, route) => {
    expect(described({ url }).route).toBe(route);
  });

  it("finds code and request id in a truncated body", () => {
    const requestId = crypto.randomUUID();
    const message = `400: {"message":"No.","code":"invalid_input","requestId":"${requestId}","iss`;
    expect(described({ message })).toMatchObject({ code: "invalid_input", requestId });
  });

  it.each(["mona", "to_string", "__proto__", "INTERNAL", "x".repeat(41)])(
    "drops %s, which is no code of this product",
    (code) => {
      expect(described({ message: `500: {"code":"${code}"}` })).toEqual({
        status: 500,
        severity: "HIGH",
        route: "/api/generate-profile",
      });
    },
  );

  it("includes the code of every refusal", () => {
    const codes = Array.from({ length: 200 }, (_, index) => getRefusal(400 + index).code);
    expect(ERROR_CODES).toEqual(expect.arrayContaining(codes));
  });
});
