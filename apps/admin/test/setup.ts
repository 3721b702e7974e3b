import "@testing-library/jest-dom/vitest";
import { installDialogPolyfill } from "@cosmic/ui/dialog-polyfill";
import { installLeanRendering } from "@cosmic/ui/lean-rendering";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// The files of a worker share its jsdom; each starts with modules of its own, mocked or not.
vi.resetModules();
installLeanRendering();
// jsdom's own frames stop for good once one is requested while timers are fake.
window.requestAnimationFrame = (frame) =>
  window.setTimeout(() => {
    frame(performance.now());
  }, 16);
window.cancelAnimationFrame = (id) => {
  window.clearTimeout(id);
};
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

afterEach(async () => {
  cleanup();
  (await import("@cosmic/ui/use-toast")).clearToasts();
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
