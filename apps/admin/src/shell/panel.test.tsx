import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { anOperator, mockApi, refusal, signedIn } from "../../test/mock-api.ts";
import { renderPanel } from "../../test/render-panel.tsx";
import { navigateFully } from "../shared/current-operator/navigate-fully.ts";

vi.mock("../shared/current-operator/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

beforeEach(() => {
  vi.mocked(navigateFully).mockClear();
});

const ended = refusal(401, "Unauthorized. Please sign in.", "unauthorized");
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const logOut = () => screen.findByRole("button", { name: "Log out" });

test.each([
  ["the panel's root", "/"],
  ["the panel's address on the public site", "/admin"],
])("%s redirects to the users", async (_what, path) => {
  mockApi(signedIn);
  const { getAddress } = renderPanel(path);
  expect(await heading("Users")).toBeVisible();
  expect(getAddress()).toBe("/users");
  expect(document.title).toBe("Users | Cosmic Blueprint");
});

test("shell shows the signed-in operator", async () => {
  mockApi(signedIn);
  renderPanel("/users");
  expect(await screen.findByText(anOperator.email)).toBeVisible();
});

test("arrow keys switch tabs and address and keep the focus on the tab", async () => {
  mockApi(signedIn);
  const { user, getAddress } = renderPanel("/users");
  (await screen.findByRole("tab", { name: "Users" })).focus();
  await user.keyboard("{ArrowRight}");
  expect(await heading("Funnel Health Monitor")).toBeVisible();
  expect(getAddress()).toBe("/alerts");
  expect(document.title).toBe("Alerts | Cosmic Blueprint");
  expect(screen.getByRole("tab", { name: "Alerts" })).toHaveFocus();
  await user.keyboard("{Home}");
  expect(await heading("Users")).toBeVisible();
});

test("address with a trailing slash opens the same tab", async () => {
  mockApi(signedIn);
  renderPanel("/alerts/");
  expect(await heading("Funnel Health Monitor")).toBeVisible();
  expect(screen.getByRole("tab", { name: "Alerts" })).toHaveAttribute("aria-selected", "true");
});

test("unknown address shows 404 and links back", async () => {
  mockApi(signedIn);
  const { user } = renderPanel("/nowhere");
  expect(await heading("404 Page Not Found")).toBeVisible();
  expect(document.title).toBe("404 Page Not Found | Cosmic Blueprint");
  await user.click(screen.getByRole("link", { name: "Back to Users" }));
  expect(await heading("Users")).toHaveFocus();
});

test("logging out ends the session and reloads the panel", async () => {
  const { calls } = mockApi({ ...signedIn, "POST /api/admin/logout": { status: 204 } });
  const { user } = renderPanel("/users");
  await user.click(await logOut());
  await waitFor(() => {
    expect(navigateFully).toHaveBeenCalledWith("/");
  });
  expect(calls.map(({ path }) => path)).toContain("/api/admin/logout");
});

test("failed log-out says that the session continues", async () => {
  mockApi(signedIn);
  const { user } = renderPanel("/users");
  await user.click(await logOut());
  expect(await screen.findByText("You are still signed in")).toBeVisible();
  expect(await heading("Users")).toBeVisible();
  expect(navigateFully).not.toHaveBeenCalled();
});

test("customer session is asked to sign in as an operator", async () => {
  mockApi({ "GET /api/admin/me": refusal(403, "This is not allowed.", "forbidden") });
  renderPanel("/users");
  expect(await heading("Operator sign-in")).toBeVisible();
});

test("ended session shows the sign-in page with a notice and keeps the address", async () => {
  mockApi({ ...signedIn, "GET /api/admin/alerts": ended });
  const { queryClient, getAddress } = renderPanel("/alerts");
  await heading("Funnel Health Monitor");
  await queryClient.fetchQuery({ queryKey: ["/api/admin/alerts"] }).catch(() => undefined);
  expect(await heading("Operator sign-in")).toBeVisible();
  expect(screen.getByText("Your session has ended")).toBeVisible();
  expect(getAddress()).toBe("/alerts");
});

test("logging out of an ended session shows the sign-in page", async () => {
  mockApi({ ...signedIn, "POST /api/admin/logout": ended });
  const { user } = renderPanel("/users");
  await user.click(await logOut());
  expect(await heading("Operator sign-in")).toHaveFocus();
});

test("next operator sees no data of the previous one", async () => {
  let hasLeft = false;
  mockApi({
    ...signedIn,
    "GET /api/admin/stats": () =>
      hasLeft
        ? new Promise(() => undefined)
        : { body: { totalUsers: 333, paidUsers: 0, conversionRate: 0 } },
    "GET /api/admin/errors": ended,
    "POST /api/admin/login": () => {
      hasLeft = true;
      return { body: { id: "another", email: "another@example.test" } };
    },
  });
  const { queryClient, user } = renderPanel("/users");
  expect(await screen.findByText("333")).toBeVisible();
  await queryClient.fetchQuery({ queryKey: ["/api/admin/errors"] }).catch(() => undefined);
  await user.type(await screen.findByRole("textbox", { name: "Email" }), "another@example.test");
  await user.type(screen.getByLabelText(/^Password/, { selector: "input" }), "a password{Enter}");
  expect(await screen.findByText("another@example.test")).toBeVisible();
  expect(screen.queryByText("333")).not.toBeInTheDocument();
});

test("panel shows a connection error and retries when the operator lookup fails", async () => {
  let isReachable = false;
  mockApi({
    "GET /api/admin/me": () => {
      if (!isReachable) throw new TypeError("Failed to fetch");
      return { body: anOperator };
    },
  });
  const { user } = renderPanel("/users");
  expect(await screen.findByRole("alert")).toHaveTextContent("Unable to connect to the server.");
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await heading("Users")).toBeVisible();
});
