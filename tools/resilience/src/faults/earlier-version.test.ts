import { describe, expect, it } from "vitest";
import { chooseEarlier } from "./earlier-version.ts";

/** "1a 2b": two migrations, with their contents. */
const migrations = (text: string) =>
  text.split(" ").map((each) => ({ name: `000${each[0]}-x.ts`, blob: each }));
const history = (...texts: string[]) =>
  texts.map((text, index) => {
    return { commit: `c${index}`, day: "2026-01-01", migrations: migrations(text) };
  });

const choose = (today: string, ...texts: string[]) =>
  chooseEarlier(history(...texts), migrations(today));

describe("the earlier version", () => {
  it("is the last commit before the newest migration was added", () => {
    const chosen = choose("1a 2a 3a", "1a 2a 3a", "1a 2a", "1a 2a", "1a");
    expect(chosen).toMatchObject({ commit: "c1", unknown: ["0003-x.ts"], reshaped: 0 });
  });

  it("has migrations that were not changed since", () => {
    const chosen = choose("1a 2b 3b", "1a 2b 3b", "1a 2b 3a", "1a 2a 3a", "1a 2a", "1a");
    expect(chosen).toMatchObject({
      commit: "c4",
      unknown: ["0002-x.ts", "0003-x.ts"],
      reshaped: 3,
    });
  });

  it("knows as many of today's migrations as any, whichever branch went on longer", () => {
    expect(choose("1a 2a 3a", "1a 2a 3a", "1a", "1a 2a")).toMatchObject({ commit: "c2" });
  });

  it("is none where no migration was added", () => {
    expect(choose("1a", "1a", "1a")).toBeNull();
    expect(choose("1b 2a", "1b 2a", "1a")).toBeNull();
  });
});
