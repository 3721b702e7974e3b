import { INCOMPLETE_QUIZ_MESSAGE, isQuizAnswer, QUESTION_COUNT, UNANSWERED } from "@cosmic/domain";
import { QUIZ_QUESTIONS } from "@cosmic/domain/quiz-questions";
import { Button } from "@cosmic/ui/button";
import { ChoiceGroup } from "@cosmic/ui/choice-group";
import type { Ref, SubmitEvent } from "react";
import { useProblemToast } from "../../shared/feedback/use-problem-toast.ts";
import { StepFrame } from "./step-frame.tsx";
import { TrialOffer } from "./trial-offer.tsx";

interface QuestionStepProps {
  headingRef: Ref<HTMLHeadingElement>;
  /** Counted from 0. */
  question: number;
  answers: readonly number[];
  isSubmitting: boolean;
  onAnswer: (answer: number) => void;
  onPrevious: () => void;
  onNext: () => void;
  onFinish: () => void;
}

const NUMERALS = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii"];

/** One question with its five answers. Enter goes on, as in any form. */
export function QuestionStep({
  headingRef,
  question,
  answers,
  isSubmitting,
  onAnswer,
  onPrevious,
  onNext,
  onFinish,
}: QuestionStepProps) {
  const problemToast = useProblemToast();
  const asked = QUIZ_QUESTIONS[question];
  if (!asked) return null;
  const isLast = question === QUESTION_COUNT - 1;
  const isAnswered = isQuizAnswer(answers[question]);
  const isComplete = !answers.includes(UNANSWERED);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSubmitting) return;
    const mayGoOn = isLast ? isComplete : isAnswered;
    if (!mayGoOn) {
      problemToast.show({ title: "Incomplete Quiz", description: INCOMPLETE_QUIZ_MESSAGE });
    } else if (isLast) onFinish();
    else onNext();
  }

  return (
    <StepFrame headingRef={headingRef} numeral={NUMERALS[question] ?? ""} title={asked.prompt}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-8">
        <div className="flex max-w-3xl flex-col gap-3">
          <p className="flex flex-wrap gap-x-3 font-sans text-sm text-ink-muted">
            <span>{asked.topic}</span>
            <span aria-hidden="true">·</span>
            <span className="figures-table">
              Question {question + 1} of {QUESTION_COUNT}
            </span>
          </p>
          <ChoiceGroup
            // A group of its own for each question, so that no choice is carried over on screen.
            key={asked.id}
            legend={asked.prompt}
            legendHidden
            name={asked.id}
            value={isAnswered ? String(answers[question]) : ""}
            onValueChange={(value) => {
              onAnswer(Number(value));
            }}
            options={asked.answers.map((label, index) => ({ value: String(index + 1), label }))}
          />
        </div>
        <div className="flex max-w-3xl flex-col-reverse gap-4 sm:flex-row sm:justify-between">
          <Button variant="secondary" size="lg" onClick={onPrevious}>
            Previous
          </Button>
          {isLast ? (
            <Button type="submit" size="lg" disabled={!isComplete} busy={isSubmitting}>
              Generate My Blueprint
            </Button>
          ) : (
            <Button type="submit" size="lg" disabled={!isAnswered}>
              Next Question
            </Button>
          )}
        </div>
      </form>
      {isLast && isComplete ? <TrialOffer /> : null}
    </StepFrame>
  );
}
