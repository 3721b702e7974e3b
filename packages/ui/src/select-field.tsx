import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { CONTROL_LOOK, FieldFrame, type FieldTexts, useFieldWiring } from "./field-frame.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends Omit<ComponentProps<"select">, "className" | "style" | "required" | "children">,
    Pick<FieldTexts, "label" | "hint"> {
  options: readonly SelectOption[];
}

/** One choice out of many short ones, in the browser's own list. */
export function SelectField({ label, hint, id, options, ...select }: SelectFieldProps) {
  const wiring = useFieldWiring(id, { hint });
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint}>
      <span className="relative block">
        <select
          className={`${CONTROL_LOOK} appearance-none bg-raised! pr-10`}
          {...select}
          {...wiring}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-muted"
        />
      </span>
    </FieldFrame>
  );
}
