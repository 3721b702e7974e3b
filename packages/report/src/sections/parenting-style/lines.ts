import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "With the young you are at your best as a patient explainer, who answers a serious question seriously.",
      "You like to raise a person able to think, and noise at bedtime tests that noble scheme.",
      "If you have children, or were one, remember how far a silly voice could go.",
    ],
    INTP: [
      "A child’s endless why meets its equal in you, and an afternoon may vanish into magnets or the age of stars.",
      "Shoes, lunches and appointments are where you come adrift.",
      "Shared charts on a kitchen wall can hold the details while you keep the wonder.",
    ],
    ENTJ: [
      "Your care takes the form of opportunity, with lessons found, doors opened and high hopes spoken aloud.",
      "A dawdling child may feel like a late train to you.",
      "Any youngster in your life, a niece or a pupil included, will treasure the hour in which nothing had to be achieved.",
    ],
    ENTP: [
      "Children find in you a marvellous accomplice for experiments, puns and dens that take over the hall.",
      "Rules shift when a good argument appears, and small people learn that quickly.",
      "Pick three that never move, perhaps about sleep, safety and kindness, and let the others stay open to debate.",
    ],
    INFJ: [
      "You see the quiet child at the edge of the party and know what to say.",
      "Guiding somebody young can absorb you so fully that your own needs go dark.",
      "Leave room for them to surprise you, because a soul is not a plan and may prefer football.",
    ],
    INFP: [
      "Imagination is common ground between you and anyone under ten.",
      "You protect a child’s difference fiercely, having perhaps been the odd one yourself.",
      "Firmness can come from that same loyalty, so say the kind no early and keep it when the lower lip begins to shake.",
    ],
    ENFJ: [
      "Encouragement is your mother tongue, and children hear it as permission to try.",
      "You may take a bad school report or a sulky week as a verdict on your love.",
      "Grown or small, they need your interest most when they are failing at something you would never have chosen.",
    ],
    ENFP: [
      "Ordinary Saturdays turn into expeditions when you are in charge of the young.",
      "Your delight in them is obvious, which is a fine thing to grow up beside.",
      "Steady bedtimes and found gloves are duller gifts, and a simple evening order would let you give those too.",
    ],
    ISTJ: [
      "Everybody small knows that you will be at the gate when you said, with the spare jumper.",
      "Such dependability becomes a foundation they can run on for life.",
      "Bend a rule aloud once in a while, and give your reason, so they can see how judgement works.",
    ],
    ISFJ: [
      "Favourite cups, alarming dogs and the exact words of the lullaby are all in your memory.",
      "Such care makes any child feel known, and it can leave little for them to attempt alone.",
      "Let them pack the bag badly once, and bear the forgotten sandwich with good cheer.",
    ],
    ESTJ: [
      "Order gives your affection its shape: chores, fair turns, and an answer that means what it says.",
      "The young feel safe with you and may also feel inspected.",
      "Praise the effort they made when no one was checking, and admit a mistake of your own at supper.",
    ],
    ESFJ: [
      "Birthdays, neighbours and full tables give children near you a sense of belonging.",
      "You care about how a family appears, and a teenager in torn jeans may press exactly there.",
      "Ask what the jeans mean before you ask them to change, and listen past the first shrug.",
    ],
    ISTP: [
      "A child in your workshop gets to hold the real hammer, a form of respect they remember.",
      "Calm in a crisis, you deal with grazed knees and blocked drains alike.",
      "Words of comfort can be few, as long as you kneel to the right height when you say them.",
    ],
    ISFP: [
      "Gentle attention is your way with the young, on the floor among the crayons with no lesson in mind.",
      "You accept the child who is actually there.",
      "Limits may feel unkind to you, so think of them as the edges of the paper that let a drawing exist.",
    ],
    ESTP: [
      "Adventure comes with the coat you wear, and children trail after it up trees and into cold rivers.",
      "You teach courage by standing near and laughing at the mud.",
      "Hesitant, worried youngsters require a different pace, and will trust you all the more for matching it.",
    ],
    ESFP: [
      "Music in the car, pancakes in the evening and a lap always available: such is your childcare.",
      "Such fun is real nourishment, although plain consistency feeds a child as well.",
      "Hold to one unpopular rule through a whole rainy week, with hugs on either side of it.",
    ],
  },
  bySign: {
    Aries: [
      "Independent children delight you, and you rarely worry about a scraped knee.",
      "You charge ahead, so a slow eater or a shy talker can stretch your patience.",
      "Get down to their pace for one errand, and you may recall being hurried yourself.",
    ],
    Taurus: [
      "Nourishing food, clean pyjamas and the same story every evening come without strain.",
      "Your steadiness is what the very young seem to feel, like warmth from a stove.",
      "Changes of mind are harder, so when a routine must move, give everyone notice, including you.",
    ],
    Gemini: [
      "Talk is your great offering, from nonsense rhymes in the pushchair to arguments about the news.",
      "You are likely to keep a playmate’s curiosity well into old age.",
      "Remember to fall silent sometimes, because the important confession often comes after a long, unfilled pause.",
    ],
    Cancer: [
      "Mothering, in whatever form and by whatever gender, is the old province of Cancer and its Moon.",
      "You make a home feel like a home for any small visitor.",
      "Letting go is the later lesson, practised in little steps, such as a night at a friend’s with no phone call.",
    ],
    Leo: [
      "You notice every small performance, from a cartwheel to a lost tooth.",
      "You share the Sun’s habit of warming all in range, though a child may one day want the middle of the stage.",
      "Ask about their own favourite heroes, and applaud the ones you find baffling.",
    ],
    Virgo: [
      "Labelled lunchboxes are a love letter, even if nobody reads them so.",
      "You have an eye for the loose button and the misspelt word.",
      "Let some errors stand uncorrected, since a child who may be wrong in peace becomes braver about trying.",
    ],
    Libra: [
      "You would like the nursery to be handsome and everybody in it polite.",
      "Among squabbling cousins you can hear both tales and keep a straight face.",
      "Sometimes a child needs an ally more than a judge, so choose a side when cruelty is plain.",
    ],
    Scorpio: [
      "Younger people are guarded by you with an intensity they may only understand when they are older.",
      "You are quick to notice a false smile at the school gate.",
      "Give them privacy as they grow, with a diary that stays shut, and your trust will come back to you.",
    ],
    Sagittarius: [
      "Maps on the wall and muddy boots in the hall suit your idea of upbringing.",
      "Jupiter, large and generous in the old stories, looks after your sign and its love of questions.",
      "Children also need to hear that you will be home on Thursday, and then to see you there.",
    ],
    Capricorn: [
      "Order, warm coats and kept promises come naturally to you around the young.",
      "Your sign, in the lore, grows younger with the years, which is lucky for grandchildren, godchildren and neighbours.",
      "Start early by playing one ridiculous game each week that teaches nothing and improves nobody.",
    ],
    Aquarius: [
      "Children are fellow citizens in your conversation, and they generally rise to the occasion.",
      "The unconventional streak in you lets an odd child breathe.",
      "Warm arms are needed too, along with the interesting principle, so offer a cuddle before explaining why the sky goes dark.",
    ],
    Pisces: [
      "Bedtime tales bloom in your company, with whales, lost kings and a dog who can sing.",
      "A thin skin comes with the sign, so you may feel a child’s sorrow more than the child does.",
      "Be the shore as well as the wave, by keeping one calm rule that stands when everybody is crying.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Big questions are how you fire up young minds; let a few go unanswered overnight so that the child can own the discovery.",
    "NT-Earth":
      "Competence is what you hope to pass on, one bicycle chain at a time, and patience with clumsy hands is part of it.",
    "NT-Air":
      "Your home, or any corner you share with the young, fills up with facts; leave a cushion free for plain comfort.",
    "NT-Water":
      "A child’s fear is clear to you sooner than you show, so let your expression answer before your theory does.",
    "NF-Fire":
      "Believing in the young out loud is a lovely habit of yours; believe in their ordinary days with equal enthusiasm.",
    "NF-Earth":
      "Generous ideals and regular meals go together in your care, and a child may remember them as a single taste.",
    "NF-Air":
      "Language comes to you for feelings a child cannot express; offer two suggestions and let them choose, or reject both.",
    "NF-Water":
      "So much tenderness flows toward the young that you may need an adult friend nearby who asks how you slept.",
    "SJ-Fire":
      "Leading a little expedition comes naturally to you; a day off from orders, with everyone in charge of something silly, does good.",
    "SJ-Earth":
      "From you the young learn that jars get filled, bills are kept in a drawer and promises hold through bad weather.",
    "SJ-Air":
      "A rule from you comes with its reason, and children generally keep a rule longer once they can explain it themselves.",
    "SJ-Water":
      "Family stories stay alive in your keeping; tell the funny ones and the sad ones, so that nobody has to be perfect.",
    "SP-Fire":
      "Play with you is fast and glorious; end it ten minutes early now and then, because small bodies come down slowly.",
    "SP-Earth":
      "Your teaching is to let children stir, dig and saw beside you, an education that needs few words and plenty of old shirts.",
    "SP-Air":
      "Jokes are your bridge to the young, and they will cross it with heavier things if you sometimes stop to listen.",
    "SP-Water":
      "Tearful children are met softly and without ceremony, and a shared cup of cocoa may say everything that is required.",
  },
  axis: "JP",
  byClarity: {
    J: {
      firm: "Since routine suits you so plainly, children around you will know the shape of a day, and may enjoy a rare holiday from it.",
      soft: "You lean a touch toward order, and on many days you would happily swap the bedtime chart for one more chapter.",
    },
    P: {
      firm: "Your clear taste for open days gives the young room to roam, with a few fixed points to come home to.",
      soft: "You may see yourself in both the timekeeper and the playmate, with the playmate perhaps half a step ahead.",
    },
  },
  level:
    "Routine and freedom were level for you, and children may get from you a fixed bedtime and an open afternoon.",
};
