import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { isFromSite } from "./origin-check.ts";
import { createSites, sitesOfRoute } from "./site.ts";

const production = createSites({ web: "https://app.test", admin: "https://admin.app.test" });
const local = createSites({ web: "http://localhost:3000", admin: "http://localhost:3001" });

const requestWith = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;

describe("site of a request", () => {
  it.each([
    ["app.test", "web"],
    ["APP.test", "web"],
    ["admin.app.test", "admin"],
    ["app.test:443", null],
    ["evil.test", null],
    ["", null],
  ])("host %j is %j", (host, site) => {
    expect(production.findSite(requestWith({ host }))).toBe(site);
  });

  it("treats the loopback address as localhost, only in local setups", () => {
    expect(local.findSite(requestWith({ host: "127.0.0.1:3001" }))).toBe("admin");
    expect(local.findSite(requestWith({ host: "127.0.0.1:3002" }))).toBeNull();
    expect(production.findSite(requestWith({ host: "127.0.0.1" }))).toBeNull();
  });

  it("is unknown when both sites have one address", () => {
    const one = createSites({ web: "http://localhost:3000", admin: "http://localhost:3000" });
    expect(one.findSite(requestWith({ host: "localhost:3000" }))).toBeNull();
  });

  it("is found by the route's pattern", () => {
    expect(sitesOfRoute("/api/admin/users/:id")).toEqual(["admin"]);
    expect(sitesOfRoute("/api/administration")).toEqual(["web"]);
    expect(sitesOfRoute("/api/auth/login")).toEqual(["web"]);
  });

  it("allows the pages of both sites to send the failures they saw", () => {
    expect(sitesOfRoute("/api/client-errors")).toEqual(["web", "admin"]);
  });
});

describe("same-site check of a changing request", () => {
  it.each([
    [{}, true],
    [{ origin: "https://app.test" }, true],
    [{ origin: "https://app.test", "sec-fetch-site": "same-origin" }, true],
    [{ origin: "null" }, false],
    [{ origin: "" }, false],
    [{ origin: "http://app.test" }, false],
    [{ origin: "https://app.test:8443" }, false],
    [{ origin: "https://app.test.evil.test" }, false],
    [{ origin: "https://other.app.test" }, false],
    [{ origin: "https://admin.app.test" }, false],
    [{ origin: "https://app.test, https://evil.test" }, false],
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "none" }, true],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, false],
    [{ "sec-fetch-site": "same-origin, cross-site" }, false],
    [{ referer: "https://app.test/quiz" }, true],
    [{ referer: "https://evil.test/https://app.test/" }, false],
    [{ referer: "nonsense" }, false],
  ])("with %j: %j", (headers, isAllowed) => {
    expect(isFromSite(requestWith(headers), "web", production)).toBe(isAllowed);
  });

  it("distinguishes the two sites' origins", () => {
    const admin = requestWith({ origin: "https://admin.app.test" });
    expect(isFromSite(admin, "admin", production)).toBe(true);
    expect(isFromSite(admin, "web", production)).toBe(false);
  });
});
