import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenUsed } from "./when-used.ts";

const find = (name: string) => document.querySelector(name) as HTMLElement;

let arrive: () => void;
let startNow: () => void;
const load = vi.fn(
  () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
);

beforeEach(() => {
  load.mockClear();
  document.body.innerHTML =
    '<div id="root"><a href="#on">On</a><label><input type="radio" name="n">Night</label><button>More</button></div>';
  startNow = whenUsed(find("#root"), load);
});
afterEach(async () => {
  // Ends what the next test would hear of.
  document.dispatchEvent(new Event("pointerdown"));
  arrive();
  await Promise.resolve();
  document.body.innerHTML = "";
});

test("app is loaded at the first action, once", () => {
  expect(load).not.toHaveBeenCalled();
  find("a").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  find("a").dispatchEvent(new KeyboardEvent("keydown", { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

test("control that was pressed before the app came is pressed once it has", async () => {
  const onClick = vi.fn();
  find("button").addEventListener("click", onClick);
  const radio = find("input") as HTMLInputElement;
  find("button").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  find("button").click();
  find("button").click();
  find("label").click();
  expect(onClick).not.toHaveBeenCalled();
  expect(radio.checked).toBe(false);
  arrive();
  await vi.waitFor(() => expect(radio.checked).toBe(true));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("app can be loaded earlier, and then no action loads it again", () => {
  startNow();
  startNow();
  find("a").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(1);
});

test("link is followed by the browser meanwhile", () => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  expect(find("a").dispatchEvent(click)).toBe(true);
});

test("control outside the app's root is not held back", () => {
  const onClick = vi.fn();
  const consent = document.createElement("button");
  consent.addEventListener("click", onClick);
  document.body.append(consent);
  consent.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  consent.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});
