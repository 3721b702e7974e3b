import type { ForecastCorpus } from "./forecast-corpus.ts";

/** The dated facts of a month, with places for what was computed. */
export const forecastFrames: Pick<
  ForecastCorpus,
  | "sunIngress"
  | "newMoon"
  | "fullMoon"
  | "mercuryRetrograde"
  | "mercuryDirect"
  | "solarReturn"
  | "solarReturnOn"
  | "transit"
  | "transitAgain"
  | "transitGoesOn"
> = {
  sunIngress: [
    "On {date} the Sun enters {sign}, and the almanac turns a page.",
    "The Sun passes into {sign} on {date}, a step it takes at much the same time each year.",
    "This month’s change of sign comes on {date}, when the Sun reaches {sign}.",
    "On {date} the Sun completes another thirty degrees of its circle and begins on {sign}.",
    "Look for the Sun in {sign} from {date}, since that is when it crosses the border.",
    "The border of {sign} is crossed by the Sun on {date}, and the symbols change with it.",
    "From {date} the Sun travels through {sign}, which is one twelfth of its yearly road.",
    "The Sun’s yearly visit to {sign} begins on {date} and lasts about thirty days.",
    "Almanac makers underline {date}, when the Sun comes into {sign}.",
    "The Sun arrives in {sign} on {date} and stays there for about a month.",
    "The calendar of signs moves on when the Sun goes into {sign} on {date}.",
    "On {date} the Sun leaves one sign behind and takes up its place in {sign}.",
  ],
  newMoon: [
    "The Moon is new on {date}, in {sign}.",
    "On {date} Moon and Sun come level in {sign}, which makes a new moon.",
    "A new moon falls in {sign} on {date}, with the night sky at its darkest.",
    "The dark of the Moon comes on {date}, and its sign is {sign}.",
    "Expect no Moon at night around {date}, when it is new in {sign}.",
    "The lunar count begins again on {date} with a new moon in {sign}.",
  ],
  fullMoon: [
    "The Moon is full on {date}, in {sign}.",
    "On {date} a full moon stands in {sign}, facing the Sun across the sky.",
    "A full moon rises near sunset around {date}, in the sign of {sign}.",
    "The Moon comes to its full light in {sign} on {date}.",
    "Around {date} the Moon is full, and it shines from {sign}.",
    "The Moon’s round face is complete on {date}, in {sign}.",
  ],
  mercuryRetrograde: [
    "Mercury turns retrograde in {sign} on {date}, and for about three weeks it appears to move backward.",
    "From {date} Mercury seems to go backward through the sky, beginning in {sign}.",
    "On {date} Mercury stands still in {sign} and then appears to retrace its steps.",
    "Seen from the Earth, Mercury reverses its course in {sign} on {date}, as it does three or four times a year.",
  ],
  mercuryDirect: [
    "Mercury turns direct again on {date}, in {sign}.",
    "On {date} Mercury stands still in {sign} and resumes its forward path.",
    "The backward weeks of Mercury end in {sign} on {date}.",
    "From {date} Mercury moves forward once more, starting from {sign}.",
  ],
  solarReturn: [
    "The Sun comes back to its place at your birth on {from} at the earliest and on {to} at the latest.",
    "Your private new year, the Sun’s return to the degree it held at birth, falls no sooner than {from} and no later than {to}.",
    "The window for your solar return opens on {from} and closes on {to}, when the Sun regains its place at birth.",
  ],
  solarReturnOn: [
    "Your private new year begins on {date}, when the Sun is back at the very degree it held at your birth.",
    "On {date} the Sun completes its round and stands again where it stood when you were born.",
  ],
  transit: [
    "Slow {planet} makes {aspect} with {natal} {span}, {exact}.",
    "There is {aspect} between {planet} and {natal} {span}, {exact}.",
    "A longer passage runs {span}, {exact}, as {planet} forms {aspect} with {natal}.",
    "Astrologers would note {aspect} of {planet} with {natal} {span}, {exact}.",
    "Your chart meets {planet} {span}, {exact}, through {aspect} with {natal}.",
    "Counted within one degree, {planet} keeps {aspect} with {natal} {span}, {exact}.",
  ],
  transitAgain: [
    "The theme of {month} returns {span}, {exact}, as {planet} makes {aspect} with {natal}.",
    "{planet} takes up the matter of {month} once more {span}, {exact}, by {aspect} with {natal}.",
    "What {month} brought up may be taken further {span}, {exact}, while {planet} keeps {aspect} with {natal}.",
  ],
  transitGoesOn: [
    "The angle of {planet} to {natal} goes on until {until}.",
    "Still within a degree, {planet} stays in touch with {natal} until {until}.",
    "What {planet} began with {natal} continues to {until}.",
    "The contact between {planet} and {natal} lasts until {until}.",
  ],
};
