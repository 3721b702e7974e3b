import type { GeneratedProfile } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../../api/client.ts";
import { refusalText } from "../../../shared/feedback/refusal-text.ts";
import { useMutationOnce } from "../../../shared/requests/use-mutation-once.ts";
import { useProfileQuery } from "../load/use-report.ts";

const POLL_MS = 2_000;
const PATIENCE_MS = 90_000;
const FALLBACK = "The rest of your report could not be requested right now.";

export interface Expansion {
  /** "none" for a report that was whole when it was opened. */
  status: "none" | "writing" | "slow" | "refused" | "done";
  /** Why it was refused. */
  problem: string;
  retry: () => void;
}

/**
 * Expands a paid report: requests it once, then polls every two seconds. What arrives goes into the query
 * cache of the page, so it appears without a reload.
 */
export function useExpansion(profile: GeneratedProfile, isFull: boolean): Expansion {
  const isDue = isFull && profile.isPaid && !profile.isPremium;
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  const [round, setRound] = useState(0);
  const isSlow = useElapsed(isDue, round);

  const order = useMutationOnce(
    {
      mutationKey: [routes.blueprints.expandReport.path, profile.id, round],
      mutationFn: () => api.blueprints.expandReport({ body: { profileId: profile.id } }),
    },
    isDue,
  ).runs.at(-1);
  const refusal = order?.error ?? null;
  const isRefused = refusal !== null;
  useQuery({
    ...useProfileQuery(profile.slug),
    enabled: isDue && !isRefused && !isSlow,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  });

  function status(): Expansion["status"] {
    if (!isDue) return wasDue && profile.isPremium ? "done" : "none";
    if (isRefused) return "refused";
    return isSlow ? "slow" : "writing";
  }
  return {
    status: status(),
    problem: isRefused ? refusalText(refusal, FALLBACK) : "",
    retry: () => {
      setRound(round + 1);
    },
  };
}

/** True once a round has lasted too long to wait without a message. */
function useElapsed(isRunning: boolean, round: number): boolean {
  const [elapsedRound, setElapsedRound] = useState(-1);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      setElapsedRound(round);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isRunning, round]);
  return isRunning && elapsedRound === round;
}
