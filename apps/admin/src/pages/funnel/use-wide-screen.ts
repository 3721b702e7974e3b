import { useSyncExternalStore } from "react";

/** Where Tailwind's `sm` begins. */
const WIDE = "(min-width: 40rem)";

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => {
    query.removeEventListener("change", onChange);
  };
}

/** Whether the screen is wider than a phone's. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches);
