import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Moon",
  bySign: {
    Aries: [
      "At your birth the Moon was in Aries, where devotion is short and hot.",
      "Practices that begin on your feet may hold you best, such as ten long breaths at an open window.",
    ],
    Taurus: [
      "Your Moon dwells in Taurus, so let the senses keep the calendar.",
      "Kneading, planting or a cup held in both hands may steady you more than a long text.",
    ],
    Gemini: [
      "The Moon flickered through Gemini when you were born.",
      "Reading a page aloud, copying a line or trading one good question with a friend could be practice enough for you.",
    ],
    Cancer: [
      "Since your Moon is in Cancer, its own sign, the kitchen may be the best temple.",
      "A lamp might be lit at dusk for someone remembered, with the supper itself as part of the rite.",
    ],
    Leo: [
      "With the Moon in Leo on your birth date, ritual wants colour.",
      "You may practise more faithfully with a bright cloth, a sung line and one witness who is glad to be there.",
    ],
    Virgo: [
      "The Moon set its table plainly in Virgo at the time of your birth.",
      "A written checklist, a swept floor and a modest daily sitting may suit your spirit very well.",
    ],
    Libra: [
      "Libra balanced the Moon on the day that you were born.",
      "Company may carry your practice, or else an empty chair faced with courtesy, and one lovely object to mark the place.",
    ],
    Scorpio: [
      "Under a Moon in Scorpio, such as yours, practice goes down before it goes up.",
      "An hour of darkness without a screen, or a page written for no reader, may be more honest than affirmations.",
    ],
    Sagittarius: [
      "Your birth date gave the Moon to Sagittarius, so keep your practice on the move.",
      "A dawn walk with one verse to chew on could be worth many evenings on a cushion.",
    ],
    Capricorn: [
      "The Moon of your chart keeps winter hours in Capricorn.",
      "Something austere and brief, held to for forty days, may suit you, since repetition could be how you pray.",
    ],
    Aquarius: [
      "Above the rooftops of Aquarius, in the symbolism, stood the Moon when you were born.",
      "Watching stars, sitting in a silent group or designing your own rite may feel truer than an inherited form.",
    ],
    Pisces: [
      "In Pisces the Moon of your birth hears music through the wall.",
      "Chant, bathe slowly or let thought float for a while, and then perhaps wash a dish to come ashore.",
    ],
  },
  unsettled:
    "The Moon shifted sign around your birth date, and its place waits on the exact moment; let your mood at dusk choose the practice.",
};
