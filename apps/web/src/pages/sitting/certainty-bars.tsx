import type { AxisResult } from "@cosmic/contracts";
import { AXIS_NAMES, formatTenths } from "@cosmic/domain";

/** From here on a letter counts as sure: the first mark of a bar. */
const SURE = 0.8;

/** How sure each letter is by now, on a scale from 5 in 10 to 10 in 10; the bars grow while statements are answered. */
export function CertaintyBars({ axes }: { axes: readonly AxisResult[] }) {
  return (
    <ul
      aria-label="How sure each letter is"
      className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-1"
    >
      {axes.map(({ axis, letter, certainty = 0.5 }) => (
        <li key={axis} className="flex flex-col gap-1.5">
          <p className="flex items-baseline justify-between gap-4 font-sans text-sm text-ink-muted">
            <span>
              <span className="text-ink">{letter}</span>{" "}
              {AXIS_NAMES[axis][letter === axis.charAt(0) ? 0 : 1]}
            </span>
            <span className="figures-table">{formatTenths(certainty)}</span>
          </p>
          <div aria-hidden="true">
            <svg className="block h-3 w-full">
              <line x1="0" x2="100%" y1="6" y2="6" className="stroke-rule-strong" />
              <line x1={at(SURE)} x2={at(SURE)} y1="0" y2="12" className="stroke-rule-strong" />
              <rect
                y="4"
                height="4"
                width={at(certainty)}
                className="fill-brass transition-[width] duration-500 forced-colors:fill-[Highlight]"
              />
            </svg>
            <p className="figures-table relative flex justify-between font-sans text-xs text-ink-muted">
              <span>5</span>
              <span className="absolute -translate-x-1/2" style={{ left: at(SURE) }}>
                8
              </span>
              <span>10</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Even chances stand at the left end, certainty at the right. */
const at = (certainty: number) => `${Math.max(2 * certainty - 1, 0) * 100}%`;
