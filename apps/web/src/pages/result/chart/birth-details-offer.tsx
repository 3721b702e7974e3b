import type { GeneratedProfile } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { Card } from "@cosmic/ui/card";
import { Orbit } from "@cosmic/ui/orbit";
import { Suspense, useRef, useState } from "react";
import { Link } from "../../../router.ts";
import { CitiesCredit } from "../../../shared/birth-details/cities-credit.tsx";
import { useLogInAddress } from "../../../shared/navigation/use-log-in-address.ts";
import { lazyComponent } from "../../../shell/lazy-component.tsx";
import { PageErrorBoundary } from "../../../shell/page-error-boundary.tsx";
import type { FailureCause } from "../../../shell/page-failure.tsx";
import { findMissingBirthDetails } from "./missing-birth-details.ts";

const lazyForm = lazyComponent(
  async () =>
    (await import("../../../shared/birth-details/birth-details-form.tsx")).BirthDetailsForm,
);

interface BirthDetailsOfferProps {
  profile: GeneratedProfile;
  isSignedIn: boolean;
}

/** What the offer says: what is still to settle, or that what was given can be corrected. */
function describeOffer(profile: GeneratedProfile) {
  const unsettled = findMissingBirthDetails(profile);
  if (unsettled === null) {
    return {
      id: "birth-correction",
      title: "If your birth time or place is wrong",
      text: `Correct it here, and a new edition of this report is written${profile.isPaid ? " at no charge" : ""}, with a list of what changed.`,
      action: "correct your birth time or place",
    };
  }
  const { questions, missing } = unsettled;
  return {
    id: "birth-offer",
    title: `What your birth ${missing} would settle`,
    text: inOneSentence(questions),
    action: profile.birthHours ? "narrow or correct your birth time" : `add your birth ${missing}`,
  };
}

/** Offers to add the birth time and place, or to correct them, and holds the form; credits a place that is known. */
export function BirthDetailsOffer({ profile, isSignedIn }: BirthDetailsOfferProps) {
  const [isOpen, setOpen] = useState(false);
  const logIn = useLogInAddress();
  const opener = useRef<HTMLButtonElement>(null);
  const { id, title, text, action } = describeOffer(profile);
  const { birthDate, mbtiType, birthTime, birthHours, place } = profile;

  return (
    <div>
      <div className="print:hidden">
        <Card as="section" aria-labelledby={id} padding="lg" corners>
          <div className="flex flex-col gap-6">
            <div className="flex flex-col gap-3">
              <h2 id={id} className="text-2xl">
                {title}
              </h2>
              <p className="measure text-ink-muted">{text}</p>
            </div>
            {isOpen ? (
              <PageErrorBoundary renderInstead={(cause) => <NoForm cause={cause} />}>
                <Suspense fallback={<Orbit label="Loading the form" />}>
                  <lazyForm.Component
                    {...{ birthDate, mbtiType, birthTime, birthHours, place }}
                    onCancel={() => {
                      setOpen(false);
                      // The button is mounted again after this render.
                      setTimeout(() => opener.current?.focus(), 0);
                    }}
                  />
                </Suspense>
              </PageErrorBoundary>
            ) : (
              <div>
                {isSignedIn ? (
                  <Button
                    ref={opener}
                    variant="secondary"
                    onPointerEnter={lazyForm.preload}
                    onFocus={lazyForm.preload}
                    onClick={() => {
                      setOpen(true);
                    }}
                  >
                    {capitalize(action)}
                  </Button>
                ) : (
                  <Button asChild variant="secondary">
                    <Link to={logIn}>Sign in to {action}</Link>
                  </Button>
                )}
              </div>
            )}
          </div>
        </Card>
      </div>
      {place && !isOpen ? (
        <p className="pt-4 font-sans text-xs text-ink-faint">
          <CitiesCredit />
        </p>
      ) : null}
    </div>
  );
}

/** Shown when the form cannot be; the report around it stays. */
function NoForm({ cause }: { cause: FailureCause }) {
  return (
    <p role="alert" className="measure font-sans text-signal">
      {cause === "not-loaded"
        ? "The form could not be loaded. Check your connection, then reload the page."
        : "The form cannot be shown. This is our mistake, and we have been told about it."}
    </p>
  );
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "Your Moon's sign, Leo or Virgo; and your rising sign and houses." */
function inOneSentence(questions: readonly string[]): string {
  const last = questions.at(-1) ?? "";
  const list = questions.length > 1 ? `${questions.slice(0, -1).join("; ")}; and ${last}` : last;
  return `${capitalize(list)}.`;
}
