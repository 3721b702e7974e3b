import { newSessionId } from "../ledger/ids.ts";
import type { Cause, Ledger } from "../ledger/ledger.ts";
import { lineItemObject } from "../objects/line-item-object.ts";
import { sessionObject } from "../objects/session-object.ts";
import type { Session } from "../objects/types.ts";
import { invalidParameter, invalidState } from "../wire/api-error.ts";
import type { CreateSessionParameters } from "./session-parameters.ts";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** The smallest and largest amount of a card charge, in the smallest unit. */
const MIN_AMOUNT = 50;
const MAX_AMOUNT = 99_999_999;

const invalidExpiry = (why: string) =>
  invalidParameter(
    `The \`expires_at\` timestamp must be ${why} from Checkout Session creation.`,
    "expires_at",
  );

function requireExpiry(asked: number | undefined, now: number): number {
  if (asked === undefined) return now + DAY;
  if (asked < now + 30 * MINUTE) throw invalidExpiry("at least 30 minutes");
  if (asked > now + DAY) throw invalidExpiry("less than 24 hours");
  return asked;
}

function requireAmount(total: number, currency: string): number {
  if (total < MIN_AMOUNT) {
    throw invalidParameter(
      `The Checkout Session's total amount due must add up to at least 50 in the smallest unit of ${currency}.`,
      "line_items",
      "amount_too_small",
    );
  }
  if (total > MAX_AMOUNT) {
    throw invalidParameter("The total amount due is too large.", "line_items", "amount_too_large");
  }
  return total;
}

/** Creates a checkout session. @throws ApiError 400 */
export function createSession(
  ledger: Ledger,
  asked: CreateSessionParameters,
  cause: Cause | null,
): Session {
  const created = ledger.now();
  const { isLive: livemode, records } = ledger;
  const expiresAt = requireExpiry(asked.expires_at, created);
  const lines = asked.line_items.map(({ price_data: price, quantity }) =>
    lineItemObject({
      name: price.product_data.name,
      unitAmount: price.unit_amount,
      quantity,
      currency: price.currency,
      created,
      livemode,
    }),
  );
  const currency = lines[0]?.currency ?? "usd";
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const id = newSessionId(livemode);
  const session = sessionObject({
    id,
    adaptive_pricing: { enabled: asked.adaptive_pricing?.enabled ?? true },
    allow_promotion_codes: asked.allow_promotion_codes ?? null,
    amount_total: requireAmount(total, currency),
    billing_address_collection: asked.billing_address_collection ?? null,
    cancel_url: asked.cancel_url ?? null,
    client_reference_id: asked.client_reference_id ?? null,
    created,
    currency,
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: asked.custom_text.submit ?? null,
      terms_of_service_acceptance: null,
    },
    customer_creation: asked.customer_creation,
    customer_email: asked.customer_email ?? null,
    expires_at: expiresAt,
    livemode,
    locale: asked.locale ?? null,
    metadata: asked.metadata,
    payment_method_types: asked.payment_method_types,
    submit_type: asked.submit_type ?? null,
    success_url: asked.success_url,
    url: `${ledger.pageUrl}/c/pay/${id}`,
  });
  const data = asked.payment_intent_data;
  return ledger.commit({ what: "session.created", id }, cause, () => {
    records.sessions.set(id, session);
    records.lineItems.set(id, lines);
    records.paymentData.set(id, {
      metadata: data.metadata,
      description: data.description ?? null,
      receiptEmail: data.receipt_email ?? null,
      statementDescriptor: data.statement_descriptor ?? null,
      statementDescriptorSuffix: data.statement_descriptor_suffix ?? null,
    });
    return session;
  });
}

function close(ledger: Ledger, session: Session, cause: Cause | null): Session {
  return ledger.commit({ what: "session.expired", id: session.id }, cause, (emit) => {
    session.status = "expired";
    session.url = null;
    emit("checkout.session.expired", session);
    return session;
  });
}

/** Expires an open session. @throws ApiError 400 when it is not open */
export function expireSession(ledger: Ledger, session: Session, cause: Cause | null): Session {
  if (session.status !== "open") {
    throw invalidState(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  return close(ledger, session, cause);
}

/** Expires the sessions that are due. */
export function expireDueSessions(ledger: Ledger): void {
  for (const session of ledger.records.sessions.values()) {
    if (session.status === "open" && session.expires_at <= ledger.now()) {
      close(ledger, session, null);
    }
  }
}
