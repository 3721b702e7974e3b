import { describe, expect, it } from "vitest";
import { buildTestDeps } from "../../test/build-test-app.ts";
import { makeUser } from "../../test/factories.ts";
import { compileOnce } from "./compile-once.ts";

const selectName = compileOnce<{ email: string; shown: string }>(2, (db, [id = "", name = ""]) =>
  db
    .selectFrom("users")
    .select((row) => ["email", row.val("constant").as("shown")])
    .where("id", "=", id)
    .where("first_name", "=", name)
    .where("email", "!=", "constant@cosmic.test"),
);

describe("statement compiled once", () => {
  it("takes the values of each call, each in its own place, and keeps its constants", async () => {
    const deps = await buildTestDeps();
    const ada = await makeUser(deps, { firstName: "Ada" });
    const bea = await makeUser(deps, { firstName: "Bea" });
    const run = (id: string, name: string) => selectName(deps.db, [id, name]);
    const [first, second, swapped] = await Promise.all([
      run(ada.id, "Ada"),
      run(bea.id, "Bea"),
      run(ada.id, "Bea"),
    ]);
    expect(first).toEqual([{ email: ada.email, shown: "constant" }]);
    expect(second).toEqual([{ email: bea.email, shown: "constant" }]);
    expect(swapped).toEqual([]);
  });

  it("never puts a value into the text of the statement", async () => {
    const deps = await buildTestDeps();
    const { id } = await makeUser(deps, { firstName: "Ada" });
    expect(await selectName(deps.db, [id, "' or '1'='1"])).toEqual([]);
  });
});
