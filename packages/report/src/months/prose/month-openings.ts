/**
 * How a month without a main event begins and ends, by the houses of its first and last moon: what
 * follows "March begins" and "and ends"; house 1 first, two wordings each.
 */
const BEGINNINGS: readonly (readonly [string, string])[] = [
  [
    "in front of the mirror, with something about you to change",
    "with you, and with what you want",
  ],
  ["with the bank statement open", "with a price, or with a thing you have been meaning to buy"],
  ["on the phone, with three errands to run", "in conversation, mostly a short one"],
  ["at home, among drawers and relatives", "in the kitchen, with your shoes off"],
  [
    "in play, with something begun for no good reason",
    "with a little romance, or a little mischief",
  ],
  ["at the desk, with one habit to mend", "on a weekday, with the list in your hand"],
  ["across the table from someone who matters", "with an invitation, given or received"],
  [
    "with a talk about what is shared, or owed",
    "in private, with a subject that most people avoid",
  ],
  ["with a map open, or a book you can't put down", "far from home, at least in your head"],
  ["at work, with your name on something", "in public, a little earlier than you felt ready"],
  [
    "among friends, with a plan that takes several people",
    "in a group, and with a wish said aloud",
  ],
  ["quietly, behind a closed door", "with more sleep, and fewer explanations"],
];

const ENDINGS: readonly (readonly [string, string])[] = [
  ["with others telling you how you come across", "with you in plain view"],
  ["with a clear look at what you earn and own", "with the sum, and a decision about it"],
  ["with a message answered, or a neighbor heard out", "in talk that has waited long enough"],
  ["back at home, where something wants to be said", "in the family, for better or for noisier"],
  ["with something of yours being looked at, and enjoyed", "in applause, of whatever size"],
  ["with your body asking how long you mean to go on like this", "with a chore that finally shows"],
  ["with another person's side of the story", "between two people, and nowhere else"],
  [
    "with an account settled, in money or in feeling",
    "with something let go that cost too much to keep",
  ],
  [
    "with your eyes on the horizon and a belief that needs an update",
    "somewhere you have not been before",
  ],
  [
    "at work, with a result that others can see",
    "with your name mentioned in a room you are not in",
  ],
  [
    "in company, and with one friend seen differently",
    "with a wish that has come true, or has changed",
  ],
  ["early in bed, with something finished", "in silence, which turns out to be good company"],
];

/** What follows "March begins", for the house of its first moon. */
export const listBeginnings = (house: number): readonly string[] => BEGINNINGS[house - 1] ?? [];

/** What follows "and ends", for the house of its last moon. */
export const listEndings = (house: number): readonly string[] => ENDINGS[house - 1] ?? [];
