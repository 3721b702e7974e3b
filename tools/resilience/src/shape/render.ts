import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";

/** Where the images' own configuration is. */
export const DEPLOY = join(ROOT, "deploy");

/**
 * A template with its `${NAME}`s filled in, as envsubst does it in the images.
 * @throws when the template has a name without a value
 */
export function renderTemplate(path: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path, "utf8").replaceAll(/\$\{([A-Z_]+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return value;
  });
}
