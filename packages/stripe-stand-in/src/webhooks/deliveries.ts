import { setTimeout as pause } from "node:timers/promises";
import type { Journal } from "../ledger/journal.ts";
import type { LedgerEvent } from "../objects/types.ts";
import type { DeliveryPlan, WebhookPlanQueue } from "./plans.ts";
import { signatureHeader } from "./signature.ts";

type OptionalPlan = DeliveryPlan | null | undefined | void;

/** Called for each event and awaited. */
export interface WebhookHooks {
  /** Before the first attempt; may return how the event is delivered. */
  planDelivery?(event: LedgerEvent): OptionalPlan | Promise<OptionalPlan>;
  /** Before each attempt. */
  beforeDelivery?(event: LedgerEvent, attempt: number): void | Promise<void>;
}

export interface DeliveryOptions {
  journal: Journal;
  plans: WebhookPlanQueue;
  hooks: WebhookHooks;
  secret: string;
  /** Seconds since 1970. */
  now: () => number;
  url: string | null;
  /** Milliseconds between the attempts; after the last one the event is abandoned. */
  retryDelays: readonly number[];
  /** Milliseconds to wait for a response. */
  timeout: number;
  /** An event was answered with 2xx. */
  onDelivered(event: LedgerEvent): void;
}

/** The request body, indented as Stripe does, so that a re-serialized body fails the signature check. */
export const toPayload = (event: LedgerEvent): string => JSON.stringify(event, null, 2);

const getFailureReason = (error: unknown) =>
  (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;

const isDelivered = (status: number | null) => status !== null && status >= 200 && status < 300;

/** Sends signed events to the webhook address and retries until it answers 2xx. */
export function createDeliveries(options: DeliveryOptions) {
  const { journal, plans, hooks, secret } = options;
  const closing = new AbortController();
  let { url } = options;
  let held: LedgerEvent[] | null = null;

  /** One attempt. @returns the response status, or null without a response */
  async function send(event: LedgerEvent, attempt: number): Promise<number | null> {
    if (url === null || closing.signal.aborted) return null;
    await hooks.beforeDelivery?.(event, attempt);
    const { id: eventId, type } = event;
    const body = toPayload(event);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signatureHeader(body, secret, options.now()),
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    };
    try {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(options.timeout)]);
      const response = await fetch(url, {
        method: "POST",
        body,
        headers,
        signal,
        redirect: "manual",
      });
      await response.arrayBuffer();
      const { status } = response;
      journal.add({ kind: "webhook", eventId, type, attempt, status, reason: null });
      if (response.ok) options.onDelivered(event);
      return status;
    } catch (error) {
      const reason = getFailureReason(error);
      journal.add({ kind: "webhook", eventId, type, attempt, status: null, reason });
      return null;
    }
  }

  async function retry(event: LedgerEvent): Promise<void> {
    for (const [index, delay] of options.retryDelays.entries()) {
      await pause(delay, undefined, { signal: closing.signal, ref: false });
      if (isDelivered(await send(event, index + 2))) return;
    }
  }

  /** The first attempt; retries run in the background. */
  async function deliver(event: LedgerEvent, plan: DeliveryPlan): Promise<void> {
    const { drop = false, copies = 1, delay = 0 } = plan;
    if (drop) return journal.add({ kind: "dropped", eventId: event.id, type: event.type });
    if (delay > 0) await pause(delay, undefined, { signal: closing.signal, ref: false });
    const each = async () => {
      if (!isDelivered(await send(event, 1))) retry(event).catch(() => {});
    };
    await Promise.all(Array.from({ length: copies }, each));
  }

  async function dispatchOne(event: LedgerEvent): Promise<void> {
    const chosen = await hooks.planDelivery?.(event);
    if (chosen) return deliver(event, chosen);
    const planned = plans.take(event);
    if (planned.kind === "send") return deliver(event, planned.plan);
    for (const each of planned.ready) await deliver(each, {});
  }

  return {
    /** Sends new events, as planned for each. */
    dispatch(events: readonly LedgerEvent[]): void {
      if (url === null) return;
      // Closing aborts pending deliveries.
      for (const event of events) {
        if (held) held.push(event);
        else dispatchOne(event).catch(() => {});
      }
    },
    /** Sends an event once, now, even when it was delivered before. */
    sendNow: (event: LedgerEvent) => send(event, 1),
    /** Holds events from now on. */
    hold: (): void => {
      held ??= [];
    },
    /** Ends holding. @returns the held events, oldest first; the caller sends them */
    release(): LedgerEvent[] {
      const waiting = held ?? [];
      held = null;
      return waiting;
    },
    /** Sends events in sequence, each after the previous response. */
    async sendInOrder(events: readonly LedgerEvent[]): Promise<void> {
      for (const event of events) await deliver(event, {});
    },
    hasListener: () => url !== null,
    sendTo: (address: string | null): void => {
      url = address;
    },
    close: (): void => closing.abort(),
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
