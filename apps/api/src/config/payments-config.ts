import type { Env } from "./env.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface StripeConfig {
  /** Scheme, host and port. */
  apiUrl: string;
  /** The key moves real money, so only real money counts. */
  livemode: boolean;
  /** Milliseconds for one call, and for a call with its repetitions. */
  callTimeout: number;
  deadline: number;
  /** Repetitions of a call that met no answer; each has the key of the first. */
  networkRetries: number;
  /** Seconds by which a signed event may be late. */
  signatureTolerance: number;
}

/** Times in milliseconds. */
export interface PaymentsConfig {
  /** How long a checkout can be paid, and how much of that must be left to send a buyer there. */
  checkoutLifetime: number;
  checkoutReuse: number;
  /** Days in which buyers take a payment back themselves; 0 turns that off. */
  refundDays: number;
  /** A second payment by the same buyer is refunded automatically. */
  refundSecondPayments: boolean;
  /** For which the sender of an event waits until it is dealt with; after that the reconciler does it. */
  eventPatience: number;
  reconcile: {
    every: number;
    /** An event that waits for longer is the reconciler's to handle, and for much longer an alert. */
    eventGrace: number;
    eventAlarm: number;
    /** How far back the provider's list of events is read again, and at the very first time. */
    overlap: number;
    firstScan: number;
    /** The youngest age at which an open checkout is looked at. */
    checkoutAge: number;
    /** Things of one kind dealt with in one run. */
    batch: number;
  };
}

const STRIPE = "https://api.stripe.com";

export const buildStripeConfig = (env: Env): StripeConfig => ({
  apiUrl: new URL(env.STRIPE_API_URL ?? STRIPE).origin,
  livemode: /^[sr]k_live_/.test(env.STRIPE_SECRET_KEY ?? ""),
  callTimeout: 10 * SECOND,
  deadline: 20 * SECOND,
  networkRetries: 2,
  signatureTolerance: 300,
});

export const buildPaymentsConfig = (env: Env): PaymentsConfig => ({
  checkoutLifetime: 2 * HOUR,
  checkoutReuse: 15 * MINUTE,
  refundDays: env.REFUND_DAYS ?? 14,
  refundSecondPayments: env.REFUND_SECOND_PAYMENTS ?? true,
  eventPatience: 8 * SECOND,
  reconcile: {
    every: MINUTE,
    eventGrace: 10 * SECOND,
    eventAlarm: 2 * MINUTE,
    overlap: 15 * MINUTE,
    firstScan: 3 * DAY,
    checkoutAge: 2 * MINUTE,
    batch: 200,
  },
});
