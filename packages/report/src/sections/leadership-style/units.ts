import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        ["question", "Why do they follow me when I haven’t asked them to?"],
        [
          "answer",
          "Because you move first and look as if you’d already seen the ending. In a stuck group, one person walking briskly toward something is irresistible, although the others would appreciate being told what the something is, ideally before the second hill.",
        ],
        ["question", "What makes them stop?"],
        [
          "answer",
          "The sigh that escapes you when an explanation goes on too long: everyone hears a grade in it, and after three of those your best people bring you only polished things, so that you lose the early warnings.",
        ],
        ["question", "Can I burn for a goal and still be easy to work for?"],
        [
          "answer",
          "Announce in advance what you’ll be a tyrant about, one item per project, and be lavish on everything else. Rationed like that, your heat becomes an anecdote they tell at weddings.",
        ],
      ],
      ask: "Which person who formerly brought you uncertain first drafts now brings you only finished work?",
    },
    Earth: {
      stances: { lead: "both" },
      lines: [
        ["question", "Am I a leader if I never wanted the chair?"],
        [
          "answer",
          "You become one whenever something fails and everyone looks at you. Reluctance becomes you, since people have confidence in a superior who would rather be inspecting the valves. Someone still has to select the paint.",
        ],
        ["question", "When do I lose people?"],
        [
          "answer",
          "When a procedure has outlived its purpose and you go on defending it like a family farm, until they say “per the procedure” with a certain smile. Ask the newest employee which step is unnecessary, and eliminate it.",
        ],
        ["question", "What do they wish I’d do more often?"],
        [
          "answer",
          "Come by. A dry “good weld,” spoken at the bench, is worth a bonus to someone you have only ever emailed, because the satisfaction that you imagine to be written all over you is about as visible as on a dam.",
        ],
      ],
      ask: "Which rule of yours would your newest colleague abolish first?",
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
          "They ask for a decision and you send a framework. By your fourth consideration they have guessed what you wanted and done something else, so put the verdict first, and let the beauty of the argument come second.",
        ],
        ["question", "How do I deal with someone slower than I am?"],
        [
          "answer",
          "Find the subject that they have studied for longer than you have, because there invariably is one, and be their pupil in it for ten minutes a month. You’ll lose the tone that makes them slow.",
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
          "They see that you remembered the daughter’s surgery, the allergy, the colleague who dreads the early shift; your schedule accommodates it all without a comment, and for an employer who has them so well in mind, they’d walk barefoot over gravel.",
        ],
        ["question", "And when does it turn?"],
        [
          "answer",
          "When one of them disappoints you, and nothing is said: the invitations thin out, and the others, who read you more accurately than you suppose, speculate about whose turn comes next, so tell that person within the week.",
        ],
        ["question", "Should I let them know that I’m worried?"],
        [
          "answer",
          "They do know, since they smell it well before you speak, and imagine something considerably worse, so give the worry a definite size, announce when you’ll hear more, and watch them put away their resumes.",
        ],
      ],
      ask: "Which colleague of yours is currently wondering what they did to lose your favor?",
    },
  },
  INTP: {
    Fire: {
      stances: { lead: "both" },
      lines: [
        ["question", "Why do they follow me when I never asked them to?"],
        [
          "answer",
          "Because in an emergency you’re the only one who isn’t defending something; you jump up, say “Show me,” and go immediately to the component that’s smoking, and people will fall in behind a curiosity that moves at a run.",
        ],
        ["question", "And when do they stop?"],
        [
          "answer",
          "Once it works, your enthusiasm goes out in full view, like a match, leaving them with the sweeping and a suspicion that they personally never mattered, which you can correct by remaining for an hour of the sweeping.",
        ],
        ["question", "What do I do about the slow ones?"],
        [
          "answer",
          "Watch your face, which has already finished their sentence, because a slow one is often examining precisely the component you leapt over; so consult him last, and listen, before anything gets switched on.",
        ],
      ],
      ask: "Who was left sweeping up when your enthusiasm for the matter ran out?",
    },
    Earth: {
      stances: { lead: "both", voice: "withhold" },
      lines: [
        ["question", "I’m no leader. Why do they keep coming to my bench?"],
        [
          "answer",
          "Because it’s the one place where a beginner’s question gets a decent answer and a demonstration. Meanwhile authority has accumulated on you like moss, and eventually you’ll be obliged to acknowledge that it’s there.",
        ],
        ["question", "What makes them give up on me?"],
        [
          "answer",
          "How little you say about anything that isn’t the work. They performed splendidly, they are worried, the company is being sold, and you discuss the mechanism, although they’re aware that you noticed, and would appreciate hearing it.",
        ],
        ["question", "How do I lead and not become a manager?"],
        [
          "answer",
          "Keep one tool in your hand, walk around every morning, stop beside each person, and mention in some detail something you observed them do correctly, which requires less time than the meeting you are avoiding.",
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
          "Because you regard a decision as a conversation that lost its nerve. Though the first hour is a joy to them, by the third they would willingly follow a goat, provided it had a direction.",
        ],
        ["question", "Do they know what I want?"],
        [
          "answer",
          "They know what you’d object to. Your wishes reach them as footnotes, “one could also,” and everyone departs with a different interpretation, so experiment with a statement that opens with “I want” and has no clause behind it.",
        ],
        ["question", "Where am I at my best in front of people?"],
        [
          "answer",
          "At the very opening, before anyone has said what’s wrong, because you get it put into words in public with everyone’s piece in it; afterward, hand the gavel to a person who enjoys the noise.",
        ],
      ],
      ask: "Which of your recent footnotes was really a wish, and who failed to read it?",
    },
    Water: {
      stances: { head: "both", voice: "withhold" },
      lines: [
        ["question", "Why do people say that they feel safe with me?"],
        [
          "answer",
          "Because you’ve never exploited what they got wrong; you remember who was humiliated in which meeting, and by whom, and for years you have unobtrusively arranged that it doesn’t happen again in your presence.",
        ],
        ["question", "Then why do they complain that they can’t read me?"],
        [
          "answer",
          "Because all this consideration goes on behind frosted glass, where they see a shape that nods; when the atmosphere deteriorates you detect it before anyone, withdraw to analyze it, and leave them to imagine that they’re responsible.",
        ],
        ["question", "What should I do when the mood turns?"],
        [
          "answer",
          "Say it unpolished, while you’re still in it: “We’ve gone stiff, and I don’t know why yet.” Half an observation from you on the spot accomplishes more than an impeccable one after the weekend.",
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
          "Because you have already started, and are visibly having a marvelous time; certainty is scarce, and you distribute yours as generously as candy to people who understand, besides, that you’ll be the first one wet.",
        ],
        ["question", "And when do they quit?"],
        [
          "answer",
          "Around the third emergency that turns out to be your mood. Since it is your excitement that sets the tempo, which you afterward refer to as the deadline, keep one week in four in which nothing is urgent, and announce it.",
        ],
        ["question", "Do they tell me what’s wrong?"],
        [
          "answer",
          "They tell each other, because your reply comes so rapidly, and so well, that objecting feels like returning a professional’s serve. When the next doubt arrives, take six breaths, and start with “What else?”",
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
          "Your word arrives in the form promised, on a truck if necessary, so that after a year under you people stop making copies; and they recognize superior work when they see it, since you regularly demonstrate some, with your sleeves rolled.",
        ],
        ["question", "What makes them drift off?"],
        [
          "answer",
          "Under you everyone develops, provided it’s in the direction of your own method. Since someone generally has a faster one, and saves it for the next employer, let one procedure of yours be replaced this quarter by someone under thirty.",
        ],
        ["question", "How do I stop checking everything?"],
        [
          "answer",
          "Select three gauges, read those, and leave the remainder uninspected until a needle moves. Your fingers will itch, so give them a screwdriver and something at home that squeaks.",
        ],
      ],
      ask: "Whose better method have you been standing on without feeling it move?",
    },
    Air: {
      stances: { lead: "lead", company: "company", voice: "speak" },
      lines: [
        ["question", "Why do they want me to run the meeting?"],
        [
          "answer",
          "It ends. You let everyone talk, you distinguish a point from a performance, and there’s a name beside each task when they leave, ten minutes early, loving you for it as one loves a dentist who hums.",
        ],
        ["question", "What loses them?"],
        [
          "answer",
          "Watching you think, because six positions are auditioned before lunch, every one in that conclusive tone, so that some unfortunate person is still constructing the fourth when you have arrived at the sixth. Say which it is: “I’m trying this on,” or “This one stands.”",
        ],
        ["question", "Do I play favorites?"],
        [
          "answer",
          "With the quick. Since the slow and right, who sit at the far end, have given up raising a hand, request everyone’s comments in writing beforehand, and read theirs first.",
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
          "You fight for them where they can’t see it, and eventually it gets back to them, as such things do. Leaders like you will lose their temper upstairs over a layoff and, with it, their own raise; no speech ever attached people like that.",
        ],
        ["question", "And what turns them?"],
        [
          "answer",
          "Your memory for desertion: when someone leaves at an unfortunate time, the name tends not to be spoken again, and everyone notices, and privately speculates about their own; so mention one of them at the next gathering, fondly and in passing.",
        ],
        ["question", "Must I let them see when I’m shaken?"],
        [
          "answer",
          "For ten seconds, yes, because they detect it through the wall in any case, and in the absence of an explanation everyone assumes it’s personal. Say, “That one hurt. Here’s what we do next.”",
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
          "At the third new direction in one week. You call it responding to the evidence, but from the back of the column it looks remarkably as though the map were being drawn on a galloping horse.",
        ],
        ["question", "What do I do with a brilliant new direction, then?"],
        [
          "answer",
          "Give it a night. Write it on a card, and if it still glows at breakfast, present it first to the most cautious member of the team, whose objections are generally the ones that the others were too polite to mention.",
        ],
      ],
      ask: "Who on your team requires a week longer than you before the dizziness passes?",
    },
    Earth: {
      stances: { lead: "both" },
      lines: [
        ["question", "What do they actually trust me for?"],
        [
          "answer",
          "For knowing where it leaks. You’ve crawled behind every machine and read the back pages of the contract for recreation, so when you announce that it will stand up, they trust a person with dust on both knees.",
        ],
        ["question", "Why the sigh when I come to help?"],
        [
          "answer",
          "Because you take the drill out of their hands. Unable to watch an awkward repair without reaching in, you teach them to stand next to you with the flashlight, which isn’t what they were hired for.",
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
          "Nobody realized that you’d asked, because you floated it in exactly the tone in which you had floated the submarine and the four-day month, and they returned to their desks refreshed.",
        ],
        ["question", "How will they know when I’m serious?"],
        [
          "answer",
          "Pick a signal and never use it for play. Stand up, say “This one is real,” tell them who does what by when, then leave the building before your own rebuttal occurs to you.",
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
          "You can tell who had a miserable night: the one you rib in the hallway needed ribbing and the one you passed with a nod wanted exactly that, and they would sooner die than mention how thoroughly they feel recognized.",
        ],
        ["question", "Why does the atmosphere turn cold?"],
        [
          "answer",
          "Because someone has disappointed you, you insisted that it was fine, and your humor has had a hook in it ever since. Moods come off you like steam off a horse, and the entire department is inhaling it.",
        ],
        ["question", "Can a good speech put that right?"],
        [
          "answer",
          "No, although you have prepared three. See the person privately, say “That stung” and nothing else, and endure the uncomfortable interval that follows, secure in the knowledge that the others will have heard within the hour.",
        ],
      ],
      ask: "Whose mistake are all the others still paying for in the temperature of your humor?",
    },
  },
  INFJ: {
    Fire: {
      stances: { lead: "support", voice: "both" },
      lines: [
        ["question", "Why do people listen when I finally speak up?"],
        [
          "answer",
          "Because you have paid for it with weeks of silence and then mean every word; a rare opinion with heat in it sounds like news, and they put down their pens.",
        ],
        ["question", "So why do they sometimes stop following me?"],
        [
          "answer",
          "You run ahead. The campaign is already over in your imagination, so you do everyone’s tasks at night, sooner than delegate them, and the people who at first feel rescued gradually understand that they have been fired.",
        ],
        ["question", "Must I really become the one up front?"],
        [
          "answer",
          "No. Stand beside whoever is, and select the cause, but twice a year let the group see you want something in public, with your color up and no apology prepared.",
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
          "You are there at eight, you stay through the bad years, and you remember whose mother is ill, and people follow anything they can lean on. Nobody votes; they simply turn around.",
        ],
        ["question", "When does it go wrong?"],
        [
          "answer",
          "When your standard becomes heavier than the team, so that you redo their slides after hours, saying nothing, and they learn to deliver everything half done, since nobody irons a shirt that is going to be ironed again by an expert.",
        ],
        ["question", "What should I do about it?"],
        [
          "answer",
          "Return one piece of work with a single pencil mark and an invitation to discuss it, fifteen minutes, across a table. It will feel impolite, and they will interpret it as respect.",
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
          "A hearing, in which the intern’s objection and the director’s arrive on the same tray, and you can repeat either one more persuasively than it was put. People follow a person who quotes them well.",
        ],
        ["question", "And when do they drift off?"],
        [
          "answer",
          "Around the fourth round of consultation. The answer was obvious to you after the first, but it seemed unkind to announce it, and before long they are holding a separate meeting, without you, in the hope of guessing it.",
        ],
        ["question", "How do I decide without running anyone over?"],
        [
          "answer",
          "Announce the method on the first day: everyone is heard until Thursday noon, after which you decide, give three reasons, and decline to be consulted about it again. Fairness without a deadline is a waiting area.",
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
          "Because when someone is in trouble, you come without being asked and mention it to nobody, and that circulates by itself. Loyalty is a slow currency, and yours buys more than oratory.",
        ],
        ["question", "They’ve gone stiff with me lately. What did I do?"],
        [
          "answer",
          "When you are hurt in a meeting, you rise above it, and the team is left to read the weather on your face, where it can stay overcast for a month, with every member privately convinced of having caused it.",
        ],
        ["question", "What clears it?"],
        [
          "answer",
          "One sentence to one individual, before the week is over: “I minded that, and I’m telling you so it can be over.” Then lunch. Expect it to travel.",
        ],
      ],
      ask: "What are your people reading in your face that you have not told them?",
    },
  },
  INFP: {
    Fire: {
      stances: { lead: "both", candor: "both" },
      lines: [
        ["question", "Why do people follow me when I never asked them to?"],
        [
          "answer",
          "Because you have already started, and you’re visibly delighted. Enthusiasm in a reserved person is difficult to resist; people assume that anything capable of lifting you out of your chair must be worth investigating.",
        ],
        ["question", "And when do they stop?"],
        [
          "answer",
          "When a raised hand looks to you like a lowered flag. Your injured expression teaches the sensible ones to reserve their objections for the elevator, and the project sails on with only its admirers aboard. Request one objection per meeting, and thank its owner.",
        ],
        ["question", "How do I criticize anyone?"],
        [
          "answer",
          "Generally too late and at too high a temperature, after a month of smiling. Aim for lukewarm: make one observation about the work on the day you see it, standing up, and then ask what they think.",
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
          "Observe who imitates your way of wiping down the bench. You lead by doing a job properly where people can see it, and within a season the whole crew is doing it your way, under the impression that it always has.",
        ],
        ["question", "When do they stop following?"],
        [
          "answer",
          "When something has to be settled aloud. You go on working, hoping that the example will be sufficient, until a louder person fills the silence with an inferior idea and everyone adopts that.",
        ],
        ["question", "What should I do differently?"],
        [
          "answer",
          "Announce the standard, once, in numbers: “Two coats, and dry overnight.” It will sound dictatorial to you and restful to everyone else, because up to now they’ve had to deduce it from your eyebrows.",
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
          "Because you notice who hasn’t spoken and make it easy for them, usually with a joke at your own expense, so that after a month they are finishing each other’s thoughts instead of eating each other’s lunches.",
        ],
        ["question", "Then why do they go limp on me?"],
        [
          "answer",
          "By the time they’ve carried out your idea you have had a better one, and you report it with such delight that no one likes to mention the first. After the third revision they sit back politely until the plan expires.",
        ],
        ["question", "How do I let an idea alone?"],
        [
          "answer",
          "Put all improvements into a drawer until the first version has been used by a stranger, and open it together at the end of the month. Half of the contents will have died in their sleep.",
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
          "Being known, in detail. You know whose mother is ill and who can’t stand to be praised in public, and you arrange the week around it, so that employees who intended to leave are still there.",
        ],
        ["question", "When does it go wrong?"],
        [
          "answer",
          "When one of them fails, and you feel it as if you had caused it, so you do their portion over the weekend, and the other four conclude that drowning is the way to get your attention.",
        ],
        ["question", "What should I do with a failing colleague?"],
        [
          "answer",
          "Deliver kindness and the facts in the same half hour instead of on separate days: “I like you, and this has been late three times. What happens now?” Then let them do the work, and bear watching it.",
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
          "They signed up for your temperature, and when you moved on to the next blaze, the old one turned out to have no stove around it. Appoint someone dependable in the first week, and praise that person in public.",
        ],
        ["question", "What makes them stop following altogether?"],
        [
          "answer",
          "Being volunteered: you announce a colleague’s sacrifice before the colleague has made it, and the applause makes it impossible to correct. Ask in private, accept the first no without visible disappointment, and most will come of their own accord.",
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
          "You’ve trained them to: every problem that came in you lifted out of their arms, because that was quicker and resembled affection. Return the next three with an inquiry: what would you do if I were on a boat?",
        ],
        ["question", "When do they start working around me?"],
        [
          "answer",
          "When the way you’ve always done it grows holy: someone suggests moving the annual celebration and you look wounded, so the following year they suggest nothing and organize it without you. Let a junior kill one tradition per season.",
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
          "Each of them heard their own position in your summary, because you have a genius for the formula that both sides can nod at. It clears the air, and it buys you a week.",
        ],
        ["question", "Then why does nothing happen afterward?"],
        [
          "answer",
          "They nodded at different things. Agreement was your aim, so you stopped at the word, before anyone had been obliged to give up anything. End with three lines that would irritate somebody: who, what, by when.",
        ],
        ["question", "When do they quit counting on me?"],
        [
          "answer",
          "On the day it gets ugly. You represent a teammate’s position so fairly to the critics that, looking around for an ally, the poor woman sees an umpire. Take her side before the meeting, or inform her, also before it, that you won’t.",
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
          "To be taken seriously when things are difficult. You lead by sensing, so the sensitive point is attended to before it has a name, and teams of yours seldom blow up, or discover that they’d have survived it.",
        ],
        ["question", "Why do they hide bad news from me, of all people?"],
        [
          "answer",
          "Because your expression falls like a curtain, and they conclude that they have injured you, so the leak in the budget gets mentioned to anyone else. Thank the next messenger immediately, and be upset in the evening.",
        ],
        ["question", "When do I lose them?"],
        [
          "answer",
          "When you have favorites who are in pain, and the capable ones notice that a crisis earns an hour of your company and excellent work a thumbs-up. Give your next free hour to someone who’s perfectly fine.",
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
          "Because your conviction arrives before the evidence does, and it is contagious. You stand up, describe the completed thing as if you’d just come from it, and everyone present feels late for something wonderful.",
        ],
        ["question", "And when do they stop?"],
        [
          "answer",
          "At the third new direction. Each of your ideas was an improvement, and each made last week’s overtime pointless, so that nobody complains and everyone simply waits to see whether you mean it.",
        ],
        ["question", "What would keep them with me?"],
        [
          "answer",
          "One announcement, at the end of every rousing talk, of what will remain exactly as it is until the end of the month. Write it on the wall and be seen walking past it.",
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
          "The cake is how you do it. Because you notice who has no chair and who has had no lunch, and because a group that has been fed by its supervisor is in a forgiving mood, the missing agenda passes for quite some time without comment.",
        ],
        ["question", "Why do they grumble, then?"],
        [
          "answer",
          "Since you improvise and they have mortgages. What your people want is the shift plan posted by Thursday, and what they get is warmth and a different plan, delivered in person with considerable charm.",
        ],
        ["question", "How do I give them both?"],
        [
          "answer",
          "Fix three things so firmly that they bore you: hours, pay dates, who signs. Everything else can remain as fluid as you like, and will even, to your astonishment, be admired.",
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
          "When five opinions have been welcomed with identical delight, each speaker goes away under the impression that you agreed. Your deputy says no immediately, which is restful.",
        ],
        ["question", "Must I become a tyrant?"],
        [
          "answer",
          "Only for ninety seconds. Before anyone gets up, name the option you’re taking, the one you are turning down, and who proposed it, looking at that person kindly as you do.",
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
          "They feel recognized: you tend to know about the custody hearing, you move the deadline without mentioning it to the others, and they would go through a wall that you only intended to lean on.",
        ],
        ["question", "Then why does one of them avoid me?"],
        [
          "answer",
          "When someone does careless work you’re apt to overlook it for a season, out of sympathy, until your disappointment emerges sideways in a joke, and from then on they have to estimate how much you’ve noticed.",
        ],
        ["question", "How should I have handled it?"],
        [
          "answer",
          "Immediately, and with the document on the table. “This section isn’t good enough, and I want you here.” Say both halves, because your tenderness will comfortably survive the first one.",
        ],
      ],
      ask: "Whose mistake are you protecting at a cost that falls on the rest?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { lead: "lead" },
      lines: [
        ["question", "When do people actually fall in behind me?"],
        [
          "answer",
          "When it’s going wrong. You get shorter, louder and mysteriously cheerful, assign each of them one thing to do, and reserve the most unpleasant for yourself, and on such a day they’d repaint a ship for you.",
        ],
        ["question", "Then why is the crew so stiff on ordinary ones?"],
        [
          "answer",
          "They see your expression when an estimate gets rounded up. You think you’ve concealed it, but they notice your pencil stopping in the air, and by lunch the entire department knows which figure, and whose.",
        ],
        ["question", "How do I get them to care as much as I do?"],
        [
          "answer",
          "Let them own a regulation: hand your most gifted complainer one procedure to rewrite by the end of the month, and follow the new version for a quarter, grinding your teeth in private.",
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
          "The same person every day. Because nobody needs to interpret your mood before reporting a mistake, the mistakes reach you while they’re still inexpensive, and few supervisors can be approached before coffee.",
        ],
        ["question", "Where does it stop working?"],
        [
          "answer",
          "At the second opinion. Long experience having already determined your position, you sit through the discussion the way one waits at a crossing for a freight train, and they can tell; eventually they bring you only agreeable news, which was never your intention.",
        ],
        ["question", "Can I lead anyone through a big change?"],
        [
          "answer",
          "Yes, if you get to test it first. Operate the new system personally for two weeks, and then describe to them, without embroidery, what is painful and what isn’t. From you, “it’s all right” outweighs an oration.",
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
          "The memo. You specify who does what, until when, and who has the last word if it goes wrong, and it fits on a screen without scrolling, which for anyone who has ever worked under a visionary is an afternoon at the beach.",
        ],
        ["question", "Why do my best people stop bringing me suggestions?"],
        [
          "answer",
          "Each of them arrives glowing, and your first three words are “How would that…?” You intend it as interest; what they hear is a customs officer, and they remember having packed in a hurry.",
        ],
        ["question", "What would be a better answer?"],
        [
          "answer",
          "“Go on,” and then nothing for two full minutes, timed if necessary, after which you’re at liberty to inspect the luggage. You enjoy intelligent people considerably more than you let on, so let on.",
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
          "When one of them is in trouble, you cover, move the deadlines without a memo, and never refer to it again, which is naturally how they all come to know. No bonus in the industry buys what that buys.",
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
          "For once they could see what you wanted. When you arrive early, out of breath, with a drawing and a date for the opening, people come along, since a visible desire is considerably more persuasive than a schedule.",
        ],
        ["question", "Then why did they groan at my last project?"],
        [
          "answer",
          "You took it at a gallop and you took it personally, so anyone less rapid received your brilliant, terrible “I’ll just do it myself,” and you did, and they let you.",
        ],
        ["question", "Can I lead without turning into a sergeant?"],
        [
          "answer",
          "You would rather stand behind a good captain, so keep doing that, and when it’s your turn, distribute the assignments sitting down, ask who needs what, and tolerate the first clumsy version for an entire week.",
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
          "Because what you announce is reliable. You said the delivery would be in, it was in, and the replacement part is in the cabinet where you said, so that after a year of such experiences people quit reading announcements and look at you.",
        ],
        ["question", "What makes them roll their eyes?"],
        [
          "answer",
          "“We tried that.” You’re usually right, and you say so in the opening minute, to someone inexperienced, with the documentary evidence in a folder on your lap.",
        ],
        ["question", "How do I keep standards without being the brakes?"],
        [
          "answer",
          "Let them test any unfamiliar method on one shelf, one class or one route for a month, with your inspection at the end, and be as thorough about the results as you were about the objections. Each side will be surprised once.",
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
          "Your schedule. It accommodates one person’s custody arrangements, another’s bad back and the colleague who can’t bear mornings, and to be fairly considered makes most of us remarkably easy to lead.",
        ],
        ["question", "Why do I hear about problems so late?"],
        [
          "answer",
          "They’ve all discovered that you agree with whoever is currently in front of you, so they go away happy, compare notes, and take the real question to someone harder to please.",
        ],
        ["question", "How do I say no to a face?"],
        [
          "answer",
          "Put it in the plan before there is a face: post the regulation in advance, two lines long, and apply it to your favorite first, after which “no” is only reading aloud.",
        ],
      ],
      ask: "Who went away under the impression that you agreed, and what is your actual opinion?",
    },
    Water: {
      stances: { head: "feeling" },
      lines: [
        ["question", "They say I’m like a mother to the team. Is that good?"],
        [
          "answer",
          "It’s warm, and it explains why nobody resigns in a terrible winter, since your people know that you would notice if they stopped eating, and under that sort of supervision grown adults do astonishingly careful work.",
        ],
        ["question", "Where does it go wrong?"],
        [
          "answer",
          "With the weakest member, for whom you cover, out of sympathy, for months, and whose colleagues, meanwhile performing his share, observe you bringing him tea.",
        ],
        ["question", "So I should be harder?"],
        [
          "answer",
          "Be sooner. Tell him in the first month, in private, with his work on the table and a second meeting already scheduled. Pity that comes early is called assistance, and pity that comes late is an invoice that everyone else is paying.",
        ],
      ],
      ask: "Whom are you protecting out of sympathy, and who is quietly doing that person’s share?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { lead: "lead", pace: "haste" },
      lines: [
        ["question", "Why do they jump when I say jump?"],
        [
          "answer",
          "Because you’re already in the air. You outwork anyone under your command, you accept responsibility upstairs at full volume, and when it’s over you buy, all of which earns a considerable amount of jumping.",
        ],
        ["question", "When does that stop?"],
        [
          "answer",
          "After a correction in front of others. It takes six seconds and you’ve forgotten it by lunch, but whoever you corrected is still describing it at home, so deliver praise publicly and criticism in the hallway, individually.",
        ],
        ["question", "How do I bear with the slow ones?"],
        [
          "answer",
          "Assign the thing and leave the building, because with your shadow on the blueprint even experienced people get clumsy. Come back at the appointed time, and no sooner.",
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
          "A floor. You’re in before them, the tools work, salaries arrive on time, and the regulation that applied to the night shift in March applies to the vice president in April.",
        ],
        ["question", "And what wears them out?"],
        [
          "answer",
          "Being told how. You learned it one way, under someone strict, and you can’t observe another without your fingers twitching, so describe the result you require, with the date, and let them discover the method.",
        ],
        ["question", "Am I as fair as I think I am?"],
        [
          "answer",
          "To the rested and the punctual, very. An employee with a sick kid and two buses to catch experiences your impartiality as a wall, so ask each of them individually what the schedule demands of them, and shift one thing this month.",
        ],
      ],
      ask: "For whom is your equal treatment twice as hard to live up to?",
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
          "You summarize them before they’re finished, accurately, in better language than theirs, with your own conclusion concealed inside it like the pill in the dog’s cheese. Ask for their last word, and let it be final.",
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
          "You know whose mother is declining, and when an employee’s son is in court, you are sitting in the second row in your respectable suit, which nobody exchanges for a raise.",
        ],
        ["question", "When do they turn on me?"],
        [
          "answer",
          "When the warmth becomes a debt, so that someone resigns, you offer congratulations, and the temperature in the corridor drops until the entire department puts on a sweater. Throw the next deserter a magnificent farewell, and write the toast yourself.",
        ],
        ["question", "How can I tell I’m running someone’s life?"],
        [
          "answer",
          "Your advice is no longer requested; it is reported to you as done. Ask, “Do you want the boss or the neighbor?” and be exclusively that one.",
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
          "She disagreed with you in front of the others, and for a week you were radiant with everyone else, which from her desk resembles a lamp being turned to the next plant.",
        ],
        ["question", "What should I do with a rebel?"],
        [
          "answer",
          "Thank the objection in the same meeting, at the volume you reserve for praise, and do half of what it recommends. A squad that has observed one member disagreeing and surviving will give you the remainder.",
        ],
      ],
      ask: "Whose disagreement did you last punish with a week of excellent cheer for others?",
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
          "You inspect the method instead of the result: the report was excellent and you mentioned the staple, and after sufficient staples they bring you nothing except reports with immaculate corners.",
        ],
        ["question", "How can I let things be done another way?"],
        [
          "answer",
          "Post three matters in which procedure genuinely counts, hygiene for instance, and about everything else ask only whether the customer left contented, keeping your hands clasped behind you as you ask.",
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
          "They know what’s going on. Since you can’t stand it that anyone should hear the news last, you deliver it personally, on each floor, in the language of that floor, so that other teams live on rumor and yours has a morning edition.",
        ],
        ["question", "Why do they say I’ve changed my mind again?"],
        [
          "answer",
          "You have, in the hallway, because the last person to catch you has a reasonable case and a human face, you bring it into the meeting as your own conviction, and the clever ones have learned to come late.",
        ],
        ["question", "How do I make something stick?"],
        [
          "answer",
          "Write the decision on a card immediately, with your two best reasons, and when the next reasonable case comes along, read the card to it and ask what would outweigh them. Faces seldom can.",
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
          "A home has an inside, and you and the veterans share six years of anecdotes and a few wounds that you nurse in common, whereas the new man, who has been eating lunch with a podcast since he was hired, is waiting to be adopted.",
        ],
        ["question", "What would change that?"],
        [
          "answer",
          "For a month eat first with the most recent addition, and repeat no familiar anecdotes. Let a newcomer criticize something that all of you love; if it stings, say that it stings, and write it down anyway.",
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
          "Because you went first, without any announcement, and they saw your boots disappear over the edge, heard you laughing down there, and calculated the rest; your example does the talking that you’d find embarrassing.",
        ],
        ["question", "When do they stop?"],
        [
          "answer",
          "Immediately after the crisis, when you walk off the site adrenaline-tired and irritable, and those who risked their necks beside you never hear that it was noticed, so thank each of them individually before you wash your hands.",
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
          "Because after hours you dismantle their joints and redo them, and in the morning they come in, notice it, and conclude that effort is decorative; so if it’s structurally sound, leave the crooked one alone.",
        ],
        ["question", "What would cost me little and mean a lot?"],
        [
          "answer",
          "Say how you want it before they start, because you assume that the standard is self-evident in the sample, which to everyone else is merely a board.",
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
          "You abolish half the regulations on the first morning, explaining what each was for, and people will do a great deal for anyone who has actually read the manual and discarded it with reasons.",
        ],
        ["question", "And then why do they drift?"],
        [
          "answer",
          "Because each of them came for direction and received a different ingenious hint, so that by lunch five people are in five places, every one of them promising. Say one thing to everyone, in absolutely identical words.",
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
          "You aren’t visibly shocked, and you don’t repeat it, so that a man can admit the worst to someone who continues splicing a line, and walk away afterward with his dignity intact.",
        ],
        ["question", "Why did they feel dropped when I only wanted a week alone?"],
        [
          "answer",
          "Because you’d been the ground, and ground doesn’t send postcards; leaving without mentioning a date of return sounds, to anyone who depends on you, like leaving.",
        ],
        ["question", "Can I be in charge and still be left in peace?"],
        [
          "answer",
          "Yes, if the hours are posted, since an afternoon when anyone can come in, announced beforehand and reliably kept, will purchase you four that belong to no one else.",
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
          "You make no speech; you pull on your gloves and go up the scaffold in the rain, and it embarrasses them to be dry, and courage that doesn’t ask for company is very difficult to stay behind from.",
        ],
        ["question", "So why do they drift off later?"],
        [
          "answer",
          "You take the dangerous portion every time, that being where the excitement is, and leave them the sweeping. Nobody follows a pair of retreating heels indefinitely; eventually they’d like a turn at the ladder.",
        ],
        ["question", "Do I have to start giving orders?"],
        [
          "answer",
          "One a day will do. Before you climb, turn around, give one particular person a portion of the danger, and specify which: “You take the top beam.” Then keep your hands in your pockets.",
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
          "They’ve observed how you arrange your tools. Nobody has explained to them what excellence looks like in this establishment, and there it is, at elbow height, doing everything in the proper order and without a sigh.",
        ],
        ["question", "When do they give up on me?"],
        [
          "answer",
          "At the third “you just sort of feel it,” which is accurate and unhelpful, and makes them suspect you of guarding a professional secret, when in fact you’ve never been obliged to put it into words.",
        ],
        ["question", "How do I teach what I can’t explain?"],
        [
          "answer",
          "Perform one operation at half speed for ten minutes, narrating only what your fingers encounter: “rough, rough, now it slides.” No theory. Then trade places, and hum if you must, but keep your hands out of it.",
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
          "There are five versions, each has received its “oh, nice,” and they want a decision. You are being impartial, whereas to the five of them it appears that nobody has been chosen because nobody is looking.",
        ],
        ["question", "Can I choose without turning into a boss?"],
        [
          "answer",
          "Pin up all five, walk past them for two days, then remove four personally before anyone arrives, and tell every maker the one thing you’d steal. That is merely editing.",
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
          "You have patients: your afternoons belong to the person who limps, with an occasional nod for the sturdy ones, who have lately developed a limp in your presence, which is how a crew asks for its turn.",
        ],
        ["question", "Why do people quit bringing me bad news?"],
        [
          "answer",
          "Your face. It receives a piece of news like a slap, and the apprentice who delivers it spends a week apologizing for a broken pump, so in the end they bring you only what they imagine you can bear.",
        ],
        ["question", "How do I fix it without becoming hard?"],
        [
          "answer",
          "On the next occasion, thank the messenger before you feel anything: “Good that I know.” Then ask for an hour to yourself, go outside, have the feeling there, and come back with a practical first step.",
        ],
      ],
      ask: "Who on your team is performing too reliably to get any attention from you?",
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
          "Because you take the wrench out of the slow man’s hand, reasonably enough, since you are faster and it is only one bolt. A few hundred bolts later they are all watching with folded arms, exactly as trained.",
        ],
        ["question", "How do I get them going again?"],
        [
          "answer",
          "Put the wrench down and your fists in your pockets, and for one complete job restrict yourself to pointing, which takes twice as long and makes you sweat considerably more than they do.",
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
          "He distributes a memorandum, whereas you stop by with a doughnut and explain what’s happening in two sentences, one of them rude. Information is rarer in an office than talent, so they forgive the crumbs.",
        ],
        ["question", "Then why do half of them feel cheated?"],
        [
          "answer",
          "Because each got a different version. Nobody was lied to, exactly; you suited the news to the listener, and then they had lunch together, compared notes, and discovered, one after another, that every single one of them was your favorite.",
        ],
        ["question", "Can I stay loose and still be believed?"],
        [
          "answer",
          "Yes, by saying the important bit once, to everyone, in identical words, and writing it on the wall. After that, improvise all you like.",
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
          "Because you remember whose kid is sick, and because you’d shout down a director on behalf of an intern. Having seen you fight once, and on someone else’s account, they ask for no further demonstration.",
        ],
        ["question", "Why do the others call it a clique?"],
        [
          "answer",
          "Because it is one. You defend the ones inside so fiercely that no one dares bring you bad news about them, and a newcomer waits months for a nod, having failed an examination that was never announced.",
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
          "Because you’re already in up to the waist and having, apparently, the time of your life, so that nobody feels sent. A crew will do an astonishing amount of unpaid shoveling to remain near that.",
        ],
        ["question", "When do they stop?"],
        [
          "answer",
          "On the first day that resembles a rerun, when your attention moves to the next attraction, they see it go, and the shovels slow down accordingly. Announce in advance how long you’re intending to stay excited.",
        ],
        ["question", "How do I tell one of them off?"],
        [
          "answer",
          "Immediately, briefly, and with no one present to be funny for. Your instinct is to tease it past them before the others, who are so appreciative that the message never arrives.",
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
          "Turning up with gloves. You remember which of them has the injured shoulder, you lift the opposite end, and there’s something hot at ten, whereas plans they have received before, from several predecessors.",
        ],
        ["question", "Where do I lose them?"],
        [
          "answer",
          "In the favorites. The comfortable shifts go, without your noticing, to whoever ate lunch beside you, and the ones who brown-bag it alone can recite the schedule. Rotate alphabetically, however ungenerous it feels to you.",
        ],
        ["question", "What about the one who never does his share?"],
        [
          "answer",
          "You do it for him, grumbling into your collar. Demonstrate instead, side by side, for one shift, exactly how much is expected by noon and how clean; then take your own hands away and let there be a gap.",
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
          "Because people leave with an entertaining anecdote about the meeting instead of an assignment. Stop three minutes early and, dull as it is, have each of them announce what they’ll do and by when. Grin if you must.",
        ],
        ["question", "What do they quote when they turn on me?"],
        [
          "answer",
          "You, to each other. Having assured one colleague that it was settled and another that it was undecided, and having meant both, since each was facing you at the time, you can’t complain when they compare. Tell them together or tell no one.",
        ],
        ["question", "How can I be taken seriously without turning gray?"],
        [
          "answer",
          "Come with a single statistic, known cold. An entertaining person who has the figure is terrifying, and they’ll overlook the socks.",
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
          "Being noticed. When someone has altered his route to avoid the break area, you rearrange two desks and take him out for noodles before anyone has said the word bullying, and people will work remarkably hard for eyes like that.",
        ],
        ["question", "And what do they secretly dread?"],
        [
          "answer",
          "Your low days, about which nothing is ever said; you’re merely ten degrees cooler, and six adults spend the entire morning reconsidering their recent behavior. Announce it: “I’m off today, it’s nobody here.”",
        ],
        ["question", "How do I bring bad news?"],
        [
          "answer",
          "Before lunch, sitting, in your opening remark. Your inclination is to warm them up beforehand, and they’ve consequently learned to be afraid of the warming.",
        ],
      ],
      ask: "What does your team believe they did wrong on a day when you’d merely slept badly?",
    },
  },
};
