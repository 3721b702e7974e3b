import { Notice } from "@cosmic/ui/notice";
import { toast } from "@cosmic/ui/use-toast";
import { api } from "../../api/client.ts";
import { findFieldIssue } from "../../shared/feedback/find-field-issue.ts";
import { CodeForm } from "../../shared/second-factor/code-form.tsx";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Below this, the page suggests getting new ones. */
const FEW = 3;

interface TurnedOnProps {
  /** ISO instant. */
  since: string;
  recoveryCodesLeft: number;
  onRemoved: () => void;
}

/** The state while two-step sign-in is on, and the form to turn it off. */
export function TurnedOn({ since, recoveryCodesLeft, onRemoved }: TurnedOnProps) {
  return (
    <div className="flex flex-col gap-8">
      <Notice variant="good" title={`On since ${day.format(new Date(since))}`}>
        <p>
          {recoveryCodesLeft === 1
            ? "1 recovery code is left."
            : `${recoveryCodesLeft} recovery codes are left.`}
          {recoveryCodesLeft < FEW
            ? " To get new ones, turn two-step sign-in off and set it up again."
            : null}
        </p>
      </Notice>
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted">
          To change phones or stop using it, turn it off with a code. This signs you out of all
          other browsers.
        </p>
        <CodeForm
          label="Turn off two-step sign-in"
          submitLabel="Turn off"
          busyLabel="Turning off..."
          variant="danger"
          acceptsRecoveryCodes
          refused={{ title: "Still on", fallback: "Two-step sign-in could not be turned off." }}
          send={async (code) => {
            await api.operators.removeSecondFactor({ body: { code } });
            toast({ title: "Two-step sign-in is off" });
            onRemoved();
          }}
          findCodeProblem={(error) => findFieldIssue(error, "code")}
        />
      </div>
    </div>
  );
}
