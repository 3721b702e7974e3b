import type { AxisResult } from "@cosmic/contracts";
import { Badge } from "@cosmic/ui/badge";
import type { ReactNode } from "react";
import { AXIS_NAMES, CLARITY_LABELS } from "./axis-names.ts";

const LIMIT = 4;
const DEGREES = Array.from({ length: 2 * LIMIT + 1 }, (_, index) => index - LIMIT);

interface AxisScaleProps {
  result: AxisResult;
  /** What the page makes of it, below the reading. */
  children?: ReactNode;
}

/** Where the answers fell between an axis's two letters, read off a scale of nine marks. A list item. */
export function AxisScale({ result: { axis, letter, sum, clarity }, children }: AxisScaleProps) {
  const [first, second] = AXIS_NAMES[axis];
  const isTied = clarity === "too close to call";
  return (
    <li className="flex flex-col gap-2 border-b border-rule py-5">
      <div className="flex items-baseline justify-between gap-4">
        <Pole letter={axis.charAt(0)} name={first} isChosen={letter === axis.charAt(0)} />
        <Pole letter={axis.charAt(1)} name={second} isChosen={letter === axis.charAt(1)} isEnd />
      </div>
      <svg viewBox="-104 -10 208 24" className="block h-auto w-full" aria-hidden="true">
        <g className="stroke-rule-strong" strokeWidth="0.6">
          <line x1="-100" x2="100" />
          {DEGREES.map((degree) => (
            <line
              key={degree}
              x1={degree * 25}
              x2={degree * 25}
              y1={degree === 0 ? -6 : -2.5}
              y2={degree === 0 ? 6 : 2.5}
            />
          ))}
        </g>
        <circle
          cx={(sum / LIMIT) * 100}
          r="3.4"
          className={isTied ? "fill-paper stroke-signal" : "fill-brass stroke-paper"}
          strokeWidth="1.2"
        />
      </svg>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm text-ink-muted">
        <Badge variant={isTied ? "signal" : "neutral"}>{CLARITY_LABELS[clarity]}</Badge>
        <span>{describePosition(sum, first, second)}</span>
      </p>
      {children}
    </li>
  );
}

/** The drawing's reading, for everyone: "2 of 4 toward Introversion". */
function describePosition(sum: number, first: string, second: string): string {
  if (sum === 0) return `Exactly between ${first} and ${second}`;
  return `${Math.abs(sum)} of ${LIMIT} marks toward ${sum < 0 ? first : second}`;
}

interface PoleProps {
  letter: string;
  name: string;
  isChosen: boolean;
  isEnd?: boolean;
}

function Pole({ letter, name, isChosen, isEnd = false }: PoleProps) {
  return (
    <span
      className={`flex items-baseline gap-2 ${isEnd ? "flex-row-reverse" : ""} ${isChosen ? "text-ink" : "text-ink-faint"}`}
    >
      <span className="text-xl">{letter}</span>
      <span className="font-sans text-sm">{name}</span>
    </span>
  );
}
