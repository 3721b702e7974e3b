/** Shown wherever birth places are chosen or printed: the gazetteer's license requires it. */
export const CITIES_ATTRIBUTION =
  "Places: GeoNames (geonames.org), CC BY 4.0, reduced and reformatted. Time zones: IANA Time Zone Database.";

export const CITIES_ATTRIBUTION_URL = "https://www.geonames.org/";
