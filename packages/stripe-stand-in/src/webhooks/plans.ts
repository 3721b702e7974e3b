import type { LedgerEvent } from "../objects/types.ts";

/** How an event is delivered. */
export interface DeliveryPlan {
  /** Not sent at all. */
  drop?: boolean;
  /** How many copies are sent at the same time; one by default. */
  copies?: number;
  /** Milliseconds before it is sent. */
  delay?: number;
}

export interface WebhookPlan extends DeliveryPlan {
  /** Event types; all by default. */
  types?: string[];
  /** How many events it applies to; one by default. */
  times?: number | "always";
  /** Collects this many events and sends them in reverse order, in sequence. */
  reorder?: number;
}

interface ActivePlan {
  plan: WebhookPlan;
  left: number;
  collected: LedgerEvent[];
}

export type Planned =
  | { kind: "send"; plan: DeliveryPlan }
  /** Held until the reorder group is complete. */
  | { kind: "collected"; ready: LedgerEvent[] };

/** The delivery plans that have not been applied yet. */
export function createWebhookPlanQueue() {
  let plans: ActivePlan[] = [];
  return {
    add: (plan: WebhookPlan): void => {
      const { times = plan.reorder ?? 1 } = plan;
      const left = times === "always" ? Number.POSITIVE_INFINITY : times;
      plans.push({ plan, left, collected: [] });
    },
    /** The oldest plan that matches this event; uses one of its times. */
    take(event: LedgerEvent): Planned {
      const open = plans.find(({ plan }) => plan.types?.includes(event.type) ?? true);
      if (!open) return { kind: "send", plan: {} };
      open.left -= 1;
      if (open.left <= 0) plans = plans.filter((each) => each !== open);
      if (open.plan.reorder === undefined) return { kind: "send", plan: open.plan };
      open.collected.push(event);
      const isFull = open.collected.length >= open.plan.reorder;
      return { kind: "collected", ready: isFull ? open.collected.splice(0).toReversed() : [] };
    },
    /** Removes every plan. @returns the events that were held */
    clear: (): LedgerEvent[] => {
      const waiting = plans.flatMap(({ collected }) => collected);
      plans = [];
      return waiting;
    },
  };
}

export type WebhookPlanQueue = ReturnType<typeof createWebhookPlanQueue>;
