import { Button } from "@cosmic/ui/button";

interface PagerProps {
  /** 1 for the first page. */
  page: number;
  hasNext: boolean;
  busy: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Previous and next page. Hidden when there is only one. */
export function Pager({ page, hasNext, busy, onPrevious, onNext }: PagerProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 font-sans text-sm">
      <Button variant="secondary" size="sm" disabled={page === 1} onClick={onPrevious}>
        Previous
      </Button>
      <span className="figures-table text-ink-muted">Page {page}</span>
      <Button
        variant="secondary"
        size="sm"
        disabled={!hasNext}
        busy={busy && hasNext}
        onClick={onNext}
      >
        Next
      </Button>
    </nav>
  );
}
