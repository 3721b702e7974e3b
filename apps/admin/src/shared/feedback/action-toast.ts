import { toast } from "@cosmic/ui/use-toast";
import { isUnauthorized } from "../../api/client.ts";
import { toFailureNotice } from "./failure-notice.ts";

/** Confirms that an action succeeded. */
export function showSuccess(title: string, description?: string): void {
  toast({ title, ...(description === undefined ? {} : { description }) });
}

/** Says that an action failed, and why; silent when the session has ended, which opens the sign-in page. */
export function showFailure(title: string, error: unknown, fallback = "Please try again."): void {
  if (isUnauthorized(error)) return;
  const { text } = toFailureNotice(error, { title, fallback }, new Date());
  toast({ title, description: text, variant: "destructive" });
}
