import { letterOn, type MbtiType, withLetterFlipped } from "../mbti/types.ts";
import type { AxisResult } from "./scoring.ts";

/** What says how an axis fell, in the domain and on the wire alike. */
type Lean = Pick<AxisResult, "axis" | "letter" | "clarity" | "neighbour"> & {
  certainty?: number | undefined;
};

interface Scored<Each extends Lean> {
  mbtiType: MbtiType;
  axes: readonly Each[];
}

interface Chosen {
  mbtiType: MbtiType;
  chosenType: MbtiType | null;
}

const isTied = ({ clarity }: Lean) => clarity === "too close to call";

/**
 * Every type the answers fit about equally well, the scored one first: each combination of the letters on
 * the axes that are too close to call. 1, 2, 4, 8 or 16 of them; each tied axis doubles the list, and
 * its second half repeats the first with that one letter flipped.
 */
export function fittingTypes({ mbtiType, axes }: Scored<Lean>): readonly MbtiType[] {
  return axes
    .filter(isTied)
    .reduce<readonly MbtiType[]>(
      (types, { axis }) => [...types, ...types.map((type) => withLetterFlipped(type, axis))],
      [mbtiType],
    );
}

/** The certainty of a letter, from that of the scored one. */
const certaintyAs = ({ letter, certainty }: Lean, other: string) =>
  certainty === undefined || letter === other ? {} : { certainty: 1 - certainty };

/**
 * The same axes with the letters of the type the user recognized; null for a type that a clearly
 * answered axis speaks against.
 */
export function axesReadAs<Each extends Lean>(
  result: Scored<Each>,
  mbtiType: MbtiType,
): readonly Each[] | null {
  if (!fittingTypes(result).includes(mbtiType)) return null;
  return result.axes.map((each) => ({
    ...each,
    ...certaintyAs(each, letterOn(mbtiType, each.axis)),
    letter: letterOn(mbtiType, each.axis),
    neighbour: isTied(each) ? withLetterFlipped(mbtiType, each.axis) : null,
  }));
}

/** The type the user goes on with: the one they chose, else the one their answers were scored as. */
export const findOwnType = ({ mbtiType, chosenType }: Chosen): MbtiType => chosenType ?? mbtiType;

/** A result's axes with the letters of that type. */
export const findOwnAxes = <Each extends Lean>(result: Chosen & Scored<Each>): readonly Each[] =>
  axesReadAs(result, findOwnType(result)) ?? result.axes;
