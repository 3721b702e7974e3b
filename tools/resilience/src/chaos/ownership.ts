import type { ApiCall, LedgerSnapshot, StripeStandIn } from "@cosmic/stripe-stand-in";

type LedgerEvent = LedgerSnapshot["events"][number];

const text = (value: unknown, name: string): string | null => {
  const found = (value as Record<string, unknown> | null)?.[name];
  return typeof found === "string" ? found : null;
};

/** Finds out whose payment a call or an event of the provider is about. */
export function createOwnership(findLedger: () => Pick<StripeStandIn, "ledger">) {
  /** Users by session and by payment. */
  let owners = new Map<string, string>();

  function readRecords(): void {
    const { sessions } = findLedger().ledger();
    owners = new Map(
      sessions.flatMap(({ id, payment_intent: intent, client_reference_id: userId }) =>
        userId === null
          ? []
          : [[id, userId] as const, ...(intent === null ? [] : [[intent, userId] as const])],
      ),
    );
  }

  function findOwner(id: string): string | null {
    if (!owners.has(id)) readRecords();
    return owners.get(id) ?? null;
  }

  return {
    /** The user a call is about; null for one about everybody. */
    ofCall({ path, parameters }: ApiCall): string | null {
      const named = text(parameters, "client_reference_id");
      if (named !== null) return named;
      const id = /\/(cs_\w+)/.exec(path)?.[1] ?? text(parameters, "payment_intent");
      return id === null ? null : findOwner(id);
    },
    ofEvent({ data: { object } }: LedgerEvent): string | null {
      const named = text(object, "client_reference_id");
      if (named !== null) return named;
      const intent = text(object, "payment_intent");
      return intent === null ? null : findOwner(intent);
    },
  };
}
