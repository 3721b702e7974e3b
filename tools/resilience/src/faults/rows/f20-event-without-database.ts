import { setTimeout as pause } from "node:timers/promises";
import { confirm, eventsAbout, openCheckout } from "../buying.ts";
import { type Fault, getRounds } from "../fault.ts";

export const eventWithoutDatabase: Fault = {
  row: "F20",
  name: "the payment provider's event comes while PostgreSQL is down",
  expected: "5xx and never 200, access once it is back, one purchase",
  async run(environment, findings, effort) {
    const rounds = getRounds(effort, 5);
    const statuses: (number | null)[] = [];
    let entitled = 0;
    let purchases = 0;
    for (let round = 0; round < rounds; round += 1) {
      const [person] = await environment.meet(1);
      if (!person) return;
      const session = await openCheckout(person);
      environment.provider.holdWebhooks();
      environment.provider.pay({ session });
      const [event = ""] = eventsAbout(environment, session);
      await environment.postgres.kill();
      try {
        statuses.push(...(await environment.provider.sendEvent({ event, times: 3 })));
        await pause(effort.chances.below(1_000));
      } finally {
        await environment.postgres.start();
      }
      await environment.provider.releaseWebhooks();
      for (let looks = 0; looks < 60; looks += 1) {
        const { body } = await person.ask({ path: "/api/auth/user" });
        if (JSON.stringify(body).includes('"hasLifetimeAccess":true')) {
          entitled += 1;
          break;
        }
        await pause(250);
      }
      await confirm(person, session);
      const rows = await environment.query("select id from purchases where user_id = $1", [
        person.id,
      ]);
      purchases += rows.length;
    }
    const refused = statuses.filter((status) => status !== null && status >= 500);
    findings.all("events refused", refused.length, statuses.length);
    findings.all("people have access afterwards", entitled, rounds);
    findings.all("purchases", purchases, rounds);
  },
};
