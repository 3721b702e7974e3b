import { expect, test } from "vitest";
import { ApiError } from "../../api/client.ts";
import { refusalText } from "./refusal-text.ts";

const refused = (status: number, message: string | null, retryAfter: number | null = null) =>
  new ApiError(
    status,
    "text",
    message === null ? null : { message, code: "x", requestId: "r" },
    retryAfter,
  );

test("the server's own sentence comes first, then the fallback", () => {
  expect(refusalText(refused(409, "Taken."), "Fallback")).toBe("Taken.");
  expect(refusalText(refused(500, null), "Fallback")).toBe("Fallback");
  expect(refusalText(new TypeError("Failed to fetch"), "Fallback")).toBe("Fallback");
});

test.each([
  [1, "in 1 second."],
  [40, "in 40 seconds."],
  [60, "in 1 minute."],
  [75, "in 2 minutes."],
  [3_600, "in 60 minutes."],
  [7_201, "in 3 hours."],
])("a limit of %s seconds says to try again %s", (seconds, words) => {
  expect(refusalText(refused(429, "Slow down.", seconds), "Fallback")).toBe(
    `Too many attempts. Please try again ${words}`,
  );
});

test("a limit without a time keeps the server's sentence", () => {
  expect(refusalText(refused(429, "Slow down."), "Fallback")).toBe("Slow down.");
});
