import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openApiDocument } from "@cosmic/contracts/openapi";
import { ROOT } from "@cosmic/tools-programs/root";

const FILES = {
  "apps/api/openapi.json": "public",
  "apps/api/openapi.operator.json": "operator",
} as const;

// `npm run openapi`: the description of the API as files, for reviews and for tools.
for (const [file, audience] of Object.entries(FILES)) {
  writeFileSync(join(ROOT, file), `${JSON.stringify(openApiDocument(audience), null, 2)}\n`);
  console.log(`${file} is written.`);
}
