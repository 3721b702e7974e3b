import type { OperatorPurchase } from "@cosmic/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makePage, makeUser } from "../../../../test/make-user.ts";
import { mockApi, refusal, signedIn } from "../../../../test/mock-api.ts";
import { renderPanel } from "../../../../test/render-panel.tsx";

const ada = makeUser({
  email: "ada@example.test",
  firstName: "Ada",
  lastName: "Lovelace",
  hasLifetimeAccess: true,
});
const paid: OperatorPurchase = {
  id: "7f0e61f6-0000-4000-8000-000000000001",
  product: "Lifetime access",
  amount: 999,
  refundedAmount: 0,
  currency: "usd",
  paidAt: "2026-11-05T10:00:00.000Z",
  status: "paid",
  refundableUntil: null,
  refundRefusal: "downloaded",
  sessionId: "cs_test_0123456789",
  paymentIntentId: "pi_0123456789",
};
const detail = {
  user: ada,
  blueprints: [
    {
      id: "9a0e61f6-0000-4000-8000-000000000001",
      slug: "aaaaaaaaaaaaaaaaaaaaaa",
      mbtiType: "INTJ",
      archetype: "The Measured Cartographer",
      sunSign: "Aries",
      overview: "An overview.",
      isPaid: true,
      generatedAt: "2026-11-02T10:00:00.000Z",
    },
  ],
  purchases: [paid],
  sessions: [{ createdAt: "2026-11-20T10:00:00.000Z", lastUsedAt: "2026-11-21T15:00:00.000Z" }],
  audit: [
    {
      at: "2026-11-05T11:00:00.000Z",
      operatorEmail: "operator@example.test",
      action: "access.granted",
      detail: { reasonGiven: "a gift" },
    },
  ],
};
const address = `GET /api/admin/users/${ada.id}`;
const answers = {
  ...signedIn,
  "GET /api/admin/stats": { body: { totalUsers: 1, paidUsers: 1, conversionRate: 100 } },
  "GET /api/admin/users": makePage([ada]),
  [address]: { body: detail },
};
const openAt = `/users?user=${ada.id}`;

const drawer = () => screen.findByRole("dialog");
const part = async (name: string) => within(await drawer()).findByRole("region", { name });
const findText = (text: string) => screen.findByText(text);

test("user's name in the list opens the drawer", async () => {
  mockApi(answers);
  const { user } = renderPanel("/users");
  await user.click(await screen.findByRole("button", { name: /^Ada Lovelace/ }));
  expect(await within(await drawer()).findByText(ada.id)).toBeVisible();
  expect(await drawer()).toHaveAccessibleName("Ada Lovelace");
  expect(await part("Blueprints 1")).toHaveTextContent(
    /The Measured Cartographer, INTJ, Sun in Aries.*Complete/,
  );
  expect(await part("Purchases 1")).toHaveTextContent(/Lifetime access, \$9\.99.*Paid.*pi_/);
  expect(await part("Sessions 1")).toHaveTextContent("Last used");
  expect(await part("Audit trail 1")).toHaveTextContent(
    /Access grantedreason given: a gift.*operator@example\.test/,
  );
});

test("Escape closes the drawer and returns the focus", async () => {
  mockApi(answers);
  const { user } = renderPanel("/users");
  const opener = await screen.findByRole("button", { name: /^Ada Lovelace/ });
  await user.click(opener);
  const heading = within(await drawer()).getByRole("heading", { level: 2 });
  expect(heading).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => {
    expect(opener).toHaveFocus();
  });
});

test("page behind the open drawer is inert", async () => {
  mockApi(answers);
  const { user } = renderPanel(openAt);
  await drawer();
  const page = screen.getByRole("main");
  expect(page.closest("[inert]")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(page.closest("[inert]")).toBeNull();
});

test("drawer says when the user does not exist", async () => {
  mockApi({ ...answers, [address]: refusal(404, "This user does not exist.", "not_found") });
  renderPanel(openAt);
  expect(await findText("This user does not exist")).toBeVisible();
});

test("drawer can be retried after a failure", async () => {
  let isReachable = false;
  mockApi({
    ...answers,
    [address]: () => (isReachable ? { body: detail } : refusal(500, "Something went wrong.")),
  });
  const { user } = renderPanel(openAt);
  expect(await screen.findByRole("alert")).toHaveTextContent("The user could not be loaded");
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await part("Blueprints 1")).toBeVisible();
});

test("drawer says which lists are empty", async () => {
  const nothing = { user: ada, blueprints: [], purchases: [], sessions: [], audit: [] };
  mockApi({ ...answers, [address]: { body: nothing } });
  renderPanel(openAt);
  expect(await part("Blueprints 0")).toHaveTextContent("No blueprints yet.");
  expect(await part("Purchases 0")).toHaveTextContent("No purchases yet.");
  expect(await part("Sessions 0")).toHaveTextContent("Not signed in anywhere.");
  expect(await part("Audit trail 0")).toHaveTextContent("No operator actions yet.");
});

test.each<[Partial<OperatorPurchase>, RegExp]>([
  [{ refundRefusal: "downloaded" }, /a full copy was downloaded after the payment/],
  [{ refundRefusal: "used" }, /this buyer or card already had a refund/],
  [
    { refundRefusal: null, refundableUntil: "2026-12-04T12:00:00.000Z" },
    /The buyer can refund it until/,
  ],
])("purchase with %j says whether its buyer can refund it", async (changes, words) => {
  const purchases = [{ ...paid, ...changes }];
  mockApi({ ...answers, [address]: { body: { ...detail, purchases } } });
  renderPanel(openAt);
  expect(await part("Purchases 1")).toHaveTextContent(words);
});

test("refund is sent once, after a confirmation", async () => {
  let purchase = paid;
  const { calls } = mockApi({
    ...answers,
    [address]: () => ({ body: { ...detail, purchases: [purchase] } }),
    [`POST /api/admin/purchases/${paid.id}/refund`]: () => {
      purchase = { ...paid, refundedAmount: 999, status: "refunded" };
      return { body: purchase };
    },
  });
  const { user } = renderPanel(openAt);
  await user.click(await screen.findByRole("button", { name: "Refund $9.99" }));
  const question = await screen.findByRole("alertdialog");
  expect(question).toHaveTextContent(`will refund ${ada.email}`);
  await user.click(within(question).getByRole("button", { name: "Refund $9.99" }));
  expect(await findText("Purchase refunded")).toBeVisible();
  expect(await part("Purchases 1")).toHaveTextContent("$9.99 refunded");
  expect(screen.queryByRole("button", { name: /^Refund/ })).not.toBeInTheDocument();
  expect(calls.filter(({ path }) => path.endsWith("/refund"))).toHaveLength(1);
});

test("failed refund shows the reason", async () => {
  mockApi({
    ...answers,
    [`POST /api/admin/purchases/${paid.id}/refund`]: refusal(
      409,
      "Our payment provider did not accept this refund.",
      "conflict",
    ),
  });
  const { user } = renderPanel(openAt);
  await user.click(await screen.findByRole("button", { name: "Refund $9.99" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Refund $9.99" }));
  expect(await findText("Failed to refund the purchase")).toBeVisible();
  expect(await findText("Our payment provider did not accept this refund.")).toBeVisible();
});

test.each([
  [{ status: "disputed" as const }, "Disputed"],
  [{ status: "refunded" as const, refundedAmount: 999 }, "Refunded"],
])("purchase that is %j has no refund button", async (facts, text) => {
  mockApi({ ...answers, [address]: { body: { ...detail, purchases: [{ ...paid, ...facts }] } } });
  renderPanel(openAt);
  expect(await part("Purchases 1")).toHaveTextContent(text);
  expect(screen.queryByRole("button", { name: /^Refund/ })).not.toBeInTheDocument();
});

test("partly refunded purchase offers the rest as a refund", async () => {
  const partly = { ...paid, status: "partly_refunded" as const, refundedAmount: 400 };
  mockApi({ ...answers, [address]: { body: { ...detail, purchases: [partly] } } });
  renderPanel(openAt);
  expect(await screen.findByRole("button", { name: "Refund $5.99" })).toBeVisible();
});

test("access can be revoked in the drawer, which then shows it", async () => {
  let user = ada;
  mockApi({
    ...answers,
    [address]: () => ({ body: { ...detail, user } }),
    "POST /api/admin/toggle-access": () => {
      user = { ...ada, hasLifetimeAccess: false };
      return { body: user };
    },
  });
  const { user: pointer } = renderPanel(openAt);
  await pointer.click(
    await within(await drawer()).findByRole("button", { name: "Revoke Premium" }),
  );
  const question = await screen.findByRole("alertdialog");
  await pointer.click(within(question).getByRole("button", { name: "Revoke Premium" }));
  expect(await findText("User access updated successfully")).toBeVisible();
  expect(
    await within(await drawer()).findByRole("button", { name: "Grant Premium" }),
  ).toBeVisible();
});

test("deleting the user closes the drawer", async () => {
  let isGone = false;
  mockApi({
    ...answers,
    "GET /api/admin/users": () => makePage(isGone ? [] : [ada]),
    [`DELETE /api/admin/users/${ada.id}`]: () => {
      isGone = true;
      return { status: 204 };
    },
  });
  const { user } = renderPanel(openAt);
  await user.click(await within(await drawer()).findByRole("button", { name: "Delete user" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Delete user" }));
  expect(await findText("User deleted successfully")).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
  expect(await screen.findByRole("heading", { name: "No users yet" })).toBeVisible();
});

test("a purchase is moved to the user after a question, by what finds it", async () => {
  const { calls } = mockApi({
    ...answers,
    [`POST /api/admin/users/${ada.id}/purchases`]: { body: paid },
  });
  const { user } = renderPanel(openAt);
  await user.click(await within(await drawer()).findByText("Move a purchase here"));
  const move = screen.getByRole("button", { name: "Move here" });
  await user.click(move);
  const field = screen.getByLabelText(/Receipt number or Stripe ID/);
  expect(field).toHaveAccessibleDescription(/Please enter a receipt number or an ID/);
  await user.type(field, " pi_0123456789 ");
  await user.click(move);
  const moved = () =>
    calls.filter(({ method, path }) => method === "POST" && path.endsWith("/purchases"));
  expect(moved()).toEqual([]);
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: /^Move the purchase/ }));
  expect(await findText("Purchase moved")).toBeVisible();
  expect(moved().map(({ body }) => body)).toEqual([{ reference: "pi_0123456789" }]);
});

test("a purchase that cannot be moved says why", async () => {
  mockApi({
    ...answers,
    [`POST /api/admin/users/${ada.id}/purchases`]: refusal(404, "This purchase does not exist."),
  });
  const { user } = renderPanel(openAt);
  await user.click(await within(await drawer()).findByText("Move a purchase here"));
  await user.type(screen.getByLabelText(/Receipt number or Stripe ID/), "pi_none{Enter}");
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: /^Move the purchase/ }));
  expect(await findText("Failed to move the purchase")).toBeVisible();
  expect(await findText("This purchase does not exist.")).toBeVisible();
});
