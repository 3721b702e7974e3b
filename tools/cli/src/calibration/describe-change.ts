import { AXES } from "@cosmic/domain";
import type { ItemParameters, ParameterSet } from "@cosmic/domain/quiz-certainty";

const LARGEST = 10;

const move = (one: ItemParameters, other: ItemParameters) =>
  Math.max(
    Math.abs(other.a - one.a),
    ...other.b.map((step, at) => Math.abs(step - (one.b[at] ?? 0))),
  );

const describe = ({ a, b }: ItemParameters) =>
  `a ${a.toFixed(3)}  b ${b.map((step) => step.toFixed(2)).join(" ")}`;

/** What a fit changed, a line each, the items that moved most first. */
export function describeChange(before: ParameterSet, after: ParameterSet): string[] {
  const byId = new Map(before.items.map((item) => [item.id, item]));
  const moved = after.items
    .flatMap((item) => {
      const old = byId.get(item.id);
      return old ? [{ item, old, by: move(old, item) }] : [];
    })
    .toSorted((one, other) => other.by - one.by)
    .slice(0, LARGEST);
  return [
    `version ${before.version} (${before.takers} takers) -> ${after.version} (${after.takers} takers)`,
    "reliability of eight other questions:",
    ...AXES.map((axis) => {
      const [from, to] = [before, after].map(({ otherQuestions }) =>
        otherQuestions[axis].toFixed(3),
      );
      return `  ${axis}  ${from} -> ${to}`;
    }),
    "items that moved most:",
    ...moved.flatMap(({ item, old }) => [
      `  ${item.id.padEnd(22)} ${describe(old)}`,
      `  ${"".padEnd(22)} ${describe(item)}`,
    ]),
  ];
}
