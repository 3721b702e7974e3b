import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { anAccount, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";

const TITLE = "Please confirm your email address";

const open = (answers: Parameters<typeof mockApi>[0]) => {
  const api = mockApi(answers);
  return { ...api, ...renderPage(<ConfirmEmailBanner />, { path: "/dashboard" }) };
};
const unconfirmed = { "GET /api/account": { body: { ...anAccount, isEmailConfirmed: false } } };

test("the banner names the address until it is confirmed, and sends another link", async () => {
  const { user } = open({ ...unconfirmed, "POST /api/account/send-confirmation": { status: 204 } });
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(screen.getByText(/ada@example.test/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Send a new link/ }));
  expect(await screen.findByText("Sent. Please look into your mailbox.")).toBeVisible();
});

test("the banner says when another link can be sent", async () => {
  const { user } = open({
    ...unconfirmed,
    "POST /api/account/send-confirmation": {
      ...refusal(429, "Slow down."),
      headers: { "retry-after": "7200" },
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Send a new link/ }));
  expect(await screen.findByText("Too many attempts. Please try again in 2 hours.")).toBeVisible();
});

test("the banner is not there for a confirmed address, nor while that is not known", async () => {
  for (const answer of [{ body: anAccount }, refusal(503, "Busy")]) {
    const { calls, unmount } = open({ "GET /api/account": answer });
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await expect.poll(() => screen.queryByText(TITLE)).toBeNull();
    unmount();
  }
});
