import type { SectionPlacement } from "../section-corpus.ts";

export const placement: SectionPlacement = {
  planet: "Moon",
  bySign: {
    Aries: [
      "The Moon was racing through Aries when you were born.",
      "In caring for the young, or for your own younger self, you may cheer the leap first and find the plaster second.",
    ],
    Taurus: [
      "Your Moon in Taurus makes a lap into a solid place.",
      "Regular meals and an unhurried goodnight may say everything for you, to a child, a godchild or a tired friend.",
    ],
    Gemini: [
      "In Gemini, where the Moon was at your birth, care is a conversation.",
      "You may answer each why with another story, and a quiet child might need some gaps to be left.",
    ],
    Cancer: [
      "The Moon had come home to Cancer on the date of your birth.",
      "You may know by the sound of feet on the stairs that a child is sad, and still be listening an hour later.",
    ],
    Leo: [
      "A Leo Moon, such as your birth date gives, claps loudest at the school play.",
      "Small feats may need applause as well, including those of the shy youngster you might once have been.",
    ],
    Virgo: [
      "Because the Moon was in Virgo at your birth, tenderness packs a clean handkerchief.",
      "Young people may feel well looked after by you, and gladder still when the muddy version is welcome.",
    ],
    Libra: [
      "Your chart rests the Moon in Libra, and fairness rules the nursery.",
      "Sharing the last biscuit exactly may matter to you, though now and then a child wants somebody wholly on one side.",
    ],
    Scorpio: [
      "Fierce beneath its calm, the Moon was in Scorpio when you were born.",
      "The young may be guarded like treasure in your care, and trust grows when they are allowed a secret.",
    ],
    Sagittarius: [
      "With its coat already on, the Moon of your chart stands in Sagittarius.",
      "Taking children along may be how you teach, or perhaps your own best days as a child had no plan.",
    ],
    Capricorn: [
      "The Moon in your case was in Capricorn, where love means being on time.",
      "Structure may be your gift to the young, and it goes down best with some silliness before bed.",
    ],
    Aquarius: [
      "You were born with the Moon in Aquarius, so children are treated as people from the start.",
      "They may love your straight answers, and sometimes want an arm around them in place of an explanation.",
    ],
    Pisces: [
      "Soft light falls on this subject, for your Moon is in Pisces.",
      "You may enter a child’s make-believe without knocking, and could use a kitchen timer to bring everyone back to supper.",
    ],
  },
  unsettled:
    "Around your birth date the Moon changed sign, so the exact moment is needed to place it; in both signs it pictures how you comfort.",
};
