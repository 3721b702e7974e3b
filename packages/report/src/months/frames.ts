/**
 * The sentences that tell an event of the year. {date} is "March 3", {house} "eighth", {topic} what
 * that house or natal point is about, {month} the month itself; the rest are names. Each kind has
 * several, taken in turn.
 */
export const eventFrames = {
  "new-moon": [
    "The new moon of {date} falls in {sign}, your {house} house, which is about {topic}.",
    "On {date} the Moon is new in your {house} house, the house of {topic}.",
    "{date} brings a new moon in {sign}, and with it a beginning in {topic}.",
    "A new moon on {date}, in your {house} house, is about {topic}.",
    "With the new moon of {date} the weeks ahead turn to {topic}.",
    "In {sign}, your house of {topic}, the Moon is new on {date}.",
  ],
  "full-moon": [
    "The full moon of {date} stands in {sign}, your {house} house, and shows how things are with {topic}.",
    "On {date} the full moon lights your {house} house, the house of {topic}.",
    "{date} brings a full moon in {sign}, and brings {topic} into view.",
    "A full moon on {date}, in your {house} house, is about {topic}.",
    "By {date}, when the Moon is full in {sign}, you see where you are with {topic}.",
    "In {sign}, your house of {topic}, the Moon is full on {date}.",
  ],
  "new-moon-brief": [
    "The new moon of {date} {brief}.",
    "On {date} a new moon {brief}.",
    "{date} brings a new moon; it {brief}.",
    "With {date} comes a new moon that {brief}.",
  ],
  "full-moon-brief": [
    "The full moon of {date} {brief}.",
    "On {date} a full moon {brief}.",
    "{date} brings a full moon; it {brief}.",
    "With {date} comes a full moon that {brief}.",
  ],
  "new-moon-touch": [
    "The new moon of {date} falls beside your {natal}, and is about {natalTopic}.",
    "On {date} the new moon touches your {natal}, which means {natalTopic}.",
    "On {date} the new moon stands close to your {natal}: look at {natalTopic}.",
  ],
  "full-moon-touch": [
    "The full moon of {date} falls beside your {natal}, and is about {natalTopic}.",
    "On {date} the full moon lights your {natal}, which means {natalTopic}.",
    "On {date} the full moon stands close to your {natal}: look at {natalTopic}.",
  ],
  "eclipse-touch": [
    "It falls beside your {natal}, which adds {natalTopic}.",
    "It touches your {natal} as well, and through it {natalTopic}.",
    "Your {natal} is close by, and with it {natalTopic}.",
  ],
  "solar-eclipse": [
    "The new moon of {date} is {type} eclipse of the Sun, in {sign}, your house of {topic}.",
    "On {date} the Sun is eclipsed in {sign}, your house of {topic}; it is {type} eclipse.",
    "In {sign}, your house of {topic}, {type} eclipse of the Sun falls on {date}.",
    "The Sun is eclipsed on {date}, in your house of {topic}.",
  ],
  "lunar-eclipse": [
    "The full moon of {date} is {type} eclipse of the Moon, in {sign}, your house of {topic}.",
    "On {date} the Moon is eclipsed in {sign}, your house of {topic}; it is {type} eclipse.",
    "In {sign}, your house of {topic}, {type} eclipse of the Moon falls on {date}.",
    "The Moon is eclipsed on {date}, in your house of {topic}.",
  ],
  retrograde: [
    "{planet} turns retrograde on {date}, in your house of {topic}.",
    "On {date} {planet} goes into reverse in {sign}, your house of {topic}.",
    "In your house of {topic}, {planet} turns back on {date}.",
    "From {date} {planet} is retrograde in {sign}, your house of {topic}.",
  ],
  direct: [
    "{planet} turns direct on {date}, in your house of {topic}.",
    "On {date} {planet} goes forward again in {sign}, your house of {topic}.",
    "In your house of {topic}, {planet} moves on from {date}.",
    "From {date} {planet} goes forward in {sign}, your house of {topic}.",
  ],
  ingress: [
    "{planet} enters {sign}, your house of {topic}, on {date}.",
    "On {date} {planet} crosses into {sign}, your house of {topic}.",
  ],
  "ingress-back": [
    "{planet}, retrograde, backs into {sign}, your house of {topic}, on {date}.",
    "On {date} {planet} goes back into {sign}, your house of {topic}.",
  ],
  birthday: [
    "The Sun is back where it stood at your birth on {date}.",
    "Your solar return, the Sun at its place at your birth, comes on {date}.",
  ],
  "birthday-between": ["{When} the Sun comes back to where it stood at your birth."],
  "transit-brief": [
    "{When} {planet} {verb} your {natal}: {brief}.",
    "As {planet} {verb} your {natal} {when}, {brief}.",
    "{planet} {verb} your {natal} {when}: {brief}.",
  ],
  transit: [
    "The second story concerns {topic}: {planet} {verb} your {natal} {when}.",
    "Beside it stands {topic}, for {planet} {verb} your {natal} {when}.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The same for an event that follows another by {gap}, "Two weeks later". */
export const laterFrames = {
  "new-moon": [
    "{gap}, on {date}, the Moon is new in your house of {topic}.",
    "{gap} comes the new moon of {date}, in the house of {topic}.",
  ],
  "full-moon": [
    "{gap}, on {date}, the full moon shows how things are with {topic}.",
    "{gap} comes the full moon of {date}, in the house of {topic}.",
    "{gap}, with the full moon of {date}, you see where you are with {topic}.",
  ],
  retrograde: ["{gap}, on {date}, {planet} turns retrograde in your house of {topic}."],
  direct: ["{gap}, on {date}, {planet} goes forward again in your house of {topic}."],
} as const satisfies Partial<Record<keyof typeof eventFrames, readonly string[]>>;

/** What a month without a main event opens with: its first and last moon, by what they are about. */
export const openingFrames = [
  "{month} moves from {first} to {second}.",
  "Two things share {month}: {first} and, later, {second}.",
  "{month} begins with {first} and ends with {second}.",
  "In {month} the emphasis shifts from {first} to {second}.",
  "The first half of {month} is for {first}, the second for {second}.",
] as const;

/** The label of the type's own line, which closes a month. */
export const closingLabels = ["At any time in {month}:", "For {month} as a whole:"] as const;

/** The sentences that open a month with its main event. */
export const mainFrames = {
  transit: [
    "The main event of {month} concerns {topic}: {planet} {verb} your {natal} {when}.",
    "{month} turns on {topic}, since {planet} {verb} your {natal} {when}.",
    "What counts in {month} is {topic}: {planet} {verb} your {natal} {when}.",
    "One thing outweighs the rest of {month}, and it is about {topic}: {planet} {verb} your {natal} {when}.",
  ],
  "solar-eclipse": [
    "{month} belongs to {type} eclipse of the Sun on {date}, in the house of {topic}.",
    "The main event of {month} concerns {topic}: {type} eclipse of the Sun falls there on {date}.",
    "The rest of {month} is small beside {date}, when the Sun is eclipsed in {sign}, your house of {topic}.",
    "Look first to {topic}, the house in which {type} eclipse of the Sun falls on {date}.",
  ],
  "lunar-eclipse": [
    "{month} belongs to {type} eclipse of the Moon on {date}, in the house of {topic}.",
    "The main event of {month} concerns {topic}: {type} eclipse of the Moon falls there on {date}.",
    "The rest of {month} is small beside {date}, when the Moon is eclipsed in {sign}, your house of {topic}.",
    "Look first to {topic}, the house in which {type} eclipse of the Moon falls on {date}.",
  ],
  ingress: [
    "The news of {month} is slow news, for on {date} {planet} enters {sign}, your house of {topic}.",
    "A longer story starts on {date}, when {planet} enters {sign}, your house of {topic}.",
  ],
  retrograde: [
    "{month} is the month of a turn: {planet} goes retrograde on {date}, in your house of {topic}.",
  ],
  direct: [
    "{month} is the month of a turn: {planet} goes forward again on {date}, in your house of {topic}.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a month without a main event and with few dates opens with. */
export const quietFrames = [
  "{month} is quiet, and most of its days are your own.",
  "Little happens in {month}, so whatever you begin on your own account has the field to itself.",
  "A quiet month, good for finishing what the others interrupted.",
  "{month} asks little of you, and could be asked for something instead.",
  "There is little to tell of {month}, which is not a complaint.",
] as const;

export type EventFrame = keyof typeof eventFrames;
