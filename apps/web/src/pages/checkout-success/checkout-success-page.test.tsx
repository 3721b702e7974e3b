import { act, screen, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aFullProfile, aPreview } from "../../../test/a-profile.ts";
import { aUser, mockApi, refusal } from "../../../test/mock-api.ts";
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

test.each(["", "&returnTo=https%3A%2F%2Fevil.test", "&returnTo=%2F%2Fevil.test%2Fx"])(
  "goes to the dashboard when the way back is missing or foreign: %s",
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
  ["refuses", refusal(501, "This is not available yet.")],
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

test("without a session id it goes to the start page after two seconds", async () => {
  const { callsTo } = open(verified, "");
  await pass(1_900);
  expect(screen.queryByTestId("address")).toBeNull();
  await pass(200);
  expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/);
  expect(callsTo("/api/checkout-success")).toHaveLength(0);
});

test.each([
  ["nobody is signed in", {}],
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
