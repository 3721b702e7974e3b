import { useEffect, useEffectEvent } from "react";
import { NavigationType, useLocation, useNavigationType } from "../router.ts";

/**
 * After a move inside the app, starts the new page at its top with the focus on its heading, as a
 * page load would. Loads and the back button keep the browser's own scroll position, a new query is
 * no new page, and a page that has already placed the focus keeps it.
 * @param takesPlace The page has taken the place of another one under the same address.
 */
export function useFocusOnArrival(takesPlace: boolean): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const focusHeading = useEffectEvent((_pathname: string) => {
    if (navigation === NavigationType.Pop && !takesPlace) return;
    document.documentElement.scrollTop = 0;
    const main = document.getElementById("main");
    if (!main || main.contains(document.activeElement)) return;
    const target = main.querySelector("h1") ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
  useEffect(() => {
    focusHeading(pathname);
  }, [pathname]);
}
