import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mars",
  bySign: {
    Aries: [
      "With your Mars in Aries, a quarrel is a summer storm.",
      "You may be laughing again in ten minutes, so check whether the other person is still standing in the rain.",
    ],
    Taurus: [
      "Mars dug in its hooves in Taurus when you were born.",
      "Weeks of calm may end in a flat refusal to move, and an early grumble would cost everybody less.",
    ],
    Gemini: [
      "Words are the weapon of Mars in Gemini, your placement.",
      "A clever reply may win the point and lose the evening, and one good line left unsaid could rescue both.",
    ],
    Cancer: [
      "Your birth date finds Mars in Cancer, where anger walks sideways.",
      "You might sulk in order to be asked what is wrong, and could save a night by answering truthfully the first time.",
    ],
    Leo: [
      "Mars roared through Leo at your birth, with its dignity to consider.",
      "Being mocked may wound you more than being opposed, which is a reason to ask for a private word and offer one.",
    ],
    Virgo: [
      "The Mars in your chart argues from Virgo, with dates and examples.",
      "An accurate list may still feel like a hailstorm to its hearer; perhaps only one item needed saying tonight.",
    ],
    Libra: [
      "You have Mars in Libra, a fighter who would sooner hold the coats.",
      "Peace kept too long can make a later complaint sound like a verdict; perhaps say the small thing on the day.",
    ],
    Scorpio: [
      "Mars waits under the surface of Scorpio, its ancient home, in your chart.",
      "You may say little and remember all of it, until you choose a day on which the account is closed.",
    ],
    Sagittarius: [
      "When you were born Mars was loosing arrows in Sagittarius.",
      "Blunt truth may fly before you have seen where people stand, and a quick apology is a skill like aiming.",
    ],
    Capricorn: [
      "Mars held a cool command in Capricorn at your birth.",
      "A dispute may become a plan of action in your hands before the other person has felt properly heard.",
    ],
    Aquarius: [
      "A debate about principle awaits where Mars is in Aquarius, as it is for you.",
      "If you go cold in an argument, people may need to hear that you are thinking and when you will return.",
    ],
    Pisces: [
      "Born while Mars was in Pisces, you may fight like water, round the edges.",
      "Slipping away from a hard talk may bring quiet, yet the talk tends to wait by the door.",
    ],
  },
  unsettled:
    "Mars passed into another sign near your birth date and the exact moment is open, so read here only that everyone’s anger wants a fair hearing.",
};
