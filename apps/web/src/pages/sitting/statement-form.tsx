import type { Sitting } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { useEffect, useRef } from "react";
import type { ShownStatement } from "./use-answering.ts";

interface StatementFormProps {
  shown: ShownStatement;
  /** Counted from 1. */
  number: number;
  /** It came after another one, so that the reader goes on from its words. */
  takesFocus: boolean;
  options: Sitting["options"];
  isStoring: boolean;
  onAnswer: (answer: number) => void;
  onBack: (() => void) | null;
}

/** One statement and its five answers; choosing one stores it and goes on. */
export function StatementForm(props: StatementFormProps) {
  const { shown, number, takesFocus, options, isStoring, onAnswer, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section aria-labelledby="statement" className="flex max-w-3xl flex-col gap-6">
      <p className="figures-table font-sans text-sm text-ink-muted">Statement {number}</p>
      <h2 id="statement" ref={heading} tabIndex={-1} className="text-3xl text-balance">
        {shown.text}
      </h2>
      <fieldset aria-labelledby="statement" className="flex min-w-0 flex-col gap-3">
        {options.map((label, index) => (
          <Button
            key={label}
            variant="secondary"
            size="lg"
            aria-pressed={shown.answer === index + 1}
            busy={isStoring}
            onClick={() => {
              onAnswer(index + 1);
            }}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {onBack ? (
        <div>
          <Button variant="quiet" onClick={onBack}>
            Previous statement
          </Button>
        </div>
      ) : null}
    </section>
  );
}
