/** What each house is about in a life. */
const HOUSE_TOPICS: readonly string[] = [
  "the self",
  "money and possessions",
  "talk, errands and neighbors",
  "home and family",
  "play, romance and making",
  "daily work and health",
  "partners and open conflicts",
  "debts, intimacy and loss",
  "travel, study and belief",
  "career and name",
  "friends and hopes",
  "rest, solitude and endings",
];

/** "partners and open conflicts", for the seventh house. */
export const nameHouseTopic = (house: number): string => HOUSE_TOPICS[house - 1] ?? "";
