import type { GroundedSentence } from "@cosmic/contracts";
import { paragraphsOf } from "@cosmic/domain";
import { Fragment, useState } from "react";
import { groundedParagraphs } from "./grounded-paragraphs.ts";
import { SentenceControl } from "./sentence-control.tsx";
import type { TextName } from "./use-grounds.ts";
import { useSentences } from "./why-this-line.tsx";

interface ReportTextProps {
  name: TextName;
  text: string;
  paragraphClass?: string;
}

/** A text of the report in paragraphs; with its grounds shown, every sentence in it is a control. */
export function ReportText({ name, text, paragraphClass }: ReportTextProps) {
  const sentences = useSentences(name);
  const paragraphs = paragraphsOf(text);
  if (sentences) {
    return <GroundedText {...{ name, paragraphs, sentences, paragraphClass }} />;
  }
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className={paragraphClass}>
      {paragraph}
    </p>
  ));
}

interface GroundedTextProps {
  name: TextName;
  paragraphs: readonly string[];
  sentences: readonly GroundedSentence[];
  paragraphClass: string | undefined;
}

function GroundedText({ name, paragraphs, sentences, paragraphClass }: GroundedTextProps) {
  const [tabStop, setTabStop] = useState(0);
  return groundedParagraphs(paragraphs, sentences).map((group) => (
    <p key={group[0]?.text} className={paragraphClass}>
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
    </p>
  ));
}
