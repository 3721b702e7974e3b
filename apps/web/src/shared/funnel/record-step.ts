import type { FunnelStep } from "@cosmic/domain";

/** What may be told beside a step: short, and nothing about the person. */
export interface StepDetails {
  /** Question number, from 1. Each question answered is a record of its own. */
  question?: number;
  /** How a type was arrived at. */
  way?: "chosen" | "calculated";
  /** What of the report was seen. */
  view?: "preview" | "full";
}

/**
 * Records that this visit has reached a step. Each step is kept once a visit, so repeated calls are safe.
 * Never throws and never waits: the code that keeps and sends arrives later, and where it does not
 * arrive the page goes on without.
 */
export function recordStep(step: FunnelStep, details: StepDetails = {}): void {
  const at = Date.now();
  // Read now: until the recorder has loaded, a quick visitor may have left the page of a campaign.
  const { href } = window.location;
  import("./step-recorder.ts").then(
    ({ stepRecorder }) => {
      stepRecorder.record(step, details, at, href);
    },
    () => undefined,
  );
}
