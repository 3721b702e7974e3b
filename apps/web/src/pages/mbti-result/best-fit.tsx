import type { MbtiResult } from "@cosmic/contracts";
import { MBTI_TITLES } from "@cosmic/domain";
import { ChoiceGroup } from "@cosmic/ui/choice-group";

interface BestFitProps {
  result: MbtiResult;
  /** The type the visitor goes on with. */
  type: string;
  onChoose: (type: string) => void;
}

/** Offers the neighbouring types where an axis was too close to call; nothing where none was. */
export function BestFit({ result, type, onChoose }: BestFitProps) {
  const neighbours = neighboursOf(result);
  if (neighbours.length === 0) return null;
  return (
    <ChoiceGroup
      legend="Which reads more like you?"
      hint="Where your answers balanced exactly, a neighbouring type fits just as well. Choose the one you recognise."
      name="bestFit"
      value={type}
      onValueChange={onChoose}
      options={[result.mbtiType, ...neighbours].map((option) => ({
        value: option,
        label: `${option}, ${MBTI_TITLES[option]}`,
        ...(option === result.mbtiType ? { description: "As your answers were scored" } : {}),
      }))}
    />
  );
}

/** The types one undecided letter away. */
export function neighboursOf({ axes }: MbtiResult) {
  return axes.flatMap(({ neighbour }) => (neighbour === null ? [] : [neighbour]));
}
