import { Button } from "@cosmic/ui/button";
import { useCalibrationConsent } from "../../shared/sittings/calibration-question.tsx";

/** Whether the user's answers may be used to measure the questions, and the way to change it. */
export function CalibrationConsentChoice() {
  const { takesPart, isSaving, save } = useCalibrationConsent();
  if (takesPart === undefined) return null;
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{takesPart ? "You take part." : "You do not take part."}</p>
      <Button variant="secondary" busy={isSaving} onClick={() => save(takesPart !== true)}>
        {takesPart ? "Stop taking part" : "Take part"}
      </Button>
    </div>
  );
}
