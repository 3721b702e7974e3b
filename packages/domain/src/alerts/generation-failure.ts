import { type FoundAlert, getSeverity } from "./found-alert.ts";
import type { HealthFacts } from "./health-facts.ts";
import { failureRate, getTotal, percent } from "./proportions.ts";

/** One or two can be requests that a restart cut off. */
const FEWEST = 3;
/** Writing a report does not fail in the ordinary course of things; a tenth is a fault. */
const LEAST_SHARE = 0.1;
const SHARE = { high: 0.5, medium: 0.25 };

/** A report keeps our words now and then when the provider is slow; half of them is a fault. */
const FEWEST_FELL_BACK = 5;
const LEAST_FELL_BACK = 0.5;

/** Reports that could not be written, and reports that an AI was to re-word and did not. */
export function findGenerationFailures({
  generations: { recent, affectedUsers, fellBack, reworded },
}: Pick<HealthFacts, "generations">): FoundAlert[] {
  const found: FoundAlert[] = [];
  const share = failureRate(recent);
  if (recent.failed >= FEWEST && share >= LEAST_SHARE) {
    found.push({
      type: "GENERATION_FAILURE",
      severity: getSeverity(share, SHARE),
      title: "Reports cannot be written",
      description: `${recent.failed} of ${getTotal(recent)} reports failed in the last hour (${percent(share)}). People see that the cosmic servers are busy, and wait.`,
      metrics: {
        affected_users: affectedUsers,
        failure_rate: share,
        time_range: "last hour",
      },
      key: "generations-failing",
    });
  }
  const fellBackShare = reworded === 0 ? 0 : fellBack / reworded;
  if (fellBack >= FEWEST_FELL_BACK && fellBackShare >= LEAST_FELL_BACK) {
    found.push({
      type: "GENERATION_FAILURE",
      severity: "MEDIUM",
      title: "The AI re-words no reports",
      description: `${fellBack} of ${reworded} reports of the last hour stayed wholly in the built-in writer's words (${percent(fellBackShare)}). They are complete; look at the AI's key, model and provider.`,
      metrics: { failure_rate: fellBackShare, time_range: "last hour" },
      key: "generations-falling-back",
    });
  }
  return found;
}
