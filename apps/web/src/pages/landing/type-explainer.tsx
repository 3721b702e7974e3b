import {
  getTemperament,
  MBTI_TITLES,
  MBTI_TYPES,
  TEMPERAMENTS,
  type Temperament,
} from "@cosmic/domain";
import { Chapter } from "./chapter.tsx";

const PAIRS = [
  {
    letters: ["E", "I"],
    question: "Where you find energy",
    ends: ["Extraversion: in company and in doing", "Introversion: in quiet and in thought"],
  },
  {
    letters: ["S", "N"],
    question: "What you notice first",
    ends: ["Sensing: what is there", "Intuition: what it could mean"],
  },
  {
    letters: ["T", "F"],
    question: "How you decide",
    ends: ["Thinking: by what follows", "Feeling: by what matters to people"],
  },
  {
    letters: ["J", "P"],
    question: "How you like your days",
    ends: ["Judging: settled and planned", "Perceiving: open and flexible"],
  },
] as const;

const GROUPS: Readonly<Record<Temperament, string>> = {
  NT: "Intuition with thinking",
  NF: "Intuition with feeling",
  SJ: "Sensing with judging",
  SP: "Sensing with perceiving",
};

export function TypeExplainer() {
  return (
    <Chapter
      id="types"
      numeral="III"
      title="Understanding MBTI Types"
      lead="Four pairs of preferences, one letter from each, sixteen combinations. A type says which hand you tend to write with, not how well you write."
    >
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <dl className="m-0">
          {PAIRS.map(({ letters, question, ends }) => (
            <div key={question} className="flex gap-6 border-t border-rule py-5">
              <dt className="w-16 shrink-0 pt-0.5 text-xl text-brass">
                {letters[0]} <span className="text-ink-faint">·</span> {letters[1]}
              </dt>
              <dd className="m-0">
                <p>{question}</p>
                <p className="mt-1 text-sm text-ink-muted">{ends[0]}</p>
                <p className="text-sm text-ink-muted">{ends[1]}</p>
              </dd>
            </div>
          ))}
        </dl>
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2">
          {TEMPERAMENTS.map((temperament) => (
            <table key={temperament} className="w-full border-collapse self-start">
              <caption className="label-caps pb-3 text-left text-ink-muted">
                {GROUPS[temperament]}
              </caption>
              <tbody>
                {MBTI_TYPES.filter((type) => getTemperament(type) === temperament).map((type) => (
                  <tr key={type} className="border-t border-rule">
                    <th
                      scope="row"
                      className="w-24 py-2.5 text-left font-sans text-sm font-medium tracking-caps"
                    >
                      {type}
                    </th>
                    <td className="py-2.5 text-lg">{MBTI_TITLES[type]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </div>
      <p className="measure mt-12 text-ink-muted">
        Eight questions cannot settle a personality. We show how clearly your answers fell on each
        pair, say so when one is too close to call, and let you choose the type you recognize.
      </p>
    </Chapter>
  );
}
