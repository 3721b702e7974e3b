import type { SignUnits } from "../../section-unit.ts";

export const estp: SignUnits = {
  Aries: {
    stances: { risk: "bold", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Put yourself where speed decides something real and the score is posted by evening. Commodities trader, firefighter, real estate broker, stunt coordinator, political field director, race mechanic, demonstrator of machines that have to be seen to be believed: all of these reward a person who sees the opening and is already through it.",
      ],
      [
        "paragraph",
        "Colleagues get momentum. A stalled project moves when you join it, since you pick up the phone that everyone has been avoiding and ask the impolite, useful question. What you underrate is your eye for nerve: you can tell who is about to freeze and who is ready for more responsibility, and a word from you at that minute makes careers.",
      ],
      [
        "paragraph",
        "Teaching is harder for you. When a beginner fumbles with something you could do in a minute, your hand goes out for the tool, and the beginner learns mainly to step aside. The reason is that watching slowness is almost physically uncomfortable. Bosses then see a person who can’t be spared from the front, so the promotion tends to go to someone who has trained a successor.",
      ],
      [
        "paragraph",
        "This week, pick one task you’re tired of and one person who wants it. Show it once while you do it and once while they do it, then keep your hands behind your back and say only, “What would you try next?” Agree in advance on what would make you step in, such as danger or an angry customer. Anything else is allowed to go wrong. On Friday, ask what you left out, since experts usually skip a step. And look for a boss who rewards you for the people you’ve brought along.",
      ],
    ],
    ask: "Who would be ready for your job by summer if you let them fumble?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "You thrive where nerve meets something of lasting value: antiques dealer, wine importer, general contractor, hotel manager, custom car builder, timber buyer, owner of a neighborhood grill. There should be materials to touch, people to bargain with, and a share in the profits. A salary alone tends to leave you dissatisfied.",
      ],
      [
        "paragraph",
        "Colleagues get courage with judgment behind it: you’ll make the audacious bid, but only after you’ve felt the material and met the supplier. What you underrate is your feel for worth: you can often tell what a thing, a site or a beginner will become, and you spend that gift on bargains when it could be the foundation of a business.",
      ],
      [
        "paragraph",
        "At work the weak spot tends to be the margin. You like the better tool, the thicker board and a decent lunch for the crew, and each of them is obviously worth it at the time. Materials you can touch are real to you; a percentage at the bottom of a sheet is a rumor. So customers are delighted, the work lasts, and the year can end with considerably less than you assumed.",
      ],
      [
        "paragraph",
        "Make the figure visible. Before each job, write down the price, what you intend to spend and what should be left, and put that last number where you do your buying. When you want the better version, offer it to the customer: “I can do it in oak for four hundred more. It’s up to you.” Often they’ll take it. Move a tenth of every payment to a second account. If you’re employed, ask to be paid on profit instead of sales, since then saving becomes a contest.",
      ],
    ],
    ask: "Which expense would you skip if it came out of your own share?",
  },
  Gemini: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Fast talk with something at stake suits you, and a new face every hour. News reporter, private investigator, recruiter, trade-show demonstrator, bartender in a busy place, tour manager, fraud examiner: in each, the person who gets a reaction gets the story. Anything with a script and a supervisor listening in tends to have you resigning by the holidays.",
      ],
      [
        "paragraph",
        "Colleagues get speed and fresh air. You put the uncomfortable matter in a form people can laugh at, so problems surface that would have remained buried until the audit. What you underrate is how well you talk across ranks: the warehouse and the owner hear the same voice from you, and each tells you things they’d never admit to the other.",
      ],
      [
        "paragraph",
        "The difficulty is being known for something. You learn the first two-thirds of any occupation at wonderful speed, and then it begins to repeat itself and another one calls. Variety keeps you awake, so that makes sense. But an employer who reads your record sees five talents without a center, and when a matter needs an expert, it often goes to someone who knows less and has stayed.",
      ],
      [
        "paragraph",
        "You needn’t give up variety. Look for the thread that already runs through most of what you’ve done, such as getting strangers to talk, and say it in one sentence: “Wherever I’ve worked, I was the one who found out what happened.” Put that at the top of your resume, with three results beneath it. Then go one level deeper for six months, with a course or a mentor who corrects you. Ask your boss for changing cases inside one field, and when another field calls, give it a Saturday first.",
      ],
    ],
    ask: "What would you like to be the first person they call about?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong where people need protecting and there’s something to be done about it now: search-and-rescue medic, tenant organizer, youth outreach worker, bodyguard, ambulance dispatcher, union representative, owner of a restaurant whose crew has become family.",
      ],
      [
        "paragraph",
        "Colleagues get cover. With you in the building, inexperienced people aren’t bullied, and the difficult client meets someone who smiles and doesn’t budge. What you underrate is how well you recognize fear: you can tell who is bluffing because they’re scared, which makes you a better negotiator than the intimidating ones.",
      ],
      [
        "paragraph",
        "You like to work with people you’re fond of, and that’s where business gets delicate. Among friends a handshake seems enough; putting shares, hours and dates in writing would feel like doubting them, and forms bore you anyway. So you start, and for a year it can be wonderful. Then circumstances change, and it turns out that each of you had understood the agreement differently. That can cost you money and, what’s worse for you, a friend. Coworkers outside the circle, meanwhile, may conclude that to get ahead here one has to belong.",
      ],
      [
        "paragraph",
        "Put it on paper while everyone is happy. One page is enough: who contributes what, who gets what, who has the last word, and how either can leave. An opening that works is, “I want us to be friends in ten years, so let’s write this down tonight.” With people you supervise, have an outsider read your evaluations. Before you hire a cousin, talk for an hour about how it could end. The boss to look for is warm in person and exact in writing, since under someone like that you relax and do your boldest work.",
      ],
    ],
    ask: "Which agreement with someone you like have you never put into words?",
  },
  Leo: {
    stances: { company: "company", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Where energy has to be given out in person and comes back on the spot, you’re hard to beat. Event promoter, restaurant owner, sports broadcaster, charity fundraiser, fitness studio director, campaign organizer, manager of a flagship store: in each, people need to see you, and you need to see them.",
      ],
      [
        "paragraph",
        "Colleagues get lift: you launch projects, you make a dreary target feel like a match worth winning, and you praise in public, by name. What you underrate is your ear. To entertain a crowd, you have to know what it fears and hopes that minute, and the same ability would serve you in a meeting of four.",
      ],
      [
        "paragraph",
        "The weak point is preparation. Nine times out of ten you can walk in with nothing but the mood of the crowd and do better than those who rehearsed, so rehearsing feels like an insult to your talent. The tenth time is usually the one with the bank or the important client, who asks for a figure and gets charm. They enjoy it, and then they may sign with someone duller.",
      ],
      [
        "paragraph",
        "Prepare as performers do, briefly and with a partner. The day before anything that matters, spend twenty minutes with your most skeptical colleague and ask, “What are the three things they’ll want to know?” Put the answers, with numbers, on a card in your pocket. The rest you can improvise; that part you own. When you’re caught without a figure, say, “I don’t know. You’ll have it by noon,” and send it by eleven. Find a deputy who loves detail and thank them in public, and look for a boss who asks to see the card beforehand.",
      ],
    ],
    ask: "Which question could stop you in the middle of your best presentation?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your kind of work goes wrong fast and has to be put right exactly: aircraft mechanic, emergency veterinarian, elevator inspector, sound engineer for live shows, air-traffic controller, surgical technologist. Live pressure wakes you up, and the precise standard lets you sleep.",
      ],
      [
        "paragraph",
        "Colleagues get a rescue that doesn’t have to be cleaned up afterward, because you stop the leak and then do the repair properly, for which most teams employ two people. What you underrate is your sense of where the cause lies: show you a failing machine, and your hand goes directly to the right part. Because you can’t recite the steps, it never appears on the bill.",
      ],
      [
        "paragraph",
        "Starting is the hard part. Without an emergency, a task often can’t get your attention, so the report that’s due in four weeks tends to lie there until four days remain and you finally wake up. Then your standards arrive as well, and what would have been acceptable at leisure no longer is, which means two nights without sleep. The result is excellent. But people had to wait for it, and a boss can hesitate to give you anything long.",
      ],
      [
        "paragraph",
        "Bring the emergency forward and make it smaller. Cut a long task into pieces that fit one sitting, and promise the first to a live person: “I’ll show you a rough page on Tuesday at three, and you can tear it apart.” An appointment works on you; a good intention doesn’t. Decide before you begin what the thing has to do, in five points, and stop when those are met. And look for a boss who likes drafts, in a position whose deadlines are measured in hours.",
      ],
    ],
    ask: "Which long task would move if someone were coming to see it on Tuesday?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "Deals suit you, wherever charm has to be backed by a figure. Art dealer, divorce mediator, talent booker, hotel sales director, labor negotiator, luxury-home contractor, wedding planner with strong nerves: each of these lives between two parties who need a third they both like.",
      ],
      [
        "paragraph",
        "Colleagues get results without enemies. You soften the boss’s message on its way down and sharpen the crew’s on its way up, and both ends thank you. What you underrate is your knowledge of limits: within a few dollars and a few hours, you can tell what anyone will tolerate. Firms lose fortunes guessing at that.",
      ],
      [
        "paragraph",
        "Because it looks easy, people often don’t see the work in it. Your preparation happens in conversations, on walks, in the five minutes before the meeting, and hardly any of it is written, so what remains in memory is a charming person who was present when things turned out well. Explaining how clever it was would spoil the fun. When strategy is discussed, therefore, they usually send for the one with the slides and call you at the end, to make it palatable.",
      ],
      [
        "paragraph",
        "Leave tracks. After each negotiation, write your boss five lines on the same day: what each party wanted, what you noticed, what you offered, why, and what it’s worth. Twice a year, turn the best of them into a half-hour talk for colleagues. When you’re invited late, say pleasantly, “You’d get more from me if I came to the first meeting. When is it?” Choose one subject, such as contracts or pricing, in which you can be examined, and get the certificate. Look for a boss who is interested in your reasons as well as your results.",
      ],
    ],
    ask: "What do you do on purpose that everyone takes for luck or charm?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Stakes, secrets and a clock are what you need: detective, bomb technician, emergency surgeon, war correspondent, crisis publicist, rescue diver, loss adjuster at disaster sites. In such work, seeing through people is a duty and the pressure is provided, so you don’t have to manufacture any.",
      ],
      [
        "paragraph",
        "Colleagues get steadiness when it counts: your voice drops, your jokes improve, and you know who’ll panic and who won’t, so the right person ends up on the rope. What you underrate is your discretion. You possess more confidential information than the lawyers do, and you’ve never used any of it for entertainment.",
      ],
      [
        "paragraph",
        "The other side of discretion is that too much stays in your head. You know why the supplier was dropped, which machine needs coaxing and what was promised to whom, and little of it is written down, since knowing was enough to act. It also makes you difficult to replace, which feels safe. But colleagues have to come to you for everything, work stops when you’re ill, and a boss who can’t do without you where you are has good reason to leave you there.",
      ],
      [
        "paragraph",
        "Sort what you know into two kinds. Whatever was confided stays with you. What the job requires belongs to everyone who does it, so for that, set aside fifteen minutes on Mondays: talk into a recorder as if your successor were standing beside you, and have it typed. After each case, tell the team what we did, why, and what to watch for. “If I vanish tomorrow, here’s what you’ll need” is a fine, grim opening. Then go to your boss and say, “They can run this without me. What’s next?”",
      ],
    ],
    ask: "What would come to a stop if you took three weeks off?",
  },
  Sagittarius: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "Openings are your element: expedition leader, foreign sales representative, bush pilot, concert-tour advance manager, outdoor school founder, relief logistics coordinator, scout for new restaurant sites. The territory should be unfamiliar, the conditions changeable, and the audience in need of someone who believes it can be done.",
      ],
      [
        "paragraph",
        "Colleagues get that belief: after an hour with you, a beaten team wants to try again. What you underrate is your eye for the one workable part of a wild idea, which gets discarded along with nine others, and someone slower gets rich on it.",
      ],
      [
        "paragraph",
        "What trips you up is usually in print. Reading a contract, a permit or a safety sheet to the end feels like standing still, and besides, you’ve met the people, and they’re fine. So it’s easy to sign and to discover the penalty on page six later. Mistakes of this kind are cheap to prevent and expensive to repair, and since others often do the repairing, administrators can come to dread the very projects that everyone else enjoys.",
      ],
      [
        "paragraph",
        "Don’t sign in the meeting. Say, “Great, send it over, and you’ll have it back tomorrow,” and get it read by someone who likes such things, in exchange for a chore that they hate. You need only three answers: what does it cost if we’re late, what are we forbidden to do, and how do we get out? For work that repeats, make a checklist of seven lines and go through it aloud with a second person, as pilots do. At your next review, request four hours of administrative help a week instead of a bigger title. The best boss for you has a sense of adventure and a very good lawyer.",
      ],
    ],
    ask: "What have you signed this year that you couldn’t explain to a friend?",
  },
  Capricorn: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "Calculated risk is your field, with your own name on the result: property developer, salvage contractor, harbor pilot, mining engineer, general manager of a ball club, auction-house director, farm-equipment dealer. You need rules you know better than the competition, and a ladder that leads to ownership.",
      ],
      [
        "paragraph",
        "Colleagues get calm when a plan crashes: you count what’s left, crack one joke, and hand out the next assignments. What you underrate is how accurately you price danger: in three sentences you can explain what threatens, how soon, and what it would cost. To you that’s common sense; boards spend years looking for it.",
      ],
      [
        "paragraph",
        "The ladder itself can get in your way. Each rung looks like winning, so you usually say yes at once, and the higher you get, the further you are from what you’re best at, which is being on the spot when it happens. It ends with six meetings a day and a view of other people working. You do it well, out of duty. But your sharpest tool is out of use, and superiors wonder why someone so successful seems so bored.",
      ],
      [
        "paragraph",
        "Before the next promotion, ask for a description of an ordinary Tuesday. If it contains less than two hours of real customers, real material or real trouble, negotiate: “I’d like the position, with one day a week on site and a deputy for the reports.” Ask, too, about owning a part, which can bring you up without bringing you indoors. In your present job, block one morning in the field as if for a client. And ask someone ten years ahead of you, who still likes going to work, how it was arranged.",
      ],
    ],
    ask: "How many hours last week did you spend doing what you’re best at?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You do well wherever a rule meets a real case and someone has to make it work: labor organizer, security tester, patient advocate, documentary producer, prototype builder, disaster-relief coordinator, investigator for the public defender.",
      ],
      [
        "paragraph",
        "Colleagues get the question that no one dared to ask, and then a working version by Friday. You treat the janitor and the chairman alike, so people at odds with the place talk to you before they resign. What you underrate is your persistence. On something you’ve chosen, you can outlast a whole department. You don’t notice. No one is making you.",
      ],
      [
        "paragraph",
        "The drawback is that you like to improve things overnight. You see a clumsy form or a silly schedule, you fix it, and on Monday people find that what they knew by heart is gone. Asking first would have meant meetings, and you were sure the advantages would be obvious. They are. People often mind anyway, because they had mastered the bad system, and the better one has turned them into beginners. So an excellent idea can be voted down, and management begins to consider you clever and exhausting.",
      ],
      [
        "paragraph",
        "Try it with five people before you try it on everyone, and pick one of the five because they’ll complain. Ask them, “What’s good about the old way? What would you miss?” They usually know of a reason that you couldn’t see. Then announce the change a week ahead, let both versions run awhile, and sit next to the slowest learner on the first morning. Share the credit. To your boss, say, “Give me one department for a month, and let them decide afterward.” Look for an organization with a budget for experiments.",
      ],
    ],
    ask: "Who has to relearn part of their work because of your latest improvement?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Emotion that can be put to use immediately is your element: lifeguard captain, street outreach worker, recovery coach, physical comedian, animal rescue driver, drama teacher in a rough school, trauma nurse.",
      ],
      [
        "paragraph",
        "Colleagues get first aid for morale. You recognize who’s in trouble before roll call, and you do something that makes it bearable. What you underrate is how precisely you register the mood of a group. You mistake it for your own nerves. When you turn restless in a meeting, it’s often because someone at the table has secretly stopped believing in the proposal.",
      ],
      [
        "paragraph",
        "Your jobs tend to find you. A friend needs a hand, a person you like is starting something, and you’re in before you’ve asked what it pays or where it leads. It’s an affectionate way of living, and it takes you to interesting places. But after ten years it can resemble wandering, and an employer can’t tell what you want. Nor, on some days, can you.",
      ],
      [
        "paragraph",
        "Choose a direction for two years only; that’s short enough to bear. Consider the positions you’ve had, underline the activities in which you forgot the time, and then write one sentence: “I’d like to be doing this, with people like these, for about so much.” Give a copy to two friends who will remind you. When the next invitation arrives, compare: “I’d love to. It isn’t what I’m building, so I can offer you two weekends.” Before you join anything, find out how long it lasts and what you’ll learn. And look for a boss who sits down with you each fall to talk about where you’re headed.",
      ],
    ],
    ask: "What would you look for if no one needed you to join anything?",
  },
};
