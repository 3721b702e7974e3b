import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { MAX_RETURN_TO_LENGTH, safeReturnTo } from "./safe-return-to.ts";

const origin = "https://app.test";
const go = (value: unknown) => safeReturnTo(value, { origin });

const HOSTILE = [
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\/evil.test",
  "\\\\evil.test",
  "/\\/evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  " //evil.test",
  "\0//evil.test",
  "/%2F/evil.test",
  "/%5Cevil.test",
  "/%09/evil.test",
  "%2F%2Fevil.test",
  "/..//evil.test",
  "/.//evil.test",
  "/foo/..//evil.test",
  "/%2e%2e//evil.test",
  "/./\\evil.test",
  "https://evil.test",
  "http:/evil.test",
  "https:/\\evil.test",
  "https:evil.test",
  "javascript:alert(1)",
  "JaVaScRiPt:",
  "java\tscript:",
  "data:text/html,x",
  "//evil%E3%80%82test",
  "//evil。test",
  "//app@evil.test",
  "https://app@evil.test",
  "https://app.evil.test",
  "@evil.test",
  "/x%0d%0aSet-Cookie:a=b",
  "/x\r\nSet-Cookie: a=b",
  "/;//evil.test",
  "/".repeat(1_000_000),
  "",
  "null",
  "/%252F/evil.test",
  "/%255cevil.test",
  "/%2e%2e/%2fevil.test",
  "/x\u0085y",
  "/%",
  "/%ff",
  "\uFEFF//evil.test",
  "https://app.test/quiz",
];

const LOOPING = [
  "/api",
  "/api/logout",
  "/api/auth/google?returnTo=/quiz",
  "/API/logout",
  "/%61pi/logout",
  "/x/../api/logout",
  "/./api/logout",
  "/auth",
  "/auth/",
  "/auth-select?returnTo=/quiz",
  "/AUTH-select",
  "/email-auth?email=a",
  "/login",
  "/login/",
  "/Login?x=1",
  "/signup#form",
  "/forgot-password",
  "/reset-password?token=t",
];

const OWN_PAGES = [
  "/",
  "/dashboard",
  "/quiz",
  "/result?slug=abc123",
  "/result?checkout=true&slug=abc",
  "/checkout-success?session_id=cs_test_1&returnTo=%2Fresult%3Fslug%3Dabc",
  "/mbti-result?type=INTJ&birthDate=1990-03-21",
  "/home#faq",
  "/result?next=//evil.test",
  "/logins",
  "/apiary",
  "/admin",
];

describe("safeReturnTo", () => {
  it.each(HOSTILE)("sends %j to the fallback", (value) => {
    expect(go(value)).toBe("/dashboard");
  });

  it.each(LOOPING)("does not loop back to %s", (value) => {
    expect(go(value)).toBe("/dashboard");
  });

  it.each(OWN_PAGES)("keeps %s as it is", (value) => {
    expect(go(value)).toBe(value);
  });

  it.each([[123], [{}], [[]], [null], [undefined], [true], [["/quiz"]], [["/a", "//evil.test"]]])(
    "sends a value that is no text to the fallback: %j",
    (value) => {
      expect(go(value)).toBe("/dashboard");
    },
  );

  it("uses the fallback it is given", () => {
    expect(safeReturnTo("//evil.test", { origin, fallback: "/" })).toBe("/");
  });

  it("falls back rather than throwing when the origin is none", () => {
    expect(safeReturnTo("/quiz", { origin: "nowhere" })).toBe("/dashboard");
  });

  it("brings dot segments and spaces into normal form", () => {
    expect(go("/quiz/../result?q=a b")).toBe("/result?q=a%20b");
  });

  it("refuses a target that grows too long when encoded", () => {
    expect(go(`/quiz?q=${"é".repeat(1000)}`)).toBe("/dashboard");
    expect(go(`/quiz?q=${"e".repeat(MAX_RETURN_TO_LENGTH - 8)}`)).toHaveLength(
      MAX_RETURN_TO_LENGTH,
    );
    expect(go(`/quiz?q=${"e".repeat(MAX_RETURN_TO_LENGTH - 7)}`)).toBe("/dashboard");
  });

  const fragments = fc.constantFrom(
    ...Array.from("/\\@:;?#%.&=\t\r\n\0 。é😀"),
    "//",
    "..",
    "%2f",
    "%5C",
    "%2e",
    "%25",
    "%00",
    "%61pi",
    "evil.test",
    "https:",
    "api",
    "auth",
    "login",
    "quiz",
    "\uD800",
  );
  const targets = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(fragments, { maxLength: 12 }).map((parts) => parts.join("")),
    fc.array(fragments, { maxLength: 12 }).map((parts) => `/${parts.join("")}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom(...HOSTILE, ...OWN_PAGES),
  );

  it("always stays on the origin, on a page, in one piece", () => {
    fc.assert(
      fc.property(targets, (value) => {
        const target = go(value);
        const url = new URL(target, origin);
        expect(url.origin).toBe(origin);
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(target).not.toMatch(/[\p{Cc}\\ ]/u);
        expect(decodeURIComponent(url.pathname)).not.toMatch(
          /^\/(?:api|auth|login|signup)(?:\/|$)/i,
        );
        expect(url.pathname + url.search + url.hash).toBe(target);
      }),
      { numRuns: 4000 },
    );
  });

  it("changes nothing when applied twice", () => {
    fc.assert(
      fc.property(targets, (value) => {
        expect(go(go(value))).toBe(go(value));
      }),
      { numRuns: 1000 },
    );
  });

  it("takes any value at all without throwing", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(go(value)).toMatch(/^\//);
      }),
    );
  });
});
