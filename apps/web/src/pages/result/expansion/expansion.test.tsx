import type { GeneratedProfile } from "@cosmic/contracts";
import { REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";
import { act, fireEvent, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aFullProfile } from "../../../../test/a-profile.ts";
import { type ApiAnswer, aUser, mockApi, refusal } from "../../../../test/mock-api.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { ResultPage } from "../result-page.tsx";

const { slug } = aFullProfile;
const done: ApiAnswer = { body: { success: true, message: "" } };
const unwritten = Object.fromEntries(
  SECTION_NAMES.filter((name) => REPORT_SECTIONS[name].access === "full").map((name) => [name, ""]),
);
/** Paid for, with only what a preview shows written so far. */
const begun: GeneratedProfile = {
  ...aFullProfile,
  ...unwritten,
  book: null,
  monthlyForecasts: [],
  forecastYears: [],
  isPremium: false,
};

function open(expand: ApiAnswer | (() => ApiAnswer) = done) {
  let current = begun;
  const { calls } = mockApi({
    "GET /api/auth/user": { body: { ...aUser, hasLifetimeAccess: true } },
    [`GET /api/profiles/${slug}`]: () => ({ body: current }),
    "POST /api/expand-report": expand,
  });
  const view = renderPage(
    <StrictMode>
      <ResultPage />
    </StrictMode>,
    { path: `/result?slug=${slug}` },
  );
  const callsTo = (path: string) => calls.filter((call) => call.path === path);
  return {
    ...view,
    orders: () => callsTo("/api/expand-report").map(({ body }) => body),
    looks: () => callsTo(`/api/profiles/${slug}`).length,
    finish: () => {
      current = aFullProfile;
    },
  };
}

const pass = async (ms: number) => {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a paid reader sees what is written and a note that the rest is being written", async () => {
  const { orders } = open();
  expect(await screen.findByText("Writing your full report...")).toBeVisible();
  fireEvent.click(screen.getByText("Read Part II"));
  expect(screen.getByRole("article", { name: "Career & Work" })).toBeVisible();
  expect(screen.queryByText("Preview Version")).toBeNull();
  expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
  expect(orders()).toEqual([{ profileId: begun.id }]);
});

test("new chapters appear without a reload, and the focus stays where it was", async () => {
  const { orders, looks, finish } = open();
  await screen.findByText("Writing your full report...");
  const link = screen.getByRole("link", { name: "Create Another Blueprint" });
  fireEvent.click(screen.getByText("Read Part II"));
  link.focus();
  await pass(4_500);
  expect(looks()).toBeGreaterThanOrEqual(3);
  finish();
  await pass(2_500);
  expect(screen.getByRole("article", { name: "Money Mindset" })).toBeVisible();
  expect(screen.getByText("Your full report is written")).toBeVisible();
  expect(screen.getByRole("switch")).toBeVisible();
  expect(link).toHaveFocus();
  const looksWhenDone = looks();
  await pass(10_000);
  expect(looks()).toBe(looksWhenDone);
  expect(orders()).toHaveLength(1);
});

test("a slow expansion says so after a minute and a half, and checks again on request", async () => {
  const { orders, looks, finish } = open();
  await screen.findByText("Writing your full report...");
  // All at once: the look that is under way stays unanswered, and the others need not be made.
  act(() => {
    vi.advanceTimersByTime(91_000);
  });
  expect(screen.getByText("This is taking longer than usual")).toBeVisible();
  const looksSoFar = looks();
  await pass(6_000);
  expect(looks()).toBe(looksSoFar);
  finish();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await pass(2_500);
  expect(screen.getByText("Your full report is written")).toBeVisible();
  expect(orders()).toHaveLength(2);
});

test("a refusal shows the server's message and can be retried", async () => {
  const answers = [refusal(503, "The writers are busy."), done];
  const { user, orders } = open(() => answers.shift() ?? done);
  expect(await screen.findByText("The writers are busy.")).toBeVisible();
  vi.useRealTimers();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Writing your full report...")).toBeVisible();
  expect(orders()).toHaveLength(2);
});
