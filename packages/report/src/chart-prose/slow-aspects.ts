import type { AspectCorpus } from "./chart-corpus.ts";

/** Aspects of the Sun, the Moon and the three quick planets to the slow ones, and of Jupiter to Saturn. */
export const slowAspects: AspectCorpus = {
  "Sun-Jupiter": {
    joined:
      "Hopefulness is given a generous allowance here, which can mean saying yes to an invitation before looking up the bus.",
    flowing:
      "Confidence is said to come without much noise, so people may lend you their trust, their ladder or the spare room.",
    tense:
      "Appetite outruns the plate in this picture, and your largest plans may improve when one person asks what they cost.",
  },
  "Sun-Saturn": {
    joined:
      "Duty is thought to have sat beside you early, and what was earned slowly may seem more trustworthy than any gift.",
    flowing:
      "Patience serves the will without complaint here, so long work with a visible end may suit you better than quick praise.",
    tense:
      "A stern examiner stands in the old image, although the marks you fear may turn out to be your own.",
  },
  "Sun-Uranus": {
    joined:
      "The symbolism puts lightning near the hearth, with a need for one corner of life where nobody has made the rules.",
    flowing:
      "Change is read as a friend of yours, so an altered timetable might wake you up where it would upset another person.",
    tense:
      "Being told how it has always been done may bring out the rebel, whom tradition advises you to employ on real problems.",
  },
  "Sun-Neptune": {
    joined:
      "Light falls through mist in this image, which may make you a fine dreamer and a poor judge of closing time.",
    flowing:
      "Imagination is said to flow easily toward your purpose, and music, film or prayer may tell you what an argument cannot.",
    tense:
      "Tradition sees a wish to be everywhere at once, so a list with three items may be kinder to you than a vision.",
  },
  "Sun-Pluto": {
    joined:
      "Intensity is the usual word, for a person who may go to the root of a matter while others admire the leaves.",
    flowing:
      "Deep reserves are suggested here, of the kind you may only notice after a hard winter that you came through standing.",
    tense:
      "Questions of control belong to this picture, and you may find power easiest to carry where it can be handed back.",
  },
  "Moon-Jupiter": {
    joined:
      "A large heart and a large pot of stew are the old images, and your welcome may run slightly ahead of your cupboards.",
    flowing:
      "Good humour is thought to return to you soon after a disappointment, often in the form of a meal with company.",
    tense:
      "Feelings may swell to fill the room they are given, so a night’s sleep is a fair editor of promises.",
  },
  "Moon-Saturn": {
    joined:
      "Old astrologers pictured a child who learned early to be useful, and giving help may still come easier than receiving it.",
    flowing:
      "Steadiness of mood is the traditional gift, and others may lean on you as they would on a wall that has been warmed by sun.",
    tense:
      "Reserve may stand guard over tenderness in this symbolism, and it can relax a little when somebody simply keeps a small promise.",
  },
  "Moon-Uranus": {
    joined:
      "Moods are said to change like a switched-on light, and a home with a free hour in it may suit you best.",
    flowing:
      "You may feel at ease among unusual people, since the symbols here give comfort a taste for fresh air.",
    tense:
      "Closeness and freedom tug at one sleeve, so you might say early how much room you need rather than leave without a word.",
  },
  "Moon-Neptune": {
    joined:
      "The image is a shore with no fence, where other people’s sadness can wash up at your door before they have mentioned it.",
    flowing:
      "Sympathy and fancy run together softly here, so the mood of a house might be plain to you from the doormat.",
    tense:
      "Longing can be mistaken for memory in this picture, so it may help to ask what was really said and by whom.",
  },
  "Moon-Pluto": {
    joined:
      "Feeling is thought to run in a deep well, and what another would tell on a train may stay with you for years.",
    flowing:
      "Emotional honesty comes with less fear, in the old view, and people might bring you the story they have told nobody.",
    tense:
      "Strong undercurrents are the image, and naming a jealousy or an old hurt in plain words may loosen its hold.",
  },
  "Mercury-Jupiter": {
    joined:
      "The mind is drawn with a wide-brimmed hat here, fond of maps and big ideas, and sometimes careless about the postcode.",
    flowing:
      "Learning is read as a pleasure for you, and listeners may come away from your explanations feeling rather clever.",
    tense:
      "Enthusiasm may promise more than the diary holds, and your best idea might need the smallest of its details checked.",
  },
  "Mercury-Saturn": {
    joined:
      "Thought walks slowly and carries a lantern in this symbolism, so you may prefer one tested sentence to ten bright guesses.",
    flowing:
      "A well-ordered mind is the classical reading, the sort that can still produce the instructions after ten years.",
    tense:
      "An inner critic may proofread you before you have spoken, although the same eye makes careful work of contracts and sums.",
  },
  "Mercury-Uranus": {
    joined:
      "Ideas are said to arrive sideways and all at once, which may delight you and lose anyone who missed the middle steps.",
    flowing:
      "Quick connections are the gift of this picture, so a puzzle, a new device or a foreign joke may feel like play.",
    tense:
      "Your thoughts may jump the fence while the meeting is still at the gate, and a spoken summary would let people follow.",
  },
  "Mercury-Neptune": {
    joined:
      "Facts and images share a drawer here, with the colour of a day perhaps remembered more surely than its date.",
    flowing:
      "Poets like this pairing, in which you may hear what somebody meant underneath the words that they could find.",
    tense:
      "Mist gets into the filing cabinet in this image, so arrangements repeated back in plain figures may spare you some trouble.",
  },
  "Mercury-Pluto": {
    joined:
      "The detective is the usual figure, asking politely and repeatedly until the real reason puts down its hat.",
    flowing:
      "Concentration comes easily in this reading, and a subject you truly care about may hold you long past midnight.",
    tense:
      "Words are felt to carry weight here, so you may win an argument thoroughly and wish later that you had won it gently.",
  },
  "Venus-Jupiter": {
    joined:
      "Pleasure is served in large portions in the old image, and your generosity may be happiest when it has a budget.",
    flowing:
      "Goodwill tends to circulate around this pairing, together with a fondness for people, puddings and reasons to celebrate.",
    tense:
      "More can look like better for a while, so you may enjoy asking which of three treats you would actually miss.",
  },
  "Venus-Saturn": {
    joined:
      "Affection wears a plain coat in this symbolism, proving itself perhaps by arriving on time for twenty years.",
    flowing:
      "Loyalty and good taste are said to age well together, preferring one sound chair to a fashionable set.",
    tense:
      "A fear of being a burden may make you ask for little, and tradition suggests practising with very small requests.",
  },
  "Venus-Uranus": {
    joined:
      "Attraction comes here with a spark through an open window, and an unexpected answer may charm you more than a compliment.",
    flowing:
      "Friendship is the easy half of love in this picture, so you may keep close ties with people unlike anyone at home.",
    tense:
      "The wish to be close and the wish to be surprised may alternate, which suits relations with some honest distance built in.",
  },
  "Venus-Neptune": {
    joined:
      "Beauty is seen through gauze in the old image, and you may love the song in people before you hear the verse about rent.",
    flowing:
      "Artists have long claimed this one, since you may give form to a longing without pressing it into a lecture.",
    tense:
      "Tradition warns gently of pedestals here, and you may do well to admire a person most closely on an ordinary Wednesday.",
  },
  "Venus-Pluto": {
    joined:
      "Few things are liked by halves in this reading, and a friendship, a painting or a garden may claim all of you.",
    flowing:
      "Love is thought to deepen through candour, so you may value the companion who can hear a difficult truth over soup.",
    tense:
      "Attachment grips hard in this symbolism, and it may help to hold what you love with a hand that can open.",
  },
  "Mars-Jupiter": {
    joined:
      "Courage is given long legs here, and what begins in high spirits may gladly be finished with a second pair of hands.",
    flowing:
      "Effort and luck are drawn as companions, although the luck may only be that you tried the handle.",
    tense:
      "The old image is a gallop downhill, where it saves strength to ask how far it is before setting the pace.",
  },
  "Mars-Saturn": {
    joined:
      "Drive and brake are pressed by one foot in this symbolism, which may teach you a slow strength that others underestimate.",
    flowing:
      "Stamina is what tradition praises here, so the last third of a dull task might be where you come into your own.",
    tense:
      "Stop and go may argue over the wheel, and a schedule with real rests in it tends to satisfy them both.",
  },
  "Mars-Uranus": {
    joined:
      "Sudden starts belong to this picture, and you may work in bursts that leave the usual hours looking slightly foolish.",
    flowing:
      "Inventive energy is the common reading, so you may mend with a hairpin what the manual says cannot be opened.",
    tense:
      "Restlessness may build when you are fenced in, and a daily outlet for movement could keep it from choosing its own.",
  },
  "Mars-Neptune": {
    joined:
      "Action follows a dream here, like a boat following a song, and your hardest rowing may be toward something nobody else can see.",
    flowing:
      "Grace in motion is one old reading, which may appear in dancing, swimming, nursing or simply in how you carry a tray.",
    tense:
      "Energy may leak away where the aim is vague, so one clear task before lunch is a kindness to yourself.",
  },
  "Mars-Pluto": {
    joined:
      "The image is a pressed spring, a hidden strength kept for causes that would send a milder person home.",
    flowing:
      "Determination runs underground in this symbolism, and a hard project may call you back years after others have forgotten it.",
    tense:
      "Force meets force in the old picture, and you may gain more by choosing the one battle that deserves you.",
  },
  "Jupiter-Saturn": {
    joined:
      "Hope and caution keep one ledger here, so you may build steadily toward something that still looks improbable from the road.",
    flowing:
      "Growth and restraint take turns without fuss in this reading, and your plans may come out the right size at first writing.",
    tense:
      "One voice says more and the other says enough, and you may hear them both in questions of money, work and rooms.",
  },
};
