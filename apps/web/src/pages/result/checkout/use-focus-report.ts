import { useEffect } from "react";

/** Moves scroll and focus to the top of a report that opens in place of the checkout button. */
export function useFocusReport(isDue: boolean): void {
  useEffect(() => {
    const heading = isDue ? document.querySelector<HTMLElement>("main h1") : null;
    if (!heading) return;
    document.documentElement.scrollTop = 0;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isDue]);
}
