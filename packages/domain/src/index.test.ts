import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const VALUE_IMPORT = /^(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"([^"]+)"/gm;

/** Every module a bundler would load for an entry: files by address, packages by name. */
function modulesReachedFrom(entry: URL, reached = new Set<string>()): Set<string> {
  reached.add(entry.href);
  for (const [, target = ""] of readFileSync(entry, "utf8").matchAll(VALUE_IMPORT)) {
    const module = target.startsWith(".") ? new URL(target, entry).href : target;
    if (reached.has(module)) continue;
    reached.add(module);
    if (module.startsWith("file:")) modulesReachedFrom(new URL(module), reached);
  }
  return reached;
}

const reachedFrom = (path: string) => [...modulesReachedFrom(new URL(path, import.meta.url))];

describe("the main entry, which browsers load", () => {
  it("loads no package and no long text", () => {
    const modules = reachedFrom("./index.ts");
    expect(modules.some((module) => module.endsWith("/quiz/scoring.ts"))).toBe(true);
    expect(modules.filter((module) => !module.startsWith("file:"))).toEqual([]);
    expect(modules.filter((module) => /questions|descriptions/.test(module))).toEqual([]);
  });

  it("leaves the astronomy to an entry of its own", () => {
    expect(reachedFrom("./zodiac/index.ts")).toContain("astronomy-engine");
  });
});
