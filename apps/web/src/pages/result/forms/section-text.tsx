import { REPORT_SECTIONS, type SectionName, type SectionParagraph } from "@cosmic/domain";
import { Line } from "../evidence/line.tsx";
import { type Passage, toText, usePassages } from "../evidence/passages.ts";
import { type Block, groupBlocks } from "./blocks.ts";
import { Dialogue } from "./dialogue.tsx";
import { Exercise } from "./exercise.tsx";
import { Answers, DecisionTable, Signs, Steps } from "./lists.tsx";

interface SectionTextProps {
  name: SectionName;
  text: string;
  kinds: readonly SectionParagraph[];
}

/** A section of the second edition, set in the form it is written in. */
export function SectionText({ name, text, kinds }: SectionTextProps) {
  const blocks = groupBlocks(usePassages(name, text, kinds));
  const { form } = REPORT_SECTIONS[name];
  return (
    <div className="measure flex flex-col gap-6 text-lg print:block print:*:mb-3">
      {blocks.map((block) => (
        <BlockText
          key={toText(block.passages[0]?.pieces ?? [])}
          block={block}
          isLetter={form === "letter"}
          isDialogue={form === "dialogue"}
        />
      ))}
    </div>
  );
}

interface BlockTextProps {
  block: Block;
  isLetter: boolean;
  isDialogue: boolean;
}

function BlockText({ block: { name, passages }, isLetter, isDialogue }: BlockTextProps) {
  switch (name) {
    case "dialogue":
      return <Dialogue passages={passages} />;
    case "answers":
      return <Answers passages={passages} />;
    case "list":
      return <Signs passages={passages} />;
    case "table":
      return <DecisionTable passages={passages} />;
    case "steps":
      return <Steps passages={passages} />;
    case "practice":
      return passages.map((passage) => <Exercise key={toText(passage.pieces)} passage={passage} />);
    case "lead":
      // In a dialogue it says where the two are, as a stage direction does.
      return (
        <Paragraphs
          passages={passages}
          className={isDialogue ? "text-ink-muted italic" : "text-xl text-ink"}
        />
      );
    case "sky":
      return <Sky passages={passages} />;
    case "ask":
      return <Question passages={passages} />;
    case "prose":
      break;
  }
  return isLetter ? <Letter passages={passages} /> : <Paragraphs passages={passages} />;
}

/** On a sheet of its own. */
function Letter({ passages }: ParagraphsProps) {
  return (
    <div
      data-letter
      className="relative flex flex-col gap-4 bg-raised px-6 py-8 sm:px-10 sm:py-10 print:block print:border-l print:border-rule-strong print:bg-transparent print:py-0 print:pr-0"
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-6 top-0 h-px bg-linear-to-r from-brass-line to-transparent sm:inset-x-10 print:hidden"
      />
      <Paragraphs passages={passages} className="leading-[1.7]" />
    </div>
  );
}

interface ParagraphsProps {
  passages: readonly Passage[];
  className?: string;
}

function Paragraphs({ passages, className }: ParagraphsProps) {
  return passages.map(({ pieces }) => (
    <p key={toText(pieces)} className={className}>
      <Line pieces={pieces} />
    </p>
  ));
}

/** What the chart adds: quieter, with the mark of the Sun in the margin. */
function Sky({ passages }: { passages: readonly Passage[] }) {
  return (
    <div data-sky className="flex flex-col gap-3 text-base text-ink-muted print:block">
      {passages.map(({ pieces }, index) => (
        <div key={toText(pieces)} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4">
          {index === 0 ? <SunMark /> : <span />}
          <p>
            <Line pieces={pieces} />
          </p>
        </div>
      ))}
    </div>
  );
}

function SunMark() {
  return (
    <svg
      viewBox="0 0 20 20"
      role="img"
      aria-label="From your chart"
      className="mt-1 size-5 text-brass"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
    >
      <circle cx="10" cy="10" r="8" />
      <circle cx="10" cy="10" r="1.4" fill="currentColor" stroke="none" />
    </svg>
  );
}

/** The section's one question for the reader, with room for an answer on paper. */
function Question({ passages }: { passages: readonly Passage[] }) {
  return (
    <div
      data-ask
      className="mt-2 border-t border-brass-line pt-6 print:break-inside-avoid print:pt-3 print:pb-[2.4cm]"
    >
      <Paragraphs passages={passages} className="text-xl text-ink italic" />
    </div>
  );
}
