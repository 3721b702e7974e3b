import type { SentenceEvidence } from "@cosmic/contracts";
import { layOut, type Paragraph, type SectionAside } from "@cosmic/domain";
import { Fragment, useState } from "react";
import { toEvidenceParagraphs } from "./evidence-paragraphs.ts";
import { ReportParagraph } from "./report-paragraph.tsx";
import { SentenceControl } from "./sentence-control.tsx";
import type { TextName } from "./use-evidence.ts";
import { useSentences } from "./why-this-line.tsx";

interface ReportTextProps {
  name: TextName;
  text: string;
  /** Which of its paragraphs stand apart. */
  asides?: readonly SectionAside[];
  paragraphClass?: string;
}

/** A text of the report in paragraphs; while evidence is on, every sentence is a control. */
export function ReportText({ name, text, asides = [], paragraphClass }: ReportTextProps) {
  const sentences = useSentences(name);
  const paragraphs = layOut(text, asides);
  if (sentences) {
    return <EvidenceText {...{ name, paragraphs, sentences, paragraphClass }} />;
  }
  return paragraphs.map(({ text: prose, aside }) => (
    <ReportParagraph key={prose} aside={aside} className={paragraphClass}>
      {prose}
    </ReportParagraph>
  ));
}

interface EvidenceTextProps {
  name: TextName;
  paragraphs: readonly Paragraph[];
  sentences: readonly SentenceEvidence[];
  paragraphClass: string | undefined;
}

function EvidenceText({ name, paragraphs, sentences, paragraphClass }: EvidenceTextProps) {
  const [tabStop, setTabStop] = useState(0);
  return toEvidenceParagraphs(paragraphs, sentences).map(({ aside, sentences: group }) => (
    <ReportParagraph key={group[0]?.text} aside={aside} className={paragraphClass}>
      {group.map((sentence, index) => {
        const place = sentences.indexOf(sentence);
        return (
          <Fragment key={sentence.text}>
            {index === 0 ? null : " "}
            <SentenceControl
              id={`${name}-${place}`}
              sentence={sentence}
              isTabStop={place === tabStop}
              onFocus={() => {
                setTabStop(place);
              }}
            />
          </Fragment>
        );
      })}
    </ReportParagraph>
  ));
}
