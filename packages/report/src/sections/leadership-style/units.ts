import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        ["question", "Why do they follow me when I haven’t asked them to?"],
        [
          "answer",
          "Because you move first and look as if you’d already seen the ending. In a stuck group, one person walking briskly toward something is irresistible, though the others would love to be told what the something is, ideally before the second hill.",
        ],
        ["question", "What makes them stop?"],
        [
          "answer",
          "The sigh that escapes you when an explanation goes on too long: everyone hears a grade in it, and after three of those your best people bring you only polished things, so that you lose the early warnings.",
        ],
        ["question", "Can I burn for a goal and still be easy to work for?"],
        [
          "answer",
          "Announce in advance what you’ll be a tyrant about, one item per project, and be lavish on everything else, since heat like yours, once it’s rationed, becomes an anecdote they tell at weddings.",
        ],
      ],
      ask: "Who used to bring you uncertain first drafts and lately brings you only finished work?",
    },
    Earth: {
      stances: { lead: "both" },
      lines: [
        ["question", "Am I a leader if I never wanted the chair?"],
        [
          "answer",
          "You become one whenever something fails and everyone looks at you. The reluctance suits you, since people trust a superior who would rather be inspecting the valves, although someone still has to pick the paint.",
        ],
        ["question", "When do I lose people?"],
        [
          "answer",
          "When a procedure has outlived its purpose and you go on defending it like a family farm, until they say “per the procedure” with a certain smile, so have the newest employee point out the unnecessary step, and get rid of it.",
        ],
        ["question", "What do they wish I’d do more often?"],
        [
          "answer",
          "Come by. A dry “good weld,” spoken at the bench, is worth a bonus to someone you’ve only ever emailed, because the satisfaction you imagine is written all over your face shows about as much as it would on a dam.",
        ],
      ],
      ask: "Which rule of yours would your newest colleague scrap first?",
    },
    Air: {
      stances: { lead: "both" },
      lines: [
        ["question", "Why do meetings go better when I run them?"],
        [
          "answer",
          "You’ve read the papers, you let the intern talk to the end, and you can describe the quarrel in terms that both camps accept, so that people feel cleverer near you.",
        ],
        ["question", "So why do they complain that they can’t pin me down?"],
        [
          "answer",
          "They ask for a decision and you send a framework, and by your fourth consideration they’ve guessed at what you wanted, wrongly, and gone off to build it, so put the verdict first and let the beautiful argument come second.",
        ],
        ["question", "How do I deal with someone slower than I am?"],
        [
          "answer",
          "Find the subject they’ve studied longer than you have, because there always is one, and be their pupil in it for ten minutes a month, until you lose the tone of voice that makes them slow.",
        ],
      ],
      ask: "On what subject could the slowest person on your team teach you something?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        ["question", "What do people see in me, when I say so little?"],
        [
          "answer",
          "They see that you remembered the daughter’s surgery, the allergy, the colleague who dreads the early shift; your schedule makes allowance for all of it without comment, and for a boss who has them so well in mind they’d walk barefoot over gravel.",
        ],
        ["question", "And when does it turn?"],
        [
          "answer",
          "When one of them disappoints you and you say nothing: the invitations thin out, and the others, who read you more accurately than you suppose, speculate about who’s next, so within the week tell the person concerned what it was.",
        ],
        ["question", "Should I let them know that I’m worried?"],
        [
          "answer",
          "They know already, since they smell it long before you speak and imagine something far worse, so give the worry a definite size, tell them when you’ll hear more, and watch them put away their resumes.",
        ],
      ],
      ask: "Which colleague is wondering right now what they did to lose your favor?",
    },
  },
  INTP: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        ["question", "Why do they follow me when I never asked them to?"],
        [
          "answer",
          "Because in an emergency you’re the only one who isn’t defending something; you jump up, say “Show me,” and go straight to the part that’s smoking, and people will fall in behind a curiosity that moves at a run.",
        ],
        ["question", "And when do they stop?"],
        [
          "answer",
          "Once the thing works, your enthusiasm goes out in full view, like a match, leaving them with the sweeping up and a suspicion that they never mattered to you, which you can correct by picking up a broom yourself for an hour.",
        ],
        ["question", "What do I do about the slow ones?"],
        [
          "answer",
          "Watch your face, which has already finished their sentence, because the slow one is often examining precisely the component you leapt over; so get his opinion last, and listen to it, before anything is switched on.",
        ],
      ],
      ask: "Who was left sweeping up when your enthusiasm ran out?",
    },
    Earth: {
      stances: { lead: "both", voice: "withhold" },
      lines: [
        ["question", "I’m no leader. Why do they keep coming to my bench?"],
        [
          "answer",
          "Because it’s the one place where a beginner’s question gets a decent answer and a demonstration, so that authority has been accumulating on you like moss, and eventually you’ll have to acknowledge it.",
        ],
        ["question", "What makes them give up on me?"],
        [
          "answer",
          "How little you say about anything that isn’t the work: they performed splendidly, or they’re worried, or the company is being sold, and you discuss the mechanism, although they can tell that you noticed and would appreciate hearing it.",
        ],
        ["question", "How do I lead and not become a manager?"],
        [
          "answer",
          "Keep one tool in your hand, walk around every morning, stop beside each person, and mention in some detail one thing you observed them doing right, which takes less time than the meeting you’re avoiding.",
        ],
      ],
      ask: "What did you see someone do well this month and leave unmentioned?",
    },
    Air: {
      stances: { order: "improvise", voice: "both" },
      lines: [
        ["question", "Why are my team’s talks so good and its decisions so late?"],
        [
          "answer",
          "Because you regard a decision as a conversation that lost its nerve, and delightful as the first hour is to them, by the third they’d cheerfully follow a goat, provided it was going in one particular direction.",
        ],
        ["question", "Do they know what I want?"],
        [
          "answer",
          "They know what you’d object to. Your wishes reach them as footnotes, “one could also,” and everyone goes home with a different interpretation, so experiment with a sentence that opens with “I want” and has no “although” behind it.",
        ],
        ["question", "Where am I at my best in front of people?"],
        [
          "answer",
          "At the very beginning, before anybody has said what’s wrong, because you can put the problem into words with everyone’s piece of it included; afterward, pass the gavel to a person who enjoys the noise.",
        ],
      ],
      ask: "Which of your recent footnotes was really a wish, and which of your colleagues missed it?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        ["question", "Why do people say that they feel safe with me?"],
        [
          "answer",
          "Because you’ve never used their mistakes against them; you remember who was humiliated in which meeting, and by whom, and for years you’ve been discreetly arranging that it never happens again while you’re there.",
        ],
        ["question", "Then why do they complain that they can’t read me?"],
        [
          "answer",
          "Because all this consideration goes on behind frosted glass, where they see a shape that nods; when the atmosphere sours you’re the first to feel it, and you withdraw to analyze it and leave them imagining that it’s their fault.",
        ],
        ["question", "What should I do when the mood turns?"],
        [
          "answer",
          "Say it unpolished, while you’re still in it: “We’ve gone stiff, and I don’t know why yet.” Half an observation from you on the spot does more good than an impeccable one after the weekend.",
        ],
      ],
      ask: "Whose humiliation do you still remember, and do they know that you took their side?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        ["question", "Why do people follow me into things they’d normally refuse?"],
        [
          "answer",
          "Because you’ve already started, and you’re visibly having a marvelous time; certainty is scarce, you throw yours around like candy from a parade float, and everyone can see that you’ll be the first one wet.",
        ],
        ["question", "And when do they quit?"],
        [
          "answer",
          "Around the third emergency that turns out to have been your mood. Your excitement sets the tempo, and afterward you refer to that tempo as the deadline, so declare one week in four in which nothing is urgent.",
        ],
        ["question", "Do they tell me what’s wrong?"],
        [
          "answer",
          "They tell each other, because your reply comes back so fast, and so good, that objecting feels like returning a professional’s serve. When the next doubt arrives, take six breaths, and start with “What else?”",
        ],
      ],
      ask: "Which of last month’s emergencies was a mood of yours with a date attached?",
    },
    Earth: {
      stances: { lead: "lead" },
      lines: [
        ["question", "Why do they rely on me so much?"],
        [
          "answer",
          "Whatever you promised arrives as promised, on a truck if necessary, so that after a year under you people stop preparing a plan B; and they recognize good work when they see it, since you regularly roll up your sleeves and demonstrate some.",
        ],
        ["question", "What makes them drift off?"],
        [
          "answer",
          "Everyone develops under you, provided it’s in the direction of your own method. Since there’s usually a person with a faster one, who is saving it for the next employer, let a colleague under thirty replace one procedure of yours this quarter.",
        ],
        ["question", "How do I stop checking everything?"],
        [
          "answer",
          "Pick three gauges, read those, and let the others go uninspected until a needle moves, and since your fingers will itch, give them a screwdriver and something at home that squeaks.",
        ],
      ],
      ask: "Whose faster method has gone unused because it isn’t yours?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak" },
      lines: [
        ["question", "Why do they want me to run the meeting?"],
        [
          "answer",
          "It ends. You let everyone talk, you can tell a point from a performance, and there’s a name beside each task when they leave, ten minutes early, loving you for it the way people love a dentist who hums.",
        ],
        ["question", "What loses them?"],
        [
          "answer",
          "Watching you think, because you audition six positions before lunch, every one in that final tone of voice, and some unfortunate person is still building the fourth when you’ve arrived at the sixth. Say which kind it is: “I’m trying this on,” or “This one stands.”",
        ],
        ["question", "Do I play favorites?"],
        [
          "answer",
          "With the quick. The slow and right, who sit at the far end, have given up raising a hand, so get everyone’s comments in writing beforehand, and read theirs first.",
        ],
      ],
      ask: "Who on your team is slower than you and has been right more often?",
    },
    Water: {
      stances: { lead: "lead" },
      lines: [
        ["question", "Why are they so loyal?"],
        [
          "answer",
          "You fight for them where they can’t see it, and eventually it gets back to them, as such things do. Leaders like you will lose their temper upstairs over a layoff, and their own raise along with it, and no speech ever won people over like that.",
        ],
        ["question", "And what turns them?"],
        [
          "answer",
          "Your memory for desertion: when someone quits at an unfortunate time, that name tends not to be spoken again, and everyone notices and privately wonders how long theirs would last; so mention one of the departed at the next gathering, fondly and in passing.",
        ],
        ["question", "Must I let them see when I’m shaken?"],
        [
          "answer",
          "For ten seconds, yes, because they can feel it through the wall in any case, and without an explanation everyone assumes it’s about them. Say, “That one hurt. Here’s what we do next.”",
        ],
      ],
      ask: "Whose name has gone unspoken on your team ever since they left?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", order: "improvise", lead: "both" },
      lines: [
        ["question", "Why would anyone run behind me?"],
        [
          "answer",
          "Because you go first and make it look like fun: in a bad hour you take the worst assignment with your sleeves up, insulting it cheerfully, until fear has turned into something like a contest.",
        ],
        ["question", "When do they quit running?"],
        [
          "answer",
          "At the third new direction in one week, which you call responding to the evidence, although from the back of the column it looks remarkably as though the mapmaker were on a galloping horse.",
        ],
        ["question", "What do I do with a brilliant new direction, then?"],
        [
          "answer",
          "Give it a night. Write it on a card, and if it still glows at breakfast, take it first to the most cautious member of the team, whose objections are usually the ones the others were too polite to mention.",
        ],
      ],
      ask: "Who on your team is dizzy for a week after each new direction of yours?",
    },
    Earth: {
      stances: { lead: "both" },
      lines: [
        ["question", "What do they actually trust me for?"],
        [
          "answer",
          "For knowing where it leaks. You’ve crawled behind every machine and read the back pages of the contract for recreation, so when you announce that the thing will hold up, they believe the person with dust on both knees.",
        ],
        ["question", "Why the sigh when I come to help?"],
        [
          "answer",
          "Because you take the drill out of their hands: unable to watch an awkward repair without reaching in, you teach them to stand next to you with the flashlight, which isn’t what they were hired for.",
        ],
        ["question", "How do I help without taking over?"],
        [
          "answer",
          "Put both hands in your coat pockets, literally, ask what they would try next, and give it thirty seconds. Let it fail once, as experiments do, at a scale that costs less than your lunch.",
        ],
      ],
      ask: "Who has been pointing the flashlight for you when the drill was theirs?",
    },
    Air: {
      stances: { voice: "speak", candor: "truth", lead: "both" },
      lines: [
        ["question", "Why do smart people like working for me?"],
        [
          "answer",
          "Because they can contradict you at ten and be promoted by lunch: rank doesn’t interest you, reasons do, and a trainee who catches your mistake is introduced around the floor like visiting royalty.",
        ],
        ["question", "Why did no one do what I asked?"],
        [
          "answer",
          "Nobody realized that you’d asked, because you floated it in exactly the same tone as the submarine and the four-day month, and they went back to their desks refreshed.",
        ],
        ["question", "How will they know when I’m serious?"],
        [
          "answer",
          "Pick a signal and never use it for play: stand up, say “This one is real,” tell them who does what by when, then leave the building before your own rebuttal occurs to you.",
        ],
      ],
      ask: "Which instruction of yours was filed by everyone under entertainment?",
    },
    Water: {
      stances: { lead: "both" },
      lines: [
        ["question", "What makes them stay late for me?"],
        [
          "answer",
          "You can tell who had a miserable night: the one you rib in the hallway needed ribbing, the one you passed with a nod needed exactly a nod, and they’d both sooner die than mention how well you read them.",
        ],
        ["question", "Why does the atmosphere turn cold?"],
        [
          "answer",
          "Because someone has disappointed you, you insisted that it was fine, and your humor has had a hook in it ever since. Your moods come off you like steam off a horse, with the entire department breathing it in.",
        ],
        ["question", "Can a good speech put that right?"],
        [
          "answer",
          "No, although you’ve prepared three. See the person privately, say “That stung” and nothing else, and sit through the uncomfortable pause that follows, secure in the knowledge that the others will have heard within the hour.",
        ],
      ],
      ask: "Whose mistake is everyone else still paying for in barbed jokes?",
    },
  },
  INFJ: {
    Fire: {
      stances: { lead: "support", voice: "both" },
      lines: [
        ["question", "Why do people listen when I finally speak up?"],
        [
          "answer",
          "Because you’ve paid for it with weeks of silence and then you mean every word; a rare opinion with heat in it sounds like news, and they put down their pens.",
        ],
        ["question", "So why do they sometimes stop following me?"],
        [
          "answer",
          "You run ahead. The campaign is already over in your imagination, so you do everyone’s tasks at night, sooner than delegate them, and the people who at first felt rescued gradually understand that they’ve been fired.",
        ],
        ["question", "Must I really become the one up front?"],
        [
          "answer",
          "No. Stand beside whoever is, and choose the cause, but twice a year let the group see you want something in public, with your cheeks red and no apology prepared.",
        ],
      ],
      ask: "Who on your team has never seen you want something badly?",
    },
    Earth: {
      stances: { lead: "support", voice: "withhold" },
      lines: [
        ["question", "I never asked to lead, so why do they look at me?"],
        [
          "answer",
          "You’re there at eight, you stay through the bad years, and you remember whose mother is ill, and people follow anything they can lean on. Nobody votes; they simply turn around.",
        ],
        ["question", "When does it go wrong?"],
        [
          "answer",
          "When your standard becomes heavier than the team, so that you redo their slides after hours, saying nothing, and they learn to deliver everything half done, since nobody irons a shirt that’s going to be ironed again by an expert.",
        ],
        ["question", "What should I do about it?"],
        [
          "answer",
          "Give one piece of work back with a single pencil mark in it, and fifteen minutes across a table to discuss it, which will feel impolite to you and be interpreted as respect.",
        ],
      ],
      ask: "Whose work have you redone in silence, and what has it taught them?",
    },
    Air: {
      stances: { voice: "withhold", candor: "peace" },
      lines: [
        ["question", "What do they get from me that louder bosses don’t give?"],
        [
          "answer",
          "A hearing, in which the intern’s objection and the director’s arrive on the same tray, and you can repeat either one more persuasively than it was put; people follow a person who quotes them well.",
        ],
        ["question", "And when do they drift off?"],
        [
          "answer",
          "Around the fourth round of consultation. The solution was obvious to you after the first, but it seemed unkind to announce it, and before long they’re holding a separate meeting, without you, in the hope of guessing what it is.",
        ],
        ["question", "How do I decide without running anyone over?"],
        [
          "answer",
          "Announce the method on the first day: everyone is heard until Thursday noon, after which you decide, give three reasons, and refuse to discuss it again. Fairness without a deadline is a waiting area.",
        ],
      ],
      ask: "Which decision have you already made that everyone still considers open?",
    },
    Water: {
      stances: { candor: "peace", voice: "withhold" },
      lines: [
        ["question", "Why would anyone follow someone as private as me?"],
        [
          "answer",
          "Because when someone is in trouble, you come without being asked and mention it to nobody, and word of it gets around by itself, buying a slower and longer loyalty than any oratory.",
        ],
        ["question", "They’ve gone stiff with me lately. What did I do?"],
        [
          "answer",
          "When you’re hurt in a meeting, you rise above it, and the team is left to read the weather on your face, where it can stay overcast for a month, with every member privately convinced of having caused it.",
        ],
        ["question", "What clears it?"],
        [
          "answer",
          "One sentence to whoever hurt you, before the week is out: “I minded that, and I’m telling you so it can be over.” Then lunch. Word travels.",
        ],
      ],
      ask: "What are your people reading in your face that you’ve never said aloud?",
    },
  },
  INFP: {
    Fire: {
      stances: { lead: "both", candor: "both" },
      lines: [
        ["question", "Why do people follow me when I never asked them to?"],
        [
          "answer",
          "Because you’ve already started, you’re visibly delighted, and enthusiasm in a reserved person is difficult to resist; people assume that anything capable of getting you out of your chair must be worth a look.",
        ],
        ["question", "And when do they stop?"],
        [
          "answer",
          "When a raised hand looks to you like a lowered flag, because your injured expression teaches the sensible ones to save their objections for the elevator, and the project sails on with only its admirers aboard. Insist on one objection per meeting, and thank whoever brings it.",
        ],
        ["question", "How do I criticize anyone?"],
        [
          "answer",
          "Usually too late and too hot, after a month of smiling, so aim for lukewarm, make one remark about the work on the day you see it, standing up, and then ask what they think.",
        ],
      ],
      ask: "Whose doubts have moved to the elevator because you looked so wounded?",
    },
    Earth: {
      stances: { lead: "support", voice: "withhold" },
      lines: [
        ["question", "Am I a leader at all? I hardly speak."],
        [
          "answer",
          "Look who’s imitating the way you wipe down the bench. You lead by doing a job properly where people can see it, and within a season the whole crew is doing it your way, under the impression that it always has.",
        ],
        ["question", "When do they stop following?"],
        [
          "answer",
          "When something has to be settled aloud and you go on working, hoping that your example will be enough, until a louder person fills the silence with a worse idea and everyone adopts that.",
        ],
        ["question", "What should I do differently?"],
        [
          "answer",
          "Announce the standard, once, in numbers: “Two coats, and dry overnight.” It will sound dictatorial to you and restful to everyone else, because until now they’ve had to deduce it from your eyebrows.",
        ],
      ],
      ask: "Which of your standards have people had to guess from your face?",
    },
    Air: {
      stances: { lead: "support", order: "improvise" },
      lines: [
        ["question", "Why do my teams like each other so much?"],
        [
          "answer",
          "Because you notice who hasn’t spoken and make it easy for them, usually with a joke at your own expense, so that after a month they’re finishing each other’s thoughts instead of eating each other’s lunches.",
        ],
        ["question", "Then why do they go limp on me?"],
        [
          "answer",
          "By the time they’ve carried out your idea you’ve had a better one, and you report it with such delight that no one likes to mention the first. After the third revision they sit back politely until the plan expires.",
        ],
        ["question", "How do I stop improving an idea?"],
        [
          "answer",
          "Put all improvements into a drawer until the first version has been used by a stranger, and only then open it, together. Half of the contents will have died in their sleep.",
        ],
      ],
      ask: "Which plan did you improve until nobody dared to carry it out?",
    },
    Water: {
      stances: { lead: "support", head: "feeling" },
      lines: [
        ["question", "What do people get from me that other bosses don’t give?"],
        [
          "answer",
          "Being known, in detail: you know whose mother is ill and who can’t stand to be praised in public, and you arrange the week around it, so that people who intended to quit are still there.",
        ],
        ["question", "When does it go wrong?"],
        [
          "answer",
          "When one of them fails: you feel it as if you’d caused it, you do their share over the weekend, and the others conclude that drowning is the way to get your attention.",
        ],
        ["question", "What should I do with a failing colleague?"],
        [
          "answer",
          "Deliver the kindness and the facts in the same half hour instead of on separate days: “I like you, and this has been late three times. What happens now?” Then let them do the work, hard as that is to watch.",
        ],
      ],
      ask: "Who at work has learned that the surest way to your attention is to go under?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { lead: "lead", voice: "speak" },
      lines: [
        ["question", "Why do people get up when I talk?"],
        [
          "answer",
          "Because you describe the victory with their names in it, as if you’d already seen them on their feet, and they stand up, a little embarrassed, to check whether it’s true.",
        ],
        ["question", "Then why do they fade after a month?"],
        [
          "answer",
          "They signed up for your temperature, and when you moved on to the next blaze, the old one turned out to have nobody feeding it, so put someone dependable in charge in the first week, and praise that person in public.",
        ],
        ["question", "What makes them stop following altogether?"],
        [
          "answer",
          "Being volunteered: you announce a colleague’s sacrifice before the colleague has made it, and the applause makes it impossible to correct, so ask in private, accept the first no without visible disappointment, and most will come of their own accord.",
        ],
      ],
      ask: "Who stopped answering you, and what had you signed them up for just before?",
    },
    Earth: {
      stances: { lead: "lead", order: "plan" },
      lines: [
        ["question", "Why do people stay with me for so many years?"],
        [
          "answer",
          "You remember whose father is in the hospital and you also remember the overtime, so that around you people have the uncommon sensation that someone has inspected the ropes.",
        ],
        ["question", "Why do they bring me everything, down to the toner?"],
        [
          "answer",
          "You’ve trained them to: every problem that came in you lifted out of their arms, because that was quicker and felt like affection, so give the next three back with a question: what would you do if I were on a boat?",
        ],
        ["question", "When do they start working around me?"],
        [
          "answer",
          "When the way you’ve always done it has turned holy: someone suggests moving the annual celebration and you look wounded, so the following year they organize it without you, which is a reason to let a junior kill one tradition per season.",
        ],
      ],
      ask: "Which custom at work survives mainly because changing it would hurt your feelings?",
    },
    Air: {
      stances: { lead: "lead", candor: "both" },
      lines: [
        ["question", "Why does everyone leave my meetings so happy?"],
        [
          "answer",
          "Each of them heard their own position in your summary, because you have a genius for the formula that both sides can nod at, which clears the air and buys you a week.",
        ],
        ["question", "Then why does nothing happen afterward?"],
        [
          "answer",
          "They nodded at different things. Agreement was what you were after, so you stopped the moment you heard it, before anyone had been obliged to give up anything. End with three lines that would irritate somebody: who, what, by when.",
        ],
        ["question", "When do they quit counting on me?"],
        [
          "answer",
          "On the day it gets ugly. You represent a teammate’s position so fairly to the critics that the poor woman, looking around for an ally, sees an umpire. Take her side before the meeting, or tell her, also before it, that you won’t.",
        ],
      ],
      ask: "Who looked for you at their side lately and found you standing in the middle?",
    },
    Water: {
      stances: { lead: "lead", head: "feeling" },
      lines: [
        ["question", "What do people come to me for, really?"],
        [
          "answer",
          "To be taken seriously when things get difficult. You sense the sore point and attend to it before it has a name, so that teams of yours seldom have the explosion, or discover that they’d have survived one.",
        ],
        ["question", "Why do they hide bad news from me, of all people?"],
        [
          "answer",
          "Because your expression falls like a curtain, and they conclude that they’ve hurt you, so the leak in the budget gets mentioned to anybody else. Thank the next messenger immediately, and be upset in the evening.",
        ],
        ["question", "When do I lose them?"],
        [
          "answer",
          "When your favorites are always the ones in pain, and the capable ones observe that a crisis earns an hour of your company and excellent work a thumbs-up, so give your next free hour to someone who’s perfectly fine.",
        ],
      ],
      ask: "Which capable person on your team has had no time from you because nothing is wrong?",
    },
  },
  ENFP: {
    Fire: {
      stances: { voice: "speak", pace: "haste" },
      lines: [
        ["question", "Why do people follow me when I have no title?"],
        [
          "answer",
          "Because your conviction arrives before the evidence does, and it’s contagious. You stand up, describe the finished thing as if you’d just come from it, and everyone present feels late for something wonderful.",
        ],
        ["question", "And when do they stop?"],
        [
          "answer",
          "At the third new direction. Each of your ideas was an improvement, and each made last week’s overtime pointless, so that nobody complains and everyone simply waits to see whether you mean it.",
        ],
        ["question", "What would keep them with me?"],
        [
          "answer",
          "One announcement, at the end of every rousing talk, of what is definitely not going to change until the end of the month, which you then write on the wall and are seen walking past.",
        ],
      ],
      ask: "What did your people finish last month that you had already lost interest in?",
    },
    Earth: {
      stances: { order: "both", voice: "speak" },
      lines: [
        ["question", "Am I a leader, or only the one who brings cake?"],
        [
          "answer",
          "The cake is how you lead. You notice who has no chair and who has had no lunch, and since a group that has been fed by its supervisor is in a forgiving mood, nobody mentions the missing agenda for quite some time.",
        ],
        ["question", "Why do they grumble, then?"],
        [
          "answer",
          "Because you improvise and they have mortgages. What your people want is the shift plan posted by Thursday, and what they get is warmth and a different plan, delivered personally, with irresistible charm.",
        ],
        ["question", "How do I give them both?"],
        [
          "answer",
          "Fix three things so firmly that they bore you: hours, pay dates, who signs. Everything else can be as fluid as you like, and to your astonishment it will even be admired.",
        ],
      ],
      ask: "What boring certainty would the people who rely on you choose, if you asked them?",
    },
    Air: {
      stances: { focus: "many", voice: "speak" },
      lines: [
        ["question", "Why do meetings with me run long and end well?"],
        [
          "answer",
          "Because you go around until the intern has spoken, and nobody leaves with an objection that has to be muttered in the elevator. People follow you because in your presence they turn out to be clever.",
        ],
        ["question", "So why are they drifting to my deputy?"],
        [
          "answer",
          "When five opinions have been welcomed with equal delight, each speaker goes away under the impression that you agreed. Your deputy says no immediately, which is restful.",
        ],
        ["question", "Must I become a tyrant?"],
        [
          "answer",
          "Only for ninety seconds. Before anyone gets up, name the option you’re taking, the one you’re turning down, and who proposed it, looking at that person kindly as you do.",
        ],
      ],
      ask: "Who left your last meeting sure of your support, and was mistaken about it?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "What makes my team so loyal?"],
        [
          "answer",
          "They feel recognized: you tend to know about the custody hearing, you move the deadline without mentioning it to the others, and in return they’d go through a wall that you only intended to lean on.",
        ],
        ["question", "Then why does one of them avoid me?"],
        [
          "answer",
          "When someone does careless work you’re apt to overlook it for a season, out of sympathy, until your disappointment comes out sideways in a joke, and from then on they’re reduced to guessing how much you’ve noticed.",
        ],
        ["question", "How should I have handled it?"],
        [
          "answer",
          "Immediately, and with the document on the table. “This section isn’t good enough, and I want you here.” Say both halves, because your tenderness will comfortably survive the first one.",
        ],
      ],
      ask: "Whose mistake are you covering for, and which of the others is paying for it?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        ["question", "When do people actually fall in behind me?"],
        [
          "answer",
          "When it’s going wrong. You get shorter, louder and mysteriously cheerful, assign each of them one thing to do and yourself the most unpleasant, and on such a day they’d repaint a ship for you.",
        ],
        ["question", "Then why is the crew so stiff on ordinary ones?"],
        [
          "answer",
          "They see your expression when an estimate gets rounded up. You think you’ve hidden it, but your pencil stops in midair, and by lunch the entire department knows which figure, and whose.",
        ],
        ["question", "How do I get them to care as much as I do?"],
        [
          "answer",
          "Let them own a regulation: give your most gifted complainer one procedure to rewrite by the end of the month, and follow the new version for a quarter, grinding your teeth in private.",
        ],
      ],
      ask: "Which rule would your best complainer rewrite first if you handed over the pen?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["question", "What do they see in me that the flashier candidates lack?"],
        [
          "answer",
          "The same person every day. Because nobody needs to interpret your mood before reporting a mistake, the mistakes reach you while they’re still cheap, and not many supervisors can be approached before coffee.",
        ],
        ["question", "Where does it stop working?"],
        [
          "answer",
          "At the second opinion. Long experience has already settled yours, so you sit through the discussion the way a driver sits at a crossing until the freight train has gone by, and they can tell; eventually they bring you nothing but agreeable news, which was never your intention.",
        ],
        ["question", "Can I lead anyone through a big change?"],
        [
          "answer",
          "Yes, if you get to test it first: use the new system personally for two weeks, and then tell everybody, without embroidery, what’s painful and what isn’t. From you, “it’s all right” outweighs an oration.",
        ],
      ],
      ask: "What news has stopped reaching you because people know how you’d sit through it?",
    },
    Air: {
      stances: { voice: "both" },
      lines: [
        ["question", "I never give speeches. What are they following?"],
        [
          "answer",
          "The memo. It says who does what, by when, and who has the last word if anything goes wrong, and it fits on a screen without scrolling, which for anyone who has ever worked under a visionary is an afternoon at the beach.",
        ],
        ["question", "Why do my best people stop bringing me suggestions?"],
        [
          "answer",
          "Each of them arrives glowing, and your first three words are “How would that…?” You mean it as interest; what they hear is a customs officer, and they remember having packed in a hurry.",
        ],
        ["question", "What would be a better answer?"],
        [
          "answer",
          "“Go on,” and then nothing for two full minutes, timed if necessary, after which you’re at liberty to inspect the luggage. You enjoy intelligent people a lot more than you let on, so let on.",
        ],
      ],
      ask: "Who left your office lately with a suggestion still in their bag?",
    },
    Water: {
      stances: { voice: "withhold", trust: "slow" },
      lines: [
        ["question", "Why are they so loyal to me, when I’m hardly chatty?"],
        [
          "answer",
          "When one of them is in trouble, you cover for them, move the deadlines without a memo, and never refer to it again, which is naturally how they all come to know. No bonus in the industry buys what that buys.",
        ],
        ["question", "What do I do that hurts them?"],
        [
          "answer",
          "You favor the ones who came first: the original crew gets a nod that means everything, and the newly hired, who are every bit as capable, can tell that they’ve arrived at a family dinner after dessert.",
        ],
        ["question", "How do I let the newer ones in?"],
        [
          "answer",
          "Tell them about the worst year, with names, and make each of them responsible for something, because with you affection follows duty; by the end of the season they’ll be relatives.",
        ],
      ],
      ask: "Which newcomer has been standing outside your family, and for how long now?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { lead: "support", pace: "both" },
      lines: [
        ["question", "Why did everyone get behind me that one time?"],
        [
          "answer",
          "For once they could see what you wanted, and when you arrive early, out of breath, with a drawing and a date for the opening, people come along, since visible enthusiasm is infinitely more persuasive than a schedule.",
        ],
        ["question", "Then why did they groan at my last project?"],
        [
          "answer",
          "You took it at a gallop and you took it personally, so anyone slower got your brilliant, terrible “I’ll just do it myself,” and you did, and they let you.",
        ],
        ["question", "Can I lead without turning into a sergeant?"],
        [
          "answer",
          "You’d rather stand behind a good captain, so go on doing that, and when it’s your turn, give out the assignments sitting down, ask who needs what, and put up with the first clumsy version for an entire week.",
        ],
      ],
      ask: "Whose slowness did you last rescue, and what did they learn from it?",
    },
    Earth: {
      stances: { novelty: "both" },
      lines: [
        ["question", "I have no charisma, so why do they come to me?"],
        [
          "answer",
          "Because your announcements come true: the delivery is in on the day you said, and the replacement part is in the cabinet where you said it would be, so that after a year of this people quit reading announcements and look at you.",
        ],
        ["question", "What makes them roll their eyes?"],
        [
          "answer",
          "“We tried that,” which is usually accurate, and which you say in the opening minute, to the newest person there, with the documentary evidence in a folder on your lap.",
        ],
        ["question", "How do I keep standards without being the brakes?"],
        [
          "answer",
          "Let them try out any new method on one shelf, one class or one route for a month, with your inspection at the end, and be as thorough about the results as you were about the objections. Each side will be surprised once.",
        ],
      ],
      ask: "Which “we tried that” of yours is more than ten years old?",
    },
    Air: {
      stances: { candor: "peace" },
      lines: [
        ["question", "What do people like about having me in charge?"],
        [
          "answer",
          "Your schedule, because it allows for one person’s custody arrangements, another’s bad back and the colleague who can’t bear mornings, and being taken into consideration makes most of us remarkably easy to lead.",
        ],
        ["question", "Why do I hear about problems so late?"],
        [
          "answer",
          "They’ve all discovered that you agree with whoever happens to be in front of you, so they go away happy, compare notes, and take the real question to someone harder to please.",
        ],
        ["question", "How do I say no to a face?"],
        [
          "answer",
          "Put it in the plan before there is a face: post the rule in advance, two lines long, and apply it to your favorite first, after which “no” is only reading aloud.",
        ],
      ],
      ask: "Who went away convinced that you agreed, and what’s your actual opinion?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "They say I’m like a mother to the team. Is that good?"],
        [
          "answer",
          "It’s warm, and it explains why nobody quits in a terrible winter, since your people know that you’d notice if they stopped eating, and under that sort of supervision grown adults do astonishingly careful work.",
        ],
        ["question", "Where does it go wrong?"],
        [
          "answer",
          "With the weakest member of the team, whom you cover for, out of sympathy, for months, while the colleagues who are doing his share watch you bringing him tea.",
        ],
        ["question", "So I should be harder?"],
        [
          "answer",
          "Just be earlier, and tell him in the first month, in private, with his work on the table and a second meeting already scheduled. Pity that comes early is called assistance, and pity that comes late is an invoice that everyone else is paying.",
        ],
      ],
      ask: "Who are you protecting out of sympathy, and who is quietly doing that person’s share?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        ["question", "Why do they jump when I say jump?"],
        [
          "answer",
          "Because you’re already in the air: you outwork anyone under your command, you accept responsibility upstairs at full volume, and when it’s over you buy the drinks, all of which earns an extraordinary amount of jumping.",
        ],
        ["question", "When does that stop?"],
        [
          "answer",
          "After a correction in front of others. It takes six seconds and you’ve forgotten it by lunch, but whoever you corrected is still describing it at home, so praise people publicly and criticize them in the hallway, one at a time.",
        ],
        ["question", "How do I bear with the slow ones?"],
        [
          "answer",
          "Assign the thing, then leave the building, because with your shadow on the blueprint even experienced people get clumsy, and come back at the appointed time, no sooner.",
        ],
      ],
      ask: "Who overheard your last correction besides the person it was meant for?",
    },
    Earth: {
      stances: { lead: "lead", order: "plan" },
      lines: [
        ["question", "What do people get out of having me as a boss?"],
        [
          "answer",
          "Solid ground. You’re in before them, the tools work, the paychecks arrive on time, and the regulation that applied to the night shift in March applies to the vice president in April.",
        ],
        ["question", "And what wears them out?"],
        [
          "answer",
          "Being told how. You learned it one way, under someone strict, and you can’t see it done another way without your fingers twitching, so describe the result you’re after, with the date, and let them discover the method.",
        ],
        ["question", "Am I as fair as I think I am?"],
        [
          "answer",
          "To the rested and the punctual, very. An employee with a sick kid and two buses to catch runs into your impartiality as if into a wall, so ask people individually what the schedule costs them, and shift one thing this month.",
        ],
      ],
      ask: "Which of your people has to work twice as hard to live up to your equal treatment?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak" },
      lines: [
        ["question", "Why does my name go up for every committee?"],
        [
          "answer",
          "You set out the matter, call the vote and send people home, and you visibly enjoy it; there’s something contagious about a person who takes pleasure in a quorum.",
        ],
        ["question", "Why do they contradict me less than they used to?"],
        [
          "answer",
          "You summarize them before they’re finished, accurately, in better language than theirs, with your own conclusion hidden inside like the pill in the dog’s cheese. Ask for their last word, and let it be final.",
        ],
        ["question", "What do they discuss once I’ve left?"],
        [
          "answer",
          "What they actually meant, so schedule it: ten minutes at the end of each meeting with you out in the corridor, one of them writing down objections, no names.",
        ],
      ],
      ask: "What did the committee accomplish the last time you were unavoidably absent?",
    },
    Water: {
      stances: { lead: "lead" },
      lines: [
        ["question", "Why do they stay when others pay better?"],
        [
          "answer",
          "You know whose mother is declining, and when an employee’s son is in court, you’re sitting in the second row in your respectable suit, and nobody trades that for a raise.",
        ],
        ["question", "When do they turn on me?"],
        [
          "answer",
          "When your warmth turns into a debt: someone resigns, you offer congratulations, and the temperature in the corridor drops until the entire department puts on a sweater. Throw the next deserter a magnificent farewell, and write the toast yourself.",
        ],
        ["question", "How can I tell I’m running someone’s life?"],
        [
          "answer",
          "People no longer come for your advice; they report that they’ve followed it. Ask, “Do you want the boss or the neighbor?” and be only that one.",
        ],
      ],
      ask: "Who left you for a better position, and what did your expression do?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        ["question", "Why do they put in extra hours for me?"],
        [
          "answer",
          "You made them a team before you gave them an assignment: there was a nickname, a shirt, a terrible song, and for the first time in years someone was visibly delighted by their arrival, and people will dig ditches for that.",
        ],
        ["question", "Then why did the best one ask for a transfer?"],
        [
          "answer",
          "She disagreed with you in front of the others, and for a week you were radiant with everyone else, which from her desk looks like a lamp being turned toward the next plant.",
        ],
        ["question", "What should I do with a rebel?"],
        [
          "answer",
          "Say thank you in the same meeting, at the volume you reserve for praise, and do half of what the objection recommends, because a squad that has seen one member disagree and survive brings you objections instead of transfer requests.",
        ],
      ],
      ask: "Whose disagreement did you last punish with a week of being delightful to everybody else?",
    },
    Earth: {
      stances: { order: "plan" },
      lines: [
        ["question", "Why does everyone want to be on my shift?"],
        [
          "answer",
          "It runs. Breaks are taken, the supply closet is full, nobody is abandoned to the screaming customer, and an employee with a sick kid doesn’t have to beg, because, unlike most bosses, you turned decency into a timetable.",
        ],
        ["question", "So what is the sighing about when I come around?"],
        [
          "answer",
          "You inspect the method instead of the result: the report was excellent and you mentioned the staple, and after enough staples they bring you nothing but reports with immaculate corners.",
        ],
        ["question", "How can I let things be done another way?"],
        [
          "answer",
          "Post the three matters in which procedure genuinely counts, hygiene for instance, and about everything else ask only whether the customer went away happy, with your hands clasped behind you as you ask.",
        ],
      ],
      ask: "What excellent piece of work did you last answer with a comment about its corners?",
    },
    Air: {
      stances: { voice: "speak", candor: "peace" },
      lines: [
        ["question", "What makes me easy to follow?"],
        [
          "answer",
          "They know what’s going on, because you can’t bear anyone to hear the news last, and you deliver it personally, on each floor, in the language of that floor, so that other teams live on rumor and yours has a morning edition.",
        ],
        ["question", "Why do they say I’ve changed my mind again?"],
        [
          "answer",
          "You have, in the hallway, because the last person to catch you there has a reasonable case and a human face, and you carry that case into the meeting as your own conviction, so the clever ones have learned to be last.",
        ],
        ["question", "How do I make something stick?"],
        [
          "answer",
          "Write the decision on a card immediately, with your two best reasons, and when the next reasonable case comes along, read its owner the card and ask what would outweigh those two. A face seldom does.",
        ],
      ],
      ask: "Which decision of yours lasted until the next person walked you down the hall?",
    },
    Water: {
      stances: { head: "feeling", candor: "both" },
      lines: [
        ["question", "Why do they call this place a second home?"],
        [
          "answer",
          "You note the anniversary of a colleague’s loss and leave his calendar empty that morning, telling nobody, and people who have been looked after so attentively will forgive you a bad quarter and two unfortunate ideas.",
        ],
        ["question", "Then why can’t I keep new people?"],
        [
          "answer",
          "A home has an inside: you and the veterans share six years of anecdotes and a few treasured grievances, while the new man, who has been eating lunch with a podcast since he was hired, is still waiting to be adopted.",
        ],
        ["question", "What would change that?"],
        [
          "answer",
          "For a month, eat with the most recent arrival first, and tell none of the old anecdotes. Let a newcomer criticize something that all of you love; if it stings, say that it stings, and write it down anyway.",
        ],
      ],
      ask: "Who has been waiting longest on the outside of a circle you lead?",
    },
  },
  ISTP: {
    Fire: {
      stances: { lead: "both", risk: "bold" },
      lines: [
        ["question", "Why do people follow me when I never asked them to?"],
        [
          "answer",
          "Because you went first, without any announcement, and they saw your boots disappear over the edge, heard you laughing down there, and figured out the rest; your example does the talking that you’d find embarrassing.",
        ],
        ["question", "When do they stop?"],
        [
          "answer",
          "Immediately after the crisis, when you walk off the site adrenaline-tired and irritable, and the people who risked their necks beside you never hear that you appreciated it, so thank each of them individually before you wash your hands.",
        ],
        ["question", "How do I lead when nothing’s wrong?"],
        [
          "answer",
          "Put a stopwatch on something dull and let the team beat you at it, because you need a competition to stay awake and they need to see you lose one cheerfully.",
        ],
      ],
      ask: "Who went over the edge after you and never got a word about it?",
    },
    Earth: {
      stances: { lead: "both" },
      lines: [
        ["question", "When did I become the one they all check with?"],
        [
          "answer",
          "When the last three things you predicted would break broke. Nobody voted; you keep your claims modest and your word reliable, which in most organizations amounts to a throne.",
        ],
        ["question", "Why has the crew stopped trying things?"],
        [
          "answer",
          "Because after hours you take their joints apart and redo them, and in the morning they come in, see it, and conclude that effort is decorative; so as long as it’s structurally sound, let the crooked joint be.",
        ],
        ["question", "What would cost me little and mean a lot?"],
        [
          "answer",
          "Say how you want it before they start, because you assume that anyone can read the standard from the sample, which to everyone else is merely a board.",
        ],
      ],
      ask: "Whose work did you redo after they’d left, and what did they learn from it?",
    },
    Air: {
      stances: { voice: "both", order: "improvise" },
      lines: [
        ["question", "Why does everyone relax when I take over?"],
        [
          "answer",
          "You abolish half the regulations on the first morning, explaining what each was for, and people will do a great deal for anybody who actually read the manual before discarding it.",
        ],
        ["question", "And then why do they drift?"],
        [
          "answer",
          "Because each of them came for direction and got a different ingenious hint, so that by lunch five people are in five places, every one of them promising. Say one thing to everyone, in absolutely the same words.",
        ],
        ["question", "What should I do about the ones who need telling twice?"],
        [
          "answer",
          "Tell them twice. Repetition strikes you as an insult, although most people only hear the second time, when they’ve recovered from admiring the first.",
        ],
      ],
      ask: "What has your crew heard from you lately in five different versions?",
    },
    Water: {
      stances: { lead: "support" },
      lines: [
        ["question", "Why do they bring me what they won’t tell the boss?"],
        [
          "answer",
          "You don’t look shocked and you don’t repeat it, so that a man can admit the worst while you go on splicing your line, and walk away afterward with his dignity intact.",
        ],
        ["question", "Why did they feel dropped when I only wanted a week alone?"],
        [
          "answer",
          "Because you’d been the ground under them, and the ground isn’t supposed to go anywhere; to anyone who depends on you, a vacation without a date of return sounds exactly like a resignation.",
        ],
        ["question", "Can I be in charge and still be left in peace?"],
        [
          "answer",
          "Yes, if the hours are posted, since one afternoon a week when anyone can come in, announced beforehand and reliably kept, will buy you four that are nobody’s business.",
        ],
      ],
      ask: "Who leans on your being there, and do they know when you’ll be back?",
    },
  },
  ISFP: {
    Fire: {
      stances: { lead: "support", voice: "withhold" },
      lines: [
        ["question", "Why does the whole crew come after me without being asked?"],
        [
          "answer",
          "You make no speech; you pull on your gloves and go up the scaffold in the rain, and since you haven’t ordered anybody to come along, it embarrasses every one of them to be standing there dry.",
        ],
        ["question", "So why do they drift off later?"],
        [
          "answer",
          "You take the dangerous part every time, because that’s where the excitement is, and leave them the sweeping, and nobody follows a pair of heels up a ladder indefinitely without wanting, eventually, to go first.",
        ],
        ["question", "Do I have to start giving orders?"],
        [
          "answer",
          "One a day will do. Before you climb, turn around, give one particular person a piece of the danger, and say which: “You take the top beam.” Then keep your hands in your pockets.",
        ],
      ],
      ask: "Which exciting task have you been keeping for yourself under the name of helping?",
    },
    Earth: {
      stances: { lead: "support", voice: "withhold" },
      lines: [
        ["question", "Why do the new people always end up beside me?"],
        [
          "answer",
          "They’ve seen how you arrange your tools, and although nobody has ever explained to them what excellence looks like, there it is, at elbow height, doing everything in the proper order and without a sigh.",
        ],
        ["question", "When do they give up on me?"],
        [
          "answer",
          "At the third “you just sort of feel it,” which is accurate and unhelpful, and makes them suspect you of guarding a professional secret, when in fact you’ve simply never had to put it into words.",
        ],
        ["question", "How do I teach what I can’t explain?"],
        [
          "answer",
          "Do one operation at half speed for ten minutes, narrating only what your fingers are feeling: “rough, rough, now it slides.” No theory. Then trade places, and hum if you must, but keep your hands out of it.",
        ],
      ],
      ask: "What do your fingers understand at work that no apprentice has ever heard from you?",
    },
    Air: {
      stances: { lead: "support", candor: "peace" },
      lines: [
        ["question", "Why do people like it when I’m in charge?"],
        [
          "answer",
          "Because you leave them alone with their own judgment: you wander by, tilt your head, murmur “oh, nice,” and evidently mean it, and they do bolder work for that than for any bonus.",
        ],
        ["question", "Then why does it fall to bits near the deadline?"],
        [
          "answer",
          "There are five versions, each has had its “oh, nice,” and they want a decision. You believe you’re being impartial, although to the five of them it looks as if nobody has been chosen because nobody is looking.",
        ],
        ["question", "Can I choose without turning into a boss?"],
        [
          "answer",
          "Pin up all five, walk past them for two days, then personally take four of them down before anyone arrives, and tell every maker the one thing you’d steal, all of which is merely editing.",
        ],
      ],
      ask: "Which two versions are you still calling equally good, although your eye decided long ago?",
    },
    Water: {
      stances: { lead: "support", head: "feeling" },
      lines: [
        ["question", "They say I have favorites. Do I?"],
        [
          "answer",
          "No, you have patients: your afternoons belong to the person who limps, with an occasional nod for the sturdy ones, who have lately developed a limp in your presence, which is how a crew asks for its turn.",
        ],
        ["question", "Why do people quit bringing me bad news?"],
        [
          "answer",
          "Your face, because it takes a piece of bad news like a slap, and the apprentice who delivers it spends a week apologizing for a broken pump, so in the end they bring you only what they imagine you can bear.",
        ],
        ["question", "How do I fix it without becoming hard?"],
        [
          "answer",
          "Next time, thank the messenger before you feel anything: “Good that I know.” Then ask for an hour to yourself, go outside, have the feeling there, and come back with a practical first step.",
        ],
      ],
      ask: "Who on your team is too reliable to get any attention from you?",
    },
  },
  ESTP: {
    Fire: {
      stances: { lead: "lead", pace: "haste", order: "improvise" },
      lines: [
        ["question", "Why do people follow me before I’ve finished explaining?"],
        [
          "answer",
          "Because you’re already moving, and in an emergency most of us want a back to follow, preferably one with a destination, and the plan itself can be half wrong.",
        ],
        ["question", "When do they stop?"],
        [
          "answer",
          "At the fourth reversal in a week. You reversed because you’d seen something better, and twice you were right; they reversed because you did, with all the boxes in their arms, and without a word of explanation.",
        ],
        ["question", "Then how can I swerve without losing them?"],
        [
          "answer",
          "Name what stays fixed before you announce what’s new, then walk down the hall and tell the people with the boxes yourself. A reversal they heard about first is one they’ll brag about later.",
        ],
      ],
      ask: "What has stayed constant through all your recent reversals, and does your team know it?",
    },
    Earth: {
      stances: { lead: "lead", pace: "both" },
      lines: [
        ["question", "What makes a crew trust me?"],
        [
          "answer",
          "You take the shift with the frozen pump and never mention it afterward, and for that they’d come in on a holiday. Your back does more of the leading than your conversation, and any crew can tell the difference.",
        ],
        ["question", "So why am I the only one here at midnight?"],
        [
          "answer",
          "Because you take the wrench out of the slow man’s hand, reasonably enough, since you’re faster and it’s only one bolt; a few hundred bolts later they’re all watching with folded arms, exactly as trained.",
        ],
        ["question", "How do I get them going again?"],
        [
          "answer",
          "Put the wrench down and your fists in your pockets, and for one complete job limit yourself to pointing, which takes twice as long and makes you sweat a good deal more than they do.",
        ],
      ],
      ask: "Whose hands have stayed idle because yours were quicker?",
    },
    Air: {
      stances: { lead: "lead", voice: "speak", order: "improvise" },
      lines: [
        ["question", "Why do they listen to me and not to my boss?"],
        [
          "answer",
          "Your boss circulates a memo, while you stop by with a doughnut and explain what’s happening in two sentences, one of them rude, and since information is rarer in an office than talent, they forgive the crumbs.",
        ],
        ["question", "Then why do half of them feel cheated?"],
        [
          "answer",
          "Because each got a different version. Nobody was lied to, exactly; you suited the news to the listener, and then they had lunch together, compared notes, and discovered, one after another, that every single one of them was your favorite.",
        ],
        ["question", "Can I stay loose and still be believed?"],
        [
          "answer",
          "Yes, by saying the important bit once, to everybody, in the same words, and writing it on the wall. After that, improvise all you like.",
        ],
      ],
      ask: "Which two people would get a surprise if they compared what you told them?",
    },
    Water: {
      stances: { lead: "lead", candor: "truth" },
      lines: [
        ["question", "Why would my people walk into traffic for me?"],
        [
          "answer",
          "Because you remember whose kid is sick, and because you’d shout down a director on behalf of an intern. Once they’ve seen you fight, and on someone else’s account, they need no further demonstration.",
        ],
        ["question", "Why do the others call it a clique?"],
        [
          "answer",
          "Because it is one: you defend the ones inside so fiercely that no one dares bring you bad news about them, and a newcomer waits months for a nod, having failed an examination that was never announced.",
        ],
        ["question", "What would fix it?"],
        [
          "answer",
          "Twice a month take along the person you’d least think of inviting, on something real, a client, a repair, a late pickup, because you thaw in motion. And when one of your own is in the wrong, be the first to say so.",
        ],
      ],
      ask: "Who is still waiting outside your circle, and what did they supposedly do?",
    },
  },
  ESFP: {
    Fire: {
      stances: { voice: "speak", pace: "haste" },
      lines: [
        ["question", "Why do people follow me into things they’d refuse from anyone else?"],
        [
          "answer",
          "Because you’re already in up to the waist and having, apparently, the time of your life, so that nobody feels sent, and a crew will do an astonishing amount of unpaid shoveling to be near that.",
        ],
        ["question", "When do they stop?"],
        [
          "answer",
          "On the first day that feels like a rerun, when your attention wanders off to the next attraction, they see it go, and the shovels slow down accordingly, so announce in advance how long you’re planning to be excited.",
        ],
        ["question", "How do I tell one of them off?"],
        [
          "answer",
          "Immediately, briefly, and with nobody around to be funny for. Your instinct is to make it a joke in front of the others, who are so appreciative that the message never arrives.",
        ],
      ],
      ask: "What are your people still doing out of loyalty to a mood you’ve left?",
    },
    Earth: {
      stances: {},
      lines: [
        ["question", "What makes a crew trust me, when I’ve got no plan to show them?"],
        [
          "answer",
          "You turn up with gloves, you remember which of them has the injured shoulder, you lift the opposite end, and there’s something hot at ten; plans they’ve been shown before, by several of your predecessors.",
        ],
        ["question", "Where do I lose them?"],
        [
          "answer",
          "In the favorites. The comfortable shifts go, without your noticing, to whoever ate lunch beside you, and the ones who brown-bag it alone can recite the schedule. Rotate alphabetically, however ungenerous it feels to you.",
        ],
        ["question", "What about the one who never does his share?"],
        [
          "answer",
          "You do it for him, grumbling into your collar. Show him instead, side by side, for one shift, exactly how much is expected by noon and how clean; then take your own hands away and let the gap show.",
        ],
      ],
      ask: "Whose share of the lifting have you taken on so that nobody would be embarrassed?",
    },
    Air: {
      stances: { voice: "speak", candor: "both" },
      lines: [
        ["question", "Everyone likes my meetings. So why does nothing come of them?"],
        [
          "answer",
          "Because people leave with an entertaining anecdote about the meeting instead of an assignment, so stop three minutes early and, dull as it is, have each of them announce what they’ll do and by when. Grin if you must.",
        ],
        ["question", "What do they quote when they turn on me?"],
        [
          "answer",
          "You, to each other. You assured one colleague that it was settled and another that it was undecided, and you meant both, since each was facing you at the time, so you can’t complain when they compare notes. Tell them together or tell no one.",
        ],
        ["question", "How can I be taken seriously without turning gray?"],
        [
          "answer",
          "Bring a single statistic that you know cold, because an entertaining person who has the figure is terrifying, and they’ll overlook the socks.",
        ],
      ],
      ask: "Which two people would be surprised to compare what you promised each of them?",
    },
    Water: {
      stances: { head: "feeling", candor: "peace" },
      lines: [
        ["question", "What do they get from me that they don’t get from cleverer bosses?"],
        [
          "answer",
          "Being noticed. When someone starts taking the long way around the break area, you rearrange two desks and take him out for noodles before anyone has said the word bullying, and people will work remarkably hard for eyes like that.",
        ],
        ["question", "And what do they secretly dread?"],
        [
          "answer",
          "Your low days, about which nothing is ever said; you’re merely ten degrees cooler, and six adults spend the entire morning reconsidering their recent behavior. Announce it: “I’m off today, it’s nobody here.”",
        ],
        ["question", "How do I bring bad news?"],
        [
          "answer",
          "Before lunch, sitting down, in your very first sentence, because ordinarily you warm them up beforehand, and by now it’s the warming they’re afraid of.",
        ],
      ],
      ask: "What does your team believe they did wrong on a day when you’d merely slept badly?",
    },
  },
};
