import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Someone has to go over the wall first, look around, and shout back what is there. With the Sun in Aries that someone tends to be you, often before the ladder has been inspected. Your task is to begin. Finishing calls for company, and it should be recruited early.",
  Taurus:
    "If the tradition has it right about the Sun in Taurus, you were put here to make something last: an orchard, a firm, a marriage, one exceptional cheese. Speed impresses you little. Your argument is the finished object, still in daily use after everybody who hurried has gone home.",
  Gemini:
    "The hill people must be told what the valley people are saying. The Sun in Gemini lives to relay, translate and connect, and without news it wilts like cut parsley. You own two of everything, including opinions. Purpose, in your case, is plural. Stop apologizing for the second one.",
  Cancer:
    "To make a place where others can put down their bags: that is the business of the Sun in Cancer, whether the place turns out to be a household, a hospital ward, or a street corner with a stove. You pretend it’s no trouble. Nobody feeds the cook.",
  Leo: "Shine is a verb here. The Sun rules Leo, and its work is to warm whatever it looks at, in the manner of a large dog or a popular mayor. Modesty never suited you. Your place is the middle of the photograph, with the shy one pulled in alongside.",
  Virgo:
    "Usefulness is your form of glory. The Sun in Virgo looks at a muddle, rolls up one sleeve, and gets it to run, asking only that the tools come back clean. Others take bows. Your purpose is craft, and craft includes knowing when something is good enough to leave alone.",
  Libra:
    "Where two people have stopped speaking, you already see them at one table. The Sun in Libra exists to restore proportion, in a marriage, a committee, a color scheme, and it knows itself best in company. Weighing in is the difficult assignment. You belong on the scale, too.",
  Scorpio:
    "The Sun in Scorpio goes where the map has been torn off. You’re here to look at what families and offices have agreed not to mention, so calmly that it becomes mentionable. Crises trust you. What you have left to learn is that some picnics are only picnics.",
  Sagittarius:
    "There must be more, and you intend to go and look. The Sun in Sagittarius is an arrow that fell in love with the air, and its task is to find a meaning large enough to bring home and distribute. Distances are easy. Your unfinished business is one particular address.",
  Capricorn:
    "Something ought to remain, and you have started on it. The Sun in Capricorn thinks in decades, calculates the load, and distrusts whatever came easily. Its purpose is something that stands without you: an institution, a craft, a family that pays its debts. Nobody applauds foundations. They sleep upstairs.",
  Aquarius:
    "You belong to the future and visit here on business. The Sun in Aquarius wants to improve the whole arrangement, for everyone, and perceives exactly how from one step outside the circle. Followers don’t tempt you; friends do. Reform something that has a first name and bad breath.",
  Pisces:
    "Your borders were drawn with a wet brush. The Sun in Pisces lives to dissolve some distance, by music, by mercy, by sitting down beside the one everybody walks past, and no career office has a leaflet. Choose a vessel with sides. Otherwise it all soaks into the ground.",
};
