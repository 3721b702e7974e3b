import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { toFailureNotice } from "./failure-notice.ts";

interface LoadFailureProps {
  /** What failed to load, as the start of a sentence: "The users". */
  what: string;
  error: unknown;
  /** When it failed, in milliseconds since 1970. */
  failedAt: number;
  isRetrying: boolean;
  onRetry: () => void;
  /** Offered on later pages, which may have become unavailable. */
  onFirstPage?: (() => void) | undefined;
}

/** Replaces content that failed to load, with the reason and a retry button. */
export function LoadFailure({
  what,
  error,
  failedAt,
  isRetrying,
  onRetry,
  onFirstPage,
}: LoadFailureProps) {
  const { text } = toFailureNotice(
    error,
    { title: "", fallback: "The server gave no reason." },
    new Date(failedAt),
  );
  return (
    <Notice
      variant="signal"
      role="alert"
      title={`${what} could not be loaded`}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" busy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
          {onFirstPage ? (
            <Button variant="quiet" size="sm" onClick={onFirstPage}>
              Go to the first page
            </Button>
          ) : null}
        </div>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
