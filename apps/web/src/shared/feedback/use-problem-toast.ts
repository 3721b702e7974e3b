import { type ToastContent, type ToastHandle, toast } from "@cosmic/ui/use-toast";
import { useEffect, useEffectEvent, useRef, useState } from "react";

export interface ProblemToast {
  /** Shows what went wrong; destructive unless it says otherwise. */
  show: (content: ToastContent) => void;
  /** Takes the latest one away, as its cause is gone. Any other toast stays. */
  clear: () => void;
}

/**
 * Toasts about problems that end with what they are about: when the component goes, and when the
 * occasion becomes another one.
 * @param occasion What the problems belong to, such as the step of a form.
 */
export function useProblemToast(occasion = ""): ProblemToast {
  const shown = useRef<ToastHandle>(null);
  const [problems] = useState(() => ({
    show: (content: ToastContent) => {
      shown.current = toast({ variant: "destructive", ...content });
    },
    clear: () => {
      shown.current?.dismiss();
      shown.current = null;
    },
  }));
  const leave = useEffectEvent((_occasion: string) => {
    problems.clear();
  });
  useEffect(
    () => () => {
      leave(occasion);
    },
    [occasion],
  );
  return problems;
}
