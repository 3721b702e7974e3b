import type { KyselyPlugin } from "kysely";

export interface SessionReads {
  /** For a test application's database. */
  plugin: KyselyPlugin;
  /** Has `run` done when the application has read a live session for the nth time from now, before it goes on. */
  atRead: (nth: number, run: () => unknown) => void;
}

/** A look at when the application reads sessions, so that a test can end one at that very time. */
export function observeSessionReads(): SessionReads {
  let left = 0;
  let next: (() => unknown) | null = null;
  return {
    plugin: {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows[0]?.["isTouchDue"] === undefined) return result;
        left -= 1;
        if (left === 0) await next?.();
        return result;
      },
    },
    atRead(nth, run) {
      left = nth;
      next = run;
    },
  };
}
