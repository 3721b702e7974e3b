import { type MbtiType, quizProgress } from "@cosmic/domain";
import { ProgressBar } from "@cosmic/ui/progress-bar";
import { paths } from "../../paths.ts";
import { useNavigate } from "../../router.ts";
import { STORE_KEYS, writeStored } from "../../shared/browser-store/browser-store.ts";
import { recordStep } from "../../shared/funnel/record-step.ts";
import { NO_TYPE_MESSAGE, useSubmitQuiz } from "../../shared/mbti/use-submit-quiz.ts";
import { SitePage } from "../../shell/site-page.tsx";
import { BirthStep } from "./birth-step.tsx";
import { KnowTypeStep } from "./know-type-step.tsx";
import { useSaveBirthInfo } from "./queries.ts";
import { QuestionStep } from "./question-step.tsx";
import { SelectTypeStep } from "./select-type-step.tsx";
import { useBirthDateField } from "./use-birth-date-field.ts";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useQuizJourney } from "./use-quiz-journey.ts";
import { useSubmitFailure } from "./use-submit-failure.ts";

/** The wizard: birth date, then a known type or the eight questions. */
export function QuizPage() {
  const navigate = useNavigate();
  const { draft, screen, update, goTo, goBack } = useQuizJourney();
  const { step, question } = screen;
  const screenKey = `${step} ${question}`;
  const heading = useHeadingFocus(screenKey);
  const birthDateField = useBirthDateField(draft.birthDate, (birthDate) => update({ birthDate }));
  const birthInfo = useSaveBirthInfo();
  const quiz = useSubmitQuiz();
  const explainFailure = useSubmitFailure(screenKey);
  const progress = quizProgress(quiz.isPending || quiz.isSuccess ? "finished" : step, question);

  function saveBirthDate(given: string) {
    birthInfo.mutate(given, {
      onSuccess: (saved) => {
        writeStored(STORE_KEYS.birthDate, given);
        recordStep("birth_info_completed");
        goTo(
          { step: "personality-type", question: 0 },
          { birthDate: given, birthInfo: { ...saved, birthDate: given } },
        );
      },
      onError: (error) => {
        explainFailure(error, "Failed to save birth information");
      },
    });
  }

  // The date the server has, which a later edit of the field does not change until it is saved.
  const birthDate = draft.birthInfo?.birthDate ?? "";

  function submitAnswers() {
    quiz.mutate(draft.answers, {
      onSuccess: (result) => {
        writeStored(STORE_KEYS.calculatedMbtiType, result.mbtiType);
        recordStep("mbti_type_selected", { way: "calculated" });
        void navigate(paths.mbtiResult({ type: result.mbtiType, birthDate }));
      },
      onError: (error) => {
        const isTypeMissing = error.message === NO_TYPE_MESSAGE;
        explainFailure(error, isTypeMissing ? NO_TYPE_MESSAGE : "Failed to process quiz answers");
      },
    });
  }

  function generate(type: MbtiType) {
    void navigate(paths.generatingProfile({ type, birthDate }));
  }

  return (
    <SitePage title="Quiz">
      <ProgressBar label={progress.caption} value={progress.percent} />
      {step === "birth-information" ? (
        <BirthStep
          headingRef={heading}
          {...birthDateField}
          isSaving={birthInfo.isPending}
          onContinue={saveBirthDate}
        />
      ) : null}
      {step === "personality-type" && draft.birthInfo ? (
        <KnowTypeStep
          headingRef={heading}
          birthInfo={draft.birthInfo}
          onKnown={() => {
            goTo({ step: "select-type", question: 0 });
          }}
          onQuiz={() => {
            goTo({ step: "questions", question: 0 });
          }}
          onMeasured={(type) => {
            recordStep("mbti_type_selected", { way: "calculated" });
            generate(type);
          }}
          onChangeDate={goBack}
        />
      ) : null}
      {step === "select-type" ? (
        <SelectTypeStep
          headingRef={heading}
          chosenType={draft.chosenType}
          onChoose={(chosenType) => {
            recordStep("mbti_type_selected", { way: "chosen" });
            update({ chosenType });
          }}
          onBack={goBack}
          onGenerate={generate}
        />
      ) : null}
      {step === "questions" ? (
        <QuestionStep
          key={question}
          headingRef={heading}
          question={question}
          answers={draft.answers}
          isSubmitting={quiz.isPending}
          onAnswer={(answer) => {
            recordStep("mbti_question_answered", { question: question + 1 });
            update({
              answers: draft.answers.map((kept, index) => (index === question ? answer : kept)),
            });
          }}
          onPrevious={goBack}
          onNext={() => {
            goTo({ step: "questions", question: question + 1 });
          }}
          onFinish={submitAnswers}
        />
      ) : null}
    </SitePage>
  );
}
