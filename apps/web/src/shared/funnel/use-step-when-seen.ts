import type { FunnelStep } from "@cosmic/domain";
import { type RefObject, useEffect } from "react";
import { recordStep } from "./record-step.ts";

/** Records a step when an element first reaches the middle of the window. */
export function useStepWhenSeen(step: FunnelStep, ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    if (!("IntersectionObserver" in window)) {
      recordStep(step);
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        recordStep(step);
        observer.disconnect();
      },
      // What only shows at the window's edge has not been seen.
      { rootMargin: "-25% 0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [step, ref]);
}
