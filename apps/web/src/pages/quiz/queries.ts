import { routes } from "@cosmic/contracts/routes";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { birthInfoQuery } from "../../shared/mbti/quiz-queries.ts";

/**
 * The saved birth date; null while it loads, when it cannot be loaded, or when there is none.
 * @param isWanted false skips the request.
 */
export function useSavedBirthDate(isWanted: boolean): string | null {
  const { data } = useQuery({ ...birthInfoQuery, enabled: isWanted });
  return data?.birthDate ?? null;
}

/** Stores the birth date; the dashboard's copy follows. */
export function useSaveBirthInfo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (birthDate: string) => api.quiz.saveBirthInfo({ body: { birthDate } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(birthInfoQuery.queryKey, saved);
    },
  });
}

/** Whether a blind trial is still open to the user. */
export const trialOfferQuery = queryOptions({
  queryKey: [routes.trial.getTrialOffer.path],
  queryFn: ({ signal }) => api.trial.getTrialOffer({ signal }),
  staleTime: 0,
});
