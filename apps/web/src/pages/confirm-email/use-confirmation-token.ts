import { useEffect, useState } from "react";
import { useSearchParams } from "../../router.ts";
import { readStored, STORE_KEYS, writeStored } from "../../shared/browser-store/browser-store.ts";

/**
 * The token of the link; null without one. It is read once and taken out of the address bar, and kept in the
 * tab, so that it is still there after signing in.
 */
export function useConfirmationToken(): string | null {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get("token") || readStored(STORE_KEYS.confirmationToken));
  useEffect(() => {
    if (token !== null) writeStored(STORE_KEYS.confirmationToken, token);
    if (query.has("token")) setQuery({}, { replace: true });
  }, [token, query, setQuery]);
  return token;
}
