import type { Blueprint, GeneratedProfile } from "@cosmic/contracts";

type Birth = Pick<Blueprint, "birthTime" | "birthHours" | "place">;

/** The editions of a report that were written for another time or place of the same birth. */
export interface OtherEditions {
  /** The latest that came before it. */
  before: Blueprint | null;
  /** The latest of all, where it came after it. */
  after: Blueprint | null;
}

const isSameBirth = (one: Birth, other: Birth) =>
  one.birthTime === other.birthTime &&
  JSON.stringify(one.birthHours ?? null) === JSON.stringify(other.birthHours ?? null) &&
  (one.place?.id ?? null) === (other.place?.id ?? null);

/** Finds them in the owner's list; they have the birth date and the type in common. */
export function findOtherEditions(
  list: readonly Blueprint[],
  profile: Pick<
    GeneratedProfile,
    "slug" | "birthDate" | "mbtiType" | "birthTime" | "birthHours" | "place" | "generatedAt"
  >,
): OtherEditions {
  const written = Date.parse(profile.generatedAt);
  const others = list
    .filter(
      (each) =>
        each.slug !== profile.slug &&
        each.birthDate === profile.birthDate &&
        each.mbtiType === profile.mbtiType &&
        !isSameBirth(each, { ...profile, birthHours: profile.birthHours ?? null }),
    )
    .toSorted((a, b) => Date.parse(b.generatedAt) - Date.parse(a.generatedAt));
  const [latest] = others;
  return {
    before: others.find(({ generatedAt }) => Date.parse(generatedAt) < written) ?? null,
    after: latest && Date.parse(latest.generatedAt) > written ? latest : null,
  };
}
