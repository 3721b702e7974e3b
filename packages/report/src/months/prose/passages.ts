/**
 * What the Sun, Venus and Mars bring to a house, house 1 first. Each wording follows "The Sun is in Aries,
 * your first house, until April 19,", or the same of the planet.
 */
export const sunPassages = [
  [
    "so people notice you first and your work second",
    "and what you begin yourself gets more done than what you’re asked for",
    "so ask for what you want",
    "and others take their tone from yours",
    "so decisions that are only yours can be made",
    "so a new look or a new habit gets noticed",
  ],
  [
    "so money and what you own ask for a look",
    "and a fair price gets named, and paid",
    "a fair time for saving, selling and repairing",
    "and a purchase you have put off can be decided",
    "and good food does more for you than plans",
    "so count once what comes in and what goes out",
  ],
  [
    "so messages, errands and short trips fill the days",
    "and you think better when you talk",
    "which helps with learning, writing and neighbors",
    "and a question asked plainly gets a plain answer",
    "and news comes from nearby",
    "so the form or the letter that waits can be finished",
  ],
  [
    "so home and family come before plans",
    "and a quiet evening gives you more than a full one",
    "which is good for repairs, visits and old stories",
    "and whatever was left unsettled at home comes up",
    "so the rooms you live in ask for a day of work",
    "and parents and old photographs are on your mind",
  ],
  [
    "so play, romance and children get more of your time",
    "and you are at your best where nothing is at stake",
    "so try a date, a hobby or a stage",
    "and what you make for fun turns out well",
    "so a little showing off does no harm",
    "and an hour of joy belongs in the calendar",
  ],
  [
    "so work piles up and small habits matter",
    "and your body tells you what it needs",
    "which is good for sorting, fixing and seeing a doctor",
    "and details that bored you before reward a look",
    "and a better routine takes hold within a week",
    "so help someone, and let someone help you",
  ],
  [
    "so partners set the pace",
    "and one honest talk does more than a week of guessing",
    "a fair time for contracts and clients",
    "and what one cannot do gets done by two",
    "so name the quarrel and half of it is over",
    "and others show you sides of yourself",
  ],
  [
    "so shared money, trust and old debts come up",
    "and small talk turns into real talk sooner than planned",
    "which is good for taxes, loans and letting go",
    "and what two people avoid gets harder to avoid",
    "so talk with one person, and with no one else, about what you both own or fear",
    "and you see through a polite answer",
  ],
  [
    "so travel, study and large questions pull at you",
    "and seen from far away a close problem gets smaller",
    "a fair time for a course, a trip or a publication",
    "and talk with people from elsewhere opens a door",
    "so look into the subject or the country you keep asking about",
    "so what you believe gets a test, a kind one",
  ],
  [
    "so more people see what you do",
    "and bosses, clients or the public take notice",
    "which is the time to ask for a raise or a bigger task",
    "and work asks more of you and gives more back",
    "and your name comes up in rooms you are not in",
    "so take one goal of the year into the open",
  ],
  [
    "so friends and groups ask for your evenings",
    "and a hope told to others finds help",
    "so look up a club, a team or an old circle",
    "and someone you meet through a friend is worth knowing",
    "so a plan for later finds its first supporters",
    "and an evening in company does more for you than one of planning",
  ],
  [
    "so you need more sleep and more time alone",
    "and what is over can be put away",
    "which is good for rest, retreat and a grief put off",
    "so leave some evenings without a plan and see what you sleep off",
    "so do less, and finish more",
    "and a quiet week is no loss",
  ],
] as const satisfies readonly (readonly string[])[];

export const venusPassages = [
  [
    "and people like you at first sight",
    "and charm gets you further than reasons",
    "so a treat for yourself is well spent",
  ],
  [
    "and money comes and goes with a light step",
    "and you enjoy what you have more than what you lack",
    "so buy the good one, once",
  ],
  [
    "and kind words travel far, so write them",
    "and a chat next door can make a day",
    "so the pleasant trip is the short one",
  ],
  [
    "and home is the best place to be, with guests in it",
    "and peace in the family costs one sentence",
    "so flowers or a coat of paint do a lot for a room",
  ],
  [
    "and love is playful, and worth an evening",
    "and what you make has grace",
    "so enjoy being looked at",
  ],
  [
    "and work among pleasant people feels half as long",
    "and small kindnesses on the job come back",
    "so a gentler routine is the one that lasts",
  ],
  [
    "and those you love meet you more than halfway",
    "so agree on things now",
    "so say what you admire in someone",
  ],
  [
    "and tenderness needs few words",
    "and a delicate talk goes softly",
    "so let someone be generous with you",
  ],
  [
    "and beauty from far away draws you, in music or food or company",
    "and learning feels like a pleasure",
    "so a trip with someone you love goes well",
  ],
  [
    "and people with influence take to you",
    "and tact gets more done than effort",
    "so show the work you are proud of",
  ],
  [
    "and friends bring the good news",
    "and a party or a group brings someone you like",
    "so tell a hope over dinner",
  ],
  [
    "and love prefers a quiet corner",
    "and time alone feels like a gift",
    "and an old offense weighs less",
  ],
] as const satisfies readonly (readonly string[])[];

export const marsPassages = [
  [
    "and you act first and explain later, so pick the one fight worth having",
    "and your patience is short, so give the extra force to sport or a hard task",
    "and people feel your will before you say a word",
  ],
  [
    "and money leaves as fast as it comes, so sleep on what you buy",
    "and you work harder for what you earn, so say what it is worth",
    "and quarrels over things are mostly about being valued",
  ],
  [
    "and words come out sharper than you mean, so read a message twice",
    "and you win arguments, the useless ones too",
    "and your mind is fast, so drive slowly",
  ],
  [
    "and tempers at home run higher, so move furniture and not old grudges",
    "and work on the house gets done, if one person decides",
    "and an old anger in the family wants one calm sentence",
  ],
  [
    "and desire is quick, so let the other person set the pace now and then",
    "and you compete for fun and win more than you expect",
    "and what you make goes fast if the first version is allowed to be bad",
  ],
  [
    "and you get through twice the work, so mind your back and your temper",
    "and what annoys you on the job wants to be fixed, not endured",
    "and hard exercise suits you, after a warm-up",
  ],
  [
    "and partners push back, so ask what they want before you answer",
    "and a contract or a quarrel comes to a head, and plain terms end it",
    "and you meet your match, which is useful if you let it be",
  ],
  [
    "and shared money or jealousy runs hot, so put figures and promises in writing",
    "and you have the nerve for what you have long put off",
    "and desire and control sit close together, so ask before you steer",
  ],
  [
    "and you argue for what you believe, even with people who only asked the way",
    "and a trip or a course is worth the effort once its dates are fixed",
    "and you want to be elsewhere, so book it or let it go",
  ],
  [
    "and you push where others can see, so choose the goal before you push",
    "and a boss or a rival tests you, and results answer better than words",
    "and ambition gets you up early, so use the mornings",
  ],
  [
    "and a group needs someone to disagree, and you are willing",
    "and you take the lead among friends, so leave room for theirs",
    "and a hope turns into work, which is how hopes come true",
  ],
  [
    "and anger goes underground, so find out what tires you before you snap",
    "and you work best alone, behind a closed door",
    "and rest comes hard, and a long walk helps more than lying down",
  ],
] as const satisfies readonly (readonly string[])[];

/** Of Mars when it is retrograde from the first day of a month to the last. */
export const marsRetrogrades = [
  [
    "so what you began by force needs a second plan",
    "so hold a little back and save your strength",
  ],
  [
    "so an old question about pay or spending comes back before it is settled",
    "so leave large purchases for later",
  ],
  [
    "so old arguments and half-written pages return, and this time you can end them",
    "so let a sharp message sit overnight",
  ],
  [
    "so repairs stall, and an old quarrel at home asks for a better ending",
    "so finish one room before you open the next wall",
  ],
  [
    "so an old flame or an old hobby turns up, and deserves a look before a yes",
    "so play for the fun of it and leave the score alone",
  ],
  [
    "so half-done jobs come back to be finished",
    "so rest the part of you that has been hurting, and finish one old job",
  ],
  [
    "so an old dispute with a partner returns, and slower words end it",
    "so wait with an ultimatum, and ask one more question",
  ],
  [
    "so a debt or a jealousy you thought settled asks once more",
    "so go through shared accounts line by line, together",
  ],
  [
    "so a trip or a course is delayed, and better for it",
    "so look again at something you have argued for since youth",
  ],
  [
    "so pushing a boss gets you little, and the time goes better into preparing your case",
    "so finish an old task before you ask for a new one",
  ],
  [
    "so give the friend who annoyed you a second hearing",
    "so go back to a plan that your friends once dropped",
  ],
  [
    "so what angered you long ago comes up, mostly at night, and wants writing down",
    "so do the work no one sees, and leave the other tasks for later",
  ],
] as const satisfies readonly (readonly string[])[];
