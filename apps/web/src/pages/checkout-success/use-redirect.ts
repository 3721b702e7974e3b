import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "../../router.ts";

/** Redirects after a delay, replacing this history entry; null means stay. */
export function useRedirect(to: string | null, delayMs: number): void {
  const navigate = useNavigate();
  const leave = useEffectEvent((target: string) => {
    void navigate(target, { replace: true });
  });
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => {
      leave(to);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [to, delayMs]);
}
