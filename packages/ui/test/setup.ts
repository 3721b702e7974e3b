import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { clearToasts } from "../src/use-toast.ts";
import { installDialogPolyfill, provide } from "./dialog-polyfill.ts";
import { installLeanRendering } from "./lean-rendering.ts";

installLeanRendering();
installDialogPolyfill();

// Radix asks for these when a menu opens or a toast is swiped; jsdom has no pointer and no layout.
for (const name of ["scrollIntoView", "setPointerCapture", "releasePointerCapture"]) {
  provide(Element.prototype, name, () => undefined);
}
provide(Element.prototype, "hasPointerCapture", () => false);
provide(
  globalThis,
  "ResizeObserver",
  class {
    observe() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  } as never,
);

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      complaints.push(words);
    });
  }
});

afterEach(() => {
  cleanup();
  clearToasts();
  vi.useRealTimers();
  if (complaints.length > 0) {
    throw new Error(`The console complained: ${JSON.stringify(complaints)}`);
  }
});
