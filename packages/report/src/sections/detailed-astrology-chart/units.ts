import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { candor: "truth" },
      lines: [
        [
          "paragraph",
          "You turn immediately to the page that ought to list your faults, and if it flatters you, the author has lost you for good. What you want from a chart is a dare, one claim bold enough to be wrong. Compliments get skimmed, but when the chart calls you arrogant, you sit up, search exhaustively for a counterexample, fail to come up with one, and begin, somewhat against your principles, to enjoy yourself.",
        ],
      ],
      ask: "Which claim about you would it take considerable courage to agree with?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A chart, to you, is a contractor’s floor plan, and you go around the building with it, knocking, to see whether this line matches the winter when some job ended and whether that one will support any weight. Anything that can’t be checked against a date or a habit gets skipped, although a month later you’re quoting one of the skipped observations, because it turned out to be useful.",
        ],
      ],
      ask: "Which two dates in your history would you use to test anyone’s theory of you?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Before the first word about yourself you’ve gone looking for the method: who put this together, from what materials, and how would it read for the man next door? You like a chart the way other people like the subway map of a city they’ve never lived in, and the stop you ride past is your own: the paragraph, not particularly clever, that describes how it feels to live there.",
        ],
      ],
      ask: "Which passage about yourself do you find too simple to be interesting, and why?",
    },
    Water: {
      stances: { voice: "withhold", head: "both" },
      lines: [
        [
          "paragraph",
          "You read with one eyebrow up, alone, ready to abandon the page if anyone approaches, and grade its pronouncements on work and willpower as though they were homework. Then comes a line about something people like you seldom admit, unsupported, obviously a lucky shot, and on you go, unimpressed, until around midnight you’re back, reading it slowly, to find out how they knew.",
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
          "Wherever a claim is bold enough to be wrong, you pounce. Mild praise you leave lying there, but “drawn to crises” can be tested before lunch, and by the time the kettle clicks you’ve assembled three exceptions, a fourth that embarrassingly turns out not to be one, and a flush on your neck. The summary goes unread, since you’d rather demolish an interpretation than be given one.",
        ],
      ],
      ask: "Which claim in your chart did you set out to disprove, and what became of it?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "With you a chart lies beside the bathtub for weeks, swelling a little. A single page is as much as you’ll consider at one sitting. For the rest of the week you check yourself against it, while you’re brushing your teeth or reaching for the better screwdriver, with the unhurried attention of a naturalist at a bird feeder. Generalities about your entire life you ignore, since nobody can verify those while they’re still using the life for other purposes.",
        ],
      ],
      ask: "Which one claim about you would you be willing to observe for a week?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "On the second page you begin to wonder why astrologers call a house a house, and that’s the last anyone sees of you until you’ve reached Babylon, by way of a quarrel over calendars. What you look for in a chart is its grammar, and meanwhile your own paragraph waits like a host with a cooling roast, because you’ll investigate the entire system before you apply any of it to yourself.",
        ],
      ],
      ask: "What did you look up instead of reading what the chart said about you?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "“That would fit anyone,” you say of some remark, and shut the chart. Within the hour you’ve returned to the same remark, the one about a child who took up very little space, assuring yourself that you only wanted to check the wording. Whatever concerns the intellect you examine at a clerk’s pace, nodding, and whatever touches the heart you read like a neighbor’s letter delivered to you by mistake.",
        ],
      ],
      ask: "Which line did you dismiss at first and then go back to in private?",
    },
  },
  ENTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Straight to the passage about ambition, in search of a figure: how much of it have you got, and compared to whom? Whatever the chart describes as a challenge you take as a reservation in your name, and anything it calls a gift you assume you’d already noticed. The only thing you skip is the paragraph on rest, a short one, which someone put there with you in mind and without much hope.",
        ],
      ],
      ask: "Which paragraph about you did your thumb scroll past before you had finished it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A chart, to you, is an inspection report, and you go through it as you would through a property you were considering buying: which walls hold anything up, where the damp originates, what it would cost to renovate. Charm gets no credit. Dreams and intuition you test with a knuckle, and if they sound hollow you make a note and abandon the entire subject.",
        ],
      ],
      ask: "Which claim about you would you pay to have inspected by someone who knows you?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You read it as counsel for the opposition. By the second paragraph there’s a list of objections; by the fourth you’d like to send three friends their own pages, to see whether the author tells everyone the same thing, and to open a rival’s in another window. Comparing is entertaining, although in all this activity the one thing you never do is stop at an observation about yourself and let it stand unanswered.",
        ],
      ],
      ask: "Which sentence about you would you find hardest to rebut with a witness present?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Your own pages can wait. You’d begin with whoever you love most, then a parent, then someone who has moved far away, reading slowly, as though you were feeling foreheads for a temperature, and only afterward, at remarkable speed, your own. Some line in there gets you under the ribs, and you turn the page so fast that the line must be correct.",
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
          "You read with a pen, and the pen is loaded. Inside a minute you’ve located the claim that’s dead wrong, composed the opening of an indignant letter to the publisher, and been carried, by sheer exhilaration, past three paragraphs that were accurate. Anything about temper gets skipped. Nobody has this much fun being misjudged unless part of the judgment was correct.",
        ],
      ],
      ask: "Which line about yourself did you start refuting before you had finished reading it?",
    },
    Earth: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Before accepting a word of your chart you demand to hear who measured what, and whether anyone ever checked the result, so you pick one unglamorous claim, about sleep or spending, and put it on trial in the back of a notebook. The grand passages you skip. Oddly, an experiment like this is the one kind of resolution you’re apt to keep.",
        ],
      ],
      ask: "Which claim about your habits would you be willing to test, with tally marks, for two weeks?",
    },
    Air: {
      stances: { head: "logic", voice: "speak" },
      lines: [
        [
          "paragraph",
          "First you look up the opposite type, to see whether it fits you as well, and some of it does, which delights you so thoroughly that you tell three people before dinner. A chart is a decent opponent: you go along it tapping for the hollow part, which you nearly always find, while skipping the remarks that leave you without a reply, roughly one a page.",
        ],
      ],
      ask: "Which observation here did you have no comeback to, and how fast did you move on?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        [
          "paragraph",
          "Sooner or later people like you get called heartless, so you read these pages as your appeal, with a mental check mark beside every line that testifies in your favor. You also go looking for the line that takes the accuser’s side, and once you’ve found it you return to it, reluctantly, more often than you’d admit. Compliments on your intelligence are skipped, since there’s never been any shortage of those.",
        ],
      ],
      ask: "Which old accusation did you secretly hope someone would overturn in here?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both" },
      lines: [
        [
          "paragraph",
          "Straight to the last page. You want the one line that says go, and having found it you pace the hall composing your letter of resignation, which is peculiar behavior in a person who takes so long to replace a dentist. Tables get a glance, and the paragraph that recommends patience you pass over altogether, although it’s the very paragraph you’d underline, in two colors of ink, for a friend.",
        ],
      ],
      ask: "Which warning in your chart have you read three times and never acted on?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You test a chart the way other people test a melon: thumb on one claim, say the one about mornings, and then back through the whole of last week to see whether the claim gives. If Tuesday agrees, you read on, although anything beautiful about the immortal soul you pass over, partly because nobody can press a soul with a thumb, and partly because that’s the chapter you’d rather write yourself.",
        ],
      ],
      ask: "Which claim about you would hold up if checked against last Tuesday, hour by hour?",
    },
    Air: {
      stances: { trust: "slow" },
      lines: [
        [
          "paragraph",
          "Your own page can wait. First you read a friend’s, an ex’s and some unhappy colleague’s, because a chart is a translation, and you’d like to examine a few samples before trusting the translator. By the time you arrive at yourself you’re reading like a reviewer with a deadline, and the verdict goes in the margin. Four out of five. Strong on motives.",
        ],
      ],
      ask: "Whose chart did you read before your own, and what were you hoping to find?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "A chart, for you, is like a drawer in an old house, and you go through it on your knees, looking for the thing that stung and hoping that some methodical person has labeled it. One line about being left out does more for you than thirty pages on talent. The praise you skim, suspecting that everyone’s copy includes it.",
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
          "First of all you look in a chart for permission to be as large as you suspect you are. One remark about courage and you’re reading it aloud to the nearest human being, while you skip, at a run, the duller paragraphs on habits and sleep, which describe how the brave thing actually gets done on ordinary afternoons without applause. Go back for those.",
        ],
      ],
      ask: "Which dull line about yourself did you skip because it wasn’t heroic enough?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "paragraph",
          "A chart has to pass one test with you: would the person it describes own your shoes? Pencil in hand, you match each claim to something that really happened, keeping what fits the way others keep receipts and leaving anything about transformation unmarked. Mark one transformation anyway, write the date beside it, and look again when the shoes have worn out.",
        ],
      ],
      ask: "What was said about you years ago that didn’t fit then and fits now?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "After five minutes with your own chart you want to see everyone else’s, because comparing is half the pleasure and all of the safety. Phrases you like get copied out and sent around, while those that sting are filed under “interesting,” your word for anything you’re determined never to mention again. Search these pages for three that sting. Answer each of them in writing.",
        ],
      ],
      ask: "What have people told you about yourself that you politely called interesting?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Late, under a blanket, you go through the chart hunting for the place where someone noticed that you were sad, and when you find it your throat reacts before your mind has understood the words. Praise slides past, having presumably been intended for the next child in the row. Read the affectionate passages twice, and let them be about you for as long as the tea stays warm.",
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
          "Straight to the page about purpose. You search a chart for marching orders, something that can be announced by dinner, and you skim the warnings the way passengers skim the safety card, with affection and without absorbing a single word. Notice which strengths you read aloud to others and which costs you skip, because the costs were written by someone who’s actually flown with you before.",
        ],
      ],
      ask: "Which line of a reading have you quoted to people, leaving off its second half?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You read with a pencil and an actual problem, a roof, a mother, a difficult colleague, and a chart that can say something useful about it earns another page. Anything that can’t be tested on an ordinary afternoon gets a polite nod. What your pencil never marks is the passage on pleasure, presumably because no one else would benefit from it.",
        ],
      ],
      ask: "What would a chart have to say about an ordinary afternoon before you trusted it?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Before you’ve come to the end of your own chart you want your best friend’s, your dentist’s and the barista’s, because one chart by itself strikes you as a left shoe. You line them up, read passages out, study everyone’s reactions, and by evening you’re quoting the best phrase as if it had been your opinion for years. Keep one page entirely to yourself.",
        ],
      ],
      ask: "What have you learned about yourself that you have never turned into an anecdote?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Compliments you slide past, as though they’d been delivered to the wrong address, until there comes a line, halfway down, about a child who kept everyone cheerful, and suddenly you’re studying the ceiling. Being found is what you opened the chart for. Even so, you immediately forward the passage to some friend who could use it, instead of admitting that it was yours.",
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
          "Straight to the bold type. You read a chart the way you’d read a ticket, for the destination and the departure time, and any line that sounds remotely like permission is photographed and sent to three people before you’ve even turned the page. The warnings strike you as weather in another country. Go back for one of those, which was addressed to you as well.",
        ],
      ],
      ask: "Which sentence about yourself have you skipped in every test and reading so far?",
    },
    Earth: {
      stances: { pace: "both", novelty: "both" },
      lines: [
        [
          "paragraph",
          "Most of it you gulp, hopping from love to money to the final page. Then the slower reader in you, who needs something to keep, goes back with a pencil and copies out one line for some wall or closet door, where it tends to hang for years among the scarves. Both of these count as reading, although only the line you’ve copied out ever influences how you actually live.",
        ],
      ],
      ask: "What one line about you has hung on a wall longest, and why?",
    },
    Air: {
      stances: { company: "company", voice: "speak" },
      lines: [
        [
          "paragraph",
          "Other people’s charts come first. By midnight you’ve looked up an ex, a supervisor and someone from the bakery, and you can say what each needs with a fluency that deserts you only when the page turns in your direction, at which point you get funny. Read your own aloud to someone who doesn’t laugh easily, and listen for the places where you hurry.",
        ],
      ],
      ask: "What do you joke about at exactly the point where a description fits you?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "Facts slide past until some observation makes your throat go tight, usually one about the loneliness nobody suspects in a person so well liked, and from there on you’re no longer reading, you are being read. Everything afterward you accept on faith, which is generous of you and a little careless, so examine with particular suspicion the paragraph after the one that made you cry.",
        ],
      ],
      ask: "Which words about you, from anyone, have ever brought tears to your eyes before you could argue?",
    },
  },
  ISTJ: {
    Fire: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You go straight to the last paragraph, as you would in any report, to see what the finding is; if it’s favorable, you want to know on what authority, and if it isn’t, you’re irritated enough to read everything else standing up. Flattery you skip as padding, and what you hunt for, and would never underline, is one remark to the effect that you like to win.",
        ],
      ],
      ask: "Which finding about yourself would you contest first, and with what evidence?",
    },
    Earth: {
      stances: { trust: "slow" },
      lines: [
        [
          "paragraph",
          "Before reading a line, you compare the time of birth with the one on your certificate. A chart ought to be right about the past before it’s believed about anything else, so you test it on matters that can be looked up: a move, an illness, a hard winter. Adjectives slide off, but let it be accurate about how you sleep and you’ll read the entire chapter.",
        ],
      ],
      ask: "What would a chart have to get right about your past before you took it seriously?",
    },
    Air: {
      stances: { head: "logic" },
      lines: [
        [
          "paragraph",
          "Given two charts side by side, yours and some complete stranger’s, you’ll eliminate, line by line, whatever would fit you both. This is your idea of entertainment. General statements go first, then anything containing “potential,” until what’s left is very short, and you catch yourself rereading it, unfairly moved because you weren’t able to disprove it.",
        ],
      ],
      ask: "Which remark about you has survived every attempt to show that it fits everyone?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You read it alone, and you read it for dates, because there’s usually some year that no one ever accounted for, and you’d like to see whether the sky at least made a note. The compliments go by like scenery until some remark about loyalty tightens your throat, and you fold down the corner of the page, you, who never mark a book.",
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
          "This gets printed. Hole-punched and filed behind the dishwasher warranty, it gets a pencil mark beside each line that has actually happened. Any page that promises transformation earns a sigh and no mark, but let the chart mention that your knees dislike damp mornings, and you’ll look up with respect, wondering what else the thing has been told.",
        ],
      ],
      ask: "Which line in here would get your pencil mark on a first reading?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Within the hour, someone you trust has received three screenshots. You read a chart the way you’d read a restaurant review, for what other diners noticed. The question you put to every line is whether your acquaintances would nod, and anything nobody could confirm gets skipped. A pity, since those are the lines about what you want.",
        ],
      ],
      ask: "Which line about you could no friend confirm, because you never told one?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "First you look for other people. Whoever raised you must be in here somewhere, and whoever never writes, and you go down the page with one finger, the way people do at a memorial wall, stopping wherever a line warms or stings. The chapter on the coming year stays unopened, since in your experience news that arrives early is mostly about someone leaving.",
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
          "Right. Wrong. Right. You grade your chart as you go, aloud and pacing, like a coach with a roster, and by the bottom of the page two paragraphs have made the team and everything else has been cut. What you’re after is an assignment, so anything describing you without telling you what to do about it gets approximately four seconds. Those are the lines that were written about you.",
        ],
      ],
      ask: "Which line would bother you most if you weren’t allowed to do anything about it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "First you weigh it: this many pages, at this price, and would it survive the bottom of a bag? Then you go through the chart the way you’d go through a lease, interested in duties and obligations, slowing down wherever it mentions what you’ll be good for at sixty, and turning the page wherever it asks how you’ve been feeling. Nobody’s paying rent on that.",
        ],
      ],
      ask: "Which prediction here would you want in writing, and with whose signature?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "Nobody in your vicinity has ever gotten through a chart in peace, because you read yours out to everyone, announcing “Stubborn in committee” and calling for a show of hands. Passages that get a laugh are repeated, and those that meet with a sudden interest in the dishes are dismissed as vague. It’s an efficient method of polling your own character, provided you notice which silence you talked over.",
        ],
      ],
      ask: "Which line would you leave out if the whole family were listening to you read?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "What you look for is a family resemblance. Who’s responsible for the temper, whose hands are these, and which ancestor couldn’t go to bed on an unwashed pan? Anything that concerns your relatives you take personally, and everything else you take for filler, except for one remark about wanting comfort, which you step around quickly, as you would around something private on a hospital floor.",
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
          "You perform it. One line in, you’ve assembled everyone within earshot and are reading like the judge at a pie contest, delivering the generous passages twice. What gets a mumble is the sentence about needing to hear that you did well, which your listeners notice, having guessed that part long before you opened the page.",
        ],
      ],
      ask: "Which sentence of your chart did you mumble, and who heard it anyway?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        [
          "paragraph",
          "A chart, to you, ought to work like a sewing pattern: cut here, fold there, allow a bit at the waist. You look for what can be done with it by the weekend and for whom, dog-ear the part on home, and step over philosophy as you would a puddle. You skip the lines about rest as well, because nobody has ever demonstrated to you how that garment is made.",
        ],
      ],
      ask: "Which advice in a chart do you skip because you were never shown how?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "This is never your first reading. There have been palms, numbers and the quizzes in waiting rooms, and you compare all the results, like accounts of a fender bender, to see where the witnesses agree, which is sensible. Unfortunately, anything that only one witness saw gets thrown out. Reconsider that testimony. The witness had the better corner.",
        ],
      ],
      ask: "What has been said about you only once, and has bothered you ever since?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "You read with one friendship in mind, the one that cooled, and what you want from the chart is a verdict: was it you? Every reference to warmth becomes evidence for the defense, and any mention of oversensitive people goes straight to the prosecution. What you skip is the possibility that it was nobody’s fault. Then there’d be no one left to apologize to.",
        ],
      ],
      ask: "Which cooled friendship are you hoping someone will finally rule on?",
    },
  },
  ISTP: {
    Fire: {
      stances: { risk: "bold" },
      lines: [
        [
          "paragraph",
          "You read it the way you’d scout a stretch of rapids, indifferent to the scenery and interested only in where people capsize, so the appreciative passages get two seconds each. From a chart you want the one line that says where you come in too fast, and you want it so that you can do the thing anyway, better. Go back for the compliments. There’s useful information in those too.",
        ],
      ],
      ask: "Which kind line about yourself did you skip fastest, and what would believing it change?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Used lumber, that’s how you treat a chart: you pull the nails, sight down the length for warp, and discard any claim that won’t support your weight. You end up with three reliable boards, a heap of kindling, and every appearance of satisfaction. Reexamine the heap. Everything about you among other people went there, unmeasured, because the tape measure was in your other pants.",
        ],
      ],
      ask: "Which claim about how you are with others did you throw out without testing it?",
    },
    Air: {
      stances: {},
      lines: [
        [
          "paragraph",
          "You open it in the middle, like anything that came with instructions, because a chart appeals to you as a diagram: what feeds what, which line could be cut, whether the thing would still run with your favorite excuse taken out. Since descriptions bore you and exceptions don’t, have a friend underline five statements before you start, four of which you’ll dispute immediately. Disputing the fifth takes a week.",
        ],
      ],
      ask: "Who knows you well enough to underline the sentence you’d call an exception?",
    },
    Water: {
      stances: { voice: "withhold" },
      lines: [
        [
          "paragraph",
          "You read a chart with your jaw. Where it’s mistaken nothing happens; where it’s accurate your teeth clench and you turn the page rather fast, and if anyone inquires later you report that some of it was interesting. What you look for is evidence that your moods have a cause, and what you pass over is any suggestion that other people experience them too. Consult the teeth.",
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
          "The wheel gets your first minute, held at arm’s length, because the drawing has more nerve than the explanation, and then you hunt for a remark that sounds like a dare. Anything headed “Challenges” is passed over with some dignity, and every observation on what people like you habitually do sets off the same small riot, since nobody is like you and nobody consulted you.",
        ],
      ],
      ask: "Which line of your chart did you want to break the moment you had read it?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A claim about your character has to be felt between finger and thumb. Stubborn? You think of the one coat you refuse to replace, whose lining has been renewed more often than your passport, and reluctantly let the word stand. Long passages about the cosmos you leave to people with better posture, but whatever concerns appetite you read twice, and then you get up and cut some cheese.",
        ],
      ],
      ask: "Which object you own would confirm the most stubborn thing your chart says of you?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        [
          "paragraph",
          "Someone else has to be within earshot. You read the chart aloud with mock solemnity, glancing up at the flattering passages to see who nods, which is how you discover what your friends actually think of you, without the indignity of asking; alone, you’d absorb only a third. The paragraph about your reserve gets your finest performance, and you’re the only one who gets the joke.",
        ],
      ],
      ask: "Whose face would you watch if your chart were read out in company?",
    },
    Water: {
      stances: { trust: "slow" },
      lines: [
        [
          "paragraph",
          "Before you’ve read a page you can tell whether its author liked you. If the tone is affectionate you let the chart approach, a little nearer every night; if it’s brisk, the whole thing goes under the bed with the other verdicts. Talents slide right off, while half a line about being misunderstood will follow you around for a week, like a song from the supermarket.",
        ],
      ],
      ask: "Which old verdict on you were you hoping your chart would overturn?",
    },
  },
  ESTP: {
    Fire: {
      stances: { pace: "haste" },
      lines: [
        [
          "paragraph",
          "Before you’ve found your own birthday on the page you want to know if it’s good news, so you hunt for the audacious claim, the paragraph that says go, and anything containing “gradually” gets the look you reserve for a slow cashier. Fine. Examine the person described here the way you’d examine a rival: where does this one strike first, and when does this one run out of wind?",
        ],
      ],
      ask: "Which observation in this chart would you least like an opponent to have read?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "A chart, to you, is a tool at a yard sale, which you pick up, try out on whatever’s nearby, and put back if it slips. The claim about money gets compared with last year’s receipts, the claim about your body with the left knee. Whatever can’t be tested you skip, which is a shame, because the conversation you’ve been postponing doesn’t appear on any bank statement.",
        ],
      ],
      ask: "Which claim here could you verify against your own receipts before the week is over?",
    },
    Air: {
      stances: { company: "company" },
      lines: [
        [
          "paragraph",
          "Your own chart isn’t the one you read first. You look up the boss, the best friend and the ex, perform the best lines with accents, and are having a wonderful time until someone asks about you, at which point your phone suddenly needs answering. By all means quarrel with the chart, provided you include the paragraph you scrolled past.",
        ],
      ],
      ask: "Which paragraph about yourself would you rather not hear a friend read aloud?",
    },
    Water: {
      stances: {},
      lines: [
        [
          "paragraph",
          "Among friends you’ll make fun of it, and expertly. Then, late, with the screen turned low, you return to a single line and read it over the way people press a bruise, since what you look for in a chart is never your achievements, only whether the ones you love will stay. Start from that remark, which is probably the most accurate on the page.",
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
          "Out loud, in funny accents, to the nearest available audience: that’s how a chart gets read at your place, with the praise performed, the warnings performed faster, and everything about growing older skipped as if it were addressed to a previous tenant. When a line tempts you to do the accent, repeat it in your ordinary voice, since those lines are generally the accurate ones.",
        ],
      ],
      ask: "Which sentence about you did you turn into a bit before it could land?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "paragraph",
          "What can be done with it? That’s your test for a chart, as it is for a melon: you want the page that recommends what to eat, when to rest and who to hug, and the theory can go in the drawer with the other manuals. Fair enough, except that two or three of these observations ripen slowly, and you’ve discarded them because they couldn’t be used by bedtime. Fold down the corners of those pages.",
        ],
      ],
      ask: "What did someone say about you years ago that only became useful recently?",
    },
    Air: {
      stances: { voice: "speak", company: "company" },
      lines: [
        [
          "paragraph",
          "By page three you’ve photographed it for several people, with arrows, and you have a theory about everyone in your family and the man from the gym before you’ve reached your own second paragraph. Comparing is half the pleasure, and also an elegant method of leaving a mirror without having looked. Read one page with the phone off and nobody around to agree with it.",
        ],
      ],
      ask: "What would you notice about yourself if there were nobody to forward it to?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        [
          "paragraph",
          "The compliments you leaf through like a hotel brochure, having been called sunny for as long as you can remember. What you’re after is one particular line: does anybody know about the bad winter, and how tired the sunny one gets? Whenever a chart comes near the subject, you abandon the page and go do something useful with your hands. Stay for one paragraph more, since it was written by people acquainted with such winters.",
        ],
      ],
      ask: "Which fact about you do you hope a stranger would guess without being told?",
    },
  },
};
