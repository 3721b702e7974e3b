import { linkStyle } from "@cosmic/ui/link-style";
import { TextField } from "@cosmic/ui/text-field";
import { type ComponentProps, useState } from "react";

const KINDS = {
  authenticator: {
    label: "Code from your authenticator app",
    hint: "Six digits that change every 30 seconds.",
    inputMode: "numeric",
    other: "Use a recovery code instead",
  },
  recovery: {
    label: "Recovery code",
    hint: "One of the codes you saved at setup. Each works once.",
    inputMode: "text",
    other: "Use the authenticator app instead",
  },
} as const;

interface CodeFieldProps {
  error: string | undefined;
  /** What react-hook-form registers the field with. */
  field: Pick<ComponentProps<"input">, "name" | "ref" | "onChange" | "onBlur">;
  /** Called when the kind of code changes; without it, only codes from the app are accepted. */
  onSwitch?: (() => void) | undefined;
}

/** A code from the authenticator app, or a recovery code. */
export function CodeField({ error, field, onSwitch }: CodeFieldProps) {
  const [kind, setKind] = useState<keyof typeof KINDS>("authenticator");
  const { label, hint, inputMode, other } = KINDS[kind];
  return (
    <div className="flex flex-col items-start gap-2">
      <div className="w-full">
        <TextField
          label={label}
          hint={hint}
          inputMode={inputMode}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          error={error}
          {...field}
        />
      </div>
      {onSwitch ? (
        <button
          type="button"
          className={linkStyle({ tone: "quiet" })}
          onClick={() => {
            setKind(kind === "authenticator" ? "recovery" : "authenticator");
            onSwitch();
          }}
        >
          {other}
        </button>
      ) : null}
    </div>
  );
}
