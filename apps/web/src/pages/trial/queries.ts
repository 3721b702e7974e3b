import type { OpenTrial } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** What a trial is drawn for. */
export type TrialSource = { answers: readonly number[] } | { slug: string };

/** The texts of the trial, the same ones in every tab until one is chosen; kept no longer than the page. */
export const openTrialQuery = (source: TrialSource) =>
  queryOptions({
    queryKey: [routes.trial.openTrial.path, source],
    queryFn: async ({ signal }): Promise<OpenTrial> =>
      "slug" in source
        ? await api.trial.openChapterTrial({ body: source, signal })
        : await api.trial.openTrial({ body: { answers: [...source.answers] }, signal }),
    gcTime: 0,
  });
