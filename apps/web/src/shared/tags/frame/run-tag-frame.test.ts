import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runTagFrame, type TagWindow } from "./run-tag-frame.ts";

let frame: HTMLIFrameElement;
let view: TagWindow;
const answers: unknown[] = [];

/** Says something to the frame; by default as the page that holds it. */
function say(data: unknown, { source = view.parent, origin = view.location.origin } = {}) {
  view.dispatchEvent(Object.assign(new Event("message"), { data, origin, source }));
}
const queue = () => (view.dataLayer ?? []) as ArrayLike<unknown>[];
const commands = () => queue().map((given) => Array.from(given));
const scripts = () => [...view.document.querySelectorAll("script")].map(({ src }) => src);

beforeEach(() => {
  answers.length = 0;
  frame = document.createElement("iframe");
  document.body.append(frame);
  view = frame.contentWindow as TagWindow;
  vi.spyOn(view.parent, "postMessage").mockImplementation((answer: unknown) => {
    answers.push(answer);
  });
  runTagFrame(view, "G-TEST12345");
});
afterEach(() => {
  frame.remove();
});

test("the frame loads nothing until the page that holds it says so", () => {
  say({ cookies: [] }, { source: view });
  say({ cookies: [] }, { origin: "https://evil.test" });
  say({ command: ["event", "too early", {}] });
  expect([scripts(), commands()]).toEqual([[], []]);
  say({ cookies: [] });
  say({ cookies: [] });
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST12345"]);
});

test("the tag starts with everything denied", () => {
  say({ cookies: [] });
  expect(commands()).toEqual([
    [
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ],
    ["js", expect.any(Date)],
  ]);
});

test("the frame hands calls on as lists of arguments, and only calls it knows, of plain data", () => {
  say({ cookies: [] });
  const before = queue().length;
  say({ command: ["event", "purchase", { value: 9.99, currency: "USD" }] });
  say({ command: ["set", { page_location: "https://site.test/" }] });
  const refused = [
    null,
    "event",
    ["event", "purchase", {}],
    { command: "event" },
    { command: ["eval", "alert(1)"] },
    { command: ["event", "nested", { items: [{ id: 1 }] }] },
    { command: ["event", null] },
  ];
  for (const data of refused) say(data);
  expect(commands().slice(before)).toEqual([
    ["event", "purchase", { value: 9.99, currency: "USD" }],
    ["set", { page_location: "https://site.test/" }],
  ]);
  expect(Object.prototype.toString.call(queue().at(-1))).toBe("[object Arguments]");
});

test("the tag keeps still once the page says stop", () => {
  say({ cookies: [] });
  expect(view).not.toHaveProperty("ga-disable-G-TEST12345");
  say({ isStopped: true });
  expect(view).toHaveProperty("ga-disable-G-TEST12345", true);
});

test("the tag finds cookies of its document, and the page is told of each new value", () => {
  say({ cookies: ["_ga=GA1.1.1.1"] });
  const { document: inside } = view;
  expect(inside.cookie).toBe("_ga=GA1.1.1.1");
  inside.cookie = "_ga=GA1.1.1.1; path=/; expires=Fri, 01 Jan 2100 00:00:00 GMT";
  inside.cookie = "_ga_X=GS1.1.1=; path=/; max-age=63072000";
  inside.cookie = "passing=1";
  inside.cookie = "passing=; expires=Thu, 01 Jan 1970 00:00:00 GMT";
  inside.cookie = "_ga=; Max-Age=0";
  expect(inside.cookie).toBe("_ga_X=GS1.1.1=");
  expect(answers).toEqual([{ cookie: "_ga_X=GS1.1.1=" }, { cookie: "passing=1" }]);
  expect(document.cookie).not.toContain("_ga");
});

test("the tag finds the origin of the site, without which it leaves cookies alone", () => {
  say({ cookies: [] });
  expect(view).toHaveProperty("origin", view.location.origin);
});
