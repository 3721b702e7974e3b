import type { ChartBody, ZodiacSign } from "@cosmic/domain";
import {
  computeSignShares,
  formatShare,
  formatSignShares,
  type MinuteRange,
  type OpenPlacement,
} from "@cosmic/domain/hours";
import type { SentenceEvidence } from "./sentence-evidence.ts";

/** What of a birth with hours tells how surely a sentence holds. */
export interface HoursFacts {
  /** Every minute of the hours given. */
  ranges: readonly MinuteRange[];
  placements: readonly (OpenPlacement & { body: ChartBody; sign: ZodiacSign | null })[];
}

const WHOLE = "the hours you gave";
const ALL = `, at all ${WHOLE}`;

/**
 * How surely what a sentence rests on holds, to follow its explanation: ", at all the hours you gave", or
 * the share of each sign that a body may have been in. Empty for what does not rest on the time.
 */
export function tellHours(evidence: SentenceEvidence, hours: HoursFacts): string {
  switch (evidence.kind) {
    case "sign":
    case "type-sign":
      return tellSun(evidence.sign, hours);
    case "type-element":
      if (evidence.body === null) return evidence.isOpen ? "" : ALL;
      return tellBody(evidence.body, evidence.sign, hours);
    case "placement":
      return tellBody(evidence.body, evidence.sign, hours);
    case "aspect":
    case "angle":
    case "house":
    case "retrograde":
    case "standout":
      return ALL;
    default:
      return "";
  }
}

function tellBody(body: ChartBody, sign: ZodiacSign | null, hours: HoursFacts): string {
  if (body === "Sun" && sign !== null) return tellSun(sign, hours);
  if (sign !== null) return ALL;
  return `, ${formatSignShares(countSigns(body, hours), WHOLE)}`;
}

/** Of the sign that the report reads the person as; nothing where the date alone settles it. */
function tellSun(sign: ZodiacSign, hours: HoursFacts): string {
  const shares = countSigns("Sun", hours);
  const share = shares.find((each) => each.sign === sign)?.share;
  return share === undefined || shares.length < 2 ? "" : `, for ${formatShare(share)} of ${WHOLE}`;
}

function countSigns(body: ChartBody, { placements, ranges }: HoursFacts) {
  const placement = placements.find((each) => each.body === body);
  return placement ? computeSignShares(placement, ranges) : [];
}
