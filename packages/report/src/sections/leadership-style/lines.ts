import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Yours is leadership from the map room, seeing the bend in the road while others admire the verge.",
      "People follow you more willingly when they know how you reached the decision.",
      "Explain the reasoning twice, once in numbers and once in a story about an actual afternoon at work.",
    ],
    INTP: [
      "Rank interests you little, yet a group with a stubborn problem often turns to your end of the table.",
      "You guide by asking the question that dissolves the difficulty.",
      "Decisions then need an owner and a date, so appoint someone to supply both before the meeting closes.",
    ],
    ENTJ: [
      "Taking charge is as natural to you as standing up.",
      "You set direction quickly, remove obstacles and expect competence, which able people find refreshing.",
      "Newcomers may read your brisk silence as disapproval, so say good work in plain words, at the time, and about something specific.",
    ],
    ENTP: [
      "A team under you hears the word impossible less often and the word perhaps a great deal.",
      "You challenge everyone equally, including the chair.",
      "Stability is a courtesy to those who carry out the plan, so announce when the debate is over and let the choice stand for a month.",
    ],
    INFJ: [
      "Your authority is quiet and rests on having understood each person before the first order is given.",
      "You hold a long view of what the group is for.",
      "Share your doubts earlier, because people cannot help with a burden they have been so considerately spared.",
    ],
    INFP: [
      "Command falls to you when something matters too much to be left to the loud.",
      "A colleague with less confidence finds shelter and a fair hearing near you.",
      "Put standards in writing, with names and times, since kindness without clear expectations leaves a willing team guessing.",
    ],
    ENFJ: [
      "People stand a little taller in a project you run.",
      "You notice talent early, and your praise is particular enough to be believed.",
      "Hard news is your test, so deliver it yourself, briefly and face to face, without softening it until the meaning disappears.",
    ],
    ENFP: [
      "Enthusiasm is your banner, and it can gather an odd and gifted crew within a week.",
      "You grant freedom gladly because you would suffocate without it.",
      "Ask a steady deputy to keep the calendar, and consult that person before promising anything new in public.",
    ],
    ISTJ: [
      "Those who work for you know the rules, the reasons and the time the doors open.",
      "You lead by doing the dull part first and doing it properly.",
      "Leave one decision a week entirely to somebody younger, and accept a result that differs from your own pattern.",
    ],
    ISFJ: [
      "A team in your charge is carried like a full tray, with attention to every cup.",
      "Recognition for others comes readily, and delegation much less so.",
      "Hand over a task along with the authority to change it, then go home at the usual time and let it be.",
    ],
    ESTJ: [
      "Meetings begin on the minute when you preside, and they finish with a list.",
      "Dependability of that kind lets a hundred people plan their lives.",
      "Keep a chair for the dissenter, because the complaint that irritates you in March may explain the trouble in June.",
    ],
    ESFJ: [
      "You lead through belonging, and nobody under your care eats lunch alone on a first day.",
      "Morale is visible to you like weather.",
      "Unpopular decisions may tempt you to wait for agreement, so set a limit on consultation and stand by what follows.",
    ],
    ISTP: [
      "In an emergency your voice drops, your hands move, and the room follows.",
      "Ordinary weeks draw less from you, and a team may wonder whether you have noticed them.",
      "A brief round of desks each Monday, with one real question apiece, is command enough for most situations.",
    ],
    ISFP: [
      "Example and atmosphere are how you guide, seldom announcement.",
      "Others do careful work around you because carelessness would look out of place.",
      "When a stronger personality begins to fill the silence, state your decision once, calmly, and repeat it without adding further reasons.",
    ],
    ESTP: [
      "Your place is at the front, sleeves rolled, reading the moment faster than any report could.",
      "Crews enjoy your nerve and your humour under pressure.",
      "Between crises, tell them where all this is heading, for people can run hard only toward something they can picture.",
    ],
    ESFP: [
      "Spirits rise when you take over, and tired volunteers discover another hour in themselves.",
      "You reward effort on the spot and remember every name.",
      "Look at the accounts with the same bright interest, or sit beside someone who does and listen until the end.",
    ],
  },
  bySign: {
    Aries: [
      "You would sooner go over the wall yourself than send somebody.",
      "Your sign was the vanguard in the martial language of old astrology, first out and last to complain.",
      "Look behind you at intervals, since a leader fifty yards ahead of everyone is merely walking alone.",
    ],
    Taurus: [
      "Steady pay, steady temper and a steady hand on the gate are your instruments.",
      "You do not hurry, which calms a nervous crew remarkably well.",
      "Review one established habit each quarter, because a herd will follow even along a path that has flooded.",
    ],
    Gemini: [
      "Information is your sceptre, and you pass it around the table freely.",
      "An editor’s way of leading suits you, one that links people solving halves of the same puzzle.",
      "Repeat the main instruction unchanged for a fortnight, although you will be bored with it by Wednesday.",
    ],
    Cancer: [
      "An organisation in your hands runs rather like a household, and you know who has a sick parent.",
      "Many old texts call your sign the guardian, tenacious under a soft manner.",
      "Protect the group without hiding the truth from it, since grown people can bear a frank account of the weather.",
    ],
    Leo: [
      "A little ceremony suits your command: a toast, a banner, names read out with care.",
      "Royal imagery has always belonged to your sign, and a good monarch makes the court feel noble.",
      "Ask a plain-spoken ally to tell you when the mirror has become more interesting than the window.",
    ],
    Virgo: [
      "You lead from among the tools, where a fault can be found and fixed.",
      "Service and skill stand together in you, which gives you authority with people who know the trade.",
      "Praise aloud twice for each correction this month, because silence from an expert is easily mistaken for a low mark.",
    ],
    Libra: [
      "Committees behave better with you in the chair, and both factions believe you listened.",
      "Diplomacy is the traditional office of your sign, and it requires a level floor.",
      "At a certain hour the vote must be taken, so name that hour in advance and honour it.",
    ],
    Scorpio: [
      "Depth of knowledge and an unblinking calm are the sources of your authority.",
      "You keep counsel by tradition, and colleagues may fill your silences with invention.",
      "Publish the plain facts early and hold back only what is truly private, because trust in you is strong once it has seen the ledger.",
    ],
    Sagittarius: [
      "Pointing to the hills and setting off in good humour is your whole method.",
      "Jupiter makes you generous with faith in people, who often rise to it.",
      "Count the water bottles first, or appoint someone who enjoys counting, for vision travels further on a full supply wagon.",
    ],
    Capricorn: [
      "Responsibility settles on your shoulders early, like a coat bought to grow into.",
      "Yours is the tenth sign, at the top of the old wheel, where the whole party can be seen.",
      "Share the view as well as the effort, by marking small successes before the end and letting others carry the flag.",
    ],
    Aquarius: [
      "A round table suits you, preferably one that anyone may join.",
      "The old picture of your sign is of the common good, an urn emptied for strangers.",
      "Principles inspire a crowd and exceptions bind a team, so learn which rule to bend when someone’s train is cancelled.",
    ],
    Pisces: [
      "Your influence is felt more than seen, through tone, patience and a kind of listening that slows a room.",
      "Compassion is your crown, and at times it leaks.",
      "Fix three boundaries in writing, because people swim more happily where they can see the buoys.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Ambitious targets come from you with good arguments attached; check that applause in the meeting means agreement in the corridor.",
    "NT-Earth":
      "Systems are your form of care, for a fair procedure spares everyone a quarrel; revisit it when the people it serves have changed.",
    "NT-Air":
      "You think aloud with authority, which others may take as an order, so label an idea as weather until it becomes a plan.",
    "NT-Water":
      "Strategy and instinct share your chair; tell your colleagues when it is instinct speaking, and invite them to test it.",
    "NF-Fire":
      "A cause becomes personal to forty people when you describe it, and your stamina will last longer if ten of those people hold keys.",
    "NF-Earth":
      "Decency in the details is your hallmark, from clear contracts to good biscuits, and it persuades more quietly than any speech.",
    "NF-Air":
      "You give people language for what they hoped to do together; follow it with a short page saying who does what.",
    "NF-Water":
      "Everyone’s worry reaches your desk, spoken or otherwise, so take regular counsel yourself from some sensible person outside the circle.",
    "SJ-Fire":
      "Order comes with energy under you, and a crew feels safe in your wake; now and then, let someone else set the pace.",
    "SJ-Earth":
      "Institutions last because of leaders like you, who check the roof in summer; make time to ask what the building is for.",
    "SJ-Air":
      "Clear briefings and honest minutes are your habit, a rare kindness, and questions from the floor will sharpen it further.",
    "SJ-Water":
      "Loyalty flows both ways under your care; speak early to the person who is struggling, before sympathy has turned into silent covering.",
    "SP-Fire":
      "Decisions leave you at speed, and people are carried along; a two-line record of each decision helps those who arrive later.",
    "SP-Earth":
      "Skill is your badge of office, earned where others could watch, and your patience with a beginner is worth ten directives.",
    "SP-Air":
      "You keep a team laughing and adaptable, so choose one serious promise each season and be seen to keep it exactly.",
    "SP-Water":
      "Tact comes before command in you, and people tell you the truth; use it soon, while it can still change something.",
  },
  axis: "EI",
  byClarity: {
    E: {
      firm: "Because you so plainly lead out loud, count to five after each question and let the quieter people arrive.",
      soft: "You lean a little toward leading in company, yet on many days your best decision is made on the walk home.",
    },
    I: {
      firm: "Leading from quiet is clearly your way, so send your thinking ahead in writing and then appear in person.",
      soft: "A slight lean to the background leaves you free to step forward when needed, and you may see yourself in both.",
    },
  },
  level:
    "You came out even between speaking first and thinking first; choose by the task, and say which it is.",
};
