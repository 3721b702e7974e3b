import { useId } from "react";
import { RadioFrame, type RadioGroupTexts } from "./radio-frame.tsx";

export interface TileOption {
  value: string;
  title: string;
  caption?: string;
  disabled?: boolean;
}

export interface TileGroupProps extends RadioGroupTexts {
  label: string;
  labelHidden?: boolean;
  /** The chosen tile's value; "" while none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly TileOption[];
  name?: string;
}

/** One choice out of many short ones, set as the cells of a table: two columns, four when wide. */
export function TileGroup({
  label,
  labelHidden = false,
  value,
  onValueChange,
  options,
  name,
  ...texts
}: TileGroupProps) {
  const id = useId();
  return (
    <RadioFrame
      id={id}
      legend={label}
      legendHidden={labelHidden}
      legendLook="font-sans text-sm font-medium text-ink"
      {...texts}
    >
      <div className="grid grid-cols-2 gap-px border border-rule bg-rule sm:grid-cols-4">
        {options.map((option) => (
          <label
            key={option.value}
            className="group relative flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 bg-paper px-2 py-4 text-center text-ink transition-colors hover:bg-raised has-checked:bg-ink has-checked:text-paper has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-disabled:hover:bg-paper forced-colors:border forced-colors:has-checked:outline-4 forced-colors:has-checked:-outline-offset-4"
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => {
                onValueChange(option.value);
              }}
              className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
            />
            <span className="text-xl">{option.title}</span>{" "}
            {option.caption ? (
              <span className="font-sans text-sm text-ink-muted group-has-checked:text-paper group-has-disabled:text-ink-faint">
                {option.caption}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </RadioFrame>
  );
}
