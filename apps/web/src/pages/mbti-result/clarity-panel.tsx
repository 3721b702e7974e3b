import type { MbtiResult } from "@cosmic/contracts";
import { AxisScale } from "./axis-scale.tsx";

/** How consistently the answers fell on each axis. */
export function ClarityPanel({ axes }: MbtiResult) {
  return (
    <section aria-labelledby="clarity" className="flex flex-col gap-5">
      <h2 id="clarity" className="text-2xl">
        How clearly your answers fell
      </h2>
      <p className="measure text-ink-muted">
        Each pair of letters rests on two questions. The mark shows where your two answers met; it
        tells how consistently you chose, not how much of a quality you have.
      </p>
      <ul className="border-t border-rule-strong">
        {axes.map((axis) => (
          <AxisScale key={axis.axis} {...axis} />
        ))}
      </ul>
    </section>
  );
}
