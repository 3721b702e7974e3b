import type { Ledger } from "../ledger/ledger.ts";
import { wrongParameter } from "./api-error.ts";
import { pageOf } from "./lists.ts";

type Shown = Record<string, unknown>;

const MAX_DEPTH = 4;

/** Properties that hold an id, by kind of object; they are shown whole when asked for. */
const REFERENCES: Record<string, readonly string[]> = {
  "checkout.session": ["payment_intent", "customer", "invoice", "subscription", "setup_intent"],
  payment_intent: ["latest_charge", "customer", "invoice"],
  charge: ["payment_intent", "customer"],
  refund: ["charge", "payment_intent", "customer"],
  dispute: ["charge", "payment_intent"],
};

/** Lists that are left out unless asked for. */
function includedList({ books }: Ledger, object: Shown, name: string): unknown {
  const id = String(object["id"]);
  if (object["object"] === "checkout.session" && name === "line_items") {
    const data = books.lineItems.get(id) ?? [];
    return { object: "list", data, has_more: false, url: `/v1/checkout/sessions/${id}/line_items` };
  }
  if (object["object"] === "charge" && name === "refunds") {
    const refunds = [...books.refunds.values()];
    return pageOf(refunds, `/v1/charges/${id}/refunds`, {}, ({ charge }) => charge === id);
  }
  return undefined;
}

function findById({ books }: Ledger, id: string): object | undefined {
  const maps = [books.paymentIntents, books.charges, books.sessions, books.refunds, books.disputes];
  return maps.map((map) => map.get(id)).find((object) => object !== undefined);
}

function showWhole(ledger: Ledger, object: Shown, path: readonly string[], written: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  const isReference = REFERENCES[String(object["object"])]?.includes(name) === true;
  if (typeof object[name] === "string" && isReference) {
    object[name] = structuredClone(findById(ledger, object[name]) ?? object[name]);
  } else if (object[name] === undefined || typeof object[name] === "string") {
    const list = includedList(ledger, object, name);
    if (list === undefined && !isReference) {
      throw wrongParameter(
        `This property cannot be expanded (${written}). You may want to try expanding 'data.${written}'.`,
        "expand",
      );
    }
    object[name] = structuredClone(list);
  }
  const inside = object[name];
  if (Array.isArray(inside)) {
    for (const each of inside) showWhole(ledger, each as Shown, rest, written);
  } else if (typeof inside === "object" && inside !== null) {
    showWhole(ledger, inside as Shown, rest, written);
  }
}

/** A copy of what is answered, with the asked properties shown whole instead of by id. */
export function expanded(ledger: Ledger, answer: object, paths: readonly string[] = []): object {
  const copy = structuredClone(answer) as Shown;
  for (const written of paths) {
    const path = written.split(".");
    if (path.length > MAX_DEPTH) {
      throw wrongParameter("You cannot expand more than 4 levels of a property", "expand");
    }
    showWhole(ledger, copy, path, written);
  }
  return copy;
}
