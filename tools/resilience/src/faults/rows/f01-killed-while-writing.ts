import { setTimeout as pause } from "node:timers/promises";
import { grantAccess, signInOperator } from "../../users/operator.ts";
import type { User } from "../../users/user.ts";
import { type Fault, getRounds } from "../fault.ts";

/** Asks until the report is there, as the page does. @returns the report; null when it never comes */
async function waitForReport(user: User, birthDate: string) {
  const request = { path: "/api/generate-profile", body: { birthDate, mbtiType: "INTJ" } };
  const { body } = await user.retry(request).catch(() => ({ body: null }));
  return (body as { profile: Record<string, unknown> } | null)?.profile ?? null;
}

/** Every field, and a text for each month: a paid report is complete or absent. */
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
    const users = await environment.newUsers(effort.isSmall ? 4 : 8);
    for (const user of users) await grantAccess(operator, user);
    environment.ai.set({ mode: "delay", milliseconds: delay });
    let slowest = 0;
    const reports = [];
    for (let round = 0; round < rounds; round += 1) {
      const birthDate = `1990-03-${String(round + 1).padStart(2, "0")}`;
      const underWay = users.map((user) => waitForReport(user, birthDate));
      await pause(100 + effort.random.below(delay));
      const victim = effort.random.pick(environment.replicas);
      await victim.kill();
      const killedAt = performance.now();
      await victim.start();
      slowest = Math.max(slowest, performance.now() - killedAt);
      reports.push(...(await Promise.all(underWay)));
    }
    const ids = users.map(({ id }) => id);
    const doubled = await environment.query(
      `select user_id from blueprints where user_id = any($1)
       group by user_id, birth_date having count(*) > 1`,
      [ids],
    );
    findings.all("reports there", reports.filter(Boolean).length, users.length * rounds);
    findings.none("in part", reports.filter((each) => each && !isWhole(each)).length);
    findings.none("twice", doubled.length);
    findings.within("ready after", slowest, 5_000);
  },
};
