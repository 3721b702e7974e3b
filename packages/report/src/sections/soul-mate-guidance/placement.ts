import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Venus",
  bySign: {
    Aries: [
      "Venus in Aries, the sign of your chart, falls for a spark and a direct look.",
      "Your closest companions may be those who race you to the gate, laughing, and sometimes let you lose.",
    ],
    Taurus: [
      "When you were born Venus was in Taurus, fond of slow afternoons.",
      "The person who suits you may be someone to sit beside in silence, with a bowl of plums between the chairs.",
    ],
    Gemini: [
      "Your birth fell with Venus in Gemini, so affinity starts in the ear.",
      "Think of those whose letters you reread, for a kindred mind may matter more to you than a handsome face.",
    ],
    Cancer: [
      "Venus was curled up in Cancer at your birth, within reach of the lamp.",
      "A kindred soul might be someone who knows the names of your childhood pets and asks after your aunt.",
    ],
    Leo: [
      "With a Leo Venus, you carry a symbol of love that remembers anniversaries.",
      "Loyal warmth may mean more to you than mystery, especially from a person who cheers for others and means it.",
    ],
    Virgo: [
      "Modest Virgo held Venus at your birth, and love in that image reads the instructions.",
      "A true companion might be the one who improves your day by small kindnesses nobody asked for.",
    ],
    Libra: [
      "Your chart lists Venus in Libra, its own graceful sign.",
      "Conversation across a small table may bring you close to somebody, above all to one who can disagree with courtesy.",
    ],
    Scorpio: [
      "The Venus you were born with sits in Scorpio, and it wants the truth by candlelight.",
      "One deep bond may content you better than a full address book, as long as it has windows.",
    ],
    Sagittarius: [
      "Sagittarius sent your Venus travelling with a borrowed dictionary.",
      "Affinity may cross the borders of town, faith or trade in your case, and curiosity could be what keeps it young.",
    ],
    Capricorn: [
      "In Capricorn, where Venus was when you were born, affection proves itself by turning up.",
      "Kinship might be plain to you in a person who takes the other end of the table without being asked.",
    ],
    Aquarius: [
      "Venus stood apart in Aquarius on your date of birth, friendly and free.",
      "The bond that fits may look unusual from outside, with two doors, two keys and one shared joke.",
    ],
    Pisces: [
      "Venus in Pisces belongs to your chart, and its lovers hum the same tune.",
      "You may sense closeness early, and a few ordinary Tuesdays could confirm what the music seemed to say.",
    ],
  },
  unsettled:
    "Venus crossed a sign border about your birth date, and its side waits on the exact moment; look for company where affection feels easy.",
};
