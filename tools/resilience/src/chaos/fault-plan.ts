import { setTimeout as pause } from "node:timers/promises";
import { PAYMENT_EVENT_TYPES } from "@cosmic/api/gateways/stripe/event-types";
import type { ApiCall, Fault, LedgerSnapshot, StripeStandInOptions } from "@cosmic/stripe-stand-in";
import type { Random } from "../environment/random.ts";
import type { Side } from "../proxy/tcp-proxy.ts";
import { getLabel, PLANNED_FAULTS, type PlannedFault } from "./planned-faults.ts";

type LedgerEvent = LedgerSnapshot["events"][number];

/** What can be put out of action. Each returns whether it was in action. */
export interface Targets {
  /** Kills a process of the API; without a slot one at random, or all of them. */
  kill(slot?: number): boolean;
  /** Crashes PostgreSQL and starts it again. */
  restartDatabase(): boolean;
  /** Whether it is time for another kill: what the one before left has done some work. */
  mayKill(): boolean;
}

/** A fault that took place. */
export interface StruckFault {
  at: number;
  what: string;
  /** Where exactly: a call, an event's type, a side of a connection. */
  where: string;
}

type OfKind<K extends PlannedFault["kind"]> = Extract<PlannedFault, { kind: K }>;

/** The chance that a chunk of data between the API and PostgreSQL is struck, while such a fault waits. */
const DATA_CHANCE = 0.02;
const TIMER_SPREAD = 5_000;
/** Milliseconds between events that come in the opposite order. */
const REORDER_STEP = 700;
/** Faults that wait at once; the oldest go back when more are armed. */
const MOST_ARMED = 40;
const LISTENED: ReadonlySet<string> = new Set(PAYMENT_EVENT_TYPES);

/** Lets planned faults happen, each once, at the first occasion that fits. */
export function createFaultPlan(
  random: Random,
  targets: Targets,
  record: (fault: StruckFault) => void,
) {
  let armed: PlannedFault[] = [];
  let queue: PlannedFault[] = [];
  const struck = new Map<string, number>();
  let toReorder = 0;

  function strike(planned: PlannedFault, where: string): void {
    const what = getLabel(planned);
    struck.set(what, (struck.get(what) ?? 0) + 1);
    record({ at: Date.now(), what, where });
  }

  /** Takes the first armed fault that fits; null without one. */
  function take<K extends PlannedFault["kind"]>(
    kind: K,
    fits: (planned: OfKind<K>) => boolean,
  ): OfKind<K> | null {
    const found = armed.find(
      (each): each is OfKind<K> => each.kind === kind && fits(each as OfKind<K>),
    );
    if (!found) return null;
    armed = armed.filter((each) => each !== found);
    return found;
  }

  /** Counts a fault if its target was in action, and arms it again if not. */
  function attempt(planned: PlannedFault, where: string, action: () => boolean): void {
    if (action()) strike(planned, where);
    else armed.push(planned);
  }

  function killAtCall(call: ApiCall, when: "before" | "after"): boolean {
    if (!targets.mayKill()) return false;
    const planned = take("kill at call", (each) => each.when === when && each.call === call.name);
    if (planned) attempt(planned, call.name, () => targets.kill());
    return planned !== null;
  }

  function beforeCall(call: ApiCall): Fault | null {
    if (killAtCall(call, "before")) return { kind: "reset" };
    const caller = (call.parameters as Record<string, unknown> | null)?.["client_reference_id"];
    const planned = take(
      "call",
      (each) => each.call === call.name && (each.userId === undefined || each.userId === caller),
    );
    if (planned) strike(planned, call.name);
    return planned?.fault ?? null;
  }

  const afterCommit = (call: ApiCall): Fault | null =>
    killAtCall(call, "after") ? { kind: "reset", when: "after" } : null;

  function planDelivery({ type }: LedgerEvent) {
    if (!LISTENED.has(type)) return null;
    // The first of several events waits longest.
    if (toReorder > 0) {
      toReorder -= 1;
      return { delay: (toReorder + 1) * REORDER_STEP };
    }
    const planned = take("event", () => true);
    if (!planned) return null;
    strike(planned, type);
    if (planned.plan === "dropped") return { drop: true };
    if (planned.plan === "doubled") return { copies: 2 + random.below(4) };
    if (planned.plan === "late") return { delay: 2_000 + random.below(4_000) };
    toReorder = 2;
    return { delay: 3 * REORDER_STEP };
  }

  async function beforeDelivery({ type }: LedgerEvent): Promise<void> {
    if (!LISTENED.has(type) || !targets.mayKill()) return;
    const planned = take("kill at event", () => true);
    if (!planned) return;
    const kill = () => attempt(planned, `${type}, ${planned.when}`, () => targets.kill());
    if (planned.when === "before") kill();
    else void pause(5 + random.below(250)).then(kill);
  }

  function startTimer(planned: OfKind<"timer">): void {
    void pause(random.below(TIMER_SPREAD), undefined, { ref: false }).then(() => {
      if (take("timer", (each) => each === planned) === null) return;
      const act =
        planned.action === "kill" ? () => targets.kill() : () => targets.restartDatabase();
      attempt(planned, "any", act);
    });
  }

  return {
    hooks: { beforeCall, afterCommit, planDelivery, beforeDelivery } satisfies NonNullable<
      StripeStandInOptions["hooks"]
    >,
    /** Whether data between one process and PostgreSQL passes. */
    passes(slot: number, side: Side): boolean {
      const planned = random.chance(DATA_CHANCE)
        ? take(
            "data",
            (each) => each.side === side && (each.action !== "kill" || targets.mayKill()),
          )
        : null;
      if (!planned) return true;
      const { action } = planned;
      attempt(planned, side, () => {
        if (action === "kill") return targets.kill(slot);
        return action === "cut" || targets.restartDatabase();
      });
      return false;
    },
    /** Arms so many faults: every planned one, in random order, before any comes again. */
    arm(count: number): void {
      for (let number = 0; number < count; number += 1) {
        if (queue.length === 0) queue = random.shuffled(PLANNED_FAULTS);
        const planned = queue.shift();
        if (!planned) continue;
        armed.push(planned);
        if (planned.kind === "timer") startTimer(planned);
      }
      queue.push(...armed.splice(0, Math.max(0, armed.length - MOST_ARMED)));
    },
    /** Arms one fault before the others. */
    armFirst: (planned: PlannedFault) => void armed.unshift(planned),
    /** Nothing more happens. */
    disarm(): void {
      armed = [];
      toReorder = 0;
    },
    /** Milliseconds after which the buyer goes away during a request of this step; null to stay. */
    findDeparture(step: string): number | null {
      const planned = take("departure", (each) => each.step === step);
      if (!planned) return null;
      strike(planned, step);
      return 5 + random.below(120);
    },
    count: (): number => [...struck.values()].reduce((sum, each) => sum + each, 0),
    /** Faults that took place, by what happened. */
    struck,
  };
}

export type FaultPlan = ReturnType<typeof createFaultPlan>;
