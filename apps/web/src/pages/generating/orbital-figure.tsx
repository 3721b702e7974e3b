import { FigureRing } from "@cosmic/ui/figure-ring";

/** Radius, body size, and duration of one turn: the farther out, the slower. */
const ORBITS = [
  { radius: 46, size: 3.5, turn: "animate-[almanac-turn_14s_linear_infinite]", start: 30 },
  { radius: 78, size: 5, turn: "animate-[almanac-turn_26s_linear_infinite]", start: 200 },
  { radius: 112, size: 5.5, turn: "animate-[almanac-turn_42s_linear_infinite]", start: 110 },
  { radius: 150, size: 4.5, turn: "animate-[almanac-turn_68s_linear_infinite]", start: 300 },
  { radius: 190, size: 8, turn: "animate-[almanac-turn_110s_linear_infinite]", start: 250 },
] as const;

/** A small planetarium inside the graduated ring; its bodies stand still under reduced motion. */
export function OrbitalFigure() {
  return (
    <div aria-hidden="true" className="relative">
      <FigureRing detail="quiet" />
      <svg
        viewBox="-256 -256 512 512"
        className="absolute inset-0 block size-full text-ink"
        fill="none"
        stroke="currentColor"
      >
        {ORBITS.map(({ radius, size, turn, start }) => (
          <g key={radius}>
            <circle r={radius} strokeWidth="0.75" opacity="0.5" />
            <g className={turn}>
              <g transform={`rotate(${start})`}>
                <circle cx={radius} r={size} className="fill-ink" stroke="none" />
                {radius === 190 ? (
                  <ellipse
                    cx={radius}
                    rx="17"
                    ry="4.5"
                    transform={`rotate(24 ${radius} 0)`}
                    strokeWidth="1"
                  />
                ) : null}
                <path
                  d={`M${radius} 0 A${radius} ${radius} 0 0 0 ${radius * Math.cos(0.7)} ${-radius * Math.sin(0.7)}`}
                  className="stroke-brass-line"
                  strokeWidth="1.5"
                />
              </g>
            </g>
          </g>
        ))}
        <g className="text-brass" stroke="currentColor">
          <circle r="17" strokeWidth="1.5" />
          <circle r="3.5" fill="currentColor" stroke="none" />
          <circle r="24" strokeWidth="7" pathLength="24" strokeDasharray="0.14 0.86" />
        </g>
      </svg>
    </div>
  );
}
