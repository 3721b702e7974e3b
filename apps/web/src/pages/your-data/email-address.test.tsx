import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { anAccount, aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { EmailAddress } from "./email-address.tsx";

const CHANGE = "POST /api/account/email";

function open(answers: Parameters<typeof mockApi>[0] = {}) {
  const { calls } = mockApi({ "GET /api/auth/user": { body: aUser }, ...answers });
  return { calls, ...renderPage(<EmailAddress user={aUser} />, { path: "/your-data" }) };
}

const field = () => screen.findByLabelText(/New email address/);
const button = (name: string) => screen.getByRole("button", { name: new RegExp(`^${name}`) });
const waiting = {
  ...anAccount,
  emailChange: { newEmail: "augusta@example.test", isOldConfirmed: false, isNewConfirmed: true },
};

test("a change begins with the new address, and then names the links to open", async () => {
  let account: typeof anAccount = anAccount;
  const { user, calls } = open({
    "GET /api/account": () => ({ body: account }),
    [CHANGE]: () => {
      account = waiting;
      return { status: 204 };
    },
  });
  await user.type(await field(), " augusta@example.test ");
  await user.click(button("Change address"));
  expect(await screen.findByText("Changing to augusta@example.test")).toBeVisible();
  expect(screen.getByText(/link we sent to ada@example.test\./)).toBeVisible();
  expect(calls.find(({ path }) => path === "/api/account/email")?.body).toEqual({
    email: "augusta@example.test",
  });
});

test("a waiting change is canceled", async () => {
  let account: typeof anAccount = waiting;
  const { user } = open({
    "GET /api/account": () => ({ body: account }),
    "POST /api/account/cancel-email-change": () => {
      account = anAccount;
      return { status: 204 };
    },
  });
  await screen.findByText("Changing to augusta@example.test");
  await user.click(button("Cancel the change"));
  await expect.poll(() => screen.queryByText(/Changing to/)).toBeNull();
});

test("what is no address, and what the server refuses, is named at the field", async () => {
  const { user, calls } = open({
    [CHANGE]: refusal(409, "An account with this email already exists."),
  });
  await user.type(await field(), "augusta{Enter}");
  expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
  expect(calls.some(({ path }) => path === "/api/account/email")).toBe(false);
  await user.type(await field(), "@example.test{Enter}");
  expect(await screen.findByText("An account with this email already exists.")).toBeVisible();
});

test("an old sign-in is renewed first, and the change then goes on", async () => {
  let isFresh = false;
  const { user, calls } = open({
    [CHANGE]: () =>
      isFresh ? { status: 204 } : refusal(403, "Please sign in again.", "fresh_sign_in_required"),
    "POST /api/auth/login": () => {
      isFresh = true;
      return { body: { user: aUser, redirectUrl: "/your-data" } };
    },
  });
  await user.type(await field(), "augusta@example.test{Enter}");
  await user.type(await screen.findByLabelText("Password", { selector: "input" }), "a password");
  await user.click(button("Sign in and continue"));
  expect((await screen.findAllByText("Please confirm the change"))[0]).toBeVisible();
  expect(calls.filter(({ path }) => path === "/api/account/email")).toHaveLength(2);
});
