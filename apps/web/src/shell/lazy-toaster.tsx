import { useToasts } from "@cosmic/ui/use-toast";
import { type ComponentType, useEffect, useState } from "react";

/** What comes before anything that a toast could be about. */
const FIRST_TOUCHES = ["focusin", "pointerdown"] as const;

/**
 * The toast area. Its code is fetched at the first touch of the page, not with the first toast: that
 * may say that the connection is lost. Code that cannot be had leaves the page as it is, and the next
 * toast asks for it again.
 */
export function LazyToaster() {
  const count = useToasts().length;
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Toaster) return undefined;
    const fetchCode = async () => {
      try {
        const { Toaster: Area } = await import("@cosmic/ui/toaster");
        setToaster(() => Area);
      } catch {
        // Shown without it.
      }
    };
    const onTouch = () => void fetchCode();
    if (count > 0) onTouch();
    for (const touch of FIRST_TOUCHES) document.addEventListener(touch, onTouch, { once: true });
    return () => {
      for (const touch of FIRST_TOUCHES) document.removeEventListener(touch, onTouch);
    };
  }, [Toaster, count]);

  return Toaster && count > 0 ? <Toaster /> : null;
}
