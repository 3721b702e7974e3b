import { toast } from "@cosmic/ui/use-toast";
import { useEffect } from "react";
import {
  readStored,
  removeStored,
  STORE_KEYS,
  writeStored,
} from "../browser-store/browser-store.ts";

export interface CarriedToast {
  title: string;
  description?: string;
}

/** Shows a toast now and once more after the full page load that follows. */
export function carryToast(content: CarriedToast): void {
  toast(content);
  writeStored(STORE_KEYS.carriedToast, JSON.stringify(content));
}

function takeCarriedToast(): CarriedToast | null {
  const kept = readStored(STORE_KEYS.carriedToast);
  removeStored(STORE_KEYS.carriedToast);
  try {
    const value = JSON.parse(kept ?? "null") as Partial<CarriedToast> | null;
    if (typeof value?.title !== "string") return null;
    return {
      title: value.title,
      ...(typeof value.description === "string" ? { description: value.description } : {}),
    };
  } catch {
    return null;
  }
}

/** Shows what the page before this one carried over. */
export function useCarriedToast(): void {
  useEffect(() => {
    const content = takeCarriedToast();
    if (content) toast(content);
  }, []);
}
