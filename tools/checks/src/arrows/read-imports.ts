import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";
import type { Import } from "./find-problem.ts";

/** Every import of a file: static, re-exported, and dynamic where the name is written out. */
export function readImports(path: string, source: string): Import[] {
  const { module } = parseSync(path, source);
  const resolve = (to: string) =>
    to.startsWith(".") ? `/${normalize(join(dirname(path), to))}` : to;
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: path,
    to: resolve(moduleRequest.value),
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: path, to: resolve(moduleRequest.value), isTypeOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    return /^["'].*["']$/.test(text)
      ? [{ from: path, to: resolve(text.slice(1, -1)), isTypeOnly: false }]
      : [];
  });
  return [...imports, ...exports, ...dynamic];
}
