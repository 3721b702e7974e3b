import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault.ts";

export const vanishedClients: Fault = {
  row: "F34",
  name: "200 clients vanish while reports are written for them",
  expected: "no slot stays taken; each report is there once when it is asked for again",
  async run(environment, findings, { isSmall }) {
    const users = await environment.newUsers(isSmall ? 10 : 40);
    const birthDate = "1987-02-03";
    environment.ai.set({ mode: "delay", milliseconds: 2_000 });
    const clients = Array.from({ length: 200 / users.length }, () => users).flat();
    await Promise.all(clients.map((user) => user.generate(birthDate, { timeout: 700 })));
    environment.ai.set({ mode: "ok" });
    const again = await Promise.all(users.map((user) => user.generate(birthDate)));
    // What was begun for the clients that left ends by itself, sooner or later.
    const left = () => environment.readMetric("cosmic_http_requests_in_flight");
    for (const until = Date.now() + 20_000; (await left()) > 0 && Date.now() < until; ) {
      await pause(250);
    }
    await pause(500);
    const rows = await environment.query("select user_id from blueprints where user_id = any($1)", [
      users.map(({ id }) => id),
    ]);
    const leases = await environment.query("select name from leases where name like 'generate:%'");
    const waiting = await environment.readMetric("cosmic_database_waiting");
    findings.all(
      "who ask again get the report",
      again.filter(({ status }) => status === 200).length,
      users.length,
    );
    findings.all("reports stored", rows.length, users.length);
    findings.none("leases left", leases.length);
    findings.none("requests left in the processes", await left());
    findings.none("queries left waiting", waiting);
  },
};
