import type { ReactNode } from "react";

export type FigureName = "archetype" | "career" | "relationships" | "path";

/** Points of a regular polygon on a circle, the first at the top. */
function polygon(count: number, radius: number, step = 1): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index * step) / count - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
  }).join(" ");
}

const DRAWINGS: Record<FigureName, ReactNode> = {
  // A grand trine and its opposite inside the ring: two triangles, one center.
  archetype: (
    <>
      <circle r="44" />
      <circle r="40" strokeWidth="4" pathLength="36" strokeDasharray="0.18 0.82" />
      <polygon points={polygon(3, 38)} className="stroke-brass" />
      <polygon points={polygon(3, 38)} transform="rotate(180)" opacity="0.55" />
      <circle r="2.5" className="fill-signal" stroke="none" />
    </>
  ),
  // The Sun's arc over the horizon, marked at rising, noon and where it stands.
  career: (
    <>
      <path d="M-46 24H46" />
      <path d="M-38 24A38 38 0 0 1 38 24" />
      <path d="M-30 24A30 30 0 0 1 30 24" opacity="0.4" />
      <path d="M0 24V-14M-38 24l38-38M38 24L0-14" opacity="0.4" />
      <path d="M0 24L19-8.9" className="stroke-brass" />
      <circle cx="19" cy="-8.9" r="4.5" className="fill-paper stroke-brass" />
      <path d="M-46 30H46" strokeWidth="3" pathLength="46" strokeDasharray="0.35 0.65" />
    </>
  ),
  // Two circles through each other's centers.
  relationships: (
    <>
      <circle cx="-15" r="30" />
      <circle cx="15" r="30" />
      <path d="M0-26V26" className="stroke-brass" />
      <path d="M-15 0H15" className="stroke-brass" />
      <circle cx="-15" r="2.2" fill="currentColor" stroke="none" />
      <circle cx="15" r="2.2" className="fill-signal" stroke="none" />
    </>
  ),
  // The Moon's phases about the Earth.
  path: (
    <>
      <circle r="36" opacity="0.5" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <g key={angle} transform={`rotate(${angle}) translate(0 -36) rotate(${-angle})`}>
          <circle r="6" className="fill-paper" />
          <path d="M0-6A6 6 0 0 1 0 6Z" fill="currentColor" stroke="none" />
        </g>
      ))}
      <circle r="11" className="stroke-brass" />
      <path d="M-11 0H11M0-11V11" className="stroke-brass" />
    </>
  ),
};

/** A small plate of hairline geometry beside a title; decoration. */
export function Figure({ name }: { name: FigureName }) {
  return (
    <svg
      viewBox="-50 -50 100 100"
      className="size-24 shrink-0 text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}
