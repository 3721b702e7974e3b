/** What each house is about in a life: two wordings, the second for what comes to light there. */
const HOUSE_TOPICS: readonly (readonly [beginning: string, light: string])[] = [
  ["the self", "appearance and first impressions"],
  ["money and possessions", "income and belongings"],
  ["talk, errands and neighbors", "messages, visits and short trips"],
  ["home and family", "family and origins"],
  ["play, romance and making", "children, art and pleasure"],
  ["daily work and health", "routine and the body"],
  ["partners and open conflicts", "close relationships"],
  ["shared money, trust and loss", "debts, intimacy and loss"],
  ["travel, study and belief", "distant places and convictions"],
  ["career and name", "public work"],
  ["friends and hopes", "groups and wishes"],
  ["rest, solitude and endings", "rest, privacy and endings"],
];

/** "partners and rivals", for the seventh house. */
export const nameHouseTopic = (house: number): string => HOUSE_TOPICS[house - 1]?.[0] ?? "";

/** The same in other words: "close relationships". */
export const renameHouseTopic = (house: number): string => HOUSE_TOPICS[house - 1]?.[1] ?? "";

/** Where each house is lived, as it follows "March begins". */
const HOUSE_THEMES = [
  "with you",
  "with money",
  "in conversation",
  "at home",
  "with pleasure",
  "with the daily work",
  "with another person",
  "with what you share",
  "a long way from home",
  "in public",
  "among friends",
  "behind closed doors",
] as const;

/** "among friends", for the eleventh house. */
export const nameHouseTheme = (house: number): string => HOUSE_THEMES[house - 1] ?? "";
