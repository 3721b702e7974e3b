import type { ClientError } from "@cosmic/contracts";
import { ApiError } from "@cosmic/contracts/client";
import { routes } from "@cosmic/contracts/routes";
import { beacon, quietPost } from "./quiet-post.ts";

/** After one error report the next ones wait this long, so that a burst is sent as one batch. */
const WAIT_MS = 2_000;
/** The most the server accepts in one request. */
const BATCH = 20;
/** What one page load may report: more of the same is not useful. */
const MOST = 40;
const MOST_ALIKE = 3;
const MESSAGE_LENGTH = 500;

const { path } = routes.errorsInbox.reportClientError;

/**
 * An uncaught error as a failure of the current page; null for an aborted call, a refusal that the client
 * has already reported, and errors of foreign scripts, which browsers hide.
 */
export function toClientError(problem: unknown): ClientError | null {
  if (!(problem instanceof Error) || problem instanceof ApiError) return null;
  if (problem.name === "AbortError") return null;
  return {
    url: window.location.pathname,
    status: 0,
    message: `${problem.name}: ${problem.message}`.slice(0, MESSAGE_LENGTH),
    severity: "HIGH",
  };
}

function sendBatch(batch: readonly ClientError[], isLeaving: boolean): void {
  const body = JSON.stringify(batch.length === 1 ? batch[0] : batch);
  if (isLeaving && beacon(path, body)) return;
  quietPost(path, body)
    .then(({ ok, status }) => {
      if (!ok) throw new Error(`It was answered with ${status}.`);
    })
    .catch((error: unknown) => {
      // oxlint-disable-next-line eslint/no-console -- the last resort
      console.warn("An error report could not be sent.", error);
    });
}

export interface ErrorOutbox {
  add: (failure: ClientError) => void;
}

/**
 * Sends failures to the server: the first at once, those that follow closely in batches, the last when
 * the page is hidden. The query string stays out: it may carry a birth date or a token. What cannot be
 * sent, or is refused, leaves a console warning and is not retried.
 */
export function createErrorOutbox(): ErrorOutbox {
  const seen = new Map<string, number>();
  let total = 0;
  let waiting: ClientError[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function isWorthTelling({ url, status, message }: ClientError): boolean {
    const kind = `${status} ${url} ${message}`;
    const times = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, times);
    if (times > MOST_ALIKE || total >= MOST) return false;
    total += 1;
    return true;
  }

  function send(isLeaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      sendBatch(waiting.slice(0, BATCH), isLeaving);
      waiting = waiting.slice(BATCH);
    }
  }

  window.addEventListener("pagehide", () => {
    send(true);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") send(true);
  });

  return {
    add(given) {
      const failure = { ...given, url: given.url.split("?", 1)[0] ?? "" };
      if (!isWorthTelling(failure)) return;
      waiting.push(failure);
      if (timer !== undefined) return;
      send(false);
      timer = setTimeout(() => {
        send(false);
      }, WAIT_MS);
    },
  };
}

export const errorOutbox = createErrorOutbox();
