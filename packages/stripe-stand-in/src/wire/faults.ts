/** A fault of an API call; "after" means the ledger has already changed. */
export type Fault =
  /** An error status. A 500 is stored under the idempotency key and replayed, as Stripe does. */
  | { kind: "error"; status?: number; when?: "before" | "after" }
  /** No response until the client gives up. */
  | { kind: "hang"; when?: "before" | "after" }
  /** The connection is reset; with "after" the response is lost. */
  | { kind: "reset"; when?: "before" | "after" }
  /** The call succeeds late. Until then its key is in use. */
  | { kind: "slow"; milliseconds: number; when?: "before" | "after" }
  /** The call succeeds; half of the response arrives. */
  | { kind: "truncated" }
  /** The call succeeds; the response is an HTML page. */
  | { kind: "garbage" };

/** An API call as hooks and the journal see it. */
export interface ApiCall {
  /** "checkout.sessions.create", "refunds.list" …: the method names of Stripe's own library. */
  name: string;
  requestId: string;
  path: string;
  parameters: unknown;
  idempotencyKey: string | null;
}

export interface FaultPlan {
  /** A call's name, a prefix with a star ("checkout.*"), or "*" for every call. */
  call: string;
  fault: Fault;
  /** How many calls it applies to; one by default. */
  times?: number | "always";
}

export interface FaultQueue {
  add(plan: FaultPlan): void;
  /** The oldest plan that matches this call; uses one of its times. */
  take(call: string): Fault | null;
  clear(): void;
}

function matches(pattern: string, call: string): boolean {
  return pattern.endsWith("*") ? call.startsWith(pattern.slice(0, -1)) : pattern === call;
}

/** The planned faults that have not been applied yet. */
export function createFaultQueue(): FaultQueue {
  let plans: { call: string; fault: Fault; left: number }[] = [];
  return {
    add: ({ call, fault, times = 1 }) => {
      plans.push({ call, fault, left: times === "always" ? Number.POSITIVE_INFINITY : times });
    },
    take(call) {
      const plan = plans.find((each) => matches(each.call, call));
      if (!plan) return null;
      plan.left -= 1;
      plans = plans.filter(({ left }) => left > 0);
      return plan.fault;
    },
    clear: () => {
      plans = [];
    },
  };
}

/** Whether the fault happens before the ledger changes. */
export const isBefore = (fault: Fault): boolean =>
  "when" in fault || !["truncated", "garbage"].includes(fault.kind)
    ? !("when" in fault && fault.when === "after")
    : false;
