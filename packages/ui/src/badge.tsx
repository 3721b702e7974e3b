import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badge = cva(
  "inline-flex min-h-6 items-center gap-1.5 rounded-sm border px-2 py-0.5 font-sans text-xs/4.5 font-medium whitespace-nowrap figures-table",
  {
    variants: {
      variant: {
        neutral: "border-rule-strong bg-transparent text-ink-muted",
        metal: "border-brass-line bg-transparent text-brass",
        signal: "border-signal bg-signal-wash text-signal",
        good: "border-good bg-transparent text-good",
      },
    },
    defaultVariants: { variant: "neutral" },
  },
);

export interface BadgeProps extends VariantProps<typeof badge> {
  children: ReactNode;
  /** A small decorative mark before the words. */
  icon?: ReactNode;
}

/** A short standing fact about the thing beside it. The text carries the meaning, not the color. */
export function Badge({ variant, icon, children }: BadgeProps) {
  return (
    <span className={badge({ variant })}>
      {icon ? (
        <span aria-hidden="true" className="[&>svg]:size-3.5">
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  );
}
