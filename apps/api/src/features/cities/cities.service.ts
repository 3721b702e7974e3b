import { type BirthInstant, type City, UNKNOWN_CITY_MESSAGE } from "@cosmic/contracts";
import type { Deps } from "../../deps.ts";
import { InvalidInputError } from "../../errors.ts";
import { requireBirthDate } from "./birth-date.ts";
import { resolveInstant } from "./birth-instant.ts";
import { readCityIndex } from "./city-index.ts";
import { type Gazetteer, openGazetteer } from "./gazetteer.ts";

const SEARCH_LIMIT = 10;

/** The data never changes while the process runs, so the first caller loads it for all. */
let loading: Promise<Gazetteer> | null = null;

function gazetteer(): Promise<Gazetteer> {
  loading ??= readCityIndex()
    .then(openGazetteer)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** At most ten places whose name begins like the text, the largest first. */
export async function searchCities(text: string): Promise<City[]> {
  return (await gazetteer()).search(text, SEARCH_LIMIT);
}

/** Throws InvalidInputError naming `placeId` for a number that no place has. */
export async function requireCity(id: number): Promise<City> {
  const place = (await gazetteer()).findCity(id);
  if (place) return place;
  throw new InvalidInputError(UNKNOWN_CITY_MESSAGE, [
    { path: "placeId", message: UNKNOWN_CITY_MESSAGE },
  ]);
}

export interface BirthInstantQuery {
  birthDate: string;
  birthTime: string;
  placeId: number;
}

/** Which instant a clock time at a place was. Throws InvalidInputError for a date or place that is none. */
export async function resolveBirthInstant(
  { clock }: Pick<Deps, "clock">,
  { birthDate: text, birthTime, placeId }: BirthInstantQuery,
): Promise<BirthInstant> {
  const birthDate = requireBirthDate(text, clock.now());
  return resolveInstant({ birthDate, birthTime, place: await requireCity(placeId) });
}
