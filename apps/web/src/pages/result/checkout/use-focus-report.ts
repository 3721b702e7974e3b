import { useEffect } from "react";

/** Leads a reader to the top of a report that opens where the button they pressed has been. */
export function useFocusReport(isDue: boolean): void {
  useEffect(() => {
    const heading = isDue ? document.querySelector<HTMLElement>("main h1") : null;
    if (!heading) return;
    document.documentElement.scrollTop = 0;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isDue]);
}
