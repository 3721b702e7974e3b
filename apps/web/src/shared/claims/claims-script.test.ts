import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CLAIM_IDS } from "@cosmic/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mockApi } from "../../../test/mock-api.ts";
import { PAINTED } from "../navigation/painted-script.ts";
import { CLAIMS_SCRIPT } from "./claims-script.ts";

const css = readFileSync(join(import.meta.dirname, "claims.css"), "utf8");
const root = document.documentElement;

const paint = () => window.dispatchEvent(new Event(PAINTED));

/** Runs the script as the head of a page does, in which the claims stand, and paints the page. */
function load(answer: Parameters<typeof mockApi>[0] = {}) {
  const { calls } = mockApi(answer);
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of the inline script itself
  new Function(CLAIMS_SCRIPT)();
  expect(calls).toHaveLength(0);
  paint();
  return calls;
}

const switchedOff = (...ids: string[]) => ({ "GET /api/claims": { body: { switchedOff: ids } } });
const claim = (id: string) => document.querySelector(`[data-claim="${id}"]`);

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = `<style>${css.replace(/@layer base \{([\s\S]*)\}\s*$/, "$1")}</style>`;
  document.body.innerHTML = `<ul data-claims>${CLAIM_IDS.map((id) => `<li data-claim="${id}">${id}</li>`).join("")}</ul>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  Reflect.deleteProperty(root.dataset, "claimsOff");
});

test("claims are asked for once, after the page has been painted", async () => {
  const calls = load(switchedOff());
  paint();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
});

test("claims keep their space on a first visit until it is known which are switched off", async () => {
  load(switchedOff("accuracyRating"));
  for (const id of CLAIM_IDS) expect(claim(id)).toHaveStyle({ visibility: "hidden" });
  await vi.advanceTimersByTimeAsync(0);
  expect(claim("accuracyRating")).toHaveStyle({ display: "none" });
  expect(claim("chartsCreated")).toBeVisible();
});

test.each(CLAIM_IDS)("%s can be switched off alone", async (id) => {
  load(switchedOff(id));
  await vi.advanceTimersByTimeAsync(0);
  expect(
    CLAIM_IDS.filter((each) => getComputedStyle(claim(each) as Element).display === "none"),
  ).toEqual([id]);
});

test("with all of them switched off nothing is left of the strip", async () => {
  load(switchedOff(...CLAIM_IDS));
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector("[data-claims]")).not.toBeVisible();
});

test("the next visit begins with the last known state, and asks again", async () => {
  localStorage.setItem("claimsOff", "normalPrice");
  const calls = load(switchedOff());
  expect(claim("normalPrice")).not.toBeVisible();
  expect(claim("combinations")).toBeVisible();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
  expect(claim("normalPrice")).toBeVisible();
  expect(localStorage.getItem("claimsOff")).toBe("");
});

test.each([
  ["fails", { "GET /api/claims": { status: 500, body: { message: "" } } }, 0],
  ["does not come", {}, 0],
  ["takes too long", { "GET /api/claims": () => new Promise<never>(() => undefined) }, 1_500],
])("when the answer %s the claims show as the owner states them", async (_, answer, wait) => {
  load(answer);
  await vi.advanceTimersByTimeAsync(wait);
  for (const id of CLAIM_IDS) expect(claim(id)).toBeVisible();
});
