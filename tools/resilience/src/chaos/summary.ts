import { percentile } from "../journal/journal.ts";
import type { Violation, ViolationKind } from "./checker/violation.ts";
import type { Evidence } from "./evidence.ts";
import { CALM } from "./scenarios.ts";

const row = (name: string, value: number | string) =>
  `${name.padEnd(46)}${String(value).padStart(8)}`;

const formatPercentile = (values: readonly number[], share: number) =>
  values.length === 0 ? "none" : `${(percentile(values, share) / 1_000).toFixed(2)} s`;

/** Milliseconds from payment to access, for each payment, in calm or in chaos. */
function waits({ buyers, payments, rows }: Evidence, isCalm: boolean): number[] {
  const calm = new Set(
    buyers.filter(({ scenario }) => scenario === CALM.name).map((b) => b.userId),
  );
  return payments.flatMap(({ sessionId, paidAt, userId }) => {
    if (calm.has(userId) !== isCalm) return [];
    const purchase = rows.purchases.find((each) => each.sessionId === sessionId);
    return purchase && paidAt !== null ? [Math.max(0, purchase.createdAt - paidAt)] : [];
  });
}

/** The faults of a run as a table: what happened, how often. */
export function faultTable(struck: ReadonlyMap<string, number>): string {
  const rows = [...struck].toSorted(([, a], [, b]) => b - a);
  const sum = rows.reduce((total, [, count]) => total + count, 0);
  return [...rows.map(([name, count]) => row(name, count)), row("faults", sum)].join("\n");
}

/** What became of the payments of a run. */
export function outcomeTable(evidence: Evidence, violations: readonly Violation[]): string {
  const { buyers, payments, rows } = evidence;
  const count = (kind: ViolationKind) => violations.filter((each) => each.kind === kind).length;
  const [chaos, calm] = [waits(evidence, false), waits(evidence, true)];
  const paid = payments.filter(({ isPaid }) => isPaid);
  const flagged = rows.alerts.filter(({ key }) => key.startsWith("second-payment:")).length;
  return [
    row("buyers", buyers.length),
    row("payments at the provider", paid.length),
    row("  refunded, in full or in part", paid.filter(({ refunds }) => refunds.length > 0).length),
    row("  disputed", paid.filter(({ disputes }) => disputes.length > 0).length),
    row("  second ones, flagged", flagged),
    row("purchases lost", count("lost")),
    row("given away free", count("free")),
    row("doubled", count("doubled")),
    row("promises broken", count("broken")),
    row("from payment to access, half within", formatPercentile(chaos, 0.5)),
    row("  99 of 100 within", formatPercentile(chaos, 0.99)),
    row("  in the calm afterwards, half within", formatPercentile(calm, 0.5)),
    row("  in the calm afterwards, all within", formatPercentile(calm, 1)),
  ].join("\n");
}
