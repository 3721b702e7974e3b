import { Notice } from "@cosmic/ui/notice";
import type { FailureNotice } from "./failure-notice.ts";

/** Why a form could not be submitted. Unmounted between attempts, so that screen readers announce it again. */
export function FormFailure({ notice }: { notice: FailureNotice | null }) {
  if (notice === null) return null;
  return (
    <Notice variant="signal" role="alert" title={notice.title}>
      <p>{notice.text}</p>
    </Notice>
  );
}
