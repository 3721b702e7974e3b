import { describe, expect, it } from "vitest";
import { loggedError } from "./logged-error.ts";

describe("logged error", () => {
  it("keeps type, message and stack of our own errors", () => {
    const logged = loggedError(new TypeError("x is not a function"));
    expect(logged).toMatchObject({ type: "TypeError", message: "x is not a function" });
    expect(logged["stack"]).toContain("logged-error.test.ts");
  });

  it("keeps nothing of a database error that could contain personal data", () => {
    const error = Object.assign(new Error('invalid input for "ada@x.test"'), {
      code: "23505",
      constraint: "users_email_key",
      detail: "Key (email)=(ada@x.test) already exists.",
      parameters: ["ada@x.test"],
    });
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toContain("ada@x.test");
    expect(logged).toMatchObject({ code: "23505", constraint: "users_email_key" });
  });

  it("does not print what was thrown when it is no error", () => {
    expect(loggedError("ada@x.test")).toEqual({ type: "string" });
  });
});
