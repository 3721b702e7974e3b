import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** A drawing of about 96 px; an open circle of the scale unless given. */
  figure?: ReactNode;
  level?: 2 | 3;
}

/** What stands where a list would be, and the way on from there. */
export function EmptyState({ title, description, action, figure, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center sm:py-16">
      <div aria-hidden="true" className="mb-2 w-24 text-brass-line">
        {figure ?? <OpenCircle />}
      </div>
      <Heading className="text-2xl text-ink">{title}</Heading>
      {description ? <div className="max-w-[40ch] text-ink-muted">{description}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}

function OpenCircle() {
  return (
    <svg viewBox="0 0 96 96" fill="none" stroke="currentColor" className="block w-full">
      <circle cx="48" cy="48" r="44" strokeWidth="4" pathLength="72" strokeDasharray="0.2 0.8" />
      <circle cx="48" cy="48" r="46" strokeWidth="1" />
      <circle cx="48" cy="48" r="30" strokeWidth="1" strokeDasharray="2 5" />
      <path d="M48 12v14M48 70v14M12 48h14M70 48h14" strokeWidth="1" />
    </svg>
  );
}
