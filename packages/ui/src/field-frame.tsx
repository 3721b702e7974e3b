import type { ReactNode } from "react";
import { useId } from "react";
import { useTypedEarly } from "./use-typed-early.ts";

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** A message shows the field as invalid and is read out when it appears. */
  error?: ReactNode;
  required?: boolean;
  /** Words after the label of a field that may stay empty, for example "optional". */
  optionalMark?: string;
}

export interface FieldWiring {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

/** The ids and aria attributes that tie a control to its label, hint and error. */
export function useFieldWiring(
  givenId: string | undefined,
  { hint, error, required }: Omit<FieldTexts, "label">,
): FieldWiring {
  const ownId = useId();
  const id = givenId ?? ownId;
  useTypedEarly(id);
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    ...(describedBy ? { "aria-describedby": describedBy } : {}),
    ...(error ? { "aria-invalid": true as const } : {}),
    ...(required ? { "aria-required": true as const } : {}),
  };
}

export const CONTROL_LOOK =
  "block min-h-12 w-full rounded-sm border border-rule-strong bg-raised px-3.5 py-2 font-sans text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink focus-visible:border-ink disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-ink-faint read-only:bg-sunken aria-invalid:border-signal";

interface FieldFrameProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Label above, control, then the hint and the error, each with the id the control points at. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  optionalMark,
  children,
}: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5 font-sans">
      <label htmlFor={id} className="text-sm font-medium text-ink">
        {label}
        {required ? (
          // By CSS, so that the label reads as its words alone.
          <span aria-hidden="true" className="ml-1 text-signal after:content-['*']" />
        ) : null}
        {optionalMark ? (
          <span className="ml-2 font-normal text-ink-faint">{optionalMark}</span>
        ) : null}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The live region stays mounted, so that an error that appears later is announced. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div aria-live="polite">
      {error ? (
        <p id={id} className="flex gap-2 text-sm text-signal">
          <span aria-hidden="true" className="mt-[0.45em] size-2 shrink-0 rotate-45 bg-signal" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}
