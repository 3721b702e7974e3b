import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@cosmic/tools-programs/root";

const FOLDER = "apps/api/src/db/migrations";

/** Migrations of a version, oldest first: file names and what git calls their contents. */
export type Migrations = readonly { name: string; blob: string }[];

/** One commit, and the migrations that it has. */
interface Version {
  commit: string;
  /** As git writes days. */
  day: string;
  migrations: Migrations;
}

export interface EarlierVersion extends Version {
  /** Files of today's migrations that it does not know. */
  unknown: readonly string[];
  /** Commits since then whose schema was changed in place afterwards, so that no database has it. */
  reshaped: number;
}

const git = (args: readonly string[], input = "") =>
  execFileSync("git", args, { cwd: ROOT, encoding: "utf8", input, maxBuffer: 2 ** 27 });

const isMigration = (name: string) => /^\d{4}-.*\.ts$/.test(name);

function readToday(): Migrations {
  const names = readdirSync(join(ROOT, FOLDER)).filter(isMigration).toSorted();
  const blobs = git(["hash-object", "--", ...names.map((name) => `${FOLDER}/${name}`)]).split("\n");
  return names.map((name, index) => ({ name, blob: blobs[index] ?? "" }));
}

function readTree(tree: string): Migrations {
  const lines = git(["ls-tree", tree]).trim().split("\n");
  return lines
    .map((line) => /^\S+ blob (\w+)\t(.*)$/.exec(line))
    .flatMap((found) => (found ? [{ name: found[2] ?? "", blob: found[1] ?? "" }] : []))
    .filter(({ name }) => isMigration(name));
}

/** Every commit that has migrations, newest first. */
function readHistory(): Version[] {
  const commits = git(["log", "--format=%H %cs"]).trim().split("\n");
  const asked = commits.map((line) => `${line.split(" ")[0]}:${FOLDER}\n`).join("");
  const trees = git(["cat-file", "--batch-check=%(objectname) %(objecttype)"], asked).split("\n");
  const known = new Map<string, Migrations>();
  return commits.flatMap((line, index) => {
    const [commit = "", day = ""] = line.split(" ");
    const [tree = "", type] = (trees[index] ?? "").split(" ");
    if (type !== "tree") return [];
    const migrations = known.get(tree) ?? readTree(tree);
    known.set(tree, migrations);
    return [{ commit, day, migrations }];
  });
}

/** Whether a database of these migrations is brought to those by adding some. */
const leadsTo = (earlier: Migrations, later: Migrations) =>
  earlier.length > 0 &&
  earlier.length <= later.length &&
  earlier.every(({ name, blob }, index) => {
    const same = later[index];
    return same?.name === name && same.blob === blob;
  });

/** Of so many versions, newest first, the last one before a migration was added; null without one. */
export function chooseEarlier(history: readonly Version[], today: Migrations) {
  const fewer = history.filter(
    ({ migrations }) => migrations.length < today.length && leadsTo(migrations, today),
  );
  const most = Math.max(...fewer.map(({ migrations }) => migrations.length));
  const index = history.findIndex(
    (version) => version.migrations.length === most && fewer.includes(version),
  );
  const version = history[index];
  if (!version) return null;
  const unknown = today.slice(most).map(({ name }) => name);
  const since = history.slice(0, index);
  const reshaped = since.filter(({ migrations }) => !leadsTo(migrations, today)).length;
  return { ...version, unknown, reshaped };
}

/**
 * The last commit before this one whose database a migration has since changed. Its migrations are today's
 * first ones, to the letter: a schema that was changed in place while it was made was never anybody's.
 * @returns why there is none, as a text, where there is none
 */
export function findEarlierVersion(): EarlierVersion | string {
  try {
    const found = chooseEarlier(readHistory(), readToday());
    if (found) return found;
    const isShallow = git(["rev-parse", "--is-shallow-repository"]).trim() === "true";
    return isShallow
      ? "this clone has not the history; git fetch --unshallow brings it"
      : "no commit has fewer migrations, unchanged since";
  } catch {
    return "there is no git, or no history";
  }
}

/** Whether a commit has a file. */
export function hasFile(commit: string, path: string): boolean {
  return !git(["cat-file", "--batch-check"], `${commit}:${path}\n`).includes("missing");
}

/** Writes the files of a commit into an empty folder. */
export function writeCommit(commit: string, folder: string): void {
  const archive = join(folder, "commit.tar");
  git(["archive", `--output=${archive}`, commit]);
  execFileSync("tar", ["-xf", archive, "-C", folder]);
}
