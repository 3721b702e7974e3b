import type { KeyboardEvent } from "react";
import type { Control } from "./passages.ts";
import { WHY_NOTE_ID } from "./why-note.tsx";
import { useWhyThisLine } from "./why-this-line.tsx";

interface SentenceControlProps extends Control {
  /** What of the sentence is pressed; what stands before it may be set apart. */
  text: string;
}

/** One sentence that shows what it rests on when it is pressed. A span, so that it breaks over lines as text does. */
export function SentenceControl({ id, sentence, isTabStop, onFocus, text }: SentenceControlProps) {
  const why = useWhyThisLine();
  const isOpen = why?.open?.id === id;

  function toggle(element: HTMLElement) {
    why?.toggle({ id, because: sentence.because, element });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    if (key === "Enter" || key === " ") toggle(currentTarget);
    else if (key === "ArrowRight") findNeighbour(currentTarget, 1)?.focus();
    else if (key === "ArrowLeft") findNeighbour(currentTarget, -1)?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a button element never breaks over lines
      role="button"
      tabIndex={isTabStop ? 0 : -1}
      data-sentence
      aria-expanded={isOpen}
      {...(isOpen ? { "aria-describedby": WHY_NOTE_ID } : {})}
      onFocus={onFocus}
      onKeyDown={handleKey}
      onClick={({ currentTarget }) => {
        // The end of a selection is a click too, and asks for nothing.
        if (window.getSelection()?.isCollapsed ?? true) toggle(currentTarget);
      }}
      className={`cursor-help rounded-sm box-decoration-clone underline decoration-dotted decoration-1 underline-offset-[0.3em] transition-colors print:no-underline ${
        isOpen
          ? "bg-sunken decoration-brass"
          : "decoration-brass-line hover:bg-sunken hover:decoration-brass"
      }`}
    >
      {text}
    </span>
  );
}

/** The sentence before or after one, over the ends of texts; those of a closed part are passed over. */
function findNeighbour(sentence: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const report = sentence.closest("[data-report]") ?? document;
  const all = [...report.querySelectorAll<HTMLElement>("[data-sentence]")].filter(
    (each) => !each.closest("details:not([open])"),
  );
  return all[all.indexOf(sentence) + step];
}
