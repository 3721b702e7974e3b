import type { FunnelEvent } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import {
  FUNNEL_STEP_NAMES,
  type FunnelStep,
  funnelStepNumber,
  LIFETIME_PRICE,
} from "@cosmic/domain";
import { beacon, quietPost } from "../../api/quiet-post.ts";
import { sessionId } from "../browser-store/browser-store.ts";
import { readVisit, saveVisit } from "./visit.ts";

/** What may be told beside a step: short, and nothing about the person. */
export interface StepDetails {
  /** Question number, from 1. Each question answered is a record of its own. */
  question?: number;
  /** How a type was arrived at. */
  way?: "chosen" | "calculated";
  /** What of the report was seen. */
  view?: "preview" | "full";
}

/** Steps wait this long for others, so that they travel together. */
const WAIT_MS = 2_000;
/** The most the server accepts in one request. */
const BATCH = 20;
/** Without a connection no more than this many wait for it. */
const MOST_WAITING = 60;

/** Steps that are worth the price of lifetime access. */
const PAID_STEPS: ReadonlySet<FunnelStep> = new Set(["checkout_initiated", "payment_completed"]);

interface PendingStep {
  event: FunnelEvent;
  at: number;
}

const { path } = routes.funnel.recordFunnelEvents;

/** The step as the API takes it; who is signed in, the server knows better than a body could say. */
function toFunnelEvent(
  step: FunnelStep,
  details: StepDetails,
  { source, hasConsent }: { source: string | null; hasConsent: boolean },
): FunnelEvent {
  return {
    step,
    stepNumber: funnelStepNumber(step),
    stepName: FUNNEL_STEP_NAMES[step],
    ...(PAID_STEPS.has(step) ? { value: LIFETIME_PRICE.cents / 100 } : {}),
    sessionId: sessionId(),
    ...(hasConsent ? { hasConsent } : {}),
    metadata: { ...details, ...(source === null ? {} : { source }) },
  };
}

const toBatchBody = (batch: readonly PendingStep[]) =>
  JSON.stringify(
    batch.map(({ event, at }) => ({
      ...event,
      metadata: { ...event.metadata, msAgo: Math.max(0, Date.now() - at) },
    })),
  );

type StepListener = (step: FunnelStep, details: StepDetails) => void;

export interface StepRecorder {
  /**
   * @param at when the step was reached, in milliseconds since 1970
   * @param address of the page on which it was reached
   */
  record: (step: FunnelStep, details: StepDetails, at: number, address?: string) => void;
  /** Whether the visitor allows measuring, for the steps from now on. */
  setConsent: (given: boolean) => void;
  /** Has each step told as it is recorded, from now on. */
  listen: (listener: StepListener) => void;
}

/** Keeps the steps of a visit, each once, and sends them in batches; the last when the page is hidden. */
export function createStepRecorder(): StepRecorder {
  const seen = new Set<string>();
  const listeners: StepListener[] = [];
  let waiting: PendingStep[] = [];
  let hasConsent = false;
  let isWatching = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** True for the first time in the visit; in memory too, for a tab that may not store anything. */
  function isFirst(key: string, address: string): boolean {
    const visit = readVisit(address);
    const known = `${sessionId()} ${key}`;
    if (visit.steps.includes(key) || seen.has(known)) return false;
    seen.add(known);
    saveVisit({ ...visit, steps: [...visit.steps, key] });
    return true;
  }

  function post(batch: readonly PendingStep[], body: string): void {
    quietPost(path, body).catch(() => {
      // They go with the next step, or when the page is hidden.
      waiting = [...batch, ...waiting].slice(0, MOST_WAITING);
    });
  }

  function send(isLeaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      const body = toBatchBody(batch);
      if (!isLeaving || !beacon(path, body)) post(batch, body);
    }
  }

  /** Begins with the first step: pages are prerendered where there is no window. */
  function watchLeaving(): void {
    if (isWatching) return;
    isWatching = true;
    window.addEventListener("pagehide", () => {
      send(true);
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") send(true);
    });
  }

  return {
    setConsent(given) {
      hasConsent = given;
    },
    listen(listener) {
      listeners.push(listener);
    },
    record(step, details, at, address = window.location.href) {
      const key = details.question === undefined ? step : `${step} ${details.question}`;
      if (!isFirst(key, address)) return;
      watchLeaving();
      const { source } = readVisit(address);
      waiting.push({ event: toFunnelEvent(step, details, { source, hasConsent }), at });
      timer ??= setTimeout(() => {
        send(false);
      }, WAIT_MS);
      for (const listener of listeners) listener(step, details);
    },
  };
}

export const stepRecorder = createStepRecorder();
