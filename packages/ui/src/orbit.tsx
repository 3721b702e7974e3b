import { cva, type VariantProps } from "class-variance-authority";

const orbit = cva("inline-block shrink-0", {
  variants: { size: { sm: "size-4", md: "size-8", lg: "size-20", xl: "size-44" } },
  defaultVariants: { size: "md" },
});

export interface OrbitProps extends VariantProps<typeof orbit> {
  /** Announced to assistive technology as a status; without it the mark is decoration. */
  label?: string;
}

/** A body on its slow course: the mark of work under way. It stands still under reduced motion. */
export function Orbit({ size = "md", label }: OrbitProps) {
  const small = size === "sm";
  const mark = (
    <svg
      viewBox="0 0 96 96"
      className={orbit({ size })}
      fill="none"
      stroke="currentColor"
      strokeWidth={small ? 8 : 1}
      aria-hidden="true"
    >
      {small ? <SmallOrbit /> : <LargeOrbit />}
    </svg>
  );
  if (label === undefined) return mark;
  return (
    <output className="inline-flex flex-col items-center gap-5 text-ink-muted">
      {mark}
      <span className={small || size === "md" ? "sr-only" : "label-caps"}>{label}</span>
    </output>
  );
}

function SmallOrbit() {
  return (
    <>
      <circle cx="48" cy="48" r="38" opacity="0.45" />
      <circle cx="48" cy="48" r="8" fill="currentColor" stroke="none" />
      <g className="origin-center animate-orbit-inner">
        <circle cx="48" cy="10" r="10" fill="currentColor" stroke="none" />
      </g>
    </>
  );
}

/** Two orbits within a graduated limb; the lines stay hairlines at every size. */
function LargeOrbit() {
  return (
    <g className="[&>circle]:[vector-effect:non-scaling-stroke]">
      <circle cx="48" cy="48" r="46" opacity="0.6" />
      <path d={LIMB} opacity="0.6" strokeWidth="0.5" />
      <circle cx="48" cy="48" r="36" opacity="0.5" />
      <circle cx="48" cy="48" r="21" opacity="0.5" />
      <circle cx="48" cy="48" r="6" />
      <circle cx="48" cy="48" r="1.6" fill="currentColor" stroke="none" />
      <g className="origin-center animate-orbit text-brass">
        <circle cx="48" cy="12" r="2.6" fill="currentColor" stroke="none" />
      </g>
      <g className="origin-center animate-orbit-inner">
        <circle cx="48" cy="27" r="1.8" fill="currentColor" stroke="none" />
      </g>
    </g>
  );
}

/** A tick every six degrees inside the outermost circle. */
const LIMB = Array.from({ length: 60 }, (_, index) => {
  const angle = (index * Math.PI) / 30;
  const inner = index % 5 === 0 ? 41 : 43.5;
  const point = (radius: number) =>
    `${(48 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${point(46)}L${point(inner)}`;
}).join("");
