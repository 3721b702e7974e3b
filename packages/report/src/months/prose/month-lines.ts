import type { Modality, Temperament } from "@cosmic/domain";
import type { Sentences } from "../../text/written-text.ts";

/** What the sky and the calendar do in a month, anywhere on Earth; January first. */
export const monthSeasons: Sentences = [
  "January takes its name from Janus, keeper of doorways, and in its first days the Earth passes nearest to the Sun.",
  "February is the shortest month, named for an old Roman custom of cleaning house before the year began.",
  "March opened the year in early Rome, and near its 20th day light and dark come level all over the world.",
  "April carries a name that some trace to a word for opening, and its later nights bring the meteors called Lyrids.",
  "May’s early mornings hold a shower of meteors left by Halley’s comet, best seen by those awake before dawn.",
  "June brings the solstice, when the days reach their longest or their shortest, depending on where you live.",
  "In the first week of July the Earth is farthest from the Sun, though nothing in the street would tell you so.",
  "August keeps the name of a Roman emperor, and in many places its clear nights are good for shooting stars.",
  "September means the seventh month, a leftover from an older count, and it holds the year’s second equinox.",
  "October’s later nights bring the Orionids, quick meteors that can be seen from either half of the world.",
  "November has a quiet middle, with the Leonid meteors passing by and the year’s larger business mostly settled.",
  "December closes the calendar with a solstice, the turn at which the light begins to change direction.",
];

/** How the sign the Sun enters in a month stands to the birth sign, by signs counted forward from it. */
export const monthRelations: readonly (readonly [string, string])[] = [
  [
    "This is your own sign, so the Sun returns to the part of the circle where it stood when you were born.",
    "Notice what you are glad to carry across, and what you keep only out of habit.",
  ],
  [
    "That sign follows directly after your own, a place the tradition gives to belongings and to worth.",
    "Notice what you spend without thinking, in money or in hours, and what still feels like a fair exchange.",
  ],
  [
    "Two signs on from your own, this is the region of neighbours, messages and short journeys.",
    "Ordinary talk is worth attention now, so notice the remark that stays with you until evening.",
  ],
  [
    "From your sign this one stands a quarter of the circle away, in the corner kept for home and roots.",
    "Notice which room, memory or family habit keeps asking for a little of your time.",
  ],
  [
    "A third of the circle lies between that sign and yours, an angle the tradition calls easy.",
    "Notice what you do with an hour that has no purpose, and how you feel when it ends.",
  ],
  [
    "Counting from your sign this is the sixth place, where the old books put daily work, tools and upkeep.",
    "Notice which chore runs smoothly and which one always catches on the same nail.",
  ],
  [
    "This sign lies straight across the circle from your own, lighting the half of life you usually meet in other people.",
    "Notice who delights or annoys you more than the moment explains, for they may be showing you something you have left to them.",
  ],
  [
    "Seven signs on from yours, the symbolism turns to what is shared: debts, promises and things seldom said aloud.",
    "Notice where you hold a door half open, and whether a plain word would let you close it or step through.",
  ],
  [
    "An easy angle joins that sign to yours, in the region the tradition gives to distance and study.",
    "Notice which question keeps its shine after the first answer, whether it came from a book, a stranger or an unfamiliar road.",
  ],
  [
    "Three quarters of the way round from yours, this sign marks the high point of the wheel and the work that others can see.",
    "Notice which of your efforts you would gladly sign with your full name.",
  ],
  [
    "A friendly angle links this sign with yours, in the place set aside for companions and hopes.",
    "Notice whose company leaves you with more ideas than you brought, and which plan sounds better once it has been told.",
  ],
  [
    "This is the sign just before your own, the quiet room at the end of your year’s corridor.",
    "Notice what surfaces when you stop filling the silence, and let it stay unexplained for a while.",
  ],
];

/** How a temperament may meet a month; January first. */
export const monthByTemperament: readonly Record<Temperament, string>[] = [
  {
    NT: "You may find yourself redesigning the whole year on one sheet of paper, when a single good question would start it.",
    NF: "A fresh calendar can stir large hopes in you, so listen for the one that sounds like your own voice.",
    SJ: "Clean pages please you, and you may spot duties copied over from last year that no longer belong to anyone.",
    SP: "Resolutions tend to bore you by the second week, so look at what your hands reach for without being told.",
  },
  {
    NT: "With fewer days to spend, your taste for efficiency can turn on yourself, so watch how you speak to a slow morning.",
    NF: "Other people’s weather gets in easily now, and it helps to ask whose sadness or gladness you have picked up.",
    SJ: "Cupboards and accounts call to you in this month, and so may a feeling you filed away for later.",
    SP: "When little seems to be happening, your attention drops to small sensations, and some of them are worth following.",
  },
  {
    NT: "New beginnings appeal to you as systems, and you may catch yourself planning a run long past the starting line.",
    NF: "You are apt to look for meaning in every start, although a few of them are only doors with a handle.",
    SJ: "An early date in the diary steadies you, and you might see how much of your energy goes into preparing.",
    SP: "Movement comes as a relief to you, so mark which invitation makes you reach for your shoes.",
  },
  {
    NT: "Slow growth tests your patience with things that cannot be argued into hurrying, and a few of those are people.",
    NF: "Something you planted earlier, perhaps a friendship or a draft, may be growing in a form you did not picture.",
    SJ: "You are comfortable with steady tasks, and it is worth seeing which of them still gives you any pleasure.",
    SP: "The senses speak up for you, and a taste or texture can tell you more than a page of advice.",
  },
  {
    NT: "Ideas breed quickly in conversation with you now, and the best of them may be hiding behind your second thought.",
    NF: "A chance exchange can warm you for days, so keep an eye on the people who ask you something back.",
    SJ: "Messages and errands multiply, and you may notice how seldom you let one of them wait.",
    SP: "Banter suits you, and you may hear a true thing slip out while everyone is laughing.",
  },
  {
    NT: "At the year’s turning point you may prefer analysis to memory, even where a memory holds the missing fact.",
    NF: "Old tenderness can come close to the surface for you, asking to be felt before it is explained.",
    SJ: "Family customs sit near your heart, and you might ask which of them you would begin again today.",
    SP: "Home can feel like a place to tinker with, so see which corner your eye returns to.",
  },
  {
    NT: "You may be asked to show your thinking before it is finished, and your first answer to that deserves a look.",
    NF: "Praise may reach you awkwardly, so observe what you do in the second after somebody thanks you.",
    SJ: "While others take their ease you keep things running, and a small wish to be noticed is only human.",
    SP: "You come alive when there is something to show, and it helps to know who you are showing it to.",
  },
  {
    NT: "Details you once skipped may hold the answer, and your irritation with them is a fair map of where to look.",
    NF: "You can be hard on unfinished work, including the piece of unfinished work that signs your letters.",
    SJ: "This is ground you know, all lists and mending, so watch for the moment when helping turns into taking over.",
    SP: "Practical puzzles please you, and a repaired hinge may clear your head better than a long talk.",
  },
  {
    NT: "You can see both sides of a matter as a diagram, while somebody near you is hoping to be asked how they feel.",
    NF: "Keeping the peace may cost you a sentence you needed to say, so notice where your voice goes soft.",
    SJ: "Fairness weighs on you in small coin, such as whose turn it is and who said thank you.",
    SP: "You bring ease into a stiff room, and you might watch whether you leave your own wish at the door.",
  },
  {
    NT: "Your mind likes to go beneath the surface, and it may help to tell curiosity apart from the need for control.",
    NF: "You sense what is left unsaid, and you may find that some silences ask only for company.",
    SJ: "What has been put off a long while begins to weigh, and you will probably know it by name.",
    SP: "A strong feeling can arrive as restlessness in you, long before it turns into words.",
  },
  {
    NT: "A theory with a wide view tempts you now, so see whether it also fits last Tuesday.",
    NF: "Your thoughts travel toward purpose, and a plain evening with people you like may say more about it than a creed.",
    SJ: "You may feel a small pull toward somewhere unfamiliar, which is easy to file under things for later.",
    SP: "The urge to be elsewhere is honest, so ask what the present place has stopped offering you.",
  },
  {
    NT: "You tend to audit the year as the lights go out on it, and kindness belongs in the figures.",
    NF: "The close of a year invites comparison with what you dreamed, so look for what grew beside the plan.",
    SJ: "You carry much of other people’s season, and your shoulders usually know the total before you do.",
    SP: "Heavy calendars make you want to slip out by the side door, and sometimes a short absence is good sense.",
  },
];

/** Something small to try in a month; January first. */
export const monthPractices: readonly Record<Modality, string>[] = [
  {
    Cardinal:
      "Try beginning one thing on an ordinary Tuesday, with no announcement and ten minutes on the clock.",
    Fixed:
      "Choose one habit from last year that served you well, and write down why it deserves another.",
    Mutable:
      "Give each week of the month a single word, and let the word change when the week has changed.",
  },
  {
    Cardinal:
      "Pick the drawer, letter or apology that has waited longest, and deal with that one before noon.",
    Fixed:
      "Let one object go that you have kept out of loyalty, and keep the memory in a sentence.",
    Mutable:
      "Set aside one evening with no screen and no plan, and see what shape it takes by bedtime.",
  },
  {
    Cardinal:
      "Start the smallest version of an idea, small enough to be finished before you have told anybody.",
    Fixed:
      "Change the order of one fixed routine for three days, then decide which order you prefer.",
    Mutable:
      "Of all the beginnings on offer, choose two, and tell the others kindly that they must wait.",
  },
  {
    Cardinal:
      "Tend something already growing, a plant, a skill or a friendship, before you sow anything new.",
    Fixed:
      "Walk one familiar route slowly and name five things along it that you have stopped seeing.",
    Mutable:
      "Return to the same quiet task at the same hour for a week, and notice when it becomes restful.",
  },
  {
    Cardinal:
      "Ask three people a question you do not know the answer to, and leave a pause after each reply.",
    Fixed: "Read or listen to one thoughtful case against an opinion you have held for years.",
    Mutable:
      "Write one letter or message that has a single subject, and send it before adding a second.",
  },
  {
    Cardinal:
      "Invite someone to share a plain meal or a walk, with nothing to celebrate and nothing to solve.",
    Fixed:
      "Ask an older relative or neighbour for one story about a place, and write down the details.",
    Mutable: "Make one corner of your home a place for nothing but rest, and defend it for a week.",
  },
  {
    Cardinal:
      "Let someone else take the lead for an afternoon, and enjoy the view from the second seat.",
    Fixed: "Show a piece of work to one kind person while it is still rough at the edges.",
    Mutable:
      "Say one sincere compliment aloud each day for a week, and never soften it with a joke.",
  },
  {
    Cardinal: "Finish three small repairs before starting anything that would need a new list.",
    Fixed: "Improve one daily task by a single step, then leave it alone until the month is out.",
    Mutable:
      "Sort one shelf, folder or bag completely, and stop there while it still feels pleasant.",
  },
  {
    Cardinal: "Before the next decision that affects two people, ask the other one to speak first.",
    Fixed:
      "Offer one honest compromise in a matter where you have stood firm, and see how it sits with you.",
    Mutable:
      "When asked what you would like, give one clear answer within ten breaths and keep to it.",
  },
  {
    Cardinal:
      "Spend half an hour on a subject you usually rush past, with the door closed and a pen to hand.",
    Fixed:
      "Put one private worry into a plain sentence on paper, then choose whether anyone should read it.",
    Mutable:
      "Stay with one strong feeling for the length of a song before you talk, joke or scroll it away.",
  },
  {
    Cardinal:
      "Look up how one place you have never visited begins its day, and borrow the idea for a morning.",
    Fixed: "Take a different road home once a week and let it be longer than it needs to be.",
    Mutable:
      "Choose one far-off aim and name the first step that could be done from the chair you sit in.",
  },
  {
    Cardinal: "List what you completed this year before you write a word about what comes next.",
    Fixed:
      "Thank one person for something they did so reliably that you had almost ceased to see it.",
    Mutable:
      "Pick three moments from the year worth keeping, and tell one of them to somebody aloud.",
  },
];
