import { setTimeout as pause } from "node:timers/promises";
import type { StripeStandIn } from "@cosmic/stripe-stand-in";
import type { Buyer, PaymentPage } from "./buyer.ts";
import type { Chances } from "./chances.ts";
import type { Card, Need } from "./fault-schedule.ts";

export interface Scene {
  buyer: Buyer;
  userId: string;
  /** The buyer's blueprint. */
  slug: string;
  provider: StripeStandIn;
  chances: Chances;
  /** A checkout that somebody else has paid; null before there is one. */
  findForeignSession: () => string | null;
}

export interface Scenario {
  name: string;
  /** How many of all buyers do this, in proportion. */
  weight: number;
  abilities: readonly Need[];
  /** What goes wrong in any case. */
  cards?: readonly Card[];
  /** The account is deleted at the end. */
  isFarewell?: boolean;
  play: (scene: Scene) => Promise<void>;
}

/** Pays what is open; true when a page was paid. */
async function buy({ buyer }: Scene): Promise<PaymentPage | null> {
  const page = await buyer.openCheckout();
  if (page) await buyer.press(page, "pay");
  return page;
}

async function buyAndReturn(scene: Scene): Promise<PaymentPage | null> {
  const page = await buy(scene);
  if (page) await scene.buyer.comeBack(page);
  return page;
}

/** The first purchase, when it is there. */
async function awaitPurchase({ buyer }: Scene): Promise<string | null> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [purchase] = await buyer.listPurchases();
    if (purchase) return purchase.id;
    await buyer.wait(400);
  }
  return null;
}

const findPaymentIntent = ({ provider }: Scene, { sessionId }: PaymentPage): string | null =>
  provider.ledger().sessions.find(({ id }) => id === sessionId)?.payment_intent ?? null;

/** Buys, and then something becomes of the money at the provider. */
const afterBuying =
  (then: (scene: Scene, paymentIntent: string) => Promise<void>) => async (scene: Scene) => {
    const page = await (scene.chances.isLucky(0.5) ? buyAndReturn(scene) : buy(scene));
    const paymentIntent = page && findPaymentIntent(scene, page);
    if (paymentIntent) await then(scene, paymentIntent);
  };

const MONEY: readonly Need[] = ["several events"];

const dispute = (...outcomes: ("won" | "lost")[]) =>
  afterBuying(async ({ provider, buyer, slug }, paymentIntent) => {
    const { id } = provider.openDispute({ paymentIntent });
    for (const status of outcomes) {
      await pause(300);
      provider.closeDispute({ dispute: id, status });
    }
    await buyer.look(slug);
  });

async function twoTabsOneWay(scene: Scene): Promise<void> {
  const { buyer } = scene;
  const pages = await Promise.all([buyer.openCheckout(), buyer.openCheckout()]);
  const open = pages.filter((page) => page !== null);
  for (const page of open) await buyer.press(page, "pay");
  await Promise.all(open.map((page) => buyer.comeBack(page)));
}

async function twoTabsTwoWays(scene: Scene): Promise<void> {
  const { buyer, chances, slug } = scene;
  const first = await buyer.openCheckout();
  const [second] = await Promise.all([
    buyer.openCheckout(`/dashboard?open=${slug}`),
    // Half of them pay on the page that is being closed.
    chances.isLucky(0.5) && first ? buyer.press(first, "pay") : null,
  ]);
  const open = [first, second].filter((page) => page !== null);
  for (const page of open) await buyer.press(page, "pay");
  await Promise.all(open.map((page) => buyer.comeBack(page, 10)));
}

/** Pays on every page that the provider ever made for the buyer, also where nobody was led to it. */
async function payTwice(scene: Scene): Promise<void> {
  const { buyer, provider, userId } = scene;
  await buy(scene);
  const open = provider
    .ledger()
    .sessions.filter((each) => each.client_reference_id === userId && each.status === "open");
  for (const { id, url } of open) {
    if (url === null) continue;
    const page = { sessionId: id, url };
    await buyer.press(page, "pay");
    await buyer.comeBack(page, 3);
  }
}

const CREATED_TWICE: Card = {
  kind: "call",
  call: "checkout.sessions.create",
  fault: { kind: "error", status: 500, when: "after" },
};

/** Everything that buyers do. */
const SCENARIOS: readonly Scenario[] = [
  {
    name: "pays and comes back",
    weight: 4,
    abilities: [],
    play: async (scene) => {
      await buyAndReturn(scene);
      await scene.buyer.look(scene.slug);
    },
  },
  {
    name: "pays and closes the browser",
    weight: 4,
    abilities: [],
    play: async (s) => void (await buy(s)),
  },
  {
    name: "is declined, then pays",
    weight: 1,
    abilities: [],
    play: async ({ buyer }) => {
      const page = await buyer.openCheckout();
      if (!page) return;
      await buyer.press(page, "decline");
      await buyer.comeBack(page, 1);
      await buyer.press(page, "pay");
      await buyer.comeBack(page);
    },
  },
  { name: "pays in one of two tabs", weight: 2, abilities: [], play: twoTabsOneWay },
  {
    name: "pays in two tabs that lead elsewhere",
    weight: 3,
    abilities: ["second page"],
    play: twoTabsTwoWays,
  },
  {
    name: "pays by bank, and the money comes later",
    weight: 2,
    abilities: MONEY,
    play: async ({ buyer }) => {
      const page = await buyer.openCheckout();
      if (page) await buyer.press(page, "later");
      if (page) await buyer.comeBack(page);
    },
  },
  {
    name: "pays by bank, and the money never comes",
    weight: 1,
    abilities: MONEY,
    play: async ({ buyer, slug }) => {
      const page = await buyer.openCheckout();
      if (page) await buyer.press(page, "later-fails");
      if (page) await buyer.comeBack(page, 4);
      await buyer.look(slug);
    },
  },
  {
    name: "never pays, and asks all the same",
    weight: 1,
    abilities: [],
    play: async ({ buyer, slug }) => {
      const page = await buyer.openCheckout();
      if (page) await buyer.comeBack(page, 3);
      await buyer.look(slug);
    },
  },
  {
    name: "shows somebody else's payment",
    weight: 1,
    abilities: [],
    play: async ({ buyer, slug, findForeignSession }) => {
      const sessionId = findForeignSession();
      await buyer.openCheckout();
      if (sessionId) await buyer.comeBack({ sessionId, url: "" }, 3);
      await buyer.look(slug);
    },
  },
  {
    name: "takes the money back in two tabs",
    weight: 4,
    abilities: ["refund", "several events"],
    play: async (scene) => {
      await buyAndReturn(scene);
      const purchase = await awaitPurchase(scene);
      if (purchase) await scene.buyer.takeBack(purchase, 2);
      await scene.buyer.look(scene.slug);
    },
  },
  {
    name: "takes the money back and buys again",
    weight: 1,
    abilities: ["refund", "several events"],
    play: async (scene) => {
      await buyAndReturn(scene);
      const purchase = await awaitPurchase(scene);
      if (purchase) await scene.buyer.takeBack(purchase, 1);
      await buyAndReturn(scene);
    },
  },
  {
    name: "gets the money back from the provider's desk",
    weight: 2,
    abilities: MONEY,
    play: afterBuying(async ({ provider, chances }, paymentIntent) => {
      const isPart = chances.isLucky(0.5);
      provider.refund({ paymentIntent, ...(isPart ? { amount: 400 } : {}) });
      await pause(200);
      if (isPart && chances.isLucky(0.5)) provider.refund({ paymentIntent });
    }),
  },
  {
    name: "is paid back, and the bank sends it back",
    weight: 1,
    abilities: MONEY,
    play: afterBuying(async ({ provider }, paymentIntent) => {
      const { id } = provider.refund({ paymentIntent });
      await pause(400);
      provider.failRefund({ refund: id });
    }),
  },
  { name: "disputes, undecided", weight: 1, abilities: MONEY, play: dispute() },
  { name: "disputes and wins", weight: 1, abilities: MONEY, play: dispute("lost") },
  { name: "disputes and loses", weight: 1, abilities: MONEY, play: dispute("won") },
  {
    name: "disputes, wins, and loses after all",
    weight: 1,
    abilities: MONEY,
    play: dispute("lost", "won"),
  },
  { name: "pays twice", weight: 2, abilities: MONEY, cards: [CREATED_TWICE], play: payTwice },
  {
    name: "pays and deletes the account",
    weight: 1,
    abilities: [],
    isFarewell: true,
    play: async (scene) => {
      await buy(scene);
      await scene.buyer.leaveForGood();
    },
  },
];

/** What a purchase is like when nothing goes wrong. */
export const CALM: Scenario = {
  name: "pays in the calm",
  weight: 0,
  abilities: [],
  play: async (scene) => {
    await buy(scene);
    await awaitPurchase(scene);
  },
};

const BAG = SCENARIOS.flatMap((scenario) =>
  Array.from({ length: scenario.weight }, () => scenario),
);

/** Which story each buyer lives: all of them before any comes too often. */
export function createScenarioPicker(chances: Chances): () => Scenario {
  let waiting: Scenario[] = [];
  return () => {
    if (waiting.length === 0) waiting = chances.shuffled(BAG);
    return waiting.pop() ?? chances.pick(BAG);
  };
}
