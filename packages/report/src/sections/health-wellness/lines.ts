import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Your body is easily demoted to a vehicle for the mind, fed at the desk and parked late.",
      "You follow a routine well once you respect its design, so build one that you find elegant.",
      "An unaccompanied walk may give your thoughts more room than another hour of concentration.",
    ],
    INTP: [
      "Hunger, cold and bedtime can escape you entirely when a problem is going well.",
      "You tend to know a great deal about wellbeing and to practise a fraction of it.",
      "Attach one physical habit to something you never forget, such as a stretch while the coffee is brewing.",
    ],
    ENTJ: [
      "You run hard and may count exhaustion as proof of a day properly spent.",
      "Exercise often appeals when it has a target, while rest feels like an unpaid invoice.",
      "Put recovery in the diary as firmly as any meeting, and judge a week partly by how you slept.",
    ],
    ENTP: [
      "Variety keeps you moving, and the same treadmill on the same evening soon loses your interest.",
      "Late talk, late ideas and late suppers can leave your mornings somewhat theoretical.",
      "Change the activity as often as you like, provided that the bedtime changes a little less.",
    ],
    INFJ: [
      "Other people’s troubles seem to lodge in your shoulders, where you discover them on Thursday.",
      "Noise, bright shops and crowded weeks cost you more than they appear to cost your friends.",
      "Plan an hour of stillness after every demanding gathering, and guard it as you would guard somebody else’s.",
    ],
    INFP: [
      "Your wellbeing rises and falls with your imagination, and a grey week indoors can dim both.",
      "Strict programmes seldom last with you, because they arrive without a reason to love them.",
      "Choose movement that feels like a story, perhaps a river path or dancing in the kitchen after dark.",
    ],
    ENFJ: [
      "You know how everyone is feeling and may be the last to learn that you are tired.",
      "Care offered to others can become a way of postponing your own supper or sleep.",
      "What has your body accomplished for you today, and has it received any acknowledgement?",
    ],
    ENFP: [
      "Your energy comes in tides, high when life is interesting and startlingly low when it is not.",
      "Excitement may carry you past several meals and a good bedtime.",
      "An anchor at each end of the day, such as washing slowly or sitting by a window, gives the tide its shore.",
    ],
    ISTJ: [
      "You keep appointments with the dentist and possibly a record of them.",
      "Routine supports you, and you may continue on duty long after your body has asked to be excused.",
      "Let a yawn, a stiff back or a dull mood count as information worth having before it becomes a complaint.",
    ],
    ISFJ: [
      "You ensure that everybody else has eaten and then finish the cold toast standing up.",
      "Strain can collect in silence, since complaining strikes you as one more burden for the household.",
      "One seated meal a day, with nobody else’s needs on the table, would be a respectable beginning.",
    ],
    ESTJ: [
      "You approach fitness as you approach most things, with a plan, decent shoes and a start time.",
      "Irritability is often your first sign of fatigue, noticed by colleagues and relatives before it is noticed by you.",
      "Schedule something with no purpose at all, and resist keeping score.",
    ],
    ESFJ: [
      "Company suits you, and a walk with a neighbour may please you more than an hour with a machine.",
      "Tension among people you love can unsettle your appetite or your sleep.",
      "Learn one quiet comfort that depends on nobody’s mood, such as a bath, a song or some knitting.",
    ],
    ISTP: [
      "You trust your body while it works and look into it, like an engine, only when something rattles.",
      "Climbing, swimming or chopping wood can clear your head in a way that conversation rarely does.",
      "Rest before the machinery insists, and tell one person when you are worn out.",
    ],
    ISFP: [
      "Your senses are a reliable gauge, and harsh lighting or a hurried lunch can sour an entire afternoon.",
      "You thrive with softness around you, although hard feelings tend to be slept on instead of spoken.",
      "Regular time among plants, water or animals may persuade your shoulders to come down.",
    ],
    ESTP: [
      "You like your body in use, preferably at speed and with somebody keeping pace.",
      "Stillness may feel like a penalty, so tiredness has to shout before you hear it.",
      "Try a slow version of something you enjoy, such as floating after the swim, and notice what loosens.",
    ],
    ESFP: [
      "Pleasure is a sound guide to your wellbeing, as long as tomorrow morning is consulted too.",
      "You move most gladly to music and among friends, while solitary regimes wither within a fortnight.",
      "Let one evening each week finish early, and welcome the following morning as an honoured guest.",
    ],
  },
  bySign: {
    Aries: [
      "Medieval almanacs drew a figure with a sign on every limb, and Aries was placed upon the head.",
      "As an image it suits a life led brow first, in a hurry and rather warm.",
      "Unclenching the jaw at traffic lights is a start, and so is the occasional game you are content to lose.",
    ],
    Taurus: [
      "The neck and throat were given to Taurus by the old almanac makers, along with singing and good appetite.",
      "Simple comforts may restore you best, taken slowly and without apology.",
      "Hum while you cook, eat the first mouthful with attention, and let your shoulders be heavy.",
    ],
    Gemini: [
      "Hands, arms and breath make up the portion of Gemini in the traditional figure of the body.",
      "Restlessness might be your commonest complaint, with a dozen small motions before breakfast.",
      "Give the fingers honest employment, such as piano, dough or darning, and let the talk in your head thin out.",
    ],
    Cancer: [
      "Tradition places Cancer at the breast and stomach, where comfort and worry are both said to sit.",
      "Meals could be your clearest weather report, hearty on safe days and picked at on anxious ones.",
      "A familiar soup could mark the end of a difficult week, preferably shared with somebody who improves your appetite.",
    ],
    Leo: [
      "Heart and spine were the lion’s share, and Leo still stands for warmth carried upright.",
      "Sunlight, bright colours and the sound of laughter might restore you more reliably than solitary effort.",
      "When your fire is low, allow another person to be the host and enjoy receiving the warmth for a change.",
    ],
    Virgo: [
      "Digestion belongs to Virgo in the old scheme, and so does the sorting of what nourishes from what does not.",
      "A careful person can turn wellbeing into an examination that is never quite passed.",
      "Keep two habits, forget the other nine, and grade neither of them until the season ends.",
    ],
    Libra: [
      "Symmetry is the keynote of Libra, set by tradition at the small of the back, where the body finds its middle.",
      "Excess in one week tends to be followed by austerity in the next, by way of apology.",
      "Look for the modest middle, with pleasant surroundings and a companion who walks at your pace.",
    ],
    Scorpio: [
      "Renewal is the theme that the old writers attach to Scorpio, the sign of what is shed and grown again.",
      "Determination can carry you past fatigue, after which you disappear from view for several days.",
      "Rest in instalments, and find some private outlet, from drumming to digging, for feeling that has nowhere to go.",
    ],
    Sagittarius: [
      "Hips and thighs belong to Sagittarius, which has always been drawn half horse.",
      "Open air and a long stride could restore your good temper better than any indoor regime.",
      "Moderation on the first fine day of the season leaves you some energy for the remainder.",
    ],
    Capricorn: [
      "Bones, knees and teeth were assigned to Capricorn, the parts of us that are built to last.",
      "Endurance might be your particular pride and stiffness its price, in opinions as well as in joints.",
      "What might soften if you accepted some assistance with the heavier end and laughed occasionally before noon?",
    ],
    Aquarius: [
      "Ankles and circulation fall to Aquarius in the zodiac’s map of the body, an odd pairing for an odd sign.",
      "You may live several inches above your own shoulders, among signals and ideas.",
      "Come down by way of the feet, with cold grass, a bicycle or a dance that nobody has rehearsed.",
    ],
    Pisces: [
      "To Pisces, at the end of the zodiac, the almanacs gave the feet, which have walked through everything.",
      "Atmospheres are absorbed as wool absorbs rain, and you may require an interval alone to drip dry.",
      "Regular meals, dry socks and firm appointments with daylight give that softness something to lean on.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "An idea can keep you blazing for several days, so arrange a proper meal and a quiet window between one and the next.",
    "NT-Earth":
      "A simple experiment upon yourself, honestly recorded for a fortnight, may persuade you where any amount of cheerful advice would fail.",
    "NT-Air":
      "Your mind keeps the lights on after hours, and an evening notebook gives its arguments somewhere else to spend the night.",
    "NT-Water":
      "You may analyse a feeling in order to avoid having it, and a good cry or a swim can be quicker.",
    "NF-Fire":
      "Enthusiasm lends you strength on credit, and quiet days are how you settle the account before it has grown unmanageable.",
    "NF-Earth":
      "Caring for a garden, a dog or a kitchen can care for you as well, by keeping your ideals adequately nourished.",
    "NF-Air":
      "Conversation lifts you and also winds you up, so finish the last call early and let the evening go quiet.",
    "NF-Water":
      "You pick up the weather of every household you visit, and a private ritual of shaking it off is worth inventing.",
    "SJ-Fire":
      "You apply yourself to wellbeing with vigour, and the harder discipline may be stopping while you still have something left.",
    "SJ-Earth":
      "Regular meals, regular hours and fresh air suit you well, and pleasure is entitled to a regular hour of its own.",
    "SJ-Air":
      "You read the instructions and compare opinions, so leave a moment to ask your own body what it has observed.",
    "SJ-Water":
      "Concern for others can keep you awake, and a written list lets each worry wait its turn until the morning.",
    "SP-Fire":
      "Play is your best exercise, especially with a ball, a beat or a rival who laughs as loudly as you.",
    "SP-Earth":
      "Your body learns by doing and recovers by doing less, and you may need reminding only of the second half.",
    "SP-Air":
      "Boredom tires you faster than effort does, so rotate your pursuits and keep one good friend as the fixed point.",
    "SP-Water":
      "Rhythm and water loosen what conversation tightens, and you may find relaxation in a pool, a melody or the rain.",
  },
  axis: "EI",
  byClarity: {
    E: {
      firm: "Company restores you, so a shared walk or class is likely to survive longer than a solitary resolution.",
      soft: "A slight lean towards people means you recover best with one good friend and an unhurried hour.",
    },
    I: {
      firm: "Solitude is how you refill, and an evening kept empty deserves the same respect as any appointment.",
      soft: "On many days quiet does you good, on others lively company does more, and either may be recovery.",
    },
  },
  level:
    "Between rest among people and rest alone your answers took no side, which leaves the question open each evening.",
};
