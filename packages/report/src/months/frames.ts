/**
 * The sentences that tell an event of the year. {date} is "March 3", {topic} what its house
 * or natal point is about, {month} the month itself; the rest are names. Each kind has
 * several, taken in turn.
 */
export const eventFrames = {
  "new-moon-touch": [
    "The new moon of {date} falls beside your {natal}, which stands for {natalTopic} in your chart.",
    "On {date} the new moon touches your {natal}, the part of you that concerns {natalTopic}.",
    "On {date} the new moon stands close to your {natal}, so it concerns {natalTopic}.",
  ],
  "full-moon-touch": [
    "The full moon of {date} falls beside your {natal}, which stands for {natalTopic} in your chart.",
    "On {date} the full moon shines on your {natal}, the part of you that concerns {natalTopic}.",
    "On {date} the full moon stands close to your {natal}, so it concerns {natalTopic}.",
  ],
  "eclipse-touch": [
    "It falls beside your {natal}, which adds {natalTopic}.",
    "It touches your {natal} as well, and through it {natalTopic}.",
    "Your {natal} is close by, and with it {natalTopic}.",
  ],
  "solar-eclipse": [
    "The new moon of {date} is {type} eclipse of the Sun, in {sign}, your house of {topic}.",
    "On {date} {type} eclipse of the Sun takes place in {sign}, your house of {topic}.",
    "In {sign}, your house of {topic}, {type} eclipse of the Sun falls on {date}.",
    "The Sun is eclipsed on {date}, in your house of {topic}.",
  ],
  "lunar-eclipse": [
    "The full moon of {date} is {type} eclipse of the Moon, in {sign}, your house of {topic}.",
    "On {date} {type} eclipse of the Moon takes place in {sign}, your house of {topic}.",
    "In {sign}, your house of {topic}, {type} eclipse of the Moon falls on {date}.",
    "The Moon is eclipsed on {date}, in your house of {topic}.",
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
    "A second theme is {topic}: {planet} {verb} your {natal} {when}.",
    "{When} {planet} {verb} your {natal}, and that concerns {topic}.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The sentences that open a month with its main event. */
export const mainFrames = {
  transit: [
    "The main event of {month} concerns {topic}: {planet} {verb} your {natal} {when}.",
    "{month} turns on {topic}, since {planet} {verb} your {natal} {when}.",
    "{month} is mainly about {topic}: {planet} {verb} your {natal} {when}.",
    "One thing outweighs the rest of {month}, and it is about {topic}: {planet} {verb} your {natal} {when}.",
  ],
  "solar-eclipse": [
    "{month} belongs to {type} eclipse of the Sun on {date}, in your house of {topic}.",
    "The main event of {month} is {type} eclipse of the Sun on {date}, and it concerns {topic}.",
    "The date to know in {month} is {date}, when the Sun is eclipsed in {sign}, your house of {topic}.",
  ],
  "lunar-eclipse": [
    "{month} belongs to {type} eclipse of the Moon on {date}, in your house of {topic}.",
    "The main event of {month} is {type} eclipse of the Moon on {date}, and it concerns {topic}.",
    "The date to know in {month} is {date}, when the Moon is eclipsed in {sign}, your house of {topic}.",
  ],
  ingress: [
    "Something slower begins on {date}, when {planet} enters {sign}, your house of {topic}.",
    "A longer story starts on {date}, when {planet} enters {sign}, your house of {topic}.",
  ],
  retrograde: [
    "{month} is the month of a turn: {planet} goes retrograde on {date}, in your house of {topic}.",
  ],
  direct: [
    "{month} is the month of a turn: {planet} goes forward again on {date}, in your house of {topic}.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The sentences that recall a transit, told in {month}, where it is exact again. */
export const againFrames = [
  "{planet} {verb} your {natal} again {when}, so what began in {month} is taken up again.",
  "What {planet} brought up in {month} returns {when}, when it {verb} your {natal} once more.",
  "{When} {planet} {verb} your {natal} again, as it did in {month}.",
] as const;

/** The Sun’s way through a month, in two signs of most. {theme} is where its house is lived: "at home". */
export const sunFrames = {
  until: [
    "{month} begins {theme}: until {date} the Sun is in {sign}, your {ordinal} house.",
    "{month} begins {theme}, with the Sun in {sign}, your {ordinal} house, until {date}.",
  ],
  stays: [
    "{month} begins {theme}, as the Sun crosses {sign}, your {ordinal} house.",
    "{month} begins {theme}, with the Sun in {sign}, your {ordinal} house.",
  ],
  /** After the main event of a month. */
  untilBeside: [
    "The Sun crosses {sign}, your {ordinal} house, until {date}, {effect}.",
    "Until {date} the Sun lights {sign}, your {ordinal} house, {effect}.",
  ],
  /** After the main event, or in a month that has begun. */
  staysBeside: ["The Sun is in {sign}, your {ordinal} house, {effect}."],
  enters: [
    "On {date} the Sun moves on to {sign}, your {ordinal} house, {effect}.",
    "From {date} the Sun lights {sign}, your {ordinal} house, {effect}.",
    "The Sun enters {sign}, your {ordinal} house, on {date}, {effect}.",
  ],
} as const;

/** Venus or Mars in a month. */
export const passageFrames = {
  enters: [
    "From {date} {body} is in {sign}, your {ordinal} house, {effect}.",
    "{body} enters {sign}, your {ordinal} house, on {date}, {effect}.",
  ],
  retrograde: "{body} is retrograde in {sign}, your {ordinal} house, until {date}, {effect}.",
} as const;

/** What a month without a main event and with few dates opens with. */
export const quietFrames = [
  "{month} is quiet, and most of its days are your own.",
  "A quiet month, good for finishing what the others interrupted.",
  "{month} asks little of you, which leaves room for something of your own.",
  "{month} is short of events and long on evenings.",
] as const;

export type EventFrame = keyof typeof eventFrames;
