import type { City } from "@cosmic/contracts";

/** A place as one line: "Paris, Texas, United States"; a region of the town's own name is left out. */
export function formatCityName({
  name,
  region,
  country,
}: Pick<City, "name" | "region" | "country">) {
  return [name, region === name ? "" : region, country].filter((part) => part !== "").join(", ");
}
