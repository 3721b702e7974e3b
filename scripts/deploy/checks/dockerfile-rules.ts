import { allOf, copiesOf, type Stage } from "./dockerfile.ts";

/** What a rule is given of the repository. */
export interface Repository {
  /** Whether git knows a file or a folder of this name. */
  has: (path: string) => boolean;
  /** Whether .dockerignore keeps it from the engine. */
  isIgnored: (path: string) => boolean;
  nodeVersion: string;
  /** As package.json has it: "pnpm@12.21.0". */
  packageManager: string;
}

type Rule = (stages: readonly Stage[], repository: Repository) => string[];

const problem = (isSo: boolean, text: string) => (isSo ? [text] : []);

/** Exact versions only, and of Node the one that everything else runs on. */
const pinsItsBases: Rule = (stages, { nodeVersion }) =>
  stages.flatMap(({ base }) => {
    if (stages.some(({ name }) => name !== "" && name === base)) return [];
    const version = /:(\d+\.\d+(?:\.\d+)?)(?:-[a-z0-9-]+)?(?:@sha256:[0-9a-f]{64})?$/.exec(
      base,
    )?.[1];
    return [
      ...problem(version === undefined, `${base} names no exact version`),
      ...problem(
        base.startsWith("node:") && version !== nodeVersion,
        `${base} is not Node ${nodeVersion}`,
      ),
    ];
  });

/** What is copied is in the repository and reaches the engine, or an earlier stage makes it. */
const copiesWhatIsThere: Rule = (stages, repository) =>
  stages.flatMap((stage, index) =>
    copiesOf(stage).flatMap(({ from, sources }) => {
      if (from === null) {
        return sources.flatMap((source) => [
          ...problem(!repository.has(source), `${source} is not in the repository`),
          ...problem(repository.isIgnored(source), `${source} is kept out by .dockerignore`),
        ]);
      }
      const maker = stages.slice(0, index).find(({ name }) => name === from);
      if (!maker) return [`${from} is no earlier stage`];
      const workdir = allOf(maker, "WORKDIR").at(-1) ?? "/";
      const made = [...allOf(maker, "RUN"), ...allOf(maker, "COPY"), workdir].join("\n");
      return sources
        .map((source) => source.replace(`${workdir}/`, ""))
        .filter((source) => !made.includes(source))
        .map((source) => `${source} is not made in the stage ${from}`);
    }),
  );

/** The last stage runs as a number that is not root's, since an orchestrator cannot judge a name. */
const runsAsNobody: Rule = (stages) => {
  const user = allOf(stages.at(-1), "USER").at(-1) ?? "";
  return problem(!/^[1-9]\d*:[1-9]\d*$/.test(user), `USER is "${user}", not a number above 0`);
};

/** It says how it is, without a tool that the base lacks. */
const tellsItsHealth: Rule = (stages) => {
  const checks = allOf(stages.at(-1), "HEALTHCHECK");
  return [
    ...problem(checks.length !== 1, "There is not one HEALTHCHECK"),
    ...problem(
      checks.some((check) => /\b(?:curl|wget)\b/.test(check)),
      "HEALTHCHECK needs a tool",
    ),
    ...problem(
      checks.some((check) => !/CMD \[/.test(check)),
      "HEALTHCHECK goes through a shell",
    ),
  ];
};

/** Packages come from the lockfile, by the package manager that wrote it. */
const installsWhatIsLocked: Rule = (stages, { packageManager }) => {
  const runs = stages.flatMap((stage) => allOf(stage, "RUN"));
  const installs = runs.filter((run) => /\bpnpm install\b/.test(run));
  const brings = runs.some((run) => run.includes(packageManager));
  return [
    ...problem(
      installs.some((run) => !run.includes("--frozen-lockfile")),
      "pnpm install may change the lockfile",
    ),
    ...problem(installs.length > 0 && !brings, `pnpm is not ${packageManager}`),
  ];
};

/** Rules of hadolint, which needs a program of its own: each by its number. */
const keepsHadolintsRules: Rule = (stages) => {
  const all = stages.flatMap(({ instructions }) => instructions);
  const runs = all.filter(({ word }) => word === "RUN");
  const apt = runs.filter(({ rest }) => /apt-get install/.test(rest));
  const some = (found: readonly unknown[], text: string) => problem(found.length > 0, text);
  const last = stages.at(-1)?.instructions ?? [];
  return [
    ...some(
      all.filter(({ word, rest }) => word === "WORKDIR" && !rest.startsWith("/")),
      "DL3000: WORKDIR is not absolute",
    ),
    ...some(
      runs.filter(({ rest }) => /(?:^|&&|;)\s*cd\s/.test(rest)),
      "DL3003: RUN changes the folder",
    ),
    ...some(
      apt.filter(({ comments }) => !comments.some((line) => /ignore=DL3008/.test(line))),
      "DL3008: a version is neither pinned nor excused",
    ),
    ...some(
      apt.filter(({ rest }) => !/rm -rf \/var\/lib\/apt\/lists/.test(rest)),
      "DL3009: lists of packages stay in the image",
    ),
    ...some(
      apt.filter(({ rest }) => !/--no-install-recommends/.test(rest)),
      "DL3015: recommended packages come along",
    ),
    ...some(
      runs.filter(({ rest }) =>
        /npm install(?!.*@\d+\.\d+\.\d+)/.test(rest.replace(/pnpm install/g, "")),
      ),
      "DL3016: an npm package is not pinned",
    ),
    ...some(
      all.filter(({ word }) => word === "ADD"),
      "DL3020: ADD instead of COPY",
    ),
    ...some(
      all.filter(({ word, rest }) => ["CMD", "ENTRYPOINT"].includes(word) && !rest.startsWith("[")),
      "DL3025: CMD or ENTRYPOINT goes through a shell",
    ),
    ...some(
      runs.filter(({ rest }) => /(?:^|\s)apt\s/.test(rest)),
      "DL3027: apt is for people; scripts use apt-get",
    ),
    ...some(
      runs.filter(({ rest }) => /[^|]\|[^|]/.test(rest) && !/pipefail/.test(rest)),
      "DL4006: a failure in a pipe goes unseen",
    ),
    ...problem(
      !last.some(
        ({ word, rest }) => word === "LABEL" && /opencontainers\.image\.title=/.test(rest),
      ),
      "There are no OCI labels",
    ),
  ];
};

export const DOCKERFILE_RULES: Record<string, Rule> = {
  pinsItsBases,
  copiesWhatIsThere,
  runsAsNobody,
  tellsItsHealth,
  installsWhatIsLocked,
  keepsHadolintsRules,
};

/** What is wrong with a Dockerfile, one line each. */
export const dockerfileProblems: Rule = (stages, repository) =>
  Object.values(DOCKERFILE_RULES).flatMap((rule) => rule(stages, repository));
