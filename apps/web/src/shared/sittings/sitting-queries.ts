import type { Sitting } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { mbtiResultQuery } from "../mbti/quiz-queries.ts";

/** Every sitting of the user, the oldest first. */
export const sittingsQuery = queryOptions({
  queryKey: [routes.sittings.listSittings.path],
  queryFn: ({ signal }) => api.sittings.listSittings({ signal }),
});

/** One sitting with the statement to ask next. */
export const sittingQuery = (id: string) =>
  queryOptions({
    queryKey: [routes.sittings.getSitting.path, id],
    queryFn: ({ signal }) => api.sittings.getSitting({ params: { id }, signal }),
  });

/** Whether the user's answers may be used to measure the questions; null until decided. */
export const consentQuery = queryOptions({
  queryKey: [routes.sittings.getCalibrationConsent.path],
  queryFn: ({ signal }) => api.sittings.getCalibrationConsent({ signal }),
});

/** A sitting as the server answered with it; what depends on it is asked for again. */
export function keepSitting(queryClient: QueryClient, sitting: Sitting): void {
  queryClient.setQueryData(sittingQuery(sitting.id).queryKey, sitting);
  void queryClient.invalidateQueries({ queryKey: sittingsQuery.queryKey, exact: true });
  void queryClient.invalidateQueries({ queryKey: mbtiResultQuery.queryKey });
}
