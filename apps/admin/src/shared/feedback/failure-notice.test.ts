import { expect, test } from "vitest";
import { ApiError } from "../../api/client.ts";
import { toFailureNotice } from "./failure-notice.ts";

const now = new Date(2026, 10, 21, 14, 30, 20);

function refused(status: number, message: string | null, retryAfter: number | null = null) {
  const body = message === null ? null : { message, code: "refused", requestId: "r" };
  return new ApiError(status, message ?? "", body, retryAfter);
}

const noticeOf = (error: unknown) =>
  toFailureNotice(error, { title: "Not signed in", fallback: "Invalid email or password" }, now);
const tooMany = (seconds: number | null) => noticeOf(refused(429, "Too many", seconds));

test("a short wait is told in seconds", () => {
  expect(tooMany(30).text).toBe("You can try again in 30 seconds.");
  expect(tooMany(1).text).toBe("You can try again in 1 second.");
});

test("a longer wait is told in whole minutes with the time it ends, neither too early", () => {
  expect(tooMany(60).text).toBe("You can try again in 1 minute, at 14:32.");
  expect(tooMany(61).text).toBe("You can try again in 2 minutes, at 14:32.");
  expect(tooMany(900).text).toBe("You can try again in 15 minutes, at 14:46.");
});

test("a wait nobody named is not invented", () => {
  expect(tooMany(null)).toEqual({ title: "Too many attempts", text: "Please try again later." });
});

test("an answer that never came is a connection error", () => {
  expect(noticeOf(new TypeError("Failed to fetch"))).toEqual({
    title: "Connection Error",
    text: "Unable to connect to the server. Please try again.",
  });
});

test("the server's own sentence is shown, and a readable one where it gave none", () => {
  expect(noticeOf(refused(401, "Invalid email or password")).text).toBe(
    "Invalid email or password",
  );
  expect(noticeOf(refused(403, null)).text).toBe("Invalid email or password");
  expect(noticeOf(refused(502, null)).text).toBe(
    "The server could not answer. Please try again shortly.",
  );
});
