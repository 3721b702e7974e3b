import type { Ledger } from "../ledger/ledger.ts";
import { type Deliveries, payloadOf } from "../webhooks/deliveries.ts";
import type { WebhookPlans, WebhookWish } from "../webhooks/plans.ts";
import { signatureHeader } from "../webhooks/signature.ts";
import { required } from "./required.ts";

export interface EventControlOptions {
  ledger: Ledger;
  plans: WebhookPlans;
  deliveries: Deliveries;
  webhookSecret: string;
}

/** What happens to events on their way. */
export function createEventControl(options: EventControlOptions) {
  const { ledger, plans, deliveries, webhookSecret } = options;
  const { books } = ledger;

  return {
    /** Lets events be dropped, doubled, delayed or turned round. */
    planWebhooks: (wish: WebhookWish): void => plans.add(wish),
    /** Keeps events back from now on. */
    holdWebhooks: (): void => deliveries.hold(),
    /**
     * Sends the events that were kept back, one after the other.
     * @returns their ids in the order of sending
     */
    async releaseWebhooks({ order = "kept" }: { order?: "kept" | "reversed" | string[] } = {}) {
      const waiting = deliveries.release();
      const chosen = Array.isArray(order)
        ? order.map((id) => required(books.events, "event", id))
        : order === "reversed"
          ? waiting.toReversed()
          : waiting;
      await deliveries.sendInOrder(chosen);
      return chosen.map(({ id }) => id);
    },
    /** Sends an event now, as often as said, one after the other. @returns the statuses of the answers */
    async sendEvent({ event, times = 1 }: { event: string; times?: number }) {
      const found = required(books.events, "event", event);
      const statuses: (number | null)[] = [];
      for (let count = 0; count < times; count += 1) statuses.push(await deliveries.sendNow(found));
      return statuses;
    },
    /** What would be sent for an event, for tests that send it themselves; `age` in seconds. */
    signedEvent({ event, age = 0 }: { event: string; age?: number }) {
      const body = payloadOf(required(books.events, "event", event));
      const at = ledger.now() - age;
      return { body, signature: signatureHeader(body, webhookSecret, at) };
    },
    /** Where events go from now on; null sends none. */
    sendWebhooksTo: ({ url }: { url: string | null }): void => deliveries.sendTo(url),
  };
}
