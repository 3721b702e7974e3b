import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { useLocation } from "../../router.ts";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";

const CONFIRM = "POST /api/account/confirm-email";
const CONFIRMED = { body: { missing: null } };

function AddressBar() {
  return <p data-testid="bar">{useLocation().search}</p>;
}

const open = (path = "/confirm-email?token=secret-token") =>
  renderPage(
    <>
      <ConfirmEmailPage />
      <AddressBar />
    </>,
    { path },
  );

const signedIn = { "GET /api/auth/user": { body: aUser } };
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  sessionStorage.clear();
});

test("the link confirms the signed-in user's address, and its token leaves the address bar", async () => {
  const { calls } = mockApi({ ...signedIn, [CONFIRM]: CONFIRMED });
  open();
  expect(await heading("Your Email Address Is Confirmed")).toHaveFocus();
  expect(screen.getByTestId("bar")).toBeEmptyDOMElement();
  expect(calls.find(({ path }) => path.endsWith("confirm-email"))?.body).toEqual({
    token: "secret-token",
  });
  expect(sessionStorage).toHaveLength(0);
});

test("a visitor signs in first, and the token is still there afterwards", async () => {
  mockApi();
  const { unmount } = open();
  expect(await screen.findByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/auth-select?returnTo=%2Fconfirm-email",
  );
  unmount();
  const { calls } = mockApi({ ...signedIn, [CONFIRM]: CONFIRMED });
  open("/confirm-email");
  await heading("Your Email Address Is Confirmed");
  expect(calls.find(({ path }) => path.endsWith("confirm-email"))?.body).toEqual({
    token: "secret-token",
  });
});

test("a link that has ended says so, and another can be sent", async () => {
  const { calls } = mockApi({
    ...signedIn,
    [CONFIRM]: refusal(400, "This link is invalid or has expired. Please request a new one."),
    "POST /api/account/send-confirmation": { status: 204 },
  });
  const { user } = open();
  await heading("Invalid Link");
  expect(screen.getByText(/invalid or has expired/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Send a new link/ }));
  expect(await screen.findByText("Sent. Please look into your mailbox.")).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith("send-confirmation"))).toHaveLength(1);
});

test("a link without a token offers another one", async () => {
  mockApi(signedIn);
  open("/confirm-email");
  await heading("Invalid Link");
  expect(screen.getByText(/incomplete/)).toBeVisible();
});

test("a lost connection can be tried again", async () => {
  let isUp = false;
  mockApi({
    ...signedIn,
    [CONFIRM]: () => {
      if (isUp) return CONFIRMED;
      throw new TypeError("Failed to fetch");
    },
  });
  const { user } = open();
  await heading("Not Confirmed Yet");
  isUp = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await heading("Your Email Address Is Confirmed")).toBeVisible();
});

test.each([
  ["old", "current"],
  ["new", "new"],
])("a change of address that waits for the %s address says so", async (missing, name) => {
  mockApi({ ...signedIn, [CONFIRM]: { body: { missing } } });
  open();
  expect(await heading("One More Confirmation")).toHaveFocus();
  expect(screen.getByText(new RegExp(`sent to your ${name} address`))).toBeVisible();
});
