import { buildConfig } from "@cosmic/api/config/config";
import { RETENTION } from "@cosmic/web/retention";
import { expect, test } from "vitest";

const days = (milliseconds: number) => milliseconds / 86_400_000;

test("the privacy page names the periods that the server keeps", () => {
  const { sessions, knownBrowserLifetime, retention, resetLinkLifetime, mail } = buildConfig({
    SESSION_SECRET: "a-secret-of-at-least-32-characters",
  });
  expect(RETENTION).toEqual({
    sessionIdleDays: days(sessions.user.idle),
    sessionLongestDays: days(sessions.user.absolute),
    knownBrowserDays: days(knownBrowserLifetime),
    ownerlessBlueprintDays: days(retention.ownerlessBlueprints),
    keptBlueprintDays: days(retention.keptBlueprints),
    resetLinkMinutes: resetLinkLifetime / 60,
    attemptCountDays: days(retention.rateLimits),
    unsentMailDays: days(mail.lifetime),
    stepDays: days(retention.funnelEvents),
    visitDays: days(retention.visits),
  });
});
