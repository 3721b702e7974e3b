import { InvalidInputError } from "../../../errors.ts";
import { InvalidEventError, type StripeEvent } from "../../../gateways/stripe/stripe.ts";
import { createSingleFlight } from "../../../single-flight.ts";
import { announceNow } from "../announce/announce-payment-events.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { handleEvent } from "./handle-event.service.ts";
import { insertEvent, isHandled } from "./stripe-events.store.ts";

/** A signed event that is too old is refused and sent again by the provider; operators need to know. */
async function refuse(deps: PaymentDeps, { isLate }: InvalidEventError): Promise<never> {
  deps.metrics.recordWebhookEvent(isLate ? "late" : "refused");
  if (isLate) await announceNow(deps, { type: "webhook_event_late" });
  throw new InvalidInputError();
}

async function readEvent(
  deps: PaymentDeps,
  body: Uint8Array,
  signature: string | undefined,
): Promise<StripeEvent | null> {
  try {
    return deps.stripe.parseEvent(body, signature, deps.clock.now());
  } catch (error) {
    if (error instanceof InvalidEventError) return await refuse(deps, error);
    throw error;
  }
}

type Outcome = Parameters<PaymentDeps["metrics"]["recordWebhookEvent"]>[0];

/** Receives the provider's webhook events. */
export function createEventReceiver(deps: PaymentDeps) {
  const shareOne = createSingleFlight<void>();

  /** Whether the event was handled before the provider's patience ends. */
  const handleInTime = async (event: StripeEvent): Promise<boolean> => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), deps.config.payments.eventPatience);
    });
    const handled = shareOne(event.id, () => handleEvent(deps, event)).then(
      () => true,
      (error: unknown) => {
        deps.logger.warn({ event: event.id, err: error }, "A payment event will be retried");
        return false;
      },
    );
    const isInTime = await Promise.race([handled, patience]);
    clearTimeout(timer);
    return isInTime;
  };

  async function storeAndHandle(event: StripeEvent | null): Promise<Outcome> {
    if (event === null) return "ignored";
    const isNew = await insertEvent(deps.db, event);
    await announceNow(deps, { type: "webhook_event_received" });
    if (!isNew && (await isHandled(deps.db, event.id))) return "repeated";
    return (await handleInTime(event)) ? "handled" : "waiting";
  }

  /**
   * Stores a signed event, then handles it as far as time allows; the reconciler does the rest. Returns
   * only when the event is stored, or is of a type that does not matter.
   * @param onVerified called once the signature was found to hold, before anything that can fail
   * @throws InvalidInputError for anything that the provider did not send in this form
   */
  return async (
    body: Uint8Array,
    signature: string | undefined,
    onVerified: () => void,
  ): Promise<void> => {
    const event = await readEvent(deps, body, signature);
    onVerified();
    try {
      deps.metrics.recordWebhookEvent(await storeAndHandle(event));
    } catch (error) {
      deps.metrics.recordWebhookEvent("failed");
      throw error;
    }
  };
}
