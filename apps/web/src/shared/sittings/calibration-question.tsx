import { Button } from "@cosmic/ui/button";
import { toast } from "@cosmic/ui/use-toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { refusalText } from "../feedback/refusal-text.ts";
import { consentQuery } from "./sitting-queries.ts";

/** What is asked for, in the words of the privacy policy. */
export const CALIBRATION_EXPLAINED =
  "Your answers and the dates of your sittings, without your name, address, birth date or account, help us to measure how well each question works. You can withdraw at any time on the Your data page.";

/** Saves whether the user's answers may be used to measure the questions. */
export function useCalibrationConsent() {
  const queryClient = useQueryClient();
  const { data } = useQuery(consentQuery);
  const saving = useMutation({
    mutationFn: (takesPart: boolean) =>
      api.sittings.saveCalibrationConsent({ body: { takesPart } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(consentQuery.queryKey, saved);
      toast({ title: saved.takesPart ? "Thank you. You take part" : "You do not take part" });
    },
    onError: (error) => {
      toast({
        variant: "destructive",
        title: "Error",
        description: refusalText(error, "Your choice could not be saved. Please try again."),
      });
    },
  });
  return {
    /** Undefined until it is known, null until the user has decided. */
    takesPart: data?.takesPart,
    isSaving: saving.isPending,
    save: (takesPart: boolean) => {
      saving.mutate(takesPart);
    },
  };
}

/** Asks once; renders nothing for a user who has decided. */
export function CalibrationQuestion() {
  const { takesPart, isSaving, save } = useCalibrationConsent();
  if (takesPart !== null) return null;
  return (
    <section
      aria-labelledby="calibration"
      className="flex flex-col gap-4 border-t border-rule pt-8 print:hidden"
    >
      <h2 id="calibration" className="text-2xl">
        May we use your answers to improve the questions?
      </h2>
      <p className="measure text-ink-muted">{CALIBRATION_EXPLAINED}</p>
      <div className="flex flex-wrap gap-4">
        <Button variant="secondary" busy={isSaving} onClick={() => save(true)}>
          Yes, use them
        </Button>
        <Button variant="secondary" busy={isSaving} onClick={() => save(false)}>
          No
        </Button>
      </div>
    </section>
  );
}
