import type { ReactNode } from "react";
import { FieldError } from "./field-frame.tsx";

export interface RadioGroupTexts {
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

interface RadioFrameProps extends RadioGroupTexts {
  id: string;
  legend: ReactNode;
  legendHidden: boolean;
  legendLook: string;
  children: ReactNode;
}

/** A named group of native radio buttons, which bring arrow keys and form behavior with them. */
export function RadioFrame({
  id,
  legend,
  legendHidden,
  legendLook,
  hint,
  error,
  required = false,
  disabled = false,
  children,
}: RadioFrameProps) {
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset
      role="radiogroup"
      disabled={disabled}
      aria-required={required}
      aria-invalid={Boolean(error)}
      {...(describedBy ? { "aria-describedby": describedBy } : {})}
      className="m-0 flex min-w-0 flex-col border-0 p-0"
    >
      <legend className={legendHidden ? "sr-only" : `mb-3 p-0 ${legendLook}`}>
        {legend}
        {required && !legendHidden ? (
          <span aria-hidden="true" className="ml-1 font-sans text-signal">
            *
          </span>
        ) : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-4 font-sans text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      {children}
      <div className="mt-2">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}

/** The astronomer's sign for the Sun: an empty circle, and a point in it once chosen. */
export function SunMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8.5" stroke="currentColor" strokeWidth="1.25" />
      <circle
        cx="10"
        cy="10"
        r="3.5"
        fill="currentColor"
        className="opacity-0 transition-opacity group-has-checked:opacity-100"
      />
    </svg>
  );
}
