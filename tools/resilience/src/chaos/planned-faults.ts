import type { Fault } from "@cosmic/stripe-stand-in";
import type { Side } from "../proxy/tcp-proxy.ts";

type ProcessFault = "kill" | "restart";

/** One thing that goes wrong while users buy. */
export type PlannedFault =
  /** A call of the provider's API goes wrong; of one buyer, where it is named. */
  | { kind: "call"; call: string; fault: Fault; userId?: string }
  /** The API is killed while it makes a call: before the provider has done it, or before it has answered. */
  | { kind: "kill at call"; call: string; when: "before" | "after" }
  /** A database connection breaks before data of one side has passed, alone or with a process or PostgreSQL. */
  | { kind: "data"; action: ProcessFault | "cut"; side: Side }
  | { kind: "event"; plan: "dropped" | "doubled" | "late" | "reordered" }
  /** The API is killed while it is told of an event. */
  | { kind: "kill at event"; when: "before" | "during" }
  /** At a random time. */
  | { kind: "timer"; action: ProcessFault }
  /** The buyer goes away during a request. */
  | { kind: "departure"; step: "create" | "verify" | "refund" };

const CREATE = "checkout.sessions.create";
const WRITES = [CREATE, "checkout.sessions.expire", "refunds.create"];
const READS = ["checkout.sessions.retrieve", "refunds.list", "disputes.list", "events.list"];

const READ_FAULTS: readonly Fault[] = [
  { kind: "error", status: 500 },
  { kind: "error", status: 503 },
  { kind: "error", status: 429 },
  { kind: "hang" },
  { kind: "reset" },
  { kind: "truncated" },
  { kind: "garbage" },
  { kind: "slow", milliseconds: 600 },
];
/** Faults of a call that changes Stripe's records: the change may have happened all the same. */
const WRITE_FAULTS: readonly Fault[] = [
  ...READ_FAULTS,
  { kind: "error", status: 500, when: "after" },
  { kind: "hang", when: "after" },
  { kind: "reset", when: "after" },
];

const SIDES: readonly Side[] = ["client", "server"];

const repeat = <T>(count: number, items: readonly T[]): T[] =>
  Array.from({ length: count }, () => items).flat();

/** How many of each there are sets how often each happens. */
export const PLANNED_FAULTS: readonly PlannedFault[] = [
  ...WRITES.flatMap((call) =>
    WRITE_FAULTS.map((fault): PlannedFault => ({ kind: "call", call, fault })),
  ),
  ...READS.flatMap((call) =>
    READ_FAULTS.map((fault): PlannedFault => ({ kind: "call", call, fault })),
  ),
  ...WRITES.flatMap((call) =>
    (["before", "after"] as const).map(
      (when): PlannedFault => ({ kind: "kill at call", call, when }),
    ),
  ),
  ...READS.map((call): PlannedFault => ({ kind: "kill at call", call, when: "before" })),
  ...repeat(8, SIDES).map((side): PlannedFault => ({ kind: "data", action: "kill", side })),
  ...repeat(12, SIDES).map((side): PlannedFault => ({ kind: "data", action: "cut", side })),
  ...SIDES.map((side): PlannedFault => ({ kind: "data", action: "restart", side })),
  ...repeat(6, ["dropped", "doubled", "late", "reordered"] as const).map(
    (plan): PlannedFault => ({ kind: "event", plan }),
  ),
  ...repeat(6, ["before", "during"] as const).map(
    (when): PlannedFault => ({ kind: "kill at event", when }),
  ),
  ...repeat(3, ["kill"] as const).map((action): PlannedFault => ({ kind: "timer", action })),
  { kind: "timer", action: "restart" },
  ...(["create", "verify", "refund"] as const).map(
    (step): PlannedFault => ({ kind: "departure", step }),
  ),
];

/** A checkout session that the provider creates without the product learning of it. */
export const createdUnnoticed = (userId: string): PlannedFault => ({
  kind: "call",
  call: CREATE,
  fault: { kind: "error", status: 500, when: "after" },
  userId,
});

const ACTIONS = {
  kill: "API killed",
  cut: "database connection cut",
  restart: "PostgreSQL crashed",
} as const;

/** What happened, as the table names it. */
export function getLabel(planned: PlannedFault): string {
  switch (planned.kind) {
    case "call": {
      const { fault } = planned;
      const isDone = "when" in fault && fault.when === "after";
      return isDone ? "provider did it, and its answer was lost" : `provider: ${fault.kind}`;
    }
    case "kill at call":
      return "API killed at a call to the provider";
    case "kill at event":
      return "API killed at a webhook";
    case "data":
      return `${ACTIONS[planned.action]} at data of the database`;
    case "timer":
      return `${ACTIONS[planned.action]} at a random time`;
    case "event":
      return `webhook ${planned.plan}`;
    default:
      return "buyer gone during a request";
  }
}
