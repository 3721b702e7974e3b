import type { ReactNode } from "react";

interface DataSectionProps {
  id: string;
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** One thing to see or do: what it is about beside it, or above it on small screens. */
export function DataSection({ id, title, lead, children }: DataSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-rule py-10 sm:py-12 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-3">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <div className="text-ink-muted">{lead}</div>
      </div>
      <div className="max-w-[38rem]">{children}</div>
    </section>
  );
}
