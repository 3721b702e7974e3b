/** How a call of the API goes wrong; "after" means: the ledger has changed all the same. */
export type Fault =
  /** An error status. A 500 is kept under the call's key and given again, as the real service does. */
  | { kind: "error"; status?: number; when?: "before" | "after" }
  /** No answer until the caller gives up. */
  | { kind: "hang"; when?: "before" | "after" }
  /** The connection breaks; "after" is the answer that gets lost. */
  | { kind: "reset"; when?: "before" | "after" }
  /** The call goes well, late. Until then its key is in use. */
  | { kind: "slow"; milliseconds: number; when?: "before" | "after" }
  /** The call goes well; half of the answer arrives. */
  | { kind: "truncated" }
  /** The call goes well; a page of HTML is the answer. */
  | { kind: "garbage" };

/** A call of the API as hooks and the journal see it. */
export interface ApiCall {
  /** "checkout.sessions.create", "refunds.list" …: the words of Stripe's own library. */
  name: string;
  requestId: string;
  path: string;
  parameters: unknown;
  idempotencyKey: string | null;
}

export interface FaultWish {
  /** A call's name, the beginning of names with a star ("checkout.*"), or "*" for every call. */
  call: string;
  fault: Fault;
  /** How many calls it befalls; one unless given. */
  times?: number | "always";
}

export interface FaultBoard {
  add(wish: FaultWish): void;
  /** The oldest wish for this call, which is then used up by one. */
  take(call: string): Fault | null;
  clear(): void;
}

function fits(pattern: string, call: string): boolean {
  return pattern.endsWith("*") ? call.startsWith(pattern.slice(0, -1)) : pattern === call;
}

/** The failures that were asked for and have not happened yet. */
export function createFaultBoard(): FaultBoard {
  let wishes: { call: string; fault: Fault; left: number }[] = [];
  return {
    add: ({ call, fault, times = 1 }) => {
      wishes.push({ call, fault, left: times === "always" ? Number.POSITIVE_INFINITY : times });
    },
    take(call) {
      const wish = wishes.find((each) => fits(each.call, call));
      if (!wish) return null;
      wish.left -= 1;
      wishes = wishes.filter(({ left }) => left > 0);
      return wish.fault;
    },
    clear: () => {
      wishes = [];
    },
  };
}

/** Whether it happens before the ledger changes. */
export const isBefore = (fault: Fault): boolean =>
  "when" in fault || !["truncated", "garbage"].includes(fault.kind)
    ? !("when" in fault && fault.when === "after")
    : false;
