import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** All choices so far. */
export const accuracyQuery = queryOptions({
  queryKey: [routes.trial.getAccuracy.path],
  queryFn: ({ signal }) => api.trial.getAccuracy({ signal }),
  staleTime: 0,
});
