import { existsSync, readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Manifest, nameOf } from "./manifest.ts";

// Kubernetes' own description of its objects, as the package kubernetes-models has it: validators of values,
// and declarations of types, which say what fields there are.
const PACKAGE = dirname(findPackageJSON("kubernetes-models", import.meta.url) ?? "");

interface Fields {
  /** Each field's type as declared. */
  types: Map<string, string>;
  /** The declaration behind each type of another file. */
  files: Map<string, string>;
}

const read = new Map<string, Fields>();

function fieldsOf(file: string): Fields {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const body = /export interface \w+[^{]*\{\n([\s\S]*?)\n\}/.exec(text)?.[1] ?? "";
  const fields = {
    types: new Map(
      [...body.matchAll(/^ {4}"([^"]+)"\??: ([\s\S]*?);$/gm)].map((m) => [m[1] ?? "", m[2] ?? ""]),
    ),
    files: new Map(
      [...text.matchAll(/import \{ (\w+) \} from "(\.[^"]+)\.js"/g)].map((m) => [
        m[1] ?? "",
        join(dirname(file), `${m[2]}.d.ts`),
      ]),
    ),
  };
  read.set(file, fields);
  return fields;
}

/** Fields that Kubernetes does not know at their place: it would refuse them, or ignore them. */
function unknownFields(value: unknown, file: string, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unknownFields(each, file, path));
  if (typeof value !== "object" || value === null) return [];
  const { types, files } = fieldsOf(file);
  return Object.entries(value).flatMap(([name, inner]) => {
    const type = types.get(name);
    if (type === undefined) return [`has no field ${path}.${name}`];
    const next = files.get(/\w+/g.exec(type.replace(/^Array</, ""))?.[0] ?? "");
    return next ? unknownFields(inner, next, `${path}.${name}`) : [];
  });
}

interface Model {
  validate: () => void;
}

async function valueProblems(manifest: Manifest, path: string): Promise<string[]> {
  const module = (await import(pathToFileURL(join(PACKAGE, `${path}.js`)).href)) as Record<
    string,
    new (
      data: object,
    ) => Model
  >;
  const Kind = module[manifest.kind];
  if (!Kind) return ["is of an unknown kind"];
  try {
    // kustomize breaks long entries of a Secret into lines, which Kubernetes puts together again.
    const isSecret = manifest.kind === "Secret";
    const text = JSON.stringify(manifest, (_key, value: unknown) =>
      isSecret && typeof value === "string" ? value.replaceAll("\n", "") : value,
    );
    new Kind(JSON.parse(text) as Manifest).validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What Kubernetes itself would object to in the form of these manifests. */
export async function fieldProblems(manifests: readonly Manifest[]): Promise<string[]> {
  const found = await Promise.all(
    manifests.map(async (manifest) => {
      const path = `${manifest.apiVersion}/${manifest.kind}`;
      const file = join(PACKAGE, `${path}.d.ts`);
      const problems = existsSync(file)
        ? [
            ...unknownFields(manifest, file, manifest.kind),
            ...(await valueProblems(manifest, path)),
          ]
        : [`is of an unknown kind, ${path}`];
      return problems.map((problem) => `${nameOf(manifest)} ${problem}`);
    }),
  );
  return found.flat();
}
