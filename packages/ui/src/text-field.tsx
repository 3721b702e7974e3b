import type { ComponentProps } from "react";
import { CONTROL_LOOK, FieldFrame, type FieldTexts, useFieldWiring } from "./field-frame.tsx";

export interface TextFieldProps
  extends Omit<ComponentProps<"input">, "className" | "style" | "required" | "children">,
    FieldTexts {}

/**
 * One line of text with its label. `required` marks and announces the field; the browser's own
 * validation bubble is the form's matter. `ref` and handlers reach the input itself.
 */
export function TextField({
  label,
  hint,
  error,
  required,
  optionalMark,
  id,
  type = "text",
  ...input
}: TextFieldProps) {
  const texts = {
    label,
    hint,
    error,
    ...(required === undefined ? {} : { required }),
    ...(optionalMark === undefined ? {} : { optionalMark }),
  };
  const wiring = useFieldWiring(id, texts);
  return (
    <FieldFrame id={wiring.id} {...texts}>
      <input type={type} className={CONTROL_LOOK} {...input} {...wiring} />
    </FieldFrame>
  );
}
