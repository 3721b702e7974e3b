import { Button, type ButtonProps } from "@cosmic/ui/button";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import {
  type FailedAction,
  type FailureNotice,
  toFailureNotice,
} from "../feedback/failure-notice.ts";
import { FormFailure } from "../feedback/form-failure.tsx";
import { CodeField } from "./code-field.tsx";

interface CodeFormProps {
  /** The form's accessible name. */
  label: string;
  /** Shown above the field. */
  lead?: string;
  submitLabel: string;
  busyLabel: string;
  variant?: ButtonProps["variant"];
  block?: boolean;
  /** Focuses the field when the form replaces other content. */
  takesFocus?: boolean;
  acceptsRecoveryCodes?: boolean;
  /** What to show when the call fails. */
  refused: FailedAction;
  send: (code: string) => Promise<unknown>;
  /** Why the code was rejected; null for any other failure. */
  findCodeProblem: (error: unknown) => string | null;
  /** Handles a failure; true when the form need not show it. */
  onFailure?: (error: unknown) => boolean;
  /** Next to the button. */
  children?: ReactNode;
}

/** Asks for one code and sends it; a rejected code is selected for the next attempt. */
export function CodeForm(props: CodeFormProps) {
  const { takesFocus = false, send, findCodeProblem, onFailure } = props;
  const [notice, setNotice] = useState<FailureNotice | null>(null);
  const form = useForm({ defaultValues: { code: "" } });
  const { register, handleSubmit, setError, setFocus, resetField, formState } = form;
  useEffect(() => {
    if (takesFocus) setFocus("code");
  }, [takesFocus, setFocus]);

  const sending = useMutation({
    mutationFn: ({ code }: { code: string }) => send(code.trim()),
    onError(error) {
      if (onFailure?.(error)) return;
      const problem = findCodeProblem(error);
      if (problem === null) {
        setNotice(toFailureNotice(error, props.refused, new Date()));
        return;
      }
      setError("code", { message: problem });
      setFocus("code", { shouldSelect: true });
    },
  });
  const isBusy = sending.isPending || sending.isSuccess;
  const submit = handleSubmit((fields) => {
    setNotice(null);
    sending.mutate(fields);
  });

  return (
    <form
      noValidate
      aria-label={props.label}
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else void submit(event);
      }}
    >
      <FormFailure notice={notice} />
      {props.lead ? <p>{props.lead}</p> : null}
      <CodeField
        error={formState.errors.code?.message}
        field={register("code", {
          validate: (typed) => typed.trim() !== "" || "Please enter a code",
        })}
        onSwitch={
          props.acceptsRecoveryCodes
            ? () => {
                resetField("code");
                setFocus("code");
              }
            : undefined
        }
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          variant={props.variant}
          size={props.block ? "lg" : "md"}
          block={props.block}
          busy={isBusy}
          busyLabel={props.busyLabel}
        >
          {props.submitLabel}
        </Button>
        {props.children}
      </div>
    </form>
  );
}
