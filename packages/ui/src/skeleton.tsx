import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const skeleton = cva("block animate-breathe bg-rule forced-colors:border", {
  variants: {
    shape: {
      line: "h-3.5 w-full rounded-sm last:not-first:w-3/5",
      title: "h-8 w-2/3 rounded-sm",
      block: "h-40 w-full rounded-sm",
      circle: "size-11 rounded-full",
    },
  },
  defaultVariants: { shape: "line" },
});

export interface SkeletonProps extends VariantProps<typeof skeleton> {
  /** How many lines of text are to come; only for the shape "line". */
  lines?: number;
}

/** The room that content will take. Silent; the group around it speaks. */
export function Skeleton({ shape, lines = 1 }: SkeletonProps) {
  if (lines === 1) return <span aria-hidden="true" className={skeleton({ shape })} />;
  return (
    <span aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={skeleton({ shape })} />
      ))}
    </span>
  );
}

/** Says once that its part of the page is loading. */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      {children}
    </div>
  );
}
