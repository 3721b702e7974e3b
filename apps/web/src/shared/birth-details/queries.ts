import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** Places whose name begins with the text. */
export const placesQuery = (search: string) =>
  queryOptions({
    queryKey: [routes.places.searchPlaces.path, search],
    queryFn: ({ signal }) => api.places.searchPlaces({ query: { search }, signal }),
  });
