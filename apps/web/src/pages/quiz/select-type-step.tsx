import { isMbtiType, MBTI_TITLES, MBTI_TYPES, type MbtiType } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { TileGroup } from "@cosmic/ui/tile-group";
import type { Ref } from "react";
import { StepFrame } from "./step-frame.tsx";

interface SelectTypeStepProps {
  headingRef: Ref<HTMLHeadingElement>;
  chosenType: MbtiType | "";
  onChoose: (type: MbtiType) => void;
  onBack: () => void;
  onGenerate: (type: MbtiType) => void;
}

const OPTIONS = MBTI_TYPES.map((type) => ({
  value: type,
  title: type,
  caption: MBTI_TITLES[type],
}));

/** The sixteen types with their titles, one of which is chosen. */
export function SelectTypeStep({
  headingRef,
  chosenType,
  onChoose,
  onBack,
  onGenerate,
}: SelectTypeStepProps) {
  return (
    <StepFrame
      headingRef={headingRef}
      numeral="II"
      title="Select Your Type"
      lead="Thinkers of plans, keepers of order, makers and guides: find your four letters."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosenType !== "") onGenerate(chosenType);
        }}
        className="flex flex-col gap-8"
      >
        <TileGroup
          label="Your personality type"
          labelHidden
          options={OPTIONS}
          value={chosenType}
          onValueChange={(value) => {
            if (isMbtiType(value)) onChoose(value);
          }}
        />
        <div className="flex flex-col-reverse gap-4 sm:flex-row sm:justify-between">
          <Button variant="secondary" size="lg" onClick={onBack}>
            Back
          </Button>
          <Button type="submit" size="lg" disabled={chosenType === ""}>
            Generate My Blueprint
          </Button>
        </div>
      </form>
    </StepFrame>
  );
}
