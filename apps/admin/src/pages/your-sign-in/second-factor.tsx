import { Button } from "@cosmic/ui/button";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { secondFactorQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";
import { TurnedOn } from "./turned-on.tsx";

/** Two-step sign-in: its state, setup and removal. */
export function SecondFactor() {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(secondFactorQuery);
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const refetchState = () => void queryClient.invalidateQueries(secondFactorQuery);

  if (newCodes) {
    return (
      <RecoveryCodes
        codes={newCodes}
        onKept={() => {
          setNewCodes(null);
        }}
      />
    );
  }
  if (data?.confirmedAt) {
    return (
      <TurnedOn
        since={data.confirmedAt}
        recoveryCodesLeft={data.recoveryCodesLeft}
        onRemoved={refetchState}
      />
    );
  }
  if (data) {
    return (
      <SetUpFactor
        onConfirmed={(codes) => {
          setNewCodes(codes);
          refetchState();
        }}
        onOutdated={refetchState}
      />
    );
  }
  if (error) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-ink-muted">We could not check whether two-step sign-in is on.</p>
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <SkeletonGroup label="Loading two-step sign-in">
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}
