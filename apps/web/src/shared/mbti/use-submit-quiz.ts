import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { sittingsQuery } from "../sittings/sitting-queries.ts";
import { mbtiResultQuery } from "./quiz-queries.ts";

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
      void queryClient.invalidateQueries({ queryKey: sittingsQuery.queryKey, exact: true });
    },
  });
}
