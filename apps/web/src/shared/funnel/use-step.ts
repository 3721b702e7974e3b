import type { FunnelStep } from "@cosmic/domain";
import { useEffect } from "react";
import { recordStep } from "./record-step.ts";
import type { StepDetails } from "./step-recorder.ts";

/** Records a step as reached by what is on show; `isReached` holds it back until it is. */
export function useStep(step: FunnelStep, isReached = true, view?: StepDetails["view"]): void {
  useEffect(() => {
    if (isReached) recordStep(step, view === undefined ? {} : { view });
  }, [step, isReached, view]);
}
