import type { AngleReadings } from "../section-corpus.ts";

export const ascendant: AngleReadings = {
  angle: "ascendant",
  bySign: {
    Aries: [
      "Aries was rising in the east at your birth, and tradition takes the Ascendant for your way through a door.",
      "You may enter briskly and speak first, while others are still reading the notice.",
    ],
    Taurus: [
      "With Taurus on the eastern horizon, the old picture gives you an unhurried arrival and a voice that sits low.",
      "People may relax near you before they know why, and they seldom succeed in making you rush.",
    ],
    Gemini: [
      "Your Ascendant falls in Gemini, so the face you bring to strangers is a curious one with a question ready.",
      "New company may get two of your selves in an hour and enjoy guessing which is the host.",
    ],
    Cancer: [
      "Cancer stood at the rising point, where the symbolism places a careful welcome and a side door.",
      "You may study a room from its edge, then end up feeding everyone who was kind.",
    ],
    Leo: [
      "A Leo Ascendant, such as yours, is drawn with the curtains open and the lamps on.",
      "You might be noticed before you have done anything, which is pleasant on some evenings and tiring on others.",
    ],
    Virgo: [
      "At the hour you were born Virgo was coming up, a sign that wipes its shoes before it speaks.",
      "First impressions may be quiet and exact, with warmth arriving in the shape of something useful done.",
    ],
    Libra: [
      "Tradition gives a courteous threshold to those with Libra rising, as you have it.",
      "You may set others at ease by instinct, and afterwards need a minute to recall what you thought yourself.",
    ],
    Scorpio: [
      "Scorpio held the eastern edge of your sky, and its custom is to look long before it smiles.",
      "Strangers may feel seen and slightly searched, while your nearest people know how much humour waits behind the gate.",
    ],
    Sagittarius: [
      "Where the sky met the ground in the east stood Sagittarius, pictured with a bag already packed.",
      "You may greet the world in high spirits and tell a truth at the door that others save for coffee.",
    ],
    Capricorn: [
      "Because Capricorn was rising, the symbolism hands you a sober coat to wear among people you have just met.",
      "It may read as distance at first, and in time as somebody who does what was agreed.",
    ],
    Aquarius: [
      "Your rising sign is Aquarius, whose way of arriving is friendly, level and slightly apart from the procession.",
      "You might treat a minister and a plumber alike, and puzzle whoever expected a label.",
    ],
    Pisces: [
      "The sign on your Ascendant is Pisces, which has soft edges and takes on the colour of its surroundings.",
      "New acquaintances may see in you what they hoped to see, so let your own weather show now and then.",
    ],
  },
};
