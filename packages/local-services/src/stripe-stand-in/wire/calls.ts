import { z } from "zod";
import { createRefund, createRefundParameters } from "../deeds/refunds.ts";
import { createSessionParameters } from "../deeds/session-parameters.ts";
import { createSession, expireSession } from "../deeds/sessions.ts";
import type { Cause, Ledger } from "../ledger/ledger.ts";
import { noSuch } from "./api-error.ts";
import { expanded } from "./expand.ts";
import type { FormObject } from "./form.ts";
import { pageOf } from "./lists.ts";
import { expand, flag, listShape, readParameters } from "./parameters.ts";

export interface Asked {
  ledger: Ledger;
  cause: Cause;
  /** The id in the call's address, "" where there is none. */
  id: string;
  path: string;
  form: FormObject;
}

export interface CallDefinition {
  name: string;
  method: "GET" | "POST";
  /** The address, with the id as its first group. */
  address: RegExp;
  answer(asked: Asked): object;
}

const justExpand = z.strictObject({ expand });
const id = z.string().optional();

type Kind = "sessions" | "paymentIntents" | "charges" | "refunds" | "disputes" | "events";

/** How Stripe's errors call each kind. */
const WORDS: Record<Kind, string> = {
  sessions: "checkout.session",
  paymentIntents: "payment_intent",
  charges: "charge",
  refunds: "refund",
  disputes: "dispute",
  events: "event",
};

function required<K extends Kind>(asked: Asked, kind: K) {
  const found = asked.ledger.books[kind].get(asked.id);
  if (!found) throw noSuch(WORDS[kind], asked.id, kind === "sessions" ? "session" : "id", true);
  return found as NonNullable<ReturnType<Ledger["books"][K]["get"]>>;
}

const retrieve = (name: string, address: RegExp, kind: Kind): CallDefinition => ({
  name,
  method: "GET",
  address,
  answer: (asked) => {
    const { expand: paths } = readParameters(justExpand, asked.form);
    return expanded(asked.ledger, required(asked, kind), paths);
  },
});

/** A list of a kind; each filter is a parameter that equals the property of its name. */
function list(
  name: string,
  address: RegExp,
  kind: Kind,
  filters: z.ZodRawShape = {},
): CallDefinition {
  const schema = z.strictObject({ ...listShape, ...filters });
  return {
    name,
    method: "GET",
    address,
    answer: ({ ledger, form, path }) => {
      const { expand: paths, ...asked } = readParameters(schema, form) as Record<string, unknown> &
        z.output<z.ZodObject<typeof listShape>>;
      const wanted = Object.keys(filters).filter((filter) => asked[filter] !== undefined);
      const all = [...ledger.books[kind].values()] as { id: string; created: number }[];
      const page = pageOf(all, path, asked, (object) =>
        wanted.every((filter) => isFiltered(object, filter, asked[filter])),
      );
      return expanded(ledger, page, paths);
    },
  };
}

function isFiltered(object: object, filter: string, asked: unknown): boolean {
  const shown = object as Record<string, unknown>;
  if (filter === "types") return (asked as string[]).includes(String(shown["type"]));
  if (filter === "delivery_success") return (shown["pending_webhooks"] === 0) === asked;
  return shown[filter] === asked;
}

const SESSION = /^\/v1\/checkout\/sessions\/([^/]+)$/;
const SESSIONS = /^\/v1\/checkout\/sessions$/;

/** Every call that the stand-in answers. */
export const CALLS: readonly CallDefinition[] = [
  {
    name: "checkout.sessions.create",
    method: "POST",
    address: SESSIONS,
    answer: ({ ledger, form, cause }) => {
      const { expand: paths, ...asked } = readParameters(createSessionParameters, form);
      return expanded(ledger, createSession(ledger, asked, cause), paths);
    },
  },
  {
    name: "checkout.sessions.expire",
    method: "POST",
    address: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    answer: (asked) => {
      const { expand: paths } = readParameters(justExpand, asked.form);
      const session = expireSession(asked.ledger, required(asked, "sessions"), asked.cause);
      return expanded(asked.ledger, session, paths);
    },
  },
  {
    name: "checkout.sessions.listLineItems",
    method: "GET",
    address: /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
    answer: (asked) => {
      readParameters(z.strictObject(listShape), asked.form);
      const data = asked.ledger.books.lineItems.get(required(asked, "sessions").id) ?? [];
      return { object: "list", data, has_more: false, url: asked.path };
    },
  },
  retrieve("checkout.sessions.retrieve", SESSION, "sessions"),
  list("checkout.sessions.list", SESSIONS, "sessions", { payment_intent: id, status: id }),
  retrieve("paymentIntents.retrieve", /^\/v1\/payment_intents\/([^/]+)$/, "paymentIntents"),
  list("paymentIntents.list", /^\/v1\/payment_intents$/, "paymentIntents"),
  retrieve("charges.retrieve", /^\/v1\/charges\/([^/]+)$/, "charges"),
  list("charges.list", /^\/v1\/charges$/, "charges", { payment_intent: id }),
  {
    name: "refunds.create",
    method: "POST",
    address: /^\/v1\/refunds$/,
    answer: ({ ledger, form, cause }) => {
      const { expand: paths, ...asked } = readParameters(createRefundParameters, form);
      return expanded(ledger, createRefund(ledger, asked, cause), paths);
    },
  },
  retrieve("refunds.retrieve", /^\/v1\/refunds\/([^/]+)$/, "refunds"),
  list("refunds.list", /^\/v1\/refunds$/, "refunds", { charge: id, payment_intent: id }),
  retrieve("disputes.retrieve", /^\/v1\/disputes\/([^/]+)$/, "disputes"),
  list("disputes.list", /^\/v1\/disputes$/, "disputes", { charge: id, payment_intent: id }),
  retrieve("events.retrieve", /^\/v1\/events\/([^/]+)$/, "events"),
  list("events.list", /^\/v1\/events$/, "events", {
    type: id,
    types: z.array(z.string()).max(20).optional(),
    delivery_success: flag.optional(),
  }),
];
