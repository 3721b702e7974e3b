import { useState } from "react";
import { useSavedBirthDate } from "./queries.ts";

/**
 * The birth date field: what was typed, or the saved date until the field is focused. A date that arrives
 * late must not overwrite typing, which the browser does not report until it is complete.
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
