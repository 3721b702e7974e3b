import { useId } from "react";
import { RadioFrame, type RadioGroupTexts, SunMark } from "./radio-frame.tsx";

export interface ChoiceOption {
  value: string;
  label: string;
  description?: string;
  disabled?: boolean;
}

export interface ChoiceGroupProps extends RadioGroupTexts {
  legend: string;
  legendHidden?: boolean;
  /** The chosen option's value; "" while none is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ChoiceOption[];
  name?: string;
  /** Many options of few words stand side by side, two in a row. */
  dense?: boolean;
}

const LOOKS = {
  rows: {
    group: "flex flex-col",
    option: "gap-4 px-4 first:mt-0 first:rounded-t-sm last:rounded-b-sm sm:px-5",
  },
  dense: { group: "grid grid-cols-2 pt-px pl-px", option: "-ml-px gap-2.5 px-3 sm:gap-4 sm:px-5" },
} as const;

/** One choice out of a few sentences, set as ruled rows with large targets. */
export function ChoiceGroup({
  legend,
  legendHidden = false,
  value,
  onValueChange,
  options,
  name,
  dense = false,
  ...texts
}: ChoiceGroupProps) {
  const id = useId();
  const look = LOOKS[dense ? "dense" : "rows"];
  return (
    <RadioFrame
      id={id}
      legend={legend}
      legendHidden={legendHidden}
      legendLook="font-serif text-2xl text-ink text-balance"
      {...texts}
    >
      <div className={look.group}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${look.option} group relative -mt-px flex min-h-14 cursor-pointer items-start border border-rule py-4 text-ink transition-colors hover:bg-raised has-checked:z-1 has-checked:border-brass has-checked:bg-raised has-focus-visible:z-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-disabled:hover:bg-transparent`}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}-label`}
              {...(option.description
                ? { "aria-describedby": `${id}-${option.value}-detail` }
                : {})}
              onChange={() => {
                onValueChange(option.value);
              }}
              className="absolute top-0 left-0 m-0 h-full w-12 cursor-[inherit] opacity-0"
            />
            <span className="mt-0.75 text-ink-faint group-has-checked:text-brass">
              <SunMark />
            </span>
            <span className="flex min-w-0 flex-col gap-0.5">
              <span id={`${id}-${option.value}-label`}>{option.label}</span>
              {option.description ? (
                <span
                  id={`${id}-${option.value}-detail`}
                  className="font-sans text-sm text-ink-muted"
                >
                  {option.description}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </RadioFrame>
  );
}
