import type { SecondFactorSetup } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { api } from "../../api/client.ts";
import { findFieldIssue } from "../../shared/feedback/find-field-issue.ts";
import { CodeForm } from "../../shared/second-factor/code-form.tsx";

/** "JBSW Y3DP EHPK": in groups of four, to be typed into a phone. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, "$1 ");

interface PairAppProps {
  setup: SecondFactorSetup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  /** Handles a failure; true when nothing need be shown here. */
  onFailure: (error: unknown) => boolean;
  onCancel: () => void;
}

/** The secret as a QR code and as text, and the first code, which confirms that the app has it. */
export function PairApp({ setup, onConfirmed, onFailure, onCancel }: PairAppProps) {
  return (
    <div className="flex flex-col gap-8">
      <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <img
          src={setup.qrCode}
          alt="QR code for your authenticator app"
          width={192}
          height={192}
          className="rounded-sm border border-rule"
        />
        <div className="flex min-w-0 flex-col gap-3">
          <p>Scan this code with your authenticator app, or enter the key by hand:</p>
          <p className="break-words font-sans text-base font-medium tracking-wide select-all">
            {inFours(setup.secret)}
          </p>
          <p className="text-ink-muted">
            On your phone,{" "}
            <a href={setup.otpauthUrl} className={linkStyle()}>
              open it in the app
            </a>
            .
          </p>
        </div>
      </div>
      <p className="text-ink-muted">Turning it on signs you out of all other browsers.</p>
      <CodeForm
        label="Turn on two-step sign-in"
        submitLabel="Turn on"
        busyLabel="Turning on..."
        takesFocus
        refused={{ title: "Not turned on", fallback: "Two-step sign-in could not be turned on." }}
        send={async (code) => {
          const { recoveryCodes } = await api.operators.confirmSecondFactor({ body: { code } });
          onConfirmed(recoveryCodes);
        }}
        findCodeProblem={(error) => findFieldIssue(error, "code")}
        onFailure={onFailure}
      >
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </CodeForm>
    </div>
  );
}
