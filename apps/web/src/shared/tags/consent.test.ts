import type { FunnelStep } from "@cosmic/domain";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import type { StepDetails } from "../funnel/step-recorder.ts";

const ANALYTICS_ID = "G-TEST12345";
const PIXEL_ID = "123456789012";
/** Whatever must never reach a third party. */
const SECRETS = {
  slug: "secret-slug",
  session_id: "cs_secret",
  birthDate: "1990-03-21",
  type: "INFJ",
  token: "secret-token",
  email: "ada@example.test",
};

let pictures: string[] = [];
/** What the page has said to each document of the tag, the latest last. */
let frames: { window: object; said: unknown[] }[] = [];
const tagFrame = () => document.querySelector("iframe");
const saidToFrame = () => frames.at(-1)?.said ?? [];
/** The calls that the tag is asked to make. */
const told = () =>
  saidToFrame().flatMap((message) => {
    const { command } = message as { command?: unknown[] };
    return command ? [command] : [];
  });
const foreignScripts = () =>
  [...document.querySelectorAll("script")].map(({ src }) => src).filter((src) => src !== "");
const eventsTold = () => told().filter(([command]) => command === "event");

const toldToAnalytics = (name: string) =>
  eventsTold().flatMap(([, event, params]) => (event === name ? [params] : []));
/** What the pixel's events of this name carry, as text. */
const toldToPixel = (name: string) =>
  pictures
    .map((address) => [...new URL(address).searchParams])
    .filter((pairs) => pairs.some(([key, value]) => key === "ev" && value === name))
    .map((pairs) =>
      Object.fromEntries(
        pairs.flatMap(([key, value]) => {
          const [, inner] = /^cd\[(.+)\]$/.exec(key) ?? [];
          return inner ? [[inner, value]] : [];
        }),
      ),
    );
const asText = (params: object) =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));

/** A page of a site with these ids; answers with what records a step of its visit. */
async function load(ids = `${ANALYTICS_ID} ${PIXEL_ID}`, userId?: string) {
  document.head.innerHTML = `<meta name="tags" content="${ids}">`;
  const { startConsent, showChoices } = await import("./consent.ts");
  const { stepRecorder } = await import("../funnel/step-recorder.ts");
  await startConsent(() => userId);
  return {
    showChoices,
    recordWith: (step: FunnelStep, details: StepDetails) => {
      stepRecorder.record(step, details, Date.now());
    },
    record: (...steps: FunnelStep[]) => {
      for (const step of steps) stepRecorder.record(step, {}, Date.now());
    },
  };
}

const press = async (name: string) => {
  const [button] = await screen.findAllByRole("button", { name });
  await userEvent.click(button as HTMLElement);
};

/** Says yes; the tag's own document, where there is one, loads at once. */
async function allowAll() {
  await press("Allow all");
  tagFrame()?.dispatchEvent(new Event("load"));
}

/** A message as the browser hands it to the page. */
function say(data: unknown, { origin = "null", source = frames.at(-1)?.window ?? null } = {}) {
  window.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }));
}
const ourCookies = () =>
  document.cookie.split("; ").filter((cookie) => !/^(?:cosmic_|$)/.test(cookie));

beforeEach(() => {
  mockApi();
  vi.resetModules();
  pictures = [];
  vi.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation((address) => {
    pictures.push(address);
  });
  frames = [];
  const windows = new WeakMap<HTMLIFrameElement, object>();
  // jsdom loads no frame; this stands for its window.
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    if (!this.isConnected) return null;
    const known = windows.get(this);
    if (known) return known as Window;
    const said: unknown[] = [];
    const made = { postMessage: (message: unknown) => said.push(structuredClone(message)) };
    windows.set(this, made);
    frames.push({ window: made, said });
    return made as unknown as Window;
  });
  const query = new URLSearchParams(SECRETS).toString();
  window.history.replaceState(null, "", `/result?${query}`);
});
afterEach(async () => {
  const { reset } = await import("vanilla-cookieconsent");
  reset(true);
  document.head.innerHTML = "";
  document.getElementById("cc-main")?.remove();
  document.documentElement.className = "";
  tagFrame()?.remove();
  for (const name of ["_ga", "_ga_TEST12345", "_ga_OTHER12345"])
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  window.history.replaceState(null, "", "/");
});

test("nothing is loaded or sent before a choice; both answers look the same", async () => {
  const { record } = await load();
  const banner = within(await screen.findByRole("dialog", { name: /measure this visit/ }));
  expect(banner.getByRole("button", { name: "Refuse all" }).className).toBe(
    banner.getByRole("button", { name: "Allow all" }).className,
  );
  record("landing_view", "quiz_start");
  expect([tagFrame(), foreignScripts(), pictures]).toEqual([null, [], []]);
});

test("a refusal loads nothing", async () => {
  const { record } = await load();
  await press("Refuse all");
  record("landing_view");
  expect([tagFrame(), foreignScripts(), pictures]).toEqual([null, [], []]);
});

test("consent sends each later step once and no earlier one", async () => {
  const { record } = await load();
  record("landing_view");
  await allowAll();
  expect(saidToFrame()[0]).toEqual({ cookies: [] });
  expect(told()).toMatchObject([
    ["set", { page_location: "http://localhost:3000/result" }],
    ["config", ANALYTICS_ID, { send_page_view: false, cookie_domain: "none" }],
    ["consent", "update", { analytics_storage: "granted", ad_personalization: "denied" }],
  ]);
  record("report_generated", "checkout_initiated", "payment_completed", "payment_completed");
  expect(eventsTold().map(([, name, params]) => [name, params])).toMatchObject([
    ["funnel_step", { step_name: "report_generated", step_number: 6 }],
    ["Lead", {}],
    ["generate_lead", { currency: "USD" }],
    ["funnel_step", { step_name: "checkout_initiated" }],
    ["conversion", { conversion_type: "checkout_start", value: 9.99, currency: "USD" }],
    ["funnel_step", { step_name: "payment_completed" }],
    ["conversion", { conversion_type: "purchase", value: 9.99, currency: "USD" }],
  ]);
  const events = pictures.map((address) => new URL(address).searchParams);
  expect(events.map((event) => event.get("ev"))).toEqual([
    "funnel_step",
    "Lead",
    "funnel_step",
    "conversion",
    "InitiateCheckout",
    "funnel_step",
    "conversion",
    "Purchase",
  ]);
  expect(events.at(-1)?.get("cd[value]")).toBe("9.99");
});

test("both services receive a step with its parameters, its value, the visit and the account number", async () => {
  const userId = "5f6e1f3a-6e0c-4a3f-9a73-3c5b6a1d2e4f";
  const { recordWith } = await load(undefined, userId);
  await allowAll();
  recordWith("mbti_question_answered", { question: 3 });
  recordWith("checkout_initiated", {});
  recordWith("report_viewed", { view: "preview" });
  const steps = [
    {
      step_name: "mbti_question_answered",
      step_number: 4,
      step_description: "Quiz question answered",
      value: 0,
      user_id: userId,
      question: 3,
    },
    { step_name: "checkout_initiated", value: 9.99, user_id: userId },
    { step_name: "report_viewed", value: 0, user_id: userId, view: "preview" },
  ];
  const visit = sessionStorage.getItem("sessionId");
  expect(toldToAnalytics("funnel_step")[0]).toMatchObject({ session_id: visit });
  expect(toldToPixel("funnel_step")[0]).toMatchObject({ session_id: visit });
  const conversions = [
    { conversion_type: "checkout_start", value: 9.99, currency: "USD" },
    { conversion_type: "view", value: 0, currency: "USD" },
  ];
  expect(toldToAnalytics("funnel_step")).toMatchObject(steps);
  expect(toldToAnalytics("conversion")).toMatchObject(conversions);
  expect(toldToPixel("funnel_step")).toMatchObject(steps.map(asText));
  expect(toldToPixel("conversion")).toMatchObject(conversions.map(asText));
});

test("our own funnel is told of the consent, for the steps after it", async () => {
  const { calls } = mockApi();
  const { record } = await load();
  record("landing_view");
  await allowAll();
  record("quiz_start");
  window.dispatchEvent(new Event("pagehide"));
  await vi.waitFor(() => {
    expect(calls.flatMap(({ body }) => body)).toMatchObject([
      { step: "landing_view" },
      { step: "quiz_start", hasConsent: true },
    ]);
  });
  expect((calls.flatMap(({ body }) => body) as object[])[0]).not.toHaveProperty("hasConsent");
});

test("a visitor has no number", async () => {
  const { record } = await load();
  await allowAll();
  record("landing_view");
  expect(eventsTold()[0]?.[2]).not.toHaveProperty("user_id");
});

test("no service receives a query string or personal data", async () => {
  const { record } = await load();
  await allowAll();
  record("report_viewed", "premium_report_viewed");
  const everything = JSON.stringify([
    saidToFrame(),
    pictures.map(decodeURIComponent),
    tagFrame()?.src,
  ]);
  for (const secret of Object.values(SECRETS)) {
    expect(everything).not.toContain(secret);
  }
  expect(eventsTold()[0]?.[2]).toMatchObject({ page_location: "http://localhost:3000/result" });
});

test("withdrawn consent stops the measuring", async () => {
  const { record, showChoices } = await load();
  await allowAll();
  record("landing_view");
  say({ cookie: "_ga=GA1.1.1.2" });
  expect(ourCookies()).toEqual(["_ga=GA1.1.1.2"]);
  const before = pictures.length;
  const said = saidToFrame();
  showChoices();
  await press("Refuse all");
  expect(said.at(-1)).toEqual({ isStopped: true });
  const length = said.length;
  record("quiz_start");
  say({ cookie: "_ga=GA1.1.1.2" });
  expect([said.length, pictures.length, ourCookies()]).toEqual([length, before, []]);
  await vi.waitFor(() => {
    expect(tagFrame()).toBeNull();
  });

  showChoices();
  await allowAll();
  record("birth_info_completed");
  expect(eventsTold()).toHaveLength(1);
});

test("the banner asks only about configured services", async () => {
  const { record } = await load(PIXEL_ID);
  expect(screen.queryByText(/Google Analytics/)).toBeNull();
  await allowAll();
  record("landing_view");
  expect(tagFrame()).toBeNull();
  expect(pictures).toHaveLength(1);
});
