import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTagFrame, type TagFrame } from "./tag-frame.ts";

const CLIENT = "_ga=GA1.1.123456789.1700000000";
const VISIT = "_ga_TEST12345=GS2.1.s1746825440$o1$g0$t1746825440$j60$l0$h0";
const NAMES = ["_ga", "_ga_TEST12345", "_ga_OTHER12345"];

let said: unknown[] = [];
/** jsdom loads no frame; this stands for its window. */
const inside = { postMessage: (message: unknown) => said.push(structuredClone(message)) };
let opened: TagFrame;

const findFrame = () => document.querySelector("iframe");
const loadFrame = () => findFrame()?.dispatchEvent(new Event("load"));
/** A message as the browser hands it to the page. */
function say(
  data: unknown,
  { origin = "null", source = inside }: { origin?: string; source?: object | null } = {},
) {
  window.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }));
}
const findCookies = () =>
  document.cookie.split("; ").filter((cookie) => NAMES.includes(cookie.split("=", 1)[0] ?? ""));

beforeEach(() => {
  said = [];
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockImplementation(function (
    this: HTMLIFrameElement,
  ) {
    return this.isConnected ? (inside as unknown as Window) : null;
  });
});
afterEach(() => {
  opened.remove();
  findFrame()?.remove();
  for (const name of NAMES) document.cookie = `${name}=; Path=/; Max-Age=0`;
});

test("the tag gets a document that is a stranger to the page", () => {
  opened = openTagFrame("G-TEST12345");
  const frame = findFrame();
  expect(frame?.getAttribute("src")).toBe("/tag-frame");
  expect(frame?.getAttribute("sandbox")).toBe("allow-scripts");
  expect(frame?.referrerPolicy).toBe("no-referrer");
  expect([frame?.ariaHidden, frame?.tabIndex, frame?.hidden]).toEqual(["true", -1, true]);
  expect("dataLayer" in window).toBe(false);
  expect(document.querySelector("script[src]")).toBeNull();
});

test("what is said before the document is there is said once it is, in order", () => {
  opened = openTagFrame("G-TEST12345");
  opened.push(["event", "first", {}]);
  expect(said).toEqual([]);
  loadFrame();
  opened.push(["event", "second", {}]);
  expect(said).toEqual([
    { cookies: [] },
    { command: ["event", "first", {}] },
    { command: ["event", "second", {}] },
  ]);
});

test("the tag's document gets the cookies remembered for it, and no other", () => {
  for (const cookie of [CLIENT, VISIT, "cosmic_signed_in=1", "_ga_OTHER12345=GS1.1.1"]) {
    document.cookie = `${cookie}; Path=/`;
  }
  opened = openTagFrame("G-TEST12345");
  loadFrame();
  expect(said).toEqual([{ cookies: [CLIENT, VISIT] }]);
});

test.each([
  ["no message of ours", null],
  ["a bare text", CLIENT],
  ["a list", { cookie: [CLIENT] }],
  ["the session", { cookie: "cosmic_session=stolen" }],
  ["the consent", { cookie: "cosmic_consent={}" }],
  ["attributes", { cookie: `${CLIENT}; Domain=localhost; Path=/api` }],
  ["a second equals sign", { cookie: `${CLIENT}=1` }],
  ["free text", { cookie: "_ga=ada@example.test" }],
  ["a long number", { cookie: `_ga=GA1.1.${"1".repeat(5_000)}.1` }],
  ["a long visit", { cookie: `_ga_TEST12345=GS2.1.${"x".repeat(5_000)}` }],
  ["another site's visit", { cookie: "_ga_OTHER12345=GS2.1.s1" }],
])("the frame cannot have %s remembered", (_what, data) => {
  opened = openTagFrame("G-TEST12345");
  const before = document.cookie;
  say(data);
  expect(document.cookie).toBe(before);
});

test("the tag's two cookies are remembered when its frame asks, and only then", () => {
  opened = openTagFrame("G-TEST12345");
  say({ cookie: CLIENT }, { source: window });
  say({ cookie: CLIENT }, { source: null });
  say({ cookie: CLIENT }, { origin: "http://localhost:3000" });
  expect(findCookies()).toEqual([]);
  say({ cookie: CLIENT });
  say({ cookie: VISIT });
  expect(findCookies()).toEqual([CLIENT, VISIT]);
});

test("a frame that is taken away is told to stop and has nothing more remembered", async () => {
  opened = openTagFrame("G-TEST12345");
  loadFrame();
  opened.remove();
  expect(said.at(-1)).toEqual({ isStopped: true });
  say({ cookie: CLIENT });
  expect(findCookies()).toEqual([]);
  await vi.waitFor(() => {
    expect(findFrame()).toBeNull();
  });
});
