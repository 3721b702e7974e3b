/**
 * The sentences that tell an event of the year. {date} is "March 3", {topic} what its house
 * or natal point is about, {month} the month itself, {age} in years; the rest are names. Each kind has
 * several, taken in turn.
 */
export const eventFrames = {
  "new-moon-touch": [
    "The new moon of {date} falls beside your {natal}, which stands for {natalTopic} in your chart.",
    "On {date} the new moon touches your {natal}, the part of you that stands for {natalTopic}.",
    "On {date} the new moon stands close to your {natal}, so it’s about {natalTopic}.",
  ],
  "full-moon-touch": [
    "The full moon of {date} falls beside your {natal}, which stands for {natalTopic} in your chart.",
    "On {date} the full moon shines on your {natal}, the part of you that stands for {natalTopic}.",
    "On {date} the full moon stands close to your {natal}, so it’s about {natalTopic}.",
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
    "You turn {age}, and a year of your own begins on {date}, when the Sun is back where it stood at your birth.",
  ],
  "birthday-between": [
    "You turn {age}, and a year of your own begins {when}, when the Sun is back where it stood at your birth.",
  ],
  transit: ["{When}, {planet} {verb} your {natal}.", "{planet} {verb} your {natal} {when}."],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The sentences that open a month with its main event. */
export const mainFrames = {
  transit: [
    "{planet} {verb} your {natal} {when}, and most of {month} is about {topic}.",
    "{month} turns on {topic}: {planet} {verb} your {natal} {when}.",
    "{When}, {planet} {verb} your {natal}, and {month} comes down to {topic}.",
    "One thing outweighs the rest of {month}, and it is about {topic}: {planet} {verb} your {natal} {when}.",
  ],
  "solar-eclipse": [
    "{month} belongs to {type} eclipse of the Sun on {date}, in your house of {topic}.",
    "The main event of {month} is {type} eclipse of the Sun on {date}, and it is about {topic}.",
    "The day to know in {month} is {date}, when the Sun is eclipsed in {sign}, your house of {topic}.",
  ],
  "lunar-eclipse": [
    "{month} belongs to {type} eclipse of the Moon on {date}, in your house of {topic}.",
    "The main event of {month} is {type} eclipse of the Moon on {date}, and it is about {topic}.",
    "The day to know in {month} is {date}, when the Moon is eclipsed in {sign}, your house of {topic}.",
  ],
  ingress: [
    "Something lasting begins on {date}, when {planet} enters {sign}, your house of {topic}.",
    "A longer story starts on {date}, when {planet} enters {sign}, your house of {topic}.",
  ],
  retrograde: [
    "{month} is the month of a turn: {planet} goes retrograde on {date}, in your house of {topic}.",
  ],
  direct: [
    "{month} is the month of a turn: {planet} goes forward again on {date}, in your house of {topic}.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Where the Sun is, after what the type does there. */
export const sunFrames = {
  until: [
    "The Sun is in {sign}, your {ordinal} house, of {topic}, until {date}.",
    "Until {date} the Sun crosses {sign}, your {ordinal} house, of {topic}.",
  ],
  /** In a month that names the topics of other houses, too. */
  untilBeside: ["The Sun is in {sign}, your {ordinal} house, until {date}."],
  stays: ["The Sun is in {sign}, your {ordinal} house, of {topic}, for the rest of the month."],
  enters: ["On {start} the Sun enters {sign}, your {ordinal} house, of {topic}."],
} as const;

export type EventFrame = keyof typeof eventFrames;
