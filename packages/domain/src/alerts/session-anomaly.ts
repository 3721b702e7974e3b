import { type FoundAlert, getSeverity } from "./found-alert.ts";
import { CROWDED_USER, type HealthFacts } from "./health-facts.ts";
import { counted } from "./proportions.ts";

/** An office or a school behind one address signs in less often than once a minute. */
const FEWEST_OF_ADDRESS = 60;
const TIMES_USUAL = 4;

const OF_ADDRESS = { high: 300, medium: 120 };
const OF_USER = { high: 100, medium: 50 };

/** Very many sessions from one place, or for one person. */
export function findSessionAnomalies({ sessions }: Pick<HealthFacts, "sessions">): FoundAlert[] {
  const { ofBusiestAddress, usualOfBusiestAddress, crowdedUsers, ofBusiestUser } = sessions;
  const found: FoundAlert[] = [];
  const isUnusual = ofBusiestAddress >= TIMES_USUAL * usualOfBusiestAddress;
  if (ofBusiestAddress >= FEWEST_OF_ADDRESS && isUnusual) {
    found.push({
      type: "SESSION_ANOMALY",
      severity: getSeverity(ofBusiestAddress, OF_ADDRESS),
      title: "One address signs in again and again",
      description: `${ofBusiestAddress} sessions were made from one network address in the last hour (the most in the week before: ${usualOfBusiestAddress}). A program may be making accounts or using stolen passwords.`,
      metrics: { time_range: "last hour" },
      key: "sessions-of-one-address",
    });
  }
  if (crowdedUsers > 0) {
    found.push({
      type: "SESSION_ANOMALY",
      severity: getSeverity(ofBusiestUser, OF_USER),
      title: "Accounts with very many sessions",
      description: `${counted(crowdedUsers, "account")} signed in ${CROWDED_USER} times or more in the last hour, the busiest ${ofBusiestUser} times. Accounts may be shared or taken over, or a browser does not keep its session.`,
      metrics: { affected_users: crowdedUsers, time_range: "last hour" },
      key: "sessions-of-one-user",
    });
  }
  return found;
}
