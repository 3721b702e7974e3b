import type { AxisResult } from "@cosmic/contracts";
import { AXIS_NAMES, describeOnScale, placeOnScale } from "@cosmic/domain";
import { Badge } from "@cosmic/ui/badge";
import type { ReactNode } from "react";
import { CLARITY_LABELS } from "./clarity-labels.ts";

interface AxisScaleProps {
  result: AxisResult;
  /** What the page makes of it, below the reading. */
  children?: ReactNode;
}

/** How sure a letter is, read off a scale between the two of its axis. A list item. */
export function AxisScale({ result, children }: AxisScaleProps) {
  const { axis, letter, clarity } = result;
  const [first, second] = AXIS_NAMES[axis];
  const isTied = clarity === "too close to call";
  const { marks, place } = placeOnScale(result);
  return (
    <li className="flex flex-col gap-2 border-b border-rule py-5">
      <div className="flex items-baseline justify-between gap-4">
        <Pole letter={axis.charAt(0)} name={first} isChosen={letter === axis.charAt(0)} />
        <Pole letter={axis.charAt(1)} name={second} isChosen={letter === axis.charAt(1)} isEnd />
      </div>
      <svg viewBox="-104 -10 208 24" className="block h-auto w-full" aria-hidden="true">
        <g className="stroke-rule-strong" strokeWidth="0.6">
          <line x1="-100" x2="100" />
          {Array.from({ length: 2 * marks + 1 }, (_, index) => index - marks).map((mark) => (
            <line
              key={mark}
              x1={(mark / marks) * 100}
              x2={(mark / marks) * 100}
              y1={mark === 0 ? -6 : -2.5}
              y2={mark === 0 ? 6 : 2.5}
            />
          ))}
        </g>
        <circle
          cx={place * 100}
          r="3.4"
          className={isTied ? "fill-paper stroke-signal" : "fill-brass stroke-paper"}
          strokeWidth="1.2"
        />
      </svg>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-sm text-ink-muted">
        <Badge variant={isTied ? "signal" : "neutral"}>{CLARITY_LABELS[clarity]}</Badge>
        <span>{describeOnScale(result)}</span>
      </p>
      {children}
    </li>
  );
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
