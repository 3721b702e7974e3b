import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { Orbit } from "@cosmic/ui/orbit";
import type { Expansion } from "./use-expansion.ts";

/** The progress of the expansion. It stays when done, so that nothing below it moves. */
export function ExpansionNote({ status, problem, retry }: Expansion) {
  if (status === "none") return null;
  if (status === "slow" || status === "refused") {
    return (
      <Notice
        variant="signal"
        role="alert"
        title={
          status === "slow" ? "This is taking longer than usual" : "The rest is not written yet"
        }
        action={
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        }
      >
        {status === "slow"
          ? "Your report is paid for and is still being written. You can check again now or come back later. It will be here and on your dashboard."
          : problem}
      </Notice>
    );
  }
  return (
    <div className="print:hidden">
      <Notice
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the notice holds blocks, an output may not
        role="status"
        variant={status === "done" ? "good" : "neutral"}
        title={status === "done" ? "Your full report is written" : "Writing your full report..."}
      >
        {status === "done" ? (
          "Every chapter is now below."
        ) : (
          <span className="flex items-center gap-3">
            <Orbit size="sm" />
            The chapters will appear below automatically, usually within a minute. You can keep
            reading.
          </span>
        )}
      </Notice>
    </div>
  );
}
