import { HOSTILE_TEXTS, HOSTILE_VALUES } from "@cosmic/api/testing/hostile-values";
import * as fc from "fast-check";

/** Fragments that a parser, a query, a template, a path or a shell takes for more than text. */
const FRAGMENTS = [
  ..."'_\"_`_\\_$_;_&_|_<_>_(_)_{_}_[_]_%_*_+_@_#_\0_\t_\r\n_\u0085_\u2028_\u202e_\ufeff_\u0301_ı_ﬀ_Ａ".split(
    "_",
  ),
  ..."-- /* or 1=1 pg_sleep(10) $1 ../ ..%2f %2e%2e %00 %0d%0a %c0%ae etc/passwd .env".split(" "),
  ..."<script> onerror=alert(1) javascript: &#0; ]]> {{7*7}} ${7*7} __proto__ constructor".split(
    " ",
  ),
  ..."%s%n 1e400 NaN -0 00 0x1f //evil.test http://[::1] mı@x.test 2000-02-30 24:00".split(" "),
];

/** Lengths around the limits of fields, columns and buffers. */
const LENGTHS = [100, 101, 200, 201, 254, 255, 256, 1_024, 1_025, 2_049, 4_097, 30_000];

/** Text of every kind that has broken software before. */
const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  // Halves of surrogate pairs among whole ones.
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 1, maxLength: 12 })
    .map((units) => String.fromCharCode(...units)),
  {
    weight: 5,
    arbitrary: fc
      .array(fc.constantFrom(...FRAGMENTS), { minLength: 1, maxLength: 6 })
      .map((fragments) => fragments.join("")),
  },
  fc
    .tuple(
      fc.constantFrom("a", "é", "😀", " ", "(", "a-", "a@", "1-", "%", "/"),
      fc.constantFrom(...LENGTHS),
    )
    .map(([unit, count]) => unit.repeat(count)),
  fc.bigInt().map(String),
  fc.double().map(String),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.emailAddress(),
  fc.webUrl(),
);

/** JSON that JSON.stringify would not write. */
const RAW_JSON = [
  "1e400",
  "-1e400",
  "0.1e-400",
  "-0",
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
];

const json: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: text.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.json({ maxDepth: 6, stringUnit: "binary" }) },
  fc
    .object({ maxDepth: 4, values: [fc.string(), fc.double(), fc.boolean()] })
    .map((value) => JSON.stringify(value)),
  fc.bigInt().map(String),
  fc.constantFrom(...RAW_JSON),
);

/** So many generated texts, the same for the same seed. */
export const sampleTexts = (numRuns: number, seed: number): string[] =>
  fc.sample(text, { numRuns, seed });

/** The known texts, and so many generated ones. */
export const listTexts = (count: number, seed: number): string[] => [
  ...HOSTILE_TEXTS,
  ...sampleTexts(count, seed),
];

/** Values as JSON: the known ones, and so many generated ones. */
export const listJson = (numRuns: number, seed: number): string[] => [
  ...[...HOSTILE_TEXTS, ...HOSTILE_VALUES].map((value) => JSON.stringify(value)),
  ...fc.sample(json, { numRuns, seed }),
];

/** Bodies that begin as JSON and are cut off, doubled or continued by something else. */
export const listBrokenJson = (numRuns: number, seed: number): string[] =>
  fc.sample(
    fc
      .tuple(fc.json({ maxDepth: 3 }), fc.nat(40), text)
      .map(([whole, cut, rest]) => whole.slice(0, cut) + rest),
    { numRuns, seed },
  );

/** An input as a failure shows it. */
export const show = (value: string): string =>
  value.length > 80
    ? `${JSON.stringify(value.slice(0, 60))}... (${value.length})`
    : JSON.stringify(value);
