import { describe, expect, it } from "vitest";
import { failureKind } from "./database-failures.ts";

const withCode = (code: string) => Object.assign(new Error("x"), { code });

describe("reason of a failed statement", () => {
  it.each([
    ["40P01", "conflict"],
    ["40001", "conflict"],
    ["23505", "constraint"],
    ["53100", "disk_full"],
    ["ENOSPC", "disk_full"],
    ["57014", "timeout"],
    ["55P03", "timeout"],
    ["57P01", "unavailable"],
    ["08006", "unavailable"],
    ["ECONNRESET", "unavailable"],
    ["42P01", "other"],
  ])("%s: %s", (code, kind) => {
    expect(failureKind(withCode(code))).toBe(kind);
  });

  it("is recognized by its message when a driver gives no code", () => {
    expect(failureKind(new Error("Query read timeout"))).toBe("timeout");
    expect(failureKind(new Error("could not write: No space left on device"))).toBe("disk_full");
    expect(failureKind(new Error("Connection terminated unexpectedly"))).toBe("unavailable");
  });
});
