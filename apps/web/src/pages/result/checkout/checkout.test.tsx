import { act, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aFullProfile, aPreview } from "../../../../test/a-profile.ts";
import { type ApiAnswer, aUser, mockApi, refusal } from "../../../../test/mock-api.ts";
import { renderPage } from "../../../../test/render-page.tsx";
import { navigateFully } from "../../../shared/navigation/navigate-fully.ts";
import { ResultPage } from "../result-page.tsx";

vi.mock("../../../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const { slug } = aFullProfile;
// Without the site's CSS a button's name also includes its busy label.
const UNLOCK = /^Unlock Full Report for \$9\.99/;
const subscriber = { ...aUser, hasLifetimeAccess: true };
const unlock = () => screen.findByRole("button", { name: UNLOCK });

/** A signed-in reader of a preview; `unlockAll` simulates a payment elsewhere. */
function open(answers: Parameters<typeof mockApi>[0], isUnlocked = false) {
  let hasAccess = isUnlocked;
  const { calls } = mockApi({
    "GET /api/auth/user": () => ({ body: hasAccess ? subscriber : aUser }),
    [`GET /api/profiles/${slug}`]: () => ({ body: hasAccess ? aFullProfile : aPreview }),
    ...answers,
  });
  const view = renderPage(
    <StrictMode>
      <ResultPage />
    </StrictMode>,
    { path: `/result?slug=${slug}` },
  );
  return {
    ...view,
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    unlockAll: () => {
      hasAccess = true;
    },
    lockAll: () => {
      hasAccess = false;
    },
  };
}

const createAnswers = (...answers: ApiAnswer[]) => ({
  "POST /api/create-checkout-session": () => answers.shift() ?? { status: 500 },
});

beforeEach(() => {
  vi.mocked(navigateFully).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, ApiAnswer, RegExp]>([
  ["the payment provider is away", refusal(503, "Away."), /provider is not responding/],
  ["the server fails", refusal(500, "Something went wrong."), /wrong on our side/],
  ["no address comes", { body: {} }, /without the address of the payment page/],
])(
  "when %s the page says so beside the button, and that nothing was charged",
  async (_, answer, words) => {
    const { user } = open(createAnswers(answer, { body: { url: "https://pay.example/s2" } }));
    await user.click(await unlock());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The payment page did not open");
    expect(alert).toHaveTextContent(words);
    expect(alert).toHaveTextContent("Nothing was charged");
    // Beside the button only: a toast would say it a second time.
    expect(screen.getAllByText("The payment page did not open")).toHaveLength(1);
    await user.click(await unlock());
    await vi.waitFor(() => {
      expect(navigateFully).toHaveBeenCalledExactlyOnceWith("https://pay.example/s2");
    });
    expect(screen.queryByText("The payment page did not open")).toBeNull();
  },
);

test("too many attempts show when the next one is allowed", async () => {
  const { user } = open(
    createAnswers({ ...refusal(429, "Slow down."), headers: { "retry-after": "60" } }),
  );
  await user.click(await unlock());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Nothing was charged. Too many attempts. Please try again in 1 minute.",
  );
});

test("a lost connection is shown, and reported once it is back", async () => {
  const { user, callsTo } = open({});
  await user.click(await unlock());
  expect(await screen.findByRole("alert")).toHaveTextContent(/check your connection/);
  expect(callsTo("/api/client-errors").map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ url: "/api/create-checkout-session", status: 0 }),
  );
});

test("a buyer who has already paid gets the full report instead, from its top", async () => {
  const { user, unlockAll } = open(
    createAnswers(refusal(409, "You already have lifetime access.", "already_paid")),
  );
  const button = await unlock();
  unlockAll();
  await user.click(button);
  expect(await screen.findByRole("heading", { name: "Direction" })).toBeVisible();
  expect(screen.getByText(/You already have lifetime access\. Nothing was charged/)).toBeVisible();
  expect(screen.queryByRole("button", { name: UNLOCK })).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(navigateFully).not.toHaveBeenCalled();
});

test("a buyer whose payment is on its way sees that instead of paying again", async () => {
  const { user } = open(createAnswers(refusal(409, "Your payment is on its way.")));
  await user.click(await unlock());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /There is nothing more to pay.*Your payment is on its way\. Nothing was charged this time\./,
  );
});

test("the normal price is marked, so that the operator's switch can hide it", async () => {
  open({});
  await unlock();
  const claim = screen.getByText("$29.99").closest("[data-claim]");
  expect(claim).toHaveAttribute("data-claim", "normalPrice");
  expect(claim).not.toHaveTextContent("$9.99");
});

const focusWindow = () =>
  act(async () => {
    vi.setSystemTime(Date.now() + 11_000);
    window.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
  });

test("access that changes in another tab updates the open report", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { unlockAll, lockAll } = open({});
  await unlock();
  unlockAll();
  await focusWindow();
  expect(await screen.findByRole("heading", { name: "Direction" })).toBeVisible();
  expect(screen.queryByText("The full text could not be loaded")).toBeNull();
  lockAll();
  await focusWindow();
  expect(await unlock()).toBeEnabled();
  expect(screen.queryByText("Life Purpose", { selector: "h3" })).toBeNull();
});
