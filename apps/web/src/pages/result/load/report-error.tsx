import type { GeneratedProfile } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { linkStyle } from "@cosmic/ui/link-style";
import { paths } from "../../../paths.ts";
import { Link } from "../../../router.ts";
import { useLogInAddress } from "../../../shared/navigation/use-log-in-address.ts";

interface ReportErrorProps {
  /** A visitor who follows a link to a saved blueprint has to sign in first. */
  needsSignIn: boolean;
  /** A blueprint that can be written again: this tab keeps it and the reader's account does not. */
  lost: Pick<GeneratedProfile, "mbtiType" | "birthDate"> | null;
}

/** Nothing to show: no stored blueprint, one that cannot be read, or one that is not the reader's. */
export function ReportError({ needsSignIn, lost }: ReportErrorProps) {
  const logIn = useLogInAddress();
  return (
    <div className="mx-auto max-w-2xl">
      <Card padding="lg" corners>
        <div className="flex flex-col gap-6">
          <h1 className="text-3xl">Error Loading Profile</h1>
          {needsSignIn ? (
            <p className="text-ink-muted">
              Saved blueprints open only for their owner. If this one is yours,{" "}
              <Link to={logIn} className={linkStyle()}>
                sign in
              </Link>{" "}
              and it will be here.
            </p>
          ) : null}
          {lost ? (
            <p className="text-ink-muted">
              The blueprint in this tab is not in your account. You can{" "}
              <Link
                to={paths.generatingProfile({ type: lost.mbtiType, birthDate: lost.birthDate })}
                className={linkStyle()}
              >
                draw it again
              </Link>{" "}
              and read all of it; saved ones are on your dashboard.
            </p>
          ) : null}
          {needsSignIn || lost ? null : (
            <p className="text-ink-muted">
              There is no blueprint in this tab, or it can no longer be read. You can create a new
              one in a few minutes. Your saved blueprints are on your dashboard.
            </p>
          )}
          <div className="flex flex-wrap gap-4">
            <Button asChild>
              <Link to={paths.quiz()}>Create New Blueprint</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to={paths.root()}>Back to Home</Link>
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
