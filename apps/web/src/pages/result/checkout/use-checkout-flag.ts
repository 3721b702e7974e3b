import { useEffect, useState } from "react";
import { useSearchParams } from "../../../router.ts";

/**
 * True once a signed-in reader has arrived with `checkout=true`, which marks a checkout that sign-in
 * interrupted. The flag is removed from the address, so that a reload does not start checkout again.
 */
export function useCheckoutFlag(isSignedIn: boolean): boolean {
  const [query, setQuery] = useSearchParams();
  const isFlagged = query.get("checkout") === "true";
  const [wasFlagged, setWasFlagged] = useState(false);
  const isDue = isFlagged && isSignedIn;
  if (isDue && !wasFlagged) setWasFlagged(true);

  useEffect(() => {
    if (!isDue) return;
    setQuery(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete("checkout");
        return rest;
      },
      { replace: true },
    );
  }, [isDue, setQuery]);

  return wasFlagged;
}
