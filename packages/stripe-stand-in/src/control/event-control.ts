import type { Ledger } from "../ledger/ledger.ts";
import type { LedgerEvent, LedgerObject } from "../objects/types.ts";
import { type Deliveries, toPayload } from "../webhooks/deliveries.ts";
import type { WebhookPlan, WebhookPlanQueue } from "../webhooks/plans.ts";
import { signatureHeader } from "../webhooks/signature.ts";
import { getObject } from "./get-object.ts";

export interface EventControlOptions {
  ledger: Ledger;
  plans: WebhookPlanQueue;
  deliveries: Deliveries;
  webhookSecret: string;
}

/** Controls the delivery of events. */
export function createEventControl(options: EventControlOptions) {
  const { ledger, plans, deliveries, webhookSecret } = options;
  const { records } = ledger;

  return {
    /** Copies of the events about a session and its payment, oldest first. */
    listEvents({ session }: { session: string }): LedgerEvent[] {
      const intent = records.sessions.get(session)?.payment_intent ?? null;
      const isAbout = (object: LedgerObject) =>
        object.id === session ||
        (intent !== null &&
          (object.id === intent ||
            ("payment_intent" in object && object.payment_intent === intent)));
      const events = [...records.events.values()].filter(({ data }) => isAbout(data.object));
      return structuredClone(events);
    },
    /** Plans how events are dropped, duplicated, delayed or reordered. */
    planWebhooks: (plan: WebhookPlan): void => plans.add(plan),
    /** Holds events from now on. */
    holdWebhooks: (): void => deliveries.hold(),
    /**
     * Sends the held events one after the other.
     * @returns their ids in the order of sending
     */
    async releaseWebhooks({ order = "kept" }: { order?: "kept" | "reversed" | string[] } = {}) {
      const waiting = deliveries.release();
      const chosen = Array.isArray(order)
        ? order.map((id) => getObject(records.events, "event", id))
        : order === "reversed"
          ? waiting.toReversed()
          : waiting;
      await deliveries.sendInOrder(chosen);
      return chosen.map(({ id }) => id);
    },
    /** Sends an event now, `times` times in sequence. @returns the response statuses */
    async sendEvent({ event, times = 1 }: { event: string; times?: number }) {
      const found = getObject(records.events, "event", event);
      const statuses: (number | null)[] = [];
      for (let count = 0; count < times; count += 1) statuses.push(await deliveries.sendNow(found));
      return statuses;
    },
    /** The signed request body of an event, for tests that send it themselves; `age` in seconds. */
    signedEvent({ event, age = 0 }: { event: string; age?: number }) {
      const body = toPayload(getObject(records.events, "event", event));
      const at = ledger.now() - age;
      return { body, signature: signatureHeader(body, webhookSecret, at) };
    },
    /** Changes the webhook address; null sends no events. */
    sendWebhooksTo: ({ url }: { url: string | null }): void => deliveries.sendTo(url),
  };
}
