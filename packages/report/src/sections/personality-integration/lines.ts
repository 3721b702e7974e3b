import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Wholeness, for you, means letting life amend the plan without resenting the amendment.",
      "Your foresight and independence are well developed; pleasure in the present hour may be the younger sibling.",
      "Bring that sibling along by cooking, dancing or repairing something badly and enjoying it anyway.",
    ],
    INTP: [
      "You hold together a rigorous mind and a shy, surprisingly warm heart that speaks mostly in footnotes.",
      "The work of a lifetime may be to move some of those footnotes into the main text.",
      "Begin with thanks, spoken to an actual person, before you have perfected the phrasing.",
    ],
    ENTJ: [
      "Command comes early to you, and gentleness often follows in the second half of the story.",
      "A rounded version of you still leads, while asking better questions and forgiving slower answers.",
      "Let your private feelings attend the meeting in your own head, where they have rarely had a vote.",
    ],
    ENTP: [
      "You are several people at a lively dinner, and integration asks only that they learn to clear the table together.",
      "Invention needs a partner in you that remembers, finishes and comes back for the coats.",
      "Choose one promise each month to keep in full, especially after it has become dull.",
    ],
    INFJ: [
      "You live between a vivid inner country and the practical town where the bus must be caught.",
      "Each place needs the other, since vision without errands grows lonely and errands without vision grow stale.",
      "Use your hands daily, and let your ideals be corrected by what they touch.",
    ],
    INFP: [
      "Your depth of feeling is a home with many rooms, and integration puts a sound front door on it.",
      "Firmness, order and plain ambition can serve what you love without betraying it.",
      "Finish something small in public, and allow the result to stand beside the dream it came from.",
    ],
    ENFJ: [
      "You have learned to be many things to many people, a talent that can scatter its owner.",
      "Becoming whole involves hearing your own cool judgement as clearly as you hear another person’s need.",
      "Who is left in the room when you spend a morning making no one better?",
    ],
    ENFP: [
      "Inside your many enthusiasms there is a steady person who has been waiting rather patiently to be introduced.",
      "Depth comes when freedom and fidelity stop regarding each other as enemies.",
      "Return to an abandoned project for one hour, bringing it everything you have learned since you left.",
    ],
    ISTJ: [
      "You are built on dependable ground, and integration adds a window that faces somewhere new.",
      "Imagination need not threaten your good order; it may show you what the order is for.",
      "Ask an impractical question at breakfast once a week, and let it remain impractical until supper.",
    ],
    ISFJ: [
      "The devoted and the daring both belong to you, although only the first has been given a key.",
      "Growth might look like disappointing somebody slightly in order to keep faith with yourself.",
      "Try an unfamiliar road, meal or opinion this month, and bring home whatever was good in it.",
    ],
    ESTJ: [
      "Strength is firmly established in you, and what it occasionally lacks is a confidant.",
      "The complete picture includes your private doubts, your fondness for certain songs and the people you miss.",
      "Mentioning one such thing to a trusted friend may alter the tone of your whole week.",
    ],
    ESFJ: [
      "You know how to belong, and the next lesson may be how to stand.",
      "Independent thought can sit at the same table as loyalty, even if the two occasionally argue over the gravy.",
      "Hold one unpopular view kindly for a week, without converting anyone and without giving it up.",
    ],
    ISTP: [
      "Competence and silence have carried you a long way, and there is further to go with company.",
      "A more complete life for you includes words for what matters, used sparingly and on time.",
      "Explain to somebody why you practise what you do well, since the reason belongs to the skill.",
    ],
    ISFP: [
      "Your tenderness and your independence have always shared a small studio, and they need a better desk between them.",
      "Structure, in moderate doses, lets your gifts be found by other people.",
      "Plan one week on paper, keep half of the plan, and see which half gave you more freedom.",
    ],
    ESTP: [
      "You meet the world with nerve, and the person who meets it afterwards, alone and thoughtful, deserves acquaintance.",
      "Integration for you is largely a matter of sitting down with consequences before they come looking.",
      "Keep a short diary for ten days and let it surprise you.",
    ],
    ESFP: [
      "Warmth is your front room, and behind it are quieter chambers with serious books and older griefs.",
      "You become more yourself when visitors are sometimes shown through.",
      "Plan something a year ahead, however modest, and let your love of the moment work on its behalf.",
    ],
  },
  bySign: {
    Aries: [
      "Across the zodiac wheel from Aries stand the scales, as though courage were meant to consult somebody.",
      "Your forward drive need not be dulled in order to become companionable.",
      "Integration could be as plain as asking one question before each charge, and remembering to look round for the others.",
    ],
    Taurus: [
      "Steady Taurus faces the deepest waters of the zodiac, a reminder that even good pasture floods now and then.",
      "What you hold may become more truly yours once you have loosened the fist and held it again by choice.",
      "Some harmless change would show you which of your comforts travel well.",
    ],
    Gemini: [
      "Any two voices in one head make a lifelong conversation, and Gemini rarely lets it lapse.",
      "Wholeness under this symbol means giving both speakers the same subject long enough to discover what they agree on.",
      "Carry a single question about for a month, and bring every passing fact home to it.",
    ],
    Cancer: [
      "The crab of Cancer outgrows its shell from time to time and must wait, unprotected, for the next.",
      "Your own growth may keep a similar rhythm, with tender intervals between one certainty and another.",
      "Plan for those intervals by telling a few safe people, and be slow to judge the softness.",
    ],
    Leo: [
      "Kingship in the fables of Leo begins with roaring and ends with good government of a small, happy realm.",
      "Let the child who wants applause and the elder who gives it away keep house together in you.",
      "Celebrate another person’s success this week as if you had been waiting for it.",
    ],
    Virgo: [
      "Virgo sits opposite the dreaming fishes, which suggests that precision and mystery were always meant to correspond.",
      "Your careful side may relax when it learns that some things are improved by being left alone.",
      "Keep one shelf, one hour or one friendship entirely free from correction.",
    ],
    Libra: [
      "Scales come to rest only after some swinging, so Libra need not apologise for a little movement.",
      "Integration here concerns the self that exists when nobody is across the table.",
      "Learn its tastes by spending an afternoon alone and choosing everything, from the route to the soup.",
    ],
    Scorpio: [
      "Three creatures serve Scorpio in older lore, the scorpion, the eagle and the dove, in rising order of peace.",
      "You could see them as stages of what intensity may learn.",
      "A feeling allowed to pass through without becoming a vow can leave an unexpected lightness on the far side.",
    ],
    Sagittarius: [
      "Half animal and half sage, the centaur of Sagittarius is already an experiment in living as one creature.",
      "Instinct supplies the gallop, conscience the direction, and humour stops the two from quarrelling.",
      "Bring your beliefs down to the size of a household rule, and keep it for a week.",
    ],
    Capricorn: [
      "Goat above and fish below, Capricorn joins the summit to the sea in one improbable body.",
      "Responsibility may be the part of you that the world has met, with tenderness following under the waterline.",
      "Let someone see the whole animal, perhaps over a slow supper with nothing to accomplish.",
    ],
    Aquarius: [
      "Opposite the warm stage of the lion, Aquarius keeps the cool view from the back of the hall.",
      "You become more complete whenever an idea about people turns into affection for one of them.",
      "Learn the name of somebody you pass daily, and the next time remember it.",
    ],
    Pisces: [
      "A cord joins the two fishes of Pisces, and the whole art lies in swimming both ways without breaking it.",
      "Compassion for everybody can live beside loyalty to your own limits.",
      "Tie the cord with something regular, such as a morning page or an evening walk, and the dream keeps in touch with the day.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Thought and daring are your natural partners, and patience with other people’s pace may be the third member they have lacked.",
    "NT-Earth":
      "Your mind likes heights and your habits like ground, a fortunate pairing whenever each remembers to report to the other.",
    "NT-Air":
      "So much air asks for ballast, and friendship, exercise or a craft can keep your cleverness in touch with your kindness.",
    "NT-Water":
      "You contain a laboratory beside a lake, and integration may be as simple as opening the window between them more often.",
    "NF-Fire":
      "Vision and ardour come to you together, and a sober friend or a steady hour completes the circle very well.",
    "NF-Earth":
      "A dreamer with good boots is a useful combination, provided that the boots are occasionally left to rest by the door.",
    "NF-Air":
      "You understand people in theory and in person, and your balance may lie in doing a little more than you discuss.",
    "NF-Water":
      "Depth is your birthplace, so your counterweight is likely to be form, as in a timetable, a verse or a vow.",
    "SJ-Fire":
      "You combine the keeper and the pioneer, and a yearly review of which one is leading can prevent some friction.",
    "SJ-Earth":
      "So much solidity makes an excellent foundation, and a foundation likes to have something slightly surprising built on top of it.",
    "SJ-Air":
      "Custom and curiosity trade places in you, and letting each of them win on alternate days may be the wisest settlement.",
    "SJ-Water":
      "Responsibility and tenderness are already married in you; what they may need is an evening out with no duties attached.",
    "SP-Fire":
      "You are quickness twice over, and a dependable place of return gives all that motion a meaning and a story.",
    "SP-Earth":
      "Sense and substance agree in you, and a reach for the invisible, through music or prayer or mathematics, might complete the set.",
    "SP-Air":
      "You gather experiences as a market gathers voices, and an hour of quiet sorting lets them turn into something like wisdom.",
    "SP-Water":
      "Sensation and feeling run close together in you, and a few firm words from your own reason help each find its banks.",
  },
  axis: "SN",
  byClarity: {
    S: {
      firm: "Facts are your footing, so invite the larger pattern in by asking occasionally what an ordinary event might signify.",
      soft: "On many days the practical view gets your vote, with imagination near at hand and ready to be consulted.",
    },
    N: {
      firm: "Patterns come to you first, and the single stubborn detail may be the teacher you most often overlook.",
      soft: "Surveyor and poet both answer to your name, though on many days the poet is holding the pen.",
    },
  },
  level:
    "The practical and the imagined came out even, and neither has to win, since they need only be introduced.",
};
