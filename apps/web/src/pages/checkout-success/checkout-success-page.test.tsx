import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aFullProfile, aPreview } from "../../../test/a-profile.ts";
import { type ApiAnswer, aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { CheckoutSuccessPage } from "./checkout-success-page.tsx";

const signedIn = { "GET /api/auth/user": { body: aUser } };
const verified = {
  ...signedIn,
  "GET /api/checkout-success": { body: { success: true, message: "Paid." } },
  "POST /api/expand-report": { body: { success: true, message: "" } },
};

function open(answers: Parameters<typeof mockApi>[0], query = "?session_id=cs_1") {
  const { calls } = mockApi(answers);
  renderPage(
    <StrictMode>
      <CheckoutSuccessPage />
    </StrictMode>,
    { path: `/checkout-success${query}` },
  );
  return { callsTo: (path: string) => calls.filter((call) => call.path === path) };
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const keptInMind = () => sessionStorage.getItem("awaitedPayment");
const heading = () => screen.getByRole("heading", { level: 1 });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("verifies once, says what is unlocked, and goes back after three seconds", async () => {
  const { callsTo } = open(verified, "?session_id=cs_1&returnTo=%2Fresult%3Fslug%3Dabc");
  expect(heading()).toHaveTextContent("Verifying Payment");
  await pass(10);
  expect(heading()).toHaveTextContent("Payment Successful!");
  expect(screen.getByText("You now have lifetime access to all features.")).toBeVisible();
  expect(callsTo("/api/checkout-success").map(({ query }) => query)).toEqual(["?session_id=cs_1"]);
  await pass(2_900);
  expect(screen.queryByTestId("address")).toBeNull();
  await pass(200);
  expect(screen.getByTestId("address")).toHaveTextContent("/result?slug=abc");
});

test("promises of the year what the report holds, a reading for each month", async () => {
  open(verified);
  await pass(10);
  expect(screen.getByText("Twelve months ahead, one reading for each")).toBeVisible();
});

test.each(["", "&returnTo=https%3A%2F%2Fevil.test", "&returnTo=%2F%2Fevil.test%2Fx"])(
  "goes to the dashboard when the return path is missing or foreign: %s",
  async (query) => {
    open(verified, `?session_id=cs_1${query}`);
    await pass(10);
    await pass(3_100);
    expect(screen.getByTestId("address")).toHaveTextContent(/^\/dashboard$/);
  },
);

test("expands the stored report that is not paid yet, and no other", async () => {
  sessionStorage.setItem("generatedProfile", JSON.stringify(aPreview));
  const { callsTo } = open(verified);
  await pass(10);
  expect(callsTo("/api/expand-report").map(({ body }) => body)).toEqual([
    { profileId: aPreview.id },
  ]);
});

test("leaves a paid stored report alone", async () => {
  sessionStorage.setItem("generatedProfile", JSON.stringify(aFullProfile));
  const { callsTo } = open(verified);
  await pass(10);
  expect(callsTo("/api/expand-report")).toHaveLength(0);
});

test.each([
  ["refuses", refusal(503, "Too much is going on.")],
  ["says no", { body: { success: false, message: "Not paid." } }],
])("when the verification %s it says so and still goes back", async (_, answer) => {
  open({ ...signedIn, "GET /api/checkout-success": answer }, "?session_id=cs_1&returnTo=%2Fresult");
  await pass(10);
  expect(heading()).toHaveTextContent("Verification Error");
  expect(
    screen.getByText("There was an issue verifying your payment. Please contact support."),
  ).toBeVisible();
  await pass(3_100);
  expect(screen.getByTestId("address")).toHaveTextContent("/result");
});

test("a payment that is not paid is explained in the server's words", async () => {
  const answer = { body: { success: false, message: "This payment was refunded." } };
  open({ ...signedIn, "GET /api/checkout-success": answer });
  await pass(10);
  expect(screen.getByText("This payment was refunded.")).toBeVisible();
});

test.each<[string, ApiAnswer, string | null]>([
  ["cannot be asked about", refusal(503, "The payment provider is away."), "cs_1"],
  ["was not made", { body: { success: false, message: "Not paid." } }, null],
  ["is another person's", refusal(404, "This payment does not exist."), null],
  ["has a number that is none", refusal(400, "This payment session is not valid."), null],
  ["is there", { body: { success: true, message: "Paid." } }, null],
])("a payment that %s is remembered only while it may still arrive", async (_, answer, kept) => {
  sessionStorage.setItem("awaitedPayment", "cs_1");
  open({ ...verified, "GET /api/checkout-success": answer });
  await pass(10);
  expect(keptInMind()).toBe(kept);
});

test("a slow payment is shown as on its way until it arrives", async () => {
  const answers: ApiAnswer[] = [
    { body: { success: false, message: "On its way.", pending: true } },
    refusal(503, "The payment provider is away."),
    { body: { success: true, message: "Paid." } },
  ];
  const { callsTo } = open(
    { ...verified, "GET /api/checkout-success": () => answers.shift() ?? { status: 500 } },
    "?session_id=cs_1&returnTo=%2Fresult",
  );
  await pass(10);
  expect(heading()).toHaveTextContent("Your payment is on its way");
  expect(screen.getByRole("link", { name: "Read on meanwhile" })).toHaveAttribute(
    "href",
    "/result",
  );
  expect(screen.queryByText("Verification Error")).toBeNull();
  expect(keptInMind()).toBe("cs_1");
  await pass(9_000);
  expect(heading()).toHaveTextContent("Your payment is on its way");
  await pass(2_000);
  expect(heading()).toHaveTextContent("Payment Successful!");
  await pass(3_100);
  expect(screen.getByTestId("address")).toHaveTextContent("/result");
  expect(callsTo("/api/checkout-success")).toHaveLength(3);
});

test("a failed user lookup redirects no one and can be retried", async () => {
  vi.useRealTimers();
  const answers: ApiAnswer[] = [refusal(503, "Busy."), refusal(503, "Busy.")];
  mockApi({ ...verified, "GET /api/auth/user": () => answers.shift() ?? { body: aUser } });
  const { user } = renderPage(<CheckoutSuccessPage />, {
    path: "/checkout-success?session_id=cs_1",
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }, { timeout: 5_000 }));
  expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("without a session id it goes to the start page after two seconds", async () => {
  const { callsTo } = open(verified, "");
  await pass(1_900);
  expect(screen.queryByTestId("address")).toBeNull();
  await pass(200);
  expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/);
  expect(callsTo("/api/checkout-success")).toHaveLength(0);
});

test.each([
  ["no user is signed in", {}],
  [
    "the session has ended",
    { ...signedIn, "GET /api/checkout-success": refusal(401, "Unauthorized", "unauthorized") },
  ],
])("when %s it goes through the sign-in and back here", async (_, answers) => {
  vi.useRealTimers();
  open(answers, "?session_id=cs_1&returnTo=%2Fresult");
  await waitFor(() => {
    expect(screen.getByTestId("address")).toHaveTextContent(
      `/auth-select?returnTo=${encodeURIComponent("/checkout-success?session_id=cs_1&returnTo=%2Fresult")}`,
    );
  });
});
