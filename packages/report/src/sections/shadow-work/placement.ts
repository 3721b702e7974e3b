import type { ZodiacSign } from "@cosmic/domain";

export const placement: Readonly<Record<ZodiacSign, string>> = {
  Aries:
    "Selfishness alarms you. Saturn stands guard over Aries in this chart and slaps whichever hand reaches first, until wanting anything outright resembles theft. The suppressed appetite comes out as indignation at people who cut in line. Envy is useful. It names what you’d take if no one were counting.",
  Taurus:
    "Count the jars. Saturn in Taurus provisions its cellar against a famine that ended before you were born, and the dread of being without has made you stingier with pleasure than with cash. What you refuse yourself, you resent in others. Eat the expensive chocolate today, without having earned it.",
  Gemini:
    "What you dread is sounding stupid. Saturn in Gemini once heard a classroom laugh, or believes it did, and ever since has searched every sentence for contraband. Chatter earns your contempt. Somewhere beneath the contempt is a person who’d love to babble on a park bench about nothing whatsoever.",
  Cancer:
    "Needing someone looks to you like a trap. Saturn in Cancer has armored the belly, and you’ve become so capable at nursing others that nobody recalls the last time you were nursed. Under the competence there is hunger. Let a friend cook, and stay seated until the pots are washed.",
  Leo: "Being ordinary terrifies you, and being seen is hardly better. Saturn in Leo wants applause and then searches it for sarcasm, so that you play down each success until friends give up congratulating you. Somewhere a born show-off is serving detention. One song would satisfy it.",
  Virgo:
    "One crooked stitch, and you’d unpick the entire sleeve. Saturn in Virgo fears disorder, in the closet, in the body, in a person’s tearful rambling, because it suspects that it’s made of the stuff. Criticism of others is the overflow. Send one letter, error included, with a flourish.",
  Libra:
    "Whatever happens, don’t be the difficult one. Saturn in Libra overheard that somewhere, and has priced each disagreement since as a divorce. Beneath the courtesy a tyrant has been waiting politely, with definite views on curtains. Let the tyrant choose the curtains. Marriages have survived worse fabric.",
  Scorpio:
    "Losing your grip, even for the duration of a sneeze, alarms you. Saturn in Scorpio bolted the hatch after something escaped, and desire, grief and fury are now all classified as one hazard. Uninhibited people appall you, enviably. Yet if somebody disappointed you, the ceiling would stay up.",
  Sagittarius:
    "What if none of it means anything? Saturn in Sagittarius stations a doubter at the back of your church, arms folded, and you ridicule believers partly in order not to hear the coughing. Dogma tempts you as a rest. Invite the old doubter up front, where at least there’s singing.",
  Capricorn:
    "Failing in public, with a former classmate watching: there you have it. Saturn in Capricorn has constructed such a handsome fortress of achievements that its inhabitant hardly gets out. Idlers provoke you to suspicious heat. Fail at something inexpensive this month, and observe who still comes to dinner.",
  Aquarius:
    "Being one of the herd, and being thrown out of it: the two fears take turns. Saturn in Aquarius made some early exclusion into a badge and has polished it ever since. You reject them first, courteously. Apply to join something. Complete the form like everybody, and endure the wait.",
  Pisces:
    "If you once began to cry, according to the fear, the street would flood. Saturn in Pisces has spent years sealing joints, calling mystics fools and the helpless lazy, because helplessness is what it stands in. Sink for an hour, deliberately, to music. You’re buoyant, it turns out.",
};
