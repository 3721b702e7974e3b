import { expect, test } from "vitest";
import { ApiError } from "../../api/client.ts";
import { toFailureNotice } from "./failure-notice.ts";

const now = new Date(2026, 10, 21, 14, 30, 20);

function refused(status: number, message: string | null, retryAfter: number | null = null) {
  const body = message === null ? null : { message, code: "refused", requestId: "r" };
  return new ApiError(status, message ?? "", body, retryAfter);
}

const toNotice = (error: unknown) =>
  toFailureNotice(error, { title: "Not signed in", fallback: "Invalid email or password" }, now);
const tooMany = (seconds: number | null) => toNotice(refused(429, "Too many", seconds));

test("failure notice gives a short wait in seconds", () => {
  expect(tooMany(30).text).toBe("You can try again in 30 seconds.");
  expect(tooMany(1).text).toBe("You can try again in 1 second.");
});

test("failure notice rounds a longer wait up to minutes and adds its end time", () => {
  expect(tooMany(60).text).toBe("You can try again in 1 minute, at 14:32.");
  expect(tooMany(61).text).toBe("You can try again in 2 minutes, at 14:32.");
  expect(tooMany(900).text).toBe("You can try again in 15 minutes, at 14:46.");
});

test("failure notice gives no time when the server named no wait", () => {
  expect(tooMany(null)).toEqual({ title: "Too many attempts", text: "Please try again later." });
});

test("failure notice calls a missing response a connection error", () => {
  expect(toNotice(new TypeError("Failed to fetch"))).toEqual({
    title: "Connection Error",
    text: "Unable to connect to the server. Please try again.",
  });
});

test("failure notice shows the server's message, or a fallback without one", () => {
  expect(toNotice(refused(401, "Invalid email or password")).text).toBe(
    "Invalid email or password",
  );
  expect(toNotice(refused(403, null)).text).toBe("Invalid email or password");
  expect(toNotice(refused(502, null)).text).toBe(
    "The server could not answer. Please try again shortly.",
  );
});
