import autocannon, { type Result } from "autocannon";
import type { Fault } from "../fault.ts";

const CONNECTIONS = 1_500;

const servedPerSecond = (result: Result) => result["2xx"] / result.duration;

export const overload: Fault = {
  row: "F31",
  name: "four times as many requests as can be served",
  expected: "503 for the rest, 70 % of the peak served, as before in 5 s",
  async run(environment, findings, { isSmall }) {
    const [user] = await environment.newUsers(1);
    if (!user) return;
    const drive = (connections: number, seconds: number, rate?: number) =>
      autocannon({
        url: `${environment.webUrl}/api/auth/user`,
        headers: { cookie: user.cookie },
        connections,
        duration: seconds,
        // A thread of its own: this one has the proxies that the product reaches its database by.
        workers: 1,
        ...(rate === undefined ? {} : { overallRate: Math.max(connections, Math.round(rate)) }),
      });
    // As much as a few and many clients get that wait for each answer.
    const seconds = isSmall ? 1 : 4;
    await drive(32, 1);
    const peaks = [await drive(32, seconds), await drive(128, seconds)].map(servedPerSecond);
    const peak = Math.max(...peaks);
    const before = await drive(32, seconds, peak / 4);
    const overloaded = await drive(CONNECTIONS, isSmall ? 3 : 20, peak * 4);
    const after = await drive(32, seconds, peak / 4);
    const statuses = Object.entries(overloaded.statusCodeStats ?? {});
    const other = statuses.filter(([status]) => status !== "200" && status !== "503");
    const counts = statuses.map(([status, { count }]) => `${count} × ${status}`);
    findings.note(`peak ${peak.toFixed(0)}/s; ${CONNECTIONS} connections: ${counts.join(", ")}`);
    findings.none("answered otherwise", other.length);
    findings.holds("some are served", overloaded["2xx"] > 0);
    findings.atLeast("served, of the peak", servedPerSecond(overloaded) / peak, 0.7);
    findings.none("not served afterwards", after.non2xx + after.errors, true);
    findings.note(`p99 before ${before.latency.p99} ms`);
    findings.within("p99 afterwards", after.latency.p99, Math.max(100, 2 * before.latency.p99));
  },
};
