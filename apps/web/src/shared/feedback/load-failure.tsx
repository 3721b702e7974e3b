import { Button } from "@cosmic/ui/button";

interface LoadFailureProps {
  /** What could not be loaded, as the start of a sentence: "Your blueprints". */
  what: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands where something would be that did not arrive. */
export function LoadFailure({ what, isRetrying, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-muted">{what} could not be loaded.</p>
      <Button variant="secondary" size="sm" busy={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
