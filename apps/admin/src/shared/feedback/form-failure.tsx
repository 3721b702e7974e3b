import { Notice } from "@cosmic/ui/notice";
import type { FailureNotice } from "./failure-notice.ts";

/** Where a form says what became of it; a message that leaves and comes back is read out again. */
export function FormFailure({ notice }: { notice: FailureNotice | null }) {
  if (notice === null) return null;
  return (
    <Notice variant="signal" role="alert" title={notice.title}>
      <p>{notice.text}</p>
    </Notice>
  );
}
