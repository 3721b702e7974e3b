import { toast } from "@cosmic/ui/use-toast";

/** The news of a payment that has been verified. */
export function announcePayment(): void {
  toast({
    title: "Payment Successful!",
    description: "You now have lifetime access to all features.",
  });
}
