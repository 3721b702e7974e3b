import type { GeneratedProfile } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, api, getErrorMessage } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../router.ts";
import {
  removeStored,
  STORE_KEYS,
  storeProfile,
} from "../../shared/browser-store/browser-store.ts";
import { useProblemToast } from "../../shared/feedback/use-problem-toast.ts";
import { recordStep } from "../../shared/funnel/record-step.ts";
import { canAskAgain, isFinalRefusal, planRetry } from "./retry-schedule.ts";

const RESULT_DELAY_MS = 1_500;
const NO_PROFILE_MESSAGE = "Profile generation failed";
/** The queries a new blueprint changes; the quiz result names the chosen type. */
const CHANGED = [
  routes.blueprints.listProfiles.path,
  routes.blueprints.listUserProfiles.path,
  routes.quiz.getMbtiResult.path,
];

export interface GenerationState {
  status: "working" | "done" | "refused";
  /** Why the latest attempt failed, or was refused; null while one is under way. */
  problem: string | null;
  /** After a refusal: the same request may be answered another time. */
  canAskAgain: boolean;
}

const WORKING: GenerationState = { status: "working", problem: null, canAskAgain: true };

type Body = NonNullable<Parameters<typeof api.blueprints.generateProfile>[0]>["body"];

/**
 * Generates the blueprint at once, retries as the schedule says, keeps the result and moves on to
 * the report. Leaving the page ends it, whatever it is waiting for. A final refusal is not retried: the
 * visitor gets the server's message and a way back instead.
 */
export function useGeneration(birthDate: string, mbtiType: string): GenerationState {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [state, setState] = useState(WORKING);
  const problemToast = useProblemToast();

  const succeed = useEffectEvent((profile: GeneratedProfile) => {
    problemToast.clear();
    recordStep("report_generated");
    storeProfile(profile);
    removeStored(STORE_KEYS.quizProgress);
    for (const path of CHANGED) void queryClient.invalidateQueries({ queryKey: [path] });
    setState({ ...WORKING, status: "done" });
  });
  const leave = useEffectEvent(() => {
    void navigate(paths.result(), { replace: true });
  });

  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;

    async function attempt(failures: number) {
      setState(WORKING);
      try {
        const profile = await requestProfile({ birthDate, mbtiType } as Body, stop.signal);
        if (stop.signal.aborted) return;
        succeed(profile);
        timer = setTimeout(leave, RESULT_DELAY_MS);
      } catch (error) {
        if (stop.signal.aborted) return;
        timer = explain(error, failures);
      }
    }

    function explain(error: unknown, failures: number): typeof timer {
      const isNoProfile = error instanceof NoProfileError;
      const problem = isNoProfile
        ? error.message
        : getErrorMessage(error, "Failed to generate profile");
      if (error instanceof ApiError && isFinalRefusal(error.status)) {
        setState({ status: "refused", problem, canAskAgain: canAskAgain(error.status) });
        problemToast.show({ title: "Error", description: problem });
        return timer;
      }
      const plan = planRetry(failures);
      setState({ ...WORKING, problem });
      problemToast.show({ variant: "default", ...plan.toast });
      return setTimeout(() => void attempt(plan.failures), plan.pauseMs);
    }

    // A timer, since React may mount, unmount and mount again in development: one request, not two.
    timer = setTimeout(() => void attempt(0), 0);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [birthDate, mbtiType, problemToast]);

  return state;
}

/** An answer that is no blueprint; the message is the server's own or the usual one. */
class NoProfileError extends Error {}

/** Success is `success: true` and a profile; anything else throws. */
async function requestProfile(body: Body, signal: AbortSignal) {
  const answer: Partial<Awaited<ReturnType<typeof api.blueprints.generateProfile>>> | undefined =
    await api.blueprints.generateProfile({ body, signal });
  if (answer?.success === true && answer.profile) return answer.profile;
  throw new NoProfileError(answer?.message || NO_PROFILE_MESSAGE);
}
