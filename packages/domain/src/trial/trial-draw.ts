import { AXES, MBTI_TYPES, type MbtiType, withLetterFlipped } from "../mbti/types.ts";

/** How the two decoys of a trial differ from the reader's own text. */
export const DECOY_KINDS = ["near-type", "other-place", "far"] as const;
export type DecoyKind = (typeof DECOY_KINDS)[number];

/** `same`: two copies of the reader's own text and no decoy, which must be chosen equally often. */
export const TRIAL_ARMS = [...DECOY_KINDS, "same"] as const;
export type TrialArm = (typeof TRIAL_ARMS)[number];

/** One trial in so many checks the counting with two copies of one text. */
export const CHECK_EVERY = 20;

/** A number from 0 to one below `count`, each as likely as the others. */
export type Pick = (count: number) => number;

/** Whom a text is written for: a type with a Sun sign (an overview), or with an element (a chapter). */
export interface Pairing<Place extends string> {
  mbtiType: MbtiType;
  place: Place;
}

/** Where a pairing may stand besides its type; `areFar` also has to hold for the two decoys. */
export interface Places<Place extends string> {
  all: readonly Place[];
  areFar: (a: Place, b: Place) => boolean;
}

/** The arm of the next trial: now and then the check, else each kind of decoy equally often. */
export function drawArm(pick: Pick): TrialArm {
  if (pick(CHECK_EVERY) === 0) return "same";
  return takeAt(DECOY_KINDS, pick(DECOY_KINDS.length));
}

/**
 * The texts of a trial, the reader's own first. What relates two of them relates all three in the same way, and
 * every three that fit are equally likely; so the three alone, without their order, do not tell whose they are.
 */
export function drawPairings<Place extends string>(
  arm: TrialArm,
  own: Pairing<Place>,
  places: Places<Place>,
  pick: Pick,
): Pairing<Place>[] {
  if (arm === "same") return [own, own];
  const types = arm === "other-place" ? null : listDecoyTypes(arm, own.mbtiType);
  const others = arm === "near-type" ? null : listDecoyPlaces(arm, own.place, places);
  const [typeA, typeB] = types ? takeAt(types, pick(types.length)) : [own.mbtiType, own.mbtiType];
  const [placeA, placeB] = others ? takeAt(others, pick(others.length)) : [own.place, own.place];
  return [own, { mbtiType: typeA, place: placeA }, { mbtiType: typeB, place: placeB }];
}

/** The same items in an order of which each is equally likely. */
export function shuffle<Item>(items: readonly Item[], pick: Pick): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const at = pick(last + 1);
    [shuffled[last], shuffled[at]] = [takeAt(shuffled, at), takeAt(shuffled, last)];
  }
  return shuffled;
}

/**
 * Near: three of the four types that two axes make, so that one of the three is the neighbor of both others; the
 * reader's own is that one no more often than a decoy. Far: any two of the three differ in two letters or more.
 */
function listDecoyTypes(
  arm: "near-type" | "far",
  own: MbtiType,
): (readonly [MbtiType, MbtiType])[] {
  if (arm === "far") {
    const others = MBTI_TYPES.filter((type) => countOtherLetters(type, own) > 1);
    return listOrderedPairs(others).filter(([a, b]) => countOtherLetters(a, b) > 1);
  }
  return AXES.flatMap((axis, at) =>
    AXES.slice(at + 1).flatMap((other) => {
      const flipped = withLetterFlipped(own, axis);
      return listOrderedPairs([
        flipped,
        withLetterFlipped(own, other),
        withLetterFlipped(flipped, other),
      ]);
    }),
  );
}

function listDecoyPlaces<Place extends string>(
  arm: "other-place" | "far",
  own: Place,
  { all, areFar }: Places<Place>,
): (readonly [Place, Place])[] {
  const mayMeet = arm === "far" ? areFar : (a: Place, b: Place) => a !== b;
  const others = all.filter((place) => mayMeet(place, own));
  return listOrderedPairs(others).filter(([a, b]) => mayMeet(a, b));
}

const listOrderedPairs = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((a) => items.flatMap((b) => (a === b ? [] : [[a, b] as const])));

const countOtherLetters = (a: MbtiType, b: MbtiType) =>
  AXES.filter((_, at) => a.charAt(at) !== b.charAt(at)).length;

function takeAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new RangeError(`There is no item ${at} of ${items.length}`);
  return item;
}
