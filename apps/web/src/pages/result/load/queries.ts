import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";

/** A blueprint as its reader may see it; access is part of the key, since it decides the texts. */
export const profileQuery = (slug: string, hasAccess: boolean) =>
  queryOptions({
    queryKey: [routes.blueprints.getProfile.path, slug, { hasAccess }],
    queryFn: ({ signal }) => api.blueprints.getProfile({ params: { slug }, signal }),
  });

/** The hours of a birth without an exact time, and the sky through them; they never change. */
export const hoursQuery = (slug: string) =>
  queryOptions({
    queryKey: [routes.blueprints.getHours.path, slug],
    queryFn: ({ signal }) => api.blueprints.getHours({ params: { slug }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What each sentence of a full report rests on. */
export const groundsQuery = (slug: string) =>
  queryOptions({
    queryKey: [routes.blueprints.getEvidence.path, slug],
    queryFn: ({ signal }) => api.blueprints.getEvidence({ params: { slug }, signal }),
    retryOnMount: false,
  });

/** The reader's blueprints: the key is that of the dashboard's list. */
export const listQuery = queryOptions({
  queryKey: [routes.blueprints.listProfiles.path],
  queryFn: ({ signal }) => api.blueprints.listProfiles({ signal }),
});
