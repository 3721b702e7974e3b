import { useState } from "react";
import { SentenceControl } from "../evidence/sentence-control.tsx";
import { useSentences } from "../evidence/why-this-line.tsx";

/** The strengths as a numbered, ruled list in two columns. */
export function KeyStrengths({ strengths }: { strengths: readonly string[] }) {
  const sentences = useSentences("strengths");
  const [tabStop, setTabStop] = useState(0);
  if (strengths.length === 0) return null;
  return (
    <section
      aria-labelledby="key-strengths"
      className="flex flex-col gap-6 print:block print:break-inside-avoid"
    >
      <h2 id="key-strengths" className="text-3xl print:mb-3">
        Key Strengths
      </h2>
      <ol className="grid gap-x-12 border-t border-rule-strong md:grid-cols-2">
        {strengths.map((strength, index) => {
          const sentence = sentences?.[index];
          return (
            <li
              key={strength}
              className="flex gap-5 border-b border-rule py-5 break-inside-avoid print:py-2"
            >
              <span aria-hidden="true" className="figures-table w-6 shrink-0 text-brass">
                {index + 1}
              </span>
              <span className="measure">
                {sentence ? (
                  <SentenceControl
                    id={`strengths-${index}`}
                    sentence={sentence}
                    isTabStop={index === tabStop}
                    onFocus={() => {
                      setTabStop(index);
                    }}
                  />
                ) : (
                  strength
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
