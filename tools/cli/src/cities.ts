import { parseArgs } from "node:util";
import { convertDump } from "./cities/convert-dump.ts";

// `npm run cities -- --cities cities500.txt --names alternateNamesV2.txt --divisions admin1CodesASCII.txt --to folder`:
// the data of birth places from files of a GeoNames dump.
const { values } = parseArgs({
  options: {
    cities: { type: "string" },
    names: { type: "string" },
    divisions: { type: "string" },
    to: { type: "string" },
  },
});
const { cities, names, divisions, to } = values;
if (!cities || !names || !divisions || !to) {
  console.error("Name the files of the dump and where to write: --cities --names --divisions --to");
  process.exitCode = 1;
} else {
  const written = await convertDump({ cities, names, divisions }, to);
  console.log(
    `${written.places} places, ${written.addedNames} names beside those of the extract, ${written.divisions} divisions`,
  );
}
