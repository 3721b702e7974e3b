/** Named wherever birth places are chosen, shown or printed, as the license of the gazetteer requires. */
export const CITIES_SOURCE = { name: "GeoNames", url: "https://www.geonames.org/" };
export const CITIES_LICENSE = {
  name: "CC BY 4.0",
  url: "https://creativecommons.org/licenses/by/4.0/",
};
export const CITIES_CHANGES = "reduced and reformatted. Time zones: IANA Time Zone Database.";

const printed = ({ name, url }: { name: string; url: string }) =>
  `${name} (${url.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "")})`;

/** The same for paper. */
export const CITIES_ATTRIBUTION = `Places: ${printed(CITIES_SOURCE)}, ${printed(CITIES_LICENSE)}, ${CITIES_CHANGES}`;
