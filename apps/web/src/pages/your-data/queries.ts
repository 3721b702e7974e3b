import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** Ways to sign in and browsers signed in: fetched on every visit, since both change elsewhere. */
export const accountQuery = queryOptions({
  queryKey: [routes.account.getAccount.path],
  queryFn: ({ signal }) => api.account.getAccount({ signal }),
  refetchOnMount: "always",
});

/** What was paid for, newest first: fetched on every visit, since banks and operators change it too. */
export const purchasesQuery = queryOptions({
  queryKey: [routes.checkout.listPurchases.path],
  queryFn: ({ signal }) => api.checkout.listPurchases({ signal }),
  refetchOnMount: "always",
});
