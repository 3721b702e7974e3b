import type { ZodiacSign } from "../../zodiac/signs.ts";
import { countMinutes, MINUTE, type MinuteRange } from "./minute-ranges.ts";

/** A sign that a body may have been in, with the part of the given minutes at which it was, 0 to 1. */
export interface SignShare {
  sign: ZodiacSign;
  share: number;
}

/** Where a body may have stood; instants may be ISO text. */
export interface OpenPlacement {
  signs: readonly ZodiacSign[];
  /** In order of time. */
  changes: readonly { from: ZodiacSign; to: ZodiacSign; at: Date | string }[];
}

/** How many of the given minutes a body was in each of its signs, the likeliest first; none where it is not known when they changed. */
export function computeSignShares(
  { signs, changes }: OpenPlacement,
  ranges: readonly MinuteRange[],
): SignShare[] {
  const total = countMinutes(ranges);
  const [first] = changes;
  if (!first) return signs.length === 1 ? signs.map((sign) => ({ sign, share: 1 })) : [];
  const counts = new Map<ZodiacSign, number>();
  const add = (sign: ZodiacSign, minutes: number) =>
    counts.set(sign, (counts.get(sign) ?? 0) + minutes);
  const ends = changes.map(({ at }) => countBefore(ranges, new Date(at).getTime()));
  add(first.from, ends[0] ?? 0);
  changes.forEach(({ to }, index) => {
    add(to, (ends[index + 1] ?? total) - (ends[index] ?? 0));
  });
  return [...counts]
    .map(([sign, minutes]) => ({ sign, share: minutes / total }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
}

/** How many of the minutes lie before an instant. */
function countBefore(ranges: readonly MinuteRange[], at: number): number {
  return ranges.reduce((count, range) => {
    const passed = Math.ceil((at - range.from) / MINUTE);
    return count + Math.min(Math.max(passed, 0), countMinutes([range]));
  }, 0);
}

/**
 * "Aries for 63% of the hours you gave, or Taurus (37%)"; where no sign has half of them, none goes first.
 * @param whole "the hours you gave", "the day"
 */
export function formatSignShares(shares: readonly SignShare[], whole: string): string {
  const nameEach = (some: readonly SignShare[]) =>
    some.map(({ sign, share }) => `${sign} (${formatShare(share)})`).join(" or ");
  const [first, ...others] = shares;
  if (!first || first.share < 0.5) return `${nameEach(shares)} of ${whole}`;
  const likely = `${first.sign} for ${formatShare(first.share)} of ${whole}`;
  return others.length === 0 ? likely : `${likely}, or ${nameEach(others)}`;
}

/** "63%"; a share short of all or nothing is never called 100 or 0. */
export const formatShare = (share: number): string =>
  `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
