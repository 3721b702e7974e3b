import type { GeneratedProfile } from "@cosmic/contracts";
import { REPORT_SECTIONS, SECTION_NAMES } from "@cosmic/domain";
import { act, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { aFullProfile, aPreview } from "../../../test/a-profile.ts";
import { aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { navigateFully } from "../../shared/full-navigation/navigate-fully.ts";
import { ResultPage } from "./result-page.tsx";

vi.mock("../../shared/full-navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

const { slug } = aFullProfile;
// Without the site's CSS a button's name goes on with what it says while busy.
const UNLOCK = /^Unlock Full Report for \$9\.99/;
const subscriber = { ...aUser, hasLifetimeAccess: true };
const claimed = { body: { success: true, message: "", profileSlug: slug } };

/** A signed-in reader whose stored blueprint the server knows as `profile`. */
const signedIn = (profile: GeneratedProfile, user = aUser) => ({
  "GET /api/auth/user": { body: user },
  "POST /api/migrate-profile": claimed,
  [`GET /api/profiles/${profile.slug}`]: { body: profile },
});

function open(answers: Parameters<typeof mockApi>[0] = {}, path = "/result") {
  const { calls } = mockApi(answers);
  const view = renderPage(
    <StrictMode>
      <ResultPage />
    </StrictMode>,
    { path },
  );
  return { ...view, callsTo: (at: string) => calls.filter((call) => call.path === at) };
}

const store = (profile: unknown) => {
  sessionStorage.setItem("generatedProfile", JSON.stringify(profile));
};

afterEach(() => {
  vi.mocked(navigateFully).mockReset();
});

test("a visitor reads the preview of the stored blueprint", async () => {
  store(aPreview);
  open();
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(aPreview.archetype);
  expect(screen.getByText("Preview Version")).toBeVisible();
  expect(screen.getByText("A first strength")).toBeVisible();
  for (const title of ["Career & Work", "Love & Relationships", "Spiritual Growth"]) {
    expect(screen.getByRole("article", { name: title })).toHaveTextContent(/…$/);
  }
  expect(screen.getAllByTestId("fade")).toHaveLength(3);
  expect(screen.queryByText("Life Purpose")).toBeNull();
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    "/auth-select?returnTo=%2Fresult",
  );
});

test("the upsell names the five things, the normal price and the price", async () => {
  store(aPreview);
  open();
  for (const item of [
    "Relationship Compatibility",
    "Decision-Making Style",
    "Emotional & Cognitive Blueprint",
    "Growth Triggers",
    "15+ Detailed Reports",
    "$29.99",
    "$9.99",
  ]) {
    expect(await screen.findByText(item)).toBeVisible();
  }
  expect(screen.getByRole("button", { name: UNLOCK })).toBeEnabled();
});

test("lifetime access opens every card, grouped, with a contents list and twelve months", async () => {
  store(aPreview);
  open(signedIn(aFullProfile, subscriber));
  expect(await screen.findByRole("heading", { name: "12-Month Forecast" })).toBeVisible();
  expect(screen.queryByText("Preview Version")).toBeNull();
  const contents = screen.getByRole("navigation", { name: "Contents" });
  for (const name of SECTION_NAMES) {
    const { title } = REPORT_SECTIONS[name];
    expect(screen.getByRole("article", { name: title })).toHaveTextContent(aFullProfile[name]);
    expect(within(contents).getByText(title)).toHaveAttribute("href", `#${name}`);
  }
  for (const [index, month] of ["January", "June", "December"].entries()) {
    const number = [1, 6, 12][index];
    expect(screen.getByRole("article", { name: new RegExp(month) })).toHaveTextContent(
      `Forecast number ${number}.`,
    );
  }
  expect(screen.queryByRole("button", { name: UNLOCK })).toBeNull();
});

test("what to notice and what to try stand apart from a section's prose, under their own names", async () => {
  const sectionAsides = [
    { section: "shadowWork", paragraph: 1, kind: "notice" },
    { section: "shadowWork", paragraph: 3, kind: "practice" },
  ] as const;
  const shadowWork = "Prose.\n\nSee the sigh.\n\nMore prose.\n\nDraw a door.";
  store(aPreview);
  open(signedIn({ ...aFullProfile, shadowWork, sectionAsides: [...sectionAsides] }, subscriber));
  const section = within(await screen.findByRole("article", { name: "Shadow Work" }));
  expect(section.getByText("See the sigh.")).toHaveTextContent("Worth noticing See the sigh.");
  expect(section.getByText("Draw a door.")).toHaveTextContent("Try this Draw a door.");
  expect(section.getByText("More prose.")).toHaveTextContent(/^More prose\.$/);
});

test("the sections on health, money, childhood, past lives and parenting carry a disclaimer", async () => {
  store(aFullProfile);
  open(signedIn(aFullProfile));
  await screen.findByRole("article", { name: "Health & Wellness" });
  for (const name of SECTION_NAMES) {
    const { title, disclaimer } = REPORT_SECTIONS[name];
    const article = screen.getByRole("article", { name: title });
    expect(article.textContent?.includes("A prompt for reflection, not")).toBe(disclaimer);
  }
});

test("a stored blueprint is claimed once, then read again with what it allows now", async () => {
  store(aPreview);
  const { callsTo } = open(signedIn(aFullProfile));
  expect(await screen.findByText("Life Purpose", { selector: "h3" })).toBeVisible();
  expect(callsTo("/api/migrate-profile").map(({ body }) => body)).toEqual([{ profileSlug: slug }]);
  expect(JSON.parse(sessionStorage.getItem("generatedProfile") ?? "")).toEqual(aFullProfile);
});

test("a claim that is refused changes nothing for the reader", async () => {
  store(aPreview);
  open({
    ...signedIn(aPreview),
    "POST /api/migrate-profile": refusal(403, "This blueprint is not yours."),
  });
  expect(await screen.findByText("Preview Version")).toBeVisible();
  expect(screen.queryByText("This blueprint is not yours.")).toBeNull();
});

test("access that was withdrawn turns the stored report back into a preview", async () => {
  store(aFullProfile);
  open(signedIn(aPreview));
  expect(await screen.findByText("Preview Version")).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText("Life Purpose", { selector: "h3" })).toBeNull();
  });
});

test("a full text that does not arrive can be asked for again", async () => {
  store(aPreview);
  const answers = [{ status: 503 }, { body: aFullProfile }];
  const { user } = open({
    ...signedIn(aFullProfile, subscriber),
    [`GET /api/profiles/${slug}`]: () => answers.shift() ?? { status: 500 },
  });
  await user.click(await screen.findByRole("button", { name: "Load it again" }));
  expect(await screen.findByText("Life Purpose", { selector: "h3" })).toBeVisible();
});

test("a saved blueprint opens by its slug in a fresh tab", async () => {
  const { callsTo } = open(signedIn(aFullProfile), `/result?slug=${slug}`);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("The Lamp");
  expect(callsTo("/api/migrate-profile")).toHaveLength(0);
});

test("a slug of another blueprint than the stored one opens that one", async () => {
  store(aPreview);
  const other = { ...aFullProfile, slug: "zyxwvutsrqponmlkjihgfe", archetype: "The Other One" };
  open({ ...signedIn(other), "POST /api/migrate-profile": claimed }, `/result?slug=${other.slug}`);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("The Other One");
});

test.each([null, "{", "[]", '{"mbtiType":"INFJ"}', "null"])(
  "without a blueprint that can be read (%s) it says so and leads on",
  async (stored) => {
    if (stored !== null) sessionStorage.setItem("generatedProfile", stored);
    open();
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Error Loading Profile",
    );
    expect(screen.getByRole("link", { name: "Create New Blueprint" })).toHaveAttribute(
      "href",
      "/quiz",
    );
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  },
);

test("an unknown slug ends at the error card", async () => {
  open(
    {
      ...signedIn(aFullProfile),
      [`GET /api/profiles/${slug}`]: refusal(404, "This blueprint does not exist."),
    },
    `/result?slug=${slug}`,
  );
  expect(await screen.findByText("Error Loading Profile")).toBeVisible();
});

test("a visitor with a link to a saved blueprint is shown the way to sign in and back", async () => {
  open({}, `/result?slug=${slug}`);
  expect(await screen.findByRole("link", { name: "sign in" })).toHaveAttribute(
    "href",
    `/auth-select?returnTo=%2Fresult%3Fslug%3D${slug}`,
  );
});

test("checkout leaves for the payment page, and the button says so meanwhile", async () => {
  store(aPreview);
  const { user, callsTo } = open(
    {
      ...signedIn(aPreview),
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
  // The classes by which a button hides the words that do not hold now.
  expect(within(busy).getByText("Starting Checkout...")).not.toHaveClass(
    /^(?:invisible|opacity-0)$/,
  );
  await user.click(busy);
  expect(callsTo("/api/create-checkout-session")).toHaveLength(1);
});

test("a visitor's checkout leads to the sign-in and keeps the slug", async () => {
  store(aPreview);
  const { user } = open(
    { "POST /api/create-checkout-session": refusal(401, "Unauthorized", "unauthorized") },
    `/result?slug=${slug}`,
  );
  await user.click(await screen.findByRole("button", { name: UNLOCK }));
  expect(await screen.findByTestId("address")).toHaveTextContent(
    `/auth-select?returnTo=${encodeURIComponent(`/result?slug=${slug}&checkout=true`)}`,
  );
});

test("a checkout without an address is reported, and the button is free again", async () => {
  store(aPreview);
  const { user, callsTo } = open({
    ...signedIn(aPreview),
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
  expect(navigateFully).not.toHaveBeenCalled();
});

test("checkout=true is taken off the address and starts the checkout once, after half a second", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  store(aPreview);
  const { callsTo } = open(
    {
      ...signedIn(aPreview),
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

test("checkout=true waits for the sign-in, and charges nobody who has access", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  store(aPreview);
  const visitor = open({}, "/result?checkout=true");
  await screen.findByRole("button", { name: UNLOCK });
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(visitor.callsTo("/api/create-checkout-session")).toHaveLength(0);
  visitor.unmount();
  const paid = open(signedIn(aFullProfile, subscriber), "/result?checkout=true");
  await screen.findByText("Life Purpose", { selector: "h3" });
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(paid.callsTo("/api/create-checkout-session")).toHaveLength(0);
  vi.useRealTimers();
});

test("a birth on a changeover day is told so", async () => {
  const changeover = { from: "Pisces", to: "Aries", at: "1990-03-20T21:19:00.000Z" } as const;
  store({ ...aPreview, birthDate: "1990-03-20", changeover });
  open();
  expect(await screen.findByText("Born on the changeover from Pisces to Aries")).toBeVisible();
});

test("another blueprint is a link to the quiz", async () => {
  store(aPreview);
  open();
  expect(await screen.findByRole("link", { name: "Create Another Blueprint" })).toHaveAttribute(
    "href",
    "/quiz",
  );
});
