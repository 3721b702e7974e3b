import type { SectionLines } from "../section-corpus.ts";

export const lines: SectionLines = {
  byType: {
    INTJ: [
      "Your shadow often wears the face of the fool, the person who speaks before thinking and is liked anyway.",
      "Contempt for muddle can hide a fear of being ordinary or of needing somebody.",
      "Let yourself be a visible beginner at something, and study what the embarrassment is guarding.",
    ],
    INTP: [
      "Behind your detachment there may be a person who minds a great deal.",
      "Feeling tends to arrive late and all at once, like post held back during a holiday.",
      "When a casual remark stings for days, open that delivery carefully and read whatever is addressed to you.",
    ],
    ENTJ: [
      "Weakness is the guest you keep waiting in the hall.",
      "Impatience with slow or tearful people can point to a part of you that was never allowed to be either.",
      "Admit one uncertainty to somebody you lead or look after, and observe that the roof stays on.",
    ],
    ENTP: [
      "Cleverness can be a very comfortable hiding place, with exits on every side.",
      "The disowned part is frequently the earnest one, which wants to be taken seriously and to be held to its word.",
      "What might you say this week if no joke were available to decorate it?",
    ],
    INFJ: [
      "The gentle listener in you has a furious sibling who keeps a list.",
      "After months of understanding everybody, you may close a door with a finality that surprises people.",
      "Practise being slightly disagreeable on the day itself, when the matter is still small enough to carry.",
    ],
    INFP: [
      "You may disown the part that is practical, competitive or plainly annoyed.",
      "It comes back as a harsh inner clerk, reading out your unfinished tasks at midnight.",
      "Give that clerk a proper desk, with one hour of administration by daylight, and the voice often grows more civil.",
    ],
    ENFJ: [
      "Need is the quality you have most carefully tucked away, beneath a great deal of helpfulness.",
      "Resentment is its messenger, appearing when your advice is politely ignored.",
      "Ask what you hoped to receive in return, for an honest answer can turn a hidden bargain into a request.",
    ],
    ENFP: [
      "Your shadow is likely to be quiet, repetitive and rather good at accounts.",
      "Boredom frightens you a little, perhaps because sadness tends to wait in the gaps between excitements.",
      "Sit through one empty evening without arranging another adventure, and hear what comes up the stairs.",
    ],
    ISTJ: [
      "Recklessness is the exile in your house, along with the wish to leave a mess behind.",
      "It may show itself as irritation at careless people who appear to get away with everything.",
      "Break a harmless rule of your own making, and see which old voice comes to complain.",
    ],
    ISFJ: [
      "Somewhere behind the kindness there is a person with a strong will and several sharp opinions.",
      "Unspoken, these leak out as sighs, forgotten errands or a pointed silence.",
      "Voice one preference early in the week, before it has had time to become a grievance.",
    ],
    ESTJ: [
      "You trained doubt to wait outside, and it still taps at the window late in the evening.",
      "The neglected part may be soft, uncertain and in need of a kind word.",
      "Whenever your orders come faster than usual, it may be worth asking what anxiety is hurrying them.",
    ],
    ESFJ: [
      "Pleasant company can be a screen, and behind it stands a critic who has noticed everything.",
      "Gossip, if it tempts you, is generally that critic looking for air.",
      "Tell one person the truth directly and gently, and your good nature loses nothing by it.",
    ],
    ISTP: [
      "Self-reliance is your armour, and dependence the thing it was made to keep out.",
      "Strong emotion, yours or another’s, can send you out to check the car.",
      "Come back indoors within the hour and say a sentence about what you felt, however clumsy its workmanship.",
    ],
    ISFP: [
      "Your gentleness may rest on top of a powerful ambition that dislikes being seen.",
      "Envy is a useful clue here, because it tends to point at a wish you have not permitted.",
      "Show one finished thing to somebody whose opinion matters, and let the wish have an outing.",
    ],
    ESTP: [
      "What you outrun is usually a feeling, and it has learned to wait at the next corner.",
      "Tenderness, dread and long consequences all belong to the company you would rather not keep.",
      "Remain with one discomfort for the length of a song before you choose a distraction.",
    ],
    ESFP: [
      "Brightness can become a duty, and then the tired or gloomy part of you has nowhere to sit.",
      "It may emerge as a sudden quarrel or a purchase you did not want.",
      "An hour of honest low spirits with a trustworthy companion lets it come out by invitation.",
    ],
  },
  bySign: {
    Aries: [
      "In symbolic terms the ram of Aries charges first and inspects the fence afterwards.",
      "The hidden companion of all that force is a fear of being left behind or found helpless.",
      "Try losing a small contest gracefully, and pay attention to the person who remains once the winner has gone home.",
    ],
    Taurus: [
      "What the bull guards tells you a good deal about Taurus and its shadow.",
      "Possessions, routines or people may be gripped because change once arrived without asking.",
      "Lend something you are fond of and study your impatience for its return, which could contain a very old worry.",
    ],
    Gemini: [
      "One twin in the Gemini story is mortal and the other is not, and they take turns below ground.",
      "The quieter of the pair knows about grief, commitment and things that cannot be made amusing.",
      "Give that voice an unbroken paragraph in a notebook, without editing for wit.",
    ],
    Cancer: [
      "Hard outside and soft within, the crab of Cancer grips what it loves and walks sideways round a quarrel.",
      "Sulking can be the shadow’s dialect, a way of asking to be followed.",
      "Translate one such silence into a direct request, such as company for an hour or a cup of tea.",
    ],
    Leo: [
      "Every bright lamp throws a shape behind it, and for Leo the shape is often shame.",
      "Pride may work hard to keep anyone from seeing the places where you feel small.",
      "Laughing kindly at yourself in familiar company would allow the performance to rest its feet for an evening.",
    ],
    Virgo: [
      "The tradition makes Virgo the sorter, and sorters need somewhere to put what fails inspection.",
      "Disorder, appetite and plain laziness may all have been sent to the same locked shed.",
      "Open its door by leaving something deliberately undone for a day, and be curious about who scolds you.",
    ],
    Libra: [
      "Charm, in the shadow of Libra, can be a treaty signed before the war was even declared.",
      "Anger gets filed away as bad manners and later shows up as lateness or vague dissatisfaction.",
      "Allow one mild disagreement to stand unresolved over lunch, and discover whether the friendship survives it.",
    ],
    Scorpio: [
      "Astrologers have always sent Scorpio down to the cellar, so shadow work is almost its native trade.",
      "Control may be the habit to examine, along with the tests you quietly set for people.",
      "Tell somebody what the test was, after the event, and let them see how much their answer mattered.",
    ],
    Sagittarius: [
      "Cheerfulness gallops, and Sagittarius can use it to leave a painful town before nightfall.",
      "The shadow here often keeps a narrow room, full of limits, small print and promises half remembered.",
      "Return to one of those promises, settle it plainly, and see how much lighter the saddle feels.",
    ],
    Capricorn: [
      "In the shade of everything that Capricorn builds there is a child who was told to be sensible.",
      "Ambition can be built over a fear of being worthless without results.",
      "Half an hour of something pointless, such as kite flying or humming in the bath, will soon reveal the objector.",
    ],
    Aquarius: [
      "Distance is the favourite refuge of Aquarius, a sign that understands humanity and can flinch at one human sob.",
      "Its neglected side may be needy, sentimental and quite ordinary.",
      "Try belonging to something without standing near the exit, and report the discomfort honestly to yourself.",
    ],
    Pisces: [
      "Mist is the natural climate of Pisces in the old pictures, and a good deal can hide there.",
      "The part left out is sometimes firm, selfish in a healthy way and able to say no.",
      "Refusing one small demand without an apology would exercise it, and the guilt usually passes like weather.",
    ],
  },
  byTemperamentAndElement: {
    "NT-Fire":
      "Scorn is often the smoke here, and underneath you may discover a burning wish to be admired simply for trying.",
    "NT-Earth":
      "Being unmoved can pass for being strong with you, while some ungoverned longing waits behind the filing cabinet for its appointment.",
    "NT-Air":
      "Explanation is a fine shield, so ask what a feeling would say if it were excused for once from making sense.",
    "NT-Water":
      "Suspicion may do the work of sadness in you, gathering clues about others when your own heart is the unexamined room.",
    "NF-Fire":
      "Righteous heat is worth inspecting, for the fault that angers you most elsewhere may have a small cousin at home.",
    "NF-Earth":
      "You may carry a shame about wanting comfort, money or rest, wishes that are perfectly human and need only be admitted.",
    "NF-Air":
      "Agreeable words can cover a disagreement so well that even you forget where it was buried and why it matters.",
    "NF-Water":
      "Feeling everything can be a way of deciding nothing, and your shadow may be the firm adult who draws the line.",
    "SJ-Fire":
      "Duty and temper live on the same corridor in you, and the second usually knocks when the first goes unthanked.",
    "SJ-Earth":
      "Caution may have locked up more than danger, including play, appetite and the odd splendid mistake you never got to make.",
    "SJ-Air":
      "Being reasonable is your safest coat, and under it there could be an unreasonable wish that deserves a proper hearing.",
    "SJ-Water":
      "Worry for other people sometimes carries a worry about yourself inside it, folded small and posted to a different address.",
    "SP-Fire":
      "Speed keeps certain questions off your back, and the shadow tends to speak first in traffic, queues and waiting rooms.",
    "SP-Earth":
      "You may bury trouble under food, work or possessions, a solid arrangement until something small makes the whole pile shift.",
    "SP-Air":
      "A change of subject is your quickest escape, so notice the topic that most reliably sends you off to another.",
    "SP-Water":
      "Moods may take the wheel when a need goes unspoken, and naming the need aloud generally gets you the wheel back.",
  },
  axis: "EI",
  byClarity: {
    E: {
      firm: "Company can drown out the parts of you that only speak in private, so keep one appointment with silence.",
      soft: "On many days you turn to people before turning inward, and the order could occasionally be reversed.",
    },
    I: {
      firm: "Your hidden side may be a performer, and a small audience of one would be a safe beginning.",
      soft: "A slight lean inward makes reflection easy, yet some discoveries will only come while you are talking to a friend.",
    },
  },
  level:
    "With your answers level between company and solitude, ask which of the two you have lately used as a hiding place.",
};
