import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

const withCode = (code: string) => Object.assign(new Error("x"), { code });

describe("isDatabaseUnavailable", () => {
  it.each(["57P01", "08006", "53300", "57014", "53100", "ECONNREFUSED", "ETIMEDOUT", "ENOSPC"])(
    "%s: yes",
    (code) => {
      expect(isDatabaseUnavailable(withCode(code))).toBe(true);
    },
  );

  it.each(["23505", "22P02", "42P01", "ENOENT"])("%s: no", (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false);
  });

  it("recognizes driver messages, and looks inside aggregate errors", () => {
    expect(isDatabaseUnavailable(new Error("Connection terminated unexpectedly"))).toBe(true);
    expect(isDatabaseUnavailable(new AggregateError([withCode("ECONNREFUSED")]))).toBe(true);
    expect(isDatabaseUnavailable("57P01")).toBe(false);
  });
});
