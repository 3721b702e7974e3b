import type { Random } from "../environment/random.ts";
import { type Buyer, createBuyer } from "../users/buyer.ts";
import { createUser } from "../users/user.ts";
import { digest } from "./digest.ts";
import type { Environment } from "./environment.ts";
import type { BuyerRecord, FinalAnswer } from "./evidence.ts";
import { readRows } from "./read-database.ts";
import { askForAll, readDeliveries, readPayments, readReceipts } from "./read-outcome.ts";
import type { RunFolder } from "./run-folder.ts";
import { CALM, createScenarioPicker, type Scenario } from "./scenarios.ts";
import { listenedEvents, waitUntilIdle } from "./wait-until-idle.ts";

export interface RunOptions {
  environment: Environment;
  folder: RunFolder;
  random: Random;
  /** Whether no other buyer begins. */
  isOver: () => boolean;
  /** How many faults are armed with each buyer. */
  faultsPerBuyer: number;
  /** Happens before each buyer begins. */
  beforeBuyer?: () => void;
  /** How many buy at once. */
  crowd: number;
  /** Buyers of the calm afterwards. */
  calm: number;
}

const TIMEOUT = 12_000;

interface Visit {
  buyer: Buyer;
  record: BuyerRecord;
  scenario: Scenario;
}

/**
 * Lets users buy while things go wrong, until it is over; then waits until nothing is left to do and
 * records what is the case. @returns seconds of waiting
 */
export async function run(options: RunOptions): Promise<number> {
  const { environment, folder, random, isOver, faultsPerBuyer, crowd, calm } = options;
  const { plan, provider, replicas } = environment;
  const nextScenario = createScenarioPicker(random.branch("scenarios"));
  const visits: Visit[] = [];

  const findForeignSession = () =>
    provider.ledger().sessions.findLast((each) => each.payment_status === "paid")?.id ?? null;

  async function play({ buyer, record, scenario }: Visit): Promise<void> {
    const { user } = buyer;
    await user.signUp();
    record.userId = user.id;
    const slug = await user.makeBlueprint();
    if (scenario !== CALM) plan.arm(faultsPerBuyer);
    const branch = random.branch(user.name);
    await scenario.play({ buyer, slug, provider, plan, random: branch, findForeignSession });
    // What was planned for events on their way may still come.
    if (scenario !== CALM) await user.wait(1_500);
  }

  async function visit(scenario: Scenario): Promise<void> {
    const name = `buyer-${visits.length + 1}`;
    const user = createUser({
      name,
      origin: environment.url,
      headers: { origin: environment.url },
      timeout: TIMEOUT,
      record: (entry, body, path) => folder.writeClient({ ...entry, answer: digest(path, body) }),
      findDeparture: (step) => plan.findDeparture(step),
    });
    const record = { name, scenario: scenario.name, userId: null, isDeleted: false };
    const one = { buyer: createBuyer(user), record, scenario };
    visits.push(one);
    // A buyer may give up; what happened to the money is checked all the same.
    await play(one).catch((error: unknown) =>
      folder.writeFault({ at: Date.now(), what: "gave up", where: `${name}: ${String(error)}` }),
    );
  }

  async function keepVisiting(): Promise<void> {
    while (!isOver()) {
      options.beforeBuyer?.();
      await visit(nextScenario());
    }
  }

  async function askAll(): Promise<FinalAnswer[]> {
    const answers: FinalAnswer[] = [];
    for (const { buyer, record } of visits) {
      if (record.userId === null || record.isDeleted) continue;
      const answer = await askForAll(buyer).catch(() => null);
      if (answer) answers.push(answer);
    }
    return answers;
  }

  replicas.setCount(2);
  await environment.ready();
  await Promise.all(Array.from({ length: crowd }, keepVisiting));
  plan.disarm();
  const seconds = await waitUntilIdle(environment);
  // One after the other, with nothing going wrong: how long it takes then.
  for (let count = 0; count < calm; count += 1) await visit(CALM);
  await waitUntilIdle(environment);
  const rows = await readRows(environment.databaseUrl);
  for (const { record, scenario } of visits) {
    const isGone = !rows.users.some(({ id }) => id === record.userId);
    record.isDeleted = scenario.deletesAccount === true && record.userId !== null && isGone;
  }
  const answers = await askAll();
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
