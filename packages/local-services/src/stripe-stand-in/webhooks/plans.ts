import type { LedgerEvent } from "../objects/types.ts";

/** How one event is delivered. */
export interface DeliveryPlan {
  /** Never sent. */
  drop?: boolean;
  /** How many times it is sent, all at once; once unless given. */
  copies?: number;
  /** Milliseconds before it is sent. */
  delay?: number;
}

export interface WebhookWish extends DeliveryPlan {
  /** Which events; all unless given. */
  types?: string[];
  /** How many events it befalls; one unless given. */
  times?: number | "always";
  /** Collects so many events and sends them in the opposite order, one after the other. */
  reorder?: number;
}

interface OpenWish {
  wish: WebhookWish;
  left: number;
  collected: LedgerEvent[];
}

export type Planned =
  | { kind: "send"; plan: DeliveryPlan }
  /** Kept back until as many have come as shall change places. */
  | { kind: "collected"; ready: LedgerEvent[] };

/** What was asked to go wrong with events, and has not happened yet. */
export function createWebhookPlans() {
  let wishes: OpenWish[] = [];
  return {
    add: (wish: WebhookWish): void => {
      const { times = wish.reorder ?? 1 } = wish;
      const left = times === "always" ? Number.POSITIVE_INFINITY : times;
      wishes.push({ wish, left, collected: [] });
    },
    /** The oldest wish for this event, which is then used up by one. */
    take(event: LedgerEvent): Planned {
      const open = wishes.find(({ wish }) => wish.types?.includes(event.type) ?? true);
      if (!open) return { kind: "send", plan: {} };
      open.left -= 1;
      if (open.left <= 0) wishes = wishes.filter((each) => each !== open);
      if (open.wish.reorder === undefined) return { kind: "send", plan: open.wish };
      open.collected.push(event);
      const isFull = open.collected.length >= open.wish.reorder;
      return { kind: "collected", ready: isFull ? open.collected.splice(0).toReversed() : [] };
    },
    /** Forgets every wish. @returns the events that were kept back */
    clear: (): LedgerEvent[] => {
      const waiting = wishes.flatMap(({ collected }) => collected);
      wishes = [];
      return waiting;
    },
  };
}

export type WebhookPlans = ReturnType<typeof createWebhookPlans>;
