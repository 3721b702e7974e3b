import { Disclosure, DisclosureList } from "@cosmic/ui/disclosure";
import { Chapter } from "./chapter.tsx";
import { questions } from "./questions.ts";

export function Faq() {
  return (
    <Chapter id="faq" numeral="V" title="Frequently Asked Questions">
      <DisclosureList>
        {questions().map(({ question, answer, claim }) => (
          <Disclosure key={question} summary={<h3 className="text-xl">{question}</h3>} group="faq">
            <p className="text-lg">
              {claim ? <span data-claim={claim.id}>{claim.text} </span> : null}
              {answer}
            </p>
          </Disclosure>
        ))}
      </DisclosureList>
    </Chapter>
  );
}
