import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** What was paid for, newest first: fetched on every visit, since banks and operators change it too. */
export const purchasesQuery = queryOptions({
  queryKey: [routes.checkout.listPurchases.path],
  queryFn: ({ signal }) => api.checkout.listPurchases({ signal }),
  refetchOnMount: "always",
});
