import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Behind the long plans sits a surprisingly keen taste for food, music and a well-made coat.",
      "You seldom give it room, because pleasure has no obvious place on the timetable.",
      "Cook slowly, walk without a route, and the same sharp mind begins to rest inside the day.",
    ],
    INTP: [
      "You carry more warmth than people guess, and it leaks out in odd, well-timed acts of help.",
      "A friend’s broken boiler or a nephew’s maths homework can bring out a patient, funny teacher.",
      "Said aloud a little sooner, that kindness would surprise nobody except you.",
    ],
    ENTJ: [
      "Few people see the private ethics that steer your public drive.",
      "You could be a fine mentor, since you remember who was passed over and you mind it more than you admit.",
      "Ask one quiet question before giving the answer, and that gift comes forward.",
    ],
    ENTP: [
      "Under the quick talk lies a capacity for steady craft that you have hardly tested.",
      "Incorrect details catch your attention and, on a good day, you stay until they are right.",
      "One skill kept up past the boring middle would show you a different kind of cleverness.",
    ],
    INFJ: [
      "There is a performer in you who comes out at kitchen tables and on holiday.",
      "Mimicry, joyful bad dancing and the naming of every herb in a soup are within your range.",
      "Giving the body its share of attention would feed the insight you are better known for.",
    ],
    INFP: [
      "People expect your kindness and are startled by your capacity to organise.",
      "When a cause matters, you can write the rota, ring the council and chase the late forms.",
      "Make an ally of that brisk side, and more of your dreams will get a street address.",
    ],
    ENFJ: [
      "When nobody needs looking after, you are capable of remarkably independent thinking.",
      "Given an empty afternoon, you take an idea apart neatly and find the loose screw in it.",
      "That analyst deserves more than the spare minutes left over after everyone else has been helped.",
    ],
    ENFP: [
      "Sudden interests hide a long memory for places, stories and the way things were done.",
      "You could be a faithful keeper of archives, gardens or family recipes, if you let yourself return to them.",
      "Repetition shows you layers that the first bright visit missed.",
    ],
    ISTJ: [
      "A playful inventor lives behind your good order.",
      "You spot odd links between things, and your dry jokes prove it, yet you file the best ideas under later.",
      "Let one of them out half formed and see what a trusted friend makes of it.",
    ],
    ISFJ: [
      "You listen so well that people forget how much you have worked out for yourself.",
      "Years of quiet noticing have made you a sharp judge of systems, from ward rotas to bus timetables.",
      "Your proposal for change may be the best in the room, if you will table it.",
    ],
    ESTJ: [
      "Dependable habits protect a tender loyalty that rarely gets spoken.",
      "You preserve old letters, remember which grave needs flowers, and lie awake over a promise someone else broke.",
      "Put that feeling into words, and your good sense will carry further than any instruction.",
    ],
    ESFJ: [
      "While you host, another part of you is quietly reasoning.",
      "You understand a contract, see where a budget leaks, and ask the question that stops an unwise plan.",
      "Claim that cooler mind openly, because being liked and being exact can share a chair.",
    ],
    ISTP: [
      "Silence can hide how deeply you feel for a person, an animal or a stretch of river.",
      "You tend what you love by mending it, and some never learn to read that language.",
      "A short spoken sentence beside the repair would open a door you have left on the latch.",
    ],
    ISFP: [
      "Gentle manners conceal a good head for logistics.",
      "You know what a thing costs, how long it takes, and which tool will fail first.",
      "Price your work, set the date and run the stall yourself, and the gentleness will lose nothing by it.",
    ],
    ESTP: [
      "Longer patterns are visible to you, although the present usually shouts louder.",
      "After a risky week you can often say exactly when the odds began to turn.",
      "Write those hunches down with a date beside them, and foresight will start to feel like a skill.",
    ],
    ESFP: [
      "The room sees your ease and misses the strategist.",
      "You know who should sit beside whom, when to change the subject, and how far a small budget can go.",
      "Plan something six months long on that same instinct, and your staying power may be the real surprise.",
    ],
  },
  bySign: {
    Aries: [
      "The ram is famous for starting, and few ask what happens in the quiet after the charge.",
      "Old writers gave Aries to Mars, a planet of edges and tools as well as battles.",
      "You may have a watchmaker’s steadiness when a task is small, exact and yours alone.",
    ],
    Taurus: [
      "Comfort is the well-worn word for Taurus, and it hides a fine critic.",
      "Venus, who rules the sign in the old scheme, cares about proportion, and so do you.",
      "A touch tells you whether cloth, bread or an argument has been rushed; exercise that judgement in places where nobody has asked for it yet.",
    ],
    Gemini: [
      "Twins stand in the picture for Gemini, and only one of them usually gets the microphone.",
      "The other listens, keeps notes and returns to a single subject for years.",
      "Give that silent one a notebook and a locked door, and depth comes as easily as chatter.",
    ],
    Cancer: [
      "A creature that carries its shelter also goes out at night, looking for what is new.",
      "Tradition ties Cancer to the Moon, which keeps its face to us and still draws great movements of water.",
      "You probably hold more quiet influence than you use, in families and organisations alike.",
    ],
    Leo: [
      "Warm rooms suit the lion, and so the backstage talents go unpraised.",
      "You light another person’s scene very well, notice a nervous hand and steady it with a joke.",
      "In the old symbolism Leo belongs to the heart, an organ that does its best work unseen.",
    ],
    Virgo: [
      "Useful is a word people pin on you early, and it can cover the artist underneath.",
      "Those same careful hands that sort a drawer know rhythm, colour and scale.",
      "In the sky Virgo carries a sheaf of wheat, which is supper and a bouquet at once.",
    ],
    Libra: [
      "Considering both sides is the habit everybody mentions when Libra comes up.",
      "Less noted is the nerve it takes to say which side is right.",
      "You can be the one who names the unfair clause in a friendly voice, and that is a rare form of courage.",
    ],
    Scorpio: [
      "Intensity is expected here, so lightness is the buried treasure.",
      "You have a wicked sense of timing and could make a solemn table laugh if you chose.",
      "Even the deepest water is allowed to sparkle, that of Scorpio included; play is a form of trust you can afford.",
    ],
    Sagittarius: [
      "An archer needs a steady breath as much as a far target.",
      "Most talk of Sagittarius dwells on the journey, and skips the long hours of drill behind a clean shot.",
      "A scholar’s stamina may be available to you whenever the subject is large enough to inhabit.",
    ],
    Capricorn: [
      "Half goat and half fish, the old figure of Capricorn keeps a tail in the sea.",
      "That lower half stands for feeling, music and daydream, all of which you carry uphill unannounced.",
      "Let a little of the water show and your steady work gains good company.",
    ],
    Aquarius: [
      "Ideas about humankind come readily to you, and so the gift for one human can be missed.",
      "The water bearer of Aquarius tips a single jar at a time.",
      "You may find that a neighbour, a pupil or an ageing aunt draws out a care no theory could describe.",
    ],
    Pisces: [
      "Dreaminess is the label on the tin, and inside there is often a capable rescuer.",
      "When a pipe bursts or a visitor faints, you become unusually collected and sensible.",
      "Pisces bends like a reed, and reeds are still standing when the flood has gone down.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Your bold questions are well known by now; the gift still waiting is the patience to let someone else light the lamp.",
    "NT-Earth":
      "Theory meets soil in you, and somewhere between them is a builder who could turn a clever diagram into a working bench.",
    "NT-Air":
      "So much of your life happens in thought that the unclaimed talent may be stillness, and hearing what comes before words.",
    "NT-Water":
      "Your analysis runs over a deep well; let a feeling count as evidence now and then, and your conclusions will grow kinder and more accurate.",
    "NF-Fire":
      "You rouse others with ease, and the untested half of that gift is the discipline to tend a small flame through winter.",
    "NF-Earth":
      "Ideals with mud on their boots could be your finest work, such as a community garden, a reading group or a fair set of rules.",
    "NF-Air":
      "Words come to you full of meaning; what may lie unused is the craft of the editor, who dares to cut a lovely line.",
    "NF-Water":
      "Sympathy flows early and often here, so the buried strength is a bank for the river: a kind, well-timed no.",
    "SJ-Fire":
      "Duty has trained you to finish things, and beneath it sits a spark of daring that would enjoy one unapproved experiment.",
    "SJ-Earth":
      "You keep the shelves full and the books straight; the talent nobody has asked for yet might be wonder, given an idle hour.",
    "SJ-Air":
      "Because you remember facts and can explain them simply, there may be a teacher in you who has never been given a class.",
    "SJ-Water":
      "Affection and memory run together in you, and the keeper of the family photographs could become an excellent storyteller.",
    "SP-Fire":
      "Quick reflexes win you applause; your untouched reserve is the power of careful preparation, so that an opportunity finds everything ready.",
    "SP-Earth":
      "Your hands know more than your mouth has told; teaching one trick of the trade to a beginner would show you its worth.",
    "SP-Air":
      "Curiosity and quick humour conceal a capable researcher, who only needs a living question and a reason to stay seated.",
    "SP-Water":
      "You sense a mood in the shoulders of a stranger, and that skill could serve a craft, a stage or a bedside.",
  },
  axis: "TF",
  byClarity: {
    T: {
      firm: "With so plain a preference for logic, your unspent talent is often tenderness, shown before it has been justified.",
      soft: "Your lean toward thinking is slight, so on many days you already change from reason to sympathy without noticing.",
    },
    F: {
      firm: "Since you decide so clearly by what matters to people, your least used muscle may be calm, unhurried analysis.",
      soft: "You lean a little to feeling, and you may see yourself in both halves, so the cooler gifts are near at hand.",
    },
  },
  level:
    "You answered evenly for reason and for sympathy, and an unused gift may be translating for people who have only one.",
};
