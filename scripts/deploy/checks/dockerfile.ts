export interface Instruction {
  /** "RUN", "COPY" and so on. */
  word: string;
  rest: string;
  /** Comment lines right above it. */
  comments: string[];
}

export interface Stage {
  name: string;
  base: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile, in order; continued lines are joined. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  let comments: string[] = [];
  let open = "";
  for (const line of text.split("\n")) {
    if (/^\s*#/.test(line)) {
      comments.push(line.trim());
      continue;
    }
    if (line.trim() === "" && open === "") {
      comments = [];
      continue;
    }
    if (line.endsWith("\\")) {
      open += `${line.slice(0, -1)} `;
      continue;
    }
    const [, word = "", rest = ""] = /^\s*(\S+)\s*([^]*)$/.exec(open + line) ?? [];
    open = "";
    if (word.toUpperCase() === "FROM") {
      const [, base = "", name = ""] = /^(\S+)(?:\s+AS\s+(\S+))?/i.exec(rest) ?? [];
      stages.push({ name, base, instructions: [] });
    } else {
      stages.at(-1)?.instructions.push({ word: word.toUpperCase(), rest: rest.trim(), comments });
    }
    comments = [];
  }
  return stages;
}

/** Everything that comes under one word, in a stage. */
export const allOf = (stage: Stage | undefined, word: string): string[] =>
  (stage?.instructions ?? [])
    .filter((instruction) => instruction.word === word)
    .map(({ rest }) => rest);

/** Names and defaults that ARG and ENV give. */
export function namesOf(stages: readonly Stage[], word: "ARG" | "ENV"): string[] {
  return stages
    .flatMap((stage) => allOf(stage, word))
    .flatMap((rest) => [...rest.matchAll(/(?:^|\s)([A-Z_][A-Z0-9_]*)=/g)].map(([, name]) => name))
    .filter((name) => name !== undefined);
}

export interface Copy {
  /** The stage it comes from; null for the repository. */
  from: string | null;
  sources: string[];
  target: string;
}

/** The COPY instructions of a stage. */
export function copiesOf(stage: Stage): Copy[] {
  return allOf(stage, "COPY").map((rest) => {
    const words = rest.split(/\s+/).filter((word) => !word.startsWith("--"));
    const from = /--from=(\S+)/.exec(rest)?.[1] ?? null;
    return { from, sources: words.slice(0, -1), target: words.at(-1) ?? "" };
  });
}

/** The ports a built image says it listens on. */
export const exposedPorts = (stages: readonly Stage[]): number[] =>
  allOf(stages.at(-1), "EXPOSE").flatMap((rest) => rest.split(/\s+/).map(Number));
