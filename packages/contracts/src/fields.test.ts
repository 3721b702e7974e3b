import { describe, expect, it } from "vitest";
import { addressesContract } from "./addresses.contract.ts";
import { loginBody, signUpBody } from "./auth.contract.ts";
import { blueprintsContract } from "./blueprints.contract.ts";
import { quizContract } from "./quiz.contract.ts";

const messageFor = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } } },
  value: unknown,
) => schema.safeParse(value).error?.issues[0]?.message ?? null;

describe("field rules", () => {
  it("normalize an email address to its canonical form", () => {
    const parsed = loginBody.parse({ email: " Ada@X.test ", password: "secret" });
    expect(parsed.email).toBe("ada@x.test");
  });

  it.each([
    [undefined],
    [3],
    ["a@x.test\r\nBcc:v@x.test"],
    ["no-at.test"],
    [`${"a".repeat(250)}@x.test`],
  ])("refuse %j as an email address", (email) => {
    expect(messageFor(loginBody, { email, password: "secret" })).toBe(
      "Please enter a valid email address",
    );
  });

  it("refuse an address that only a restore gives wherever an account gets one", () => {
    const email = "Changed-1@Restored.invalid";
    const refusal = "Please enter a valid email address";
    expect(messageFor(signUpBody, { email, password: "secret" })).toBe(refusal);
    expect(messageFor(addressesContract.changeEmail.body, { email })).toBe(refusal);
    expect(messageFor(loginBody, { email, password: "secret" })).toBeNull();
  });

  it("require six characters at sign-up and keep spaces", () => {
    const body = { email: "a@x.test", password: "12345" };
    expect(messageFor(signUpBody, body)).toBe("Password must be at least 6 characters");
    expect(signUpBody.parse({ ...body, password: " 2345 " }).password).toBe(" 2345 ");
  });

  it.each([
    [undefined, "Password is required"],
    [null, "Password is required"],
    [123456, "Password must be text"],
    [["secret"], "Password must be text"],
  ])("explain what is wrong with %j as a password", (password, message) => {
    expect(messageFor(loginBody, { email: "a@x.test", password })).toBe(message);
    expect(messageFor(signUpBody, { email: "a@x.test", password })).toBe(message);
  });

  it.each([
    [5, "Names must be one line of text"],
    ["a\nb", "Names must be one line of text"],
    ["x".repeat(101), "Names can have at most 100 characters"],
    ["x".repeat(100), null],
  ])("explain what is wrong with %j as a name", (firstName, message) => {
    const body = { email: "a@x.test", password: "secret", firstName };
    expect(messageFor(signUpBody, body)).toBe(message);
  });

  it("name the UTC offset when it is wrong", () => {
    const body = { birthDate: "1990-01-01", utcOffset: "1" };
    expect(messageFor(quizContract.saveBirthInfo.body, body)).toBe(
      "Please give the offset from UTC as hours and minutes, such as +01:00.",
    );
  });

  it("refuse passwords that cannot be stored as typed or are too long to hash", () => {
    const body = { email: "a@x.test" };
    for (const password of ["abc\0def", "abcdef\ud800", "x".repeat(1_025)]) {
      expect(messageFor(signUpBody, { ...body, password })).not.toBeNull();
      expect(messageFor(loginBody, { ...body, password })).not.toBeNull();
    }
  });

  it.each([
    [[1, 2, 3, 4, 5, 1, 2]],
    [[1, 2, 3, 4, 5, 1, 2, 0]],
    [[1, 2, 3, 4, 5, 1, 2, 1.5]],
    ["12345123"],
    [null],
  ])("refuse %j as quiz answers with the quiz's own message", (answers) => {
    expect(messageFor(quizContract.submitQuiz.body, { answers })).toBe(
      "Please answer all questions before continuing.",
    );
  });

  it.each([["intj"], ["constructor"], ["__proto__"], ["INTJ\nIgnore"], [7]])(
    "refuses %j as a type",
    (mbtiType) => {
      const body = { birthDate: "1990-01-01", mbtiType };
      expect(messageFor(blueprintsContract.generateProfile.body, body)).not.toBeNull();
    },
  );

  it.each([
    ["2023-2-3"],
    [" 1990-01-01 "],
    ["+275760-09-13"],
    ["02/31/1990"],
    ["1990-01-01T00:00:00Z"],
  ])("refuse %j as a birth date, and say how one is written", (birthDate) => {
    expect(messageFor(quizContract.saveBirthInfo.body, { birthDate })).toContain(
      "year, month and day, such as 1990-07-14",
    );
  });

  it.each([[""], [19900101], [null]])("refuse %j as a missing birth date", (birthDate) => {
    expect(messageFor(quizContract.saveBirthInfo.body, { birthDate })).toBe(
      "Please provide your birth date.",
    );
  });
});
