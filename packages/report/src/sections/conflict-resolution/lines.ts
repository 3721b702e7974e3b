import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "In a dispute you withdraw, draft the case, and return with conclusions that sound like a sentence passed.",
      "The other person has missed the trial and wants to be a witness.",
      "Bring your reasoning while it is still unfinished, and leave one place in it open for correction.",
    ],
    INTP: [
      "Raised voices make you retreat to definitions, which can seem like coldness to someone in tears.",
      "You are usually trying to find the true point of difference.",
      "Say that aloud, admit that you are upset as well, and then ask for half an hour to think.",
    ],
    ENTJ: [
      "Disagreement hardly frightens you, so it is easy to forget how your full force feels across a table.",
      "You can win the argument and spend the next month working with the loser’s silence.",
      "Slow the tempo, state the shared aim, and let the quietest party speak second.",
    ],
    ENTP: [
      "Debate is play to you, and you may be enjoying yourself well after the other side has begun to bleed.",
      "Switching positions for sport then looks like bad faith.",
      "Ask early whether this is a discussion or a hurt, and answer a hurt with your cleverness put away.",
    ],
    INFJ: [
      "Days before a storm breaks you can feel it, and you often rehearse the apologies for both parties.",
      "When words finally fail, you may close a door for good that had never been seen to be open.",
      "Give one clear warning in daylight, with an example, before you go.",
    ],
    INFP: [
      "Small slights you let pass, until one of them touches a value and everybody learns where your limits are.",
      "People are startled, since they never heard the earlier murmurs.",
      "Mention the second occasion instead of the ninth, and write it first if speech deserts you.",
    ],
    ENFJ: [
      "Mediating between others comes easily; your own grievance is harder to bring to the table.",
      "You may describe it as concern for everybody, which leaves people guessing what you want.",
      "Begin a sentence with your own need, keep it short, and let the silence afterwards belong to them.",
    ],
    ENFP: [
      "Quarrels reach you as weather in the body, and your first wish is for the sky to clear.",
      "A joke or a rush of affection can end the scene before its subject has been touched.",
      "Once the mood lifts, go back to the subject and stay for the practical part.",
    ],
    ISTJ: [
      "Facts, dates and former agreements are your shield, and you carry them well.",
      "They can miss the point when someone is speaking about how a thing felt.",
      "Repeat what you heard in your own words before you correct the record, and the record may matter less.",
    ],
    ISFJ: [
      "Peace in the house ranks high with you, so anger tends to leave by way of extra chores.",
      "A slammed cupboard says it poorly, and nobody can answer a cupboard.",
      "Choose a calm hour, name one event and one wish, and resist adding an apology for having spoken.",
    ],
    ESTJ: [
      "Going straight to the matter, you settle what should happen next and consider it finished.",
      "For others the repair begins at exactly that point.",
      "Check the following day how the outcome sits with them, and be prepared to hear that your tone was half of the trouble.",
    ],
    ESFJ: [
      "Conflict in your circle feels like a fire in the kitchen, and you rush to every pan at once.",
      "Calling in allies can make a private matter into a public one.",
      "Speak first to the person concerned, alone, and allow a day of coolness without filling it.",
    ],
    ISTP: [
      "Saying little, you go out, and come back when the engine of the argument has cooled.",
      "To those left behind, your absence may sound like contempt.",
      "A single sentence on the way to the door, giving the time of your return, changes the whole evening.",
    ],
    ISFP: [
      "Harsh words stay on your skin for weeks, so you would sooner slip away than trade them.",
      "Distance protects you and also hides what you would have asked for.",
      "Try showing it, with a note, a photograph or a walk to the place where the trouble began.",
    ],
    ESTP: [
      "A row is something you meet head on, speaking bluntly and feeling fine again by supper.",
      "Slower tempers may still be holding the plate you threw.",
      "Offer the repair in deeds, as you do best, then ask whether anything you said remains stuck.",
    ],
    ESFP: [
      "Friction spoils the music for you, and you will change the subject, the room or the company to be rid of it.",
      "Delay makes the bill larger.",
      "Face the person with your natural warmth switched on, say the awkward part in the first minute, and stay until it is answered.",
    ],
  },
  bySign: {
    Aries: [
      "Sparks fly early and burn out fast, leaving you puzzled that anyone is still cross.",
      "You have Mars for a ruler in the old scheme, a god who was blunt and seldom sly.",
      "Keep the bluntness, count to twenty, and strike at the problem instead of the nearest shoulder.",
    ],
    Taurus: [
      "Pushing you is a poor method, as several people have found.",
      "You plant your feet and wait, and patience can shade into plain refusal.",
      "Tell them what would move you, even if it is only a night’s sleep and a fair hearing at breakfast.",
    ],
    Gemini: [
      "Words are your swords and also your bandages.",
      "You can see both sides and may argue each one so fluently that your own wish goes missing.",
      "Before another round begins, finish this line privately on paper: what I actually want is this.",
    ],
    Cancer: [
      "Hurt makes you go sideways, like the crab, into silence or a sudden need to reorganise the freezer.",
      "Your memory is said to be long, and old wounds may ask to join every new case.",
      "Deal with today’s matter first, in a safe room with something warm to hold.",
    ],
    Leo: [
      "Pride is usually the sore spot, especially when you were corrected in front of others.",
      "You may answer disrespect with a roar or a royal absence.",
      "Ask to continue in private, where your natural generosity comes back, and be first to admit a fault if you see one.",
    ],
    Virgo: [
      "Precision is a strength until it becomes a list of another person’s mistakes.",
      "Sorting is your instinct, and a disagreement needs a very similar service.",
      "Bring one point to the conversation, whichever matters most, and let everything else simply blow away.",
    ],
    Libra: [
      "Ideally both parties would feel fairly heard, and you will postpone an argument indefinitely to arrange it.",
      "You keep your distance from either position, which leaves your own wishes out of the conversation.",
      "Climb in, state your preference plainly, and see how well the friendship survives.",
    ],
    Scorpio: [
      "You sense the motive behind a remark and can strike at it with painful accuracy.",
      "The sting, in old pictures of your sign, is carried for defence.",
      "Hold it back for one night, since what is said at midnight about a weak place is rarely forgotten, and trust mends slowly.",
    ],
    Sagittarius: [
      "Candour is out of your mouth before the other person has finished speaking.",
      "Most people forgive you quickly, because there is remarkably little malice in what you say.",
      "Still, fetch it back when it lands badly, and stay for the dull conversation afterwards instead of heading for open country.",
    ],
    Capricorn: [
      "Coolness is your armour, and you may answer distress with an agenda.",
      "You keep your feeling half under water, where others must guess at it.",
      "Admit one genuine feeling at the opening, then propose terms, since negotiation comes naturally to you.",
    ],
    Aquarius: [
      "When tempers rise you float upward, observing the argument as if from a balcony.",
      "Detachment like yours can rescue a committee and infuriate a friend.",
      "Come down one flight, look at the face in front of you, and say how the matter touches you in particular.",
    ],
    Pisces: [
      "Apologies come out of you even for rain that fell on somebody else’s street.",
      "As the last sign of the circle, yours is given pity for everyone, including opponents.",
      "Draw a line on paper between what you did and what you merely felt, and answer only for the first.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Argument is how you sharpen the truth, so explain that beforehand, and put down the blade when nobody is laughing.",
    "NT-Earth":
      "Evidence calms you; in a quarrel about feelings, count the other person’s account as data and take careful notes before replying.",
    "NT-Air":
      "You can describe a conflict superbly from outside it; peace tends to begin when you step in and use the first person.",
    "NT-Water":
      "Injuries sink deep in you and emerge later as flawless reasoning, so look for the sore place under your strongest argument.",
    "NF-Fire":
      "Injustice brings you to your feet at once; make sure of the story before the speech, and your heat will light the right lamp.",
    "NF-Earth":
      "Practical goodwill is what you trust, and a short written agreement, kind in tone, often settles more than another long conversation.",
    "NF-Air":
      "Careful phrasing is your peace offering, although a message polished for three days may arrive after the other person has given up.",
    "NF-Water":
      "Another person’s anger can soak through you within minutes, so step outside, breathe, and discover which of the feelings is actually yours.",
    "SJ-Fire":
      "You defend the rule with heat because it protects people; tell that story, and the rule will be easier to accept or mend.",
    "SJ-Earth":
      "Broken agreements trouble you more than loud voices, which is a good reason to renew the unspoken ones in plain words each year.",
    "SJ-Air":
      "Your memory holds who said what and in which order; offer the recollection as help, and keep it sheathed as proof.",
    "SJ-Water":
      "Service is how you show regret, yet some people need to hear the actual words before the soup can taste of peace.",
    "SP-Fire":
      "Your temper and your good humour both arrive at a gallop, and a five-minute pause lets the second overtake the first.",
    "SP-Earth":
      "Talking in circles tires you, so suggest doing something together, such as carrying boxes, and speak while your hands are busy.",
    "SP-Air":
      "A quick retort is always on your tongue; swallow the first, and the second is often both funnier and kinder.",
    "SP-Water":
      "Vanishing is your instinct when a room grows sharp; leave a message on the table saying that you care and will be back by nine.",
  },
  axis: "TF",
  byClarity: {
    T: {
      firm: "You lean plainly toward reasons in a dispute, so ask what the matter felt like before you say what it meant.",
      soft: "A slight tilt to reason leaves you able to hear the hurt as well, at least on many days.",
    },
    F: {
      firm: "Harmony matters so clearly to you that a simple factual sentence may be the bravest thing you can offer.",
      soft: "Though you favour the human side a little, you may see yourself in the cool arguer too, and both can help.",
    },
  },
  level:
    "Your answers gave reason and feeling equal room, so in a dispute it helps to say which of the two is speaking.",
};
