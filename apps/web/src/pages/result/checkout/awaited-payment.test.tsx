import { act, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aFullProfile, aPreview } from "../../../../test/a-profile.ts";
import { type ApiAnswer, aUser, mockApi, refusal } from "../../../../test/mock-api.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { ResultPage } from "../result-page.tsx";

const { slug } = aFullProfile;
// Without the site's CSS a button's name also includes its busy label.
const UNLOCK = /^Unlock Full Report for \$9\.99/;
const away = refusal(503, "The payment provider is not responding.");
const onItsWay: ApiAnswer = { body: { success: false, message: "On its way.", pending: true } };
const paid: ApiAnswer = { body: { success: true, message: "Paid." } };

/** A buyer whose payment could not be verified on return; the last response repeats. */
function open(verifications: ApiAnswer[], { isSignedIn = true } = {}) {
  sessionStorage.setItem("awaitedPayment", "cs_test_12345678");
  let hasAccess = false;
  const { calls } = mockApi({
    "GET /api/auth/user": () =>
      isSignedIn
        ? { body: { ...aUser, hasLifetimeAccess: hasAccess } }
        : refusal(401, "Unauthorized", "unauthorized"),
    [`GET /api/profiles/${slug}`]: () => ({ body: hasAccess ? aFullProfile : aPreview }),
    "GET /api/checkout-success": () => {
      const [answer = away] = verifications.length > 1 ? verifications.splice(0, 1) : verifications;
      if (answer === paid) hasAccess = true;
      return answer;
    },
  });
  sessionStorage.setItem("generatedProfile", JSON.stringify(aPreview));
  const view = renderPage(
    <StrictMode>
      <ResultPage />
    </StrictMode>,
    { path: `/result?slug=${slug}` },
  );
  return {
    ...view,
    asked: () => calls.filter(({ path }) => path === "/api/checkout-success"),
    openElsewhere: () => {
      hasAccess = true;
    },
  };
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const keptInMind = () => sessionStorage.getItem("awaitedPayment");

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

test("keeps asking, offers no second payment meanwhile, and opens the report when the payment arrives", async () => {
  const { asked } = open([away, away, paid]);
  expect(await screen.findByText("Verifying your payment...")).toBeVisible();
  expect(screen.queryByRole("button", { name: UNLOCK })).toBeNull();
  expect(asked()[0]?.query).toBe("?session_id=cs_test_12345678");
  await pass(11_000);
  expect(screen.getByRole("heading", { name: "Direction" })).toBeVisible();
  expect(screen.getByText("You now have lifetime access to all features.")).toBeVisible();
  expect(screen.queryByText("Verifying your payment...")).toBeNull();
  expect(keptInMind()).toBeNull();
  const askedWhenPaid = asked().length;
  await pass(20_000);
  expect(asked()).toHaveLength(askedWhenPaid);
});

test("polls less often after a minute", async () => {
  const { asked } = open([away]);
  await screen.findByText("Verifying your payment...");
  await pass(54_000);
  expect(asked().length).toBeGreaterThan(9);
  await pass(6_000);
  const askedInAMinute = asked().length;
  await pass(40_000);
  expect(asked().length - askedInAMinute).toBeLessThan(4);
});

test("a slow payment is shown as on its way", async () => {
  open([onItsWay]);
  expect(await screen.findByText("Your payment is on its way")).toBeVisible();
  await pass(12_000);
  expect(screen.getByText("Your payment is on its way")).toBeVisible();
  expect(screen.queryByRole("button", { name: UNLOCK })).toBeNull();
  expect(keptInMind()).toBe("cs_test_12345678");
});

test.each<[string, ApiAnswer]>([
  ["was not made", { body: { success: false, message: "Not paid." } }],
  ["is not this person's", refusal(404, "This payment does not exist.")],
])("a payment that %s is forgotten, and checkout is offered again", async (_, answer) => {
  open([away, answer]);
  await screen.findByText("Verifying your payment...");
  await pass(6_000);
  expect(screen.getByRole("button", { name: UNLOCK })).toBeEnabled();
  expect(screen.queryByText("Verifying your payment...")).toBeNull();
  expect(keptInMind()).toBeNull();
});

test("an order that finally failed offers checkout again", async () => {
  open([onItsWay, { body: { success: false, message: "It failed." } }]);
  await screen.findByText("Your payment is on its way");
  await pass(6_000);
  expect(screen.getByRole("button", { name: UNLOCK })).toBeEnabled();
});

test("access granted another way ends the polling silently", async () => {
  const { openElsewhere, queryClient, asked } = open([away]);
  await screen.findByText("Verifying your payment...");
  openElsewhere();
  await act(() => queryClient.invalidateQueries({ queryKey: ["/api/auth/user"] }));
  expect(await screen.findByRole("heading", { name: "Direction" })).toBeVisible();
  expect(keptInMind()).toBeNull();
  const askedSoFar = asked().length;
  await pass(12_000);
  expect(asked()).toHaveLength(askedSoFar);
  expect(screen.queryByText("Payment Successful!")).toBeNull();
});

test("no payment is verified while signed out", async () => {
  const { asked } = open([away], { isSignedIn: false });
  expect(await screen.findByRole("button", { name: UNLOCK })).toBeVisible();
  expect(asked()).toHaveLength(0);
  expect(keptInMind()).toBe("cs_test_12345678");
});
