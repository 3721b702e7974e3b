import type { Sitting } from "@cosmic/contracts";
import { findOwnAxes, findOwnType, MBTI_TITLES } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { Link, useSearchParams } from "../../router.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { LikelyTypes } from "../../shared/mbti/likely-types.tsx";
import { sittingQuery, sittingsQuery } from "../../shared/sittings/sitting-queries.ts";
import { PageLoading } from "../../shell/page-loading.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { CertaintyBars } from "./certainty-bars.tsx";
import { NextSteps } from "./next-steps.tsx";
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
  // 400 for a name that no sitting can have.
  const isUnknown = one.error instanceof ApiError && [400, 404].includes(one.error.status);
  return (
    <SitePage title="Make It Surer">
      {isUnknown && !one.data ? <UnknownSitting /> : null}
      {failed && !isUnknown && !one.data ? (
        <LoadFailure
          what="Your answers"
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {!failed && id === null && all.isSuccess ? <NoSitting /> : null}
      {!failed && !one.data && (id !== null || !all.isSuccess) ? <PageLoading /> : null}
      {one.data ? (
        <Statements key={one.data.id} sitting={one.data} slug={query.get("slug") || null} />
      ) : null}
    </SitePage>
  );
}

function UnknownSitting() {
  return (
    <div className="flex flex-col items-start gap-6">
      <h1 className="text-4xl">There is no such sitting</h1>
      <p className="measure text-lg text-ink-muted">
        The link may be incomplete, or it may belong to another account. Your own sittings are on
        your dashboard.
      </p>
      <Button asChild size="lg">
        <Link to={paths.dashboard()}>Go to your dashboard</Link>
      </Button>
    </div>
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

interface StatementsProps {
  sitting: Sitting;
  /** Of the report that the reader came from. */
  slug: string | null;
}

function Statements({ sitting, slug }: StatementsProps) {
  const { shown, number, hasMoved, isStoring, answer, goBack } = useAnswering(sitting, slug);
  const type = findOwnType(sitting);
  const [isStopped, setIsStopped] = useState(false);
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
        {shown && !isStopped ? (
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
          <NextSteps
            sitting={sitting}
            slug={slug}
            takesFocus={hasMoved || isStopped}
            goOn={shown ? () => setIsStopped(false) : null}
            goBack={goBack}
          />
        )}
      </div>
      <aside aria-label="So far" className="flex flex-col gap-8">
        <p className="text-ink-muted">
          <span className="text-2xl text-brass">{type}</span> {MBTI_TITLES[type]}
        </p>
        <CertaintyBars axes={findOwnAxes(sitting)} />
        <p className="font-sans text-sm text-ink-muted">
          We estimate how many of ten people who answer like you would get the same letter from
          other questions. Five is a coin toss. From eight on, a letter is sure enough.
        </p>
        <LikelyTypes types={sitting.likelyTypes} />
        {shown && !isStopped ? (
          <div>
            <Button variant="secondary" onClick={() => setIsStopped(true)}>
              That is enough for now
            </Button>
          </div>
        ) : null}
      </aside>
    </div>
  );
}
