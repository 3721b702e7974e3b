import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Venus",
  bySign: {
    Aries: [
      "Venus was passing through Aries at your birth, and coins grow warm quickly in that hand.",
      "A treat bought for friends on impulse may please you more than anything you carry home.",
    ],
    Taurus: [
      "Your Venus owns its ground in Taurus, and values what can be touched.",
      "One solid table may content you better than six cheap ones, provided that thrift does not harden into hoarding.",
    ],
    Gemini: [
      "Since Venus was in Gemini when you were born, pleasure comes in small change.",
      "Books, fares and coffee with company might be your real budget, however often the large bills are blamed.",
    ],
    Cancer: [
      "In Cancer, where your chart has Venus, a purse is a kind of nest.",
      "You may save for safety and spend on those you call family, with feelings folded among the notes.",
    ],
    Leo: [
      "Leo dressed the Venus of your chart in its best coat.",
      "Generosity may be a point of pride with you, and a quiet look at what you can spare keeps it happy.",
    ],
    Virgo: [
      "Venus counted its buttons in Virgo on the day you were born.",
      "Careful spending may come easily to you, while laying out a little on your own delight could take some practice.",
    ],
    Libra: [
      "Old custom gives Libra to Venus, and your birth found the two together.",
      "Money may feel easiest when it is even, with no doubt on either side about who paid last.",
    ],
    Scorpio: [
      "Your birth date sets Venus in Scorpio, where nothing is valued lightly.",
      "Finances might be your most private subject, so one trusted listener could take some of the weight from the drawer.",
    ],
    Sagittarius: [
      "Venus packed light for Sagittarius, the sign it held at your birth.",
      "Experiences may feel richer to you than objects, and a jar marked for the next journey gives the wish a shape.",
    ],
    Capricorn: [
      "The Venus of your chart shops in Capricorn, sober and a little sceptical.",
      "Worth may mean wear to you, as in boots that can be resoled and a coat that outlasts its fashion.",
    ],
    Aquarius: [
      "Venus sat among the citizens of Aquarius when you were born.",
      "You may like money best when it is pooled, lent or put to some useful oddity, and find counting your own rather dull.",
    ],
    Pisces: [
      "Honoured in Pisces by tradition, Venus stood there on your birth date.",
      "Giving may come before checking the balance, so a sum set aside for kindness would let you do it freely.",
    ],
  },
  unsettled:
    "Venus slipped from one sign to the next about your birth date, and only the exact moment would place it; read it simply as your taste.",
};
