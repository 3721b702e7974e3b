import { checkoutContract } from "@cosmic/contracts";
import { safeReturnTo } from "@cosmic/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { InvalidInputError, NotFoundError, UnauthorizedError } from "../../errors.ts";
import { clientAddress } from "../../http/client-address.ts";
import { mountContract } from "../../http/mount-contract.ts";
import type { RateLimiter } from "../../http/rate-limit.ts";
import { readRawBodies } from "../../http/raw-body.ts";
import { findUser, getUserSession, type UserAccount } from "../../http/session.ts";
import { doUnlessLeased } from "../leases/index.ts";
import { createEventReceiver } from "./confirm/receive-event.service.ts";
import { limitUnverifiedBodies } from "./confirm/unverified-bodies.ts";
import { verifyCheckout } from "./confirm/verify-checkout.service.ts";
import { bringPurchase } from "./move/bring-purchase.service.ts";
import {
  findPayments,
  type MaybePaymentDeps,
  paymentsAreOff,
  requirePayments,
} from "./payment-deps.ts";
import { viewPurchase, viewPurchases } from "./purchase-view.ts";
import { findPurchase } from "./purchases.store.ts";
import { reconcilePayments } from "./reconcile/reconcile.service.ts";
import { refundForBuyer } from "./refund/refund-for-buyer.service.ts";
import { registerClosing } from "./start/close-checkout.service.ts";
import { createCheckoutStarter } from "./start/start-checkout.service.ts";

type CheckoutDeps = MaybePaymentDeps & { limiter: RateLimiter };

/** Largest event in bytes; the provider's are far smaller. */
const EVENT_LIMIT = 512 * 1024;

const { receiveStripeEvent, ...calls } = checkoutContract;

function requireAccount(request: FastifyRequest): UserAccount {
  const account = findUser(request);
  if (account === null) throw new UnauthorizedError();
  return account;
}

/** Paying, returning from the provider, and refunds. */
export function registerCheckout(app: FastifyInstance, deps: CheckoutDeps): void {
  const { limiter, config } = deps;
  const payments = findPayments(deps);
  const startCheckout = payments
    ? createCheckoutStarter(payments)
    : () => Promise.reject(paymentsAreOff());
  const { webUrl } = config.sites;

  mountContract(app, calls, {
    async createCheckoutSession({ body, request }) {
      const returnTo = safeReturnTo(body.returnTo, { origin: webUrl });
      const user = requireAccount(request);
      const { sessionHash } = getUserSession(request);
      const address = clientAddress(request);
      return { url: await startCheckout({ user, sessionHash, address, returnTo }) };
    },
    verifyCheckout({ userId, query, request }) {
      const visit = { userId, sessionId: query.session_id, address: clientAddress(request) };
      return verifyCheckout(requirePayments(deps), visit);
    },
    listPurchases: ({ userId }) => viewPurchases(deps, userId),
    async bringPurchase({ request, body: { receipt, birthDate = null } }) {
      const session = getUserSession(request);
      return viewPurchase(deps, await bringPurchase(deps, session, { receipt, birthDate }));
    },
    async refundPurchase({ userId, params, request }) {
      await limiter.consume("refund", userId, config.limits.rates.refunds);
      const purchase = await findPurchase(deps.db, params.id);
      if (purchase?.userId !== userId) throw new NotFoundError("This purchase does not exist.");
      const session = getUserSession(request);
      return viewPurchase(deps, await refundForBuyer(requirePayments(deps), purchase, session));
    },
  });
}

/** Whether the request names a time and a signature, right or wrong: HMAC-SHA-256 in hex. */
function hasSignature({ headers }: FastifyRequest): boolean {
  const parts = String(headers["stripe-signature"]).split(",");
  const hasTime = parts.some((part) => /^t=\d+$/.test(part));
  return hasTime && parts.some((part) => /^v1=[\da-f]{64}$/.test(part));
}

/** The provider's webhook: no session, no site, and the body as the bytes that were signed. */
export function registerStripeEvents(app: FastifyInstance, deps: MaybePaymentDeps): void {
  readRawBodies(app, EVENT_LIMIT);
  const { stripe } = deps;
  // Before the body is read, and without reading it: it can be a hundred times what the headers are.
  app.addHook("onRequest", (request, reply, done) => {
    if (hasSignature(request)) return done();
    reply.header("connection", "close");
    deps.metrics.recordWebhookEvent("refused");
    done(new InvalidInputError());
  });
  limitUnverifiedBodies(app, EVENT_LIMIT);
  const receive = stripe
    ? createEventReceiver({ ...deps, stripe })
    : () => Promise.reject(paymentsAreOff());

  mountContract(
    app,
    { receiveStripeEvent },
    {
      async receiveStripeEvent({ body, request }) {
        const signature = request.headers["stripe-signature"];
        const bytes = body instanceof Uint8Array ? body : new Uint8Array();
        await receive(bytes, typeof signature === "string" ? signature : undefined, () => {
          request.isVerified = true;
        });
        return { received: true as const };
      },
    },
  );
}

/** Closes checkouts of users who are gone, and reconciles payments at intervals, in one process at a time. */
export function registerReconciler(deps: MaybePaymentDeps): void {
  const payments = findPayments(deps);
  if (payments === null) return;
  registerClosing(payments);
  const { jobs, config } = payments;
  const logger = payments.logger.child({ job: "reconcile-payments" });
  const work = async () => {
    const outcome = await reconcilePayments({ ...payments, logger });
    logger.debug({ outcome }, "Payments were reconciled");
  };
  jobs.repeat("reconcile-payments", config.payments.reconcile.every, () =>
    doUnlessLeased(deps, "reconcile-payments", work),
  );
}
