import type { Control } from "./control/control.ts";
import type { WebhookHooks } from "./webhooks/deliveries.ts";
import type { ApiHooks } from "./wire/perform-call.ts";

export interface StripeStandInOptions {
  /** 0 picks any free port. */
  port?: number;
  /** The address to listen on; loopback unless given. */
  host?: string;
  /** Where browsers reach its pages, without a slash at the end; http://localhost and the port unless given. */
  pageUrl?: string;
  /** Webhook address; null or undefined sends no events. */
  webhookUrl?: string | null;
  secretKey?: string;
  webhookSecret?: string;
  /** Folder that keeps the ledger between starts; without it the ledger lives in memory. */
  dataDirectory?: string;
  /** Milliseconds between the attempts for an event that was not answered with 2xx. */
  retryDelays?: readonly number[];
  /** Milliseconds to wait for the response to an event. */
  webhookTimeout?: number;
  /** Seconds until an asynchronous payment settles. */
  settleAfter?: number;
  /** The provider's clock; this machine's unless given. */
  clock?: () => Date;
  /** Called for API calls and events as they happen; a returned fault or plan applies to them. */
  hooks?: ApiHooks & WebhookHooks;
}

export interface StripeStandIn extends Control {
  /** For STRIPE_API_URL. */
  apiUrl: string;
  /** Origin of the hosted pages. */
  pageUrl: string;
  /** For STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. */
  secretKey: string;
  webhookSecret: string;
  close(): Promise<void>;
}
