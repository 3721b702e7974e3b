import type { TrialOutcome } from "@cosmic/contracts";
import { Card } from "@cosmic/ui/card";
import { linkStyle } from "@cosmic/ui/link-style";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";

interface OutcomeProps {
  outcome: TrialOutcome;
  chosen: string;
  /** The reader's own text. */
  own: string;
  wayOn: ReactNode;
}

/** Why a choice is not counted. */
const REASONS: Record<NonNullable<TrialOutcome["notCounted"]>, string> = {
  told: "your type had been told",
  unconfirmed: "your email address is not confirmed",
  repeated: "you have made one before",
};

/** What the choice was, told once it is made, and the way on. */
export function Outcome({ outcome, chosen, own, wayOn }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const isOwn = chosen === outcome.ownId;
  return (
    <section aria-labelledby="outcome" className="flex animate-arrive flex-col gap-6">
      <h2 id="outcome" ref={heading} tabIndex={-1} className="text-3xl">
        {findTitle(outcome, isOwn)}
      </h2>
      {outcome.isCheck ? null : (
        <Card as="section" corners aria-labelledby="own-text">
          <h3 id="own-text" className="label-caps text-brass">
            Written for you
          </h3>
          <p className="mt-3 text-lg">{own}</p>
        </Card>
      )}
      <p className="text-ink-muted">
        {outcome.isCounted
          ? "Your choice is counted. "
          : `This choice is not counted: ${REASONS[outcome.notCounted ?? "repeated"]}. `}
        <Link to={paths.accuracy()} className={linkStyle()}>
          See all choices so far
        </Link>
      </p>
      <div className="flex flex-col sm:items-start">{wayOn}</div>
    </section>
  );
}

function findTitle({ isCheck }: TrialOutcome, isOwn: boolean): string {
  if (isCheck) return "Thank you, that was a check";
  return isOwn ? "You chose the text written for you" : "You chose a text written for someone else";
}
