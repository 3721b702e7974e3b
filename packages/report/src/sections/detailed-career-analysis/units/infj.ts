import type { SignUnits } from "../../section-unit.ts";

export const infj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "At work you are at your best where there is a real person to stand up for and the authority to act. Think of a patient advocate, a union representative, a midwife, a special education teacher, an ombudsman, or a public defender with time for each client. Pure preparation tends to make you restless within a year. Pure combat makes you sad.",
      ],
      [
        "paragraph",
        "Colleagues get an early warning system with a backbone. You notice who is being interrupted, and you say so in a way that rarely shames anyone. The strength you underrate is your will. You call it caring about others, but it’s also plain drive, able to start a stuck project in an afternoon, and available for your own aims too.",
      ],
      [
        "paragraph",
        "Where you stumble is the stretch between the idea and everyone else’s agreement. You usually anticipate how a project ought to end, and once it’s clear to you, every additional meeting resembles obstruction. So you announce the conclusion without the steps that led there, or you do the entire thing over a weekend because explaining would take longer. Colleagues receive an answer to a question they were still considering, so they cooperate unconvinced, and later they hesitate.",
      ],
      [
        "paragraph",
        "On Monday, present your next idea as a three-line note: what I’ve noticed, what I conclude from it, what I’d try first. Then ask, “Where do you lose me?” and give people two days, during which you leave it alone. A boss who decides quickly and lets you run a short trial will suit you, since committees exhaust you. When your foot begins to tap in a meeting, write down one thing the speaker knows that you don’t.",
      ],
    ],
    ask: "Who is still missing the steps between your idea and your conclusion?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do your best work where patience and touch improve someone’s day and the results last. Nursing, a kindergarten classroom, a branch library, landscape design, massage therapy, a pastry kitchen, or planning the care of aging people with their families would all use your eye for what makes others feel safe.",
      ],
      [
        "paragraph",
        "Colleagues get a calm they can lean on. Meetings with you in them end sooner, because someone has already considered who was going to be upset. What you underrate is your judgment. Often by the third week you know which project, policy or hire is a mistake, and you treat that knowledge as a mood.",
      ],
      [
        "paragraph",
        "What slows you down at work is a sudden revision. You think a task through until it forms one whole picture, then settle into it, so that a new brief on Thursday asks you to take apart something finished. Often you nod, say little, and continue temporarily in the previous direction. Bosses who don’t know you read this as stubbornness, and in offices that reorganize every spring you get passed over for people who merely adapt faster, and less well.",
      ],
      [
        "paragraph",
        "Agree on an overnight rule with the person who hands you work. When the brief is altered, say, “Tell me the reason, and by ten tomorrow I’ll tell you what it moves.” The reason matters, since you can surrender nearly any arrangement for a purpose you respect. Build each schedule with one loose week near the end. Look for a boss who announces changes early and in person. And on Monday, pick the innovation you’ve been resisting longest and do its first hour before lunch.",
      ],
    ],
    ask: "Which change at work are you still hoping will be withdrawn?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your working life goes best where one message has to reach very different people. Speech therapist, court interpreter, science writer, admissions officer, radio producer, teacher of English to newcomers: in all of these, changing your tone is the skill itself and no one thinks it odd. Variety keeps you awake, provided that it adds up to something.",
      ],
      [
        "paragraph",
        "Colleagues get a translator between departments, temperaments and ranks. You tell the engineers what the client is afraid of, and the client what the engineers meant. One strength you underrate is that you have a view. While relaying all those positions you’ve formed a deeper one than any of them, and it usually goes unspoken because no one asks the messenger.",
      ],
      [
        "paragraph",
        "Your difficulty is closing a subject. You’d like to know one thing thoroughly, and everything you look at turns out to have eight neighbors, each more interesting than the paragraph you owe. So you consult one more expert, improve the outline, and write at the very end, in a rush that conceals how much you know. Colleagues who depend on your section sit waiting. A boss who has seen this twice gives you short assignments, which bore you, and the large subject goes to someone with half your curiosity.",
      ],
      [
        "paragraph",
        "For the next piece of work, fix two dates on Monday instead of one: the day the research stops, and the day the result is due. Tell a colleague the first, because a date that only you know will move. Write the closing sentence first, and ask of each new find whether it changes that sentence; if not, it’s for next time. Look for a boss who reads rough pages midway.",
      ],
    ],
    ask: "What have you researched long enough that only the writing is left?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The work that fits you best lets you see what people need and stay long enough to watch it help. Maternity nursing, family social work, preschool teaching, dietetics, school psychology, running a guesthouse or a shelter, and personnel work in a firm that still knows its people by name: each gives you a group you can call yours.",
      ],
      [
        "paragraph",
        "Colleagues get someone who remembers. You know who is worried about a sick parent, who dreads the annual review, which new hire eats alone, and you act on it without comment. What you underrate is your memory for how things went: the promise made in spring, the reason the last attempt came to nothing.",
      ],
      [
        "paragraph",
        "A different thing gets in your way at work, and it’s criticism. You invest yourself in whatever you make, so a comment on page four can arrive as a remark about your character, and the tone stays with you for a day or two. You thank people politely. But they’ve seen your expression, and the considerate ones begin to surround each comment with so much reassurance that you no longer discover what to improve. A boss then withholds difficult assignments, meaning to protect you.",
      ],
      [
        "paragraph",
        "Ask for criticism in a form you can digest. On Monday tell your boss, “Send me your comments in writing, and let’s talk the day after. The first hour is hard for me, and then I use everything.” Read them once, go outside, and afterward separate what concerns the page from what you’ve added yourself. Look for a supervisor who starts with what should stay. Then invite one observation a week on unfinished work, when relatively little of you is at stake.",
      ],
    ],
    ask: "Which useful remark did people soften until it was useless?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The work that suits you asks for long preparation and presence on the day. Drama teacher, museum curator, speechwriter, documentary director, choir leader, keynote trainer, head of a program that gives young people a stage: each has one big subject and a group who come back. A backstage role for life would leave the best part of you unused.",
      ],
      [
        "paragraph",
        "Colleagues get belief in usable form. After ten minutes with you, an anxious presenter knows which part is strong. What you underrate? Your own effect. When you stop introducing what you’re about to say, and simply say it, the table turns toward you, and several people wonder why this doesn’t happen more often.",
      ],
      [
        "paragraph",
        "The dull half of any job is where you lose ground. You come alive for the part that means something, the talk, the plan, the person in front of you, and whatever has no listener at the other end, such as forms, minutes, invoices or updates to the schedule, gets postponed until it’s urgent. Sometimes it’s then done late at night, with a typo. Colleagues forgive it for a while. But a boss who has to remind you three times begins to question, quite mistakenly, your reliability in larger matters.",
      ],
      [
        "paragraph",
        "Reserve a regular hour for the dull part: Tuesday and Thursday, immediately after lunch, with something pleasant to follow. On Monday, propose a trade to a colleague who enjoys order: “I’ll help with your presentation if you’ll go over my figures.” Tell your boss which reports you consider unnecessary and offer a shorter version, since half of them exist from habit. And attach a face to each form: who waits for it, and why.",
      ],
    ],
    ask: "Who is waiting right now for the dull thing you keep postponing?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do best in work where precision protects people. Pharmacist, genetic counselor, medical editor, hospital safety analyst, lab supervisor, reading tutor for children with dyslexia, grant writer for a cause you respect: in these, an error found early spares someone pain, and your eye for it turns into care.",
      ],
      [
        "paragraph",
        "Colleagues get a mistake caught before it’s public, and mentioned in private, in a tone that leaves them their dignity. What you underrate is how good your ordinary is. The version you hand over with regret is often better than the finished work beside it.",
      ],
      [
        "paragraph",
        "Handing over work is the difficult part for you. Explaining a task takes longer than doing it, and your own version is certain to be accurate, so you keep the detail and give away the easy errands. What comes back from others you’re inclined to repair in the evening, without telling them, and they go on believing that it was fine. No one learns. Your desk becomes the place where everything accumulates, and the boss, who sees only the delay, concludes that a bigger department would be too much for you.",
      ],
      [
        "paragraph",
        "Starting Monday, return work instead of repairing it. Mark two places and no more: “These two need another look. The rest is good.” Pick one regular task that someone else can do eighty percent as well as you, write the steps on a single page, and hand it over for a full month before you judge. Ask your boss which of your projects can be merely fine, and get the answer in writing, since you’ll doubt it later. The manager to look for values speed and precision in equal parts.",
      ],
    ],
    ask: "Which task do you keep because teaching it would take an afternoon?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The best work for you needs taste and a sense of justice, with time to think between encounters. Consider collaborative family law, art therapy, the design of clinics and schools, a charitable foundation, diplomatic protocol, or teaching ethics. In all of them it pays to foresee how a decision will feel to each person it touches. Shouting wastes you.",
      ],
      [
        "paragraph",
        "Colleagues get decisions that survive the first week, because the objections were answered before anyone raised them. They bring you the awkward email and the touchy client. What you underrate is your standard. You can picture exactly what good would look like, in a contract or a working day, and your first, uncut version of a plan is generally the one with life in it.",
      ],
      [
        "paragraph",
        "Deciding is what takes you longest. Each option has a person attached to it, and you can imagine how every one of them will be affected, so you consult once more and leave the matter open, hoping for a solution in which no one loses. Often one turns up. Just as often the calendar decides for you. Colleagues can’t start until you’ve chosen, and much as they value your fairness, they begin to take minor questions to someone who answers immediately.",
      ],
      [
        "paragraph",
        "Separate decisions on Monday into two categories: those that can be reversed within a month, and those that can’t. The first category gets an answer the same day. For the second, announce the date: “I’ll decide on Thursday at noon, so send me your objections by Wednesday.” Afterward, summarize your reasons in one line, and let the line stand. Look for a boss who defends a reasonable decision even when it goes wrong.",
      ],
    ],
    ask: "Which open question at work have you already answered in your own mind?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where the important thing is hidden and patience brings it out. Forensic psychology, archival research, fraud examination, toxicology, addiction medicine, investigative editing, or work on cold cases would reward your refusal to accept the first explanation. One case at a time, followed to its end, suits you far better than a stream.",
      ],
      [
        "paragraph",
        "Colleagues get someone who doesn’t flinch and doesn’t gossip. They bring you the problem with its ugly part included, and you help with both. What you underrate is your nerve under pressure. When a matter turns serious, your pulse slows, your sentences get shorter, and the people around you start to breathe again.",
      ],
      [
        "paragraph",
        "Working for someone you don’t respect costs you most. An able boss gets everything from you, evenings included; one whom you’ve found shallow gets exactly what was requested, and your face does the rest. You say nothing rude. Still, they sense that they’ve been weighed, and because people avoid anyone who makes them feel exposed, the interesting assignments and the budget go elsewhere. You put it down to vanity. In part it’s that, and in part they have never met your warmth.",
      ],
      [
        "paragraph",
        "Before Monday, list three things your boss does better than you would, however dull, such as staying calm with the finance people or leaving on time. Thank them for one of the three: no flattery, just the fact. Then ask for freedom in return for results: “Tell me what you need and by when, and let me choose the way.” In your next interview, spend half the questions on the person you’d report to. Under someone you admire, you can do nearly anything.",
      ],
    ],
    ask: "What would your boss do differently if they felt you were on their side?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong in work that helps people outgrow their circumstances. University chaplain, adult literacy teacher, reentry coach for people leaving prison, principal of an international school, foreign correspondent on slow assignments, rehabilitation psychologist, literary translator: each joins a purpose to a horizon. Where the mission exists only on the wall, you fade by the second year.",
      ],
      [
        "paragraph",
        "Colleagues get courage from you. After a failure you’re the one who sees what can still be done, and people go back to their desks. What you underrate is your sense of proportion. You can tell a setback from a catastrophe within the hour, which saves a team weeks of panic, and you assume that everyone can.",
      ],
      [
        "paragraph",
        "Your projects grow. You begin with a modest task, discover its significance, and by Wednesday it often has a second phase, a partner organization and an official mission. The purpose is sound, which is why no one stops you, but the date was set for the modest version, so that near the end you’re exhausted, the figures are unchecked, and the part that inspired everyone comes out thin. Bosses appreciate your beginnings and privately add a month to whatever you promise.",
      ],
      [
        "paragraph",
        "On Monday, take your largest plan and describe the smallest version that would still benefit someone. Deliver that one first. When the next idea arrives, write it under the heading “second edition” and say to the team, “I love this, and it isn’t for June.” Give the figures to a colleague who enjoys checking, a week before you think they’re ready. A manager who says no kindly and early is worth more to you than one who shares every enthusiasm.",
      ],
    ],
    ask: "Which of your plans would help someone sooner if it were half the size?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re built for work with long consequences, where steadiness is a form of compassion. Clinic director, school principal, elder-law attorney, city planner for public housing, finance head of a charity, nurse manager, water engineer: each has a goal that takes seven years and a group of people who are better off at the end.",
      ],
      [
        "paragraph",
        "Colleagues get follow-through with a heart in it. What was agreed happens, and the one who is struggling gets an extension before having to beg. The strength you underrate is practical mercy. You plan for exhaustion, grief and slow weeks, which is why your schedules are met while more ambitious ones slip.",
      ],
      [
        "paragraph",
        "What suffers over the years is the work that only you can do. You’re responsible, so whatever is necessary comes first: the roster, the report, the colleague who is behind. The idea that made you take the job requires undisturbed hours, and since no one is asking for it, it waits for a calmer month. It seldom arrives. Your superiors are usually delighted with the department, and don’t suspect that you had something considerably larger in mind, because you haven’t set a date for it.",
      ],
      [
        "paragraph",
        "Put a day on it. On Monday tell your boss, “There’s a proposal I’d like to bring you by the end of next month, and I need Thursday mornings to write it. Which of these should I put down in the meantime?” Then consider that morning a promise to someone else, because those you invariably keep. Transfer one regular responsibility to a colleague who wants more, and accept that they’ll do it differently. Look for a boss who asks what you’d like to build as often as what you’ve completed.",
      ],
    ],
    ask: "What did you come here to build, and which morning belongs to it?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The right work lets you improve the rules and still meet some of the people they touch. Public health, accessibility design, education research, restorative justice, election administration, workplace psychology or teaching sociology would use your double vision: you see one case and the system behind it.",
      ],
      [
        "paragraph",
        "Colleagues get a fair hearing, whatever their title. The shy one speaks when you’re in the meeting, because you wait for the end of a sentence. What you underrate is your influence. Since you take no side out of loyalty, all sides believe your opinion, and whenever you back a person or a plan it counts for more than a louder voice.",
      ],
      [
        "paragraph",
        "Your trouble at work is the imperfect solution. You’ve thought about how the thing ought to be run, for everyone, and a plan that helps some people now and leaves the rule as it was strikes you as settling. So, as a rule, you object, with excellent reasons. Colleagues respect it and begin to decide matters before you come in. A boss hears principle where a number was needed. The better system stays on paper, and you’re mildly puzzled that no one else seems to want it.",
      ],
      [
        "paragraph",
        "For one month, ask of each proposal what it would improve by Friday. When you see that it’s only sixty percent right, say, “Let’s try it in one team until the first, and here’s what I’d measure.” You’ll be better at the second version than at the veto. On Monday, take your finest idea for reform, cut off a piece that requires no one’s permission, and do that piece. Look for a boss who likes experiments and forgives a failed trial sooner than a long debate.",
      ],
    ],
    ask: "Which good enough plan are you opposing for the sake of a perfect one?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Your work goes best where emotion has to be given a form. Music therapy, film editing, children’s illustration, poetry in translation, neonatal nursing, sound design, or teaching art in a hospital would each give your impressions somewhere to go. A frame helps: sessions that end, a studio of your own.",
      ],
      [
        "paragraph",
        "Colleagues get a change in temperature. Tense meetings loosen when you speak, and people in conflict find that they can hear each other. What you underrate is your imagination. While the others describe the problem, you’ve often already seen the finished thing, in color, and you let it go because no one in the meeting was suffering for lack of it.",
      ],
      [
        "paragraph",
        "Time is the other difficulty. In your imagination the work already exists, complete and glowing, so it’s easy to promise two weeks when building it will take five. You often start late, then lose a day to one beautiful corner. Anyone waiting sees nothing until the end and gets nervous, so they begin requesting updates, which interrupt the mood. Over the years, people with less imagination and more reliable dates are given the larger commissions.",
      ],
      [
        "paragraph",
        "Double each estimate before you say it aloud, and offer a preliminary sketch by the end of the third day, however rough. On Monday ask the person who gave you the task, “What has to be there for you to call it done?” A steady, slightly dry boss suits you, one who sets dates along the way and leaves the rest to you. Then borrow company: two mornings a week, sit beside someone who simply works, and begin at nine, whether or not the mood has arrived.",
      ],
    ],
    ask: "What would exist already if it had been given a date?",
  },
};
