import type { MoonBetweenCorpus } from "../sky-corpus.ts";

type MoonSection =
  | "spiritualInsights"
  | "personalityArchetypes"
  | "innerChildHealing"
  | "spiritualPractices"
  | "parentingStyle";

/** What stands in place of the Moon's placement where the Moon changed sign during the birth date. */
export const moonBetween: Record<MoonSection, MoonBetweenCorpus> = {
  spiritualInsights: {
    frame:
      "The Moon left {from} for {to} around your birth date, so {fromClause} may feed your spirit if you came early, and {toClause} if late.",
    bySign: {
      Aries: "a brisk climb before anyone wakes",
      Taurus: "bare feet on a cool floor",
      Gemini: "a margin full of pencilled questions",
      Cancer: "an old song hummed over dishes",
      Leo: "a birthday kept with real ceremony",
      Virgo: "one small task done with care",
      Libra: "a silence shared with one friend",
      Scorpio: "the truth told late at night",
      Sagittarius: "a long road with no errand",
      Capricorn: "a vow kept through dull weather",
      Aquarius: "the night sky above a city",
      Pisces: "the hour between sleep and waking",
    },
    closing:
      "Until a birth time and place settle it, both lamps stay lit and you may read by either.",
  },
  personalityArchetypes: {
    frame:
      "On your inner stage {from} casts {fromClause}, and {to} casts {toClause}, since the Moon passed from one to the other around your birth.",
    bySign: {
      Aries: "a drummer who walks ahead of everyone",
      Taurus: "a gardener who will not be hurried",
      Gemini: "a juggler telling stories between the throws",
      Cancer: "a lighthouse keeper with soup on the stove",
      Leo: "a player king who pays for supper",
      Virgo: "a clockmaker with a very good lamp",
      Libra: "a dancing partner who counts for two",
      Scorpio: "a diver who surfaces with few words",
      Sagittarius: "a pilgrim with mud on good boots",
      Capricorn: "a mason who dates every stone",
      Aquarius: "an inventor with the windows wide open",
      Pisces: "a piano player in an empty hall",
    },
    closing: "A known birth time and place would choose one, though you may well have met both.",
  },
  innerChildHealing: {
    frame:
      "Two children wait at the gate, {from} with {fromClause}, and {to} with {toClause}, for your birth date saw the Moon pass between them.",
    bySign: {
      Aries: "scraped knees and a wooden sword",
      Taurus: "a pocketful of conkers and warm hands",
      Gemini: "six questions and one shoe untied",
      Cancer: "a mended bear under one arm",
      Leo: "a paper crown and a loud song",
      Virgo: "sharpened pencils and a worried frown",
      Libra: "half a biscuit saved for somebody",
      Scorpio: "a locked tin and steady eyes",
      Sagittarius: "a map drawn on a napkin",
      Capricorn: "a heavy satchel and a grown-up face",
      Aquarius: "a jar of beetles and a theory",
      Pisces: "wet sleeves and an invisible friend",
    },
    closing: "With no exact moment to decide, let both in and hear who speaks first.",
  },
  spiritualPractices: {
    frame:
      "Around your birth date the Moon went from {from} to {to}, so borrow {fromClause} for the first half of the week, and {toClause} for the second.",
    bySign: {
      Aries: "a fast walk before breakfast",
      Taurus: "a cup of tea drunk slowly",
      Gemini: "one poem copied out by hand",
      Cancer: "a photograph greeted at supper time",
      Leo: "a song sung at full strength",
      Virgo: "five minutes of very careful sweeping",
      Libra: "one flower placed with some thought",
      Scorpio: "one honest page shown to nobody",
      Sagittarius: "a verse learned on a walk",
      Capricorn: "ten silent minutes by the clock",
      Aquarius: "a pause under the open sky",
      Pisces: "music heard with both eyes closed",
    },
    closing: "Your own evenings can then do the choosing that a birth time and place would.",
  },
  parentingStyle: {
    frame:
      "With the young, {from} offers {fromClause}, while {to} offers {toClause}, and the Moon crossed from one to the other near your birth.",
    bySign: {
      Aries: "a cheer from under the tree",
      Taurus: "an unhurried breakfast and a solid shoulder",
      Gemini: "three silly voices for one bedtime book",
      Cancer: "a blanket fetched before anyone shivers",
      Leo: "a standing ovation for a wobbly handstand",
      Virgo: "a packed bag with the right socks",
      Libra: "a fair hearing for both small parties",
      Scorpio: "a steady gaze that nothing can shock",
      Sagittarius: "a picnic on a farther hill",
      Capricorn: "a time agreed and a time kept",
      Aquarius: "a serious reply to an odd idea",
      Pisces: "a seat inside the cardboard boat",
    },
    closing: "The exact moment is not known, so ask which of them once comforted you.",
  },
};
