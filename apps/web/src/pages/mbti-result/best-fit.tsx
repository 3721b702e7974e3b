import type { MbtiResult } from "@cosmic/contracts";
import { fittingTypes, MBTI_TITLES } from "@cosmic/domain";
import { ChoiceGroup } from "@cosmic/ui/choice-group";

interface BestFitProps {
  result: MbtiResult;
  /** The type the visitor goes on with. */
  type: string;
  onChoose: (type: string) => void;
}

/** Offers every type the answers fit equally well; renders nothing when no axis was too close to call. */
export function BestFit({ result, type, onChoose }: BestFitProps) {
  const types = fittingTypes(result);
  if (types.length === 1) return null;
  const isPair = types.length === 2;
  const isExact = result.axes.every(
    ({ clarity, certainty = 0.5 }) => clarity !== "too close to call" || certainty === 0.5,
  );
  const balanced = isExact ? "balanced exactly" : "nearly balanced";
  const equally = isExact ? "equally" : "almost equally";
  return (
    <ChoiceGroup
      legend="Which reads more like you?"
      hint={
        isPair
          ? `Where your answers ${balanced}, a neighboring type fits ${isExact ? "just" : "almost"} as well. Choose the one you recognize.`
          : `Your answers ${balanced} on more than one pair of letters, so these ${types.length} types fit them ${equally} well. They were scored as ${result.mbtiType}. Choose the one you recognize.`
      }
      name="bestFit"
      dense={!isPair}
      value={type}
      onValueChange={onChoose}
      options={types.map((option) => ({
        value: option,
        label: `${option}, ${MBTI_TITLES[option]}`,
        ...(isPair && option === result.mbtiType
          ? { description: "As your answers were scored" }
          : {}),
      }))}
    />
  );
}
