import { Button } from "@cosmic/ui/button";
import { Skeleton, SkeletonGroup } from "@cosmic/ui/skeleton";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CURRENT_OPERATOR_KEY } from "../../api/query-client.ts";
import { secondFactorQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpFactor } from "./set-up-factor.tsx";
import { TurnedOn } from "./turned-on.tsx";

interface SecondFactorProps {
  /** The operator has saved the recovery codes of a factor set up here. */
  onSetUp?: () => void;
}

/** Two-step sign-in: its state, setup and removal. */
export function SecondFactor({ onSetUp }: SecondFactorProps) {
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
          onSetUp?.();
        }}
      />
    );
  }
  if (data?.confirmedAt && onSetUp) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p>Two-step sign-in is on. It was set up in another window.</p>
        <Button onClick={onSetUp}>Open the panel</Button>
      </div>
    );
  }
  if (data?.confirmedAt) {
    return (
      <TurnedOn
        since={data.confirmedAt}
        recoveryCodesLeft={data.recoveryCodesLeft}
        onRemoved={() => {
          refetchState();
          // Where it is required, the panel closes until it is set up again.
          void queryClient.invalidateQueries({ queryKey: CURRENT_OPERATOR_KEY });
        }}
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
