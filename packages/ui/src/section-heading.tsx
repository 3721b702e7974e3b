import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const frame = cva("flex flex-col gap-4", {
  variants: { align: { start: "items-start text-left", center: "items-center text-center" } },
  defaultVariants: { align: "start" },
});

const SIZES = { 1: "text-4xl", 2: "text-3xl", 3: "text-2xl" } as const;

export interface SectionHeadingProps extends VariantProps<typeof frame> {
  /** A Roman numeral, set as "§ II". */
  numeral?: string;
  title: ReactNode;
  lead?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
}

/**
 * A section's number, title and opening words, as at the head of an almanac's chapter. A jump to the
 * title leaves room for the number above it.
 */
export function SectionHeading({
  numeral,
  title,
  lead,
  level = 2,
  id,
  align,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={frame({ align })}>
      {numeral ? (
        <p aria-hidden="true" className="flex items-center gap-3 text-lg text-brass">
          <span className="h-px w-8 bg-brass-line" />§ {numeral}
          {align === "center" ? <span className="h-px w-8 bg-brass-line" /> : null}
        </p>
      ) : null}
      <Heading
        className={`${SIZES[level]} text-ink ${numeral ? "scroll-mt-13" : ""}`}
        {...(id === undefined ? {} : { id })}
      >
        {title}
      </Heading>
      {lead ? <div className="max-w-[48ch] text-lg text-ink-muted">{lead}</div> : null}
    </div>
  );
}
