import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Your search for meaning resembles research, with a shelf of books and a healthy suspicion of certainty.",
      "Mystery interests you most when it has a structure, as music does, or the motion of the planets.",
      "Leave one question deliberately unsolved and see whether you can enjoy its company.",
    ],
    INTP: [
      "You would sooner live with an honest doubt than borrow a comfortable belief.",
      "Wonder visits you through logic, perhaps in a proof, a paradox or the sheer oddness of being awake.",
      "Sit with the body as well as the argument sometimes, since a breath requires no opinion.",
    ],
    ENTJ: [
      "Stillness can look to you like an appointment that nobody attended.",
      "Yet your sense of purpose is itself a kind of faith, a belief that effort and meaning belong together.",
      "Give ten unproductive minutes to the horizon each day and let ambition find its way home without directions.",
    ],
    ENTP: [
      "You have probably tried on several philosophies and returned most of them within the week.",
      "Questions are your form of prayer, and a good paradox can lift your mood like fresh air.",
      "Stay with a single practice long enough to become bored, because the interesting part often begins afterwards.",
    ],
    INFJ: [
      "Symbols speak to you readily, and a dream or a line of verse can colour an entire day.",
      "You may sense a thread running through events that others regard as separate.",
      "Write the intuition down with its date, so that insight and imagination can later be told apart.",
    ],
    INFP: [
      "Your inner life has its own weather, and you have always gone there for counsel.",
      "Meaning tends to reach you through stories, old trees, certain songs and the kindness of strangers.",
      "A corner of the week in which nothing is explained or made useful deserves your protection.",
    ],
    ENFJ: [
      "The sacred, if you use the word, usually has a human face for you.",
      "You find it in choirs, shared meals and the moment when somebody finally believes in their own ability.",
      "Solitude is worth learning as well, so that you can hear which convictions remain after everybody has left.",
    ],
    ENFP: [
      "You suspect that everything is connected, and coincidences seem to enjoy your company.",
      "Your spirit rises in conversation, on journeys and whenever a new idea throws open the shutters.",
      "Choose one small ritual and repeat it on dull days, for enthusiasm needs somewhere to rest.",
    ],
    ISTJ: [
      "You respect a practice that has lasted, from evening bells to the careful weeding of a grave.",
      "Grand claims leave you unmoved, while a habit faithfully observed can affect you considerably.",
      "When did you last ask why you keep it, and was the answer personal?",
    ],
    ISFJ: [
      "Remembrance is close to the centre of your inner life.",
      "A recipe, a photograph or the anniversary of a loss can open a quiet door for you, and gratitude is generally behind it.",
      "Extend the same reverence to yourself by keeping one date that honours your own story.",
    ],
    ESTJ: [
      "You judge a belief by its fruit, asking what sort of neighbour it makes.",
      "Service, fair dealing and a well-kept community may say more to you than incense ever could.",
      "Not everything can be organised, and grief, beauty or an evening sky over the car park deserve some space.",
    ],
    ESFJ: [
      "Belonging is holy ground for you, whether it is found in a congregation, a club or a noisy kitchen.",
      "Rituals that gather people please you, and you are often the one who lays the table.",
      "Try a few minutes alone with the candle before anybody else arrives.",
    ],
    ISTP: [
      "You find your centre when attention narrows to a single thing, such as a blade, a wave or an engine.",
      "Doctrine interests you less than what can be tested by doing.",
      "Such absorbed silence is a genuine practice, and it can be visited deliberately.",
    ],
    ISFP: [
      "Beauty is how meaning usually gets your attention, often before you have a name for it.",
      "A colour, an animal’s trust or rain on a roof can be devotion enough for one afternoon.",
      "Share the experience with somebody occasionally, since wonder seldom shrinks by being divided.",
    ],
    ESTP: [
      "Your spirit lives in the present tense, where the heart is fast and the senses are fully employed.",
      "Risk, laughter and physical skill may bring you nearer to gratitude than any lecture.",
      "After the excitement ends, stay for five quiet minutes and find out what remains.",
    ],
    ESFP: [
      "Joy is a serious matter with you, and celebration can be a sincere form of thanks.",
      "You feel most alive when music, bodies and goodwill share a room.",
      "Keep company with sadness too when it calls, for it often carries a message that the party drowned out.",
    ],
  },
  bySign: {
    Aries: [
      "The zodiac’s new year begins under Aries, and the symbolism concerns the courage to start over.",
      "Your inner life may move by leaps, with a conviction seized on Monday and tested by Thursday.",
      "Anger is part of the picture too, and watching one flare without acting can become a quiet discipline.",
    ],
    Taurus: [
      "For Taurus the tradition chooses a meadow, a heavy animal and no particular hurry.",
      "Spirit in this picture arrives through the senses, by way of bread, bark or a familiar chair in the sun.",
      "You might let slowness be your meditation and notice when comfort becomes a reason for avoiding growth.",
    ],
    Gemini: [
      "The two pillars of Gemini suggest a doorway, and a mind forever crossing from one room to another.",
      "Wisdom might be gathered in fragments, a proverb here and a podcast there.",
      "Stillness could be approached through words, by copying out a single line each morning until it begins to speak.",
    ],
    Cancer: [
      "Moonlight, in the almanacs, belongs to Cancer, along with memory and the hearth.",
      "Your reflections may gather around ancestors, childhood rooms or the rhythm of an ordinary month.",
      "Keeping a simple record of moods beside the lunar phases can become a private calendar, read for pattern and pleasure.",
    ],
    Leo: [
      "Under the Sun’s own sign, Leo, the traditional lesson is radiance with nothing to prove.",
      "Play may be your truest devotion, especially the kind that children and amateurs know.",
      "Do something creative that nobody will see, and observe whether the warmth is still there at the end.",
    ],
    Virgo: [
      "Sweeping a floor could stand as the emblem of Virgo, a sign that looks for the sacred in good housekeeping.",
      "Calm is within reach when you are sorting, mending or learning the Latin names of weeds.",
      "Allow imperfection into the practice, since a missed day is part of any human calendar.",
    ],
    Libra: [
      "Proportion is the obvious word for Libra, although the tradition adds beauty and the art of listening.",
      "Reverence could come to you before something well proportioned, a courtyard perhaps, or an apology properly made.",
      "Seek inner agreement first by asking both sides of yourself to speak in turn.",
    ],
    Scorpio: [
      "Scorpio keeps the zodiac’s season of endings, when northern gardens are cut back to the root.",
      "You may be drawn to whatever most people hurry past, including grief, secrecy and the long work of forgiveness.",
      "Choose a safe listener or a private notebook, and let one buried thing come up for air.",
    ],
    Sagittarius: [
      "Jupiter, lord of wide skies, lends Sagittarius its appetite for philosophy.",
      "You like your wisdom to have been somewhere, with a stamp or two in its passport.",
      "You may preach a discovery before you have lived with it, so let the next one stay secret for a month.",
    ],
    Capricorn: [
      "Mountains and monasteries go well together, and Capricorn carries something of both in its symbolism.",
      "Discipline may be your natural path, with a fixed hour, a bare room and no need for witnesses.",
      "Let a little song into the rule, for even a bare room in winter has birds at the window.",
    ],
    Aquarius: [
      "Aquarius looks up at a sky that belongs to nobody, and counts that a good beginning.",
      "Your sense of the spiritual may be communal and unorthodox, closer to a commons than a temple.",
      "Try an inherited ritual once without improving it, and see what the people before you were trying to keep.",
    ],
    Pisces: [
      "Last in the circle, Pisces gathers up everything that the other signs have dropped, including dreams and sleep.",
      "Boundaries between self and world may feel thin to you on certain evenings, as the tradition says they should.",
      "Anchor such moods with something plain, like washing up or naming five objects nearby.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Insight tends to strike you as a flash, and the real discipline lies in tending it after the excitement has cooled.",
    "NT-Earth":
      "You may trust a practice only when it can be observed, so keep a modest log and let the evidence accumulate slowly.",
    "NT-Air":
      "Ideas about the infinite come easily to your mind; let a walk or a long breath carry some of them down to the feet.",
    "NT-Water":
      "A sceptic and a mystic appear to share your lodgings, and their late conversations may be the most fruitful part of your search.",
    "NF-Fire":
      "Your idealism burns brightly, and a short daily pause can keep it from scorching you or anyone sitting too near.",
    "NF-Earth":
      "Meaning wants a body in your case, perhaps in planted bulbs, baked bread or a promise kept through an ordinary winter.",
    "NF-Air":
      "You meet the spiritual through language and fellowship, and one well-chosen question may open more than a shelf of answers.",
    "NF-Water":
      "Imagination and feeling pour into each other here, so an anchor of routine gives your visions somewhere safe to land.",
    "SJ-Fire":
      "You honour tradition and also want it alive, which may make you the person who relights an old custom for everybody else.",
    "SJ-Earth":
      "Ritual feels natural to you, and its power lies in repetition, the same cup and chair facing the same early light.",
    "SJ-Air":
      "You like a belief to be explained and a custom to have reasons, and reading the history of either can deepen your respect.",
    "SJ-Water":
      "Memory is your chapel, so to speak, and the people who came before you are often quietly present at your decisions.",
    "SP-Fire":
      "Dance, sprinting, drumming or open flame may bring you to reverence faster than sitting still on any kind of cushion.",
    "SP-Earth":
      "Bare feet, clay, stones or the unhurried habits of an animal may teach you rather more than elaborate instruction could.",
    "SP-Air":
      "You catch meaning in passing, from an overheard remark or a change of wind, and a pocket notebook keeps it from escaping.",
    "SP-Water":
      "Music and moving water seem to know a short road to your centre, and half an hour beside either is seldom wasted.",
  },
  axis: "SN",
  byClarity: {
    S: {
      firm: "You find depth in what can be seen and held, so begin any reflection with an actual object.",
      soft: "A slight lean towards the tangible means that a fact usually opens the door and imagination follows it in.",
    },
    N: {
      firm: "Your mind goes quickly to the meaning behind things, and a simple bodily task can keep it company.",
      soft: "On many days you read the symbol first, on others the plain surface, and each reading deserves its turn.",
    },
  },
  level:
    "Fact and symbol weigh the same with you, going by your answers; keep a stone and a story on one shelf.",
};
