/** What each house is about in a life: two wordings, the second for what comes to light there. */
const HOUSE_TOPICS: readonly (readonly [beginning: string, light: string])[] = [
  ["the self", "looks and first words"],
  ["money and possessions", "income and belongings"],
  ["talk, errands and neighbors", "siblings, messages and short trips"],
  ["home and family", "roots and relatives"],
  ["play, romance and making", "children, art and fun"],
  ["daily work and health", "chores and the body"],
  ["partners and rivals", "close relationships"],
  ["shared money, grief and the unsaid", "debts, desire and mourning"],
  ["travel, study and belief", "far places and big ideas"],
  ["career and name", "public work"],
  ["friends and hopes", "groups and wishes"],
  ["rest, solitude and endings", "sleep, secrets and farewells"],
];

/** "partners and rivals", for the seventh house. */
export const nameHouseTopic = (house: number): string => HOUSE_TOPICS[house - 1]?.[0] ?? "";

/** The same in other words: "close relationships". */
export const renameHouseTopic = (house: number): string => HOUSE_TOPICS[house - 1]?.[1] ?? "";
