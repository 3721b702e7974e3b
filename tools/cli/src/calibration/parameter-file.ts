import type { ParameterSet } from "@cosmic/domain/quiz-certainty";

const four = (values: readonly number[]) => `[${values.join(", ")}]`;

/** The module that holds a fitted parameter set. */
export function writeParameterFile({
  version,
  takers,
  otherQuestions,
  items,
}: ParameterSet): string {
  const { EI, SN, TF, JP } = otherQuestions;
  const rows = items.map(
    ({ id, axis, a, b }) => `    { id: "${id}", axis: "${axis}", a: ${a}, b: ${four(b)} },`,
  );
  return `import type { ParameterSet } from "./parameter-set.ts";

/**
 * Version ${version}, fitted from the answers of ${takers} takers who allowed it, held near version ${version - 1}
 * (\`fit-items.ts\`). Version 1 came from published reliabilities alone. \`npm run calibrate\` writes this file again.
 */
export const ITEM_PARAMETERS: ParameterSet = {
  version: ${version},
  takers: ${takers},
  otherQuestions: { EI: ${EI}, SN: ${SN}, TF: ${TF}, JP: ${JP} },
  // biome-ignore format: one line an item, as \`npm run calibrate\` writes them
  items: [
${rows.join("\n")}
  ],
};
`;
}
