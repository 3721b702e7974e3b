import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Venus",
  bySign: {
    Aries: [
      "Venus was in Aries at your birth, a place where affection strikes first and blushes afterwards.",
      "The chase of a new friendship may delight you, and people already won will still enjoy being invited.",
    ],
    Taurus: [
      "Your Venus rests in Taurus, a sign it rules, among the comforts of table and touch.",
      "Meals eaten slowly with somebody dear may do more for you than any declaration.",
    ],
    Gemini: [
      "When you were born, Venus was visiting Gemini, and courtship there begins with talk.",
      "The partner, friend or cousin who sends you odd facts at noon may be the easiest of all to love.",
    ],
    Cancer: [
      "The chart for your date sets Venus in Cancer, where love keeps a spare blanket.",
      "Feeding people could be how you show care, so say aloud when you would like some soup yourself.",
    ],
    Leo: [
      "Venus in Leo, as you have it, gives love a little theatre and an open purse.",
      "Praise may be your second language, and it is pleasant to keep company that answers in it now and then.",
    ],
    Virgo: [
      "Love mends the hem in your chart, for Venus was moving through Virgo.",
      "Your devotion might consist of remembering the spare key and the train time, which not everyone will recognise as romance.",
    ],
    Libra: [
      "Libra is a home of Venus in the old scheme, and yours was at home when you were born.",
      "Fairness may be your form of tenderness, shown in equal turns and a properly heard complaint.",
    ],
    Scorpio: [
      "Born with Venus in Scorpio, you inherit a symbol of affection that keeps its promises in the dark.",
      "Trust may come late with you and run deep, beginning with small secrets told to see where they go.",
    ],
    Sagittarius: [
      "Your birth date finds Venus in Sagittarius, dressed for a journey.",
      "Love might thrive on maps, jokes and a door left open, together with plain honesty about when you will be back.",
    ],
    Capricorn: [
      "Venus kept sober company in Capricorn at the time you were born.",
      "Slow to court and slow to leave, you could let a feeling show before the tenth good deed has made it obvious.",
    ],
    Aquarius: [
      "Friendship comes first where Venus occupies Aquarius, as it does in your chart.",
      "Room, wit and an equal may be what you ask of love, plus someone unoffended by a quiet weekend.",
    ],
    Pisces: [
      "Astrologers of old thought Venus at its kindest in Pisces, and yours was there.",
      "You may love people for what they could become, and whoever actually comes to the door deserves a warm look too.",
    ],
  },
  unsettled:
    "Venus passed from one sign to another around the date you were born, and only the exact moment could place it; take it simply as warmth.",
};
