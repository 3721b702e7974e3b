import { parseArgs } from "node:util";

/** How much is made up. */
export interface SeedOptions {
  users: number;
  /** Steps of the funnel, about. */
  events: number;
  /** Whole reports, written as the product writes them. */
  blueprints: number;
  /** Over how many days up to now everything happened. */
  days: number;
  /** Whether something is wrong lately, for alerts to be seen. */
  hasIncidents: boolean;
}

export const SEED_USAGE = `npm run db:seed -- --users N [--events N] [--blueprints N] [--days N] [--incidents] [--yes]
Makes up users, blueprints, purchases and months of visits in the database of DATABASE_URL, else in the
embedded one under DATA_DIR, with which the product must not be running meanwhile. What belongs to a user
who is there already stays as it is.
  --users N       how many users; about one in sixteen of them has paid
  --events N      steps of visits, about; ten times the users by default
  --blueprints N  whole reports, of those who have paid first; by default for all of those, and for 200
                  users at least, up to 5,000
  --days N        over how many days until now; 180 by default
  --incidents     incidents in the last hour, for the health check to find
  --yes           needed for a database on another machine
  --help          these lines
Never with NODE_ENV=production.`;

/** Beyond so many it takes more than a few minutes to write them. */
const MOST_UNASKED = 5_000;

/** Reports for every buyer, chance included, and some for others. */
const usualBlueprints = (users: number) =>
  Math.min(users, Math.max(200, Math.ceil(users / 12)), MOST_UNASKED);

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]", ""];

/** Why nothing may be made up here; null where it may. */
export function findRefusal(
  environment: string | undefined,
  databaseUrl: string | null,
  isSure: boolean,
): string | null {
  if (environment === "production") return "No users are made up with NODE_ENV=production.";
  const host = databaseUrl === null ? "" : new URL(databaseUrl).hostname;
  if (LOCAL_HOSTS.includes(host) || isSure) return null;
  return "This database is on another machine. Add --yes if it is the one you mean.";
}

function parseCount(text: string | undefined, fallback: number): number {
  const count = text === undefined ? fallback : Number(text);
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw new Error(`${text} is no number of anything.\n${SEED_USAGE}`);
}

/**
 * Reads the command line; null where it asks for the usage.
 * @throws an Error with the usage for one that is not understood
 */
export function readSeedOptions(
  args: readonly string[],
): (SeedOptions & { isSure: boolean }) | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      users: { type: "string" },
      events: { type: "string" },
      blueprints: { type: "string" },
      days: { type: "string" },
      incidents: { type: "boolean" },
      yes: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) return null;
  if (values.users === undefined) throw new Error(SEED_USAGE);
  const users = parseCount(values.users, 0);
  return {
    users,
    events: parseCount(values.events, users * 10),
    blueprints: parseCount(values.blueprints, usualBlueprints(users)),
    days: Math.max(1, parseCount(values.days, 180)),
    hasIncidents: values.incidents ?? false,
    isSure: values.yes ?? false,
  };
}
