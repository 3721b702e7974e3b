import { findUtcMidnight, formatCalendarDate, isMbtiType, MBTI_TITLES } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { Notice } from "@cosmic/ui/notice";
import { useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { Link, useNavigate, useSearchParams } from "../../router.ts";
import { findBirthDateProblem } from "../../shared/dates/birth-date-problem.ts";
import { localToday } from "../../shared/dates/local-today.ts";
import { shownType } from "../../shared/mbti/given-type.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { OrbitalFigure } from "./orbital-figure.tsx";
import { MESSAGE_TURN_MS, STATUS_MESSAGES } from "./status-messages.ts";
import { useGeneration } from "./use-generation.ts";

const MISSING_REDIRECT_MS = 1_000;

/** Writes the blueprint of the type and birth date in the address. */
export function GeneratingPage() {
  const [query] = useSearchParams();
  const type = query.get("type");
  const birthDate = query.get("birthDate");
  const [round, setRound] = useState(0);
  return (
    <SitePage title="Generating Your Blueprint">
      {type && birthDate ? (
        <Generating
          key={`${type} ${birthDate} ${round}`}
          type={type}
          birthDate={birthDate}
          onAgain={() => {
            setRound(round + 1);
          }}
        />
      ) : (
        <SomethingMissing />
      )}
    </SitePage>
  );
}

interface GeneratingProps {
  type: string;
  birthDate: string;
  onAgain: () => void;
}

function Generating({ type, birthDate, onAgain }: GeneratingProps) {
  const { status, problem, canAskAgain } = useGeneration(birthDate, type);
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center gap-8 text-center">
      <div className="w-full max-w-[min(26rem,80vw)]">
        <OrbitalFigure />
      </div>
      <p className="label-caps figures-table flex flex-wrap justify-center gap-x-4 gap-y-1 text-ink-muted">
        <span>{isMbtiType(type) ? `${type} ${MBTI_TITLES[type]}` : shownType(type)}</span>
        <span aria-hidden="true">·</span>
        <span>Born {formatSeconds(birthDate)}</span>
      </p>
      <h1 className="text-4xl text-ink">{HEADINGS[status]}</h1>
      {status === "working" ? problem ? <Pause problem={problem} /> : <RotatingMessage /> : null}
      {status === "done" ? (
        <output className="text-lg text-ink-muted">Opening your report...</output>
      ) : null}
      {status === "refused" ? (
        <Refusal
          words={findBirthDateProblem(birthDate, localToday()) ?? problem ?? ""}
          {...(canAskAgain ? { onAgain } : {})}
        />
      ) : null}
    </div>
  );
}

interface RefusalProps {
  words: string;
  /** Left out where asking again would be refused again. */
  onAgain?: () => void;
}

/** Why there will be no blueprint, and the ways on. */
function Refusal({ words, onAgain }: RefusalProps) {
  return (
    <div className="w-full max-w-lg text-left">
      <Notice
        variant="signal"
        title={words}
        action={
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              <Link to={paths.quiz()}>Back to the quiz</Link>
            </Button>
            {onAgain ? (
              <Button variant="secondary" onClick={onAgain}>
                Try again
              </Button>
            ) : null}
          </div>
        }
      >
        {onAgain
          ? "Go back to change the date or the type, or try again later."
          : "Go back to change the date or the type."}
      </Notice>
    </div>
  );
}

const HEADINGS = {
  working: "Drawing your blueprint",
  done: "Your blueprint is ready",
  refused: "This blueprint could not be created",
} as const;

/** A birth date in words, never shifted by a time zone; an invalid date is shown as given. */
function formatSeconds(birthDate: string): string {
  return findUtcMidnight(birthDate) === null ? birthDate : formatCalendarDate(birthDate);
}

/** Between two attempts: why the last one failed, in place of the progress message. */
function Pause({ problem }: { problem: string }) {
  return (
    <div className="flex flex-col gap-2 text-ink-muted">
      <p className="min-h-8 text-lg italic">A short pause before the next attempt.</p>
      <p className="font-sans text-sm">The last attempt failed: {problem}</p>
    </div>
  );
}

/** Announced during the first round only; after that it would repeat itself. */
function RotatingMessage() {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setTurn((count) => count + 1);
    }, MESSAGE_TURN_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const message = STATUS_MESSAGES[turn % STATUS_MESSAGES.length];
  return (
    <p
      aria-live={turn < STATUS_MESSAGES.length ? "polite" : "off"}
      className="min-h-8 text-lg text-ink-muted italic"
    >
      <span key={turn} className="inline-block animate-arrive">
        {message}
      </span>
    </p>
  );
}

function SomethingMissing() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate(paths.quiz(), { replace: true });
    }, MISSING_REDIRECT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [navigate]);
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-4 text-center">
      <h1 className="text-4xl">Nothing to create a blueprint from yet</h1>
      <p className="text-lg text-ink-muted">
        A blueprint needs a birth date and a type. Taking you to the quiz...
      </p>
    </div>
  );
}
