import { readFileSync } from "node:fs";
import { openApiDocument } from "@cosmic/contracts/openapi";
import { describe, expect, it } from "vitest";

const FILE = new URL("../../../openapi.json", import.meta.url);

describe("openapi.json", () => {
  it("describes the contract as it is; `npm run openapi` writes it", () => {
    const written: unknown = JSON.parse(readFileSync(FILE, "utf8"));
    expect(written).toEqual(structuredClone(openApiDocument()));
  });
});
