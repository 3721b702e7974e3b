import { Eye, EyeOff } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { CONTROL_LOOK, FieldFrame, useFieldWiring } from "./field-frame.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type">;

/** A password with a show/hide control and a word of warning while Caps Lock is on. */
export function PasswordField({
  label,
  hint,
  error,
  required,
  optionalMark,
  id,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const texts = {
    label,
    hint: capsLock ? "Caps Lock is on." : hint,
    error,
    ...(required === undefined ? {} : { required }),
    ...(optionalMark === undefined ? {} : { optionalMark }),
  };
  const wiring = useFieldWiring(id, texts);
  function updateCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLock(event.getModifierState("CapsLock"));
  }
  return (
    <FieldFrame id={wiring.id} {...texts}>
      <div className="relative [&>input]:pr-14">
        <input
          className={CONTROL_LOOK}
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...wiring}
          type={shown ? "text" : "password"}
          onKeyDown={(event) => {
            updateCapsLock(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            updateCapsLock(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
        />
        <button
          type="button"
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-sm text-ink-muted hover:text-ink disabled:text-ink-faint"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-controls={wiring.id}
          disabled={input.disabled}
          onClick={() => {
            setShown(!shown);
          }}
        >
          {shown ? (
            <EyeOff size={20} strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Eye size={20} strokeWidth={1.5} aria-hidden="true" />
          )}
        </button>
      </div>
    </FieldFrame>
  );
}
