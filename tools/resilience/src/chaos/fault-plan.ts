import { setTimeout as pause } from "node:timers/promises";
import { PAYMENT_EVENT_TYPES } from "@cosmic/api/gateways/stripe/event-types";
import type { ApiCall, Fault, LedgerSnapshot, StripeStandInOptions } from "@cosmic/stripe-stand-in";
import type { Chances } from "./chances.ts";
import type { StatementFault } from "./database-proxy.ts";
import { type Card, getLabel } from "./fault-schedule.ts";

type LedgerEvent = LedgerSnapshot["events"][number];

/** What can be put out of action, and how to find out whom it strikes. */
export interface Surroundings {
  /**
   * Kills the process that last called the provider at a path, or was called at one; any, without.
   * @returns whether one was open
   */
  kill(path?: string): boolean;
  /** Whether it is time for another kill: what the one before left has done some work. */
  mayKill(): boolean;
  /** Crashes PostgreSQL and starts it again. @returns whether it was up */
  restartDatabase(): boolean;
  ownerOfCall(call: ApiCall): string | null;
  ownerOfEvent(event: LedgerEvent): string | null;
}

/** A fault that took place. */
export interface StruckFault {
  at: number;
  what: string;
  /** Where exactly: a call, a statement, an event's type. */
  where: string;
  buyer: string;
}

type CardOfKind<K extends Card["kind"]> = Extract<Card, { kind: K }>;

interface Armed<C extends Card = Card> {
  card: C;
  buyer: string;
  userId: string;
}

/** The chance that a statement of a kind that was struck least, or of another one, is struck. */
const LIKELY = 0.3;
const UNLIKELY = 0.03;
const PROCESS_KILL_SPREAD = 5_000;
/** Milliseconds between events that come in the opposite order. */
const REORDER_STEP = 700;
const LISTENED: ReadonlySet<string> = new Set(PAYMENT_EVENT_TYPES);
const CALLS_OF_ALL = "events.list";
export const WEBHOOK_PATH = "/api/stripe/webhook";

/** Lets the cards that buyers were dealt come to pass, each once, where it fits. */
export function createFaultPlan(
  chances: Chances,
  surroundings: Surroundings,
  note: (fault: StruckFault) => void,
) {
  let armed: Armed[] = [];
  const struck = new Map<string, number>();
  const statements = new Map<string, number>();
  const reorders = new Map<string, number>();

  function strike({ card, buyer }: Armed, where: string): void {
    const what = getLabel(card);
    struck.set(what, (struck.get(what) ?? 0) + 1);
    note({ at: Date.now(), what, where, buyer });
  }

  const find = <K extends Card["kind"]>(
    kind: K,
    fits: (each: Armed<CardOfKind<K>>) => boolean,
  ): Armed<CardOfKind<K>> | null =>
    (armed as Armed<CardOfKind<K>>[]).find((each) => each.card.kind === kind && fits(each)) ?? null;

  const use = (used: Armed): void => {
    armed = armed.filter((each) => each !== used);
  };

  /** Does it, and counts it if there was anything to be done. */
  function attempt(used: Armed, where: string, action: () => boolean): void {
    if (action()) strike(used, where);
    else armed.push(used);
  }

  const causeFault = (action: "kill" | "cut" | "restart"): boolean =>
    action === "cut" || (action === "kill" ? surroundings.kill() : surroundings.restartDatabase());

  function beforeCall(call: ApiCall): Fault | null {
    const owner = call.name === CALLS_OF_ALL ? null : surroundings.ownerOfCall(call);
    const isFit = ({ card, userId }: Armed<CardOfKind<"call"> | CardOfKind<"kill at call">>) =>
      card.call === call.name && (call.name === CALLS_OF_ALL || userId === owner);
    const killing = find(
      "kill at call",
      (each) => each.card.edge === "before" && isFit(each) && surroundings.mayKill(),
    );
    if (killing) {
      use(killing);
      attempt(killing, call.name, () => surroundings.kill(call.path));
      return { kind: "reset" };
    }
    const failing = find("call", isFit);
    if (!failing) return null;
    use(failing);
    strike(failing, call.name);
    return failing.card.fault;
  }

  function afterCommit(call: ApiCall): Fault | null {
    const owner = surroundings.ownerOfCall(call);
    const killing = find(
      "kill at call",
      ({ card, userId }) =>
        card.edge === "after" &&
        card.call === call.name &&
        userId === owner &&
        surroundings.mayKill(),
    );
    if (!killing) return null;
    use(killing);
    attempt(killing, call.name, () => surroundings.kill(call.path));
    return { kind: "reset", when: "after" };
  }

  function planDelivery(event: LedgerEvent) {
    if (!LISTENED.has(event.type)) return null;
    const owner = surroundings.ownerOfEvent(event);
    // The first of several events waits longest.
    const left = reorders.get(owner ?? "") ?? 0;
    if (left > 0) {
      reorders.set(owner ?? "", left - 1);
      return { delay: left * REORDER_STEP };
    }
    const planned = find("event", ({ userId }) => userId === owner);
    if (!planned) return null;
    use(planned);
    strike(planned, event.type);
    const { plan } = planned.card;
    if (plan === "dropped") return { drop: true };
    if (plan === "doubled") return { copies: 2 + chances.below(4) };
    if (plan === "late") return { delay: 2_000 + chances.below(4_000) };
    reorders.set(planned.userId, 2);
    return { delay: 3 * REORDER_STEP };
  }

  async function beforeDelivery(event: LedgerEvent): Promise<void> {
    if (!LISTENED.has(event.type)) return;
    const owner = surroundings.ownerOfEvent(event);
    const killing = find(
      "kill at event",
      ({ userId }) => userId === owner && surroundings.mayKill(),
    );
    if (!killing) return;
    use(killing);
    const where = `${event.type}, ${killing.card.edge}`;
    const kill = () => attempt(killing, where, () => surroundings.kill(WEBHOOK_PATH));
    if (killing.card.edge === "before") kill();
    else void pause(5 + chances.below(250)).then(kill);
  }

  return {
    hooks: { beforeCall, afterCommit, planDelivery, beforeDelivery } satisfies NonNullable<
      StripeStandInOptions["hooks"]
    >,
    /** What befalls a statement about a payment: kinds that were struck least come first. */
    onStatement(kind: string, killSender: () => boolean): StatementFault | null {
      const hits = statements.get(kind) ?? 0;
      statements.set(kind, hits);
      const next = find("statement", ({ card }) => card.fault !== "kill" || surroundings.mayKill());
      if (!next) return null;
      const isRarest = hits === Math.min(...statements.values());
      if (!chances.isLucky(isRarest ? LIKELY : UNLIKELY)) return null;
      const { fault: action, edge } = next.card;
      use(next);
      statements.set(kind, hits + 1);
      const doIt = () => (action === "kill" ? killSender() : causeFault(action));
      return { edge, strike: () => attempt(next, `${edge} ${kind}`, doIt) };
    },
    /** Hands cards to a buyer; those of a moment happen by themselves. */
    arm(buyer: string, userId: string, cards: readonly Card[]): void {
      for (const card of cards) {
        const one: Armed = { card, buyer, userId };
        armed.push(one);
        if (card.kind !== "moment") continue;
        const { fault: action } = card;
        void pause(chances.below(PROCESS_KILL_SPREAD), undefined, { ref: false }).then(() => {
          if (!armed.includes(one)) return;
          use(one);
          attempt(one, "any", () => causeFault(action));
        });
      }
    },
    /** Takes back from a buyer what did not come to pass. */
    disarm(buyer: string): Card[] {
      const left = armed.filter((each) => each.buyer === buyer);
      armed = armed.filter((each) => each.buyer !== buyer);
      return left.map(({ card }) => card);
    },
    /** Milliseconds after which the buyer goes away during this request; null to stay. */
    findDeparture(buyer: string, step: string): number | null {
      const leaving = find("tab", (each) => each.buyer === buyer && each.card.step === step);
      if (!leaving) return null;
      use(leaving);
      strike(leaving, step);
      return 5 + chances.below(120);
    },
    count: (): number => [...struck.values()].reduce((sum, each) => sum + each, 0),
    /** Faults that took place, by what happened. */
    struck,
    /** How often each kind of statement about a payment was struck. */
    statements,
  };
}

export type FaultPlan = ReturnType<typeof createFaultPlan>;
