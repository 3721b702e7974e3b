import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type ApiAnswer, aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { useLocation } from "../../router.ts";
import { ResetPasswordPage } from "./reset-password-page.tsx";

function AddressBar() {
  return <p data-testid="bar">{useLocation().search}</p>;
}

const open = (path = "/reset-password?token=secret-token") =>
  renderPage(
    <>
      <ResetPasswordPage />
      <AddressBar />
    </>,
    { path },
  );
const field = (label: string) => screen.getByLabelText(label, { selector: "input" });

test("without a token the link is invalid and a new one can be asked for", async () => {
  mockApi();
  open("/reset-password");
  expect(screen.getByRole("heading", { name: "Invalid Reset Link" })).toBeVisible();
  expect(
    (await screen.findAllByText("This password reset link is invalid or missing a token."))[0],
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});

test("the token leaves the address bar and is still sent", async () => {
  const { calls } = mockApi({ "POST /api/auth/reset-password": { body: { message: "ok" } } });
  const { user } = open();
  expect(screen.getByTestId("bar")).toBeEmptyDOMElement();
  await user.type(field("New Password"), "long enough");
  await user.type(field("Confirm Password"), "long enough{Enter}");
  expect(await screen.findByRole("heading", { name: "Password Reset Complete" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Sign In Now" })).toHaveAttribute("href", "/auth-select");
  expect(screen.getByText(/with Google or with your email address/)).toBeVisible();
  expect(calls.find(({ path }) => path.includes("reset"))?.body).toEqual({
    token: "secret-token",
    password: "long enough",
  });
});

test("a short password and a different confirmation are named at their fields, both at once", async () => {
  mockApi();
  const { user } = open();
  await user.type(field("New Password"), "seven77");
  await user.type(field("Confirm Password"), "seven78{Enter}");
  expect(await screen.findByText("Password must be at least 8 characters")).toBeVisible();
  expect(field("Confirm Password")).toHaveAccessibleDescription("Passwords don't match");
  expect(field("New Password")).toHaveFocus();
  await user.type(field("New Password"), "7 and more");
  await user.click(screen.getByRole("button", { name: /^Set New Password/ }));
  await vi.waitFor(() => {
    expect(screen.queryByText("Password must be at least 8 characters")).not.toBeInTheDocument();
  });
  expect(field("Confirm Password")).toHaveAccessibleDescription("Passwords don't match");
});

test("a confirmation follows the password it was typed for", async () => {
  mockApi();
  const { user } = open();
  await user.type(field("New Password"), "seven777");
  await user.type(field("Confirm Password"), "seven7778{Enter}");
  expect(await screen.findByText("Passwords don't match")).toBeVisible();
  await user.type(field("New Password"), "8");
  await vi.waitFor(() => {
    expect(screen.queryByText("Passwords don't match")).not.toBeInTheDocument();
  });
});

async function setPassword(answer: ApiAnswer) {
  mockApi({ "POST /api/auth/reset-password": answer });
  const { user } = open();
  await user.type(field("New Password"), "long enough");
  await user.type(field("Confirm Password"), "long enough{Enter}");
}

const refusedField = (path: string, message: string) => ({
  status: 400,
  body: { message, code: "validation_failed", requestId: "r", issues: [{ path, message }] },
});

test("a link that no longer works leads to a new one", async () => {
  const words = "This reset link is invalid or expired. Please request a new one.";
  await setPassword(refusal(400, words));
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(screen.getByText("This link no longer works")).toBeVisible();
  expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});

test("a password that the server refuses is named at its field, and the link stays good", async () => {
  await setPassword(refusedField("password", "Password must be at least 8 characters"));
  await vi.waitFor(() => {
    expect(field("New Password")).toHaveFocus();
  });
  expect(field("New Password")).toHaveAccessibleDescription(/must be at least 8 characters/);
  expect(screen.queryByText("This link no longer works")).not.toBeInTheDocument();
});

test("an empty token is reported as missing", async () => {
  await setPassword(refusedField("token", "Reset token is missing."));
  expect((await screen.findAllByText("Reset token is missing."))[0]).toBeVisible();
  expect(screen.getAllByText("Error")[0]).toBeVisible();
});

test("the failure message disappears once the next attempt succeeds", async () => {
  await setPassword({ status: 500 });
  expect((await screen.findAllByText("Reset Failed"))[0]).toBeVisible();
  mockApi({ "POST /api/auth/reset-password": { body: { message: "ok" } } });
  screen.getByRole("button", { name: /^Set New Password/ }).click();
  expect(await screen.findByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
  await vi.waitFor(() => {
    expect(screen.queryByText("Reset Failed")).toBeNull();
  });
});

test("a reset fetches the current user again", async () => {
  const answers = [{ body: aUser }];
  mockApi({
    "GET /api/auth/user": () => answers.shift() ?? refusal(401, "Unauthorized"),
    "POST /api/auth/reset-password": { body: { message: "ok" } },
  });
  const { user } = open();
  expect(await screen.findByRole("button", { name: /Profile menu/ })).toBeVisible();
  await user.type(field("New Password"), "long enough");
  await user.type(field("Confirm Password"), "long enough{Enter}");
  expect(await screen.findByRole("link", { name: "Log In" })).toBeVisible();
});

test.each([
  ["its own message", refusal(400, "This link has expired."), "This link has expired."],
  ["the usual one", { status: 500 }, "Failed to reset password. Please try again."],
])("a refusal shows %s", async (_, answer, words) => {
  mockApi({ "POST /api/auth/reset-password": answer });
  const { user } = open();
  await user.type(field("New Password"), "long enough");
  await user.type(field("Confirm Password"), "long enough{Enter}");
  expect((await screen.findAllByText("Reset Failed"))[0]).toBeVisible();
  expect(screen.getAllByText(words)[0]).toBeVisible();
});
