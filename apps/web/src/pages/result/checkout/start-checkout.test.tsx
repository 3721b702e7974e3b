import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aFullProfile, aPreview } from "../../../../test/a-profile.ts";
import { refusal } from "../../../../test/mock-api.ts";
import {
  openResult,
  readerAnswers,
  storeBlueprint,
  subscriber,
  UNLOCK,
} from "../../../../test/open-result.tsx";
import { navigateFully } from "../../../shared/navigation/navigate-fully.ts";

vi.mock("../../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const { slug } = aFullProfile;

afterEach(() => {
  vi.mocked(navigateFully).mockReset();
});

test("checkout navigates to the payment page, and the button says so meanwhile", async () => {
  storeBlueprint(aPreview);
  const { user, callsTo } = openResult(
    {
      ...readerAnswers(aPreview),
      "POST /api/create-checkout-session": { body: { url: "https://pay.example/s1" } },
    },
    `/result?slug=${slug}`,
  );
  await user.click(await screen.findByRole("button", { name: UNLOCK }));
  await waitFor(() => {
    expect(navigateFully).toHaveBeenCalledExactlyOnceWith("https://pay.example/s1");
  });
  expect(callsTo("/api/create-checkout-session")[0]?.body).toEqual({
    returnTo: `/result?slug=${slug}`,
  });
  const busy = screen.getByRole("button", { name: UNLOCK });
  expect(busy).toHaveAttribute("aria-disabled", "true");
  // The classes by which a button hides its inactive label.
  expect(within(busy).getByText("Starting Checkout...")).not.toHaveClass(
    /^(?:invisible|opacity-0)$/,
  );
  await user.click(busy);
  expect(callsTo("/api/create-checkout-session")).toHaveLength(1);
});

test("a visitor's checkout leads to the sign-in and keeps the slug", async () => {
  storeBlueprint(aPreview);
  const { user } = openResult(
    { "POST /api/create-checkout-session": refusal(401, "Unauthorized", "unauthorized") },
    `/result?slug=${slug}`,
  );
  await user.click(await screen.findByRole("button", { name: UNLOCK }));
  expect(await screen.findByTestId("address")).toHaveTextContent(
    `/auth-select?returnTo=${encodeURIComponent(`/result?slug=${slug}&checkout=true`)}`,
  );
});

test("a checkout without a URL is reported, and the button is enabled again", async () => {
  storeBlueprint(aPreview);
  const { user, callsTo } = openResult({
    ...readerAnswers(aPreview),
    "POST /api/create-checkout-session": { body: {} },
  });
  await user.click(await screen.findByRole("button", { name: UNLOCK }));
  await waitFor(() => {
    expect(callsTo("/api/client-errors").map(({ body }) => body)).toContainEqual({
      url: "/api/create-checkout-session",
      status: 0,
      message: "No checkout URL received",
      severity: "MEDIUM",
    });
  });
  expect(screen.getByRole("button", { name: UNLOCK })).toBeEnabled();
  expect(screen.getByText(/answered without the address of the payment page/)).toBeVisible();
  expect(screen.queryByText(/check your connection/)).toBeNull();
  expect(navigateFully).not.toHaveBeenCalled();
});

test("checkout=true is taken off the address and starts the checkout once, after half a second", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeBlueprint(aPreview);
  const { callsTo } = openResult(
    {
      ...readerAnswers(aPreview),
      "POST /api/create-checkout-session": { body: { url: "https://pay.example/s1" } },
    },
    "/result?checkout=true",
  );
  await screen.findByRole("button", { name: UNLOCK });
  expect(callsTo("/api/create-checkout-session")).toHaveLength(0);
  await act(async () => vi.advanceTimersByTimeAsync(600));
  expect(callsTo("/api/create-checkout-session").map(({ body }) => body)).toEqual([
    { returnTo: "/result" },
  ]);
  expect(navigateFully).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("checkout=true waits for the sign-in, and does not charge a user with access", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeBlueprint(aPreview);
  const visitor = openResult({}, "/result?checkout=true");
  await screen.findByRole("button", { name: UNLOCK });
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(visitor.callsTo("/api/create-checkout-session")).toHaveLength(0);
  visitor.unmount();
  const paid = openResult(readerAnswers(aFullProfile, subscriber), "/result?checkout=true");
  await screen.findByText("Life Purpose", { selector: "h3" });
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(paid.callsTo("/api/create-checkout-session")).toHaveLength(0);
  vi.useRealTimers();
});
