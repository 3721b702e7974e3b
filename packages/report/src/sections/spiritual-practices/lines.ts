import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "A practice holds you when you can see its design.",
      "Try sitting with one difficult text, ten lines at a time, and asking what it would change if it were true.",
      "Keep the session short and regular, with a closing minute in which you analyse nothing.",
    ],
    INTP: [
      "Doubt can be your devotion, provided you give it a chair and a fixed hour.",
      "Count breaths up to ten and begin again, treating each lost count as an interesting event.",
      "Afterwards write a single honest question in a notebook and leave the page beneath it blank.",
    ],
    ENTJ: [
      "You respect a practice that asks something of you and can be counted at the end of the week.",
      "Ten minutes before the first message, with your phone in another room, is a strong beginning.",
      "Consider service as well, especially some task where you have no authority and somebody else holds the keys.",
    ],
    ENTP: [
      "You collect traditions as others collect stamps, and a little wandering does no harm.",
      "For forty days, though, stay with one form, such as a dawn walk or a repeated phrase.",
      "Boredom around the second week is the threshold, so step over it and look about.",
    ],
    INFJ: [
      "Images come to you readily in silence, and an unlined journal is the natural place to receive them.",
      "Draw before you interpret, since your mind is quick to turn a picture into advice for other people.",
      "End with something bodily, like washing a cup slowly or watering a plant.",
    ],
    INFP: [
      "Poetry, candlelight and a window facing trees can make a chapel of any room you live in.",
      "Read one verse aloud each evening and notice which word stays behind.",
      "Your practice grows firmer when an act of kindness follows it within the day, however modest.",
    ],
    ENFJ: [
      "Whatever you practise goes better with company, a set evening and somebody to ring if you cannot come.",
      "Balance it with a half hour where nobody needs encouraging and your face can rest.",
      "A blessing spoken privately for yourself, in the same warm tone you use for friends, belongs in the routine.",
    ],
    ENFP: [
      "Wonder is never far off, yet it slips past when every hour is open.",
      "Light a candle, set a quiet timer and give thanks by name for five people or creatures.",
      "Change the poem as often as you please while keeping the candle and the hour.",
    ],
    ISTJ: [
      "Inherited forms suit you, such as a grace before food, a weekly service or candles lit on one date each year.",
      "They gather meaning through repetition, like a stair worn by many feet.",
      "Once a month, ask what the old words mean to you now and note the answer.",
    ],
    ISFJ: [
      "Care given quietly is already a kind of prayer in your hands.",
      "Choose one daily task, perhaps folding linen or feeding the cat, and perform it without hurry.",
      "Then receive something in the same spirit, even if it is only five minutes in a patch of sun.",
    ],
    ESTJ: [
      "Practice appeals to you once it has a start time, a finish and a visible use.",
      "An evening review fits well: where you kept your word, where you fell short, whom you should thank.",
      "Close the book firmly afterwards, because mercy is also part of good order.",
    ],
    ESFJ: [
      "Festivals are your natural temple, with their recipes, borrowed chairs and songs everybody knows.",
      "In the ordinary weeks between, keep a small altar of photographs or letters and greet it each morning.",
      "Let gratitude travel further by sending one unexpected note before lunch.",
    ],
    ISTP: [
      "Attention, for you, arrives through the hands.",
      "Sharpening a blade, tuning an engine or casting a line over grey water can be complete meditations.",
      "Make it deliberate by working in silence from start to finish and bowing your head a moment before you put the tools away.",
    ],
    ISFP: [
      "A practice of yours may have no words in it at all.",
      "Gather leaves, stones or scraps of colour and arrange them on a sill as the seasons change.",
      "You need no creed for it, only the willingness to look for three full minutes and remain quiet afterwards.",
    ],
    ESTP: [
      "Motion steadies your mind better than cushions do.",
      "Swimming, climbing, drumming or a fast walk at sunrise can bring you fully into the present.",
      "Add a minute of standing still once your breath slows, which is when the useful thought usually comes.",
    ],
    ESFP: [
      "Your spirit answers to music, bright cloth and the warmth of gathered bodies.",
      "Dance to one song alone each morning, eyes closed, with no wish to be watched.",
      "When it ends, lay a hand on your chest and name what you are feeling before you check the time.",
    ],
  },
  bySign: {
    Aries: [
      "Fire lit the first altars, and Aries belongs to that striking of the match.",
      "Short, vigorous practices agree with you, such as sun greetings, brisk chanting or a vow for a single day.",
      "Renew it at breakfast tomorrow, because promises of a year make you restless.",
    ],
    Taurus: [
      "Stones, bread and birdsong are as good as scripture on some mornings.",
      "The earth sign Taurus is linked with the throat, which makes humming or slow singing a fitting prayer.",
      "Sit on actual ground when weather permits, and let your senses finish one thing at a time.",
    ],
    Gemini: [
      "Breath is the oldest form of air, and it passes between two sides as Gemini does.",
      "Alternate reading and silence, five minutes of each, until the words grow quieter and further apart.",
      "A conversation about ultimate things with one curious friend may also count as worship.",
    ],
    Cancer: [
      "Evening is your hour, when lamps come on and the shutters close.",
      "Many people born under Cancer like a practice that can be kept up while the soup is cooking.",
      "Keep a bowl of water by a photograph of someone you miss, and change it weekly.",
    ],
    Leo: [
      "Ceremony pleases you, with good cloth, a clear voice and flowers in the middle.",
      "Since the Sun is the emblem of Leo, greet it once a day from a doorway or the top deck of a bus.",
      "Offer your gifts in public sometimes and in secret just as often.",
    ],
    Virgo: [
      "A plain task done each day at one hour can be a whole liturgy for you.",
      "The old picture of Virgo links the sacred with kitchen herbs, clean cloth and daily bread.",
      "Set aside perfection by including one deliberate crooked stitch, and thank it for teaching you mercy.",
    ],
    Libra: [
      "Harmony restores you, whether it comes from a string quartet or a well-laid table.",
      "Libra suggests practices for two, such as shared silence, dancing or reading psalms by turns.",
      "When alone, arrange a corner of the room until it feels right and sit there without improving it further.",
    ],
    Scorpio: [
      "You are seldom content with spiritual small talk.",
      "Old calendars place Scorpio near the feasts of the dead, when lamps were set out and names were read.",
      "Writing down what you are ready to release, then tearing the page, may satisfy you more than any lecture.",
    ],
    Sagittarius: [
      "Your devotions go well with boots on, and better when the path is unfamiliar.",
      "Sagittarius leans toward meaning, and study can be a form of prayer for you.",
      "Bring home one sentence worth living with, along with the photographs and the blisters.",
    ],
    Capricorn: [
      "A practice appeals to you most when it serves something larger than ambition.",
      "Saturn, the old ruler of Capricorn, was a god of harvest and of time.",
      "Honour both of them by keeping one weekly day of rest as strictly as you would keep any deadline.",
    ],
    Aquarius: [
      "Stars over a car park at midnight may move you more than incense.",
      "As the sign of the commons, Aquarius can find its prayer in volunteer work.",
      "Experiment freely with new forms, and return to one familiar gesture when the head grows too bright.",
    ],
    Pisces: [
      "Dreams, baths and rainy windows are reliable doors for you.",
      "The sign of Pisces dissolves edges, which can be lovely in music and tiring in crowds.",
      "Begin with something firm, like feet on tile or beads in the hand, and finish by saying your own name.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "A question asked with courage is a respectable form of prayer, and yours may be best asked aloud while walking uphill.",
    "NT-Earth":
      "Sceptical and practical at once, you might judge a practice by its fruit after thirty days, as a gardener judges a new hedge.",
    "NT-Air":
      "Your thoughts enjoy altitude; a practice with weight in it, such as clay, gardening or slow cooking, gives them a place to land.",
    "NT-Water":
      "Beneath the analysis you may be something of a mystic, so allow music to finish before you explain why it worked.",
    "NF-Fire":
      "Inspiration visits often and leaves early; a simple daily form, kept even when it feels flat, persuades it to stay for supper.",
    "NF-Earth":
      "You like meaning that can be held, so carry a pebble, plant a bulb or bake a loaf for somebody’s difficult day.",
    "NF-Air":
      "Sacred words matter to you, and copying a favourite passage by hand may teach you more than reading a further ten.",
    "NF-Water":
      "Compassion comes in like the tide; a closing gesture, perhaps rinsing your hands, reminds you which sorrows are yours to carry.",
    "SJ-Fire":
      "Tradition burns warmly in you, and lighting the same lamp at the same hour can gather a scattered household around it.",
    "SJ-Earth":
      "Rituals of season suit you well: the first bulbs, the last jam, the clean ledger and the swept step before a feast.",
    "SJ-Air":
      "Learning the history behind a custom deepens your respect for it, and may free you to adapt a phrase that no longer fits.",
    "SJ-Water":
      "Remembrance is your particular gift, so a list of names, read slowly on certain evenings, can become a treasured observance.",
    "SP-Fire":
      "You meet the moment at full speed; a spiritual practice with rhythm in it, such as drumming or running, can keep pace.",
    "SP-Earth":
      "Bark, bread dough and river stones are your teachers; touch one of them each day with your whole attention and nothing else planned.",
    "SP-Air":
      "Short practices scattered through the day fit you better than a long vigil, for instance three clear breaths at every doorway.",
    "SP-Water":
      "Sound and colour reach you quickly, so sing in the bath, paint what cannot be said, and let the rest go quiet.",
  },
  axis: "JP",
  byClarity: {
    J: {
      firm: "Rhythm plainly helps you, so fix an hour and a corner, and let the habit carry you on dull days.",
      soft: "A light structure will be enough, for you lean only a little to order and sometimes prefer an unplanned pause.",
    },
    P: {
      firm: "Because you so clearly enjoy an open door, keep several small practices within reach and choose by the morning’s weather.",
      soft: "You may see yourself both in the keeper of hours and in the wanderer, with a slight fondness for the road.",
    },
  },
  level:
    "Your answers kept habit and freedom level, so hold one hour of the week fixed and leave the others open.",
};
