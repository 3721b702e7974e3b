import { cva } from "class-variance-authority";
import { X } from "lucide-react";
import * as RadixToast from "radix-ui/toast";
import { TOAST_DURATION_MS, type ToastRecord } from "./use-toast.ts";

const plate = cva(
  [
    "pointer-events-auto relative grid w-full grid-cols-[1fr_auto] items-start gap-x-3 gap-y-3 rounded-sm border p-4 pl-5 font-sans",
    "before:absolute before:inset-y-0 before:left-0 before:w-1",
    "data-[state=open]:animate-arrive data-[state=closed]:animate-leave",
    "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out",
  ],
  {
    variants: {
      variant: {
        default: "border-rule-strong bg-raised text-ink before:bg-brass-line",
        destructive: "border-signal bg-signal-wash text-ink before:bg-signal",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export interface ToastProps {
  record: ToastRecord;
  onOpenChange: (open: boolean) => void;
}

/** One notification. A destructive one interrupts a screen reader, the others wait their turn. */
export function Toast({ record, onOpenChange }: ToastProps) {
  const { title, description, variant = "default", action, durationMs } = record;
  return (
    <RadixToast.Root
      className={plate({ variant })}
      type={variant === "destructive" ? "foreground" : "background"}
      open={record.open}
      onOpenChange={onOpenChange}
      duration={durationMs ?? TOAST_DURATION_MS}
    >
      <div className="flex min-w-0 flex-col gap-0.5 pt-1">
        {title ? (
          <RadixToast.Title
            className={`text-base font-semibold ${variant === "destructive" ? "text-signal" : ""}`}
          >
            {title}
          </RadixToast.Title>
        ) : null}
        {description ? (
          <RadixToast.Description className="text-sm text-ink-muted">
            {description}
          </RadixToast.Description>
        ) : null}
        {action ? (
          <RadixToast.Action
            altText={action.altText ?? action.label}
            className="mt-2 min-h-9 self-start rounded-sm border border-rule-strong px-3 text-sm font-medium text-ink transition-colors hover:border-ink hover:bg-paper"
            onClick={action.onSelect}
          >
            {action.label}
          </RadixToast.Action>
        ) : null}
      </div>
      <RadixToast.Close
        aria-label="Close"
        className="-mt-1.5 -mr-1.5 grid size-11 place-items-center rounded-sm text-ink-muted transition-colors hover:text-ink"
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
