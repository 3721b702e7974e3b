import { ASIDE_LABELS, type AsideKind } from "@cosmic/domain";
import type { ReactNode } from "react";

interface ReportParagraphProps {
  /** Null for a paragraph of the prose itself. */
  aside: AsideKind | null;
  className: string | undefined;
  children: ReactNode;
}

/** A paragraph; one that stands apart is set as a side note, with what it is above it. */
export function ReportParagraph({ aside, className, children }: ReportParagraphProps) {
  if (aside === null) return <p className={className}>{children}</p>;
  return (
    <p className="break-inside-avoid border-l border-brass-line py-0.5 pl-5 text-base">
      <span className="label-caps block pb-1 text-brass">{ASIDE_LABELS[aside]}</span> {children}
    </p>
  );
}
