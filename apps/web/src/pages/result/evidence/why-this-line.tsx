import type { SentenceEvidence } from "@cosmic/contracts";
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { type EvidenceState, type TextName, useEvidence } from "./use-evidence.ts";
import { type OpenSentence, WhyNote } from "./why-note.tsx";

interface WhyThisLineValue extends EvidenceState {
  isOn: boolean;
  setOn: (isOn: boolean) => void;
  open: OpenSentence | null;
  /** Opens the note of a sentence, or closes it when it is the open one. */
  toggle: (sentence: OpenSentence) => void;
}

const WhyThisLineContext = createContext<WhyThisLineValue | null>(null);

interface WhyThisLineProps {
  slug: string;
  /** False for a preview and for a report that is still being written. */
  isOffered: boolean;
  children: ReactNode;
}

/**
 * Holds the report's texts, and when asked shows for any sentence in it what the sentence rests on:
 * one note at a time, near the sentence, closed by Escape or by a press elsewhere.
 */
export function WhyThisLine({ slug, isOffered, children }: WhyThisLineProps) {
  const [isOn, setOn] = useState(false);
  const [open, setOpen] = useState<OpenSentence | null>(null);
  const evidence = useEvidence(slug, isOn && isOffered);
  const frame = useRef<HTMLDivElement>(null);
  const shown = isOn && isOffered ? open : null;
  useDismissal(shown, () => {
    setOpen(null);
  });
  const value: WhyThisLineValue = {
    ...evidence,
    isOn,
    setOn,
    open: shown,
    toggle: (sentence) => {
      setOpen(sentence.id === shown?.id ? null : sentence);
    },
  };
  return (
    <WhyThisLineContext value={isOffered ? value : null}>
      <div ref={frame} data-report className="relative">
        {children}
        <WhyNote sentence={shown} frame={frame} />
      </div>
    </WhyThisLineContext>
  );
}

/** Closes the open note on Escape and on a press outside of any sentence, the note itself included. */
function useDismissal(open: OpenSentence | null, close: () => void) {
  const isOpen = open !== null;
  const closeOnKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") close();
  });
  const closeOnPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Element && target.closest("[data-sentence]"))) close();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      closeOnKey(event);
    };
    const onPress = (event: PointerEvent) => {
      closeOnPress(event);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [isOpen]);
}

/** Null where no evidence can be shown, as in a preview. */
export function useWhyThisLine(): WhyThisLineValue | null {
  return use(WhyThisLineContext);
}

/** A text's sentences with their evidence; null while it is not shown. */
export function useSentences(text: TextName): readonly SentenceEvidence[] | null {
  return useWhyThisLine()?.getSentences(text) ?? null;
}
