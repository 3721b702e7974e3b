import { describe, expect, it } from "vitest";

import { findPasswordProblem, isPasswordTooLong, PASSWORD_MAX_BYTES } from "./password-rules.ts";

describe("findPasswordProblem", () => {
  it("wants six characters at sign-up", () => {
    expect(findPasswordProblem("12345", "sign-up")).toBe("Password must be at least 6 characters");
    expect(findPasswordProblem("123456", "sign-up")).toBeNull();
  });

  it("wants eight characters at a reset", () => {
    expect(findPasswordProblem("1234567", "reset")).toBe("Password must be at least 8 characters");
    expect(findPasswordProblem("12345678", "reset")).toBeNull();
  });

  it("counts spaces, and an emoji once", () => {
    expect(findPasswordProblem("  a   ", "sign-up")).toBeNull();
    expect(findPasswordProblem("🔑🔑🔑🔑🔑", "sign-up")).not.toBeNull();
    expect(findPasswordProblem("🔑🔑🔑🔑🔑🔑", "sign-up")).toBeNull();
  });

  it("takes up to 1,024 bytes, counted in UTF-8", () => {
    expect(findPasswordProblem("a".repeat(PASSWORD_MAX_BYTES), "sign-up")).toBeNull();
    expect(findPasswordProblem("a".repeat(PASSWORD_MAX_BYTES + 1), "sign-up")).toBe(
      "Password must be at most 1,024 bytes",
    );
    expect(isPasswordTooLong("é".repeat(512))).toBe(false);
    expect(isPasswordTooLong("é".repeat(513))).toBe(true);
    expect(isPasswordTooLong("x".repeat(16_000_000))).toBe(true);
  });

  it.each(["abc\0defgh", "abcdefg\uD800"])("refuses %j, which cannot be kept exactly", (text) => {
    expect(findPasswordProblem(text, "sign-up")).toBe(
      "Password contains a character that cannot be used",
    );
  });
});
