import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "You are likely to read a chart the way you read a floor plan, looking for the load-bearing walls.",
      "The Sun marks the central room, the place where purpose is stored.",
      "Your habit of planning years ahead gives that traditional picture something solid to support.",
    ],
    INTP: [
      "A chart appeals to you first as a system, with its own grammar and several curious exceptions.",
      "Belief can wait while you take the mechanism apart on the kitchen table.",
      "What remains after the dismantling is often a question about yourself worth keeping overnight.",
    ],
    ENTJ: [
      "In any circle of symbols you look for the one in charge, and tradition hands that post to the Sun.",
      "It represents will, direction and the work you sign your name to.",
      "Few people will find the image easier to recognise in their own calendar.",
    ],
    ENTP: [
      "Give you a birth chart and within minutes you are arguing both for it and against it.",
      "The Sun suits that sport, being the symbol of whatever keeps a person curious about being alive.",
      "Somewhere in the debate you usually say something true about yourself by accident.",
    ],
    INFJ: [
      "You tend to hear a symbol before you analyse it, as one hears music through a wall.",
      "The Sun in a chart stands for the steady note beneath the day’s noise.",
      "Long private reflection has probably taught you where that note usually sounds.",
    ],
    INFP: [
      "For you a chart works best as a poem about being born, read slowly and never quite finished.",
      "Its Sun points to what you value when nobody is asking.",
      "You have probably carried a private version of that answer since childhood, revising a line here and there.",
    ],
    ENFJ: [
      "Show you a wheel of symbols and you soon wonder how it would look beside a friend’s.",
      "The Sun in yours speaks of the warmth you organise other people around.",
      "It also asks a quieter question, about what you would pursue with an empty diary.",
    ],
    ENFP: [
      "Twelve signs and several planets look to you like a company waiting for a play.",
      "Your own Sun gets the leading part, the character who openly wants something.",
      "Other pieces of the chart can then be met as supporting characters, each with a motive.",
    ],
    ISTJ: [
      "You prefer a statement that can be checked, so the astronomy in a chart may interest you before the symbolism does.",
      "The Sun’s place is a measured position, and you respect measurement.",
      "From there the traditional meanings become an inherited commentary, useful where they fit.",
    ],
    ISFJ: [
      "Old customs sit comfortably with you, and the zodiac is among the oldest still in household use.",
      "Its Sun describes the part of a person that keeps the lamp lit.",
      "You may recognise it in tasks you do faithfully for others and rarely mention afterwards.",
    ],
    ESTJ: [
      "A chart makes most sense to you as a table of duties, with each planet given a department.",
      "Under that arrangement the Sun runs the office and answers for the results.",
      "You will probably judge its description by what you actually did last month, a fair test.",
    ],
    ESFJ: [
      "You first met your sign, most likely, through other people, across a table where birthdays were being compared.",
      "That sociable side of astrology is close to its real use.",
      "The Sun becomes a way of talking about what each person at the table is proud of.",
    ],
    ISTP: [
      "Mechanisms please you, and the zodiac is at bottom a very old clock with twelve hours on its face.",
      "The Sun is the hand that anybody can follow.",
      "You can admire the workmanship, take away whatever is useful, and leave the grander claims on the bench.",
    ],
    ISFP: [
      "Colours and textures reach you sooner than theories, so let your sign be an image before it is an explanation.",
      "The Sun is a light upon objects you already love.",
      "Notice what it falls on in your home, your hands and your favourite hours.",
    ],
    ESTP: [
      "Sitting still for a lecture on symbols is hardly your idea of an evening.",
      "Put simply, the Sun in a chart is whatever makes you get up and go.",
      "Try the old description against something you did last Saturday, and keep it only where it matches.",
    ],
    ESFP: [
      "Astrology gives you a good opening line at a party, and there is no shame in that.",
      "Beneath the fun, the Sun represents the thing that makes you shine without effort.",
      "You know the feeling already, from rooms that grew brighter while you were telling a story.",
    ],
  },
  bySign: {
    Aries: [
      "First in the traditional order, Aries is cardinal fire, the match at the moment of striking.",
      "Mars rules it, lending a taste for directness and a clean start.",
      "Opposite stands Libra, which weighs and consults; the old advice is to borrow those scales before swinging the hammer.",
    ],
    Taurus: [
      "Fixed earth is the tradition’s phrase for Taurus, meaning ground that has been settled and intends to stay fertile.",
      "Venus governs here in country clothes, fond of bread, good cloth and unhurried company.",
      "Scorpio lies opposite, asking what you would still value if every possession were stripped away.",
    ],
    Gemini: [
      "Mutable air belongs to Gemini, a wind that changes quarter several times before lunch.",
      "Mercury is its ruler, patron of messengers, clerks and those who read the noticeboard.",
      "On the far side of the circle Sagittarius waits with one large question; your many small ones can be read as its footnotes.",
    ],
    Cancer: [
      "The Moon rules Cancer, so the symbolism here rises and falls by habit.",
      "As cardinal water it is a spring, beginning things while it seems merely to care for them.",
      "Capricorn faces it from the mountain side; between the two runs an ancient conversation about home and public duty.",
    ],
    Leo: [
      "Leo alone is ruled by the Sun itself, which tradition counts as being on home ground.",
      "Fixed fire describes a flame that stays in its grate and warms the same room each evening.",
      "Aquarius sits opposite with the wider crowd in mind, a reminder that every theatre opens onto a street.",
    ],
    Virgo: [
      "Mercury, in the role of careful editor, presides over Virgo.",
      "The sign is mutable earth, the workable kind that can be sieved, weighed and improved before anything is planted.",
      "Facing it is Pisces, where nothing has an edge; tradition pairs them so that useful work may keep some mercy in it.",
    ],
    Libra: [
      "As cardinal air, Libra sets things going by means of a conversation.",
      "Venus rules it in formal dress, attentive to proportion, courtesy and the placing of chairs.",
      "Aries is the opposite sign, quick to act alone; the pairing suggests that fairness also requires somebody willing to go first.",
    ],
    Scorpio: [
      "Still, deep water is the customary image for Scorpio, the fixed sign of the water element.",
      "Mars is the traditional ruler, and many modern writers add Pluto.",
      "Taurus faces it across the wheel, at ease with simple comforts; between them lies the question of what to hold and what to release.",
    ],
    Sagittarius: [
      "Jupiter, the generous judge of the old heavens, rules Sagittarius.",
      "Its fire is mutable, closer to a torch on a journey than a lamp on a desk.",
      "Gemini looks back from the opposite side with a handful of details; a wide horizon, tradition hints, is improved by good directions.",
    ],
    Capricorn: [
      "Under Saturn, the planet of time and boundaries, Capricorn learns the worth of the long path.",
      "Cardinal earth means ground that is being deliberately built upon, stone after stone.",
      "The opposite sign is Cancer, keeper of kitchens and memory; every high place in this symbolism has a house below with its windows lit.",
    ],
    Aquarius: [
      "Although its emblem carries water, Aquarius is a sign of air, and a fixed one.",
      "Saturn is the older ruler and Uranus the modern addition, which gives the sign both rules and exceptions.",
      "Leo occupies the opposite chair; principle and personal warmth are asked to share that long table.",
    ],
    Pisces: [
      "Last in the order, Pisces is mutable water, an estuary where several rivers have forgotten their names.",
      "Jupiter rules by tradition, with Neptune a later guest.",
      "Virgo sits opposite, holding a list and a clean cup; the old reading is that compassion travels further with a practical friend.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Strategic minds and the fire signs share an impatience with waiting; in symbolic terms the blueprint meets the spark, so ideas arrive already asking to be tried.",
    "NT-Earth":
      "The element of earth asks for evidence in wood and stone, and an analytical temperament is glad to supply it; theories here want to become objects.",
    "NT-Air":
      "Air is the element of language and distance, which suits a mind fond of models; your chart’s prevailing weather is bright, with an occasional breeze of questions.",
    "NT-Water":
      "Water represents feeling and memory, an unexpected companion for a temperament that trusts logic; together they suggest an analyst who remembers how things felt at the time.",
    "NF-Fire":
      "When an idealist’s temperament meets the element of fire, convictions tend to travel outward; the traditional picture is a beacon, lit so somebody else can see the path.",
    "NF-Earth":
      "Earth gives a hopeful temperament somewhere to plant things; patience is its traditional virtue, and it can teach an ideal to become a habit.",
    "NF-Air":
      "Among the elements air belongs to conversation, and your temperament to meaning; joined in one chart, they describe someone who discovers what matters by talking it through.",
    "NF-Water":
      "Here a feeling temperament stands waist-deep in the element of feeling; the symbolism is generous and rather tidal, so remember where the dry rocks are.",
    "SJ-Fire":
      "Fire in the hands of a steady temperament becomes a hearth, tended at regular hours; the symbolism suggests energy that arrives punctually with its own tools.",
    "SJ-Earth":
      "Both your temperament and your element are at home with measures and kept promises; the chart begins on very firm ground, where some loose soil would be welcome.",
    "SJ-Air":
      "A dutiful temperament under the element of air is rather like a well-run library; order is present, and so is the pleasure of an open window.",
    "SJ-Water":
      "Water in the old scheme holds memory, and a conserving temperament knows what to do with that; photographs get labelled, and feeling is given a proper shelf.",
    "SP-Fire":
      "Quick hands and the quickest element make a lively opening to any chart; tradition would call it kindling, and advise keeping a stack of larger logs nearby.",
    "SP-Earth":
      "Earth is the element of the senses, and a practical temperament already lives there; read together, they favour the potter’s thumb over the scholar’s pointing finger.",
    "SP-Air":
      "Your temperament likes to move and the element of air is never still; the symbolic result is a kite, happiest aloft, with somebody reliable holding the string.",
    "SP-Water":
      "Symbolically, water meeting an improvising temperament gives a river with good reflexes; it reads each bend as it comes, and seldom consults a map before the estuary.",
  },
  axis: "SN",
  byClarity: {
    S: {
      firm: "Because your attention goes firmly to what is present, treat each symbol as a label and check it against the jar.",
      soft: "With only a slight lean toward the concrete, you may find some images speak plainly while others need an example beside them.",
    },
    N: {
      firm: "Your clear preference for pattern means a chart can fill with meaning fast, so leave several spaces on the page empty.",
      soft: "On many days you read for the underlying theme, and on others the ordinary fact is company enough.",
    },
  },
  level:
    "Fact and pattern balanced when you answered, and a symbol can be tested both by what it suggests and by what happened.",
};
