import type { Fault } from "@cosmic/stripe-stand-in";
import type { Chances } from "./chances.ts";

type Edge = "before" | "after";
type ProcessFault = "kill" | "cut" | "restart";

/** What a buyer has to do for a card to be of use. */
export type Need =
  /** Take money back over the product. */
  | "refund"
  /** Leave an open page for another one. */
  | "second page"
  /** Have something happen to the money after it came. */
  | "several events";

/** One thing that can go wrong while somebody buys. */
export type Card = { needs?: Need } /** A call of the provider's API goes wrong. */ & (
  | { kind: "call"; call: string; fault: Fault }
  /** The API is killed while it makes a call: before it is done, or done and not answered. */
  | { kind: "kill at call"; call: string; edge: Edge }
  /** Something happens at a message to the database. */
  | { kind: "statement"; fault: ProcessFault; edge: Edge }
  | { kind: "event"; plan: "dropped" | "doubled" | "late" | "reordered" }
  /** The API is killed while it is told of an event. */
  | { kind: "kill at event"; edge: "before" | "during" }
  /** At any moment. */
  | { kind: "moment"; fault: Exclude<ProcessFault, "cut"> }
  /** The buyer goes away during a request. */
  | { kind: "tab"; step: "create" | "verify" | "refund" }
);

const CREATE = "checkout.sessions.create";
const EXPIRE = "checkout.sessions.expire";
const READ = "checkout.sessions.retrieve";
const REFUND = "refunds.create";

const getNeed = (call: string): { needs?: Need } =>
  call === EXPIRE ? { needs: "second page" } : call === REFUND ? { needs: "refund" } : {};

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
/** What can befall a call that changes the ledger: the change may have happened all the same. */
const WRITE_FAULTS: readonly Fault[] = [
  ...READ_FAULTS,
  { kind: "error", status: 500, when: "after" },
  { kind: "hang", when: "after" },
  { kind: "reset", when: "after" },
  { kind: "reset", when: "after" },
];

const EDGES: readonly Edge[] = ["before", "after"];

const times = <T>(count: number, things: readonly T[]): T[] =>
  Array.from({ length: count }, () => things).flat();

/** How many of each there are sets how often each happens. */
const CARDS: readonly Card[] = [
  ...[CREATE, EXPIRE, REFUND].flatMap((call) =>
    WRITE_FAULTS.map((fault): Card => ({ kind: "call", call, fault, ...getNeed(call) })),
  ),
  ...[READ, "refunds.list", "disputes.list", "events.list"].flatMap((call) =>
    READ_FAULTS.map((fault): Card => ({ kind: "call", call, fault })),
  ),
  ...[CREATE, EXPIRE, REFUND].flatMap((call) =>
    EDGES.map((edge): Card => ({ kind: "kill at call", call, edge, ...getNeed(call) })),
  ),
  ...[READ, READ, "refunds.list", "disputes.list", "events.list"].map(
    (call): Card => ({ kind: "kill at call", call, edge: "before" }),
  ),
  ...times(8, EDGES).map((edge): Card => ({ kind: "statement", fault: "kill", edge })),
  ...times(7, EDGES).map((edge): Card => ({ kind: "statement", fault: "cut", edge })),
  ...EDGES.map((edge): Card => ({ kind: "statement", fault: "restart", edge })),
  ...times(6, ["dropped", "doubled", "late"] as const).map(
    (plan): Card => ({ kind: "event", plan }),
  ),
  ...times(6, ["reordered"] as const).map(
    (plan): Card => ({ kind: "event", plan, needs: "several events" }),
  ),
  ...times(6, ["before", "during"] as const).map((edge): Card => ({ kind: "kill at event", edge })),
  ...times(3, ["kill"] as const).map((fault): Card => ({ kind: "moment", fault })),
  { kind: "moment", fault: "restart" },
  ...(["create", "verify"] as const).map((step): Card => ({ kind: "tab", step })),
  { kind: "tab", step: "refund", needs: "refund" },
];

const PROCESS_FAULTS: Record<ProcessFault, string> = {
  kill: "API killed",
  cut: "database connection cut",
  restart: "PostgreSQL crashed",
};

/** What happened, as the table names it. */
export function getLabel(card: Card): string {
  if (card.kind === "call") return labelOfFault(card.fault);
  if (card.kind === "kill at call") return "API killed at a call to the provider";
  if (card.kind === "kill at event") return "API killed at a webhook";
  if (card.kind === "statement") return `${PROCESS_FAULTS[card.fault]} at a database message`;
  if (card.kind === "moment") return `${PROCESS_FAULTS[card.fault]} at any moment`;
  return card.kind === "event" ? `webhook ${card.plan}` : "buyer gone during a request";
}

function labelOfFault(fault: Fault): string {
  const isDone = "when" in fault && fault.when === "after";
  if (isDone) return "provider did it, and its answer was lost";
  switch (fault.kind) {
    case "error":
      return `provider answered ${fault.status ?? 500}`;
    case "hang":
      return "provider hung";
    case "reset":
      return "provider broke the connection";
    case "slow":
      return "provider was slow";
    default:
      return "provider sent half an answer, or garbage";
  }
}

/** Deals cards until each was dealt, then all of them again. */
export function createFaultSchedule(chances: Chances) {
  let waiting: Card[] = [];
  const fits = ({ needs }: Card, abilities: readonly Need[]) =>
    needs === undefined || abilities.includes(needs);

  return {
    /** So many cards that are of use to somebody who does these things; those with a need come first. */
    deal(count: number, abilities: readonly Need[]): Card[] {
      if (waiting.length < CARDS.length) waiting.push(...chances.shuffled(CARDS));
      const usable = waiting.filter((card) => fits(card, abilities));
      const special = usable
        .filter(({ needs }) => needs !== undefined)
        .slice(0, Math.ceil(count / 2));
      const plain = usable.filter(({ needs }) => needs === undefined);
      const dealt = [...special, ...plain].slice(0, count);
      waiting = waiting.filter((card) => !dealt.includes(card));
      return dealt;
    },
    /** Takes back what did not come to pass. */
    takeBack(cards: readonly Card[]): void {
      waiting.push(...cards);
    },
  };
}
