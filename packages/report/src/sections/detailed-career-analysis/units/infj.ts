import type { SignUnits } from "../../section-unit.ts";

export const infj: SignUnits = {
  Aries: {
    stances: { lead: "both" },
    lines: [
      [
        "paragraph",
        "Every job that suits you has a person to stand up for and the power to do something before the week is out. Patient advocate, midwife, special education teacher, labor organizer, emergency nurse, tenant lawyer, parole officer, founder of a youth program: each gives the heat an address. The conditions are a short chain of command, work with a face, and an hour alone after the worst meetings. Endless preparation drains you, and so does pure combat.",
      ],
      [
        "paragraph",
        "To a team you’re an early warning system with a spine. You notice who keeps getting interrupted and say so in a way that shames no one, and as a leader you go first and put in the most. People follow readily, and wish you’d look back to see whether they’re still there.",
      ],
      [
        "paragraph",
        "Your first trouble is the gap between the idea and everyone else’s agreement: you announce the conclusion without the steps, and get a yes that falls apart on Wednesday. The second is the crusade. If you charge at every injustice in the office, your voice costs more each time and buys less. Then there’s pay. You’d storm the boss’s office for a colleague’s raise and accept your own first offer with thanks.",
      ],
      [
        "paragraph",
        "Write your next idea as three lines: what I noticed, what I conclude, what I’d try first. Then ask, “Where do you lose me?” and leave it alone for two days. For the salary talk, pretend you represent a friend of the same name. As for battles, the rule is one dragon per quarter. Leave when you’ve spent a year protecting people from the place itself, and consider something of your own, with a partner who likes forms.",
      ],
    ],
    ask: "Which battle at work would you drop if no one were watching you fight?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "All good work for you improves someone’s day with patience and skilled hands, and the result is still there next year. That covers nursing, kindergarten teaching, occupational therapy, the branch library, landscape design, baking, and family financial planning. You need one employer at a time, a lunch that is really a lunch, and a reason for each change. Noise, hot desks and the word “pivot” drain you.",
      ],
      [
        "paragraph",
        "Others relax when you join a team, as passengers do when the pilot has gray hair. By the third week you know which hire or project is a mistake, and, being modest, you file it as a mood. In charge, you’re the boss people stay for: clear, loyal, slow to blame, and slow as well to fire the one everyone is covering for.",
      ],
      [
        "paragraph",
        "A sudden revision throws you. You nod and continue in the old direction, which gets called obstinate. Comfort is the bigger trap, since a pleasant office can keep you eleven years in a job you outgrew in four. You save money well and ask for it badly, and as long as the mugs are warm you won’t bring up the raise you’ve priced to the dollar.",
      ],
      [
        "paragraph",
        "For changes, agree on an overnight rule: “Tell me the reason, and by ten tomorrow I’ll tell you what it moves.” For pay, write the number on a card and put it down before the pleasantries. Each January ask whether you’d apply for this job today. Two no’s in a row mean go. A shop or practice of your own suits you, begun the slow way, with savings and five customers known by name. Comfortable is not the same as good.",
      ],
    ],
    ask: "What are you staying for that you’d never choose again from scratch?",
  },
  Gemini: {
    stances: { focus: "both" },
    lines: [
      [
        "paragraph",
        "Good work for you is always some kind of translation: one message that has to reach people who don’t speak alike. Speech therapist, school counselor, science writer, interpreter, admissions officer, radio producer, teacher of English to newcomers, customer support lead. You need variety that adds up to something, and part of each day with no one in your ear. Scripts drain you, and so do empty words that you have to make sound full.",
      ],
      [
        "paragraph",
        "Departments that don’t speak to each other speak through you. The engineers find out what the client is afraid of, the client finds out what the engineers meant, and both think you’re on their side. As a manager you give each person the version of you that they need. They love it until they compare notes.",
      ],
      [
        "paragraph",
        "Subjects refuse to close. Each has eight neighbors, all more interesting than the paragraph you owe, so the writing happens at the end, in a rush. Another obstacle is neutrality: you’ve formed a deeper view than anyone you quote, and the messenger is never asked. And you give away your best product by the cup. “Can I pick your brain?” has cost you more than any bad investment.",
      ],
      [
        "paragraph",
        "Fix two dates for each task, the end of the research and the deadline, and tell a colleague the first. To the brain pickers say, “Happy to. The first half hour is free, and after that I have a rate.” In meetings, opinion first, relay second. It’s time to go when you’ve become a very good voice for things you don’t believe. A newsletter, teaching practice or consultancy of your own works if the sign names a single subject.",
      ],
    ],
    ask: "Which opinion of yours has gone out under everyone else’s name so far?",
  },
  Cancer: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "In any good job you can see what people need and stay long enough to watch it help. Pediatric nursing, family social work, preschool teaching, school psychology, human resources, catering, running a guesthouse: all give you a group to call yours. You require loyalty in both directions and a boss with an even temper. Layoffs by email and a tone of permanent joking wear you out.",
      ],
      [
        "paragraph",
        "You are the memory of the place. Who dreads the review, which promise was made in spring, why the last attempt failed: it’s all in there. When you lead, people feel looked after as they rarely have been at work, and they grow, right up to the point where they’d have to grow without you.",
      ],
      [
        "paragraph",
        "Criticism is the first hurdle. A note on page four reaches you as a remark on your character, so considerate people pad their comments until nothing useful is left. Then you adopt the department: you finish a late report for someone with troubles at home, and by June two people are behind. Money is where devotion costs you most; you’re paid like the person they hired years ago, and asking feels like sending your family an invoice.",
      ],
      [
        "paragraph",
        "Tell your boss, “Send me your comments in writing, and let’s talk the day after. The first hour is hard, and then I use everything.” About salary, the rule is that relatives don’t have payroll. Check your market price as you’d check the smoke alarm. Go once you notice that you’re staying for people who have already left. A business of your own can suit you, above all one with a big table, if someone tougher sends out the bills.",
      ],
    ],
    ask: "Whom are you raising at work who is paid to stand up alone?",
  },
  Leo: {
    stances: { lead: "both" },
    lines: [
      [
        "paragraph",
        "Your best work has long preparation and then an hour when it’s seen. Teaching, above all drama, history or music; museum education; speechwriting; documentary film; corporate training; guidance counseling; heading a school or a youth program. You need one big subject, people who come back, and credit with your name spelled right. A life backstage drains you, and so does a stage without a reason.",
      ],
      [
        "paragraph",
        "After ten minutes with you, an anxious presenter knows which part is strong and why. Under your leadership people do things they’re still proud of at their farewell parties. They also learn to read your face before they speak, because nothing in the building cools a meeting like your disappointment.",
      ],
      [
        "paragraph",
        "The dull half of a job sinks to the bottom of your bag, and a boss who has to remind you three times about a form starts doubting you on larger matters. You also wait to be discovered: others apply, while you do excellent work beside an open window and hope. And you don’t haggle, since a price feels like a vote on your worth, so the first no ends the talk and people with half your gifts negotiate themselves past you.",
      ],
      [
        "paragraph",
        "For the salary conversation, bring a page of results and say, “Here’s what changed because I was here. I’m asking for this figure. What would it take?” Then be silent and regal. For everything else, apply before you’re asked, because prizes go to those standing in line. Notice when enthusiasm has become a nightly performance; that’s your cue to leave. A studio, school or show of your own is a fine idea once a partner owns the calendar.",
      ],
    ],
    ask: "What would you apply for if no one could see you wanting it?",
  },
  Virgo: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "Precision that protects someone is the common thread. Pharmacist, nurse, medical editor, genetic counselor, lab supervisor, reading specialist, bookkeeper for a cause you respect, safety inspector, veterinary technician: in all of these an error found early spares someone pain. You do well with clear standards, one task at a time and a supervisor who says when it’s enough. Chaos sold as creativity drains you, and so does being the only adult in the building.",
      ],
      [
        "paragraph",
        "Mistakes get caught before they’re public and mentioned in private, in a tone that leaves people their dignity. The version you hand over with regret is usually better than the finished one beside it. As a leader you train people superbly, and then you hover. Everyone knows you’ve already redone slide nine.",
      ],
      [
        "paragraph",
        "Delegating is the first obstacle: you keep the difficult parts, repair in the evening what comes back, and become the place where everything waits. Next is the ad with ten requirements. Having met nine, you don’t apply, and the job goes to a cheerful person who meets four. And you can’t count your own hours. The invoice says six, the task took eleven, and the difference is billed to your weekend.",
      ],
      [
        "paragraph",
        "Return work instead of repairing it, with two marks and no more: “These two need another look. The rest is good.” Send the application at seventy percent, since that’s where everyone else begins. As to fees, write down one month’s hours, and charge the total with a straight face. Quit any place that uses your conscience to hide a lack of staff. Working for yourself suits you better than you suppose, under one rule: the client decides when it’s done.",
      ],
    ],
    ask: "What have you been repairing at night that should go back in the morning?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "What you do well, in any field, is foresee how a decision will feel to each person it touches. Family mediation, human resources, interior design, counseling, public relations for something decent, curriculum design, event planning: all of them pay for that. You need time to think between encounters, and surroundings that aren’t ugly. Shouting wastes you. Rivalry takes a week off your life each month.",
      ],
      [
        "paragraph",
        "Decisions that pass through you survive the first week, because the objections were answered before anyone raised them. People bring you the awkward email and the touchy client. As a boss you’re fair to a degree they’ll talk about for years, and they’d trade a little of it for an answer before lunch.",
      ],
      [
        "paragraph",
        "Choosing takes long, since every option has a person attached, and while you consult once more the calendar decides. A second obstacle is the poor performer: you soften the review until it reads like a reference, and the good ones pick up the slack and then their coats. In pay talks you open with the fair number. The other side treats it as your dream and begins there.",
      ],
      [
        "paragraph",
        "Sort decisions into those that can be undone within a month and those that can’t; the first kind gets settled the same day. For the second, announce, “I’ll decide on Thursday at noon. Send me your objections by Wednesday.” In any bargaining, start with a figure that makes you blush, because fair is where you end. You should be leaving by the time you’re the cushion between two people who ought to talk. In a business of your own, find a partner with sharp elbows, and let them quote the fees.",
      ],
    ],
    ask: "What would you decide today if no one were going to mind?",
  },
  Scorpio: {
    stances: { focus: "one" },
    lines: [
      [
        "paragraph",
        "Your work should have something hidden in it and enough time to dig. Psychotherapy, oncology nursing, addiction services, auditing, criminal law, investigative reporting, medical research, child protection: thousands do these jobs, and few have your stomach for them. One case at a time suits you, with privacy and a superior you respect. Chirpy meetings, shallow targets and compulsory fun empty you by noon.",
      ],
      [
        "paragraph",
        "In a crisis your pulse slows, your sentences get shorter, and everyone nearby starts to breathe again. They bring you what they’ve told no one else. As a leader you inspire ferocious loyalty in four people and mild fear in the rest, who can’t tell what you’re thinking and assume it’s about them.",
      ],
      [
        "paragraph",
        "A boss you find shallow gets exactly what was requested, and your face does the rest; since no one enjoys feeling exposed, the good assignments go elsewhere. Secrecy comes next, showing nothing until it can’t be attacked, by which time no one else has a stake in it. Asking for money feels like showing your throat. So you wait to be valued, and one morning they find your resignation and are amazed.",
      ],
      [
        "paragraph",
        "Thank your boss for one thing they do better than you would, then request freedom in exchange: “Tell me what you need and by when, and let me choose the way.” Show each project to one ally at the halfway mark. As for the raise, keep this rule: what you want can’t be used against you once you’ve said it. Start looking around when you catch yourself collecting evidence against the place. Your own practice is a natural home, because trust is what you sell.",
      ],
    ],
    ask: "What would you ask for if asking gave no one power over you?",
  },
  Sagittarius: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "A purpose and a horizon: a job with both will do, and no job with only one will last. Teaching at any level, student advising, refugee services, ministry, nonprofit management, public-interest law, publishing: there’s your list. You need a mission that’s practiced as well as printed, freedom over your hours, and something to learn each year. Petty rules drain you, and cynics put you out like a candle.",
      ],
      [
        "paragraph",
        "After a failure you’re the one who sees what can still be done, and people go back to their desks. You can tell a setback from a catastrophe within the hour, which saves a team weeks of panic. At the head of a group you’re a wonderful reason to come in. Where exactly it’s heading, and who booked the bus, is a question for your deputy.",
      ],
      [
        "paragraph",
        "Your projects grow: a modest task has a second phase and an official mission by Wednesday, and near the end the part that inspired everyone comes out thin. Routine makes you sloppy, so a rival with no ideas and perfect folders is called reliable. Pay is the third problem. You accept purpose as currency, and employers with noble posters on the wall have noticed.",
      ],
      [
        "paragraph",
        "Deliver the smallest version of your largest plan that would still help someone. When the next idea comes, file it under “second edition” and tell the team, “I love this, and it isn’t for June.” About salary, here’s the rule: a good cause that can’t pay you has a hole in its plan. Move on when the mission exists only on paper. Before you found anything, run it for six months with a partner who reads contracts for pleasure.",
      ],
    ],
    ask: "Which of your plans would help someone sooner at half the size?",
  },
  Capricorn: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Look for long consequences and a group of people who are better off at the end. School principal, nurse manager, nonprofit accountant, elder-law attorney, city planner, civil engineer, payroll director: the fields differ, but each has a goal that takes seven years. What you need is authority that matches the duty, and mornings without meetings. Bosses who change course on a whim drain you.",
      ],
      [
        "paragraph",
        "What was agreed happens, and the one who is struggling gets an extension before having to beg. Exhaustion, grief and bad weeks are planned for, which is why your deadlines are met while bolder ones slip. People work hard under you out of respect, and would do it with a lighter step if you told them they were doing well before the ten-year anniversary.",
      ],
      [
        "paragraph",
        "Duty eats your own idea. Whatever is necessary comes first, and the work you came to build waits for a calmer month. You’re also the perfect deputy, so dependable in second place that no one dares move you. As for pay, you believe that good work speaks for itself. It does, in a low voice, in a meeting you weren’t invited to.",
      ],
      [
        "paragraph",
        "Tell your boss, “There’s a proposal I’d like to bring you by the end of next month, and I need Thursday mornings. Which of these should I put down?” Once a year, read out your results, with figures, and the salary you want. The rule is that what you do well without complaint, you’ll do forever. If the next step has been promised two Decembers in a row, go. Open a firm of your own before the plan is perfect, since it never will be.",
      ],
    ],
    ask: "What did you come here to build, and which morning belongs to it?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Improve the rules, and meet the people they touch: the jobs that suit you let you do both. Public health, special education, social research, urban planning, teaching civics, workplace psychology, election work, nonprofit technology. You need independence, colleagues of all kinds, and leave to think odd thoughts before they’re profitable. Rank for the sake of rank drains you.",
      ],
      [
        "paragraph",
        "The shy one speaks when you’re in the meeting, because you wait for the end of a sentence. Since you take no side out of loyalty, all sides believe you. Leading, you give people freedom and a large idea, then forget that some of them would also like a deadline, a compliment and to know whether you like them.",
      ],
      [
        "paragraph",
        "The imperfect solution is your downfall. A plan that helps some people now and leaves the rule as it was strikes you as settling, so you object, with excellent reasons, until matters get decided before you come in. You also snub the ladder: you won’t court those above you, then wonder why the budget went to someone who did. And earning more than your teammates embarrasses you, so you wave the raise away. The money doesn’t go to them. It goes back upstairs.",
      ],
      [
        "paragraph",
        "When a plan is sixty percent right, say, “Let’s try it in one team until the first, and here’s what I’d measure.” Take the raise, and if inequality bothers you, tell the others your number. Remember that reforms are passed by people who stayed for lunch. Leave after a year in which objections were all you produced. Start a venture of your own with two others, since alone you’d perfect it into the grave.",
      ],
    ],
    ask: "Which good enough plan are you opposing for the sake of a perfect one?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Emotion that’s given a form, with an end to the session: that’s the pattern in all your good work. Nursing, counseling, art or music teaching, hospice care, film editing, massage therapy, veterinary work, children’s library programs. You need a frame: a set hour, a studio, someone who says when to stop. Hostile offices drain you to the dregs.",
      ],
      [
        "paragraph",
        "Tense meetings loosen when you speak, people in conflict find that they can hear each other, and while they’re describing the problem you’ve often seen the finished thing, in color. Put in charge, you lead by atmosphere: under you everyone is braver and kinder than elsewhere, and now and then unsure what has actually been decided.",
      ],
      [
        "paragraph",
        "Time is the first difficulty. The work already exists in your imagination, so you promise two weeks for what takes five and lose a day to one beautiful corner. Moods are the second; you take in the office air with the coffee, and one sour colleague costs you an afternoon. And your prices depend on how sad the client looks. You say, “Whatever you can manage,” and then they manage very little.",
      ],
      [
        "paragraph",
        "Double each estimate before you say it aloud, and ask, “What has to be there for you to call it done?” Put your fee in writing before you meet the client’s eyes; pity is allowed to tip, and never to set the price. With moods, if you didn’t bring it in, you don’t take it home. Leave any job that has you crying in the car more than once a month. A practice of your own suits you beautifully, given fixed hours and a bookkeeper made of stone.",
      ],
    ],
    ask: "What would exist already if it had been given a date?",
  },
};
