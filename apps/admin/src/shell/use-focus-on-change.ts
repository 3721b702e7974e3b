import { useEffect, useRef } from "react";
import { useLocation } from "../router.ts";

/**
 * When one screen takes the place of another and the focus went with it, starts the new one at its
 * heading, as a page load would. Focus that is still somewhere (a tab, say) stays there.
 * @param screen what is shown, apart from the address; null while that is not known
 */
export function useFocusOnChange(screen: string | null): void {
  const { pathname } = useLocation();
  const place = screen === null ? null : `${screen} ${pathname}`;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>("#main h1");
    // An address that only leads to another one shows nothing to start at.
    if (place === null || heading === null) return;
    const before = shown.current;
    shown.current = place;
    if (before === null || before === place || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [place]);
}
