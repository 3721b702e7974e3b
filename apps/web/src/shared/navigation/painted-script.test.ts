import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAINTED, PAINTED_SCRIPT } from "./painted-script.ts";

/** Tells the script which paints there have been. */
let reportPaints: (...names: string[]) => void;

class FakeObserver {
  constructor(callback: (list: Pick<PerformanceObserverEntryList, "getEntriesByName">) => void) {
    reportPaints = (...names) =>
      callback({ getEntriesByName: (name) => names.filter((each) => each === name) as never });
  }
  observe() {}
}

const heard = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PerformanceObserver", FakeObserver);
  heard.mockReset();
  window.addEventListener(PAINTED, heard);
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of the inline script itself
  new Function(PAINTED_SCRIPT)();
});
afterEach(() => {
  window.removeEventListener(PAINTED, heard);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page tells of its first paint with content, not of an empty one", () => {
  reportPaints("first-paint");
  expect(heard).not.toHaveBeenCalled();
  reportPaints("first-contentful-paint");
  expect(heard).toHaveBeenCalledOnce();
});

test("a page that is not painted goes on after a second", () => {
  vi.advanceTimersByTime(999);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledOnce();
});
