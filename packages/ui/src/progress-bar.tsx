import { useId } from "react";

export interface ProgressBarProps {
  label: string;
  labelHidden?: boolean;
  value: number;
  max?: number;
  /** Words for the value; a whole percentage unless given. */
  valueText?: string;
  /** Main divisions of the scale; each has five parts. */
  divisions?: number;
}

/** How far along something is, read off a graduated scale. */
export function ProgressBar({
  label,
  labelHidden = false,
  value,
  max = 100,
  valueText,
  divisions = 12,
}: ProgressBarProps) {
  const id = useId();
  const share = Math.min(Math.max(value / max, 0), 1);
  const percent = `${share * 100}%`;
  const words = valueText ?? `${Math.round(share * 100)}%`;
  const parts = divisions * 5;
  return (
    <div className="flex flex-col gap-2">
      <div
        className={
          labelHidden
            ? "sr-only"
            : "flex items-baseline justify-between gap-4 font-sans text-sm text-ink-muted"
        }
      >
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className="figures-table">
          {words}
        </span>
      </div>
      <progress
        id={id}
        className="sr-only"
        value={share * max}
        max={max}
        aria-label={label}
        aria-valuetext={words}
      >
        {words}
      </progress>
      <svg className="block h-4 w-full overflow-visible" aria-hidden="true">
        <g className="stroke-rule-strong" strokeWidth="1">
          <line x1="0" x2="100%" y1="3.5" y2="3.5" />
          {Array.from({ length: parts + 1 }, (_, part) => {
            const x = `${(part / parts) * 100}%`;
            return <line key={x} x1={x} x2={x} y1="4" y2={part % 5 === 0 ? 14 : 8} />;
          })}
        </g>
        <rect
          y="2"
          height="3"
          width={percent}
          className="fill-brass transition-[width] duration-500 forced-colors:fill-[Highlight]"
        />
        <circle
          cy="3.5"
          cx={percent}
          r="5"
          className="fill-brass stroke-paper transition-[cx] duration-500 forced-colors:fill-[Highlight]"
          strokeWidth="2"
        />
      </svg>
    </div>
  );
}
