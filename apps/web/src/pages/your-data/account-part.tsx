import type { Account } from "@cosmic/contracts";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { accountQuery } from "../../shared/account/account-query.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { useSessionCheck } from "./use-session-check.ts";

interface AccountPartProps {
  /** What it shows, as the start of a sentence. */
  what: string;
  children: (account: Account) => ReactNode;
}

/** A part of the page that loads the account's details, with a retry. */
export function AccountPart({ what, children }: AccountPartProps) {
  const { data, error, isFetching, refetch } = useQuery(accountQuery);
  const hasSessionEnded = useSessionCheck();
  const check = useEffectEvent(hasSessionEnded);
  useEffect(() => {
    if (error) check(error);
  }, [error]);
  if (data) return children(data);
  if (error) {
    return <LoadFailure what={what} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup label={`Loading: ${what}`}>
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}
