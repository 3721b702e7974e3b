import { ACCEPTED_BIRTH_DATES, EARLIEST_BIRTH_DATE } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { DateField } from "@cosmic/ui/date-field";
import { FigureRing } from "@cosmic/ui/figure-ring";
import { type Ref, type SubmitEvent, useRef, useState } from "react";
import {
  findBirthDateProblem,
  isFullYear,
  UNREADABLE_DATE,
} from "../../shared/dates/birth-date-problem.ts";
import { localToday } from "../../shared/dates/local-today.ts";
import { useProblemToast } from "../../shared/feedback/use-problem-toast.ts";
import { findSunPosition } from "../../shared/sun-sign/sun-position.ts";
import { StepFrame } from "./step-frame.tsx";

interface BirthStepProps {
  headingRef: Ref<HTMLHeadingElement>;
  birthDate: string;
  isSaving: boolean;
  /** The visitor has focused the field. */
  onEnter: () => void;
  onChange: (birthDate: string) => void;
  onContinue: (birthDate: string) => void;
}

/** Asks for the birth date; the ring beside it shows where the Sun stood. */
export function BirthStep({
  headingRef,
  birthDate,
  isSaving,
  onEnter,
  onChange,
  onContinue,
}: BirthStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const problemToast = useProblemToast();
  const [refusal, setRefusal] = useState<string>();
  const today = localToday();
  const problem = findBirthDateProblem(birthDate, today);
  const sunPosition = findSunPosition(birthDate);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSaving) return;
    if (problem === null) {
      onContinue(birthDate);
      return;
    }
    // An impossible date stands in the field as it was typed, while its value is empty.
    const isUnreadable = field.current?.validity.badInput === true;
    const words = isUnreadable ? UNREADABLE_DATE : problem;
    setRefusal(words);
    problemToast.show({
      title: birthDate === "" && !isUnreadable ? "Missing Information" : "Check Your Birth Date",
      description: words,
    });
    field.current?.focus();
  }

  return (
    <StepFrame
      headingRef={headingRef}
      numeral="I"
      title="Birth Information"
      lead="The Sun moves about one degree a day along the ecliptic. Your birth date tells us where it stood, and so which of the twelve signs it was passing through."
      figure={<FigureRing {...(sunPosition === null ? {} : { longitude: sunPosition })} />}
    >
      <form noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-8">
        <DateField
          ref={field}
          label="Birth date"
          name="birthDate"
          required
          autoComplete="bday"
          min={EARLIEST_BIRTH_DATE}
          max={today}
          value={birthDate}
          hint={`Any date from ${ACCEPTED_BIRTH_DATES}. Only the date is needed. We work out the sign for that exact day.`}
          error={refusal ?? (isFullYear(birthDate) ? problem : undefined)}
          onFocus={onEnter}
          onChange={(event) => {
            setRefusal(undefined);
            onChange(event.target.value);
          }}
        />
        <div className="flex flex-col sm:items-start">
          <Button type="submit" size="lg" busy={isSaving}>
            Continue
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
