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
export function Orbit({ size, label }: OrbitProps) {
  const stroke = size === "sm" ? 1.5 : 0.75;
  const mark = (
    <svg
      viewBox="0 0 24 24"
      className={orbit({ size })}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" opacity="0.45" />
      <g className="origin-center animate-orbit">
        <circle cx="12" cy="2" r={size === "sm" ? 2 : 1.1} fill="currentColor" stroke="none" />
      </g>
      {size === "sm" ? null : (
        <>
          <circle cx="12" cy="12" r="5.5" opacity="0.45" />
          <g className="origin-center animate-orbit-inner">
            <circle cx="12" cy="6.5" r="0.8" fill="currentColor" stroke="none" />
          </g>
        </>
      )}
      <circle cx="12" cy="12" r={size === "sm" ? 1.8 : 1.4} fill="currentColor" stroke="none" />
    </svg>
  );
  if (label === undefined) return mark;
  return (
    <output className="inline-flex flex-col items-center gap-4 text-ink-muted">
      {mark}
      <span className={size === "sm" || size === "md" ? "sr-only" : "label-caps"}>{label}</span>
    </output>
  );
}
