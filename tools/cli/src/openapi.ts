import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "@cosmic/contracts/openapi";
import { ROOT } from "@cosmic/tools-programs/root";

const file = join(ROOT, "apps/api/openapi.json");

// `npm run openapi`: the description of the API as a file, for reviews and for tools.
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log("apps/api/openapi.json is written.");
