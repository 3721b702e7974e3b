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
        "Over the years, rivalry chooses your direction. You take the promotion because a colleague wanted it, then spend three years on reports. You hate reports. You win the negotiation on the number and forget to ask about the hours, the staff, or what the position consists of. Bosses learn to steer you by mentioning that someone else is interested, and you win so visibly that coworkers stop showing you their early ideas, the ones you’d have needed next year.",
      ],
      [
        "paragraph",
        "Choose the race before someone fires the gun. On Sunday, write down three things you’d want from work even if no one ever heard about it. When an offer arrives with a competitor attached, say, “I’m interested. You’ll have my answer on Thursday,” and check it against the list. Hand over one win by name: “That was Dana’s idea, and it saved us.” Look for a boss who competes with the market instead of with the team, and who’ll measure you against your own previous quarter.",
      ],
    ],
    ask: "Which job did you win that you’d never have applied for without a rival?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "You thrive where nerve meets something of lasting value: antiques dealer, wine importer, general contractor, hotel manager, custom car builder, timber buyer, owner of a neighborhood grill. There should be materials to touch, people to bargain with, and a share in the profits. A salary alone leaves you dissatisfied.",
      ],
      [
        "paragraph",
        "Colleagues get courage with judgment behind it: you’ll make the audacious bid, but only after you’ve felt the material and met the supplier. What you underrate is your feel for worth: you can often tell what a thing, a site or a beginner will become, and you spend that gift on bargains when it could be the foundation of a business.",
      ],
      [
        "paragraph",
        "At work the payment system runs in both directions. When a team is unhappy, you buy lunch or find a bonus, the complaint goes under, and the best people leave in spring over what they never got to say. And because you settle with money, you can be settled with money, so a boss who belittles you learns that a raise closes the matter. You accept it, eat well, and stay for years where you aren’t respected, wondering why the salary never seems sufficient.",
      ],
      [
        "paragraph",
        "Separate the two accounts. For salary, bring figures: what you earned them, what others make, what you expect by June. For respect, bring one sentence, and take no money in exchange: “The raise is welcome. I also need to hear about changes before the crew does.” With your own people, keep a quarter of an hour on Fridays in which you ask what was hard and offer nothing until Monday. Look for a boss who apologizes in words.",
      ],
    ],
    ask: "What disrespect have you been letting them pay you to forget?",
  },
  Gemini: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Fast talk with something at stake suits you, and a new face every hour. News reporter, private investigator, recruiter, trade-show demonstrator, bartender in a busy place, tour manager, fraud examiner: in each, the person who gets a reaction gets the story. Anything with a script and a supervisor listening in will have you resigning by the holidays.",
      ],
      [
        "paragraph",
        "Colleagues get speed and fresh air. You put the uncomfortable matter in a form people can laugh at, so problems surface that would have remained buried until the audit. What you underrate is how well you talk across ranks: the warehouse and the owner hear the same voice from you, and each tells you things they’d never admit to the other.",
      ],
      [
        "paragraph",
        "What helps you in the first year hurts in the fifth. You needle the boss in front of the team to see how solid the plan is, and what gets heard is disloyalty, since you never come by afterward to learn the reasoning behind it. Clients love you, then buy from someone who asked what they needed. In reviews you spar for half an hour and walk out without discovering what it would take to get promoted.",
      ],
      [
        "paragraph",
        "Bring three written questions to every meeting that matters, none of them funny, and don’t leave until each has been answered. To your boss: “What would I have to do by fall for you to put me up for this?” Note the reply while they watch. Raise your doubts about a plan with its author in private, where you’ll get reasons instead of defenses. With customers, ask twice before you pitch once, and look for a manager who enjoys being challenged and says so openly.",
      ],
    ],
    ask: "Which question would have saved you the most time if you’d asked it straight?",
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
        "For yourself you hardly negotiate at all. You’ll get a coworker her overtime and forget to mention your own; you’ll shout down a director over another person’s credit and laugh when yours is taken. The slights accumulate out of sight, year after year, until a minor one, say a name left off a list, releases the entire amount in front of witnesses. Then you’re the one with the temper, the person who had it coming gets the sympathy, and your raise is postponed for reasons of tone.",
      ],
      [
        "paragraph",
        "Represent yourself as if you were one of your people. Before the next review, write the case for a colleague with your exact record, then change the name and read it aloud: “In the past year I covered two vacancies, and I want my salary to show it.” Mention each slight while it’s still minor, privately, the same day: “My name was missing from that. Please correct it.” Agree with one coworker that you’ll each raise the other’s credit in meetings, and look for a boss who is first to say, “That was unfair to you.”",
      ],
    ],
    ask: "What would you demand for a coworker that you’ve never demanded for yourself?",
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
        "The trap is that you’re always the generator. Bosses depend on you for the next push, and you find it difficult to refuse, since stopping would show you what you’re worth without it. You receive applause where others receive salary, and you accept the exchange more often than you admit. Then someone steadier, who launched nothing and asked for plenty, is promoted above you, and the day after your triumph feels remarkably empty.",
      ],
      [
        "paragraph",
        "Let the organization make the first move for a while. Before you volunteer another idea, ask, “What is it worth to us, and who’s on it besides me?” and don’t begin until there’s a number. To your review bring a single page detailing what your launches earned, and say, “I want a share of that, starting this quarter.” Then be silent, however deadly the pause. Look for a boss who seeks you out when nothing is going on, and train a second host: once a month, give someone else the microphone and sit in the third row.",
      ],
    ],
    ask: "How much of your work have you given away for the sake of the applause?",
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
        "Pay is where you lose most. You charge for the twenty minutes it took, leave out the years that made it twenty, and in reviews mention the errors first, so that the boss has them fresh in mind. You avoid the larger position, which would involve being observed at length, and continue collecting emergencies, where no one expects elegance. Meanwhile your team hides its mistakes until they’re expensive, having seen your expression at the cheap ones.",
      ],
      [
        "paragraph",
        "Keep a log, with one line for every rescue: what failed, what you noticed, what it saved in dollars or hours. Bring six months of it to your next review and say, “These are the ones I caught. I’d like my title and my salary to match.” Give inspection its own appointment, an hour before anything goes out, and after that declare the case closed. Look for a boss who asks how you did it and waits for the reply, since explaining it is how you’ll begin to believe it.",
      ],
    ],
    ask: "What do you keep charging too little for because it comes to you too fast?",
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
        "In your own cause you use it backward. Before the salary talk, you calculate what the boss can give without pain, you request that, cheerfully, and you receive it immediately, which ought to worry you. You accept the territory that no one quarrels over, and you let an associate have the larger share because the conversation was going so well. Over ten years this costs more than any lost negotiation, and since each agreement was friendly, there’s no one to be angry with except, at odd moments, all of them.",
      ],
      [
        "paragraph",
        "Settle on your number alone, a day ahead, and make it one that embarrasses you. In the meeting, say it first and in a single sentence: “I’m looking for ninety-five.” Then count to ten without filling the air. If they agree instantly, aim higher the next time. Keep a dated record of every concession, and collect on it openly: “I moved in spring, so it’s your turn.” Look for a boss with a thick skin, because you’ll dare more with someone whose good humor doesn’t depend on you.",
      ],
    ],
    ask: "When did you last name a price that could actually have been turned down?",
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
        "In uneventful years you get in your own way. You prod a new boss to see what they’re made of, and they conclude that you’re against them. You leave promising staff in an endless trial period, until the best of them go to someone who said “well done” in the first month. You skip the lunches and routine reports by which confidence is ordinarily built, then discover that the senior position went to a person the others simply felt safe with.",
      ],
      [
        "paragraph",
        "Give people a test with an end. Tell a new colleague what you need to see, by when, and what follows: “Run this for six weeks. If it goes well, it’s yours, and I’ll stop looking.” Then stop looking. With your boss, book ten minutes every other week when nothing is wrong, and report one thing that’s going fine along with one that worries you. Praise each of your people once a month for something ordinary, and choose a workplace where the trouble comes from outside, from weather, deadlines or markets, so that you needn’t stir it up inside.",
      ],
    ],
    ask: "Which good colleague left because you were still making up your mind about them?",
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
        "Your beginnings are on record, and so are your middles. In the pitch you overpromise because the meeting is going well, and those who have to deliver learn to leave you out. And you change employers just as the dull, lucrative part starts, so others collect on what you opened. Bosses call you a spark. It’s a compliment, and it means they wouldn’t put you in charge of the heating.",
      ],
      [
        "paragraph",
        "Never commit in the meeting where you had the idea. Say, “I love this. You’ll have what I can promise by Thursday at ten,” and bring a figure below your mood. For each launch, find a partner who enjoys the second half, agree on what both of you owe by which date, and share the credit. Out of ten projects, stay with one until money comes in, and put your name on the final report. Look for a boss who asks, in a friendly voice, “And what became of the last one?” That question, once a month, is worth more to you than a bonus.",
      ],
    ],
    ask: "Which of your beginnings made someone else rich in the middle?",
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
        "But in your hands, bad news travels last. You discover the gap in the budget in March and intend to close it by May, so your boss hears of it in June, when the alternatives have disappeared. Once is enough. After that they check your calculations, and the reputation you were protecting is exactly what you’ve lost. Nor do you request additional staff or time, since asking would reveal strain, and so for years you do a job and a half at the salary for one.",
      ],
      [
        "paragraph",
        "Put bad news on a timetable. Anything off by more than a tenth gets reported within two days, in four lines: what happened, what it costs, what you’re trying, what you need. On Monday, open the team meeting with a mistake of your own, then ask for theirs. At the review, list the problems you prevented next to the wins; a fire that no one heard about earns nothing. And look for a boss whose first question on a terrible day is “What do we know?” instead of “Who did it?”",
      ],
    ],
    ask: "What is your boss going to hear too late because you’re still fixing it?",
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
        "When someone is making you, it’s a different story. Given a target, you’ll beat it in a manner that no one requested, or miss it to prove a point. You break the procedures that help along with those that don’t, and your boss spends on managing you the credit that would have paid for your idea. The positions you’d be best at come with duties that can be foreseen, so you decline them. Years later you’ve been right about many things that a more obedient person was permitted to carry out.",
      ],
      [
        "paragraph",
        "Bargain for the how and give them the what. To your boss: “Tell me the result you need and the date. Let me pick the way, and I’ll be on time.” Fight one regulation per season, the one that does the most harm, and follow the rest so well that they respect your rebellion. Look for a manager who explains reasons, since with a reason attached, an order hardly feels like one. And enter your own routine in the calendar before anyone suggests it; what you decided yourself, you seldom resist.",
      ],
    ],
    ask: "Which promotion have you been refusing in order to feel free, and from what?",
  },
  Pisces: {
    stances: { head: "both" },
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
        "At work you get paid in gratitude, and you run on it until you’re empty. You cover shifts for unhappy faces, while your own project remains on the same page, and a boss in distress can have nearly anything. And because you mistake your feelings for boredom, you change employers when what you needed was to mourn something or be angry at someone.",
      ],
      [
        "paragraph",
        "Put a pause between the pang and the yes. To any request that touches time or money, say, “I want to help. I’ll answer at four,” and at four, consult your calendar instead of their expression. Before you quit anything, write for ten minutes about what you feel, and show it to one person. Set a limit in writing, such as two additional shifts a month, and look for a team that discusses things after a difficult day, since there you’ll discover what the day did to you. And reserve the first hour of every Tuesday for your own project, with the phone in a drawer.",
      ],
    ],
    ask: "Which job did you leave because of a feeling you hadn’t yet named?",
  },
};
