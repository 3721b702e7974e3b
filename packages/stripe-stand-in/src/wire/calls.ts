import { z } from "zod";
import { createRefund, createRefundParameters } from "../actions/refunds.ts";
import { createSessionParameters } from "../actions/session-parameters.ts";
import { createSession, expireSession } from "../actions/sessions.ts";
import type { Cause, Ledger } from "../ledger/ledger.ts";
import { notFound } from "./api-error.ts";
import { expandAnswer } from "./expand.ts";
import type { FormObject } from "./form.ts";
import { getPage } from "./lists.ts";
import { expand, flag, listShape, readParameters } from "./parameters.ts";

export interface CallContext {
  ledger: Ledger;
  cause: Cause;
  /** The id in the call's path, "" when there is none. */
  id: string;
  path: string;
  form: FormObject;
}

export interface CallDefinition {
  name: string;
  method: "GET" | "POST";
  /** The path, with the id as its first group. */
  address: RegExp;
  answer(asked: CallContext): object;
}

const justExpand = z.strictObject({ expand });
const id = z.string().optional();

type Kind = "sessions" | "paymentIntents" | "charges" | "refunds" | "disputes" | "events";

/** The names of the kinds in Stripe's error messages. */
const ERROR_NAMES: Record<Kind, string> = {
  sessions: "checkout.session",
  paymentIntents: "payment_intent",
  charges: "charge",
  refunds: "refund",
  disputes: "dispute",
  events: "event",
};

function getById<K extends Kind>(asked: CallContext, kind: K) {
  const found = asked.ledger.records[kind].get(asked.id);
  if (!found)
    throw notFound(ERROR_NAMES[kind], asked.id, kind === "sessions" ? "session" : "id", true);
  return found as NonNullable<ReturnType<Ledger["records"][K]["get"]>>;
}

const retrieve = (name: string, address: RegExp, kind: Kind): CallDefinition => ({
  name,
  method: "GET",
  address,
  answer: (asked) => {
    const { expand: paths } = readParameters(justExpand, asked.form);
    return expandAnswer(asked.ledger, getById(asked, kind), paths);
  },
});

/** A list of a kind; each filter compares the property of the same name. */
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
      const all = [...ledger.records[kind].values()] as { id: string; created: number }[];
      const page = getPage(all, path, asked, (object) =>
        wanted.every((filter) => isFiltered(object, filter, asked[filter])),
      );
      return expandAnswer(ledger, page, paths);
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

/** Every API call of the stand-in. */
export const CALLS: readonly CallDefinition[] = [
  {
    name: "checkout.sessions.create",
    method: "POST",
    address: SESSIONS,
    answer: ({ ledger, form, cause }) => {
      const { expand: paths, ...asked } = readParameters(createSessionParameters, form);
      return expandAnswer(ledger, createSession(ledger, asked, cause), paths);
    },
  },
  {
    name: "checkout.sessions.expire",
    method: "POST",
    address: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    answer: (asked) => {
      const { expand: paths } = readParameters(justExpand, asked.form);
      const session = expireSession(asked.ledger, getById(asked, "sessions"), asked.cause);
      return expandAnswer(asked.ledger, session, paths);
    },
  },
  {
    name: "checkout.sessions.listLineItems",
    method: "GET",
    address: /^\/v1\/checkout\/sessions\/([^/]+)\/line_items$/,
    answer: (asked) => {
      readParameters(z.strictObject(listShape), asked.form);
      const data = asked.ledger.records.lineItems.get(getById(asked, "sessions").id) ?? [];
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
      return expandAnswer(ledger, createRefund(ledger, asked, cause), paths);
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
