import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { toFailureNotice } from "./failure-notice.ts";

interface LoadFailureProps {
  /** What has not come, as the start of a sentence: "The users". */
  what: string;
  error: unknown;
  /** When it failed, in milliseconds since 1970. */
  failedAt: number;
  isRetrying: boolean;
  onRetry: () => void;
  /** The way out of a later page that does not come, however often it is asked for. */
  onFirstPage?: (() => void) | undefined;
}

/** Stands where something would be that did not arrive, with the reason and a way to try again. */
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
    { title: "", fallback: "The server did not say why." },
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
              To the first page
            </Button>
          ) : null}
        </div>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
