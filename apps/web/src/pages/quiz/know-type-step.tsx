import type { BirthInfo } from "@cosmic/contracts";
import { findOwnType, formatCalendarDate, type MbtiType } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { ZodiacGlyph } from "@cosmic/ui/zodiac-glyph";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import { formatDay } from "../../shared/dates/format-instant.ts";
import { sittingsQuery } from "../../shared/sittings/sitting-queries.ts";
import { ChangeoverNote } from "../../shared/sun-sign/changeover-note.tsx";
import { StepFrame } from "./step-frame.tsx";

interface KnowTypeStepProps {
  headingRef: Ref<HTMLHeadingElement>;
  birthInfo: BirthInfo;
  onKnown: () => void;
  onQuiz: () => void;
  /** With the type of the sitting that new blueprints follow. */
  onMeasured: (type: MbtiType) => void;
  onChangeDate: () => void;
}

/** Asks whether the visitor knows their type, and says what the birth date gave. */
export function KnowTypeStep({
  headingRef,
  birthInfo: { birthDate, sunSign, changeover },
  onKnown,
  onQuiz,
  onMeasured,
  onChangeDate,
}: KnowTypeStepProps) {
  return (
    <StepFrame
      headingRef={headingRef}
      numeral="II"
      title="Personality Type"
      lead="Do you already know your four-letter personality type?"
    >
      <div className="grid border-y border-rule-strong sm:grid-cols-2 sm:divide-x sm:divide-rule">
        <Way text="You have taken a test like this before and know your four letters. Pick them from the table of sixteen.">
          <Button size="lg" block variant="secondary" onClick={onKnown}>
            Yes, I know it
          </Button>
        </Way>
        <Way text="Eight short questions, two for each pair of letters. There are no right answers, and you can go back to any of them.">
          <Button size="lg" block onClick={onQuiz}>
            No, take the quiz
          </Button>
        </Way>
      </div>
      <MeasuredType onUse={onMeasured} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 font-sans text-sm text-ink-muted">
        <span className="inline-flex items-center gap-2">
          <span className="text-brass">
            <ZodiacGlyph sign={sunSign} />
          </span>
          Born {formatCalendarDate(birthDate)}, Sun in {sunSign}
        </span>
        <Button variant="quiet" size="sm" onClick={onChangeDate}>
          Change birth date
        </Button>
      </div>
      {changeover ? <ChangeoverNote sunSign={sunSign} changeover={changeover} /> : null}
    </StepFrame>
  );
}

/** The type of the sitting that new blueprints follow; nothing before the first. */
function MeasuredType({ onUse }: { onUse: (type: MbtiType) => void }) {
  const { data: sittings } = useQuery(sittingsQuery);
  const followed = sittings?.find(({ isFollowed }) => isFollowed);
  if (!followed) return null;
  const type = findOwnType(followed);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="text-ink-muted">You have answered these questions before.</p>
      <Button variant="secondary" onClick={() => onUse(type)}>
        Use your {type} sitting of {formatDay(followed.createdAt)}
      </Button>
    </div>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between gap-6 border-rule py-7 first:border-b sm:px-8 sm:py-9 sm:first:border-b-0 sm:first:pl-0 sm:last:pr-0">
      <p className="text-ink-muted">{text}</p>
      {children}
    </div>
  );
}
