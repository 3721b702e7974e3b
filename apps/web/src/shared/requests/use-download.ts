import type { ReceivedFile } from "@cosmic/contracts";
import { useState } from "react";
import { refusalText } from "../feedback/refusal-text.ts";

const FALLBACK = "The file could not be created right now. Please try again in a minute.";
/** Long enough for a slow browser to have started saving. */
const RELEASE_DELAY_MS = 60_000;
const SLOW_AFTER_MS = 1_000;

export interface Download {
  isBusy: boolean;
  /** It has been made for so long that a reader wonders. */
  isSlow: boolean;
  /** Why the last try failed, in words to show. */
  problem: string | null;
  start: () => void;
}

/**
 * Fetches a file and hands it to the browser to save. Fetched rather than linked to, so that a
 * refusal becomes words on the page instead of a saved error.
 */
export function useDownload(fetchFile: () => Promise<ReceivedFile>, fileName: string): Download {
  const [isBusy, setBusy] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function start() {
    setBusy(true);
    setProblem(null);
    const waiting = setTimeout(() => {
      setSlow(true);
    }, SLOW_AFTER_MS);
    try {
      const file = await fetchFile();
      save(file.blob, file.fileName ?? fileName);
    } catch (error) {
      setProblem(refusalText(error, FALLBACK));
    }
    clearTimeout(waiting);
    setSlow(false);
    setBusy(false);
  }

  return { isBusy, isSlow, problem, start: () => void start() };
}

function save(blob: Blob, fileName: string) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, RELEASE_DELAY_MS);
}
