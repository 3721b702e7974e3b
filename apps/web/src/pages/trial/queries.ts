import type { OpenTrial } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { removeStored, STORE_KEYS } from "../../shared/browser-store/browser-store.ts";

/** What a trial is drawn for. */
export type TrialSource = { answers: readonly number[] } | { slug: string };

/** Removes this tab's copies of the report, from the session storage and from memory. */
function forgetReport(client: QueryClient): void {
  removeStored(STORE_KEYS.generatedProfile);
  for (const { path } of [routes.blueprints.getProfile, routes.blueprints.getEvidence]) {
    client.removeQueries({ queryKey: [path] });
  }
}

/** The texts of the trial, the same ones in every tab until one is chosen; kept no longer than the page. */
export const openTrialQuery = (source: TrialSource) =>
  queryOptions({
    queryKey: [routes.trial.openTrial.path, source],
    queryFn: async ({ client, signal }): Promise<OpenTrial> => {
      if (!("slug" in source)) {
        return await api.trial.openTrial({ body: { answers: [...source.answers] }, signal });
      }
      forgetReport(client);
      return await api.trial.openChapterTrial({ body: source, signal });
    },
    gcTime: 0,
  });
