import type { FunnelSummary } from "@cosmic/contracts";
import { FUNNEL_STEP_NAMES, FUNNEL_STEPS } from "@cosmic/domain";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type ApiCall, mockApi, refusal, signedIn } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const VISITS = [4_000, 2_000, 1_000, 900, 800, 700, 600, 500, 40, 20, 10];
const visitsTimes = (factor: number) => VISITS.map((visits) => visits * factor);

const report: FunnelSummary = {
  steps: FUNNEL_STEPS.map((step, index) => ({
    step,
    stepNumber: index + 1,
    name: FUNNEL_STEP_NAMES[step],
    visits: VISITS[index] ?? 0,
    stepConversion: index === 0 ? null : (VISITS[index] ?? 0) / (VISITS[index - 1] ?? 1),
    overallConversion: (VISITS[index] ?? 0) / 4_000,
    medianSeconds: index === 0 ? null : index * 30,
  })),
  days: [
    { day: "2026-11-20", visits: visitsTimes(0.25) },
    { day: "2026-11-21", visits: visitsTimes(0.75) },
  ],
  sources: [{ source: "newsletter", visits: visitsTimes(1) }],
};
const nothing: FunnelSummary = {
  steps: report.steps.map((step) => ({ ...step, visits: 0 })),
  days: [],
  sources: [],
};
const funnel = { ...signedIn, "GET /api/admin/funnel": { body: report } };

const ranges = (calls: ApiCall[]) =>
  calls
    .filter(({ path }) => path === "/api/admin/funnel")
    .map(({ query }) => `${query["from"]} ${query["to"]}`);
const tableNamed = (name: string) => screen.findByRole("table", { name });
const readCells = async (table: string, row: RegExp) =>
  within(within(await tableNamed(table)).getByRole("row", { name: row }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

const onTheDay = () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-21T12:00:00Z") });
};

test("steps table shows visits, conversion rates and times", async () => {
  mockApi(funnel);
  renderPanel("/funnel");
  expect(within(await tableNamed("Steps")).getAllByRole("row")).toHaveLength(12);
  expect(await readCells("Steps", /Landing page viewed/)).toEqual([
    "4,000",
    "—none",
    "100%",
    "—none",
  ]);
  expect(await readCells("Steps", /Quiz started/)).toEqual(["2,000", "50%", "50%", "30 s"]);
  expect(await readCells("Steps", /Payment completed/)).toEqual([
    "20",
    "50%",
    "0.5%",
    "4 min 30 s",
  ]);
});

test("funnel page explains a rate above 100% when there is one", async () => {
  mockApi(funnel);
  const { unmount } = renderPanel("/funnel");
  await tableNamed("Steps");
  expect(screen.queryByText(/above 100%/)).toBeNull();
  unmount();
  const steps = report.steps.map((step) =>
    step.step === "premium_report_viewed" ? { ...step, visits: 44, stepConversion: 2.2 } : step,
  );
  mockApi({ ...signedIn, "GET /api/admin/funnel": { body: { ...report, steps } } });
  renderPanel("/funnel");
  expect((await readCells("Steps", /Premium report viewed/))[1]).toBe("220%");
  expect(screen.getByText(/above 100%/)).toBeInTheDocument();
});

test("funnel page shows visits by day, latest first, and by source", async () => {
  mockApi(funnel);
  renderPanel("/funnel");
  const days = within(await tableNamed("Visits by day")).getAllByRole("rowheader");
  expect(days.map(({ textContent }) => textContent)).toEqual(["2026-11-21", "2026-11-20"]);
  expect((await readCells("Visits by day", /2026-11-20/)).slice(0, 2)).toEqual(["1,000", "500"]);
  expect((await readCells("Visits by source", /newsletter/))[9]).toBe("20");
});

test("funnel page defaults to the last thirty days", async () => {
  onTheDay();
  const { calls } = mockApi(funnel);
  const { user } = renderPanel("/funnel");
  await tableNamed("Steps");
  await user.click(screen.getByRole("button", { name: "7 days" }));
  await waitFor(() => {
    expect(ranges(calls)).toEqual(["2026-10-23 2026-11-21", "2026-11-15 2026-11-21"]);
  });
});

test("date fields accept a valid range and explain an invalid one", async () => {
  onTheDay();
  const { calls } = mockApi(funnel);
  renderPanel("/funnel?from=2026-11-01&to=2026-11-10");
  await tableNamed("Steps");
  const [first, last] = [screen.getByLabelText("First day"), screen.getByLabelText("Last day")];
  expect(first).toHaveValue("2026-11-01");
  fireEvent.change(last, { target: { value: "2026-10-31" } });
  expect(first).toHaveAccessibleDescription("The first day cannot be after the last day.");
  fireEvent.change(last, { target: { value: "2026-11-05" } });
  expect(first).not.toHaveAccessibleDescription();
  await waitFor(() => {
    expect(ranges(calls)).toEqual(["2026-11-01 2026-11-10", "2026-11-01 2026-11-05"]);
  });
});

test("funnel page says when a range has no visits", async () => {
  mockApi({ ...funnel, "GET /api/admin/funnel": { body: nothing } });
  renderPanel("/funnel");
  expect(await screen.findByRole("heading", { name: "No visits on these days" })).toBeVisible();
});

test("funnel page can be retried after a failure", async () => {
  let isReachable = false;
  mockApi({
    ...funnel,
    "GET /api/admin/funnel": () =>
      isReachable ? { body: report } : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/funnel");
  expect(await screen.findByRole("alert")).toHaveTextContent("The funnel could not be loaded");
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await tableNamed("Steps")).toBeVisible();
});
