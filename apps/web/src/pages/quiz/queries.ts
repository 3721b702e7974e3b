import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { birthInfoQuery, mbtiResultQuery } from "../../shared/mbti/quiz-queries.ts";

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

/** A response without a type; shown to the visitor as is. */
export const NO_TYPE_MESSAGE = "Failed to calculate MBTI type";

/**
 * Sends the eight answers; the result page finds the scored axes without asking again.
 * Fails with NO_TYPE_MESSAGE when the answer names no type.
 */
export function useSubmitQuiz() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answers: readonly number[]) => {
      const result = await api.quiz.submitQuiz({ body: { answers: [...answers] } });
      if (!result?.mbtiType) throw new Error(NO_TYPE_MESSAGE);
      return result;
    },
    onSuccess: (result) => {
      queryClient.setQueryData(mbtiResultQuery.queryKey, result);
    },
  });
}
