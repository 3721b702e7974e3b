import { useEffect, useRef } from "react";
import { paths } from "../paths.ts";
import { useLocation } from "../router.ts";

/**
 * When one screen takes the place of another and the focus went with it, starts the new one at its
 * heading, as a page load would. Focus that is still somewhere (a tab, say) stays there.
 * @param screen what is shown, apart from the address; null while that is not known
 */
export function useFocusOnChange(screen: string | null): void {
  const { pathname } = useLocation();
  const address = pathname === paths.root() ? paths.users() : pathname;
  const place = screen === null ? null : `${screen} ${address}`;
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = place;
    if (before === null || before === place || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>("#main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [place]);
}
