import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockApi, refusal } from "../../../test/mock-api.ts";
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
  expect(await screen.findByRole("heading", { name: "Password Reset Complete" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign In Now" })).toHaveAttribute("href", "/auth-select");
  expect(screen.getByText(/with Google and with your email address/)).toBeVisible();
  expect(calls.find(({ path }) => path.includes("reset"))?.body).toEqual({
    token: "secret-token",
    password: "long enough",
  });
});

test("a short password and a different confirmation are named at their fields", async () => {
  mockApi();
  const { user } = open();
  await user.type(field("New Password"), "seven77");
  await user.type(field("Confirm Password"), "seven78{Enter}");
  expect(await screen.findByText("Password must be at least 8 characters")).toBeVisible();
  await user.type(field("New Password"), "7 and more");
  await user.click(screen.getByRole("button", { name: /^Set New Password/ }));
  expect(await screen.findByText("Passwords don't match")).toBeVisible();
  expect(field("Confirm Password")).toHaveAccessibleDescription("Passwords don't match");
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
