import { type ChoiceSummary, describeChoices } from "@cosmic/domain/trial";

const FINDINGS = {
  "none yet": "No one has chosen yet.",
  "too few to say": "Too few to say.",
  "above chance": "More often than chance.",
  "as chance": "No different from chance so far.",
  "below chance": "Less often than chance.",
} as const satisfies Record<ChoiceSummary["finding"], string>;

const percent = (share: number) => `${Math.round(100 * share)}%`;

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
                {own} of {n} {counted}, {percent(share)}; 95% interval {percent(interval.low)} to{" "}
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

/**
 * From 0% to 100%: the interval as a band, the share as a dot in it, and chance as an upright line. The words beside
 * it say the same. The margins leave room for a dot at either end.
 */
function ChoiceBar({ summary: { share, interval, chance } }: Pick<ChoiceLineProps, "summary">) {
  return (
    <div className="px-1.5">
      <svg className="block h-5 w-full overflow-visible" aria-hidden="true">
        <line x2="100%" y1="10" y2="10" className="stroke-rule-strong" />
        {interval === null ? null : (
          <rect
            x={`${100 * interval.low}%`}
            y="6"
            width={`${100 * (interval.high - interval.low)}%`}
            height="8"
            className="fill-brass-line"
          />
        )}
        <line
          x1={percent(chance)}
          x2={percent(chance)}
          y2="20"
          strokeWidth="2"
          className="stroke-signal"
        />
        {share === null ? null : (
          <circle
            cx={percent(share)}
            cy="10"
            r="5"
            strokeWidth="1.5"
            className="fill-ink stroke-paper"
          />
        )}
      </svg>
    </div>
  );
}
