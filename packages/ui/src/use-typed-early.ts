import { useEffect, useState } from "react";

/**
 * Keeps what was typed, or filled in by the browser, before the code of a prerendered page arrived:
 * hydration knows nothing of it, so that a form would take the field for empty.
 */
export function useTypedEarly(id: string): void {
  const [typed] = useState(() => readTyped(id));
  useEffect(() => {
    const input = typed === "" ? null : findInput(id);
    if (!input) return;
    const value = input.value || typed;
    // React takes a value for new when it was not set through the element that it watches.
    input.value = "";
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, [id, typed]);
}

function findInput(id: string): HTMLInputElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
}

/** Only markup that was there before the first render holds something. */
function readTyped(id: string): string {
  if (typeof document === "undefined") return "";
  const input = findInput(id);
  return input && input.value !== input.defaultValue ? input.value : "";
}
