/** A visit that nothing referred. */
export const DIRECT = "direct";

/** Sources beyond the largest, and names that are none. */
export const OTHER_SOURCE = "other";

const LONGEST = 40;

/**
 * Where a visit came from, as it is counted: a campaign's name or a host in lower case, without `www.`;
 * `direct` for nothing, `other` for what could be anything.
 */
export function toTrafficSource(given: unknown): string {
  if (given === undefined || given === null || given === "") return DIRECT;
  if (typeof given !== "string" || given.length > 200) return OTHER_SOURCE;
  const name = given
    .trim()
    .toLowerCase()
    .replace(/^www\./, "");
  if (name === "") return DIRECT;
  return name.length <= LONGEST && /^[a-z0-9][a-z0-9._-]*$/.test(name) ? name : OTHER_SOURCE;
}
