import type { TrialResults } from "@cosmic/contracts";
import type { DecoyKind } from "@cosmic/domain/trial";
import { ChoiceLine } from "./choice-line.tsx";

const DECOYS = {
  overview: {
    "near-type": "Neighboring types, the same sign",
    "other-place": "The same type, other signs",
    far: "Other types, other signs",
  },
  chapters: {
    "near-type": "Neighboring types, the same element",
    "other-place": "The same type, other elements",
    far: "Other types, other elements",
  },
} as const satisfies Record<string, Record<DecoyKind, string>>;

interface ResultsProps {
  of: keyof typeof DECOYS;
  results: TrialResults;
}

/**
 * All trials, then by what the two other texts were written for, then the check of the counting. Before the first
 * choice only the line of all.
 */
export function Results({ of, results: { all, byDecoys, check, places } }: ResultsProps) {
  const [first, second, third] = places;
  const hasBegun = all.n + check.n > 0;
  return (
    <div className="flex flex-col gap-4">
      <dl className="border-t border-rule-strong">
        <ChoiceLine name="All choices" summary={all} />
        {hasBegun
          ? byDecoys.map(({ decoys, ...summary }) => (
              <ChoiceLine key={decoys} name={DECOYS[of][decoys]} summary={summary} />
            ))
          : null}
        {hasBegun ? (
          <ChoiceLine
            name="Check: two copies of one text"
            summary={check}
            counted="chose the copy that counts as their own"
          />
        ) : null}
      </dl>
      {hasBegun ? (
        <p className="figures-table font-sans text-sm text-ink-muted">
          Chosen by place on the page: {first} first, {second} second, {third} third.
        </p>
      ) : null}
    </div>
  );
}
