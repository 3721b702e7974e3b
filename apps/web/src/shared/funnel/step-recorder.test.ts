import { funnelContract } from "@cosmic/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import { createStepRecorder } from "./step-recorder.ts";
import { findSource } from "./visit.ts";

const accepted = funnelContract.recordFunnelEvents.body;
const EVENTS = "/api/funnel-events";

function begin(answers: Parameters<typeof mockApi>[0] = {}) {
  const { calls } = mockApi(answers);
  return {
    record: createStepRecorder().record,
    sent: () => calls.filter(({ path }) => path === EVENTS).map(({ body }) => body as never[]),
  };
}

const wait = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "sendBeacon");
});

test("steps are sent as one batch, with the time since each", async () => {
  const { record, sent } = begin();
  record("landing_view", {}, Date.now());
  await vi.advanceTimersByTimeAsync(500);
  record("quiz_start", {}, Date.now());
  expect(sent()).toEqual([]);
  await wait();
  expect(sent()).toHaveLength(1);
  expect(accepted.parse(sent()[0])).toEqual(sent()[0]);
  const id = sessionStorage.getItem("sessionId");
  expect(sent()[0]).toEqual([
    {
      step: "landing_view",
      stepNumber: 1,
      stepName: "Landing page viewed",
      sessionId: id,
      metadata: { msAgo: 2_000 },
    },
    expect.objectContaining({ step: "quiz_start", sessionId: id, metadata: { msAgo: 1_500 } }),
  ]);
});

test("a step is sent once per visit, also after a reload; a question once by its number", async () => {
  const first = begin();
  for (const question of [1, 1, 2]) first.record("mbti_question_answered", { question }, 0);
  first.record("landing_view", {}, 0);
  await wait();
  expect(first.sent()[0]).toHaveLength(3);
  const reloaded = begin();
  reloaded.record("landing_view", {}, 0);
  await wait();
  expect(reloaded.sent()).toEqual([]);
  // Signing out ends the visit.
  sessionStorage.clear();
  reloaded.record("landing_view", {}, 0);
  await wait();
  expect(reloaded.sent()).toHaveLength(1);
});

test("waiting steps are sent by beacon when the page is hidden, and none twice", async () => {
  const { record, sent } = begin();
  const beacon = vi.fn((_path: string, _body: Blob) => true);
  navigator.sendBeacon = beacon as never;
  record("checkout_initiated", {}, Date.now());
  window.dispatchEvent(new Event("pagehide"));
  window.dispatchEvent(new Event("pagehide"));
  await wait();
  const [path, body] = beacon.mock.calls[0] ?? [];
  expect(beacon).toHaveBeenCalledOnce();
  expect([path, body?.type]).toEqual([EVENTS, "application/json"]);
  expect(sent()).toEqual([]);
});

test("a batch holds at most twenty steps", async () => {
  const { record, sent } = begin();
  for (let question = 1; question <= 25; question += 1) {
    record("mbti_question_answered", { question }, 0);
  }
  await wait();
  expect(sent().map((batch) => batch.length)).toEqual([20, 5]);
});

test("without a connection nothing is thrown, and the steps go with the next one", async () => {
  let isOnline = false;
  const { record, sent } = begin({
    [`POST ${EVENTS}`]: () => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      return { status: 204 };
    },
  });
  record("landing_view", {}, Date.now());
  await wait();
  isOnline = true;
  record("quiz_start", {}, Date.now());
  await wait();
  expect(sent().at(-1)).toMatchObject([{ step: "landing_view" }, { step: "quiz_start" }]);
});

test("a batch the server refuses is not sent again", async () => {
  const { record, sent } = begin({ [`POST ${EVENTS}`]: { status: 429 } });
  record("landing_view", {}, Date.now());
  await wait();
  await wait();
  expect(sent()).toHaveLength(1);
});

test("a tab without storage still sends each step once, under one id", async () => {
  for (const method of ["getItem", "setItem"] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
  }
  const { record, sent } = begin();
  for (const step of ["landing_view", "landing_view", "quiz_start"] as const) record(step, {}, 0);
  await wait();
  const ids = new Set((sent()[0] ?? []).map(({ sessionId }) => sessionId));
  expect(sent()[0]).toHaveLength(2);
  expect(ids.size).toBe(1);
});

test.each([
  ["/?utm_source=newsletter", "https://news.example/x", "newsletter"],
  ["/", "https://news.example/x?mail=ada", "news.example"],
  ["/", "http://localhost:3000/quiz", null],
  ["/", "", null],
  ["/?utm_source=", "", null],
  ["/?utm_source=ada%40cosmic.test", "", "other"],
  ["/?utm_source=Ada+Lovelace", "", "other"],
  [`/?utm_source=${"x".repeat(41)}`, "", "other"],
])("a visit to %s from %j comes from %j", (at, referrer, source) => {
  expect(findSource(new URL(at, "http://localhost:3000"), referrer)).toBe(source);
});

test("a visit keeps the campaign of its first step when the recorder loads on a later page", async () => {
  const { record, sent } = begin();
  record("landing_view", {}, 0, "http://localhost:3000/?utm_source=newsletter");
  record("quiz_start", {}, 0);
  await wait();
  expect(sent()[0]).toMatchObject([
    { metadata: { source: "newsletter" } },
    { metadata: { source: "newsletter" } },
  ]);
});

test("where the visit came from stays what it was at its first step", async () => {
  const { record, sent } = begin();
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://news.example/");
  record("landing_view", {}, 0);
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://accounts.google.example/");
  record("quiz_start", {}, 0);
  await wait();
  expect(sent()[0]).toMatchObject([
    { metadata: { source: "news.example" } },
    { metadata: { source: "news.example" } },
  ]);
});
