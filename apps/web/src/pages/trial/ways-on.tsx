import type { QuizAnswers } from "@cosmic/domain";
import { Button } from "@cosmic/ui/button";
import { isUnauthorized } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { Link, useNavigate } from "../../router.ts";
import {
  readStored,
  removeStored,
  STORE_KEYS,
  writeStored,
} from "../../shared/browser-store/browser-store.ts";
import { useProblemToast } from "../../shared/feedback/use-problem-toast.ts";
import { recordStep } from "../../shared/funnel/record-step.ts";
import { NO_TYPE_MESSAGE, useSubmitQuiz } from "../../shared/mbti/use-submit-quiz.ts";

/** Hands the answers in, as the last question does, and goes on to the type. */
export function TypeWayOn({ answers }: { answers: QuizAnswers }) {
  const navigate = useNavigate();
  const quiz = useSubmitQuiz();
  const problemToast = useProblemToast();
  function goOn() {
    quiz.mutate(answers, {
      onSuccess: ({ mbtiType }) => {
        writeStored(STORE_KEYS.calculatedMbtiType, mbtiType);
        removeStored(STORE_KEYS.trialOutcome);
        recordStep("mbti_type_selected", { way: "calculated" });
        const birthDate = readStored(STORE_KEYS.birthDate) ?? "";
        void navigate(paths.mbtiResult({ type: mbtiType, birthDate }));
      },
      onError: (error) => {
        if (isUnauthorized(error)) {
          void navigate(paths.authSelect({ returnTo: paths.trial() }));
          return;
        }
        const isTypeMissing = error.message === NO_TYPE_MESSAGE;
        problemToast.show({
          title: "Error",
          description: isTypeMissing ? NO_TYPE_MESSAGE : "Failed to process quiz answers",
        });
      },
    });
  }
  return (
    <Button variant="secondary" size="lg" busy={quiz.isPending} onClick={goOn}>
      See your type
    </Button>
  );
}

/** Back to the report, which is fetched again. */
export function ChapterWayOn({ slug }: { slug: string }) {
  return (
    <Button asChild variant="secondary" size="lg">
      <Link to={paths.result({ slug })} onClick={() => removeStored(STORE_KEYS.trialOutcome)}>
        Back to your blueprint
      </Link>
    </Button>
  );
}
