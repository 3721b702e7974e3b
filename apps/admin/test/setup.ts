import "@testing-library/jest-dom/vitest";
import { installDialogPolyfill } from "@cosmic/ui/dialog-polyfill";
import { clearToasts } from "@cosmic/ui/use-toast";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

installDialogPolyfill();
// A phone: no charts, which need a size.
vi.stubGlobal("matchMedia", () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}));
// A slow machine must not fail a test.
configure({ asyncUtilTimeout: 4_000 });

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  cleanup();
  clearToasts();
  sessionStorage.clear();
  localStorage.clear();
  // Any console message is a defect, unless the test has replaced the spy.
  for (const method of ["error", "warn"] as const) {
    const spy = vi.mocked(console[method]);
    const [complaint] = vi.isMockFunction(spy) ? spy.mock.calls : [];
    if (complaint) throw new Error(`console.${method}: ${complaint.map(String).join(" ")}`);
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
});
