import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { choosePort, LOOPBACK } from "../free-port.ts";
import { createControl } from "./control/control.ts";
import { createControlHttp } from "./control/control-http.ts";
import { settleDuePayments } from "./deeds/payments.ts";
import { expireDueSessions } from "./deeds/sessions.ts";
import { createJournal } from "./ledger/journal.ts";
import { forgetOld, openBooks } from "./ledger/keeping.ts";
import { createLedger } from "./ledger/ledger.ts";
import type { StripeStandIn, StripeStandInOptions } from "./options.ts";
import { createHostedPage } from "./page/hosted-page.ts";
import { createDeliveries } from "./webhooks/deliveries.ts";
import { createWebhookPlans } from "./webhooks/plans.ts";
import { createApi } from "./wire/api.ts";
import { createFaultBoard } from "./wire/faults.ts";

/** Known to everybody, so worth nothing; production refuses whatever calls itself an example. */
export const STAND_IN_SECRET_KEY = "sk_test_ExampleInPlaceOfStripe00";
export const STAND_IN_WEBHOOK_SECRET = "whsec_ExampleInPlaceOfStripe0000";

/** Quick at first, for a developer who restarts the API; then slower. */
const RETRY_DELAYS = [250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000];
const WEBHOOK_TIMEOUT = 10_000;
const SETTLE_AFTER = 10;
const SWEEP_EVERY = 200;
const MAX_BODY = 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > MAX_BODY) throw new Error("The body is larger than any call's.");
  }
  return text;
}

/**
 * Stripe on this machine, as far as one-time payments go: the API with its ledger, the hosted page
 * and signed events. Real libraries speak to it unchanged, and it fails in every way that one can.
 * It listens on loopback unless told otherwise, and production refuses its address.
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
  const faults = createFaultBoard();
  const plans = createWebhookPlans();
  const keeping = openBooks(options.dataDirectory);
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
      keeping.save();
    },
  });
  const ledger = createLedger({
    keeping,
    journal,
    isLive: secretKey.startsWith("sk_live_"),
    pageUrl,
    clock: options.clock ?? (() => new Date()),
    onEvents: (events) => deliveries.dispatch(events),
    hasListener: deliveries.hasListener,
  });
  forgetOld(ledger.books, ledger.now());
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
    // A caller that goes away while it is answered is what several failures are for.
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const sweeping = setInterval(sweep, SWEEP_EVERY).unref();
  deliveries.dispatch(
    [...ledger.books.events.values()].filter((event) => event.pending_webhooks > 0),
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
