import type { Purchase } from "@cosmic/contracts";
import { installDialogPolyfill } from "@cosmic/ui/dialog-polyfill";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aFullProfile } from "../../../test/a-profile.ts";
import { aPurchase, aRefundedPurchase } from "../../../test/a-purchase.ts";
import { type ApiAnswer, anAccount, aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { RequireUser } from "../../shell/require-user.tsx";
import { YourDataPage } from "./your-data-page.tsx";

installDialogPolyfill();

const REFUND = `POST /api/purchases/${aPurchase.id}/refund`;
const WITH_ACCESS = "You have lifetime access. Every blueprint in this account opens in full.";
const ended = refusal(401, "Unauthorized. Please sign in.", "unauthorized");

/** The page of a buyer, with a server that keeps purchases. */
function open(
  list: Purchase[] | (() => ApiAnswer),
  answers: Parameters<typeof mockApi>[0] = {},
  startsWithAccess = true,
) {
  const server = {
    purchases: Array.isArray(list) ? list : [],
    hasLifetimeAccess: startsWithAccess,
    isSignedIn: true,
  };
  const { calls } = mockApi({
    "GET /api/auth/user": () =>
      server.isSignedIn
        ? { body: { ...aUser, hasLifetimeAccess: server.hasLifetimeAccess } }
        : ended,
    "GET /api/account": { body: { ...anAccount, signInMethods: [] } },
    "GET /api/purchases": typeof list === "function" ? list : () => ({ body: server.purchases }),
    ...answers,
    [REFUND]: (call) => {
      const answer = answers[REFUND];
      if (typeof answer === "function") return answer(call);
      if (answer) return answer;
      server.hasLifetimeAccess = false;
      server.purchases = server.purchases.map((each) =>
        each.id === aPurchase.id ? aRefundedPurchase : each,
      );
      return { body: aRefundedPurchase };
    },
  });
  const page = (
    <RequireUser otherwise="/auth-select">
      <YourDataPage />
    </RequireUser>
  );
  const view = renderPage(page, { path: "/your-data" });
  return {
    ...view,
    server,
    refunds: () => calls.filter(({ path }) => path.endsWith("/refund")).length,
  };
}

const purchases = async () => within(await screen.findByRole("region", { name: "Purchases" }));
// Without the site's CSS a button's name also includes its busy label.
const named = (name: string) => ({ name: new RegExp(`^${name}`) });

async function askForRefund({ user }: ReturnType<typeof open>) {
  await user.click(await (await purchases()).findByRole("button", named("Get a refund")));
  return within(screen.getByRole("alertdialog", { name: "Get $9.99 back?" }));
}

async function confirmRefund(view: ReturnType<typeof open>) {
  const dialog = await askForRefund(view);
  await view.user.click(dialog.getByRole("button", named("Get a refund")));
}

test("a purchase shows what, when, how much, and until when it can be refunded", async () => {
  open([aPurchase]);
  const part = await purchases();
  expect(await part.findByText("$9.99")).toBeVisible();
  expect(part.getByText("Lifetime access")).toBeVisible();
  expect(part.getByText(/Paid on November 20, 2026/)).toBeVisible();
  expect(part.getByText("Paid")).toBeVisible();
  expect(part.getByText(/Until December 4, 2026 at/)).toBeVisible();
  expect(
    part.getByText(/A receipt for each payment was emailed to ada@example.test/),
  ).toBeVisible();
  expect(part.getByText(WITH_ACCESS)).toBeVisible();
});

test.each<[Partial<Purchase>, string, RegExp]>([
  [{ refundableUntil: null }, "Paid", /Paid on November 20, 2026/],
  [
    { status: "partly_refunded", refundedAmount: 300 },
    "Partly refunded",
    /\$3\.00 of it was refunded/,
  ],
  [
    { status: "refunded", refundedAmount: 999, refundableUntil: null },
    "Refunded",
    /\$9\.99 was refunded/,
  ],
  [{ status: "disputed", refundableUntil: null }, "Disputed", /the bank's decision/],
])("a purchase with %j is labeled %s", async (changes, status, words) => {
  open([{ ...aPurchase, ...changes }]);
  const part = await purchases();
  expect(await part.findByText(status)).toBeVisible();
  expect(part.getByRole("listitem")).toHaveTextContent(words);
  const offers = part.queryAllByRole("button", named("Get a refund"));
  expect(offers).toHaveLength(changes.refundableUntil === null ? 0 : 1);
});

test.each<[Purchase["refundRefusal"], RegExp]>([
  ["downloaded", /downloaded a full copy since you paid/],
  ["used", /already had an automatic refund/],
  ["unrecognized", /cannot be refunded automatically/],
])(
  "a purchase that is refused as %s says why, and is passed on to the operator",
  async (refundRefusal, words) => {
    const purchase = { ...aPurchase, refundableUntil: null, refundRefusal };
    const view = open([purchase], { [REFUND]: refusal(409, "We have passed your request on.") });
    const part = await purchases();
    expect(await part.findByText(words)).toBeVisible();
    await view.user.click(part.getByRole("button", named("Ask for a refund")));
    expect(await part.findByRole("status")).toHaveTextContent("has been passed on");
    expect(part.queryByRole("button", named("Ask for a refund"))).toBeNull();
    expect(part.getByText(WITH_ACCESS)).toBeVisible();
    expect(view.refunds()).toBe(1);
  },
);

test("a request for a refund that fails can be repeated", async () => {
  const purchase = { ...aPurchase, refundableUntil: null, refundRefusal: "used" as const };
  const view = open([purchase], { [REFUND]: refusal(503, "Please try again.") });
  const part = await purchases();
  await view.user.click(await part.findByRole("button", named("Ask for a refund")));
  expect(await part.findByRole("alert")).toHaveTextContent("Please try again.");
  expect(part.getByRole("button", named("Ask for a refund"))).toBeEnabled();
});

test("a refund that a download has ended meanwhile becomes a request", async () => {
  const view = open([aPurchase], {
    [REFUND]: () => {
      view.server.purchases = [
        { ...aPurchase, refundableUntil: null, refundRefusal: "downloaded" as const },
      ];
      return refusal(409, "You have downloaded a full copy since you paid.");
    },
  });
  await confirmRefund(view);
  expect(await (await purchases()).findByRole("status")).toHaveTextContent("has been passed on");
});

test("an empty purchase list says so, but not when access was granted", async () => {
  const { unmount } = open([], {}, false);
  expect(await screen.findByText("You have not bought anything with this account.")).toBeVisible();
  unmount();
  open([]);
  expect(await (await purchases()).findByText(WITH_ACCESS)).toBeVisible();
  expect(screen.queryByText("You have not bought anything with this account.")).toBeNull();
});

test("purchases that fail to load can be requested again", async () => {
  const answers: ApiAnswer[] = [refusal(503, "Busy.")];
  const { user } = open(() => answers.shift() ?? { body: [aPurchase] });
  const part = await purchases();
  expect(await part.findByText("Your purchases could not be loaded.")).toBeVisible();
  await user.click(part.getByRole("button", named("Try again")));
  expect(await part.findByText("$9.99")).toBeVisible();
});

test("a refund first says what ends with it, and waits for confirmation", async () => {
  const view = open([aPurchase]);
  const dialog = await askForRefund(view);
  expect(dialog.getByText(/access it paid for ends at once/)).toBeVisible();
  expect(dialog.getByText(/\$9\.99 goes back to your original payment method/)).toBeVisible();
  await view.user.click(dialog.getByRole("button", { name: "Keep it" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(view.refunds()).toBe(0);
  expect((await purchases()).getByText(WITH_ACCESS)).toBeVisible();
});

test("a refund with another payment says that access stays", async () => {
  const view = open([aPurchase, { ...aPurchase, id: "second", refundableUntil: null }]);
  const dialog = await askForRefund(view);
  expect(dialog.getByText(/you keep lifetime access/)).toBeVisible();
});

test("after a refund the purchase says so, access has ended, and no full text stays in the tab", async () => {
  sessionStorage.setItem("generatedProfile", JSON.stringify(aFullProfile));
  const view = open([aPurchase]);
  await confirmRefund(view);
  const part = await purchases();
  expect(await part.findByText("Refunded")).toBeVisible();
  expect(part.getByText(/Lifetime access has ended/)).toBeVisible();
  expect(part.queryByText(WITH_ACCESS)).toBeNull();
  expect(part.queryByRole("button", named("Get a refund"))).toBeNull();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(part.getByText("Lifetime access")).toHaveFocus();
  expect(screen.getByText("Your refund is on its way")).toBeVisible();
  expect(view.refunds()).toBe(1);
  const kept = JSON.parse(sessionStorage.getItem("generatedProfile") ?? "") as typeof aFullProfile;
  expect(kept).toMatchObject({ isPaid: false, monthlyForecasts: [], lifePurpose: "", book: null });
  expect(kept.careerSuggestions).toMatch(/…$/);
});

test("while it is being refunded the dialog stays, busy", async () => {
  const answer = Promise.withResolvers<ApiAnswer>();
  const view = open([aPurchase], { [REFUND]: () => answer.promise });
  await confirmRefund(view);
  const dialog = within(screen.getByRole("alertdialog"));
  expect(dialog.getByRole("button", { busy: true })).toHaveTextContent("Refunding...");
  await view.user.click(dialog.getByRole("button", { busy: true }));
  expect(view.refunds()).toBe(1);
  answer.resolve({ body: aRefundedPurchase });
  expect(await (await purchases()).findByText("Refunded")).toBeVisible();
});

test.each<[string, ApiAnswer, RegExp]>([
  [
    "its time is over",
    refusal(409, "The 14 days for a refund are over."),
    /The refund was not made.*The 14 days for a refund are over\./,
  ],
  [
    "the payment provider is away",
    refusal(503, "The payment provider is not responding. Please try again."),
    /The refund is not confirmed yet.*not responding/,
  ],
])("a refund says why when %s, and the access stays", async (_, answer, words) => {
  const view = open([aPurchase], { [REFUND]: answer });
  await confirmRefund(view);
  expect(await (await purchases()).findByRole("alert")).toHaveTextContent(words);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect((await purchases()).getByText(WITH_ACCESS)).toBeVisible();
  await askForRefund(view);
  expect((await purchases()).queryByRole("alert")).toBeNull();
});

test("a refund whose response was lost shows as soon as it is known", async () => {
  sessionStorage.setItem("generatedProfile", JSON.stringify(aFullProfile));
  const view = open([aPurchase], {
    [REFUND]: () => {
      view.server.purchases = [aRefundedPurchase];
      view.server.hasLifetimeAccess = false;
      throw new TypeError("Failed to fetch");
    },
  });
  await confirmRefund(view);
  const part = await purchases();
  expect(await part.findByText("Refunded")).toBeVisible();
  expect(part.getByText(/Lifetime access has ended/)).toBeVisible();
  expect(sessionStorage.getItem("generatedProfile")).toContain('"isPaid":false');
});

test("a refund without a response or a record is shown as uncertain", async () => {
  const view = open([aPurchase], {
    [REFUND]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  await confirmRefund(view);
  expect(await (await purchases()).findByRole("alert")).toHaveTextContent(
    /No response from the server.*do not know yet/,
  );
});

test("a session that has ended leads to the sign-in", async () => {
  const view = open([aPurchase], {
    [REFUND]: () => {
      view.server.isSignedIn = false;
      return ended;
    },
  });
  await confirmRefund(view);
  await vi.waitFor(() => {
    expect(screen.getByTestId("address")).toHaveTextContent("/auth-select");
  });
});
