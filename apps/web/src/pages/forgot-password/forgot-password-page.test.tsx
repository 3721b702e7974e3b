import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";

const open = () => renderPage(<ForgotPasswordPage />, { path: "/forgot-password" });

test("a sent request asks to check the inbox and leads back to the form by 'try again'", async () => {
  mockApi({ "POST /api/auth/forgot-password": { body: { message: "ok" } } });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test{Enter}");
  const heading = await screen.findByRole("heading", { name: "Check Your Email" });
  expect(heading).toHaveFocus();
  expect(
    screen.getAllByText(
      "If an account with that email exists, we've sent password reset instructions.",
    )[0],
  ).toBeVisible();
  expect(screen.getAllByText("Reset Email Sent")[0]).toBeVisible();
  expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute(
    "href",
    "/auth-select",
  );
  await user.click(screen.getByRole("button", { name: "try again" }));
  expect(screen.getByRole("button", { name: /^Send Reset Instructions/ })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Forgot your password?" })).toHaveFocus();
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.test");
});

test("a broken address is named and nothing is sent", async () => {
  const { calls } = mockApi();
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada{Enter}");
  expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
  expect(calls.some(({ path }) => path.includes("forgot"))).toBe(false);
});

test.each([
  ["its own message", refusal(503, "Too much is going on."), "Too much is going on."],
  ["the usual one", { status: 500 }, "Failed to send reset email. Please try again."],
  [
    "when to try again",
    { ...refusal(429, "Slow down."), headers: { "retry-after": "1500" } },
    "Too many attempts. Please try again in 25 minutes.",
  ],
])("a refusal shows %s", async (_, answer, words) => {
  mockApi({ "POST /api/auth/forgot-password": answer });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test{Enter}");
  expect((await screen.findAllByText(words))[0]).toBeVisible();
});

test("the button says it is sending", async () => {
  mockApi({ "POST /api/auth/forgot-password": () => new Promise(() => undefined) });
  const { user } = open();
  await user.type(screen.getByLabelText("Email"), "ada@example.test{Enter}");
  expect(await screen.findByRole("button", { name: /Sending\.\.\./ })).toHaveAttribute(
    "aria-busy",
    "true",
  );
});
