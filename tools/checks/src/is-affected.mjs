// `node tools/checks/src/is-affected.mjs <web|admin|api|packages>...`: whether these parts have to be built and tested. Runs
// before anything is installed. AFFECTED_BASE names the commit to compare with; without one that is known, everything is
// affected.
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync } from "node:fs";

/**
 * What each part of `npm test` runs: an app's journeys drive the real API and what stands in for outside services.
 * `packages` reads all sources and compares the apps with one another, as `@cosmic/tools-checks` depends on all.
 */
const PARTS = {
  packages: ["@cosmic/tools-checks"],
  api: ["@cosmic/api", "@cosmic/local-services", "@cosmic/stripe-stand-in"],
  web: ["@cosmic/web", "@cosmic/api", "@cosmic/local-services", "@cosmic/stripe-stand-in"],
  admin: ["@cosmic/admin", "@cosmic/api", "@cosmic/local-services", "@cosmic/stripe-stand-in"],
};

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();

function findBase() {
  const asked = process.env.AFFECTED_BASE ?? "";
  if (asked === "" || /^0+$/.test(asked)) return null;
  try {
    return git("merge-base", asked, "HEAD");
  } catch {
    return null;
  }
}

/** The names of packages that changed, or whose packages did, according to turbo's graph. */
function changedPackages(base) {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const installed = "node_modules/.bin/turbo";
  const [command, ...first] = existsSync(installed)
    ? [installed]
    : ["npx", "--yes", `turbo@${devDependencies.turbo}`];
  const args = [...first, "query", "affected", "--packages", "--base", base, "--head", "HEAD"];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const answer = execFileSync(command, args, { encoding: "utf8", env });
  const { items } = JSON.parse(answer.slice(answer.indexOf("{"))).data.affectedPackages;
  return new Set(items.map(({ name }) => name));
}

const isDoc = (file) => file.startsWith("docs/") || /^[^/]+\.md$/.test(file);

/** Why the part is affected by files outside the packages, or null. Docs and workflows are checked with the packages. */
function findReasonOutside(part, files) {
  const outside = files.filter((file) => !/^(apps|packages)\/[^/]+\//.test(file));
  const ofAll = outside.find((file) => !isDoc(file) && !file.startsWith(".github/"));
  if (ofAll) return `${ofAll} concerns everything`;
  if (part === "packages" && outside.length > 0)
    return `${outside[0]} is checked with the packages`;
  const own = `.github/workflows/${part}.yml`;
  return outside.includes(own) ? `${own} changed` : null;
}

/** For each part the reason to run, or null when nothing that it tests has changed. */
function findReasons(parts) {
  const base = findBase();
  if (base === null) return parts.map(() => "there is no commit to compare with");
  const files = git("diff", "--name-only", "--no-renames", base, "HEAD")
    .split("\n")
    .filter(Boolean);
  const reasons = parts.map((part) => findReasonOutside(part, files));
  if (files.length === 0 || !reasons.includes(null)) return reasons;
  const changed = changedPackages(base);
  return parts.map((part, index) => {
    const name = PARTS[part].find((each) => changed.has(each));
    return reasons[index] ?? (name ? `${name} is affected` : null);
  });
}

const parts = process.argv.slice(2);
if (parts.length === 0 || parts.some((part) => !Object.hasOwn(PARTS, part))) {
  console.error(`Name a part: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
const reasons = findReasons(parts);
for (const [index, part] of parts.entries())
  console.log(`${part}: ${reasons[index] ?? "nothing to do"}`);
const output = process.env.GITHUB_OUTPUT;
if (output) appendFileSync(output, `affected=${reasons.some((reason) => reason !== null)}\n`);
