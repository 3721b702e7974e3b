import StripeSdk from "stripe";
import type { Config } from "../../config/config.ts";
import { PAYMENT_EVENT_TYPES } from "./event-types.ts";
import { toProviderError } from "./provider-failure.ts";
import { isOfOtherType, readEvent, readPaymentFacts, readRefund } from "./read-objects.ts";
import {
  InvalidEventError,
  PaymentProviderError,
  type SessionOrder,
  type Stripe,
  type StripeEvent,
} from "./stripe.ts";

/** The API version that the SDK's types describe; the account's own setting does not matter. */
const API_VERSION = StripeSdk.API_VERSION;

const PAGE = 100;

/** A list of many pages may take this many times as long as a single call. */
const PAGES_IN_TIME = 6;

/** An address that this product accepts and the provider does not: the buyer enters another one there. */
const EMAIL_REFUSED = "email_invalid";

type StripeParts = Pick<Config, "stripe"> & {
  secretKey: string;
  webhookSecrets: readonly string[];
};

function createSdk({ stripe, secretKey }: StripeParts): StripeSdk {
  const { protocol, hostname, port } = new URL(stripe.apiUrl);
  return new StripeSdk(secretKey, {
    apiVersion: API_VERSION,
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (protocol === "http:" ? 80 : 443) : Number(port),
    timeout: stripe.callTimeout,
    maxNetworkRetries: stripe.networkRetries,
    telemetry: false,
  });
}

const sessionParams = (order: SessionOrder): StripeSdk.Checkout.SessionCreateParams => ({
  mode: "payment",
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: order.price.currency,
        unit_amount: order.price.cents,
        product_data: { name: order.productName },
      },
    },
  ],
  // The buyer pays the price as it is stated.
  adaptive_pricing: { enabled: false },
  client_reference_id: order.clientReferenceId,
  customer_email: order.email,
  metadata: { checkoutId: order.checkoutId },
  payment_intent_data: { metadata: { checkoutId: order.checkoutId } },
  ...(order.note === null ? {} : { custom_text: { submit: { message: order.note } } }),
  expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
  success_url: order.successUrl,
  cancel_url: order.cancelUrl,
});

/** The SDK's word for it, in seconds. */
const ANY_AGE = 0;

/** Seconds since a verified event was signed. Of several times in the header the SDK has verified the last. */
function computeAge(signature: string, now: Date): number {
  const times = signature.split(",").filter((part) => part.startsWith("t="));
  return Math.floor(now.getTime() / 1_000) - Number.parseInt(times.at(-1)?.slice(2) ?? "0", 10);
}

const isEmailRefused = (error: unknown) =>
  error instanceof StripeSdk.errors.StripeError && error.code === EMAIL_REFUSED;

/** The real API behind the port, or a stand-in at the configured address. */
export function createLiveStripe(parts: StripeParts): Stripe {
  const sdk = createSdk(parts);
  const { deadline, signatureTolerance } = parts.stripe;

  /** Ends in time whatever the other side does; every failure becomes a PaymentProviderError. */
  async function inTime<T>(call: () => Promise<T>, time = deadline): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new PaymentProviderError("unavailable")), time);
    });
    try {
      return await Promise.race([call(), tooLate]);
    } catch (error) {
      throw toProviderError(error);
    } finally {
      clearTimeout(timer);
    }
  }

  const create = (params: StripeSdk.Checkout.SessionCreateParams, idempotencyKey: string) =>
    sdk.checkout.sessions.create(params, { idempotencyKey });

  /** What was sent, of any age; undefined where no secret of ours has signed it. */
  function findVerified(body: Uint8Array, signature: string): unknown {
    for (const secret of parts.webhookSecrets) {
      try {
        return sdk.webhooks.constructEvent(
          Buffer.from(body.buffer, body.byteOffset, body.byteLength),
          signature,
          secret,
          ANY_AGE,
        );
      } catch (error) {
        if (!(error instanceof StripeSdk.errors.StripeSignatureVerificationError)) {
          throw new InvalidEventError("Signed, and no event");
        }
      }
    }
    return undefined;
  }

  function verifiedEvent(body: Uint8Array, signature: string, now: Date): unknown {
    // Once for each secret, as hashing is what a forged event can make us do: its age is looked at afterwards.
    const event = findVerified(body, signature);
    if (event === undefined) throw new InvalidEventError("Not signed with any of our secrets");
    if (computeAge(signature, now) > signatureTolerance) {
      throw new InvalidEventError("Signed too long ago", true);
    }
    return event;
  }

  return {
    createSession: (order, idempotencyKey) =>
      inTime(async () => {
        const { id, url } = await create(sessionParams(order), idempotencyKey).catch(
          (error: unknown) => {
            if (!isEmailRefused(error)) throw error;
            const { customer_email: _, ...params } = sessionParams(order);
            return create(params, `${idempotencyKey}:no-email`);
          },
        );
        if (!url) throw new PaymentProviderError("refused");
        return { id, url };
      }),
    expireSession: (sessionId) =>
      inTime(async () => void (await sdk.checkout.sessions.expire(sessionId))),
    readPayment: (sessionId) =>
      inTime(async () => {
        const session = await sdk.checkout.sessions.retrieve(sessionId, {
          expand: ["payment_intent.latest_charge", "line_items"],
        });
        const { payment_intent: intent } = session;
        if (intent === null) return readPaymentFacts(session, [], []);
        const query = {
          payment_intent: typeof intent === "string" ? intent : intent.id,
          limit: PAGE,
        };
        const [refunds, disputes] = await Promise.all([
          sdk.refunds.list(query),
          sdk.disputes.list(query),
        ]);
        return readPaymentFacts(session, refunds.data, disputes.data);
      }),
    findSession: (paymentIntentId) =>
      inTime(async () => {
        const { data } = await sdk.checkout.sessions.list({
          payment_intent: paymentIntentId,
          limit: 1,
        });
        return data[0]?.id ?? null;
      }),
    refund: (paymentIntentId, askedBy, idempotencyKey) =>
      inTime(async () =>
        readRefund(
          await sdk.refunds.create(
            { payment_intent: paymentIntentId, metadata: { askedBy } },
            { idempotencyKey },
          ),
        ),
      ),
    listEvents: (since) =>
      inTime(async () => {
        const events: StripeEvent[] = [];
        const pages = sdk.events.list({
          created: { gte: Math.floor(since.getTime() / 1_000) },
          types: [...PAYMENT_EVENT_TYPES],
          limit: PAGE,
        });
        for await (const each of pages) {
          const event = readEvent(each);
          if (event) events.push(event);
        }
        return events.toReversed();
      }, deadline * PAGES_IN_TIME),
    parseEvent(body, signature, now) {
      if (signature === undefined) throw new InvalidEventError("Not signed");
      const sent = verifiedEvent(body, signature, now);
      if (isOfOtherType(sent)) return null;
      const event = readEvent(sent);
      if (event) return event;
      throw new InvalidEventError("Signed, and no event");
    },
  };
}

/** Payments as configured; null where payments are off. */
export function createStripe({
  stripe,
  secrets,
}: Pick<Config, "stripe" | "secrets">): Stripe | null {
  if (secrets.stripe === null) return null;
  return createLiveStripe({
    stripe,
    secretKey: secrets.stripe,
    webhookSecrets: secrets.stripeWebhook,
  });
}
