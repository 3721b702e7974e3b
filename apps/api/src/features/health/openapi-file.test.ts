import { readFileSync } from "node:fs";
import { openApiDocument } from "@cosmic/contracts/openapi";
import { describe, expect, it } from "vitest";

describe.each([
  ["openapi.json", "public"],
  ["openapi.operator.json", "operator"],
] as const)("%s", (name, audience) => {
  it("describes the contract as it is; `npm run openapi` writes it", () => {
    const file = new URL(`../../../${name}`, import.meta.url);
    const written: unknown = JSON.parse(readFileSync(file, "utf8"));
    expect(written).toEqual(structuredClone(openApiDocument(audience)));
  });
});
