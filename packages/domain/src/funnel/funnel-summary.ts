import { FUNNEL_STEP_NAMES, FUNNEL_STEPS, type FunnelStep } from "./funnel-steps.ts";
import { medianSpan } from "./spans.ts";

/** One step between two days. */
export interface StepSummary {
  step: FunnelStep;
  stepNumber: number;
  name: string;
  visits: number;
  /** Of the visits that reached the step before; null where none did. */
  stepConversion: number | null;
  /** Of the visits that reached the first step; null where none did. */
  overallConversion: number | null;
  /** Seconds from the step before, of the middle visit; null where it is not known of any. */
  medianSeconds: number | null;
}

const computeFraction = (part: number, whole: number | undefined) => (whole ? part / whole : null);

/**
 * The eleven steps with their conversions.
 * @param visits how many reached each step, first to eleventh
 * @param spans for each step number, how many visits took how long from the step before, by bucket
 */
export function summariseFunnel(
  visits: readonly number[],
  spans: ReadonlyMap<number, ReadonlyMap<number, number>>,
): StepSummary[] {
  return FUNNEL_STEPS.map((step, index) => {
    const reached = visits[index] ?? 0;
    return {
      step,
      stepNumber: index + 1,
      name: FUNNEL_STEP_NAMES[step],
      visits: reached,
      stepConversion: index === 0 ? null : computeFraction(reached, visits[index - 1]),
      overallConversion: computeFraction(reached, visits[0]),
      medianSeconds: medianSpan(spans.get(index + 1) ?? new Map()),
    };
  });
}
