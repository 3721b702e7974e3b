import type { ReactNode } from "react";

export interface SiteFooterProps {
  brand?: ReactNode;
  notes?: ReactNode;
  actions?: ReactNode;
}

/** The foot of the page under a graduated edge: brand and notes at the left, actions at the right. */
export function SiteFooter({ brand, notes, actions }: SiteFooterProps) {
  return (
    <footer className="mt-24 font-sans text-sm text-ink-muted print:hidden">
      <div className="page-x mx-auto w-full max-w-[var(--page-width)]">
        <div className="tick-edge-t flex flex-col gap-8 pt-12 pb-14 sm:flex-row sm:items-start sm:justify-between">
          <div className="flex max-w-[60ch] flex-col gap-4">
            {brand}
            {notes}
          </div>
          {actions ? <div className="flex flex-wrap items-center gap-5">{actions}</div> : null}
        </div>
      </div>
    </footer>
  );
}
