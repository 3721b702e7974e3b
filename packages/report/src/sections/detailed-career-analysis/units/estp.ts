import type { SignUnits } from "../../section-unit.ts";

export const estp: SignUnits = {
  Aries: {
    stances: { risk: "bold", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Good work for you has a clock, an opponent and a score posted by evening. That covers considerable territory: firefighting, real estate, car sales, restaurant kitchens, roofing, emergency nursing, political campaigns, a racing pit crew. You need a wide lane, a short chain of command and a victory available by Friday, whereas committees exhaust you, along with any organization in which the same decision is made four times.",
      ],
      [
        "paragraph",
        "Others meet your strength as momentum: the stalled project moves when you join, because you pick up the phone that everyone’s been avoiding. Courageous people adore you as a leader. The slower ones see mostly your back, although you can tell at a glance who is about to freeze, and one word from you at that minute can make a career.",
      ],
      [
        "paragraph",
        "Teaching pains you. A beginner fumbles, your hand shoots out for the tool, and eventually they learn to step aside, so you can’t be spared and the promotion goes to someone who prepared a successor. Then there are supervisors: a resignation announced at four in the afternoon feels like liberty until the rent comes due. As for money, you’ll cut your price to win the sale, and be first across the line with nothing in your pocket.",
      ],
      [
        "paragraph",
        "When you show someone a task, put your hands behind your back and say, “What would you try next?” And never quit on the day you want to: sleep twice, arrange the next thing, then go if the answer is still yes. It’s time to leave when you’ve won the same race three times and begin to pick quarrels to stay awake. Owning the company suits you, provided that someone calm controls the checkbook.",
      ],
    ],
    ask: "Which job did you leave in a minute that deserved a night’s sleep?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "Every good job you’ll ever have contains something to touch, someone to bargain with and a slice of what’s left over. Contractor, carpenter, chef, car dealer, landscaper, hotel manager, wine importer, owner of the neighborhood grill: they all reward nerve and taste together. The right conditions are decent tools, a real lunch and customers who return. What exhausts you is a screen full of other people’s opinions and a new procedure every month.",
      ],
      [
        "paragraph",
        "Yours is courage with its boots on. The bold bid gets made, but only after you’ve felt the material and met the supplier, and you can tell what a site or a beginner will become. A crew of yours gets fed, defended in public and never stampeded, so it stays for years.",
      ],
      [
        "paragraph",
        "Margin is your blind spot. The thicker board is real to you, a percentage at the bottom of a sheet is a rumor, and the year can end with delighted customers and hardly a dime. Then there’s the mule: a new manager changes the method, you plant all four feet, and a sensible objection gets filed under attitude. And payments on things you love can chain you to a position that you don’t. A bold person with a big truck loan isn’t bold.",
      ],
      [
        "paragraph",
        "Offer the better version instead of giving it away: “I can do it in oak for four hundred more. It’s up to you.” As for wages, get paid on what remains, never on what was sold, since then saving turns into a contest. Own something early, even a tenth of it. Move on when things are so easy that you’ve started to invent trouble, for comfort is a fine reward and a lousy reason.",
      ],
    ],
    ask: "What could you ask for tomorrow if you owed nothing on anything?",
  },
  Gemini: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You need a job that talks back. Reporter, bartender, recruiter, sales rep, paramedic, auctioneer, tour manager, insurance investigator: in each of them a new face appears every hour and something depends on what you say to it. Ask for short assignments and loose supervision. A script with someone listening in will have you out by the holidays.",
      ],
      [
        "paragraph",
        "Where others see a chain of command, you hear one long conversation. The warehouse and the owner get the same voice from you, and each tells you things they’d never admit to the other, so problems surface while they’re still cheap. Your teams are awake, well informed and seldom sure which of your ten ideas was an order.",
      ],
      [
        "paragraph",
        "You learn the first two-thirds of anything at wonderful speed, and then it repeats itself and you’re gone. An employer finds five talents without a center, and the important case goes to someone who knows less and stayed. Another leak is in the elevator: what you were told in confidence makes a terrific anecdote, and one slip can close an office to you for years. And you talk yourself poor. They name a figure, there’s a pause, you fill it, and by the end you’ve argued their side.",
      ],
      [
        "paragraph",
        "Find the thread in all that variety and say it in a line: “Wherever I’ve worked, I was the one who found out what happened.” When they name a number, count to ten with your mouth shut, because the second offer lives in the silence. Leave once you can do the job while planning another one. A business of your own fits if it sells what you discover, and if a partner finishes things.",
      ],
    ],
    ask: "What would you like to be the first person they call about?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work is done standing between trouble and the people it’s coming for. Ambulance crew, school coach, union representative, pediatric nurse, home builder, police dispatcher, tenant organizer, restaurant owner: it’s all shelter, provided at speed. Choose teammates you’d feed and a boss you can look in the eye. Cold organizations sap you, especially the ones with a wellness newsletter.",
      ],
      [
        "paragraph",
        "With you in the building, beginners aren’t bullied, and the difficult client meets someone who smiles and doesn’t budge. Fear is a language you read fluently. You can tell who is bluffing because they’re scared, which makes you a better negotiator than the fierce ones. In charge, you remember birthdays, campaign for raises and have favorites, and everyone can name them.",
      ],
      [
        "paragraph",
        "Among friends a handshake feels like enough, so the shares, the hours and the exit never get written down. A year later it turns out that each of you signed a different agreement. Criticism is another snag: a comment on your report becomes a remark about you, and you can sulk through a meeting that was meant to help. Loyalty, finally, is expensive. You’ll stay with a sinking company, pay the crew before yourself, and call it temporary for three years.",
      ],
      [
        "paragraph",
        "Write it down while you still like each other; one page will do. An opening that works is, “I want us to be friends in ten years, so let’s put this on paper tonight.” For your own salary, argue as though it were a friend’s, since then you’re fearless. Go when you’re staying only for the people, because the people can come to dinner. Owning a place could suit you wonderfully, with the books done by someone who isn’t a cousin.",
      ],
    ],
    ask: "Which agreement with someone you like have you never put into words?",
  },
  Leo: {
    stances: { company: "company", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Energy handed over in person, and coming straight back: that’s what your good jobs share. Sales, coaching, hairdressing, running a restaurant, teaching gym, broadcasting, fundraising, event promotion, the front desk of a grand hotel. In all of them people pay partly for the weather you bring. The conditions: faces, occasional applause, and a boss too secure to compete. Success that remains invisible drains you.",
      ],
      [
        "paragraph",
        "What a team gets from you is lift. Dreary targets turn into matches worth winning, and recognition is given in public, by name. Behind the performance is an ear that few notice: entertaining a crowd requires knowing what it fears and hopes that minute, and the same ability works in a meeting of four.",
      ],
      [
        "paragraph",
        "Nine times out of ten you can arrive with nothing and outdo those who rehearsed. The tenth has the bank in it; they ask for a figure, receive charm, enjoy it and sign elsewhere. Also, you take the final bow so regularly that your most talented people leave to find a stage of their own, and you call it betrayal. Then there’s salary. Flattered with a promotion, you forget to negotiate, although a title is applause. A raise is rent.",
      ],
      [
        "paragraph",
        "The day before anything important, ask your most skeptical friend, “What three things will they want to know?” and put the answers on a card. Asked something that isn’t on it, say, “I don’t know. You’ll have it by noon,” and send it by eleven. Always get the number before the ovation. Move on when the audience has stopped listening, and open your own establishment once you’ve found a dull, devoted person to count the till.",
      ],
    ],
    ask: "Which question would stop you in the middle of your best pitch?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Find work that goes wrong fast and has to be put right exactly. Mechanic, electrician, surgical technician, line cook, veterinary nurse, building inspector, computer support, sound engineer: live pressure wakes you up, and a precise standard lets you sleep. The conditions are good equipment, a definite finish line and permission to stop anything unsafe. Vague goals exhaust you.",
      ],
      [
        "paragraph",
        "After you’ve been in, nothing has to be done over, because you stop the leak and then make the repair, for which most companies hire two people. Your hand goes straight to the guilty part. Leading others, you’re fair, calm in a crisis and stingy with praise; a crew trusts your eye and would pay for one compliment a month.",
      ],
      [
        "paragraph",
        "Without an emergency you can’t start. The report lies there until four days remain, then your standards show up too, and you lose two nights making it excellent for someone who wanted it by noon. You also become the repair department: you patch other people’s mistakes in silence, and they’re promoted for it. And since it took ten minutes, you bill ten minutes, when the customer was paying for your knowing where to look.",
      ],
      [
        "paragraph",
        "Make the emergency come early by promising a piece to a live person: “I’ll show you a rough page on Tuesday at three, and you can tear it apart.” When you set a price, charge for the aim, not the swing. A repair for someone else goes back with a note, so that it has an author. Leave once you’re the only one who cares whether it works. Self-employment suits you, with printed prices, since you’d never dare say them aloud.",
      ],
    ],
    ask: "Which long task would move if someone were coming to see it on Tuesday?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "Deals suit you, meaning any job where charm has to be backed by a figure. Real estate, hotel sales, human resources, wedding planning, mediation, car leasing, talent booking, labor relations: each puts you between two parties who need a third they both like. You require attractive surroundings, a partner to bounce off and a bit of risk. Colleagues who enjoy fighting wear you down faster than long hours do.",
      ],
      [
        "paragraph",
        "Limits are your science. Within a few dollars and a few hours, you can tell what anyone will tolerate, and companies lose fortunes guessing at that. On its way down you soften the boss’s message, on its way up you sharpen the crew’s, and both ends thank you. As a manager you’re fair, entertaining and late with bad news.",
      ],
      [
        "paragraph",
        "Because you make it look effortless, no one appreciates the labor. None of it is on paper, and when strategy is discussed they send for the one with the slides. Besides, you tell each side a version it can love, and one Thursday the two sides have lunch. And you can get a raise for anyone but yourself; on your own behalf you begin with what they can afford.",
      ],
      [
        "paragraph",
        "Leave tracks: after each deal, send five lines on what each side wanted and what you did about it. When you’re brought in late, say pleasantly, “You’d get more from me if I came to the first meeting. When is it?” As for your own pay, the rule is ask first, look later: fix the figure the day before, and don’t study their expression until you’ve said it. Quit when you’ve become the sugar on bad decisions. A business for two is your natural form, if the split is signed.",
      ],
    ],
    ask: "What do you do on purpose that everyone takes for luck or charm?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Stakes, secrets and a clock are what you need. Police work, emergency medicine, claims adjusting, trial law, plumbing, debt collection, private security, crisis publicity: whatever the badge says, someone has to go where others would rather not look. Such work provides the pressure, so you don’t have to manufacture any. Cheerful teams with nothing to lose exhaust you, and lying bosses are worse.",
      ],
      [
        "paragraph",
        "When it counts, your voice drops, your jokes improve, and the right person ends up on the rope because you knew who would panic. Lead a team, and the inner three are fiercely devoted; the rest do good work and wonder what they’re being tested on.",
      ],
      [
        "paragraph",
        "Too much stays in your head. You know why the supplier was dropped and which machine needs coaxing, and an employer who can’t do without you where you are will leave you there. Feuds are expensive as well: one manager crosses you, and you’ll spend two good years winning a war over a parking space. About salary, you never ask. Asking reveals a need, so you wait for them to notice, and then slap an outside offer on the desk like a ransom note.",
      ],
      [
        "paragraph",
        "Put on paper everything the job requires, leave out what was confided, and tell your boss, “They can run this without me. What’s next?” State your figure calmly in the spring instead of threatening in the fall, and never bluff with a job you need. Leave when you think about one enemy more than about the task. A firm of your own would fit like a glove, provided you hire two people you haven’t tested and give them the keys.",
      ],
    ],
    ask: "What would come to a stop if you took three weeks off?",
  },
  Sagittarius: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "Jobs with a horizon in them are yours: outside sales, trucking, teaching, airline crew, coaching, oil-field or construction contracts, wilderness guiding, tour promotion, relief logistics. The territory should be unfamiliar, the conditions changeable, and the audience in need of convincing that it can be done. Commission and a long leash bring out your talent. Time clocks drain you, along with colleagues who remember why everything failed.",
      ],
      [
        "paragraph",
        "An hour with you, and a beaten team wants to try again. You can also find the one workable part of a wild idea. Leading, you choose the direction, tell magnificent stories and vanish at the filing stage, and your crew will follow you anywhere except into the second quarter.",
      ],
      [
        "paragraph",
        "You sign what you haven’t read. You’ve met the people, they’re fine, and the penalty is on page six. Dates come next: in the glow of the sale you promise March, and the ones who do the building hear about it in February. As for income, you live by harvest. A fat month feels like proof of the future, so it’s spent by the weekend, and a thin one sends you into a job you’d otherwise never accept.",
      ],
      [
        "paragraph",
        "Say, “Great, send it over, and you’ll have it back tomorrow,” and get it read by someone who enjoys that sort of thing. The rule fits on a thumbnail: sign on the second day. Move a third of every good month out of sight, and call it your escape fund, so that you’ll respect it. Quit when you’ve stopped learning, and not one week sooner. Start your own enterprise only with a partner who reads page six for pleasure.",
      ],
    ],
    ask: "What have you signed this year that you couldn’t explain to a friend?",
  },
  Capricorn: {
    stances: { risk: "bold" },
    lines: [
      [
        "paragraph",
        "Calculated risk is your field, preferably with your name on the building. Construction management, commercial lending, trucking, sales management, farming, the military, property development, a dealership: you thrive where the rules are strict, the sums are real and the ladder ends in ownership. You need authority that matches the blame. Supervisors who flinch drain you, and meetings in which no one has anything to lose.",
      ],
      [
        "paragraph",
        "When a plan crashes, you count what’s left, crack one joke and hand out the next assignments. In three sentences you can explain what threatens, how soon and at what cost. People under you know where they stand, and would like to hear “Well done” before the retirement dinner.",
      ],
      [
        "paragraph",
        "Each rung looks like winning, so you say yes, and at the top you find six meetings a day and a view of other people working, when your sharpest tool was being on the spot. Another trap is the bet you can’t fold: you’ll feed a dying project for years, since quitting would be public. And you accept wages for what deserves a share. A salary lets you look safe, while the person who took five percent retires on your ideas.",
      ],
      [
        "paragraph",
        "Ahead of any promotion, ask for a description of an ordinary Tuesday, and if it lacks real customers or real trouble, say, “I’d like the position, with one day a week on site and a deputy for the reports.” For every project, decide in advance on the figure at which you’d fold, and give it to someone stubborn. Sell your hours first, your judgment next, and your name last. Leave when there’s nothing to lose there anymore, and make friends with a founder who’d like to retire.",
      ],
    ],
    ask: "How many hours last week did you spend doing what you’re best at?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "A rule meets a real case, and someone has to make it work: that’s your job, under any title. Electrician, network technician, shop teacher, union organizer, paramedic, product tester, stagehand, public defender’s investigator, prototype builder. The place should let you touch the equipment, talk to anyone and try it by Friday. Dress codes don’t drain you. Being told that there’s a reason, and not what it is, does.",
      ],
      [
        "paragraph",
        "You ask what no one dared to, and there’s a working version before the minutes are typed. The janitor and the chairman get identical treatment. In charge, you hand out freedom by the acre and encouragement by the teaspoon; the strong bloom, while the unsure wait for a nod.",
      ],
      [
        "paragraph",
        "Improvements of yours happen overnight. By morning those who knew the bad system by heart are beginners, so a fine idea gets voted down and you get called exhausting. Authority itches, too: you’ll oppose a sensible order because of who gave it, and lose the campaign over a skirmish. Finally, you give away your inventions. You sketch one free for anyone curious, then read about the company they built on it.",
      ],
      [
        "paragraph",
        "Try a change on five people, one of them a complainer, and ask, “What’s good about the old way? What would you miss?” To the boss, say, “Give me one department for a month, and let them decide afterward.” About money the rule is, price it before you draw it; even a figure on a napkin turns a chat into a contract. Go when you’ve begun to sabotage regulations you used to laugh at. Working for yourself comes naturally, as long as someone else sends the invoices; you’d starve on principle.",
      ],
    ],
    ask: "What have you invented lately that someone else is being paid for?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Feeling that can be used at once: all your good jobs run on it. Nurse, bartender, animal rescuer, drama coach, recovery counselor, lifeguard, hairdresser, home health aide: they pay you for sensing what a person needs and doing it immediately. You need short shifts, many faces and considerate colleagues. Harsh supervisors drain you.",
      ],
      [
        "paragraph",
        "By roll call you’ve identified who’s in trouble and done something to make it bearable. When you turn restless in a meeting, it isn’t nerves: someone there has secretly stopped believing in the proposal. Leading, you’re adored, you forgive immediately and you can’t fire a soul, which the good employees notice sooner than you do.",
      ],
      [
        "paragraph",
        "Jobs find you. A friend needs a hand, you’re in before you’ve asked what it pays, and after a time your resume reads like a list of favors. The day also soaks in. What patients, guests and coworkers feel goes home in your shoulders, and by fall you’re calling in sick with other people’s troubles. And your prices melt: one sad story and it’s half off, until those with the sad stories eat better than you do.",
      ],
      [
        "paragraph",
        "Write one sentence and give two friends a copy: “I’d like to be doing this, with people like these, for about so much.” When the next plea comes, say, “I’d love to. It isn’t what I’m building, so I can offer you two weekends.” Every yes gets a number, in hours or dollars, before it leaves your mouth. Leave once you dread the faces you used to love. Your own business can work beautifully if a partner quotes the prices while you’re in the back, being generous.",
      ],
    ],
    ask: "What would you look for if no one needed you to join anything?",
  },
};
