import { FUNNEL_STEP_NAMES } from "../funnel/funnel-steps.ts";
import { type FoundAlert, getSeverity } from "./found-alert.ts";
import { type HealthFacts, type Outcomes, type StepPair, WATCHED_STEPS } from "./health-facts.ts";
import { getTotal, percent, successRate, zOfDrop } from "./proportions.ts";

/** Fewer visits at the step before say nothing about those who did not go on. */
const FEWEST = 50;
const FEWEST_USUAL = 200;

/**
 * Chance alone reaches it about once in 300,000 looks, and a month has 18,000 looks at seven steps that
 * mostly see the same visits.
 */
const LEAST_Z = 4.5;

/** Weekdays and campaigns move conversions by less. */
const LEAST_DROP = 0.3;

const DROP = { high: 0.6, medium: 0.45 };

interface Drop {
  fraction: number;
  recent: Outcomes;
  hours: number;
}

function findDrop({ lastHours, lastDay, usual }: StepPair): Drop | null {
  if (getTotal(usual) < FEWEST_USUAL) return null;
  for (const [recent, hours] of [
    [lastHours, 6],
    [lastDay, 24],
  ] as const) {
    const fraction = 1 - successRate(recent) / successRate(usual);
    const isSure = getTotal(recent) >= FEWEST && zOfDrop(recent, usual) >= LEAST_Z;
    if (isSure && fraction >= LEAST_DROP) return { fraction, recent, hours };
  }
  return null;
}

/** Steps that far fewer visits reach than in the seven days before. */
export function findConversionDrops({ steps }: Pick<HealthFacts, "steps">): FoundAlert[] {
  return steps.flatMap((pair) => {
    const drop = findDrop(pair);
    if (drop === null) return [];
    const { fraction, recent, hours } = drop;
    const [from, to] = [WATCHED_STEPS[pair.to], pair.to];
    const expected = successRate(pair.usual);
    return [
      {
        type: "CONVERSION_DROP",
        severity: getSeverity(fraction, DROP),
        title: `Fewer visits reach "${FUNNEL_STEP_NAMES[to]}"`,
        description: `Of ${getTotal(recent)} visits that reached "${FUNNEL_STEP_NAMES[from]}", ${percent(successRate(recent))} went on to "${FUNNEL_STEP_NAMES[to]}" (the seven days before: ${percent(expected)}).`,
        metrics: {
          affected_users: Math.round(getTotal(recent) * expected - recent.succeeded),
          failure_rate: 1 - successRate(recent),
          time_range: `visits of ${hours} hours`,
        },
        key: `conversion-drop:${to}`,
      },
    ];
  });
}
