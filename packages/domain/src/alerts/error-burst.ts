import { type FoundAlert, getSeverity } from "./found-alert.ts";
import { type HealthFacts, WATCH } from "./health-facts.ts";

/** Fewer are single accidents. Browsers have more of them: extensions, lost connections, old caches. */
const FEWEST = { api: 10, browser: 25 } as const;

/** Over the usual, so that what always goes wrong a little is no burst. */
const TIMES_USUAL = 5;

const SIZE = { high: 100, medium: 30 };

const WORDS = {
  api: { title: "The API is failing", who: "the API", where: "requests it could not answer" },
  browser: {
    title: "Pages are failing in people's browsers",
    who: "browsers",
    where: "failures of pages and calls",
  },
} as const;

/** Far more failures than usual, on the server or in browsers. */
export function findErrorBursts({ errors }: Pick<HealthFacts, "errors">): FoundAlert[] {
  return (["api", "browser"] as const).flatMap((source) => {
    const { recent, usual, affectedUsers } = errors[source];
    if (recent < FEWEST[source] || recent < TIMES_USUAL * usual) return [];
    const { title, who, where } = WORDS[source];
    return [
      {
        type: "ERROR_BURST",
        severity: getSeverity(recent, SIZE),
        title,
        description: `${who[0]?.toUpperCase()}${who.slice(1)} reported ${recent} ${where} in the last ${WATCH.burst} minutes (usual: ${Math.round(usual)}). The errors tab has them in groups.`,
        metrics: { affected_users: affectedUsers, time_range: `last ${WATCH.burst} minutes` },
        key: `error-burst:${source}`,
      } satisfies FoundAlert,
    ];
  });
}
