import type { Sitting } from "@cosmic/contracts";
import { findOwnType } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../router.ts";
import { birthInfoQuery } from "../../shared/mbti/quiz-queries.ts";
import { CalibrationQuestion } from "../../shared/sittings/calibration-question.tsx";

interface NextStepsProps {
  sitting: Sitting;
  /** Of the report that the reader came from. */
  slug: string | null;
  /** A statement was on show just before. */
  takesFocus: boolean;
  /** Back to the statement to answer next; null when there is none. */
  goOn: (() => void) | null;
  goBack: (() => void) | null;
}

/** What the answers came to, and where to go from here: after the last statement, or where the reader stops. */
export function NextSteps({ sitting, slug, takesFocus, goOn, goBack }: NextStepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { data: birthInfo } = useQuery(birthInfoQuery);
  const runnerUp = findRunnerUp(sitting);
  const toWrite = [findOwnType(sitting), ...(goOn === null && runnerUp ? [runnerUp] : [])];
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-3xl">
          {toTitle(sitting, goOn !== null)}
        </h2>
        <p className="measure text-ink-muted">{describe(sitting, goOn !== null)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        {slug === null ? null : (
          <Button asChild size="lg">
            <Link to={paths.result({ slug })}>Back to your blueprint</Link>
          </Button>
        )}
        {birthInfo
          ? toWrite.map((type, index) => (
              <Button
                key={type}
                asChild
                size="lg"
                variant={slug === null && index === 0 ? "primary" : "secondary"}
              >
                <Link to={paths.generatingProfile({ type, birthDate: birthInfo.birthDate })}>
                  {slug === null ? "Write a blueprint" : "Write a new blueprint"} for {type}
                </Link>
              </Button>
            ))
          : null}
        {goOn ? (
          <Button variant="secondary" size="lg" onClick={goOn}>
            Answer more statements
          </Button>
        ) : null}
        {goOn === null && goBack ? (
          <Button variant="secondary" size="lg" onClick={goBack}>
            Previous statement
          </Button>
        ) : null}
        {slug === null ? (
          <Link to={paths.dashboard()} className={linkStyle()}>
            Back to your dashboard
          </Link>
        ) : null}
      </div>
      <CalibrationQuestion />
    </div>
  );
}

/** The likeliest type beside the one the user goes on with; null once every letter is sure enough. */
function findRunnerUp(sitting: Sitting) {
  const { likelyTypes = [], isSettled } = sitting;
  const own = findOwnType(sitting);
  return isSettled
    ? null
    : (likelyTypes.find(({ mbtiType }) => mbtiType !== own)?.mbtiType ?? null);
}

function toTitle({ isSettled }: Sitting, hasMore: boolean): string {
  if (hasMore) return "Your answers are saved";
  return isSettled ? "Each letter is sure enough" : "You have answered all that would help";
}

function describe(sitting: Sitting, hasMore: boolean): string {
  const { mbtiType: type, chosenType, isSettled } = sitting;
  if (chosenType !== null) {
    return `You chose ${chosenType}, which your answers fit about as well as ${type}.`;
  }
  const runnerUp = findRunnerUp(sitting);
  if (isSettled || runnerUp === null) return `Your answers come out as ${type}.`;
  if (hasMore) return `So far they come out as ${type}; ${runnerUp} is the next likeliest type.`;
  return `Your answers come out as ${type}. A letter that is still unsure lies near the middle, and that is an answer too: read ${type} and ${runnerUp}, the next likeliest type, and keep what fits.`;
}
