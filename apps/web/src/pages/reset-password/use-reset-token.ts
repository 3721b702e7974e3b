import { useEffect, useState } from "react";
import { useSearchParams } from "../../router.ts";

/**
 * The token of the reset link; null without one. It is read once and taken out of the address bar,
 * so that it stays out of the history, of screenshots and of every page opened from here.
 */
export function useResetToken(): string | null {
  const [query, setQuery] = useSearchParams();
  const [token] = useState(() => query.get("token") || null);
  useEffect(() => {
    if (query.has("token")) setQuery({}, { replace: true });
  }, [query, setQuery]);
  return token;
}
