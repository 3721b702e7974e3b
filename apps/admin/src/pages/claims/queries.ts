import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

export const claimsQuery = queryOptions({
  queryKey: [routes.claims.listClaims.path],
  queryFn: ({ signal }) => api.claims.listClaims({ signal }),
  staleTime: 0,
});
