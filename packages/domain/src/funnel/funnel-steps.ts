/** The way from the landing page to a full report, in order. */
export const FUNNEL_STEPS = [
  "landing_view",
  "quiz_start",
  "birth_info_completed",
  "mbti_question_answered",
  "mbti_type_selected",
  "report_generated",
  "report_viewed",
  "upgrade_prompt_shown",
  "checkout_initiated",
  "payment_completed",
  "premium_report_viewed",
] as const;

export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** What an operator reads for each step. */
export const FUNNEL_STEP_NAMES: Readonly<Record<FunnelStep, string>> = {
  landing_view: "Landing page viewed",
  quiz_start: "Quiz started",
  birth_info_completed: "Birth information completed",
  mbti_question_answered: "Quiz question answered",
  mbti_type_selected: "Personality type selected",
  report_generated: "Report generated",
  report_viewed: "Report viewed",
  upgrade_prompt_shown: "Upgrade prompt shown",
  checkout_initiated: "Checkout initiated",
  payment_completed: "Payment completed",
  premium_report_viewed: "Premium report viewed",
};

/** True for exactly the eleven step ids. */
export function isFunnelStep(value: unknown): value is FunnelStep {
  return FUNNEL_STEPS.includes(value as FunnelStep);
}

/** The step's number, 1 to 11. */
export function funnelStepNumber(step: FunnelStep): number {
  return FUNNEL_STEPS.indexOf(step) + 1;
}
