import { useEffect, useRef } from "react";

/** Starts every screen after the first at its top, with the focus on its heading. */
export function useHeadingFocus(screenKey: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(screenKey);
  useEffect(() => {
    if (shown.current === screenKey) return;
    shown.current = screenKey;
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [screenKey]);
  return heading;
}
