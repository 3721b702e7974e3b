import { setTimeout as pause } from "node:timers/promises";
import { createBrowser } from "./browser.ts";
import { type Buyer, createBuyer } from "./buyer.ts";
import type { Chances } from "./chances.ts";
import type { Environment } from "./environment.ts";
import type { BuyerRecord, FinalAnswer } from "./evidence.ts";
import { createFaultSchedule } from "./fault-schedule.ts";
import { askForAll, readDeliveries, readPayments, readReceipts } from "./last-look.ts";
import { readRows } from "./read-database.ts";
import type { RunFolder } from "./run-folder.ts";
import { CALM, createScenarioPicker, type Scenario } from "./scenarios.ts";
import { listenedEvents, settleDown } from "./settle-down.ts";

export interface RunOptions {
  stage: Environment;
  folder: RunFolder;
  chances: Chances;
  /** Faults after which nobody else begins to buy. */
  faults: number;
  /** How many buy at once. */
  crowd: number;
}

/** How many cards a buyer is dealt. */
const CARDS = 5;
/** The chance that the number of processes changes with a new buyer, and that it is one then. */
const CHANGE = 0.15;
const ALONE = 0.3;
/** Faults for each buyer of the calm afterwards. */
const CALM_SHARE = 40;
const READY_WITHIN = 60_000;

interface Visit {
  buyer: Buyer;
  record: BuyerRecord;
  scenario: Scenario;
}

async function waitUntilOpen({ replicas }: Environment): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (replicas.countOpen() === 0) {
    if (Date.now() > deadline) throw new Error("No process of the API opened.");
    await pause(50);
  }
}

/**
 * Lets people buy while things go wrong, until enough has; then waits for quiet and writes down what
 * is the case. @returns seconds until quiet
 */
export async function run({
  stage: environment,
  folder,
  chances,
  faults,
  crowd,
}: RunOptions): Promise<number> {
  const { plan, provider, replicas } = environment;
  const schedule = createFaultSchedule(chances.branch("deck"));
  const nextScenario = createScenarioPicker(chances.branch("stories"));
  const visits: Visit[] = [];

  function findForeignSession(): string | null {
    const paid = provider.ledger().sessions.filter((each) => each.payment_status === "paid");
    return paid.at(-1)?.id ?? null;
  }

  async function play({ buyer, record, scenario }: Visit): Promise<void> {
    const userId = await buyer.signUp();
    record.userId = userId;
    const slug = await buyer.makeBlueprint();
    const own = chances.branch(`cards ${buyer.name}`);
    const count = scenario === CALM ? 0 : own.below(2) + CARDS - (scenario.cards?.length ?? 0);
    const dealt = schedule.deal(count, scenario.abilities);
    plan.arm(buyer.name, userId, [...(scenario.cards ?? []), ...dealt]);
    const branch = chances.branch(`story ${buyer.name}`);
    await scenario.play({ buyer, userId, slug, provider, chances: branch, findForeignSession });
    // What was planned for events on their way may still come.
    if (count > 0) await buyer.wait(1_500);
  }

  async function visit(number: number, scenario: Scenario): Promise<void> {
    const name = `buyer-${number}`;
    const browser = createBrowser({
      buyer: name,
      origin: environment.url,
      write: folder.writeClient,
      findDeparture: (step) => plan.findDeparture(name, step),
    });
    const buyer = createBuyer({ name, browser, chances: chances.branch(name) });
    const record = { name, scenario: scenario.name, userId: null, isDeleted: false };
    const one = { buyer, record, scenario };
    visits.push(one);
    try {
      await play(one);
    } catch (error) {
      // A person who gives up; whatever happened to their money is looked at all the same.
      folder.writeFault({ at: Date.now(), what: "gave up", where: String(error), buyer: name });
    } finally {
      const left = plan.disarm(name);
      schedule.takeBack(left.filter((card) => !scenario.cards?.includes(card)));
    }
  }

  let started = 0;
  async function keepVisiting(): Promise<void> {
    while (plan.count() < faults) {
      started += 1;
      if (chances.isLucky(CHANGE)) replicas.setCount(chances.isLucky(ALONE) ? 1 : 2);
      await visit(started, nextScenario());
    }
  }

  /** One after the other, with nothing going wrong: how long it takes then. */
  async function keepCalm(): Promise<void> {
    for (let count = 0; count < faults; count += CALM_SHARE) {
      started += 1;
      await visit(started, CALM);
    }
  }

  async function lookAtAll(): Promise<FinalAnswer[]> {
    const answers: FinalAnswer[] = [];
    for (const { buyer, record } of visits) {
      if (record.userId === null || record.isDeleted) continue;
      const answer = await askForAll(buyer).catch(() => null);
      if (answer) answers.push(answer);
    }
    return answers;
  }

  replicas.setCount(2);
  await waitUntilOpen(environment);
  await Promise.all(Array.from({ length: crowd }, keepVisiting));
  const seconds = await settleDown(environment);
  await keepCalm();
  await settleDown(environment);
  const rows = await readRows(environment.databaseUrl);
  for (const { record, scenario } of visits) {
    const isGone = !rows.users.some(({ id }) => id === record.userId);
    record.isDeleted = scenario.isFarewell === true && record.userId !== null && isGone;
  }
  const answers = await lookAtAll();
  folder.writeRecords({
    buyers: visits.map(({ record }) => record),
    payments: readPayments(environment),
    deliveries: readDeliveries(environment),
    ledgerEvents: listenedEvents(environment),
    answers,
    rows: await readRows(environment.databaseUrl),
    receipts: await readReceipts(environment),
    crashes: replicas.crashes,
  });
  return seconds;
}
