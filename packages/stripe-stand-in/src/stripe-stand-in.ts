import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { choosePort, LOOPBACK } from "@cosmic/local-services/free-port";
import { settleDuePayments } from "./actions/payments.ts";
import { expireDueSessions } from "./actions/sessions.ts";
import { createControl } from "./control/control.ts";
import { createControlHttp } from "./control/control-http.ts";
import { createJournal } from "./ledger/journal.ts";
import { createLedger } from "./ledger/ledger.ts";
import { deleteExpired, openRecords } from "./ledger/persistence.ts";
import type { StripeStandIn, StripeStandInOptions } from "./options.ts";
import { createHostedPage } from "./page/hosted-page.ts";
import { createDeliveries } from "./webhooks/deliveries.ts";
import { createWebhookPlanQueue } from "./webhooks/plans.ts";
import { createApi } from "./wire/api.ts";
import { createFaultQueue } from "./wire/faults.ts";

/** Public values, so they protect nothing; production refuses keys that contain "Example". */
export const STAND_IN_SECRET_KEY = "sk_test_ExampleInPlaceOfStripe00";
export const STAND_IN_WEBHOOK_SECRET = "whsec_ExampleInPlaceOfStripe0000";

/** Short at first, for a developer who restarts the API; then longer. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000];
const WEBHOOK_TIMEOUT = 10_000;
const SETTLE_AFTER = 10;
const SWEEP_EVERY = 200;
const MAX_BODY = 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > MAX_BODY) throw new Error("The request body is too large.");
  }
  return text;
}

/**
 * A local Stripe for one-time payments: the API with its ledger, the hosted payment page and signed
 * events. Stripe's own library works against it unchanged, and it can fail in every way Stripe can.
 * Listens on loopback unless told otherwise; production refuses its address.
 * @throws an error with `code` and `port` when the port is taken
 */
export async function startStripeStandIn(
  options: StripeStandInOptions = {},
): Promise<StripeStandIn> {
  const {
    secretKey = STAND_IN_SECRET_KEY,
    webhookSecret = STAND_IN_WEBHOOK_SECRET,
    settleAfter = SETTLE_AFTER,
    hooks = {},
  } = options;
  const port = await choosePort(options.port ?? 0);
  const { host = LOOPBACK, pageUrl = `http://localhost:${port}` } = options;
  const journal = createJournal();
  const faults = createFaultQueue();
  const plans = createWebhookPlanQueue();
  const persistence = openRecords(options.dataDirectory);
  const deliveries = createDeliveries({
    journal,
    plans,
    hooks,
    secret: webhookSecret,
    now: () => ledger.now(),
    url: options.webhookUrl ?? null,
    retryDelays: options.retryDelays ?? RETRY_DELAYS,
    timeout: options.webhookTimeout ?? WEBHOOK_TIMEOUT,
    onDelivered: (event) => {
      event.pending_webhooks = 0;
      persistence.save();
    },
  });
  const ledger = createLedger({
    persistence,
    journal,
    isLive: secretKey.startsWith("sk_live_"),
    pageUrl,
    clock: options.clock ?? (() => new Date()),
    onEvents: (events) => deliveries.dispatch(events),
    hasListener: deliveries.hasListener,
  });
  deleteExpired(ledger.records, ledger.now());
  const sweep = () => {
    expireDueSessions(ledger);
    settleDuePayments(ledger);
  };
  const control = createControl({
    ledger,
    journal,
    faults,
    plans,
    deliveries,
    webhookSecret,
    settleAfter,
    sweep,
  });
  const answerApi = createApi({ ledger, journal, faults, secretKey, hooks });
  const answerPage = createHostedPage({ ledger, journal, settleAfter });
  const answerControl = createControlHttp(control);

  const server = createServer((request, response) => {
    const answer = async () => {
      const url = new URL(request.url ?? "/", pageUrl);
      const body = await readBody(request);
      sweep();
      if (answerPage(request, response, url, body)) return;
      if (await answerControl(request, response, url, body)) return;
      await answerApi(request, response, url, body);
    };
    // Some faults make the client disconnect before the response is sent.
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const sweeping = setInterval(sweep, SWEEP_EVERY).unref();
  deliveries.dispatch(
    [...ledger.records.events.values()].filter((event) => event.pending_webhooks > 0),
  );

  return {
    ...control,
    apiUrl: `http://${LOOPBACK}:${port}`,
    pageUrl,
    secretKey,
    webhookSecret,
    async close() {
      clearInterval(sweeping);
      deliveries.close();
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, "close");
    },
  };
}
