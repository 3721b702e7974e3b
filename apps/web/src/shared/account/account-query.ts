import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/**
 * Ways to sign in, browsers signed in, and whether the address is confirmed: fetched on every visit, since all
 * of them change elsewhere.
 */
export const accountQuery = queryOptions({
  queryKey: [routes.account.getAccount.path],
  queryFn: ({ signal }) => api.account.getAccount({ signal }),
  refetchOnMount: "always",
});
