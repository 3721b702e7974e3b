import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "You turn immediately to the page that ought to list your faults, and if it flatters you, the author has lost you for good. What you want from a chart is a dare, one assertion bold enough to be mistaken. Compliments get skimmed, but where it calls you arrogant, you sit up, search exhaustively for a counterexample, fail to produce one, and begin, somewhat against your principles, to enjoy yourself.",
        ],
      ],
      ask: "Which claim about you would take some nerve to find accurate?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A chart, to you, is a plan handed over by a contractor, and you go around the building with it, knocking, to determine whether this line corresponds to the winter in which some job ended and whether that one will support weight. Anything that can’t be verified against a date or a habit is skipped, although a month later you quote an observation from it, because it proved to be useful.",
        ],
      ],
      ask: "Which two dates in your history would you use to examine anyone’s theory of you?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Before the first word about yourself you’ve gone looking for the method: who put this together, from what materials, and how would it read for the man next door? You like a chart as others like the subway map of a city they’ve never lived in, and the stop you ride past is your own, the paragraph that isn’t particularly clever and merely mentions how it feels to get off there.",
        ],
      ],
      ask: "Which passage about yourself do you find too simple to be interesting, and why?",
    },
    Water: {
      stances: { voice: "withhold", head: "both" },
      lines: [
        [
          "paragraph",
          "You read with one eyebrow up, alone, ready to abandon the page if anyone approaches, and grade its pronouncements on work and will as though they were homework. Then comes a line about something your kind seldom admits, unsupported, obviously a lucky shot, and on you go, unimpressed, until around midnight you’re back, reading it slowly, to find out how they knew.",
        ],
      ],
      ask: "Which observation about your feelings would you reread only after everyone had gone to bed?",
    },
  },
  INTP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Wherever an assertion is bold enough to be mistaken, you pounce. Mild praise you leave lying, but “drawn to crises” can be tested before lunch, and by the time the kettle clicks you have assembled three exceptions, a fourth that embarrassingly turns out not to be one, and a flush on your neck. The summary goes unread, since you would sooner demolish an interpretation than receive one.",
        ],
      ],
      ask: "Which claim in your chart did you set out to disprove, and what became of it?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "With you it lies beside the bathtub for weeks, swelling a little. A page is as much as you’ll consider at one sitting, and for the remainder of the week you observe yourself over it, while you’re shaving or reaching for the better screwdriver, with the unhurried attention of a naturalist beside a bird feeder. Generalities about your entire life you ignore, since nobody can verify those who still requires the life for other purposes.",
        ],
      ],
      ask: "Which one claim about you would you be willing to observe for a week?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "On the second page you begin to wonder why a house should be called a house, and that is the last anyone sees of you until you’ve reached Babylon, by way of a quarrel over calendars. What you look for in a chart is its grammar, and meanwhile your own paragraph waits like a host with a cooling roast, because you investigate the entire system before you’ll apply it to yourself.",
        ],
      ],
      ask: "What did you look up instead of reading what the chart said about you?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "“That would fit anyone,” you say, and shut it. Within the hour you have returned to the same line, the one about a child who took up very little space, assuring yourself that you only wanted to verify the wording. Whatever pertains to the intellect you examine at a clerk’s pace, nodding, and what touches the heart you read like a letter delivered next door by mistake.",
        ],
      ],
      ask: "Which line did you dismiss at first and then go back to by yourself?",
    },
  },
  ENTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Straight to the passage about ambition, in search of a figure: how much of it, and compared to whom? Whatever the chart describes as a challenge you interpret as a reservation in your name, and anything it calls a gift you assume that you had already noticed, so that what you skip is the paragraph on rest, a short one, which someone put there with you in mind, and hoped.",
        ],
      ],
      ask: "Which paragraph about you did your thumb scroll past before you had finished it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A chart, to you, is an inspection report, and you go through it as you would through a property you were considering buying: which walls bear, where the damp originates, what it would cost to renovate. Charm receives no credit. Dreams and intuition you test with a knuckle, and if they prove hollow you make a note and never return to them.",
        ],
      ],
      ask: "Which claim about you would you pay to have inspected by someone who knows you?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You read it as counsel for the opposition. By the second paragraph there’s a list of objections; by the fourth you’d like to send three friends their own pages, to see whether the author tells everyone the same, and to consult a rival’s in another window. Comparing is entertaining; what never happens is that you stop at an observation about yourself and let it stand unanswered.",
        ],
      ],
      ask: "Which sentence about you would you find hardest to rebut with a witness present?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Your own pages can wait. You’d begin with whoever you love most, then a parent, then someone who has moved far away, reading slowly, like someone feeling foreheads for a temperature, and only afterward, at considerable speed, your own. Some line in it goes in under the ribs, and people like you turn the page so fast that it must be correct.",
        ],
      ],
      ask: "Whose pages would you read before yours, and what would you be checking for?",
    },
  },
  ENTP: {
    Fire: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "You read with a pen, and the pen is loaded. Inside a minute you have located the assertion that is dead wrong, composed the opening of an indignant letter to the publisher, and been swept by the sheer exhilaration of it past three paragraphs that were accurate. Anything about temper is omitted. Someone who derives this much entertainment from being misjudged has been seen a little.",
        ],
      ],
      ask: "Which line about yourself did you start refuting before you had finished reading it?",
    },
    Earth: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Before accepting a word of it you want to know who measured what, from which position, and whether anyone ever verified the result; so you select one unglamorous claim, about sleep or spending, and conduct a trial on it in the back of a notebook. The grand passages you skip. Oddly, an experiment of this kind is the one resolution that you’re apt to keep.",
        ],
      ],
      ask: "Which assertion about your habits would you be willing to test, with tally marks, for two weeks?",
    },
    Air: {
      stances: { head: "logic", voice: "speak" },
      lines: [
        [
          "paragraph",
          "First you look up the opposite type, to see whether it fits you as well, and some of it does, which delights you so thoroughly that you tell three people before dinner. A chart is a decent opponent: you go along it tapping for the hollow part, and you nearly always find one. What you skip are the remarks that leave you without a reply, roughly one a page.",
        ],
      ],
      ask: "Which observation here did you have no comeback to, and how fast did you move on?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Sooner or later people like you get called heartless, and you read these pages as an appeal, with a mental pencil against every line that testifies in your favor. You also search for the line that would take the accuser’s side; you find it, and return to it, reluctantly, more often than you’d admit. Compliments on your intelligence are skipped, there having been no shortage.",
        ],
      ],
      ask: "Which old accusation did you secretly hope that someone would overturn in here?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Straight to the last page. You want the one line that says go, and having found it you pace the hall composing your letter of resignation, which is peculiar behavior in a person who is so slow to replace a dentist. Tables get a glance, and the paragraph that recommends patience is passed over altogether, although it is the one you would underline, in two colors of ink, for a friend.",
        ],
      ],
      ask: "Which warning in your chart have you read three times and never acted on?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You test a chart the way other people test a melon: thumb on one claim, say the one about mornings, and then back through the whole of last week to discover whether it gives. If Tuesday agrees, you read on, although anything beautiful about the immortal soul you pass over, partly because nobody can press it with a thumb, and partly because that is the chapter you would rather write yourself.",
        ],
      ],
      ask: "Which claim about you would hold up if checked against last Tuesday, hour by hour?",
    },
    Air: {
      stances: { trust: "slow" },
      lines: [
        [
          "paragraph",
          "Your own page can wait. First you read a friend’s, an ex’s and that of some unhappy colleague, because a chart is a translation, and you prefer to examine a few specimens before trusting the translator. By the time you arrive at yourself you are reading like a reviewer with a deadline, and the verdict goes in the margin. Four out of five. Strong on motives.",
        ],
      ],
      ask: "Whose chart did you read before your own, and what were you hoping to find?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "A chart, for you, is like a drawer in an old house, and you go through it on your knees, looking for the thing that hurt and hoping that some methodical person has labeled it. One line about being left out accomplishes more than thirty pages on talent. The praise you skim, suspecting that it is printed for everyone.",
        ],
      ],
      ask: "Which old hurt were you hoping this chart would finally call by its name?",
    },
  },
  INFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "First of all you look in a chart for permission to be as large as you suspect you are. One remark about courage and you’re reading it aloud to the nearest human being, while the duller paragraphs, on habits and sleep, which describe how the brave thing gets done on an ordinary afternoon when nobody is clapping, are skipped at a run. Go back for those.",
        ],
      ],
      ask: "Which dull line about yourself did you skip because it was not heroic enough?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "A chart must pass one test with you: would the person it describes own your shoes? Pencil in hand, you match each assertion to something that really occurred, keeping what fits the way others keep receipts and leaving anything about transformation unmarked. Pick one of those anyway, write the date beside it, and look again when the shoes have worn out.",
        ],
      ],
      ask: "What was said of you years ago that did not fit then and fits now?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "After five minutes with your own chart you want to see everyone else’s, because comparing is half the pleasure and all of the safety. Phrases you like get copied out and sent, and those that sting are filed under “interesting,” your word for anything you intend never to mention again. Search these pages for three of them. Answer each in writing.",
        ],
      ],
      ask: "What have people told you about yourself that you politely called interesting?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Late, under a blanket, you go through the chart hunting for the place where someone noticed that you were sad, and when you find it your throat answers before your mind has understood the words. Praise slides past, having presumably been intended for the next child in the row. Read the affectionate passages twice, and let them be about you for as long as the tea stays warm.",
        ],
      ],
      ask: "Which kind sentence about you have you always felt belonged to someone else?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        [
          "paragraph",
          "Straight to the page about purpose. You search a chart for marching orders, something that can be announced by dinner, and you skim the warnings the way passengers skim the safety card, with affection and without retaining a word. Notice which strengths you read aloud to others and which costs you omit; the costs were written by someone who has flown with you before.",
        ],
      ],
      ask: "Which line of a reading have you quoted to people, leaving off its second half?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You read with a pencil and an actual problem, a roof, a mother, a difficult employee, and a chart that can say something useful about it earns another page. Anything that can’t be tested on an ordinary afternoon receives a polite nod. What your pencil never marks is the passage on pleasure, presumably because no one else would benefit from it.",
        ],
      ],
      ask: "What would a chart have to say about an ordinary afternoon before you trusted it?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Before you’ve come to the end of your own chart you want your partner’s, your manager’s and the barista’s, because one by itself seems to you like a left shoe. You line them up, read passages out, study the reactions, and by evening are quoting the best phrase as if it had been your opinion for years. Keep one page entirely to yourself.",
        ],
      ],
      ask: "What have you learned about yourself that you have never turned into an anecdote?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Compliments you slide past, as though they had been delivered to the wrong address, until there comes a line, halfway down, about a child who kept everyone cheerful, and you’re studying the ceiling. You use a chart to be found by it. Notice only that you immediately forward that passage to a friend who could use it, instead of admitting that it was yours.",
        ],
      ],
      ask: "Which passage about yourself did you send to a friend because it was too near to keep?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", risk: "bold" },
      lines: [
        [
          "paragraph",
          "Straight to the bold type. You read a chart as you’d read a ticket, for the destination and the departure time, and any line that sounds remotely like permission is photographed and sent to three people before the page has been turned, whereas the warnings strike you as weather in another country. Go back for one of those. It was addressed to you as well.",
        ],
      ],
      ask: "Which sentence about yourself have you skipped in every test and reading so far?",
    },
    Earth: {
      stances: { pace: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "Most of it you gulp, hopping from love to money to the final page, until the slower reader in you, who requires something to keep, goes back with a pencil and copies one line onto some wall or closet door, where it tends to hang for years among the scarves. Both are reading, although only what gets copied out ever alters how you live.",
        ],
      ],
      ask: "What one line about you has hung on a wall longest, and why?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Other people’s charts come first. By midnight people like you have looked up an ex, a supervisor and someone from the bakery, and you can say what each of them needs with a fluency that deserts you only when the page turns in your direction, and then you get funny. Read your own aloud to someone who doesn’t laugh easily, and listen for the places where you hurry.",
        ],
      ],
      ask: "What do you joke about at exactly the point where a description fits you?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Facts slide past until some observation makes your throat go tight, usually one about the loneliness nobody suspects in a person so well liked, and from there on you’re no longer reading, you are being read. Everything afterward you accept on faith, which is generous of you and a little careless. Examine the paragraph after the one that made you cry.",
        ],
      ],
      ask: "Which words about you, from anyone, have ever brought tears before you could argue?",
    },
  },
  ISTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You go straight to the last paragraph, as with any report, to see what the finding is; if it’s favorable, you want to know on what authority, and if it isn’t, you are irritated enough to read everything else standing up. Flattery you skip as padding, and what you hunt for, and would never underline, is one remark admitting that you like to win.",
        ],
      ],
      ask: "Which finding about yourself would you contest first, and with what evidence?",
    },
    Earth: {
      stances: { trust: "slow" },
      lines: [
        [
          "paragraph",
          "Before the first line, someone like you compares the time of birth with the certificate. A chart ought to be right about the past before it’s believed about anything else, so you examine it on matters that can be looked up: a move, an illness, a hard winter. Adjectives slide off, but let it be accurate about how you sleep and you’ll read the entire chapter.",
        ],
      ],
      ask: "What would a chart have to get right about your past before you took it seriously?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Give you two charts side by side, yours and that of anyone born the same week, and you’ll eliminate, line by line, whatever would fit either. This is your idea of entertainment. General statements go first, then anything containing “potential,” until what remains is very short, and you catch yourself rereading it, unfairly moved at having failed to disprove it.",
        ],
      ],
      ask: "Which remark about you has survived every attempt to show that it fits everyone?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You read it alone, and you read it for dates, because there is usually some year that no one ever accounted for, and you would like to see whether the sky at least made a note. The compliments go by like scenery until some remark about loyalty tightens your throat, and you fold down the corner of the page, you, who never mark a book.",
        ],
      ],
      ask: "Which year of your life would you most like someone to account for?",
    },
  },
  ISFJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You read it standing up, coat on, ten minutes before you’re due somewhere on another person’s behalf. What you hunt for is the line that calls you courageous, and at the first one your ears go warm and you turn the page in a hurry, as though you’d been caught shoplifting. Praise for being helpful you skip, having received it in writing since kindergarten.",
        ],
      ],
      ask: "Which compliment would you steal from these pages if nobody were looking?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "This gets printed. Hole-punched and filed behind the dishwasher warranty, it acquires a pencil mark beside each line that has in truth occurred. Any page that promises transformation earns a sigh and no mark, but let it mention that your knees dislike damp mornings, and you will look up with respect, wondering what else the thing has been told.",
        ],
      ],
      ask: "Which line in here would get your pencil mark on a first reading?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Within the hour, someone you trust has received three screenshots. You read a chart as you’d read a restaurant review, for what other diners noticed, and the question you put to every line is whether your acquaintances would nod; anything that nobody could confirm gets skipped. A pity, since those are the ones about what you want.",
        ],
      ],
      ask: "Which line about you could no friend confirm, because you never told one?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "First you look for the others. Whoever raised you must be in here somewhere, and whoever never writes, and you go down the page with one finger as people do at a memorial wall, stopping wherever it warms or stings. The chapter on the coming year stays unopened, since in your experience information that arrives early is mostly about someone leaving.",
        ],
      ],
      ask: "Who were you looking for when you opened a chart that is about you?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "Right. Wrong. Right. You grade your chart as you go, aloud and pacing, like a coach with a roster, and by the foot of the page two paragraphs have been promoted and the remainder dismissed, for what you’re after is an assignment, and anything describing you without telling you what to do about it gets approximately four seconds. Those are the lines that had you in mind.",
        ],
      ],
      ask: "Which line would bother you most if you weren’t permitted to do anything about it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "First you weigh it: so many pages, at such a cost, and would it survive the bottom of a bag? Then you go through the chart as through a lease, interested in duties, obligations and terms, slowing to a walk wherever it mentions what you’ll be good for at sixty, and turning the page wherever it asks how you have been feeling. Nobody’s paying rent on that.",
        ],
      ],
      ask: "Which prediction here would you want in writing, and with whose signature?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Nobody in your house has ever got through a chart in peace, because you read yours to the others, announcing “Stubborn in committee” and calling for a show of hands, and whereas passages that get a laugh are repeated, those met with a sudden interest in the dishes are dismissed as vague. It’s an efficient method of polling your own character; just notice which silence you talked across.",
        ],
      ],
      ask: "Which line would you leave out if the whole household were listening to you read?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "What you look for is resemblance. Where in the chart is the temper, whose are these hands, and which ancestor couldn’t go to bed on an unwashed pan? Anything that concerns your relatives you take personally, and everything else as filler, except for one remark about wanting comfort, which you step over quickly, as over something private on a hospital floor.",
        ],
      ],
      ask: "Whose temper or tenderness did you recognize in what was written about you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { voice: "speak" },
      lines: [
        [
          "paragraph",
          "You perform it. One line in, you have assembled everyone within earshot and are reading in the manner of a judge at a pie contest, so that the generous passages come out twice. What gets a mumble is the sentence about needing to hear that you did well, which your listeners notice, having guessed that part before you opened the page.",
        ],
      ],
      ask: "Which sentence of your chart did you mumble, and who heard it anyway?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "A chart, to you, ought to resemble a sewing pattern: cut here, fold there, allow a bit at the waist. You look for what can be done with it by the weekend and for whom, dog-ear the part on home, and step over philosophy as you would a puddle. You omit the lines about rest as well, because nobody has ever demonstrated how that garment is made.",
        ],
      ],
      ask: "Which advice in a chart do you skip because you were never shown how?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "This is never your first. There have been palms, numbers and the quizzes in waiting rooms, and you compare them all, like accounts of a fender bender, to see where the witnesses agree, which is sensible. Unfortunately, anything that only one witness saw is thrown out. Reconsider what you threw out; someone had the better corner.",
        ],
      ],
      ask: "Which statement about you has been made only once, and has bothered you since?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You read with one friendship in mind, the one that cooled, and what you want from the chart is a verdict: was it you? Every reference to warmth becomes evidence for the defense, and any allusion to oversensitive people goes straight to the prosecution. What you skip is the possibility that it was nobody’s fault. There’d be no one left to apologize to.",
        ],
      ],
      ask: "Which cooled friendship are you hoping that someone will finally rule on?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "You read it as you’d scout a stretch of rapids, indifferent to the scenery and interested only in where people flip, so that the appreciative passages get two seconds each. From a chart you want the one line that says where you come in too fast, and you want it in order to do the thing anyway, better. Go back for the compliments. There’s a current in those too.",
        ],
      ],
      ask: "Which kind line about yourself did you skip fastest, and what would believing it change?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Used lumber, that’s how you treat it: you pull the nails, sight down the length for warp, and discard any claim that won’t support weight. A chart leaves you with three reliable boards, a heap of kindling, and every appearance of satisfaction. Reexamine the heap. Everything it says about you among other people went there, unmeasured, because the tape measure was in your other pants.",
        ],
      ],
      ask: "Which claim about how you are with others did you throw out without testing it?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You open it in the middle, like anything that came with instructions, because a chart appeals to you as a diagram: what feeds what, which line could be cut, whether the thing would still operate with your favorite excuse taken out. Since descriptions bore you and exceptions don’t, have a friend underline five statements before you start, four of which you’ll dispute immediately. The fifth takes a week.",
        ],
      ],
      ask: "Who knows you well enough to underline the sentence you’d call an exception?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You read a chart with your jaw. Where it’s mistaken nothing happens; where it’s accurate the teeth clench and you turn the page rather fast, and asked about it later you’ll report that some of it was interesting. What you look for is evidence that the weather in you has a cause, and what you pass over is any suggestion that other people experience it too. Consult the teeth.",
        ],
      ],
      ask: "At which paragraph did your teeth clench, and who would have to know if it’s right?",
    },
  },
  ISFP: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "The wheel gets your first minute, held at arm’s length, because the drawing has more nerve than the explanation, and then you hunt for a remark to be dared by. Anything headed “Challenges” is passed over with some dignity, and every observation on what people like you habitually do sets off the same small riot, since nobody is like you and nobody was asked.",
        ],
      ],
      ask: "Which line of your chart did you want to break the moment you had read it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A claim about your character has to be felt between finger and thumb. Stubborn? You consider the one coat you refuse to replace, whose lining has been renewed more often than your passport, and reluctantly let the word stand. Long passages about the cosmos you leave to people with better posture, but whatever concerns appetite you read twice, and then you get up and cut some cheese.",
        ],
      ],
      ask: "Which object you own would confirm the most stubborn thing your chart says of you?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Someone else has to be within earshot. You read it to them with mock solemnity, glancing up at the flattering passages to see whether they nod, and so discover what your friends actually think of you without the indignity of asking, though alone you’d take in only a third of it. The paragraph about your reserve gets your finest performance, and only you get the joke.",
        ],
      ],
      ask: "Whose face would you watch if your chart were read out in company?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        [
          "paragraph",
          "Before you have read a page you know whether its author liked you. If the tone is affectionate you let the chart approach, a little nearer every night; if it’s brisk, the whole thing goes under the bed with the other verdicts. Talents slide right off, whereas half a line about being misunderstood will pursue you for a week, like a song from a supermarket.",
        ],
      ],
      ask: "Which old verdict on you were you hoping that your chart would overturn?",
    },
  },
  ESTP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "paragraph",
          "Before you’ve found your own birthday on the page you want to know if it’s good news, so you hunt for the audacious claim, the paragraph that says go, and anything containing “gradually” gets the look you reserve for a slow cashier. Fine. Examine the chart as you’d examine a rival: where does this one strike first, and when does this one run out of wind?",
        ],
      ],
      ask: "Which observation in this chart would you least like an opponent to have read?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A chart, to you, is a tool at a yard sale, which you pick up, try on something handy, and put back if it slips. The claim about money gets compared with last year’s receipts, the claim about your body with the left knee. Whatever can’t be tested you omit, and there’s the loss, because the conversation you have been postponing appears on no bank statement.",
        ],
      ],
      ask: "Which claim here could you verify against your own receipts before the week is over?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Yours isn’t the one you read first. You look up the boss, the best friend and the ex, perform the best lines with accents, and are having a wonderful time until someone asks about you, at which point your phone suddenly needs answering. By all means quarrel with the chart, provided you include the paragraph you scrolled past.",
        ],
      ],
      ask: "Which paragraph about yourself would you rather not hear a friend read aloud?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Among friends you’ll make fun of it, and expertly. Then, late, with the screen turned low, you return to a single remark and read it over the way people press a bruise, since what you look for in a chart is never your achievements, only whether the ones you love will stay. Start from the bruise, which is the most accurate map available.",
        ],
      ],
      ask: "Which single remark did you return to after everyone else had gone to bed?",
    },
  },
  ESFP: {
    Fire: {
      stances: { voice: "speak", pace: "haste" },
      lines: [
        [
          "paragraph",
          "Out loud, in funny accents, to the nearest available relative: that’s how a chart gets read at your place, with the praise performed, the warnings performed somewhat faster, and everything about your forties skipped as if it were addressed to a previous tenant. When a line tempts you to do the accent, repeat it in your ordinary voice, since those are generally the accurate ones.",
        ],
      ],
      ask: "Which sentence about you did you turn into a bit before it could land?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "What can be done with it? That’s your test for a chart, as it is for a melon: you want the page that recommends what to eat, when to rest and whom to hug, and the theory can go in the drawer with the other manuals. Fair enough, except that two or three of these observations ripen slowly, and you’ve discarded them because they couldn’t be used by bedtime. Fold those corners down.",
        ],
      ],
      ask: "What did someone say about you years ago that only became useful recently?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "By page three you’ve photographed it for several people, with arrows, and you have a theory about everyone in your family and the man from the gym before you’ve reached your own second paragraph. Comparing is half the pleasure, and also an elegant method of leaving a mirror without having looked. Read one page with the phone off, and let nobody agree with it.",
        ],
      ],
      ask: "What would you notice about yourself if there were nobody to forward it to?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "The compliments you leaf through like a hotel brochure, having been called sunny for as long as you can remember. What you’re after is one particular line: does it know about the bad winter, and how tired the sunny one gets? Whenever a chart comes near it, you abandon it and go do something useful with your hands. Stay for one paragraph more, since it was written by people acquainted with such winters.",
        ],
      ],
      ask: "Which fact about you do you hope a stranger would guess without being told?",
    },
  },
};
