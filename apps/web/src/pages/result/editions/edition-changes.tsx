import type { GeneratedProfile } from "@cosmic/contracts";
import { compareEditions } from "./compare-editions.ts";

interface EditionChangesProps {
  before: GeneratedProfile;
  after: GeneratedProfile;
}

/** What differs between two editions, as a plain list. */
export function EditionChanges({ before, after }: EditionChangesProps) {
  const changes = compareEditions(before, after);
  if (changes.length === 0) {
    return <p className="text-ink-muted">Nothing in the chart or the texts has changed.</p>;
  }
  return (
    <dl className="grid gap-x-8 border-t border-rule md:grid-cols-[14rem_minmax(0,1fr)]">
      {changes.map(({ term, text }) => (
        <div key={term} className="contents">
          <dt className="pt-3 font-sans text-sm font-medium text-ink md:border-b md:border-rule md:pb-3">
            {term}
          </dt>
          <dd className="border-b border-rule pb-3 text-ink-muted first-letter:uppercase md:pt-3">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
