import { confirm, eventsAbout, openCheckout } from "../buying.ts";
import type { Environment } from "../environment.ts";
import { type Fault, getRounds } from "../fault.ts";
import { decideAccess, signInOperator } from "../operator.ts";
import type { Person } from "../person.ts";

/**
 * Every second attempt to change a purchase fails as a transaction does that stands in another's way.
 * A sequence counts on also when the attempt is rolled back.
 */
const GET_IN_THE_WAY = `
  create sequence faults_attempts;
  create function faults_conflict() returns trigger language plpgsql as $$
  declare attempt bigint := nextval('faults_attempts');
  begin
    if attempt % 2 = 1 then
      raise exception 'in the way'
        using errcode = case attempt % 4 when 1 then '40P01' else '40001' end;
    end if;
    return new;
  end $$;
  create trigger faults_conflict before insert or update on purchases
    for each row execute function faults_conflict();`;

const GET_OUT_OF_THE_WAY = `
  drop trigger if exists faults_conflict on purchases;
  drop function if exists faults_conflict;
  drop sequence if exists faults_attempts;`;

async function buy(environment: Environment, person: Person): Promise<string> {
  const session = await openCheckout(person);
  environment.provider.holdWebhooks();
  environment.provider.pay({ session });
  await confirm(person, session);
  return session;
}

/** All that can happen to one payment, at the same moment. @returns the statuses */
async function meetAtOnce(
  environment: Environment,
  operator: Person,
  person: Person,
  session: string,
): Promise<(number | null)[]> {
  const [purchase] = await environment.query(
    "select id from purchases where user_id = $1 order by created_at desc limit 1",
    [person.id],
  );
  const [event = ""] = eventsAbout(environment, session);
  const answers = await Promise.all([
    environment.provider.sendEvent({ event }),
    decideAccess(operator, person, true),
    person.ask({ method: "POST", path: `/api/purchases/${String(purchase?.["id"])}/refund` }),
    environment.provider.sendEvent({ event }),
    decideAccess(operator, person, false),
    environment.provider.releaseWebhooks(),
    person.ask({ path: `/api/checkout-success?session_id=${session}` }),
    environment.provider.sendEvent({ event }),
  ]);
  return answers.flatMap((answer) => {
    if (answer === null || typeof answer === "number") return [answer];
    if (!Array.isArray(answer)) return [answer.status];
    return answer.filter((each): each is number | null => typeof each !== "string");
  });
}

export const conflicts: Fault = {
  row: "F8",
  name: "event, operator and refund meet on one payment; deadlocks and conflicts",
  expected: "tried again up to three times, no 5xx",
  async run(environment, findings, effort) {
    const rounds = getRounds(effort, 50);
    const operator = await signInOperator(environment);
    const [person] = await environment.meet(1);
    if (!person) return;
    const statuses: (number | null)[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Whoever has access has nothing to buy.
      await decideAccess(operator, person, false);
      const session = await buy(environment, person);
      statuses.push(...(await meetAtOnce(environment, operator, person, session)));
    }
    const failed = statuses.filter((status) => status === null || status >= 500);
    findings.none(`of ${statuses.length} answers 5xx`, failed.length);

    const buyers = await environment.meet(effort.isSmall ? 2 : 10);
    await environment.query(GET_IN_THE_WAY);
    try {
      let bought = 0;
      for (const buyer of buyers) {
        await buy(environment, buyer);
        bought += 1;
      }
      const [attempts] = await environment.query("select last_value from faults_attempts");
      findings.all("bought with every second attempt refused", bought, buyers.length);
      findings.note(`${String(attempts?.["last_value"])} turns taken`);
    } finally {
      await environment.query(GET_OUT_OF_THE_WAY);
    }
    const loud = environment.journal.filter(
      ({ who, status }) => buyers.some(({ id }) => id === who) && status !== null && status >= 500,
    );
    findings.none("answers to buyers 5xx", loud.length);
    const rows = await environment.query("select user_id from purchases where user_id = any($1)", [
      buyers.map(({ id }) => id),
    ]);
    findings.all("purchases", rows.length, buyers.length);
  },
};
