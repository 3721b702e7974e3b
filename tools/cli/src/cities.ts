import { parseArgs } from "node:util";
import { buildCityIndex } from "@cosmic/api/build/cities/build-city-index";
import { addNames, readCities, readRegionNames } from "@cosmic/api/build/cities/read-dump";
import { OWN_INDEX, writeCityIndex } from "@cosmic/api/build/cities/write-cities";

// `npm run cities -- --cities cities500.txt --names alternateNamesV2.txt --divisions admin1CodesASCII.txt`: the birth places
// of a GeoNames dump, in place of those that the packages bring, for the next build.
const { values } = parseArgs({
  options: {
    cities: { type: "string" },
    names: { type: "string" },
    divisions: { type: "string" },
  },
});
const { cities: citiesFile, names, divisions } = values;
if (!citiesFile || !names || !divisions) {
  console.error("Name the files of the dump: --cities, --names and --divisions.");
  process.exitCode = 1;
} else {
  const cities = await readCities(citiesFile);
  const added = await addNames(cities, names);
  const regionNames = await readRegionNames(divisions);
  await writeCityIndex(buildCityIndex(cities, regionNames), OWN_INDEX);
  console.log(
    `${cities.length} places, ${added} names beside those of ${citiesFile}, ${regionNames.size} divisions: ${OWN_INDEX}`,
  );
}
