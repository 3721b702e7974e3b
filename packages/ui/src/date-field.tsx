import { TextField, type TextFieldProps } from "./text-field.tsx";

export type DateFieldProps = Omit<TextFieldProps, "type">;

/** The platform's own date input in the same frame. Its value is a calendar date, `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
