import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The sentence whose evidence is shown. */
export interface OpenSentence {
  id: string;
  because: string;
  element: HTMLElement;
}

/** The id of the text while there is any: aria-describedby finds no text in an output element itself. */
export const WHY_NOTE_ID = "why-note";

interface WhyNoteProps {
  sentence: OpenSentence | null;
  /** What the note is placed in; its position is relative. */
  frame: RefObject<HTMLElement | null>;
}

const GAP = 8;

interface Spot {
  top: number;
  left: number;
}

/** What a sentence rests on, set just below its last line. Stays mounted, so that its words are announced. */
export function WhyNote({ sentence, frame }: WhyNoteProps) {
  const note = useRef<HTMLOutputElement>(null);
  const [spot, setSpot] = useState<Spot>({ top: 0, left: 0 });

  useLayoutEffect(() => {
    if (!sentence || !frame.current || !note.current) return undefined;
    const place = () => {
      if (frame.current && note.current) {
        setSpot(spotBelow(sentence.element, note.current, frame.current));
      }
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(frame.current);
    return () => {
      observer.disconnect();
    };
  }, [sentence, frame]);

  return (
    <output
      ref={note}
      data-note
      style={spot}
      className={
        sentence
          ? "absolute z-10 block w-max max-w-[min(21rem,100%)] animate-arrive border border-brass-line border-l-4 bg-raised px-4 py-3 print:hidden"
          : "sr-only"
      }
    >
      {sentence ? (
        <span id={WHY_NOTE_ID} className="flex flex-col gap-0.5">
          <span className="label-caps text-ink-faint">This line rests on</span>
          <span className="text-base text-ink">{sentence.because}</span>
        </span>
      ) : null}
    </output>
  );
}

/** Under the end of the sentence, but never beyond the frame's edges. */
function spotBelow(sentence: HTMLElement, note: HTMLElement, frame: HTMLElement): Spot {
  const edges = frame.getBoundingClientRect();
  const lastLine = [...sentence.getClientRects()].at(-1) ?? sentence.getBoundingClientRect();
  const room = edges.width - note.offsetWidth;
  return {
    top: lastLine.bottom - edges.top + GAP,
    left: Math.max(0, Math.min(lastLine.left - edges.left, room)),
  };
}
