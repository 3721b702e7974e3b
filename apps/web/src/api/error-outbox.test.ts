import { errorsInboxContract } from "@cosmic/contracts";
import { ApiError } from "@cosmic/contracts/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mockApi } from "../../test/mock-api.ts";
import { createErrorOutbox, toClientError } from "./error-outbox.ts";
import { watchErrors } from "./report-failure.ts";

const REPORTS = "/api/client-errors";
const accepted = errorsInboxContract.reportClientError.body;
const failure = (message: string) =>
  ({ url: "/api/quiz", status: 500, message, severity: "HIGH" }) as const;

function begin(answers: Parameters<typeof mockApi>[0] = {}) {
  const { calls } = mockApi(answers);
  return {
    add: createErrorOutbox().add,
    sent: () => calls.filter(({ path }) => path === REPORTS).map(({ body }) => body),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "sendBeacon");
});

test("the outbox sends the first failure at once without its query, and a burst after it as one batch", async () => {
  const { add, sent } = begin();
  add({ ...failure("a"), url: "/api/checkout-success?session_id=cs_secret" });
  expect(sent()).toEqual([{ ...failure("a"), url: "/api/checkout-success" }]);
  add(failure("b"));
  add(failure("c"));
  expect(sent()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent()[1]).toEqual([failure("b"), failure("c")]);
  expect(accepted.parse(sent()[1])).toEqual(sent()[1]);
});

test("the outbox drops repeats and sends at most forty failures per page", async () => {
  const { add, sent } = begin();
  for (let time = 0; time < 10; time += 1) add(failure("the same"));
  for (let time = 0; time < 100; time += 1) add(failure(`number ${time}`));
  await vi.advanceTimersByTimeAsync(2_000);
  const told = sent().flat() as { message: string }[];
  expect(told).toHaveLength(40);
  expect(told.filter(({ message }) => message === "the same")).toHaveLength(3);
});

test("the outbox sends what is waiting by beacon when the page is hidden", async () => {
  const { add, sent } = begin();
  const sendBeacon = vi.fn((_path: string, _body: Blob) => true);
  navigator.sendBeacon = sendBeacon as never;
  add(failure("a"));
  add(failure("b"));
  window.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(REPORTS, expect.any(Blob));
  expect(sent()).toHaveLength(1);
});

test.each([
  ["is refused", () => ({ status: 500 })],
  ["cannot be sent", () => Promise.reject(new TypeError("Failed to fetch"))],
])("an error report that %s leaves one warning and is not reported itself", async (_, answer) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { add, sent } = begin({ [`POST ${REPORTS}`]: answer });
  add(failure("a"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toHaveLength(1);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockReset();
});

test("an uncaught error is reported for its page, without the query", () => {
  window.history.replaceState(null, "", "/result?slug=secret");
  expect(toClientError(new RangeError("x".repeat(900)))).toEqual({
    url: "/result",
    status: 0,
    message: `RangeError: ${"x".repeat(488)}`,
    severity: "HIGH",
  });
  window.history.replaceState(null, "", "/");
});

test.each([
  ["a call that was given up", new DOMException("", "AbortError")],
  ["a refusal that was reported already", new ApiError(500, "", null, null)],
  ["a foreign script", null],
  ["a text", "no"],
])("%s is not reported", (_, problem) => {
  expect(toClientError(problem)).toBeNull();
});

test("uncaught errors and rejections of the page are reported", async () => {
  vi.useRealTimers();
  const { sent } = begin();
  watchErrors();
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("broken") }));
  const rejection = new Event("unhandledrejection");
  window.dispatchEvent(Object.assign(rejection, { reason: new TypeError("rejected") }));
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("pagehide"));
    expect(sent().flat()).toMatchObject([
      { message: "Error: broken", status: 0 },
      { message: "TypeError: rejected", status: 0 },
    ]);
  });
});
