import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "One of your gifts is foresight, the kind that notices in March what will go wrong with the picnic in July.",
      "You can hold a large structure in mind and turn it slowly.",
      "Because the skill is silent, others may credit luck with what was really preparation.",
    ],
    INTP: [
      "You have a talent for the exact distinction, the small word that makes a muddled discussion come apart neatly.",
      "Problems interest you for their own sake, which gives your patience an unusual reach.",
      "Show your working now and then, since half the beauty lies there.",
    ],
    ENTJ: [
      "Most people see a crowd where you see a team with its positions not yet filled.",
      "Your talent is to give effort a direction and a date.",
      "It is at its finest when you use it on behalf of somebody whose ability has gone unnoticed.",
    ],
    ENTP: [
      "Connections are your talent, particularly between subjects that have never been introduced.",
      "You might explain a tax form by way of jazz and leave everyone better informed.",
      "The gift likes an opponent, so keep a friend nearby who enjoys disagreeing with you over soup.",
    ],
    INFJ: [
      "You are gifted at saying for people what they were on the way to thinking.",
      "Writing, teaching and one-to-one conversation give this sense room to work.",
      "Since you often do it invisibly, try keeping a record of the moments when someone said you had understood.",
    ],
    INFP: [
      "Your ear for the true phrase is exceptional, as is your dislike of the phrase that merely sounds well.",
      "It serves poems, apologies and letters of condolence equally.",
      "Talent of this kind improves on being shown early, to one reader, before the polishing has begun.",
    ],
    ENFJ: [
      "There is an art to drawing the best from people, and you practise it in kitchens and corridors alike.",
      "You sense when a shy person is nearly ready to speak.",
      "Your voice, spoken or written, is another gift, particularly when it describes your own view.",
    ],
    ENFP: [
      "Possibility comes to you the way scent comes to a dog, from all sides and before breakfast.",
      "You are talented at beginnings, introductions and the cheering phrase that sends someone back to work.",
      "Pair the gift with a deadline chosen by yourself, and it grows stronger shoulders.",
    ],
    ISTJ: [
      "Accuracy is a talent, though it seldom receives flowers.",
      "You can recall a procedure, a date or a serial number years afterwards, and people stake their plans on your word.",
      "Consider teaching what you know, for your explanations have the rare merit of leaving nothing out.",
    ],
    ISFJ: [
      "You remember people in detail, from their allergies to the names of their late dogs.",
      "This talent for attention turns ordinary service into something close to craftsmanship.",
      "It also makes you a gifted keeper of stories, so write down a few before the tellers move away.",
    ],
    ESTJ: [
      "When an event is falling apart, somebody usually looks about for you.",
      "You are gifted at seeing the next practical step and assigning it to a willing pair of hands.",
      "Beneath that lies a further talent, a sense of fairness sturdy enough for other people to lean on.",
    ],
    ESFJ: [
      "You can make a room of strangers feel that they were expected, which is a talent with no certificate.",
      "Timing, tact and an excellent memory for names lie behind it.",
      "The same skills suit mentoring, celebration and the patient repair of a committee that has quarrelled.",
    ],
    ISTP: [
      "Your hands and eyes discuss a problem before the rest of you is informed.",
      "Diagnosis is the gift, whether the patient is an engine, a recipe or a faulty argument.",
      "You learn by handling, so give yourself new tools and unfamiliar materials from time to time.",
    ],
    ISFP: [
      "Taste is a form of intelligence, and yours is finely tuned to colour, proportion, sound or the grain of wood.",
      "You know when to stop, a talent many experts lack.",
      "Let someone see the work in progress, because your choices could teach them how to look.",
    ],
    ESTP: [
      "Under pressure you become calmer, which is the reverse of what happens to almost everybody else.",
      "You read a face, a gap or a changing wind in an instant and act upon it.",
      "Sport, negotiation and emergencies show the gift, although it is equally welcome at a family lunch.",
    ],
    ESFP: [
      "Delight is your medium, and you handle it with more skill than onlookers suppose.",
      "A pause, a gesture or a well-chosen song can change the temperature of an evening in your care.",
      "Rehearsal suits this talent better than its reputation suggests, so give the spontaneous a little practice.",
    ],
  },
  bySign: {
    Aries: [
      "Courage at the starting line is the talent that tradition grants to Aries.",
      "Other people wait for instructions while this sign learns by doing, and then does it again faster.",
      "Mars is a vigorous tutor; a gift begun so boldly may deserve a second lesson, booked for the week after the excitement.",
    ],
    Taurus: [
      "Endurance, touch and a sense of true value are among the gifts the old books assign to Taurus.",
      "Venus teaches here by repetition, and what is learned stays learned.",
      "The sign ripens rather late and keeps its flavour; protect the slow hour in which such abilities are usually practised.",
    ],
    Gemini: [
      "Quickness with language is the traditional endowment of Gemini, whether for puns, dialects or instructions.",
      "The sign collects skills as other people collect keys.",
      "Several of them open the same door; mastery might begin by choosing two that belong together and giving the rest an amicable holiday.",
    ],
    Cancer: [
      "Memory in Cancer is said to work like a cellar, preserving the flavour of each year.",
      "From it come storytelling, cooking, counsel and a genius for making newcomers comfortable.",
      "Moods are part of the instrument; learn which weather suits which task, and the talent becomes far easier to play.",
    ],
    Leo: [
      "Stage presence belongs by ancient custom to Leo, even when the stage is a school assembly or a birthday toast.",
      "The sign can lend its warmth to timid performers.",
      "That generosity is itself an ability; private practice, unseen and unapplauded, polishes the brightness into something lasting.",
    ],
    Virgo: [
      "A fine filter is the gift of Virgo, able to separate the useful from the merely present.",
      "Editing, nursing a garden and repairing small machinery are typical exercises for it.",
      "Mercury supplies dexterity; praise for your skill may bounce off at first, so let one compliment stay overnight.",
    ],
    Libra: [
      "An ear for tone distinguishes Libra, the sense that this word would soothe and that one would sting.",
      "Such talent serves design, music, law and difficult dinners.",
      "It improves through comparison; trust the first preference occasionally, before the second has been consulted.",
    ],
    Scorpio: [
      "Concentration is the talent that tradition finds in Scorpio, the power to remain with a subject after the lamps go out.",
      "Investigators, surgeons of prose and patient anglers all share it.",
      "Secrecy helps at the beginning; later the work may need a trusted witness and an open door.",
    ],
    Sagittarius: [
      "Seeing far and speaking encouragingly about it is the talent of Sagittarius, a natural teacher among the signs.",
      "Foreign languages, long stories and big subjects suit it.",
      "Enthusiasm carries most of the distance; the remaining yards are covered by small corrections, made without losing sight of the aim.",
    ],
    Capricorn: [
      "Stamina is counted as the great ability of Capricorn, a sign that practises while others discuss practising.",
      "Saturn teaches by means of scales, drafts and early trains.",
      "Results come with a certain dry elegance; you may find that your gift grows funnier, and better, as the years relax it.",
    ],
    Aquarius: [
      "Seeing the pattern from outside is the peculiar gift of Aquarius, useful in science, satire and local government.",
      "The sign tends to arrive at an answer by an unmarked path.",
      "Companions may require a map; drawing one for them could turn a private originality into a shared invention.",
    ],
    Pisces: [
      "Porous attention is the talent of Pisces, which takes in music, mood and the feelings of the back row.",
      "Actors, peacemakers and painters of atmosphere draw upon the same spring.",
      "Form is its best friend; a regular appointment, a frame or a poetic metre gives the feeling something to fill.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Ideas ignite in this pairing at conversational speed; the talent shows best when an audience may interrupt and the inventor has somewhere to pace.",
    "NT-Earth":
      "A gift for workable elegance appears wherever analysis meets earth; your finest solution may be one so plain that everybody assumes it was obvious.",
    "NT-Air":
      "Abstraction is playtime for this combination, as comfortable as hopscotch; translating it for ordinary use is a second ability, and probably the more generous one.",
    "NT-Water":
      "Insight arrives in this blend by two doors, the argument and the hunch; your skill lies partly in letting each of them finish speaking.",
    "NF-Fire":
      "Encouragement is an inflammable talent, and this pairing carries matches; teaching, campaigning or simply making a toast can reveal how well you kindle others.",
    "NF-Earth":
      "Here imagination has good hands, able to make kindness visible in a meal, a garden or a classroom; modest materials suit it perfectly.",
    "NF-Air":
      "Metaphor is the native ability of this combination, which explains one heart to another; somebody near you may already be quoting something you said.",
    "NF-Water":
      "Deep listening is the rare accomplishment of this pairing, audible mainly as silence; art made afterwards has often been soaking for a considerable time.",
    "SJ-Fire":
      "Energy that keeps appointments is rarer than genius and frequently more useful; this blend could revive a choir, a club or an abandoned allotment.",
    "SJ-Earth":
      "Craftsmanship is the obvious gift of this combination, including the hidden side of the drawer; younger hands would learn a good deal by watching.",
    "SJ-Air":
      "Clear explanation, in a sensible order, is this pairing’s understated accomplishment; manuals, lessons and family histories would all benefit from your paragraph breaks.",
    "SJ-Water":
      "Care and recollection combine here into a talent for occasions; people feel properly welcomed, mourned or celebrated when you have had charge of the details.",
    "SP-Fire":
      "Performance under pressure is second nature to this lively pairing; sport, stage or a stalled kitchen on Saturday evening can all supply the necessary heat.",
    "SP-Earth":
      "This combination thinks through material, and may know the answer once the clay is wet; trust what your fingertips notice before the discussion starts.",
    "SP-Air":
      "Mimicry, repartee and rapid learning are the bright coins of this pairing; spend some of them on a skill that takes until winter.",
    "SP-Water":
      "A musical sense of moment belongs to this blend, whether or not music is involved; you sense the moment to enter, to linger and to leave gracefully.",
  },
  axis: "SN",
  byClarity: {
    S: {
      firm: "Your talent lives firmly in the particular, so judge it by finished objects, good service and things that now work.",
      soft: "Being practical by a narrow margin, you may find your skills in the making and often in the imagining too.",
    },
    N: {
      firm: "Because your strength is plainly in possibilities, a rough sketch on paper will reveal more of it than further thinking.",
      soft: "On many days you work from a hunch, and on others from close observation, so both deserve a place in your training.",
    },
  },
  level:
    "You answered as often for the real as for the possible, and the ease of passing between them is itself a gift.",
};
