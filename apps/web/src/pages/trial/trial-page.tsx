import { useState } from "react";
import { useSearchParams } from "../../router.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { NoAnswers } from "./no-answers.tsx";
import { readStoredAnswers } from "./stored-answers.ts";
import { Trial } from "./trial.tsx";
import { ChapterWayOn, TypeWayOn } from "./ways-on.tsx";

/**
 * The blind trial: of the overview between the last question and the type, which the server has not told by
 * then; of a chapter for the owner of a full report, whose copy in this tab is removed first.
 */
export function TrialPage() {
  const [query] = useSearchParams();
  const slug = query.get("slug") || null;
  const [answers] = useState(readStoredAnswers);
  if (slug !== null) {
    return (
      <SitePage title="Blind Trial" width="reading">
        <Trial source={{ slug }} what="chapter" wayOn={<ChapterWayOn slug={slug} />} />
      </SitePage>
    );
  }
  return (
    <SitePage title="Blind Trial" width="reading">
      {answers === null ? (
        <NoAnswers />
      ) : (
        <Trial source={{ answers }} what="overview" wayOn={<TypeWayOn answers={answers} />} />
      )}
    </SitePage>
  );
}
