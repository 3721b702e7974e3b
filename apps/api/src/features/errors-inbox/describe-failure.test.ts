import { type ClientError, routes } from "@cosmic/contracts";
import { describe, expect, it } from "vitest";
import { describeFailure, toErrorReportKind } from "./describe-failure.ts";
import { PAGES } from "./pages.ts";

const report = (given: Partial<ClientError>): ClientError => ({
  url: "/",
  status: 0,
  message: "TypeError: x is undefined",
  severity: "HIGH",
  ...given,
});

const getLocation = (url: string) => toErrorReportKind(report({ url })).place;

describe("location of a failure", () => {
  it.each(PAGES)("is the page for %s, whatever follows its path", (page) => {
    expect(getLocation(`https://app.example${page}?token=x`)).toBe(page);
  });

  const calls = Object.values(routes).flatMap((group) =>
    Object.values(group).map(({ path }: { path: string }) => path),
  );

  it.each(calls)("is the call for %s", (pattern) => {
    const url = pattern.replaceAll(/:\w+/g, "ada@cosmic.test");
    const kind = toErrorReportKind(report({ url, status: 500 }));
    expect(kind.place).not.toMatch(/ada|other/);
    expect(describeFailure(report({ url })).route).toBe(kind.place);
  });

  it.each(["/your-data/", "/Privacy", "/terms/ada", "/1990-01-15", "http://["])(
    "ignores %j, which is no page",
    (url) => {
      expect(getLocation(url)).toBe("other");
    },
  );
});
