import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** Whether signing in asks for a code; fetched on every visit, since it may change elsewhere. */
export const secondFactorQuery = queryOptions({
  queryKey: [routes.operators.getSecondFactor.path],
  queryFn: ({ signal }) => api.operators.getSecondFactor({ signal }),
  refetchOnMount: "always",
});
