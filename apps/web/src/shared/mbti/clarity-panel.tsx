import type { AxisResult } from "@cosmic/contracts";
import type { ReactNode } from "react";
import { AxisScale } from "./axis-scale.tsx";

interface ClarityPanelProps {
  axes: readonly AxisResult[];
  /** Stands alone on the page's width rather than beside something. */
  wide?: boolean;
  /** What the page makes of one axis, below its reading. */
  renderRemark?: (axis: AxisResult) => ReactNode;
}

/** How consistently the answers fell on each axis. */
export function ClarityPanel({ axes, wide = false, renderRemark }: ClarityPanelProps) {
  return (
    <section aria-labelledby="clarity" className="flex flex-col gap-5">
      <h2 id="clarity" className={wide ? "text-3xl" : "text-2xl"}>
        How clearly your answers fell
      </h2>
      <p className="measure text-ink-muted">
        Each pair of letters rests on two questions. The mark shows how your two answers combined.
        It shows how consistently you chose, not how strong a trait is.
      </p>
      <ul
        className={`border-t border-rule-strong ${wide ? "grid gap-x-16 md:grid-cols-2 print:grid-cols-2" : ""}`}
      >
        {axes.map((axis) => (
          <AxisScale key={axis.axis} result={axis}>
            {renderRemark?.(axis)}
          </AxisScale>
        ))}
      </ul>
    </section>
  );
}
