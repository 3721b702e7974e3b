import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { mockApi, signedIn } from "../../test/mock-api.ts";
import { renderPanel } from "../../test/render-panel.tsx";

const ada = {
  id: "0b7f3b34-9d0c-4a7b-8f2e-6a51f5d0c901",
  email: "ada@example.test",
  firstName: "Ada",
  lastName: null,
  profileImageUrl: null,
  hasLifetimeAccess: false,
  createdAt: "2026-11-21T10:00:00.000Z",
  updatedAt: "2026-11-21T10:00:00.000Z",
};
const alert = {
  id: "5d0c1d7e-0000-4000-8000-000000000001",
  type: "PAYMENT_FAILURE",
  severity: "HIGH",
  title: "Payments fail",
  description: "Twelve checkouts failed.",
  resolved: false,
  timestamp: "2026-11-21T14:03:00.000Z",
  resolvedAt: null,
  resolvedBy: null,
  metrics: {},
};

let complaints: MockInstance;

beforeEach(() => {
  // React logs every error that a boundary catches.
  complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  complaints.mockRestore();
});

const without = <Item extends object>(item: Item, field: keyof Item) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== field));

test("alert with a field missing says so in its place, and the others stay", async () => {
  const broken = { ...without(alert, "metrics"), id: "5d0c1d7e-0000-4000-8000-000000000002" };
  const { calls } = mockApi({
    ...signedIn,
    "GET /api/admin/alerts": { body: [broken, alert] },
  });
  renderPanel("/alerts");
  expect(await screen.findByRole("heading", { name: "Payments fail" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "This alert cannot be shown: some of its data could not be read.",
  );
  expect(screen.getByRole("alert")).not.toHaveTextContent(/connection/i);
  expect(screen.getByRole("tab", { name: /^Users/ })).toBeVisible();
  expect(calls.filter(({ path }) => path === "/api/client-errors")).toHaveLength(1);
});

test.each(["email", "createdAt"] as const)(
  "user without %s says so in its row, and the others stay",
  async (field) => {
    const broken = { ...without(ada, field), id: "0b7f3b34-9d0c-4a7b-8f2e-6a51f5d0c902" };
    mockApi({
      ...signedIn,
      "GET /api/admin/users": { body: [broken, ada], headers: { "x-total-count": "2" } },
      "GET /api/admin/stats": { body: { totalUsers: 2, paidUsers: 0, conversionRate: 0 } },
    });
    renderPanel("/users");
    const table = await screen.findByRole("table", { name: "List of users" });
    expect(within(table).getByText("ada@example.test", { selector: "[title]" })).toBeVisible();
    expect(within(table).getByRole("alert")).toHaveTextContent("This user cannot be shown");
  },
);

test("page that cannot be shown leaves the other pages in use", async () => {
  mockApi({ ...signedIn, "GET /api/admin/claims": { body: { not: "a list" } } });
  const { user } = renderPanel("/claims");
  expect(await screen.findByText("This page cannot be shown")).toBeVisible();
  expect(screen.getByRole("alert")).not.toHaveTextContent(/connection/i);
  await user.click(screen.getByRole("tab", { name: /^Alerts/ }));
  expect(await screen.findByRole("heading", { name: "Funnel Health Monitor" })).toBeVisible();
});

test("alerts that cannot be read do not take the panel away", async () => {
  mockApi({ ...signedIn, "GET /api/admin/alerts": { body: [null] } });
  renderPanel("/audit");
  expect(await screen.findByRole("heading", { level: 1, name: "Audit" })).toBeVisible();
  expect(screen.getByRole("tab", { name: /^Alerts/ })).toBeVisible();
});
