import type { Ledger } from "../ledger/ledger.ts";
import { invalidParameter } from "./api-error.ts";
import { getPage } from "./lists.ts";

type Shown = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Properties that hold an id, by object type; expandable. */
const REFERENCES: Record<string, readonly string[]> = {
  "checkout.session": ["payment_intent", "customer", "invoice", "subscription", "setup_intent"],
  payment_intent: ["latest_charge", "customer", "invoice"],
  charge: ["payment_intent", "customer"],
  refund: ["charge", "payment_intent", "customer"],
  dispute: ["charge", "payment_intent"],
};

/** Lists that are omitted unless expanded. */
function includedList({ records }: Ledger, object: Shown, name: string): unknown {
  const id = String(object["id"]);
  if (object["object"] === "checkout.session" && name === "line_items") {
    const data = records.lineItems.get(id) ?? [];
    return { object: "list", data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  }
  if (object["object"] === "charge" && name === "refunds") {
    const refunds = [...records.refunds.values()];
    return getPage(refunds, `/v1/charges/${id}/refunds`, {}, ({ charge }) => charge === id);
  }
  return undefined;
}

function findById({ records }: Ledger, id: string): object | undefined {
  const maps = [
    records.paymentIntents,
    records.charges,
    records.sessions,
    records.refunds,
    records.disputes,
  ];
  return maps.map((map) => map.get(id)).find((object) => object !== undefined);
}

function expandPath(
  ledger: Ledger,
  object: Shown,
  path: readonly string[],
  requested: string,
): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  const isReference = REFERENCES[String(object["object"])]?.includes(name) === true;
  if (typeof object[name] === "string" && isReference) {
    object[name] = structuredClone(findById(ledger, object[name]) ?? object[name]);
  } else if (object[name] === undefined || typeof object[name] === "string") {
    const list = includedList(ledger, object, name);
    if (list === undefined && !isReference) {
      throw invalidParameter(
        `This property cannot be expandAnswer (${requested}). You may want to try expanding 'data.${requested}'.`,
        "expand",
      );
    }
    object[name] = structuredClone(list);
  }
  const inside = object[name];
  if (Array.isArray(inside)) {
    for (const each of inside) expandPath(ledger, each as Shown, rest, requested);
  } else if (typeof inside === "object" && inside !== null) {
    expandPath(ledger, inside as Shown, rest, requested);
  }
}

/** A copy of a response with the requested properties expanded. */
export function expandAnswer(
  ledger: Ledger,
  answer: object,
  paths: readonly string[] = [],
): object {
  const copy = structuredClone(answer) as Shown;
  for (const requested of paths) {
    const path = requested.split(".");
    if (path.length > MAX_DEPTH) {
      throw invalidParameter("You cannot expand more than 4 levels of a property", "expand");
    }
    expandPath(ledger, copy, path, requested);
  }
  return copy;
}
