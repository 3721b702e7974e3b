import { type KeyboardEvent, useId, useState } from "react";
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

/** Where a key leads from a tile, counted in tiles; null for any other key. */
function stepsFor(key: string, at: number, count: number, columns: number): number | null {
  switch (key) {
    case "ArrowRight":
      return 1;
    case "ArrowLeft":
      return -1;
    case "ArrowDown":
      return columns;
    case "ArrowUp":
      return -columns;
    case "Home":
      return -at;
    case "End":
      return count - 1 - at;
    default:
      return null;
  }
}

/** Moves the focus from a tile to another one by the way they stand on the page, past disabled ones. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const tiles = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  const at = tiles.indexOf(event.currentTarget);
  const columns = tiles.filter(({ offsetTop }) => offsetTop === tiles[0]?.offsetTop).length;
  const steps = stepsFor(event.key, at, tiles.length, columns);
  if (steps === null) return;
  event.preventDefault();
  let next = at + steps;
  while (tiles[next]?.disabled) next += Math.sign(steps);
  tiles[next]?.focus();
}

/**
 * One choice out of many short ones, set as the cells of a table: two columns, four when wide.
 * Each tile is a button that says whether it is the chosen one. Together they are one stop of the
 * tab key; the arrow keys, Home and End lead from tile to tile.
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
  const [entered, setEntered] = useState<string | null>(null);
  const stop = entered ?? (value === "" ? options.find(({ disabled }) => !disabled)?.value : value);
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
            tabIndex={option.value === stop ? 0 : -1}
            onFocus={() => {
              setEntered(option.value);
            }}
            onKeyDown={moveFocus}
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
