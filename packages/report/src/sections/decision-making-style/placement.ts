import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Eleven seconds, roughly. Beyond that, an open decision feels like standing in wet socks, and Mercury in Aries would rather be wrong immediately than correct by the end of the quarter. Write the reason down before acting on it; an impulse that survives its own spelling is usually sound.",
  Taurus:
    "Asked for an immediate answer, you produce an agreeable silence. Mercury in Taurus decides by digestion, and being hurried merely closes the stomach. The verdict, when it comes, is sturdy. Occasionally it arrives after the offer expired, so set a date, and let the body vote by then.",
  Gemini:
    "Both, please. Confronted with two alternatives, Mercury in Gemini composes a lively case for each, telephones four people, persuades all of them in different directions, and by evening has discovered a third. Information is never what’s lacking. Close the polls at a stated hour, and obey the final tally.",
  Cancer:
    "You decide as the tide does, in and out, and afterward nobody can find the line. Mercury in Cancer consults mood, memory and the expression on a certain face before it looks at figures. It’s evidence. Sleep on it twice, since one night’s weather isn’t the climate.",
  Leo: "How will this look in the biography? Mercury in Leo asks only half in jest, and selects whichever option has some grandeur to it. The instinct is sound, because you live up to a noble choice. Reversing is harder. Announce a changed mind as though it were a premiere.",
  Virgo:
    "Advantages on the left, drawbacks on the right, and a third column for defects in the columns. Mercury in Virgo sifts until a single grain remains, and the grain is generally sound. Trivial choices receive identical treatment. Reserve the method for what can’t be undone; for toothpaste, just point.",
  Libra:
    "On the one hand you have a point, and on the other hand you have another hand. Mercury in Libra weighs so scrupulously that the boat has often sailed, though everyone consulted feels heard. Decide before consulting. Seal it in an envelope, and compare the two verdicts afterward.",
  Scorpio:
    "Your decisions are manufactured underground and delivered sealed. Mercury in Scorpio examines motives, considers who gains, consults nobody, and then acts in one stroke that takes the entire office by surprise. Fooling you is rare. Show the reasoning to a single ally, even so, because suspicion makes errors in arithmetic.",
  Sagittarius:
    "It’ll work out, you say, and sign. Mercury in Sagittarius trusts the general direction, rounds up, and regards fine print as literature for the timid. Mostly, luck agrees. Before anything irrevocable, give the document to the gloomiest person you know and listen without defending it. Afterward, be wonderful.",
  Capricorn:
    "Will it still make sense in ten years? To Mercury in Capricorn no other question counts, and you’ve declined a good many pleasant afternoons on the strength of it. Your judgment is sound and somewhat gray. Add another question, for balance: what will I regret not having done by spring?",
  Aquarius:
    "Feelings are noted and then requested to leave. Mercury in Aquarius decides by principle, as if drafting legislation for everyone, and is mildly shocked to find itself among the affected population. The logic is elegant. One variable is missing: how you’ll sleep after having done the correct thing.",
  Pisces:
    "You wait for a feeling, and the feeling waits for you. Mercury in Pisces decides like a floating swimmer, eyes shut, attentive to the pull, and is uncannily accurate until a persuasive person splashes by. Write your leaning down before anyone else speaks. Compare later, and notice who changed it.",
};
