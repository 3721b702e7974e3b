import type { FunnelStep } from "@cosmic/domain";
import { recordStep } from "./record-step.ts";

/** Marks a link whose press is a step of the funnel. */
export const markStep = (step: FunnelStep) => ({ "data-step": step });

/**
 * Records the presses of marked links in an element. Not by handlers of their own, which a prerendered page does not have
 * until the app has come: the browser follows a link before that.
 */
export function recordMarkedClicks(within: HTMLElement): void {
  within.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLElement>("[data-step]") : null;
      if (link) recordStep(link.dataset["step"] as FunnelStep);
    },
    true,
  );
}
