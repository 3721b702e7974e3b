import { toast } from "@cosmic/ui/use-toast";
import { recordStep } from "../funnel/record-step.ts";

/** The news of a payment that has been verified. */
export function announcePayment(): void {
  recordStep("payment_completed");
  toast({
    title: "Payment Successful!",
    description: "You now have lifetime access to all features.",
  });
}
