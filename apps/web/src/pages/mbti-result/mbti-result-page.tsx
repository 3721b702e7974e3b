import type { AxisResult, MbtiResult } from "@cosmic/contracts";
import { axesReadAs, isMbtiType } from "@cosmic/domain";
import { describeType } from "@cosmic/domain/mbti-descriptions";
import { Badge } from "@cosmic/ui/badge";
import { Button } from "@cosmic/ui/button";
import { FigureRing } from "@cosmic/ui/figure-ring";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { Navigate, useNavigate, useSearchParams } from "../../router.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { STORE_KEYS, writeStored } from "../../shared/browser-store/browser-store.ts";
import { ClarityPanel } from "../../shared/mbti/clarity-panel.tsx";
import { shownType } from "../../shared/mbti/given-type.ts";
import { mbtiResultQuery } from "../../shared/mbti/quiz-queries.ts";
import { SurerLink } from "../../shared/sittings/surer-link.tsx";
import { findSunPosition } from "../../shared/sun-sign/sun-position.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { BestFit } from "./best-fit.tsx";
import { findTypeParams } from "./type-params.ts";

const CONTINUE_DELAY_MS = 3_000;

/** The type, its description, and after 3 seconds a link to the blueprint. */
export function MbtiResultPage() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const params = findTypeParams(query);
  const { result, axes, isAwaited } = useQuizResult(params?.type);
  const canContinue = useElapsed(CONTINUE_DELAY_MS);
  if (params === null) return <Navigate to={paths.quiz()} replace />;
  const { type, birthDate } = params;
  const { title, description, traits } = describeType(type);

  function choose(chosen: string) {
    writeStored(STORE_KEYS.calculatedMbtiType, chosen);
    setQuery({ type: chosen, birthDate }, { replace: true });
  }

  return (
    <SitePage title="Your Type">
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="flex animate-arrive flex-col gap-8 ">
          <h1 className="flex flex-col gap-3 text-ink">
            <span className="text-display tracking-normal break-all text-brass">
              {shownType(type)}
            </span>{" "}
            <span className="text-4xl">{title}</span>
          </h1>
          <p className="measure text-lg text-ink-muted">{description}</p>
          <ul aria-label="Traits" className="flex flex-wrap gap-2.5">
            {traits.map((trait) => (
              <li key={trait}>
                <Badge variant="metal">{trait}</Badge>
              </li>
            ))}
          </ul>
          {result ? <BestFit result={result} type={type} onChoose={choose} /> : null}
          <div aria-live="polite" className="flex min-h-14 flex-col justify-center">
            {canContinue ? (
              <div className="flex animate-arrive flex-col sm:items-start">
                <Button
                  size="lg"
                  onClick={() => {
                    void navigate(paths.generatingProfile({ type, birthDate }));
                  }}
                >
                  Continue
                </Button>
              </div>
            ) : (
              <p className="text-ink-muted italic">One moment...</p>
            )}
          </div>
        </div>
        {axes ? (
          <ClarityPanel axes={axes} likelyTypes={result?.likelyTypes}>
            <SurerLink />
          </ClarityPanel>
        ) : null}
        {axes || isAwaited ? null : <BirthChart birthDate={birthDate} />}
      </div>
    </SitePage>
  );
}

/** Where the Sun stood; shown when there is no quiz result and enough room. */
function BirthChart({ birthDate }: { birthDate: string }) {
  const sunPosition = findSunPosition(birthDate);
  return (
    <div className="hidden animate-arrive self-center lg:block">
      <FigureRing {...(sunPosition === null ? {} : { longitude: sunPosition })} />
    </div>
  );
}

interface QuizBehind {
  result: MbtiResult | null;
  /** The result's axes with the letters of the type on show. */
  axes: readonly AxisResult[] | null;
  isAwaited: boolean;
}

/** The scored quiz that the shown type comes from; null for any other type, and for visitors. */
function useQuizResult(type: string | undefined): QuizBehind {
  const { isAuthenticated, isLoading } = useCurrentUser();
  const { data, isLoading: isAwaited } = useQuery({
    ...mbtiResultQuery,
    enabled: isAuthenticated,
  });
  const nothing = { result: null, axes: null };
  // A type that came with a blueprint has no answers.
  const isAnswered = data !== null && data !== undefined && data.axes.length > 0;
  if (!isAnswered || type === undefined) return { ...nothing, isAwaited: isLoading || isAwaited };
  const axes = isMbtiType(type) ? axesReadAs(data, type) : null;
  return axes ? { result: data, axes, isAwaited: false } : { ...nothing, isAwaited: false };
}

/** True once the component has been mounted for this long. */
function useElapsed(delayMs: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setHasElapsed(true);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [delayMs]);
  return hasElapsed;
}
