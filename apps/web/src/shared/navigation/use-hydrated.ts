import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * False in prerendered markup and in the render that takes it over, true from then on. What depends
 * on the query string or on storage waits for it, so that both renders agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
