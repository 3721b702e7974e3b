import { holds, type Quantity } from "./quantity.ts";

export interface Part {
  title: string;
  text: string;
  quantities: readonly Quantity[];
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

function toRow({ name, unit, bound, worst, median, count, when, note }: Quantity): string[] {
  const verdict = bound === null ? "stated only" : worst <= bound ? "within" : "**over**";
  return [
    name,
    `${round(worst)}${unit === "s" ? " s" : unit}`,
    `${round(median)}${unit === "s" ? " s" : unit}`,
    bound === null ? "none" : `${bound}${unit === "s" ? " s" : unit}`,
    verdict,
    when,
    count.toLocaleString("en-US"),
    note ?? "",
  ];
}

const HEAD = ["quantity", "worst", "median", "bound", "", "worst on", "compared", ""];

/** A table whose columns are as wide as their widest cell, as the formatter would set it. */
function toTable(quantities: readonly Quantity[]): string {
  const rows = [HEAD, ...quantities.map(toRow)];
  const widths = HEAD.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length), 3),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), rule, ...body.map(line)].join("\n");
}

/** docs/accuracy.md, but for what it says around the tables nothing in it is written by hand. */
export function toAccuracyPage(parts: readonly Part[]): string {
  const over = parts.flatMap(({ quantities }) => quantities.filter((each) => !holds(each)));
  const verdict =
    over.length === 0
      ? "Every bound holds."
      : `Over their bound: ${over.map(({ name }) => name).join(", ")}.`;
  return [
    "# Accuracy",
    [
      "`npm run sky:accuracy` writes this page: the worst difference of each quantity from an independent source, 1900 to 2100.",
      "Positions come from astronomy-engine 2.1.19, with what `packages/domain/src/sky` adds. The source is the npm package",
      "caelus 0.23.0 (MIT), which has theories and constants of its own: VSOP87 for the planets, a fit to JPL DE423 for the Moon",
      "from 1920 to 2080, precession after Vondrák, nutation of IAU 1980. Its authors compared it with the Swiss Ephemeris. For",
      "the Moon of other years stands the theory ELP/MPP02, fitted to JPL DE405, of the npm package astronomia 4.2.0 (MIT). All",
      "are asked at the same Terrestrial Time, so that no forecast of the Earth’s rotation is in the figures. Slow ingresses,",
      "which need a hundredth of an arc second, are compared with JPL’s ephemeris DE441 instead. A small form runs in",
      "`tools/bench/src/sky/sky-accuracy.test.ts`.",
    ].join("\n"),
    verdict,
    ...parts.map(
      ({ title, text, quantities }) => `## ${title}\n\n${text}\n\n${toTable(quantities)}`,
    ),
  ]
    .join("\n\n")
    .concat("\n");
}
