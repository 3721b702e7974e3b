import type { Alert } from "@cosmic/contracts";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { makePage, makeUser } from "../../test/make-user.ts";
import { type ApiAnswer, mockApi, signedIn } from "../../test/mock-api.ts";
import { renderPanel } from "../../test/render-panel.tsx";

const makeAlert = (severity: Alert["severity"], resolved = false): Alert => ({
  id: `${severity} ${resolved}`,
  type: "PAYMENT_FAILURE",
  severity,
  title: `${resolved ? "Past" : "Present"} ${severity}`,
  description: "Checkouts fail.",
  resolved,
  timestamp: "2026-11-21T14:03:00.000Z",
  resolvedAt: null,
  resolvedBy: null,
  metrics: {},
});

const three = [makeAlert("HIGH"), makeAlert("MEDIUM"), makeAlert("LOW"), makeAlert("HIGH", true)];
const people = {
  "GET /api/admin/users": makePage([makeUser({ firstName: "Ada" })]),
  "GET /api/admin/stats": { body: { totalUsers: 1, paidUsers: 0, conversionRate: 0 } },
};

/** Renders the panel with fake timers. */
function watch(path: string, alerts: () => ApiAnswer) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = mockApi({ ...signedIn, ...people, "GET /api/admin/alerts": alerts });
  const asked = (what = "alerts") =>
    calls.filter(({ path: called }) => called === `/api/admin/${what}`).length;
  const openTab = async (name: RegExp) => view.user.click(screen.getByRole("tab", { name }));
  const view = renderPanel(path);
  return { ...view, asked, openTab };
}

test("alert count appears on another tab within thirty seconds and disappears again", async () => {
  let open: Alert[] = [];
  const { asked } = watch("/users", () => ({ body: open }));
  expect(await screen.findByRole("tab", { name: "Alerts" })).toBeVisible();
  open = three;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByRole("tab", { name: "Alerts, 3 open alerts" })).toBeVisible();
  expect(asked()).toBe(2);
  open = three.slice(1, 2);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByRole("tab", { name: "Alerts, 1 open alert" })).toBeVisible();
  open = [];
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await screen.findByRole("tab", { name: "Alerts" })).toBeVisible();
});

test("auto-refresh OFF stops polling alerts on every tab", async () => {
  const { asked, user } = watch("/users", () => ({ body: three }));
  await user.click(await screen.findByRole("button", { name: "Auto-refresh ON" }));
  const before = asked();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked()).toBe(before);
  expect(screen.getByRole("tab", { name: "Alerts, 3 open alerts" })).toBeVisible();
});

test("auto-refresh stays OFF after a visit to a page without tabs", async () => {
  const { user } = watch("/users", () => ({ body: [] }));
  await user.click(await screen.findByRole("button", { name: "Auto-refresh ON" }));
  await user.click(screen.getByRole("link", { name: "Your sign-in" }));
  await user.click(screen.getByRole("link", { name: "Cosmic Blueprint" }));
  expect(await screen.findByRole("button", { name: "Auto-refresh OFF" })).toBeVisible();
});

test("alerts are refetched when their tab is opened", async () => {
  let open: Alert[] = [];
  const { asked, openTab, user } = watch("/alerts", () => ({ body: open }));
  await screen.findByRole("heading", { name: "All Systems Healthy" });
  expect(asked()).toBe(1);
  await user.click(screen.getByRole("button", { name: "Auto-refresh ON" }));
  await openTab(/^Users/);
  open = three;
  await openTab(/^Alerts/);
  expect(asked()).toBe(2);
  expect(await screen.findByRole("heading", { name: "Present HIGH" })).toBeVisible();
  expect(screen.queryByText("All Systems Healthy")).not.toBeInTheDocument();
});

test("users and their metrics are refetched when their tab is opened", async () => {
  const { asked, openTab, user } = watch("/users", () => ({ body: [] }));
  await screen.findByRole("rowheader");
  await user.click(screen.getByRole("button", { name: "Auto-refresh ON" }));
  await openTab(/^Alerts/);
  const before = { users: asked("users"), stats: asked("stats") };
  await openTab(/^Users/);
  expect(asked("users")).toBe(before.users + 1);
  expect(asked("stats")).toBe(before.stats + 1);
});
