import { ASIDE_LABELS, type SectionParagraph } from "@cosmic/domain";
import { Line } from "./line.tsx";
import { type Passage, toText, usePassages } from "./passages.ts";
import type { TextName } from "./use-evidence.ts";

interface ReportTextProps {
  name: TextName;
  text: string;
  /** Which of its paragraphs stand apart. */
  asides?: readonly SectionParagraph[];
  paragraphClass?: string;
}

/** A text of the report in paragraphs; while evidence is on, every sentence is a control. */
export function ReportText({ name, text, asides = [], paragraphClass }: ReportTextProps) {
  return usePassages(name, text, asides).map((passage) => (
    <Paragraph key={toText(passage.pieces)} passage={passage} className={paragraphClass} />
  ));
}

interface ParagraphProps {
  passage: Passage;
  className: string | undefined;
}

/** A paragraph; one that stands apart is set as a side note, with what it is above it. */
function Paragraph({ passage: { kind, pieces }, className }: ParagraphProps) {
  if (kind !== "notice" && kind !== "practice") {
    return (
      <p className={className}>
        <Line pieces={pieces} />
      </p>
    );
  }
  return (
    <p className="break-inside-avoid border-l border-brass-line py-0.5 pl-5 text-base">
      <span className="label-caps block pb-1 text-brass">{ASIDE_LABELS[kind]}</span>{" "}
      <Line pieces={pieces} />
    </p>
  );
}
