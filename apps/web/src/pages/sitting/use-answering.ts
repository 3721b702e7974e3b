import type { Sitting } from "@cosmic/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, api, isUnauthorized } from "../../api/client.ts";
import { paths, serverPaths } from "../../paths.ts";
import { refusalText } from "../../shared/feedback/refusal-text.ts";
import { useProblemToast } from "../../shared/feedback/use-problem-toast.ts";
import { navigateFully } from "../../shared/navigation/navigate-fully.ts";
import { keepSitting, sittingQuery } from "../../shared/sittings/sitting-queries.ts";
import { keepPendingAnswer, takePendingAnswer } from "./pending-answer.ts";

interface GivenAnswer {
  statement: string;
  answer: number;
}

/** The statement on show: the next one, or one answered before. */
export interface ShownStatement {
  id: string;
  text: string;
  /** The answer given before; null for the next one. */
  answer: number | null;
}

/**
 * Answers the statements of a sitting one by one, each stored at once. What another tab answered meanwhile comes with
 * the server's answer; what could not be stored without a session is sent after the sign-in.
 * @param slug of the report that the reader came from
 */
export function useAnswering(sitting: Sitting, slug: string | null) {
  const queryClient = useQueryClient();
  const problemToast = useProblemToast(sitting.id);
  const [revisited, setRevisited] = useState<string | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const answered = sitting.statements.findIndex(({ id }) => id === revisited);
  const position = answered === -1 ? sitting.statements.length : answered;

  const storing = useMutation({
    mutationFn: ({ statement, answer }: GivenAnswer) =>
      api.sittings.answerStatement({ params: { id: sitting.id }, body: { statement, answer } }),
    onSuccess: (stored) => {
      problemToast.clear();
      keepSitting(queryClient, stored);
      setHasMoved(true);
      setRevisited(sitting.statements[position + 1]?.id ?? null);
    },
    onError: (error, given) => {
      if (isUnauthorized(error)) {
        keepPendingAnswer({ sitting: sitting.id, ...given });
        const returnTo = paths.sitting({ id: sitting.id, ...(slug === null ? {} : { slug }) });
        navigateFully(serverPaths.login({ returnTo }));
        return;
      }
      // Another version of the statements: the server knows what to ask next.
      if (error instanceof ApiError && error.status === 409) {
        void queryClient.invalidateQueries({ queryKey: sittingQuery(sitting.id).queryKey });
      }
      const description = refusalText(error, "Your answer could not be saved. Please try again.");
      problemToast.show({ title: "Error", description });
    },
  });

  const sendPending = useEffectEvent(() => {
    const pending = takePendingAnswer(sitting.id);
    if (pending) storing.mutate({ statement: pending.statement, answer: pending.answer });
  });
  useEffect(() => {
    sendPending();
  }, []);

  const earlier = sitting.statements[position];
  const shown: ShownStatement | null =
    earlier ?? (sitting.next && { ...sitting.next, answer: null });
  return {
    shown,
    /** Counted from 1. */
    number: position + 1,
    /** Another statement was on show before. */
    hasMoved,
    isStoring: storing.isPending,
    answer: (answer: number) => {
      if (shown && !storing.isPending) storing.mutate({ statement: shown.id, answer });
    },
    goBack:
      position === 0
        ? null
        : () => {
            setHasMoved(true);
            setRevisited(sitting.statements[position - 1]?.id ?? null);
          },
  };
}
