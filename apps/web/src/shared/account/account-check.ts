import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/**
 * Whether an account uses the address: asked once, by whichever screen comes first. A failure is
 * kept too, since the flow goes on without the answer.
 */
export function accountCheckQuery(email: string) {
  return queryOptions({
    queryKey: [routes.auth.checkUser.path, email],
    queryFn: ({ signal }) => api.auth.checkUser({ body: { email }, signal }),
    retryOnMount: false,
  });
}
