/** What a file is for, which decides what else it may import. */
export type Kind = "product" | "test" | "build" | "journey";

/** A file's place in the repository, computed from its path alone, so a new folder is fenced at birth. */
export interface Zone {
  /** "apps/web", "packages/domain", "tools/cli"; "" for a file of no package. */
  folder: string;
  /** The same as rules name it: "web", "domain", and "tools" for every tool. */
  workspace: string;
  kind: Kind;
  /** The folder under src, and the one below it: "features" and "auth", "pages" and "quiz", "http". */
  layer: string;
  part: string;
  /** The last piece of "<feature>.<role>.ts", such as "routes", "service" or "store". */
  role: string;
  /** The file's name. */
  file: string;
}

const WORKSPACE_FOLDERS = ["apps", "packages", "tools"];

function getKind(path: string, folder: string | undefined): Kind {
  if (folder === "e2e" || path.endsWith("/playwright.config.ts")) return "journey";
  if (folder === "test" || /\.test\.tsx?$/.test(path)) return "test";
  return folder === "build" || path.endsWith(".config.ts") ? "build" : "product";
}

export function getZone(path: string): Zone {
  const [top = "", name = "", ...rest] = path.split("/");
  const isInWorkspace = WORKSPACE_FOLDERS.includes(top) && rest.length > 0;
  const inside = rest[0] === "src" ? rest.slice(1) : rest;
  const file = path.split("/").at(-1) ?? "";
  return {
    folder: isInWorkspace ? `${top}/${name}` : "",
    workspace: top === "tools" ? "tools" : isInWorkspace ? name : "",
    kind: getKind(path, rest[0]),
    layer: inside.length === 1 ? file.replace(/\.(test\.)?tsx?$/, "") : (inside[0] ?? ""),
    part: inside.length > 2 ? (inside[1] ?? "") : "",
    role: file.split(".").at(-2) ?? "",
    file,
  };
}
