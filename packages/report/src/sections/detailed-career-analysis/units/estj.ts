import type { SignUnits } from "../../section-unit.ts";

export const estj: SignUnits = {
  Aries: {
    stances: { lead: "lead", pace: "haste" },
    lines: [
      [
        "paragraph",
        "You’re at your best with real danger, a clear mandate and a crew. Incident commander, trauma charge nurse, wildfire chief, demolition supervisor, air base operations, criminal prosecution, turnaround manager in a failing plant: in such work your speed is the safety equipment, and people want it.",
      ],
      [
        "paragraph",
        "Colleagues get someone who walks toward the problem. While others draft an explanation for the customer, you’ve already called the customer. What you underrate is how quickly you forgive. A mistake made under you gets one minute of thunder and is seldom mentioned again, which is more fairness than most employees have met.",
      ],
      [
        "paragraph",
        "Approval is what you tend not to wait for. You see what has to be done, the form would take nine days, and so it’s tempting to do it and report afterward, generally with success. The purchasing department, the lawyers and your superior’s superior all learn of it at the same time, and their objection has little to do with the result. A boss who has had to defend you several times may begin to keep you on shorter approvals, which you take for mistrust of your ability.",
      ],
      [
        "paragraph",
        "Get the permission before the emergency. On Monday ask your boss, “Up to what sum, and in which matters, may I decide alone?” and confirm the answer in writing the same day. For everything above it, use the telephone before you act: “I intend to do this at noon unless you object.” Most won’t. Make one friend in purchasing and one in legal, and bring them your plans while they’re still rough and can be changed without anyone losing face. Look for a superior who gives a wide mandate and reads your reports.",
      ],
    ],
    ask: "Whose approval did you skip last year, and what has it cost you since?",
  },
  Taurus: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You belong where patience and order produce something people live on. Dairy or orchard manager, building inspector, head of a commercial kitchen, bank branch director, nursery owner, fleet supervisor, contractor for historic houses, hospital procurement: the work is solid, and twenty years of it can be seen from the street.",
      ],
      [
        "paragraph",
        "Colleagues get a floor under their feet. With you in charge, wages are correct, machines get serviced, and the annual crisis occurs at some other company. What you underrate is your taste. You recognize good material, good food and a well-made plan by instinct, and you mention only the price.",
      ],
      [
        "paragraph",
        "Where you lose money is by saving it. An old machine that can still be repaired, a program everyone knows, a training course that seems expensive for two days: you postpone the purchase, since the present arrangement works and you know what it took to acquire it. Meanwhile the team loses an hour a day to equipment, competitors grow quicker, and the younger staff conclude that nothing new is going to happen here. Your superiors praise the budget and give the expansion to someone who knows how to invest.",
      ],
      [
        "paragraph",
        "Calculate the hours, since you trust figures. On Monday, choose the slowest tool in your department and note for one week what it costs in working time. Then propose its replacement with a date by which it will have paid for itself: “It costs four thousand and saves six hours a week.” Ask the youngest member of the team, “What would you buy first?” and test one answer for a month. Reserve a fixed sum each year for trying things. Look for a boss who asks about return before price.",
      ],
    ],
    ask: "What does your department lose every week because the old way still works?",
  },
  Gemini: {
    stances: { lead: "lead", voice: "speak" },
    lines: [
      [
        "paragraph",
        "You do best where facts have to be turned into agreement, fast and aloud. Trial attorney, press secretary, labor negotiator, newsroom editor, commercial director, debate or civics teacher, call center manager, legislative aide: all pay for a mind that can sort, decide and explain within the same breath.",
      ],
      [
        "paragraph",
        "Colleagues get clarity. An hour of confusion is summed up in three sentences, and afterward people know who does what. What you underrate is your curiosity. You ask questions about other departments’ work for the fun of it, and that’s how you know things about the company that its management doesn’t.",
      ],
      [
        "paragraph",
        "What can hurt you at work is the second instruction. You decide quickly, announce it, learn something new over lunch, and announce an improved version in the afternoon, which is sensible as far as you’re concerned, because the facts have changed. The team has already begun. After a few such weeks they start late on purpose and wait for the revision, and you find them slow. Your bosses, who like your energy, hesitate to give you a program in which two hundred people would have to turn at once.",
      ],
      [
        "paragraph",
        "Give decisions a period of validity. On Monday, tell the team, “What we agree today holds until Friday noon, and I’ll collect my second thoughts until then.” Keep them on a single sheet, and notice how many have lost their charm by Thursday. If a change really can’t wait, name what may be dropped for it. Find a patient deputy and ask them to say, “That’s version three.” For yourself, choose one theme per quarter and put it at the top of every agenda. Look for a boss who changes direction seldom.",
      ],
    ],
    ask: "Which of your instructions do people wait out because a new one usually follows?",
  },
  Cancer: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re at your best running a place where people are looked after by rules that have a heart. Principal of an elementary school, head nurse, director of a shelter, family court administrator, manager of a bakery with the same staff for decades, military family services, hotel housekeeping director: each is an institution that feels like a home.",
      ],
      [
        "paragraph",
        "Colleagues get protection. You know who’s caring for a sick parent, you’ve already moved their shift, and the executive floor doesn’t hear of it. What you underrate is your memory for people. You can tell from a new hire’s second week whether they’ll stay, and it ought to be written down somewhere and consulted.",
      ],
      [
        "paragraph",
        "A border often runs around your department, and you drew it. Your own people are defended, and a request from another team is treated as an attempt to steal their time. Inside, there is warmth; outside, they consider you difficult, route projects around you and invite you late. Because higher positions belong to those who can look after several departments at once, your loyalty, which is your finest quality, is read as a limit.",
      ],
      [
        "paragraph",
        "Enlarge the family by one. On Monday, invite the head of the department that annoys you most for coffee, and ask, “What do we do that makes your work harder?” Write it down without defending anyone, and change one item by the end of the month. When one of your people is criticized, say first, “Thank you, I’ll look into it,” and decide about the defense tomorrow. Look for a boss who gives you responsibility for something shared.",
      ],
    ],
    ask: "Which department would describe you as difficult, and what would their reasons be?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You belong at the head of something with a name and an audience. Head coach, school superintendent, general contractor on public buildings, restaurant group director, sales leader, mayor or council chair, conductor of a community orchestra, brigade officer: people need someone there to believe in the thing before it exists, and you do it on schedule.",
      ],
      [
        "paragraph",
        "Colleagues get a champion. You take the blame upstairs, bring the bonus down, and mention by name the assistant who had the idea. What you underrate is how much your attention matters to beginners. Five minutes of it, with one specific remark, decides whether some of them stay in the profession.",
      ],
      [
        "paragraph",
        "Refusing is the difficult art for you. The anniversary committee, the rescue of the branch office, the talk at the conference: each is an honor, each would suffer in other hands, and by fall it’s easy to be at the head of seven things, so that the one that would have made your name gets the same tired Thursday as the rest, and superiors, who see a busy person everywhere, can’t say what you in particular stand for, so they go on inviting you to lead the next thing.",
      ],
      [
        "paragraph",
        "Choose a crown. On Monday, list everything you lead and mark the one that people should connect with your name in three years; it gets your best morning, every week. Hand over two others with a ceremony, praising the successor in public, so that leaving becomes an act of leadership. To new honors, answer, “I’m flattered. Ask me again in January.” Tell your boss, “This is the one I’d like to be measured by.”",
      ],
    ],
    ask: "Which of your responsibilities would you want your name on in three years?",
  },
  Virgo: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "You’re at your best where precision has consequences and someone has to insist on it. Quality director, hospital infection control, audit partner, pharmacy chief, airline safety, copy chief, laboratory manager, occupational health inspector: what others would call fussy is the reason people survive the product.",
      ],
      [
        "paragraph",
        "Colleagues get work that holds up. If it has passed your desk, no one downstream has to check. What you underrate is your teaching. You can see the precise step at which someone goes wrong, and when you take an hour to show them, patiently, as you can, they remember it for a career.",
      ],
      [
        "paragraph",
        "Rules are a temptation. Each time something goes wrong you often make sure that it can’t happen again, with a checklist, an additional signature or a column in the table, and every one of them is reasonable. After five years there are sixty. Simple matters take a week, experienced people feel supervised by a form, and part of your own day is spent checking whether the checks were made. Superiors regard you as safe, and when something has to be built quickly, they choose someone a little less safe.",
      ],
      [
        "paragraph",
        "Remove before you add. On Monday, ask the team, “Which rule of mine costs you the most time and prevents the least?” and suspend the winner for thirty days, with the date of its return in the calendar. If nothing happens, it stays away. From now on, every new rule abolishes an old one and carries its reason and an expiration date. For matters under a stated sum, let a single signature suffice. Tell your boss what the suspension saved, in hours. Look for one who measures speed along with errors.",
      ],
    ],
    ask: "Which of your rules exists because of one mistake that someone made years ago?",
  },
  Libra: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You’re at your best deciding between people in a way they can live with. Arbitrator, magistrate, referee, human resources director, zoning commissioner, admissions dean, procurement lead, estate attorney: these offices depend on someone who can’t be flattered and who still cares how the loser takes it.",
      ],
      [
        "paragraph",
        "Colleagues get a clean deal. Shifts, budgets and blame are distributed by a standard that everyone knows, and the gossip dries up. What you underrate is your charm. You believe that people accept your rulings for the logic, when a good many accept them because you came by in person, took the time, and sat down.",
      ],
      [
        "paragraph",
        "Your weak spot at work can be polish. A proposal that is well presented by a courteous person in a good jacket tends to strike you as sound, and you’re a little deaf to the one who mumbles, interrupts or sends an ugly table. Although you examine the facts of both, you’ve met one with goodwill and the other with a slight headache. So brilliant, awkward people don’t get hired or heard, and now and then a smooth one costs your employer a great deal of money.",
      ],
      [
        "paragraph",
        "Separate the content from the manner. Starting Monday, ask for proposals as one plain page in a fixed format, and read it before you meet the author. After each interview, write down what the person has actually built or repaired, and only then how the conversation felt. Once a week, spend fifteen minutes with the most awkward expert in the building, and ask, “What are we getting wrong?” Say to your team, “Bring it to me ugly, but early.” Look for a boss with bad manners and excellent results.",
      ],
    ],
    ask: "Whose good idea did you miss because of the way they presented it?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You’re at your best where the stakes are serious and discretion is part of the contract. Fraud investigator, police captain, chief of surgery administration, crisis manager, probation director, insolvency trustee, security consultant, union treasurer: all need a person who asks the rude question and can sit with the reply.",
      ],
      [
        "paragraph",
        "Colleagues get a spine they can borrow. When a powerful client behaves badly, it’s you who calls. What you underrate is the effect of your loyalty. Anyone you’ve stood up for once would follow you into a much worse job, and you never draw on it, because you suppose that they were only glad to have it over.",
      ],
      [
        "paragraph",
        "It’s often hard for you to let a matter rest. An invoice that was padded, a colleague who lied in a meeting, a project that everyone else has given up: you’re inclined to pursue it to the end, because giving in would reward the wrong side. Usually you win. It takes a quarter, two relationships and most of your attention, and in the meantime something larger has been decided without you. Superiors, grateful for the first such victory, begin to weigh what they tell you, for fear of what you’d start.",
      ],
      [
        "paragraph",
        "Put a price on each pursuit before you begin. On Monday, write down the fights you’re in, and beside each what winning would bring, in money or in safety, and how many hours you’ll spend. When the hours are used up, close the file with a sentence to the person who is in charge: “Here is what I know. I’m leaving it with you.” Look for a boss who picks few battles, and ask which of yours they’d drop.",
      ],
    ],
    ask: "Which fight at work would you drop if dropping it didn’t feel like losing?",
  },
  Sagittarius: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re at your best when a big idea needs a timetable. Study-abroad director, expedition logistics, export manager, head of adult education, athletic director, publisher of guides, disaster relief coordinator, franchise developer: each lets you send people farther than they meant to go and get them back in one piece.",
      ],
      [
        "paragraph",
        "Colleagues get momentum. A suggestion made in your hearing has an owner by noon. What you underrate is how many careers you’ve started. Ask around, and you’ll hear your own sentences quoted by people who now earn more than you, some of whom are wondering why you never applied.",
      ],
      [
        "paragraph",
        "Timetables are the trouble. In the enthusiasm of the meeting you often say “by June,” with conviction, having calculated for a year in which no one is ill and every supplier answers. This gets published. To keep it you drive everyone, yourself included, and it’s reached in June with the last third missing, or in August with apologies. Customers forgive this. The finance department doesn’t, and adds its own margin to whatever you announce, so that even your good estimates have lost their value.",
      ],
      [
        "paragraph",
        "Never name a deadline in the meeting where the idea was born. From Monday, answer, “You’ll hear on Thursday,” and use the time to ask the three people who’ll do the work for their own figure, separately. Take the longest and add a quarter. Publish two of them, the first for a modest version and the second for the complete one, and be early with the first. Note every estimate beside the outcome; after ten you’ll know your factor. Look for a boss who prefers a kept deadline to a bold one.",
      ],
    ],
    ask: "Which deadline did you announce with enthusiasm that others had to pay for?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "You’re at your best where something heavy has to be brought through years. Hospital administrator, mine or port manager, civil engineer for dams and tunnels, chief financial officer, prison warden, infrastructure program director, farm cooperative chair, judge: long terms, real weight, and a result that doesn’t care whether you were in the mood.",
      ],
      [
        "paragraph",
        "Colleagues get certainty. If the schedule has your name on it, they plan their lives by it. What you underrate is your dry humor. One remark of yours, at the worst point of a bad quarter, does more for morale than a retreat with a consultant, and people retell it for years.",
      ],
      [
        "paragraph",
        "Experience is the currency you prefer, and it can exclude people. A suggestion from someone with twenty years behind it gets a hearing, whereas one from a beginner is met with a courteous question about what else they’ve done. So the newest methods, which nowadays tend to be known by the youngest, reach your department last, and gifted beginners don’t stay long enough to become experienced. Those above you, looking for someone to lead the change, suppose that you’d be against it.",
      ],
      [
        "paragraph",
        "Hear the idea before you see the name. On Monday, ask everyone for one improvement on an unsigned card, choose two, and give each a trial of four weeks with a modest budget. Ask the newest colleague for an hour a month in which you are the pupil: “Show me something that you do faster than we do.” When the reflex question about experience rises, replace it with, “How could we test that cheaply?” Report the result upward under the beginner’s name. Look for a boss who learned something new this year.",
      ],
    ],
    ask: "Whose idea would you have tried if it had come from someone older?",
  },
  Aquarius: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re at your best where a system has to be rebuilt so that it works for everyone in it. City manager, hospital reform lead, union president, accessibility director, elections administrator, public utility executive, standards chair, operations head of a nonprofit: large numbers, clear rules, and a wrong to put right.",
      ],
      [
        "paragraph",
        "Colleagues get someone who’ll take on the system for them. A grievance that has been wandering from desk to desk since winter is resolved once you have it. What you underrate is your originality. You think of yourself as the sensible one, although half of the procedures you defend today were considered outrageous when you proposed them.",
      ],
      [
        "paragraph",
        "Halves are difficult for you to accept. Once you’ve seen how a thing should be organized, a partial reform looks to you like a betrayal of it, and the director’s offer, a trial in one branch, a third of the budget, strikes you as an insult. So you decline, or accept in a tone that’s remembered, and another year goes by under the old system. People with less vision take the third, show that it works, get the second, and are eventually known as the ones who changed the place.",
      ],
      [
        "paragraph",
        "Take the third. On Monday, choose the reform that was refused most recently and ask, “Which part of it could I begin next month without anyone’s money?” Define beforehand what would count as proof, three figures at most, and report them on the agreed day, failures included. Divide the large plan into five steps, each worth having if nothing followed. Look for a boss who has changed an institution slowly and can tell you in what order.",
      ],
    ],
    ask: "Which half of your best plan could be working already if you’d accepted half?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You’re at your best where firm structure and deep pity are both in the job description. Director of a hospice, juvenile court judge, rehabilitation clinic manager, food bank director, school dean, veterans’ benefits administrator: you keep the institution running and never forget why it’s there.",
      ],
      [
        "paragraph",
        "Colleagues get strictness they can rely on and a surprising kindness behind it. In a catastrophe of their own, they find that you’ve covered everything, for weeks if need be. What you underrate is your intuition. You sense from a tone on the phone that something’s wrong with a deal, then overrule yourself, because it wouldn’t stand up in a report.",
      ],
      [
        "paragraph",
        "Closing something is often the hardest task for you. The program with nine participants, the branch that has lost money since it opened, the vendor who was loyal in hard times: you know the figures better than anyone, and each time it’s possible to find a reason to give it one more season. What’s promising has to share its budget with what’s fading. Superiors, who count on you to be strict, are puzzled to find a firm hand everywhere except there, and conclude that the difficult decisions will have to be made above you.",
      ],
      [
        "paragraph",
        "Let the ending be kind, and it becomes possible. On Monday, choose the one activity that you wouldn’t start again today, and set the conditions in writing: “By March it needs twenty participants. If it doesn’t have them, we close in June, and everyone involved is placed by then.” Tell them in person, early, with help attached. Ask your boss, “What would you do with the money it frees?” so that you can see who profits.",
      ],
    ],
    ask: "What are you keeping alive at work because no one could bear to end it?",
  },
};
