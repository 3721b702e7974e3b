import type { SecondFactorSetup } from "@cosmic/contracts";
import { toast } from "@cosmic/ui/use-toast";
import { useState } from "react";
import { ApiError, getErrorMessage } from "../../api/client.ts";
import { PairApp } from "./pair-app.tsx";
import { PasswordGate } from "./password-gate.tsx";

interface SetUpFactorProps {
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** It was turned on or started again elsewhere, such as in another tab. */
  onOutdated: () => void;
}

/** Setup from the password to the first code; nothing changes before that code is confirmed. */
export function SetUpFactor({ onConfirmed, onOutdated }: SetUpFactorProps) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);

  function startOver(error: unknown): boolean {
    if (!(error instanceof ApiError) || error.status !== 409) return false;
    toast({
      variant: "destructive",
      title: "Not turned on",
      description: getErrorMessage(error, "Please start again."),
    });
    setSetup(null);
    onOutdated();
    return true;
  }

  if (setup === null) return <PasswordGate onOpened={setSetup} onFailure={startOver} />;
  return (
    <PairApp
      setup={setup}
      onConfirmed={onConfirmed}
      onFailure={startOver}
      onCancel={() => {
        setSetup(null);
      }}
    />
  );
}
