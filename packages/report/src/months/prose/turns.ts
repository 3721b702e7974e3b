import type { ForecastCorpus } from "./forecast-corpus.ts";

/** What Mercury's turn backward invites, by the element of the sign it turns in. */
export const retrogradeIn: ForecastCorpus["retrogradeIn"] = {
  Fire: [
    "Treat the following weeks as time to look again at something begun too fast, and to apologise where speed did harm.",
    "An enthusiasm that you dropped may deserve another reading before you light a fresh one.",
    "A quarrel left at its loudest point may be worth going back to, now that nobody has to win it.",
  ],
  Earth: [
    "Practical matters gain from a second look, so reread the instructions, the invoice and the date on the ticket.",
    "The invitation is to repair and recount, with particular patience for machines, deliveries and your own estimates.",
    "Look through the tools, subscriptions and habits that you own already, before anything new is carried into the house.",
  ],
  Air: [
    "Old conversations may come back for revision, and a misunderstanding is often just a sentence that left too early.",
    "Allow extra time for messages, ask what was meant, and save the clever reply until the next day.",
    "A book half read, a course half finished or a question half answered would make good company for these weeks.",
  ],
  Water: [
    "Memory is the natural subject of this backward walk, so see which earlier feeling asks to be described more exactly.",
    "Letters, photographs and former friends may occupy your thoughts, and some of them might appreciate hearing from you.",
    "Tell somebody an old story again, slowly, and notice which part has changed since you last told it.",
  ],
};

/** What Mercury's turn forward invites. */
export const directIn: ForecastCorpus["directIn"] = {
  Fire: [
    "Plans that were paused can be picked up with a cooler hand, starting from the part you understand best.",
    "Choose the single idea that survived your second thoughts, and give it the first free morning.",
    "Before you start at full speed, thank whatever made you wait, and take one lesson of the pause with you.",
  ],
  Earth: [
    "Whatever you checked or mended may now be put back into service, one unhurried piece at a time.",
    "This is a sensible moment to file papers, confirm appointments and notice what the delay improved.",
    "Pick the one practical matter that stood still, and move it as far as a single afternoon allows.",
  ],
  Air: [
    "Say the thing you have rewritten several times, since it is probably shorter and kinder than it was.",
    "Decisions that depended on information may be easier to take, once you have asked the last outstanding question.",
    "Answer the oldest message first, in three plain lines, and let the clever ones wait for tomorrow.",
  ],
  Water: [
    "A feeling that has been turned over many times may finally be ready for one plain sentence.",
    "Let the past return to its drawer with thanks, and keep only the note that still helps you.",
    "What came back to mind may now be shared, sung or written down, and after that allowed to drift.",
  ],
};

/** How to keep the day on which the Sun is back at its place at birth, by the Sun's sign. */
export const solarReturnIn: ForecastCorpus["solarReturnIn"] = {
  Aries:
    "The coming year’s first page is yours to mark, so do one brave and harmless thing before the candles are cold.",
  Taurus:
    "Celebrate with the senses, and consider which comfort you would like the next twelve months to be built around.",
  Gemini:
    "Write yourself a letter about the year behind you, with questions in it that the next one can answer.",
  Cancer:
    "Gather those who feel like family, or their photographs, and say what you would like to keep safe.",
  Leo: "Let yourself be celebrated without managing the occasion, then ask what you want to give your warmth to.",
  Virgo:
    "Instead of resolutions you might choose one craft to practise, and a kinder tone in which to correct yourself.",
  Libra:
    "Invite a couple of trusted observers to describe how you have grown, and believe at least one of them.",
  Scorpio:
    "Mark the day in private as well as in company, by naming something that is finished and something that endures.",
  Sagittarius:
    "Choose a direction rather than a destination, and spend part of the day somewhere that you have never stood before.",
  Capricorn:
    "Review the long work fairly, beginning with what it has already given you, and set only one new milestone.",
  Aquarius:
    "Think about which circle you wish to belong to this year, and what unusual gift you could bring to it.",
  Pisces:
    "Keep an hour of the day unscheduled, near water if possible, and let the year’s theme arrive in its own words.",
};
