/**
 * The sentences that tell an event of the year, by kind. {date} is "March 3", {house} "eighth"; the
 * rest are names. Each kind has several, taken in turn.
 */
export const eventFrames = {
  "new-moon": [
    "The new moon of {date}, in {sign}, falls in your {house} house.",
    "On {date} the Moon is new in {sign}, your {house} house.",
    "{date} brings a new moon in {sign}, in your {house} house.",
    "In your {house} house, in {sign}, the Moon is new on {date}.",
    "Your {house} house has the new moon of {date}, in {sign}.",
    "With the new moon of {date} in {sign}, the {house} house starts again.",
    "A cycle starts in {sign}, your {house} house, on {date}.",
  ],
  "full-moon": [
    "The full moon of {date} stands in {sign}, your {house} house.",
    "On {date} the Moon is full in {sign}, your {house} house.",
    "{date} brings a full moon in {sign}, in your {house} house.",
    "In {sign}, your {house} house, the Moon is full on {date}.",
    "Your {house} house has the full moon of {date}, in {sign}.",
    "By {date} the Moon has filled, in {sign} and your {house} house.",
    "A cycle comes to its height in {sign}, your {house} house, on {date}.",
  ],
  "solar-eclipse": [
    "The new moon of {date} is {type} eclipse of the Sun, in {sign} and your {house} house.",
    "On {date} the Sun is eclipsed in {sign}, your {house} house; it is {type} eclipse.",
    "{date} brings {type} eclipse of the Sun in {sign}, in your {house} house.",
    "In your {house} house, in {sign}, the Sun is eclipsed on {date}, in {type} eclipse.",
  ],
  "lunar-eclipse": [
    "The full moon of {date} is {type} eclipse of the Moon, in {sign} and your {house} house.",
    "On {date} the Moon is eclipsed in {sign}, your {house} house; it is {type} eclipse.",
    "{date} brings {type} eclipse of the Moon in {sign}, in your {house} house.",
    "In your {house} house, in {sign}, the Moon is eclipsed on {date}, in {type} eclipse.",
  ],
  retrograde: [
    "{planet} turns retrograde on {date}, in your {house} house.",
    "On {date} {planet} stops in your {house} house and goes back over its tracks.",
    "Your {house} house sees {planet} turn retrograde on {date}.",
    "In your {house} house, {planet} goes into reverse on {date}.",
  ],
  direct: [
    "{planet} turns direct on {date}, in your {house} house.",
    "On {date} {planet} goes forward again, in your {house} house.",
    "Your {house} house sees {planet} turn direct on {date}.",
    "In your {house} house, {planet} is moving forward again from {date}.",
  ],
  ingress: [
    "{planet} enters {sign}, your {house} house, on {date}.",
    "On {date} {planet} crosses into {sign} and your {house} house.",
    "Your {house} house, {sign}, receives {planet} on {date}.",
  ],
  "ingress-back": [
    "{planet}, retrograde, backs into {sign} and your {house} house on {date}.",
    "On {date} {planet} goes back into {sign}, your {house} house, for a last look.",
  ],
  birthday: [
    "The Sun is back where it stood at your birth on {date}.",
    "Your solar return, the Sun at its place at your birth, comes on {date}.",
  ],
  "birthday-between": [
    "Between {date} and {until} the Sun comes back to where it stood at your birth.",
  ],
  transit: [
    "{planet} {verb} your {natal} {when}.",
    "{planet} stays longer than the Moon does, and {verb} your {natal} {when}.",
    "{When}, {planet} {verb} your {natal}.",
    "Behind the quicker events {planet} {verb} your {natal} {when}.",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EventFrame = keyof typeof eventFrames;
