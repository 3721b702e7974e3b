import type { Place } from "@cosmic/contracts";

/** A place as one line: "Paris, Texas, United States"; a region of the town's own name is left out. */
export function placeName({ name, region, country }: Pick<Place, "name" | "region" | "country">) {
  return [name, region === name ? "" : region, country].filter((part) => part !== "").join(", ");
}
