import { describe, expect, it } from "vitest";

import { FUNNEL_STEPS, funnelStepNumber, isFunnelStep } from "./funnel-steps.ts";

describe("the funnel", () => {
  it("runs from the landing page to the full report in eleven numbered steps", () => {
    expect(FUNNEL_STEPS.map((step) => `${funnelStepNumber(step)} ${step}`)).toEqual([
      "1 landing_view",
      "2 quiz_start",
      "3 birth_info_completed",
      "4 mbti_question_answered",
      "5 mbti_type_selected",
      "6 report_generated",
      "7 report_viewed",
      "8 upgrade_prompt_shown",
      "9 checkout_initiated",
      "10 payment_completed",
      "11 premium_report_viewed",
    ]);
  });

  it.each(["LANDING_VIEW", "toString", "", 1, null])("has no step %j", (value) => {
    expect(isFunnelStep(value)).toBe(false);
  });
});
