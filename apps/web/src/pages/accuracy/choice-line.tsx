import { type ChoiceSummary, describeChoices } from "@cosmic/domain/trial";

const FINDINGS = {
  "none yet": "No one has chosen yet.",
  "too few to say": "Too few to say.",
  "above chance": "More often than chance.",
  "as chance": "No different from chance so far.",
  "below chance": "Less often than chance.",
} as const satisfies Record<ChoiceSummary["finding"], string>;

const percent = (share: number) => `${Math.round(100 * share)} %`;

interface ChoiceLineProps {
  name: string;
  summary: ChoiceSummary;
  /** What is counted, as in "60 of 130 chose their own text". */
  counted?: string;
}

/** One count: how many, what share, its interval and chance, as words and as a bar. */
export function ChoiceLine({ name, summary, counted = "chose their own text" }: ChoiceLineProps) {
  const { n, own, share, interval, chance, finding } = summary;
  return (
    <div className="grid gap-x-10 gap-y-3 border-b border-rule py-5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <dt className="text-lg">{name}</dt>
      <dd className="flex flex-col gap-3">
        <p className="figures-table">
          {share === null || interval === null ? (
            FINDINGS[finding]
          ) : (
            <>
              {finding === "too few to say" ? (
                <strong className="font-medium">{describeChoices(summary)}.</strong>
              ) : (
                <>
                  <strong className="font-medium">{FINDINGS[finding]}</strong> n = {n}.
                </>
              )}{" "}
              <span className="text-ink-muted">
                {own} of {n} {counted}, {percent(share)}; 95 % interval {percent(interval.low)} to{" "}
                {percent(interval.high)}; chance {percent(chance)}.
              </span>
            </>
          )}
        </p>
        <ChoiceBar summary={summary} />
      </dd>
    </div>
  );
}

/** The interval, the share in it, and the chance line across; the words beside it say the same. */
function ChoiceBar({ summary: { share, interval, chance } }: Pick<ChoiceLineProps, "summary">) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-5 w-full" aria-hidden="true">
      <rect x="0" y="2.6" width="100" height="0.8" className="fill-rule" />
      {share === null || interval === null ? null : (
        <>
          <rect
            x={100 * interval.low}
            y="1.6"
            width={100 * (interval.high - interval.low)}
            height="2.8"
            className="fill-brass-line"
          />
          <rect x={100 * share - 0.3} y="0.6" width="0.6" height="4.8" className="fill-ink" />
        </>
      )}
      <rect x={100 * chance - 0.15} y="0" width="0.3" height="6" className="fill-signal" />
    </svg>
  );
}
