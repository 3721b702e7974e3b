import { MBTI_TYPES } from "../mbti/types.ts";
import { NORMAL_PRICE_LABEL } from "../pricing/price.ts";
import { ZODIAC_SIGNS } from "../zodiac/signs.ts";

/** A marketing statement and its parts. Pages render claims from here and nowhere else. */
export interface Claim {
  /** The number or phrase alone, for a page that sets it apart from its label. */
  value: string;
  /** The label; value and label read as one line. */
  label: string;
  source: "stated by the owner" | "measured";
}

/** All claims. The operator can switch off each one, so no page may depend on one. */
export const CLAIMS = {
  chartsCreated: {
    value: "12,000+",
    label: "charts created",
    source: "stated by the owner",
  },
  accuracyRating: {
    value: "4.9/5",
    label: "accuracy rating",
    source: "stated by the owner",
  },
  combinations: {
    value: String(MBTI_TYPES.length * ZODIAC_SIGNS.length),
    label: "combinations",
    source: "measured",
  },
  timeToBlueprint: {
    value: "About 60 seconds",
    label: "to your blueprint",
    source: "stated by the owner",
  },
  assessmentTime: {
    value: "5-10 minutes",
    label: "for the full assessment",
    source: "stated by the owner",
  },
  normalPrice: {
    value: NORMAL_PRICE_LABEL,
    label: "normal price",
    source: "stated by the owner",
  },
  freeToStart: {
    value: "Free",
    label: "to start",
    source: "stated by the owner",
  },
  noEmailToStart: {
    value: "No email",
    label: "required to start",
    source: "stated by the owner",
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof CLAIMS;

export const CLAIM_IDS = Object.keys(CLAIMS) as readonly ClaimId[];

/** What stands beside a rating that the owner states and the product has not measured. */
export const STATED_LABEL = "stated by the owner";

/** Claims that rate the product itself: shown with that label only, since nothing here measures them as stated. */
export const STATED_RATINGS: readonly ClaimId[] = ["accuracyRating"];

/** True for the ids in the list. */
export function isClaimId(value: unknown): value is ClaimId {
  return typeof value === "string" && Object.hasOwn(CLAIMS, value);
}

/** The claim as one line: "12,000+ charts created". */
export function claimText(id: ClaimId): string {
  return `${CLAIMS[id].value} ${CLAIMS[id].label}`;
}

/** The assessment as structured data states it: ISO 8601 duration, ages in years. */
export const ASSESSMENT = { duration: "PT5M", typicalAgeRange: "18-65" } as const;
