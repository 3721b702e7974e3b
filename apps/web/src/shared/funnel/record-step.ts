import type { FunnelStep } from "@cosmic/domain";
import { type StepDetails, stepRecorder } from "./step-recorder.ts";

/**
 * Records that this visit has reached a step. Each step is kept once a visit, so repeated calls are safe.
 * Never throws: what goes wrong is reported, and the page goes on.
 */
export function recordStep(step: FunnelStep, details: StepDetails = {}): void {
  const at = Date.now();
  // Read now: a quick visitor may leave the page of a campaign.
  const { href } = window.location;
  queueMicrotask(() => {
    stepRecorder.record(step, details, at, href);
  });
}
