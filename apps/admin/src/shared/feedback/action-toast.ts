import { toast } from "@cosmic/ui/use-toast";
import { isUnauthorized } from "../../api/client.ts";
import { toFailureNotice } from "./failure-notice.ts";

/** Says that something the operator asked for has been done. */
export function showSuccess(title: string, description?: string): void {
  toast({ title, ...(description === undefined ? {} : { description }) });
}

/** Says that it has not been done, and why. An ended session speaks for itself: it leads to signing in. */
export function showFailure(title: string, error: unknown, fallback = "Please try again."): void {
  if (isUnauthorized(error)) return;
  const { text } = toFailureNotice(error, { title, fallback }, new Date());
  toast({ title, description: text, variant: "destructive" });
}
