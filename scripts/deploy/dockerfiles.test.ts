import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { ENV_NAMES } from "../../apps/api/src/config/env.ts";
import { copiesOf, namesOf, readDockerfile } from "./checks/dockerfile.ts";
import { DOCKERFILE_RULES, dockerfileProblems } from "./checks/dockerfile-rules.ts";
import { DOCKERFILES, openRepository, readText } from "./checks/repository.ts";

const repository = openRepository();

it("there is one for each thing that is deployed", () => {
  expect(DOCKERFILES).toEqual([
    "apps/admin/Dockerfile",
    "apps/api/Dockerfile",
    "apps/web/Dockerfile",
    "packages/local-services/Dockerfile",
    "scripts/deploy/pgbouncer/Dockerfile",
  ]);
});

it.each(DOCKERFILES)("%s holds every rule", (path) => {
  expect(dockerfileProblems(readDockerfile(readText(path)), repository)).toEqual([]);
});

const WEB = readText("apps/web/Dockerfile");

// Each change breaks one rule, so that a rule which sees nothing shows.
const BROKEN: [rule: string, what: RegExp | string, by: string][] = [
  ["pinsItsBases", "debian:12.11-slim", "debian:latest"],
  ["pinsItsBases", "debian:12.11-slim", "debian"],
  ["pinsItsBases", "node:24.21.0-bookworm-slim", "node:24-slim"],
  ["pinsItsBases", "node:24.21.0-bookworm-slim", "node:24.20.0-bookworm-slim"],
  ["copiesWhatIsThere", "COPY packages/ui packages/ui", "COPY packages/look packages/look"],
  ["copiesWhatIsThere", "COPY packages/ui packages/ui", "COPY docs docs"],
  ["copiesWhatIsThere", "nginx/*.conf.template", "nginx/*.ini.template"],
  ["copiesWhatIsThere", "--from=build /repo/apps/web/dist", "--from=built /repo/apps/web/dist"],
  ["copiesWhatIsThere", "--from=build /repo/apps/web/dist", "--from=build /repo/apps/web/out"],
  ["runsAsNobody", "USER 10001:10001", ""],
  ["runsAsNobody", "USER 10001:10001", "USER nginx"],
  ["runsAsNobody", "USER 10001:10001", "USER 0:0"],
  ["tellsItsHealth", /HEALTHCHECK [^]*?'"\]/, ""],
  ["tellsItsHealth", /CMD \["bash"[^\n]*/, 'CMD ["curl", "-f", "http://localhost:8080/"]'],
  ["installsWhatIsLocked", " --frozen-lockfile", ""],
  ["installsWhatIsLocked", "pnpm@12.21.0", "pnpm@11.0.0"],
  ["keepsHadolintsRules", "WORKDIR /repo", "WORKDIR repo"],
  ["keepsHadolintsRules", "RUN pnpm --filter", "RUN cd apps && pnpm --filter"],
  ["keepsHadolintsRules", "# hadolint ignore=DL3008\n", ""],
  ["keepsHadolintsRules", " && rm -rf /var/lib/apt/lists/*", ""],
  ["keepsHadolintsRules", " --no-install-recommends", ""],
  ["keepsHadolintsRules", "pnpm@12.21.0", "pnpm"],
  ["keepsHadolintsRules", "COPY scripts/deploy/nginx/entry", "ADD scripts/deploy/nginx/entry"],
  ["keepsHadolintsRules", 'ENTRYPOINT ["/nginx/entrypoint.sh"]', "ENTRYPOINT /nginx/entrypoint.sh"],
  ["keepsHadolintsRules", "apt-get update", "apt update"],
  ["keepsHadolintsRules", "node scripts/deploy", "cat a | node scripts/deploy"],
  ["keepsHadolintsRules", /LABEL [^]*/, ""],
];

it.each(BROKEN)("by %s it refuses one without “%s”", (rule, what, by) => {
  const changed = WEB.replace(what, () => by);
  expect(changed).not.toBe(WEB);
  expect(DOCKERFILE_RULES[rule]?.(readDockerfile(changed), repository)).not.toEqual([]);
});

it("each rule is tried", () => {
  expect(new Set(BROKEN.map(([rule]) => rule))).toEqual(new Set(Object.keys(DOCKERFILE_RULES)));
});

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, "..", "..", folder, "package.json"), "utf8"),
  ) as Manifest;

/** Folders of the workspace packages that one needs, and that those need. */
function neededBy(folder: string, found = new Set<string>()): Set<string> {
  const { dependencies, devDependencies } = manifestOf(folder);
  const all = folder.startsWith("apps/") ? { ...dependencies, ...devDependencies } : dependencies;
  for (const name of Object.keys(all ?? {}).filter((each) => each.startsWith("@cosmic/"))) {
    const needed = `packages/${name.slice("@cosmic/".length)}`;
    if (!found.has(needed)) neededBy(needed, found.add(needed));
  }
  return found;
}

it.each(DOCKERFILES.filter((path) => path.startsWith("apps/")))(
  "%s installs for every package of ours that it builds from",
  (path) => {
    const [build] = readDockerfile(readText(path));
    const copied = build ? copiesOf(build).flatMap(({ sources }) => sources) : [];
    const folders = [dirname(path), ...neededBy(dirname(path))];
    expect(copied).toEqual(expect.arrayContaining(folders.map((each) => `${each}/package.json`)));
  },
);

it("the API's sets variables that the API knows", () => {
  const names = namesOf(readDockerfile(readText("apps/api/Dockerfile")).slice(1), "ENV");
  expect(names.filter((name) => !ENV_NAMES.includes(name))).toEqual([]);
  expect(names).toContain("HOST");
});
