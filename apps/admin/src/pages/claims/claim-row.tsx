import type { ClaimRow as Claim } from "@cosmic/contracts";
import { Card } from "@cosmic/ui/card";
import { useId } from "react";
import { Timestamp } from "../../shared/format/timestamp.tsx";
import { Switch } from "./switch.tsx";
import { useSwitchClaim } from "./use-switch-claim.ts";

const SOURCES = {
  measured: "Measured",
  "stated by the owner": "Stated by the owner",
} as const;

/** One claim: its text, its source, and whether the public pages show it. */
export function ClaimRow({ claim }: { claim: Claim }) {
  const id = useId();
  const change = useSwitchClaim();
  const { text, source, measured, isShown, label, changedAt, changedBy } = claim;
  return (
    <Card as="li" padding="sm" tone={isShown ? "raised" : "plain"} aria-labelledby={id}>
      <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-8">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id={id} className={`text-xl ${isShown ? "text-ink" : "text-ink-faint"}`}>
            {text}
          </h2>
          <p className="font-sans text-sm text-ink-muted">
            {SOURCES[source]}
            {measured === null ? null : (
              <>
                {source === "measured" ? ": " : ". Measured: "}
                <strong className="font-medium text-ink">{measured}</strong>
              </>
            )}
          </p>
          {label === null ? null : (
            <p className="font-sans text-sm text-ink-muted">
              {measured === null ? "Not measured yet. " : ""}Shown only with the label “{label}”.
            </p>
          )}
          {changedAt === null ? null : (
            <p className="font-sans text-sm break-words text-ink-muted">
              Changed <Timestamp at={changedAt} />
              {changedBy === null ? "" : ` by ${changedBy}`}
            </p>
          )}
        </div>
        <Switch
          label="Shown on the site"
          describedBy={id}
          isOn={change.isPending ? !isShown : isShown}
          busy={change.isPending}
          onSwitch={() => {
            change.mutate(claim);
          }}
        />
      </div>
    </Card>
  );
}
