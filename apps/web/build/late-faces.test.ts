import { afterEach, expect, test, vi } from "vitest";
import { PAINTED } from "../src/shared/navigation/painted-script.ts";
import { LATE_FACES_SCRIPT } from "./late-faces.ts";

let loads = 0;
/** Not a mock: those keep what they return, and a rejection that is kept counts as handled. */
function load(): Promise<never> {
  loads += 1;
  return Promise.reject(new DOMException("The page was left", "NetworkError"));
}

/** Runs the script as the head does, right after the style element of the faces. */
function open(deliveryType: string): HTMLStyleElement {
  document.head.innerHTML = '<style media="not all"></style>';
  const style = document.head.firstElementChild as HTMLStyleElement;
  vi.spyOn(document, "currentScript", "get").mockReturnValue({
    previousElementSibling: style,
  } as never);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ deliveryType }] as never);
  Object.assign(document, { fonts: [{ load }] });
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of the inline script itself
  new Function(LATE_FACES_SCRIPT)();
  return style;
}

afterEach(() => {
  vi.restoreAllMocks();
  loads = 0;
});

test("faces are fetched once the page has been painted", () => {
  const style = open("");
  expect(style.media).toBe("not all");
  window.dispatchEvent(new Event(PAINTED));
  expect(style.media).toBe("all");
});

test("faces of a page from the browser's cache are taken at once, and may fail", async () => {
  expect(open("cache").media).toBe("all");
  expect(loads).toBe(1);
  // A rejection that nothing handles fails the run.
  await new Promise((resolve) => setTimeout(resolve));
});
