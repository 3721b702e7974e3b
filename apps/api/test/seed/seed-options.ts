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
  hasTrouble: boolean;
}

export const SEED_USAGE = `npm run db:seed -- --users N [--events N] [--blueprints N] [--days N] [--trouble] [--yes]
Makes up users, blueprints, purchases and months of visits in the database of DATABASE_URL, else in the
embedded one. --yes is needed for a database on another machine. Never with NODE_ENV=production.`;

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

function countOf(text: string | undefined, fallback: number): number {
  const count = text === undefined ? fallback : Number(text);
  if (Number.isSafeInteger(count) && count >= 0) return count;
  throw new Error(`${text} is no number of anything.\n${SEED_USAGE}`);
}

/** Reads the command line. Throws an Error with the usage for one that is not understood. */
export function readSeedOptions(args: readonly string[]): SeedOptions & { isSure: boolean } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      users: { type: "string" },
      events: { type: "string" },
      blueprints: { type: "string" },
      days: { type: "string" },
      trouble: { type: "boolean" },
      yes: { type: "boolean" },
    },
  });
  if (values.users === undefined) throw new Error(SEED_USAGE);
  const users = countOf(values.users, 0);
  return {
    users,
    events: countOf(values.events, users * 10),
    blueprints: countOf(values.blueprints, Math.min(users, 200)),
    days: Math.max(1, countOf(values.days, 180)),
    hasTrouble: values.trouble ?? false,
    isSure: values.yes ?? false,
  };
}
