import { useId } from "react";
import { FieldError } from "./field-frame.tsx";

export interface TileOption {
  value: string;
  title: string;
  caption?: string;
  disabled?: boolean;
}

export interface TileGroupProps {
  label: string;
  labelHidden?: boolean;
  /** The chosen tile's value; "" while none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly TileOption[];
  hint?: string;
  error?: string | undefined;
}

/**
 * One choice out of many short ones, set as the cells of a table: two columns, four when wide.
 * Each tile is a button that says whether it is the chosen one.
 */
export function TileGroup({
  label,
  labelHidden = false,
  value,
  onValueChange,
  options,
  hint,
  error,
}: TileGroupProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset
      {...(describedBy ? { "aria-describedby": describedBy } : {})}
      className="m-0 min-w-0 border-0 p-0"
    >
      <legend
        className={labelHidden ? "sr-only" : "mb-3 p-0 font-sans text-sm font-medium text-ink"}
      >
        {label}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-4 font-sans text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-px border border-rule bg-rule sm:grid-cols-4">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={value === option.value}
            disabled={option.disabled}
            onClick={() => {
              onValueChange(option.value);
            }}
            className="group relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 bg-paper px-2 py-4 text-center font-serif text-ink transition-colors hover:bg-raised focus-visible:z-1 disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:bg-paper aria-pressed:bg-ink aria-pressed:text-paper forced-colors:border forced-colors:aria-pressed:outline-4 forced-colors:aria-pressed:-outline-offset-4"
          >
            <span className="text-xl">{option.title}</span>{" "}
            {option.caption ? (
              <span className="font-sans text-sm text-ink-muted group-disabled:text-ink-faint group-aria-pressed:text-paper">
                {option.caption}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      <div className="mt-2">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}
