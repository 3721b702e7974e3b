import type { ReactNode } from "react";

export interface DisclosureProps {
  summary: ReactNode;
  defaultOpen?: boolean;
  /** Of the disclosures with the same group, one at most is open. */
  group?: string;
  children: ReactNode;
}

/** A question that opens onto its answer; works before any script has run. */
export function Disclosure({ summary, defaultOpen = false, group, children }: DisclosureProps) {
  return (
    <details
      open={defaultOpen}
      {...(group === undefined ? {} : { name: group })}
      className="group border-b border-rule"
    >
      <summary className="flex min-h-14 list-none items-baseline justify-between gap-6 py-5 text-xl text-ink transition-colors hover:text-brass [&::-webkit-details-marker]:hidden">
        {summary}
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-4 shrink-0 self-center text-brass transition-transform duration-300 group-open:rotate-45"
          stroke="currentColor"
          strokeWidth="1.25"
        >
          <path d="M8 1v14M1 8h14" />
        </svg>
      </summary>
      <div className="measure pb-7 text-ink-muted">{children}</div>
    </details>
  );
}

/** A ruled list of disclosures. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className="border-t border-rule-strong">{children}</div>;
}
