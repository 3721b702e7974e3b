import { paths } from "../../paths.ts";
import { useLocation } from "../../router.ts";
import { findLogInAddress } from "./log-in-address.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useReturnTo } from "./use-return-to.ts";

/** Where "Log In" leads from the current address. */
export function useLogInAddress(): string {
  const location = useLocation();
  const isHydrated = useHydrated();
  const leadsTo = useReturnTo();
  return isHydrated
    ? findLogInAddress({ ...location, origin: window.location.origin }, leadsTo)
    : paths.authSelect();
}
