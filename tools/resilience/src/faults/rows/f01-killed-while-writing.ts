import { setTimeout as pause } from "node:timers/promises";
import { type Fault, getRounds } from "../fault.ts";
import { decideAccess, signInOperator } from "../operator.ts";
import type { Person } from "../person.ts";

/** Asks until it is there, as the page does. @returns the report; null when it never comes */
async function insist(person: Person, birthDate: string): Promise<Record<string, unknown> | null> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const { status, body } = await person.generate(birthDate);
    if (status === 200) return (body as { profile: Record<string, unknown> }).profile;
    await pause(500);
  }
  return null;
}

/** Every field, and a text for each month: a paid report is whole or not there. */
function isWhole(report: Record<string, unknown>): boolean {
  const { monthlyForecasts, isPremium } = report;
  const months = Array.isArray(monthlyForecasts) ? (monthlyForecasts as string[]) : [];
  return (
    isPremium === true &&
    months.length === 12 &&
    months.every((text) => text.length > 0) &&
    Object.values(report).every((value) => value !== "" && value !== undefined)
  );
}

export const killedWhileWriting: Fault = {
  row: "F1",
  name: "a process killed while reports are written",
  expected: "ready in 5 s, every report there in the end, whole and once",
  async run(environment, findings, effort) {
    const rounds = getRounds(effort, 5);
    const delay = effort.isSmall ? 1_500 : 5_000;
    const operator = await signInOperator(environment);
    const people = await environment.meet(effort.isSmall ? 4 : 8);
    for (const person of people) await decideAccess(operator, person, true);
    environment.ai.set({ mode: "delay", milliseconds: delay });
    let slowest = 0;
    const reports = [];
    for (let round = 0; round < rounds; round += 1) {
      const birthDate = `1990-03-${String(round + 1).padStart(2, "0")}`;
      const underWay = people.map((person) => insist(person, birthDate));
      await pause(100 + effort.chances.below(delay));
      const victim = effort.chances.pick(environment.replicas);
      await victim.kill();
      const killedAt = performance.now();
      await victim.start();
      slowest = Math.max(slowest, performance.now() - killedAt);
      reports.push(...(await Promise.all(underWay)));
    }
    const ids = people.map(({ id }) => id);
    const doubled = await environment.query(
      `select user_id from blueprints where user_id = any($1)
       group by user_id, birth_date having count(*) > 1`,
      [ids],
    );
    findings.all("reports there", reports.filter(Boolean).length, people.length * rounds);
    findings.none("in part", reports.filter((each) => each && !isWhole(each)).length);
    findings.none("twice", doubled.length);
    findings.within("ready after", slowest, 5_000);
  },
};
