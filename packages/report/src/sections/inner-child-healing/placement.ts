import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Moon",
  bySign: {
    Aries: [
      "You were born while the Moon was in Aries, and the child in that picture climbs first.",
      "A scolding for haste may still sting, so let the small runner win one harmless race to the corner.",
    ],
    Taurus: [
      "The child under a Taurus Moon, which your birth date gives, wants the same cup as yesterday.",
      "If sudden change once frightened it, familiar food and an unhurried morning can be a fair reply.",
    ],
    Gemini: [
      "Your Moon in Gemini pictures a child with a hundred questions at bedtime.",
      "Perhaps the answers ran out early, and three old questions could be written down and looked up now, for pleasure.",
    ],
    Cancer: [
      "Cancer sheltered the Moon when you were born, and the child there stays close to an apron.",
      "You may still listen for the mood of a household; choose one room where nobody needs watching.",
    ],
    Leo: [
      "Picture a child on a kitchen stool singing to the spoons, for your Moon was in Leo.",
      "That performer may have been hushed too soon, and could like an audience of one tonight.",
    ],
    Virgo: [
      "Tidy shelves and anxious hands belong to the child of a Virgo Moon, the one in your chart.",
      "Praise for being useful is pleasant, yet being liked while idle may touch an older wish.",
    ],
    Libra: [
      "In your chart the Moon in Libra shows a child standing between two grown-ups, keeping the peace.",
      "Might you put that job down, in imagination, and watch the two manage alone?",
    ],
    Scorpio: [
      "A watchful child goes with the Moon in Scorpio, its place when you were born.",
      "Secrets behind doors may have been no secret to it, and it could be glad to hear that it was right.",
    ],
    Sagittarius: [
      "Your chart has the Moon in Sagittarius, where the child slips through a gap in the fence.",
      "An unplanned afternoon, with no reason given to anyone, may be the treat it has waited for.",
    ],
    Capricorn: [
      "The symbolic child polishes its own shoes when the Moon is in Capricorn, as you have it.",
      "Someone may have called you old for your age, and an hour of being gloriously young for it is overdue.",
    ],
    Aquarius: [
      "The Moon stood in Aquarius for you, and its child watches the party from the stairs.",
      "Feeling different may have come early; recall one person, real or in a book, who felt like kin.",
    ],
    Pisces: [
      "Born with the Moon in Pisces, you might imagine a child who talks to the rain.",
      "Its tears were perhaps called too many, and a cushion, a song and some time may be welcome company.",
    ],
  },
  unsettled:
    "The Moon changed sign around your birth date, and without the exact moment neither of its signs can be named; let the small figure describe itself.",
};
