import type { FunnelStep } from "@cosmic/domain";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import type { StepDetails } from "../funnel/record-step.ts";

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
const tagFrame = () => document.querySelector("iframe");
const documents = () => [document, tagFrame()?.contentDocument].filter((each) => !!each);
const tagScripts = () =>
  documents()
    .flatMap((each) => [...each.querySelectorAll("script")])
    .map(({ src }) => src)
    .filter((src) => src !== "");
const told = () =>
  ((tagFrame()?.contentWindow as { dataLayer?: ArrayLike<unknown>[] } | null)?.dataLayer ?? []).map(
    (given) => Array.from(given),
  );
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

/** Says yes, and waits until the tag's own document is there. */
async function allowAll() {
  await press("Allow all");
  await vi.waitFor(() => {
    if (tagFrame() && tagScripts().length === 0) throw new Error("The tag is not there yet");
  });
}

beforeEach(() => {
  mockApi();
  vi.resetModules();
  pictures = [];
  vi.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation((address) => {
    pictures.push(address);
  });
  // jsdom leaves frames empty; here they get the head they are given.
  vi.spyOn(HTMLIFrameElement.prototype, "srcdoc", "set").mockImplementation(function (
    this: HTMLIFrameElement,
    html,
  ) {
    const { head } = new DOMParser().parseFromString(html, "text/html");
    const fill = () => this.contentDocument?.head.append(...head.children);
    this.addEventListener("load", fill, { once: true });
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
  window.history.replaceState(null, "", "/");
});

test("nothing is loaded or sent before a choice; both answers look the same", async () => {
  const { record } = await load();
  const banner = within(await screen.findByRole("dialog", { name: /measure this visit/ }));
  expect(banner.getByRole("button", { name: "Refuse all" }).className).toBe(
    banner.getByRole("button", { name: "Allow all" }).className,
  );
  record("landing_view", "quiz_start");
  expect([tagScripts(), pictures, told()]).toEqual([[], [], []]);
});

test("a refusal loads nothing", async () => {
  const { record } = await load();
  await press("Refuse all");
  record("landing_view");
  expect([tagScripts(), pictures, told()]).toEqual([[], [], []]);
});

test("consent sends each later step once, no earlier one, and starts as denied", async () => {
  const { record } = await load();
  record("landing_view");
  await allowAll();
  expect(tagScripts()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ANALYTICS_ID}`]);
  expect(told()[0]).toEqual([
    "consent",
    "default",
    {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
    },
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
  const everything = JSON.stringify([told(), pictures.map(decodeURIComponent), tagScripts()]);
  for (const secret of Object.values(SECRETS)) {
    expect(everything).not.toContain(secret);
  }
  expect(eventsTold()[0]?.[2]).toMatchObject({ page_location: "http://localhost:3000/result" });
});

test("withdrawn consent stops the measuring", async () => {
  const { record, showChoices } = await load();
  await allowAll();
  record("landing_view");
  const before = pictures.length;
  const tagWindow = tagFrame()?.contentWindow as unknown as Record<string, ArrayLike<unknown>[]>;
  const queue = tagWindow["dataLayer"] ?? [];
  showChoices();
  await press("Refuse all");
  const length = queue.length;
  expect(Array.from(queue.at(-1) ?? [])).toMatchObject([
    "consent",
    "update",
    { analytics_storage: "denied" },
  ]);
  record("quiz_start");
  expect([queue.length, pictures.length]).toEqual([length, before]);
  expect(tagWindow[`ga-disable-${ANALYTICS_ID}`]).toBe(true);
  expect(tagFrame()).toBeNull();

  showChoices();
  await allowAll();
  record("birth_info_completed");
  expect(eventsTold()).toHaveLength(1);
});

test("the tag runs in its own frame, with nothing of the page in it", async () => {
  await load();
  await allowAll();
  const frame = tagFrame();
  expect(frame?.referrerPolicy).toBe("no-referrer");
  expect(frame?.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin");
  expect([frame?.getAttribute("aria-hidden"), frame?.tabIndex, frame?.hidden]).toEqual([
    "true",
    -1,
    true,
  ]);
  expect(frame?.contentDocument?.baseURI).toBe("http://localhost:3000/");
  expect("dataLayer" in window).toBe(false);
  expect(document.querySelector("script[src]")).toBeNull();
});

test("the banner asks only about configured services", async () => {
  const { record } = await load(PIXEL_ID);
  expect(screen.queryByText(/Google Analytics/)).toBeNull();
  await allowAll();
  record("landing_view");
  expect(tagScripts()).toEqual([]);
  expect(pictures).toHaveLength(1);
});
