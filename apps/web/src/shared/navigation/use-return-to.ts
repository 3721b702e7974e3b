import { DEFAULT_RETURN_TO, safeReturnTo } from "@cosmic/domain";
import { useSearchParams } from "../../router.ts";
import { useHydrated } from "./use-hydrated.ts";

/** A place to go on this site; whatever leads elsewhere becomes the fallback. */
export function returnToOnThisSite(value: unknown, fallback: string = DEFAULT_RETURN_TO): string {
  return safeReturnTo(value, { origin: window.location.origin, fallback });
}

/** Where the page was asked to lead back to, checked; undefined when it was not asked. */
export function useReturnTo(): string | undefined {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const asked = isHydrated ? query.get("returnTo") : null;
  return asked === null ? undefined : returnToOnThisSite(asked);
}
