import type { AxisResult, LikelyType } from "@cosmic/contracts";
import type { ReactNode } from "react";
import { AxisScale } from "./axis-scale.tsx";
import { formatTenths } from "./format-certainty.ts";
import { LikelyTypes } from "./likely-types.tsx";

interface ClarityPanelProps {
  axes: readonly AxisResult[];
  likelyTypes?: readonly LikelyType[] | undefined;
  /** Stands alone on the page's width rather than beside something. */
  wide?: boolean;
  /** What the page makes of one axis, below its reading. */
  renderRemark?: (axis: AxisResult) => ReactNode;
  /** What the page offers below the bars. */
  children?: ReactNode;
}

/** How sure the letter of each axis is, and which types are likely. */
export function ClarityPanel({
  axes,
  likelyTypes,
  wide = false,
  renderRemark,
  children,
}: ClarityPanelProps) {
  return (
    <section aria-labelledby="clarity" className="flex flex-col gap-5">
      <h2 id="clarity" className={wide ? "text-3xl" : "text-2xl"}>
        How clearly your answers fell
      </h2>
      <p className="measure text-ink-muted">{explainBars(axes)}</p>
      <ul
        className={`border-t border-rule-strong ${wide ? "grid gap-x-16 md:grid-cols-2 print:grid-cols-2" : ""}`}
      >
        {axes.map((axis) => (
          <AxisScale key={axis.axis} result={axis}>
            {renderRemark?.(axis)}
          </AxisScale>
        ))}
      </ul>
      <LikelyTypes types={likelyTypes} />
      {children}
    </section>
  );
}

/** What the marks mean, by the surest letter; of answers scored before certainties were computed, their sums. */
function explainBars(axes: readonly AxisResult[]): string {
  const certainties = axes.flatMap(({ certainty }) => certainty ?? []);
  if (certainties.length < axes.length) {
    return "Each pair of letters rests on two questions. The mark shows how your two answers combined. It shows how consistently you chose, not how strong a trait is.";
  }
  const surest = axes.reduce((one, other) =>
    (other.certainty ?? 0) > (one.certainty ?? 0) ? other : one,
  );
  return `A few questions cannot settle four letters, so each bar shows how sure its letter is, not how strong a trait is. The middle of a bar is ${formatTenths(0.5)}, a coin toss; each end is ${formatTenths(1)}. We estimate from published studies that about ${formatTenths(surest.certainty ?? 0.5)} people who answer like you would get ${surest.letter} again from other questions.`;
}
