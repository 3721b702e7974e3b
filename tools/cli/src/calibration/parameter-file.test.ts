import { readFileSync } from "node:fs";
import { ITEM_PARAMETERS, type ParameterSet } from "@cosmic/domain/quiz-certainty";
import { describe, expect, it } from "vitest";
import { describeChange } from "./describe-change.ts";
import { writeParameterFile } from "./parameter-file.ts";

const fitted: ParameterSet = {
  ...ITEM_PARAMETERS,
  version: ITEM_PARAMETERS.version + 1,
  takers: 321,
  items: ITEM_PARAMETERS.items.map((item) => (item.id === "i-quiet" ? { ...item, a: 2.5 } : item)),
};

/** What stands between the braces of a module that holds parameters. */
const getData = (text: string) => text.slice(text.indexOf("  version:"));

describe("the parameter file", () => {
  it("is written as it is kept", () => {
    const file = new URL(
      "../../../../packages/domain/src/quiz/certainty/item-parameters.ts",
      import.meta.url,
    );
    expect(getData(writeParameterFile(ITEM_PARAMETERS))).toBe(getData(readFileSync(file, "utf8")));
  });

  it("names its version, its takers and every item", () => {
    const text = writeParameterFile(fitted);
    expect(text).toContain(`version: ${fitted.version},`);
    expect(text).toContain("321 takers");
    for (const { id } of fitted.items) expect(text).toContain(`{ id: "${id}",`);
    expect(text).toContain('id: "i-quiet", axis: "EI", a: 2.5,');
  });
});

describe("the change", () => {
  it("names what moved most first", () => {
    const lines = describeChange(ITEM_PARAMETERS, fitted);
    const { version, takers } = ITEM_PARAMETERS;
    expect(lines[0]).toBe(`version ${version} (${takers} takers) -> ${version + 1} (321 takers)`);
    const first = lines[lines.indexOf("items that moved most:") + 1];
    expect(first).toContain("i-quiet");
  });
});
