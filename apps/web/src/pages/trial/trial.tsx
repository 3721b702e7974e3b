import type { OpenTrial, TrialOutcome } from "@cosmic/contracts";
import { Button } from "@cosmic/ui/button";
import { ChoiceGroup } from "@cosmic/ui/choice-group";
import { Notice } from "@cosmic/ui/notice";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { ApiError, api, getErrorMessage, isUnauthorized } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { useLocation, useNavigate } from "../../router.ts";
import { LoadFailure } from "../../shared/feedback/load-failure.tsx";
import { PageLoading } from "../../shell/page-loading.tsx";
import { ConfirmFirst } from "./confirm-first.tsx";
import { type KeptOutcome, keepOutcome, readKeptOutcome } from "./kept-outcome.ts";
import { Outcome } from "./outcome.tsx";
import { openTrialQuery, type TrialSource } from "./queries.ts";

export interface TrialProps {
  source: TrialSource;
  what: "overview" | "chapter";
  /** Leads on, chosen or not. */
  wayOn: ReactNode;
}

/** Three texts, one choice, and what came of it. */
export function Trial({ source, what, wayOn }: TrialProps) {
  const slug = "slug" in source ? source.slug : null;
  const [told, setTold] = useState(() => readKeptOutcome(slug));
  const trial = useQuery({ ...openTrialQuery(source), enabled: told === null });
  if (told) return <Outcome {...told} what={what} wayOn={wayOn} />;

  function tell(made: Omit<KeptOutcome, "slug">) {
    keepOutcome({ slug, ...made });
    setTold({ slug, ...made });
  }

  return (
    <div className="flex flex-col gap-10">
      <header className="flex flex-col gap-4">
        <h1 className="text-4xl">Which one is you?</h1>
        <p className="text-lg text-ink-muted">
          {what === "overview"
            ? "One of these texts was written for someone who answers like you; "
            : "One of these texts comes from a chapter of your blueprint; "}
          the others were written for someone else. Nothing on this page tells which, so your choice
          shows whether our writing knows you.
        </p>
      </header>
      {trial.data ? (
        <>
          <ConfirmFirst />
          <Texts trial={trial.data} what={what} wayOn={wayOn} onOutcome={tell} />
        </>
      ) : null}
      {trial.isPending ? <PageLoading /> : null}
      {trial.error ? (
        <>
          {trial.error instanceof ApiError && trial.error.status < 500 ? (
            <Notice role="alert" title="This trial is not open">
              {getErrorMessage(trial.error, "Go on without it.")}
            </Notice>
          ) : (
            <LoadFailure
              what="The texts"
              isRetrying={trial.isFetching}
              onRetry={() => void trial.refetch()}
            />
          )}
          {wayOn}
        </>
      ) : null}
    </div>
  );
}

interface TextsProps extends Pick<TrialProps, "what" | "wayOn"> {
  trial: OpenTrial;
  onOutcome: (made: Omit<KeptOutcome, "slug">) => void;
}

function Texts({ trial, what, wayOn, onOutcome }: TextsProps) {
  const [chosen, setChosen] = useState("");
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const choice = useMutation({
    mutationFn: (textId: string): Promise<TrialOutcome> =>
      api.trial.chooseText({ params: { trialId: trial.id }, body: { textId } }),
    onSuccess(outcome, textId) {
      const texts = trial.texts.map(({ id, text }) => ({ id, text }));
      onOutcome({ outcome, texts, chosen: textId });
    },
    onError(error) {
      isSent.current = false;
      // Signed in again, the user finds the same texts.
      if (isUnauthorized(error)) void navigate(paths.authSelect({ returnTo: pathname + search }));
    },
  });
  // A double click submits twice before the button is seen to be busy.
  const isSent = useRef(false);
  const { texts } = trial;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (chosen === "" || isSent.current) return;
    isSent.current = true;
    choice.mutate(chosen);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-8">
      <ChoiceGroup
        legend={what === "overview" ? "Which text fits you best?" : "Which chapter fits you best?"}
        hint={
          texts.length === 2
            ? "Both texts are the same this time: one trial in twenty checks our counting. Choose either."
            : "Go by the whole text. None of them will fit in every line."
        }
        name="text"
        value={chosen}
        onValueChange={setChosen}
        options={texts.map(({ id, text }) => ({ value: id, label: text }))}
      />
      {choice.error ? (
        <Notice variant="signal" role="alert" title="Your choice did not arrive">
          {getErrorMessage(choice.error, "Please try again.")}
        </Notice>
      ) : null}
      <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-center">
        <Button type="submit" size="lg" disabled={chosen === ""} busy={choice.isPending}>
          This one is me
        </Button>
        {wayOn}
      </div>
      <p className="font-sans text-sm text-ink-muted">
        From a confirmed email address, your choice is added to the public count. We keep only that
        you took part, so that it counts once; what you chose stays in this tab until you go on.
      </p>
    </form>
  );
}
