import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Moon",
  bySign: {
    Aries: [
      "The Moon was in Aries when you were born, a lamp carried by a runner.",
      "Insight may reach you in motion, on a brisk walk or in the minute after a quarrel has burned out.",
    ],
    Taurus: [
      "Taurus held the Moon at your birth, a place tradition counted among its best.",
      "Peace might come through the body first, by way of warm bread, a heavy coat or rain on leaves.",
    ],
    Gemini: [
      "Your Moon belongs to Gemini, the sign of messengers, so feeling likes to find its words.",
      "A notebook, a thoughtful friend or two books read side by side could serve you as a chapel.",
    ],
    Cancer: [
      "Home ground for the Moon is Cancer, and that is where your chart shows it.",
      "What you hold sacred may live in memory, in a recipe, a song or a voice from childhood.",
    ],
    Leo: [
      "In the chart of your birth the Moon warms itself in Leo.",
      "Celebration may feed your spirit, whether you sing in company, light many candles or thank somebody in front of others.",
    ],
    Virgo: [
      "With the Moon in Virgo on your birth date, the inner life is a well-swept room.",
      "Something larger might feel near while you sort seeds, iron a shirt or do a humble job properly.",
    ],
    Libra: [
      "You came into the world with the Moon in Libra, among beauty and other people.",
      "One quiet hour shared with a companion may deepen you more readily than a long retreat by yourself.",
    ],
    Scorpio: [
      "The lunar symbol goes underground in your case, since the Moon was in Scorpio.",
      "Endings, night hours and honest grief may teach you more than sermons do, if they are given their time.",
    ],
    Sagittarius: [
      "Sagittarius carried the Moon on your birth date, with its eyes on the hills.",
      "A pilgrimage of any length, even one to the end of the bus line, may rouse your sense of meaning.",
    ],
    Capricorn: [
      "Yours is a Moon in Capricorn, in a sober country of stone and winter light.",
      "Faith could be something you practise at the same hour daily, whatever mood has come in with the weather.",
    ],
    Aquarius: [
      "Your chart sets the Moon in Aquarius, a cool lantern held up for the whole street.",
      "Reverence may find you through ideas, through the night sky or through strangers helping one another.",
    ],
    Pisces: [
      "The Moon swam in Pisces at the time of your birth, where edges are soft.",
      "Music, sea air and dreams might open a door in you, and a fixed supper time would lead you home.",
    ],
  },
  unsettled:
    "The Moon crossed into another sign near your birth date, so only the exact moment would place it; meanwhile it still pictures your inner weather.",
};
