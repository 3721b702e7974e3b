import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Mars rules Aries, so anger is speaking its native language here, rapidly and without an accent. The attack is frontal, everyone sees it coming, and no grudge survives until dinner. What does survive is that one sentence about your opponent’s brother. Before opening fire, count the relatives.",
  Taurus:
    "A bull in a meadow takes no notice for the longest time. Mars in Taurus tolerates the noise, the remarks, the third late arrival, and then the head goes down and there isn’t a fence anymore. Complain early. One mild word in April spares considerable carpentry in June.",
  Gemini:
    "Your weapon is the subordinate clause. Mars in Gemini fights with the tongue, unable to leave even a silly argument unwon, so that opponents go under without knowing which remark sank them. You were partly joking. They weren’t. Say the thing you came to say, then astonish everyone by stopping.",
  Cancer:
    "Mars has its fall in Cancer, where the warrior fights from behind the sofa. You retreat, you brood over the exact wording, and ten days later your reply is delivered to an innocent person, about parking. Say “That stung” within the hour. Two words spare everybody a siege.",
  Leo: "Criticize your work and you’ll discuss it; slight your dignity and the whole street attends. Mars in Leo fights in the open, chin raised, and forgives with splendor once the opponent has bowed. Some people never bow. Leave them an exit that requires no public apology.",
  Virgo:
    "Anger comes out of you as proofreading. Mars in Virgo doesn’t shout; it corrects the date, the grammar and the amount, and every correction is accurate, which is why the other person wants to scream. Say what you feel before you say what’s incorrect. One fault per quarrel is ample.",
  Libra:
    "Mars in Libra is a boxer who keeps stopping to adjust the other fellow’s gloves. You see your opponent’s argument in mid-swing, withdraw, smile, and lie awake revising the verdict. Injustice to third parties makes you fearless. So plead your own case as hired counsel.",
  Scorpio:
    "A still surface, and then the pike. Mars is the ancient lord of Scorpio, able to wait a year for the appropriate moment to bring up what was said on the ferry. Such patience wins wars and finishes friendships. Strike while you still like them. The wound is cleaner.",
  Sagittarius:
    "You say the unsayable, loudly, in the conviction that everybody will feel better. Mars in Sagittarius fights for the principle, rides straight over bystanders, and is baffled later that anyone remembers hooves. Being right is no crime. Ask what happened to them before explaining what it means.",
  Capricorn:
    "You don’t raise your voice; you lower it by ten degrees. Mars is exalted in Capricorn, disciplined to the fingertips, and what it wants from a fight is terms, dates, and a schedule of repairs by noon. The other person feels like a late delivery. Ask what hurts.",
  Aquarius:
    "In the heat of the quarrel you become reasonable, which is unforgivable. Mars in Aquarius argues from somewhere near the ceiling, states the rule, cites the precedent, and departs when feelings get thrown. Stay within range. Describe what was done to you, in the first person singular, without one generalization.",
  Pisces:
    "Mars in Pisces fights like fog: nothing to hit, and everybody lost. You agree, you forget, you fall ill on the appointed day, and resentment seeps into the basement, where it damages things belonging to third parties. Produce one sentence with a verb in it. Then you’re free to leave.",
};
