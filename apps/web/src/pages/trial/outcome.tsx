import type { TrialOutcome } from "@cosmic/contracts";
import type { DecoyKind } from "@cosmic/domain/trial";
import { linkStyle } from "@cosmic/ui/link-style";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import type { KeptOutcome } from "./kept-outcome.ts";
import { RevealedTexts } from "./revealed-texts.tsx";

/** Whom the decoys were written for, by kind: the words name no type and no sign, which are told later. */
const DECOYS = {
  overview: {
    "near-type": "neighboring types with your sun sign",
    "other-place": "your type with other sun signs",
    far: "other types with other sun signs",
  },
  chapter: {
    "near-type": "neighboring types with your element",
    "other-place": "your type with other elements",
    far: "other types with other elements",
  },
} as const satisfies Record<string, Record<DecoyKind, string>>;

interface OutcomeProps extends KeptOutcome {
  what: keyof typeof DECOYS;
  wayOn: ReactNode;
}

/** What the choice was, told once it is made, and the way on. */
export function Outcome({ outcome, texts, chosen, what, wayOn }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { decoys } = outcome;
  return (
    <section aria-labelledby="outcome" className="flex animate-arrive flex-col gap-8">
      <h1 id="outcome" ref={heading} tabIndex={-1} className="text-4xl">
        {findTitle(outcome, chosen === outcome.ownId)}
      </h1>
      <p className="text-ink-muted">
        {decoys ? `The texts for someone else were written for ${DECOYS[what][decoys]}. ` : null}
        {describeCounting(outcome)}{" "}
        <Link to={paths.accuracy()} className={linkStyle()}>
          See all choices so far
        </Link>
      </p>
      {outcome.isCheck ? null : (
        <RevealedTexts texts={texts} chosen={chosen} ownId={outcome.ownId} />
      )}
      <div className="flex flex-col sm:items-start">{wayOn}</div>
    </section>
  );
}

function findTitle({ isCheck }: TrialOutcome, isOwn: boolean): string {
  if (isCheck) return "Thank you, that was a check";
  return isOwn ? "You chose the text written for you" : "You chose a text written for someone else";
}

/** Why a choice is not counted. */
const REASONS: Record<NonNullable<TrialOutcome["notCounted"]>, string> = {
  told: "your type had been told",
  unconfirmed: "your email address is not confirmed",
  repeated: "you have made one before",
};

const describeCounting = ({ isCounted, notCounted = "repeated" }: TrialOutcome): string =>
  isCounted ? "Your choice is counted." : `This choice is not counted: ${REASONS[notCounted]}.`;
