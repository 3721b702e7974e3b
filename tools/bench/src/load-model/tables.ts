import {
  ADVICE,
  computeUtilizations,
  dollarsAMonth,
  FULL,
  findBottleneck,
  ONE_SERVER,
  type Shape,
  shapeFor,
} from "./capacity.ts";
import { computeDemand, type Demand, perVisit, rowBytes } from "./demand.ts";
import type { Measured, RequestCost } from "./measured.ts";
import {
  computeUtilization,
  estimate,
  type Service,
  type Station,
  simulate,
  type Times,
} from "./queue.ts";
import { createRandom } from "./random.ts";
import { peakVisits, REQUESTS_PER_VISIT } from "./visitor-model.ts";

/** Visits a day of each column; the first is a site that has just found its readers. */
const SCALES = [1, 10, 100, 1_000].map((factor) => ({ factor, visits: factor * 1_000 }));
const SIMULATED = { requests: 120_000, seed: 7 };

const grouped = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 3 });
const number = (value: number) => (Number.isFinite(value) ? grouped.format(value) : "never");
const percent = (share: number) =>
  Number.isFinite(share) ? `${grouped.format(Math.round(share * 1_000) / 10)} %` : "never";
const roughly = (value: number) =>
  new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 }).format(value);
const dollars = (value: number) => `$${number(value)}`;

/** A Markdown table, its columns as wide as they need to be. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) =>
    Math.max(cell.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

const SCALE_HEAD = SCALES.map(({ factor, visits }) => `${number(factor)}x: ${number(visits)}`);

/** One row for each thing, one column for each scale. */
const byScale = <T>(
  columns: readonly T[],
  rows: readonly (readonly [string, (of: T) => string])[],
  first: string,
) =>
  table(
    [first, ...SCALE_HEAD],
    rows.map(([name, of]) => [name, ...columns.map(of)]),
  );

/** The columns of the table of costs. */
const COSTS: readonly (readonly [string, (cost: RequestCost) => number])[] = [
  ["loop ms", ({ loopMs }) => loopMs],
  ["thread ms", ({ threadMs }) => threadMs],
  ["database ms", ({ databaseMs }) => databaseMs],
  ["front ms", ({ frontMs }) => frontMs],
  ["statements", ({ statements }) => statements],
  ["writes", ({ writes }) => writes],
  ["log bytes", ({ walBytes }) => walBytes],
  ["answer bytes", ({ answerBytes }) => answerBytes],
];

/** What a kind of request costs. @throws when it was not measured */
function getCost({ requests }: Measured, kind: string): RequestCost {
  const cost = requests[kind];
  if (!cost) throw new Error(`"${kind}" has not been measured`);
  return cost;
}

function costs(measured: Measured): string {
  const kinds = Object.entries(REQUESTS_PER_VISIT).map(([kind, count]) => [
    kind,
    number(count),
    ...COSTS.map(([, of]) => number(of(getCost(measured, kind)))),
  ]);
  const whole = [() => 1, ...COSTS.map(([, of]) => of)].map((of) => number(perVisit(measured, of)));
  return table(
    ["request", "a visit", ...COSTS.map(([name]) => name)],
    [...kinds, ["a whole visit", ...whole]],
  );
}

const STORED = [
  "users",
  "credentials",
  "sessions",
  "birth_infos",
  "quiz_results",
  "blueprints",
  "funnel_visits",
  "funnel_events",
  "purchases",
];

const rows = (measured: Measured): string =>
  table(
    ["a row of", "bytes with indexes"],
    STORED.map((name) => [`\`${name}\``, number(rowBytes(measured, name))]),
  );

function partitions({ partitions: { days, rows: count, deleted, dropped } }: Measured): string {
  const line = (name: string, { milliseconds, walBytes }: typeof deleted) => [
    name,
    `${number(milliseconds)} ms`,
    `${number(walBytes / 1e6)} MB`,
  ];
  return table(
    [`${number(count)} events, the oldest of ${days} days`, "takes", "log"],
    [
      line("deleted a thousand at a time, vacuumed", deleted),
      line("dropped with their partition", dropped),
    ],
  );
}

const demands = (columns: readonly Demand[]): string =>
  byScale(
    columns,
    [
      ["requests/s", (of) => number(of.requests)],
      ["statements/s", (of) => number(of.statements)],
      ["writing statements/s", (of) => number(of.writes)],
      ["API cores", (of) => number(of.apiCores)],
      ["database cores", (of) => number(of.databaseCores)],
      ["nginx and PgBouncer cores", (of) => number(of.frontCores)],
      ["database connections in use", (of) => number(of.connections)],
      ["disk operations/s", (of) => number(of.diskOperations)],
      ["updates/s of the hottest row", (of) => number(of.hottestRow)],
      ["storage after a year, GB", (of) => number(of.gigabytesAYear)],
      ["write-ahead log a day, GB", (of) => number(of.logGigabytesADay)],
      ["sent to browsers a day, GB", (of) => number(of.gigabytesOutADay)],
      ["mails a day", (of) => number(of.mailsADay)],
      ["AI a day, if configured", (of) => dollars(of.aiDollarsADay)],
      ["purchases a day", (of) => dollars(of.incomeADay)],
    ],
    "at the peak",
  );

/** Visits a day at which a resource of one server is as full as it may be. */
const computeLimit = (demand: Demand, name: string) =>
  (demand.visitsPerDay * FULL) / (computeUtilizations(demand, ONE_SERVER)[name] ?? 0);

function oneServer(columns: readonly Demand[]): string {
  const largest = columns.at(-1) as Demand;
  const names = Object.keys(computeUtilizations(largest, ONE_SERVER));
  const uses = names.map((name) => [
    name,
    ...columns.map((of) => percent(computeUtilizations(of, ONE_SERVER)[name] ?? 0)),
    `${roughly(computeLimit(largest, name))} visits`,
  ]);
  const first = columns.map((of) => findBottleneck(of, ONE_SERVER));
  return table(
    ["one server of two cores", ...SCALE_HEAD, "60 % at"],
    [...uses, ["first over 60 %", ...first.map((each) => each?.name ?? "nothing"), ""]],
  );
}

/** What to do about each resource that gets too full, in the order in which they do. */
function advice(columns: readonly Demand[]): string {
  const largest = columns.at(-1) as Demand;
  return table(
    ["on one server, in this order", "at visits a day", "what to do"],
    Object.entries(ADVICE)
      .toSorted(([a], [b]) => computeLimit(largest, a) - computeLimit(largest, b))
      .map(([name, text]) => [name, roughly(computeLimit(largest, name)), text]),
  );
}

interface Plan {
  shape: Shape;
  demand: Demand;
}

const plans = ({ memory }: Measured, columns: readonly Plan[]): string =>
  byScale(
    columns,
    [
      ["API processes", ({ shape }) => number(shape.replicas)],
      ["memory of each at its fullest, MB", () => number(memory.usedMb)],
      ["database cores", ({ shape }) => number(shape.databaseCores)],
      ["connections to the database", ({ shape }) => number(shape.connections)],
      ["disk operations/s", ({ shape }) => number(shape.diskOperations)],
      ["disk, GB", ({ shape }) => number(shape.diskGigabytes)],
      [
        "dollars a month, without the AI",
        ({ shape, demand }) => dollars(dollarsAMonth(shape, demand)),
      ],
      ["dollars a month for the AI", ({ demand }) => dollars(demand.aiDollarsADay * 30)],
      [
        "share of the purchases",
        ({ shape, demand }) =>
          percent((dollarsAMonth(shape, demand) / 30 + demand.aiDollarsADay) / demand.incomeADay),
      ],
    ],
    "nothing over 60 %",
  );

/** What a request passes in a shape: the API's event loops, its threads, then the database. */
export function listStations(measured: Measured, { replicas, databaseCores }: Shape): Station[] {
  const services = (of: (cost: RequestCost) => number): Service[] =>
    Object.entries(REQUESTS_PER_VISIT).map(([kind, weight]) => {
      const cost = getCost(measured, kind);
      return { weight, mean: of(cost), shape: cost.shape };
    });
  return [
    { servers: replicas, services: services(({ loopMs }) => loopMs) },
    { servers: replicas, services: services(({ threadMs }) => threadMs) },
    { servers: databaseCores, services: services(({ databaseMs }) => databaseMs) },
  ];
}

const time = (of: Times, which: keyof Times) => `${number(of[which])} ms`;

function queues(measured: Measured, columns: readonly Plan[]): string {
  const found = columns.map(({ shape, demand }) => {
    const stations = listStations(measured, shape);
    const rate = peakVisits(demand.visitsPerDay) * perVisit(measured, () => 1);
    const random = createRandom(SIMULATED.seed);
    return {
      uses: stations.map((station) => computeUtilization(rate, station)),
      expected: estimate(rate, stations),
      simulated: simulate(rate, stations, { requests: SIMULATED.requests, random }),
    };
  });
  return byScale(
    found,
    [
      ["event loops busy", ({ uses }) => percent(uses[0] ?? 0)],
      ["threads busy", ({ uses }) => percent(uses[1] ?? 0)],
      ["database busy", ({ uses }) => percent(uses[2] ?? 0)],
      ["p50 by arithmetic", ({ expected }) => time(expected, "p50")],
      ["p50 simulated", ({ simulated }) => time(simulated, "p50")],
      ["p99 by arithmetic", ({ expected }) => time(expected, "p99")],
      ["p99 simulated", ({ simulated }) => time(simulated, "p99")],
    ],
    "in those shapes",
  );
}

/** Every table of docs/scaling.md by the name of its place there, out of one measurement. */
export function buildTables(measured: Measured): Record<string, string> {
  const small = SCALES.map(({ visits }) => computeDemand(measured, visits, ONE_SERVER.replicas));
  const planned = SCALES.map(({ visits }) => {
    const shape = shapeFor(measured, visits);
    return { shape, demand: computeDemand(measured, visits, shape.replicas) };
  });
  return {
    costs: costs(measured),
    rows: rows(measured),
    demand: demands(small),
    "one-server": oneServer(small),
    advice: advice(small),
    shapes: plans(measured, planned),
    queues: queues(measured, planned),
    partitions: partitions(measured),
  };
}

const place = (name: string) => new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);

/** A document with each table put between `<!-- name -->` and `<!-- /name -->`. Throws where a place is missing. */
export function fillTables(text: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((filled, [name, content]) => {
    if (!place(name).test(filled)) throw new Error(`There is no place for the table "${name}"`);
    return filled.replace(
      place(name),
      (_all, start: string, end: string) => `${start}\n${content}\n\n${end}`,
    );
  }, text);
}
