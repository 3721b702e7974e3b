import { useEffect, useRef } from "react";
import { useLocation } from "../router.ts";

/**
 * After a change of screen that lost the focus, focuses the new screen's heading, as a page load would. * Focus that is still on an element, such as a tab, stays there.
 * @param screen what is shown, apart from the address; null while that is not known
 */
export function useFocusOnChange(screen: string | null): void {
  const { pathname } = useLocation();
  const key = screen === null ? null : `${screen} ${pathname}`;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("#main h1");
    // A redirect has no heading.
    if (key === null || heading === null) return;
    const before = shown.current;
    shown.current = key;
    if (before === null || before === key || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [key]);
}
