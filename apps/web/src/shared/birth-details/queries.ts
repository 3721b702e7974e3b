import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";

/** Places whose name begins with the text. */
export const citiesQuery = (search: string) =>
  queryOptions({
    queryKey: [routes.cities.searchCities.path, search],
    queryFn: ({ signal }) => api.cities.searchCities({ query: { search }, signal }),
  });
