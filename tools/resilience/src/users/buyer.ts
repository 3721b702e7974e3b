import type { PaymentChoice } from "@cosmic/stripe-stand-in";
import type { User } from "./user.ts";

/** A page where a checkout is paid. */
export interface PaymentPage {
  sessionId: string;
  url: string;
}

/** What a user does to buy, tried again when it does not work. */
export const createBuyer = (user: User) => ({
  user,
  /** The page where to pay; null for a user who has paid. */
  async openCheckout(returnTo = "/dashboard"): Promise<PaymentPage | null> {
    const path = "/api/create-checkout-session";
    const { body } = await user.retry({ step: "create", path, body: { returnTo } });
    const { url } = body as { url?: string };
    const sessionId = /cs_\w+/.exec(url ?? "")?.[0];
    return url && sessionId ? { url, sessionId } : null;
  },
  /** Presses a button of the provider's page. */
  async press({ url }: PaymentPage, choice: PaymentChoice): Promise<void> {
    const body = new URLSearchParams({ choice });
    await (await fetch(url, { method: "POST", redirect: "manual", body })).arrayBuffer();
  },
  /** Comes back from paying, and asks again for a while. @returns whether it was confirmed */
  async comeBack({ sessionId }: Pick<PaymentPage, "sessionId">, tries = 25): Promise<boolean> {
    const path = `/api/checkout-success?session_id=${sessionId}`;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      // What the last answer gives is looked at before the product can take it back.
      if (attempt > 1) await user.wait(500);
      const { status, body } = await user.ask({ step: "verify", path });
      if ((body as { success?: boolean } | null)?.success === true) return true;
      if (status !== null && status >= 400 && status < 500 && status !== 429) return false;
    }
    return false;
  },
  async listPurchases(): Promise<{ id: string }[]> {
    const { body } = await user.retry({ step: "purchases", path: "/api/purchases" });
    return Array.isArray(body) ? body : [];
  },
  /** Requests a refund in so many tabs at once, until each says what became of it. */
  async requestRefund(purchaseId: string, tabs: number): Promise<void> {
    const path = `/api/purchases/${purchaseId}/refund`;
    const one = () => user.retry({ step: "refund", method: "POST", path });
    await Promise.all(Array.from({ length: tabs }, one));
  },
  async deleteAccount(): Promise<void> {
    const body = { email: user.email };
    await user.retry({ step: "delete", path: "/api/account/delete", body });
  },
});

export type Buyer = ReturnType<typeof createBuyer>;
