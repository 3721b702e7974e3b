import * as RadixToast from "radix-ui/toast";
import { Toast } from "./toast.tsx";
import { dismissToast, TOAST_DURATION_MS, useToasts } from "./use-toast.ts";

/**
 * The one place where toasts appear: across the top on small screens, at the bottom right on wider
 * ones, never wider than 420 px. F8 moves the focus to it; a swipe to the right dismisses.
 */
export function Toaster() {
  const records = useToasts();
  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={50}
      label="Notification"
    >
      {records.map((record) => (
        <Toast
          key={record.id}
          record={record}
          onOpenChange={(open) => {
            if (!open) dismissToast(record.id);
          }}
        />
      ))}
      <RadixToast.Viewport
        hotkey={["F8"]}
        className="pointer-events-none fixed inset-x-0 top-0 z-50 m-0 flex max-h-dvh w-full list-none flex-col p-4 sm:top-auto sm:right-0 sm:bottom-0 sm:left-auto sm:max-w-[420px]"
      />
    </RadixToast.Provider>
  );
}
