import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** Whether signing in asks for a code; asked for on every visit, since it is changed elsewhere too. */
export const secondFactorQuery = queryOptions({
  queryKey: [routes.operators.getSecondFactor.path],
  queryFn: ({ signal }) => api.operators.getSecondFactor({ signal }),
  refetchOnMount: "always",
});
