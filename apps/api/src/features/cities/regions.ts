import { foldName } from "./fold-name.ts";

/** A country's division, in English. */
export interface Region {
  /** "" where the gazetteer has no name for it. */
  name: string;
  country: string;
  /** What people may write for it: "TX" and "US", "USA". */
  codes: readonly string[];
}

/** Short names that are no ISO code. */
const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ["usa", "america"],
  GB: ["uk", "britain", "great britain"],
  AE: ["uae"],
  CZ: ["czech republic"],
  TR: ["turkey"],
  CI: ["ivory coast"],
  MM: ["burma"],
  NL: ["holland"],
};

const countryNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

/** @param code ISO country and division: "US.TX" */
export function describeRegion({ code, name }: { code: string; name: string }): Region {
  const [country = "", division = ""] = code.split(".");
  return {
    name,
    country: countryNames.of(country) ?? country,
    codes: [country, division, ...(SHORT_NAMES[country] ?? [])].map(foldName),
  };
}

/** Two letters are rather a code than the beginning of some word of a long name. */
const SHORT_PART = 2;

const hasWordStarting = (name: string, part: string) => ` ${foldName(name)}`.includes(` ${part}`);

/** Whether every part ("texas", "us"; folded) names the region or its country, or begins to. */
export function isNamedBy({ name, country, codes }: Region, parts: readonly string[]): boolean {
  return parts.every(
    (part) =>
      codes.includes(part) ||
      (part.length <= SHORT_PART
        ? foldName(country).startsWith(part)
        : hasWordStarting(name, part) || hasWordStarting(country, part)),
  );
}
