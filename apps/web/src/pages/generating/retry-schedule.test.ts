import { expect, test } from "vitest";
import { isFinalRefusal, planRetry } from "./retry-schedule.ts";

test("three attempts in a row, 3 s apart, then 10 s, then from the start again", () => {
  const plans = [];
  let failures = 0;
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const plan = planRetry(failures);
    failures = plan.failures;
    plans.push([plan.pauseMs, plan.toast.title]);
  }
  const cycle = [
    [3_000, "Cosmic servers busy"],
    [3_000, "Cosmic servers busy"],
    [10_000, "Generation Taking Longer"],
  ];
  expect(plans).toEqual([...cycle, ...cycle]);
});

test("a retry is announced by the number of the attempt about to start", () => {
  expect(planRetry(0).toast.description).toBe("Retrying generation (attempt 2/3)...");
  expect(planRetry(1).toast.description).toBe("Retrying generation (attempt 3/3)...");
});

test("what the server refuses for good is not asked again", () => {
  expect([400, 403, 404, 422, 429].map(isFinalRefusal)).not.toContain(false);
  expect([408, 425, 500, 501, 503].map(isFinalRefusal)).not.toContain(true);
});
