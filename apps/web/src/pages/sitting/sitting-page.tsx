import type { Sitting } from "@cosmic/contracts";
import { MBTI_TITLES } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { linkStyle } from "@cosmic/ui/link-style";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { paths } from "../../paths.ts";
import { Link, useSearchParams } from "../../router.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { LikelyTypes } from "../../shared/mbti/likely-types.tsx";
import { birthInfoQuery } from "../../shared/mbti/quiz-queries.ts";
import { CalibrationQuestion } from "../../shared/sittings/calibration-question.tsx";
import { sittingQuery, sittingsQuery } from "../../shared/sittings/sitting-queries.ts";
import { PageLoading } from "../../shell/page-loading.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { CertaintyBars } from "./certainty-bars.tsx";
import { StatementForm } from "./statement-form.tsx";
import { useAnswering } from "./use-answering.ts";

/** Further statements that make the letters of a sitting surer: the one named, else the one blueprints follow. */
export function SittingPage() {
  const [query] = useSearchParams();
  const named = query.get("id");
  const all = useQuery({ ...sittingsQuery, enabled: named === null });
  const id = named ?? all.data?.find(({ isFollowed }) => isFollowed)?.id ?? null;
  const one = useQuery({ ...sittingQuery(id ?? ""), enabled: id !== null });
  const failed = [all, one].find(({ isError }) => isError);
  return (
    <SitePage title="Make It Surer">
      {failed && !one.data ? (
        <LoadFailure
          what="Your answers"
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {!failed && id === null && all.isSuccess ? <NoSitting /> : null}
      {!failed && !one.data && (id !== null || !all.isSuccess) ? <PageLoading /> : null}
      {one.data ? <Statements key={one.data.id} sitting={one.data} /> : null}
    </SitePage>
  );
}

function NoSitting() {
  return (
    <div className="flex flex-col items-start gap-6">
      <h1 className="text-4xl">Make it surer</h1>
      <p className="measure text-lg text-ink-muted">
        Further statements follow the eight questions of the quiz, which you have not answered yet.
      </p>
      <Button asChild size="lg">
        <Link to={paths.quiz()}>Take the quiz</Link>
      </Button>
    </div>
  );
}

function Statements({ sitting }: { sitting: Sitting }) {
  const { shown, number, hasMoved, isStoring, answer, goBack } = useAnswering(sitting);
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-10">
        <header className="flex flex-col gap-4">
          <h1 className="text-4xl">Make it surer</h1>
          <p className="measure text-lg text-ink-muted">
            Short statements, a minute or two, asked about the letter that is least sure. Each
            answer is kept at once, so you can stop and come back at any time. A 16-type
            questionnaire built on public-domain personality items.
          </p>
        </header>
        {shown ? (
          <StatementForm
            key={shown.id}
            takesFocus={hasMoved}
            shown={shown}
            number={number}
            options={sitting.options}
            isStoring={isStoring}
            onAnswer={answer}
            onBack={goBack}
          />
        ) : (
          <Finished sitting={sitting} takesFocus={hasMoved} goBack={goBack} />
        )}
      </div>
      <aside aria-label="So far" className="flex flex-col gap-8">
        <p className="text-ink-muted">
          <span className="text-2xl text-brass">{sitting.mbtiType}</span>{" "}
          {MBTI_TITLES[sitting.mbtiType]}
        </p>
        <CertaintyBars axes={sitting.axes} />
        <p className="font-sans text-sm text-ink-muted">
          Of ten people who answered like this, so many got the same letter from other questions. At
          the mark, eight in ten, a letter is sure enough.
        </p>
        <LikelyTypes types={sitting.likelyTypes} />
        <Link to={paths.dashboard()} className={linkStyle()}>
          {shown ? "That is enough for now" : "Back to your dashboard"}
        </Link>
      </aside>
    </div>
  );
}

interface FinishedProps {
  sitting: Sitting;
  /** The last statement was just answered. */
  takesFocus: boolean;
  goBack: (() => void) | null;
}

function Finished({ sitting, takesFocus, goBack }: FinishedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { data: birthInfo } = useQuery(birthInfoQuery);
  const type = sitting.mbtiType;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-3xl">
          {sitting.isSettled
            ? "Each letter is sure enough"
            : "You have answered all that would help"}
        </h2>
        <p className="measure text-ink-muted">
          {sitting.isSettled
            ? `Your answers come out as ${type}.`
            : `Your answers come out as ${type}. A letter that is still unsure lies near the middle, and that is an answer too: read both types and keep what fits.`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {birthInfo ? (
          <Button asChild size="lg">
            <Link to={paths.generatingProfile({ type, birthDate: birthInfo.birthDate })}>
              Write a blueprint for {type}
            </Link>
          </Button>
        ) : null}
        {goBack ? (
          <Button variant="quiet" onClick={goBack}>
            Previous statement
          </Button>
        ) : null}
      </div>
      <CalibrationQuestion />
    </div>
  );
}
