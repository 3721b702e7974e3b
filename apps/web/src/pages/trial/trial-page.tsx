import { routes } from "@cosmic/contracts/routes";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { paths } from "../../paths.ts";
import { Navigate, useSearchParams } from "../../router.ts";
import { removeStored, STORE_KEYS } from "../../shared/browser-store/browser-store.ts";
import { PageLoading } from "../../shell/page-loading.tsx";
import { SitePage } from "../../shell/site-page.tsx";
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
        <WithoutReport>
          <Trial source={{ slug }} what="chapter" wayOn={<ChapterWayOn slug={slug} />} />
        </WithoutReport>
      </SitePage>
    );
  }
  if (answers === null) return <Navigate to={paths.quiz()} replace />;
  return (
    <SitePage title="Blind Trial" width="reading">
      <Trial source={{ answers }} what="overview" wayOn={<TypeWayOn answers={answers} />} />
    </SitePage>
  );
}

/** Shows its children once this tab keeps no report: neither in the session storage nor in memory. */
function WithoutReport({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    removeStored(STORE_KEYS.generatedProfile);
    for (const { path } of [routes.blueprints.getProfile, routes.blueprints.getEvidence]) {
      queryClient.removeQueries({ queryKey: [path] });
    }
    setIsGone(true);
  }, [queryClient]);
  return isGone ? children : <PageLoading />;
}
