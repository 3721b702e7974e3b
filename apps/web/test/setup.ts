import { SIGNED_IN_COOKIE } from "@cosmic/contracts/signed-in-cookie";
import { installLeanRendering } from "@cosmic/ui/lean-rendering";
import "@testing-library/jest-dom/vitest";
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
// A page loaded late may take a busy machine longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });
// Without a layout there is nothing to scroll or to watch, and jsdom does not have it.
Element.prototype.scrollIntoView = () => {};
window.ResizeObserver = class {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
};

beforeEach(() => {
  // Pages ask who is signed in; the answer is the test's.
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(async () => {
  cleanup();
  // Waiting steps go to this test's server, not to the next one's.
  await import("../src/api/error-outbox.ts");
  await import("../src/shared/funnel/step-recorder.ts");
  window.dispatchEvent(new Event("pagehide"));
  (await import("@cosmic/ui/use-toast")).clearToasts();
  sessionStorage.clear();
  localStorage.clear();
  // Any console message of the page is a defect, unless the test has taken over the spy.
  for (const method of ["error", "warn"] as const) {
    const spy = vi.mocked(console[method]);
    const [complaint] = vi.isMockFunction(spy) ? spy.mock.calls : [];
    if (complaint) throw new Error(`console.${method}: ${complaint.map(String).join(" ")}`);
  }
  vi.restoreAllMocks();
});
