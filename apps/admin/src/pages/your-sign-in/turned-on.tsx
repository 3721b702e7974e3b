import { Notice } from "@cosmic/ui/notice";
import { toast } from "@cosmic/ui/use-toast";
import { api } from "../../api/client.ts";
import { findFieldIssue } from "../../shared/feedback/find-field-issue.ts";
import { CodeForm } from "../../shared/second-factor/code-form.tsx";

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Fewer than these, and it is time for new ones. */
const FEW = 3;

interface TurnedOnProps {
  /** ISO instant. */
  since: string;
  recoveryCodesLeft: number;
  onRemoved: () => void;
}

/** What stands while the second factor is on, and the way to turn it off. */
export function TurnedOn({ since, recoveryCodesLeft, onRemoved }: TurnedOnProps) {
  return (
    <div className="flex flex-col gap-8">
      <Notice variant="good" title={`On since ${day.format(new Date(since))}`}>
        <p>
          {recoveryCodesLeft === 1
            ? "1 recovery code is left."
            : `${recoveryCodesLeft} recovery codes are left.`}
          {recoveryCodesLeft < FEW
            ? " For new ones, turn the second factor off and set it up again."
            : null}
        </p>
      </Notice>
      <div className="flex flex-col gap-5">
        <p className="text-ink-muted">
          To change phones or to do without, turn it off with a code of it. Signing in then asks for
          the password only, and every other browser that you are signed in with is signed out.
        </p>
        <CodeForm
          label="Turn off the second factor"
          submitLabel="Turn off"
          busyLabel="Turning off..."
          variant="danger"
          acceptsRecoveryCodes
          refused={{ title: "Still on", fallback: "It could not be turned off." }}
          send={async (code) => {
            await api.operators.removeSecondFactor({ body: { code } });
            toast({ title: "The second factor is off" });
            onRemoved();
          }}
          findCodeProblem={(error) => findFieldIssue(error, "code")}
        />
      </div>
    </div>
  );
}
