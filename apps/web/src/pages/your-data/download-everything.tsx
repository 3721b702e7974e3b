import type { User } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { toast } from "@cosmic/ui/use-toast";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { refundDays } from "../../config.ts";
import { useDownload } from "../../shared/requests/use-download.ts";
import { needsFreshSignIn, SignInAgain } from "./sign-in-again.tsx";
import { useSessionCheck } from "./use-session-check.ts";

/** Downloads the archive of all data, which is created on request. */
export function DownloadEverything({ user }: { user: User }) {
  const [mustSignIn, setMustSignIn] = useState(false);
  const hasSessionEnded = useSessionCheck();
  const { isBusy, problem, start } = useDownload(async () => {
    try {
      const file = await api.account.exportAccount();
      setMustSignIn(false);
      toast({
        title: "Your archive is ready",
        description: "You can find it in your browser's downloads.",
      });
      return file;
    } catch (error) {
      hasSessionEnded(error);
      setMustSignIn(needsFreshSignIn(error));
      throw error;
    }
  }, "cosmic-blueprint-data.zip");
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-ink-muted">
        Your account, birth details and answers as JSON; each blueprint as JSON with its chart as a
        picture, and full reports as PDF with their calendar. It can take a minute.
        {user.hasLifetimeAccess && refundDays() > 0
          ? ` Downloading full reports ends the ${refundDays()}-day refund.`
          : null}
      </p>
      <Button variant="secondary" busy={isBusy} busyLabel="Preparing..." onClick={start}>
        Download everything
      </Button>
      {mustSignIn ? (
        <SignInAgain user={user} purpose="to download everything" onDone={start} />
      ) : null}
      <p role="alert" className="font-sans text-sm text-signal empty:hidden">
        {mustSignIn ? null : problem}
      </p>
    </div>
  );
}
