import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Mercury",
  bySign: {
    Aries: [
      "Mercury was in Aries when you were born, and thought there runs downhill.",
      "You may decide before the kettle boils, which works best when somebody is allowed to ask one slow question.",
    ],
    Taurus: [
      "Your Mercury chews things over in Taurus, a sign that dislikes being hurried.",
      "Once settled, your mind may be hard to shift, and doubts are cheapest when laid on the table early.",
    ],
    Gemini: [
      "Gemini is Mercury’s own country, and the planet was there at your birth.",
      "Options may breed in your head like sparrows, and a limit of three could turn the debate into a choice.",
    ],
    Cancer: [
      "Mercury went sideways through Cancer at the time of your birth, thinking with its memory.",
      "A new choice might be weighed by how the last one felt, even when the old feeling no longer fits.",
    ],
    Leo: [
      "The messenger Mercury wore gold in Leo when you were born.",
      "A decision may be announced grandly before it has been tested, and an honest friend in the wings is worth consulting.",
    ],
    Virgo: [
      "In Virgo, both home and seat of honour for Mercury, your chart places its thinking.",
      "Details may be your delight and your delay, so name the two facts that would really alter the answer.",
    ],
    Libra: [
      "On your birth date Mercury weighed its words in Libra.",
      "Each side may be argued so fairly that neither wins, and a coin tossed for practice can reveal your preference.",
    ],
    Scorpio: [
      "Mercury in Scorpio, as your chart shows it, reads the letter and then the envelope.",
      "Hunches about motive may guide your choices, and every hunch deserves a plain question before you act.",
    ],
    Sagittarius: [
      "You were born with Mercury in Sagittarius, where the mind aims high and counts later.",
      "The broad picture could win you over fast, a good reason to let someone patient read you the small print.",
    ],
    Capricorn: [
      "Thought wears working boots in your chart, for Mercury was in Capricorn.",
      "You may choose what will look sound in ten years, and now and then forget to ask what you would enjoy.",
    ],
    Aquarius: [
      "Aquarius gave Mercury a high window at your birth.",
      "Deciding by principle and at a distance may serve you well, until somebody in the room has feelings about the result.",
    ],
    Pisces: [
      "Mercury drifted through Pisces when you were born, gathering impressions like shells.",
      "A choice may ripen in you overnight if sleep, music or a walk along the canal is given a vote.",
    ],
  },
  unsettled:
    "Mercury moved into a new sign around your birth date, and only the exact moment could place it; in both signs it stands for your reasoning.",
};
