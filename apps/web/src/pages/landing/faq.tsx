import { Disclosure, DisclosureList } from "@cosmic/ui/disclosure";
import { Chapter } from "./chapter.tsx";
import { questions } from "./questions.ts";

export function Faq() {
  return (
    <Chapter id="faq" numeral="V" title="Frequently Asked Questions">
      <DisclosureList>
        {questions().map(({ question, answer }) => (
          <Disclosure key={question} summary={<h3 className="text-xl">{question}</h3>} group="faq">
            <p className="text-lg">{answer}</p>
          </Disclosure>
        ))}
      </DisclosureList>
    </Chapter>
  );
}
