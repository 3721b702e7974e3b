import type { Alert } from "@cosmic/contracts";
import { OPERATOR_SIGN_IN_ALERT } from "@cosmic/domain/alerts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { mockApi, refusal, signedIn } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const payments: Alert = {
  id: "5d0c1d7e-0000-4000-8000-000000000001",
  type: "PAYMENT_FAILURE",
  severity: "HIGH",
  title: "Payments fail",
  description: "Twelve checkouts of the last hour failed.",
  resolved: false,
  timestamp: "2026-11-21T14:03:00.000Z",
  resolvedAt: null,
  resolvedBy: null,
  metrics: { affected_users: 1_200, failure_rate: 0.305, time_range: "Last hour" },
};
const conversion: Alert = {
  ...payments,
  id: "5d0c1d7e-0000-4000-8000-000000000002",
  type: "CONVERSION_DROP",
  severity: "MEDIUM",
  title: "Fewer reports",
  metrics: {},
};
const over: Alert = {
  ...payments,
  id: "5d0c1d7e-0000-4000-8000-000000000003",
  title: "A past failure",
  resolved: true,
  resolvedAt: "2026-11-21T15:00:00.000Z",
  resolvedBy: "grace@panel.test",
};

const monitor = {
  ...signedIn,
  "GET /api/admin/alerts": { body: [payments, conversion, over] },
};

const alertNamed = async (title: string) => screen.findByRole("listitem", { name: title });
const findButton = (name: string | RegExp) => screen.findByRole("button", { name });
const findText = (text: string) => screen.findByText(text);
const counter = (title: string) => screen.getByText(title).parentElement;

test("counters show unresolved alerts, total and by severity", async () => {
  mockApi(monitor);
  renderPanel("/alerts");
  await alertNamed(payments.title);
  expect(counter("High Severity")).toHaveTextContent("High Severity1");
  expect(counter("Medium Severity")).toHaveTextContent("Medium Severity1");
  expect(counter("Active Alerts")).toHaveTextContent("Active Alerts2");
});

test("alert shows severity, metrics and time", async () => {
  mockApi(monitor);
  renderPanel("/alerts");
  const alert = await alertNamed(payments.title);
  expect(within(alert).getByText("HIGH")).toBeVisible();
  expect(within(alert).queryByText("RESOLVED")).not.toBeInTheDocument();
  expect(within(alert).getByText(payments.description)).toBeVisible();
  expect(alert).toHaveTextContent("Users affected1,200");
  expect(alert).toHaveTextContent("Failure rate30.5%");
  expect(alert).toHaveTextContent("Time rangeLast hour");
  expect(alert.querySelector("time")).toHaveAttribute("datetime", payments.timestamp);
});

test("alert without metrics shows none", async () => {
  mockApi(monitor);
  renderPanel("/alerts");
  expect(await alertNamed(conversion.title)).not.toHaveTextContent(/affected|rate|range/i);
});

test("resolved alert has a badge and no button", async () => {
  mockApi(monitor);
  renderPanel("/alerts");
  const alert = await alertNamed(over.title);
  expect(within(alert).getByText("RESOLVED")).toBeVisible();
  expect(within(alert).queryByRole("button")).not.toBeInTheDocument();
  expect(alert).toHaveTextContent("Resolved Nov 21, 2026, 15:00 UTC by grace@panel.test");
});

test.each([
  ["CONVERSION_DROP", "Fewer visits", "Conversion", "/funnel"],
  ["ERROR_BURST", "The API is failing", "Errors", "/errors"],
  ["GENERATION_FAILURE", "Reports cannot be written", "Reports", "/errors"],
  ["SESSION_ANOMALY", "Many sessions", "Sessions", "/users"],
  [
    "AUTHENTICATION_FAILURE",
    OPERATOR_SIGN_IN_ALERT,
    "Operator sign-in",
    "/audit?action=operator.sign_in_failed",
  ],
])("alert of the type %s shows its kind and a link", async (type, title, text, to) => {
  mockApi({ ...monitor, "GET /api/admin/alerts": { body: [{ ...payments, type, title }] } });
  renderPanel("/alerts");
  const alert = await alertNamed(title);
  expect(within(alert).getByText(text)).toBeVisible();
  expect(within(alert).getByRole("link", { name: /^View/ })).toHaveAttribute("href", to);
});

test("alert of an unknown type shows a readable kind", async () => {
  const body = [{ ...payments, type: "SOMETHING_NEW" }];
  mockApi({ ...monitor, "GET /api/admin/alerts": { body } });
  renderPanel("/alerts");
  expect(await screen.findByText("Something new")).toBeVisible();
});

test("alerts page shows All Systems Healthy without alerts", async () => {
  mockApi({ ...monitor, "GET /api/admin/alerts": { body: [] } });
  renderPanel("/alerts");
  expect(await screen.findByRole("heading", { name: "All Systems Healthy" })).toBeVisible();
  expect(counter("Active Alerts")).toHaveTextContent("Active Alerts0");
});

test("resolving an alert marks it as resolved", async () => {
  let isResolved = false;
  mockApi({
    ...monitor,
    "GET /api/admin/alerts": () => ({ body: [{ ...payments, resolved: isResolved }] }),
    [`POST /api/admin/alerts/${payments.id}/resolve`]: () => {
      isResolved = true;
      return { body: { ...payments, resolved: true } };
    },
  });
  const { user } = renderPanel("/alerts");
  await user.click(await findButton(/^Resolve/));
  expect(await findText("Alert resolved successfully")).toBeVisible();
  expect(await screen.findByText("RESOLVED")).toBeVisible();
  expect(counter("High Severity")).toHaveTextContent("High Severity0");
});

test("failed resolve shows the specification's text", async () => {
  mockApi({
    ...monitor,
    [`POST /api/admin/alerts/${payments.id}/resolve`]: refusal(404, "This alert does not exist."),
  });
  const { user } = renderPanel("/alerts");
  await user.click(within(await alertNamed(payments.title)).getByRole("button"));
  expect(await findText("Failed to delete user")).toBeVisible();
  expect(await findText("This alert does not exist.")).toBeVisible();
});

test("health check reports the number of new alerts and shows them", async () => {
  let found: Alert[] = [];
  mockApi({
    ...monitor,
    "GET /api/admin/alerts": () => ({ body: found }),
    "POST /api/admin/alerts/check": () => {
      found = [payments, conversion];
      return { body: { newAlerts: 2 } };
    },
  });
  const { user } = renderPanel("/alerts");
  await screen.findByRole("heading", { name: "All Systems Healthy" });
  await user.click(await findButton("Run Health Check"));
  expect(await findText("Health Check Completed")).toBeVisible();
  expect(await findText("Found 2 new alerts")).toBeVisible();
  expect(await alertNamed(payments.title)).toBeVisible();
});

test("failed health check says so", async () => {
  mockApi({
    ...monitor,
    "POST /api/admin/alerts/check": refusal(503, "Please try again shortly."),
  });
  const { user } = renderPanel("/alerts");
  await user.click(await findButton("Run Health Check"));
  expect(await findText("Failed to run health check")).toBeVisible();
});

test("alerts poll every thirty seconds unless auto-refresh was turned off on another tab", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = mockApi(monitor);
  const asked = () => calls.filter(({ path }) => path === "/api/admin/alerts").length;
  const { user } = renderPanel("/alerts");
  await alertNamed(payments.title);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked()).toBe(2);
  await user.click(screen.getByRole("tab", { name: "Users" }));
  await user.click(await findButton("Auto-refresh ON"));
  await user.click(screen.getByRole("tab", { name: /^Alerts/ }));
  expect(await findButton("Auto-refresh OFF")).toBeVisible();
  const before = asked();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked()).toBe(before);
});

test("alerts page can be retried after a failure", async () => {
  let isReachable = false;
  mockApi({
    ...monitor,
    "GET /api/admin/alerts": () =>
      isReachable ? { body: [payments] } : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/alerts");
  expect(await screen.findByRole("alert")).toHaveTextContent("The alerts could not be loaded");
  isReachable = true;
  await user.click(await findButton("Try again"));
  await waitFor(async () => {
    expect(await alertNamed(payments.title)).toBeVisible();
  });
});
