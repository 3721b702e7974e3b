import { useState } from "react";
import { useSavedBirthDate } from "./queries.ts";

/**
 * The birth date's field: what was typed, or the date saved before while nobody has come to the field.
 * A date that arrives later must not overwrite one that is being typed, of which the browser tells
 * nothing until it is whole.
 */
export function useBirthDateField(typed: string, onType: (birthDate: string) => void) {
  const [isEntered, setIsEntered] = useState(false);
  const isOpen = typed === "" && !isEntered;
  const saved = useSavedBirthDate(isOpen);
  const birthDate = isOpen ? (saved ?? "") : typed;
  return {
    birthDate,
    onEnter: () => {
      setIsEntered(true);
      if (birthDate !== typed) onType(birthDate);
    },
    onChange: (next: string) => {
      setIsEntered(true);
      onType(next);
    },
  };
}
