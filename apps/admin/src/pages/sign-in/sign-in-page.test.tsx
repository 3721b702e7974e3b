import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswer, anOperator, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const email = () => screen.findByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText(/^Password/, { selector: "input" });
const submit = () => screen.getByRole("button", { name: /^Sign In/ });

async function signInWith(answers: Parameters<typeof mockApi>[0]) {
  const api = mockApi(answers);
  const { user } = renderPanel("/alerts");
  await user.type(await email(), "operator@example.test");
  await user.type(password(), "correct horse");
  await user.click(submit());
  return { ...api, user };
}

test.each(["/", "/users", "/alerts", "/nowhere"])(
  "sign-in page is shown at %s until an operator signs in",
  async (path) => {
    mockApi();
    const { getAddress } = renderPanel(path);
    expect(
      await screen.findByRole("heading", { level: 1, name: "Operator sign-in" }),
    ).toBeVisible();
    expect(getAddress()).toBe(path);
    expect(screen.queryByRole("tab")).toBeNull();
    expect(document.title).toBe("Operator sign-in | Cosmic Blueprint");
  },
);

test("sign-in fields carry autocomplete hints for password managers", async () => {
  mockApi();
  renderPanel("/");
  expect(await email()).toHaveAttribute("autocomplete", "username");
  expect(password()).toHaveAttribute("autocomplete", "current-password");
});

test("empty fields show their messages and the first gets the focus", async () => {
  const { calls } = mockApi();
  const { user } = renderPanel("/");
  await user.click(await screen.findByRole("button", { name: /^Sign In/ }));
  expect(await email()).toHaveAccessibleDescription("Please enter a valid email address");
  expect(await email()).toBeInvalid();
  expect(await email()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription("Password is required");
  expect(calls.map(({ path }) => path)).not.toContain("/api/admin/login");
});

test("valid credentials open the requested address and focus its heading", async () => {
  const { calls } = await signInWith({ "POST /api/admin/login": { body: anOperator } });
  const heading = await screen.findByRole("heading", { level: 1, name: "Funnel Health Monitor" });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
  expect(screen.getByText(anOperator.email)).toBeVisible();
  expect(calls.find(({ path }) => path === "/api/admin/login")?.body).toEqual({
    email: "operator@example.test",
    password: "correct horse",
  });
});

test("signing in at the root focuses the users heading", async () => {
  mockApi({ "POST /api/admin/login": { body: anOperator } });
  const { user } = renderPanel("/");
  await user.type(await email(), "operator@example.test");
  await user.type(password(), "correct horse{Enter}");
  const heading = await screen.findByRole("heading", { level: 1, name: "Users" });
  await waitFor(() => {
    expect(heading).toHaveFocus();
  });
});

test("wrong password is announced and stays selected", async () => {
  await signInWith({
    "POST /api/admin/login": refusal(401, "Invalid email or password", "invalid_credentials"),
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid email or password");
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue("correct horse");
});

test("rate-limited sign-in says when to try again", async () => {
  await signInWith({
    "POST /api/admin/login": { ...refusal(429, "Too many"), headers: { "retry-after": "900" } },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /Too many attempts.*You can try again in 15 minutes, at \d\d:\d\d\./,
  );
});

test("unreachable server shows a connection error that the next attempt clears", async () => {
  let isReachable = false;
  const { user } = await signInWith({
    "POST /api/admin/login": () => {
      if (!isReachable) throw new TypeError("Failed to fetch");
      return { body: anOperator };
    },
  });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Unable to connect to the server. Please try again.",
  );
  isReachable = true;
  await user.click(submit());
  expect(await screen.findByRole("tab", { name: "Alerts" })).toBeVisible();
});

test("busy sign-in button sends nothing on a second press", async () => {
  const answer = Promise.withResolvers<ApiAnswer>();
  const { calls, user } = await signInWith({ "POST /api/admin/login": () => answer.promise });
  const busy = await screen.findByRole("button", { name: /Signing in/ });
  expect(busy).toHaveAttribute("aria-busy", "true");
  await user.click(busy);
  await user.type(password(), "{Enter}");
  expect(calls.filter(({ path }) => path === "/api/admin/login")).toHaveLength(1);
  answer.resolve({ body: anOperator });
  expect(await screen.findByRole("tab", { name: "Users" })).toBeVisible();
});
