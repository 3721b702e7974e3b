import type { AxisResult, LikelyType } from "@cosmic/contracts";
import { explainScale } from "@cosmic/domain";
import type { ReactNode } from "react";
import { AxisScale } from "./axis-scale.tsx";
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
      <p className="measure text-ink-muted">{explainScale(axes)}</p>
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
