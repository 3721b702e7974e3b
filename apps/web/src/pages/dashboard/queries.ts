import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** The list of blueprints. */
export const profilesQuery = queryOptions({
  queryKey: [routes.blueprints.listProfiles.path],
  queryFn: ({ signal }) => api.blueprints.listProfiles({ signal }),
});

/** The same blueprints, for their number. */
export const userProfilesQuery = queryOptions({
  queryKey: [routes.blueprints.listUserProfiles.path],
  queryFn: ({ signal }) => api.blueprints.listUserProfiles({ signal }),
});
