import type { Control } from "./control/control.ts";
import type { WebhookHooks } from "./webhooks/deliveries.ts";
import type { ApiHooks } from "./wire/performing.ts";

export interface StripeStandInOptions {
  /** 0 takes any free port. */
  port?: number;
  /** The address to listen on; loopback unless given. */
  host?: string;
  /** Where browsers reach its pages, without a slash at the end; http://localhost and the port unless given. */
  pageUrl?: string;
  /** Where events go; null, or nothing, sends none. */
  webhookUrl?: string | null;
  secretKey?: string;
  webhookSecret?: string;
  /** Where the ledger is kept from one start to the next; without it, it goes with the stand-in. */
  dataDirectory?: string;
  /** Milliseconds between the tries of an event that was not answered with 2xx. */
  retryDelays?: readonly number[];
  /** Milliseconds that the answer to an event may take. */
  webhookTimeout?: number;
  /** Seconds until a payment made for later is decided. */
  settleAfter?: number;
  /** What time it is at the provider; that of this machine unless given. */
  clock?: () => Date;
  /** Told of calls and events as they happen; what they return befalls them. */
  hooks?: ApiHooks & WebhookHooks;
}

export interface StripeStandIn extends Control {
  /** For STRIPE_API_URL. */
  apiUrl: string;
  /** Where the hosted pages are. */
  pageUrl: string;
  /** For STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. */
  secretKey: string;
  webhookSecret: string;
  close(): Promise<void>;
}
