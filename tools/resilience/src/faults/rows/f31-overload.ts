import { setTimeout as pause } from "node:timers/promises";
import type { Fault } from "../fault.ts";
import { percentile } from "../findings.ts";
import { driveOpenLoop, type OpenLoopResult } from "../open-loop.ts";

const CONNECTIONS = 1_500;

const answered = ({ statuses }: OpenLoopResult, status: number) => statuses.get(status) ?? 0;
const p99 = ({ times }: OpenLoopResult) => percentile(times, 0.99);

export const overload: Fault = {
  row: "F31",
  name: "four times as many requests as can be served, open loop",
  expected: "503 for the rest, 70 % of the peak served, as before in 5 s",
  async run(environment, findings, { isSmall }) {
    const [user] = await environment.newUsers(1);
    if (!user) return;
    const { port } = environment.sites.web;
    const request = `GET /api/auth/user HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${user.cookie}\r\n\r\n`;
    const drive = (rate: number, milliseconds: number, connections = CONNECTIONS) =>
      driveOpenLoop({ port, request, perSecond: rate, milliseconds, connections });
    // As many as callers get who wait for each answer, be they a few or many.
    const length = isSmall ? 1_000 : 4_000;
    await drive(5_000, 1_000, 32);
    const peaks = [];
    for (const callers of [32, 128])
      peaks.push((await drive(20_000, length, callers)).servedPerSecond);
    const peak = Math.max(...peaks);
    const calm = await drive(peak / 4, length);
    const storm = await drive(peak * 4, isSmall ? 2_500 : 20_000);
    await pause(isSmall ? 1_000 : 4_000);
    const after = await drive(peak / 4, length);
    const statuses = [...storm.statuses].map(([status, count]) => `${count} × ${status}`);
    const odd = [...storm.statuses].filter(([status]) => status !== 200 && status !== 503);
    findings.note(
      `peak ${peak.toFixed(0)}/s; offered ${(peak * 4).toFixed(0)}/s: ${statuses.join(", ")}`,
    );
    if (storm.unsent > 0)
      findings.note(`${storm.unsent} found all ${CONNECTIONS} connections busy`);
    findings.none(
      "answered otherwise",
      odd.reduce((sum, [, count]) => sum + count, 0),
    );
    findings.holds("some are turned away or wait", answered(storm, 503) + storm.unsent > 0);
    findings.holds("some are served", answered(storm, 200) > 0);
    findings.atLeast("served, of the peak", storm.servedPerSecond / peak, 0.7);
    const missed = [...after.statuses.values()].reduce((sum, count) => sum + count, 0);
    findings.noneInTime("not served afterwards", missed - answered(after, 200));
    findings.note(`p99 before ${p99(calm).toFixed(0)} ms`);
    findings.within("p99 afterwards", p99(after), Math.max(100, 2 * p99(calm)));
  },
};
