import type { City } from "@cosmic/contracts";
import type { CityIndex } from "./city-index.ts";
import { foldName } from "./fold-name.ts";
import { findRanks } from "./name-index.ts";
import { describeRegion, isNamedBy, type Region } from "./regions.ts";

/** The towns of the world, searchable by name. */
export interface Gazetteer {
  /**
   * Places whose name, in any spelling on record, begins like the text up to its first comma; what
   * follows commas names the region or country: "paris, tx". The largest first; a place known by just
   * this name before larger ones that only have it on record.
   */
  search(text: string, limit: number): City[];
  findCity(id: number): City | null;
}

/** How many times its size a place counts for whose own name is the text: Quito was once a San Francisco. */
const OWN_NAME_WEIGHT = 10;

export function openGazetteer(index: CityIndex): Gazetteer {
  const regions = index.regionList.map(describeRegion);
  const regionAt = (rank: number) => regions[index.regions[rank] ?? 0] as Region;
  const nameAt = (rank: number) =>
    index.names.toString("utf8", index.nameEnds[rank - 1] ?? 0, index.nameEnds[rank]);

  function cityAt(rank: number): City {
    const { name: region, country } = regionAt(rank);
    return {
      id: index.ids[rank] ?? 0,
      name: nameAt(rank),
      region,
      country,
      latitude: index.latitudes[rank] ?? 0,
      longitude: index.longitudes[rank] ?? 0,
      timeZone: index.timeZoneList[index.timeZones[rank] ?? 0] ?? "",
    };
  }

  return {
    search(text, limit) {
      const [name = "", ...parts] = text.split(",").map(foldName);
      const wanted = parts.filter((part) => part !== "");
      const verdicts = new Map<Region, boolean>();
      const accepts = (rank: number) => {
        if (wanted.length === 0) return true;
        const region = regionAt(rank);
        const verdict = verdicts.get(region) ?? isNamedBy(region, wanted);
        verdicts.set(region, verdict);
        return verdict;
      };
      const getWeight = (rank: number) =>
        (index.populations[rank] ?? 0) * (foldName(nameAt(rank)) === name ? OWN_NAME_WEIGHT : 1);
      return findRanks(index.nameIndex, { prefix: name, limit, accepts })
        .toSorted((a, b) => getWeight(b) - getWeight(a))
        .map(cityAt);
    },
    findCity(id) {
      const rank = index.ids.indexOf(id);
      return rank === -1 ? null : cityAt(rank);
    },
  };
}
