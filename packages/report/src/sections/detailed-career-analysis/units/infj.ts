import type { SignUnits } from "../../section-unit.ts";

export const infj: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "At work you are at your best where there is a real person to stand up for and the authority to act. Think of a patient advocate, a union representative, a midwife, a special education teacher, an ombudsman, or a public defender with time for each client. All preparation makes you restless within a year. All combat makes you sad.",
      ],
      [
        "paragraph",
        "Colleagues get an early warning system with a backbone. You notice who is being interrupted, and you say so in a way that rarely shames anyone. The strength you underrate is your will. You call it caring about others, but it’s also plain drive, able to start a stuck project in an afternoon, and available for your own aims too.",
      ],
      [
        "paragraph",
        "Over the years, the one person you never speak for falls behind. You win a raise for a junior and accept your own figure with a thank-you. A boss who overloads you hears that the team is stretched, so she helps the team. Credit goes missing, and you argue about fairness in general. After enough years of this you resign, or blow up over a detail, and everyone who took you for content is baffled.",
      ],
      [
        "paragraph",
        "By Monday, write down one thing you want that benefits only you: a title, a sum, a project, a day off. Practice the sentence until no other name appears in it: “I’d like to lead this one, and I’d like it in my review.” Say it in your next one-on-one, before any other topic. Look for a boss who enjoys a direct request. After every two favors you ask for others, the third is yours.",
      ],
    ],
    ask: "What would you ask for tomorrow if you were asking for a colleague?",
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
        "The trouble is that a bad job, under your care, turns into a tolerable one. You invent a way around the broken system, so it’s never repaired. The boss sees a smooth department, and concludes that it needs no more people and you need no more money. A place that would have lost anyone else in a year can have you for nine, and the plan you arrived with gets a little vaguer each spring.",
      ],
      [
        "paragraph",
        "Start a list on Monday, headed “What I absorb,” with the hours that each item takes. Bring the top three to your boss: “I’ve been covering these. Which should we fix, and which should I drop?” For a week after that, let the hole be noticed. Look for a manager who asks how you’re doing twice, since your first answer is always “fine.” Then choose a date, a year out at most, on which you write down a reason to stay or begin to go.",
      ],
    ],
    ask: "If this job got no easier, how long would you still be in it?",
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
        "Over time, this makes you useful to everyone and the obvious choice of no one. Each boss has seen another talent, so each reference describes another employee, and when the big role comes up they agree that you’re great with people and pick a candidate with a clearer outline. Three managers give you what looks like a modest load. None knows about the other two, and you finish everything, late at night.",
      ],
      [
        "paragraph",
        "Write one page this weekend: what you do, what you’re best at, what you’re aiming for, in the same words for all readers. On Monday send it to the two people who decide about your work, with a line on top: “You’ve each seen half of this, and I’d like you both to have it all.” Whenever you explain what others think, add, “And here’s where I come down.” Find a boss with several interests. Make one list of everything you’ve been assigned, and show it before you accept more.",
      ],
    ],
    ask: "Which of your talents have the people who decide about you never seen?",
  },
  Cancer: {
    stances: { voice: "withhold" },
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
        "The habit costs you most with bosses. You do more than was agreed and wait to be seen, because a raise that has to be requested feels like one that wasn’t deserved. The manager, who is watching thirty people and a budget, notices whoever speaks. A louder colleague is promoted; you take it as a statement about your worth, when it was mainly a matter of information. Loyalty then cools by degrees, and one spring you go, to general astonishment.",
      ],
      [
        "paragraph",
        "Treat your boss as someone kind who isn’t telepathic. Before Monday, write three lines: what you did this quarter that wasn’t in your job, what it saved, and what you’d like in return. Read them out at your next review: “I’ve been hoping this would be noticed, so I’m going to tell you.” Look for a manager who puts direct questions and thanks people by name. Then make one request a month, even a minor one, until asking stops being an event.",
      ],
    ],
    ask: "What are you waiting to be offered that you have never requested?",
  },
  Leo: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The work that suits you asks for long preparation and presence on the day. Drama teacher, museum curator, speechwriter, documentary director, choir leader, keynote trainer, head of a program that gives young people a stage: each has one big subject and a group who come back. A backstage role for life leaves you respected and slightly bitter.",
      ],
      [
        "paragraph",
        "Colleagues get belief in usable form. After ten minutes with you, an anxious presenter knows which part is strong. What you underrate? Your own effect. When you stop introducing what you’re about to say, and simply say it, the table turns toward you, and several people wonder why this doesn’t happen more often.",
      ],
      [
        "paragraph",
        "The pattern slows you down by a clever route. You hand in the safe draft, on time, and keep the daring one in a folder. Your review says “helped with,” so the boss believes it. A bolder, thinner proposal wins the budget, and you tell a friend that you had something better, which is correct and of no use. With the years the gap grows between what you believe you can do and what anyone has seen you do. Closing it gets more frightening.",
      ],
      [
        "paragraph",
        "On Monday open that folder and pick the piece you’d most hate to hear criticized. Book twenty minutes with the person who could use it: “I’ve been sitting on this. It’s the strongest thing I’ve done here.” In your next review replace every “helped” with the verb for what you did. Look for a boss who praises in detail, since vague compliments starve you. Then set a rule for drafts: after two weeks, finished or not, one other person reads them.",
      ],
    ],
    ask: "What would your boss learn about you from the work you’ve never handed in?",
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
        "Slowly, though, you become the place where problems come to rest. A project is late because another department was late; in the meeting you say that you should have checked sooner, and it goes into the notes under your name. Bosses like a person who accepts responsibility, and give you more of it, without the title. You turn down a step up until one more weakness has been removed. Someone with larger weaknesses takes the step, and then relies on you.",
      ],
      [
        "paragraph",
        "In Monday’s meeting, report whatever went wrong in three parts: what happened, what I’ll change, what I need from you by Thursday. Stop after the third. Ask your boss to list in writing what you answer for and what you don’t, and reread it when the guilt arrives. Look for a manager who says “we” about failures. And apply for the next role when you meet two thirds of its requirements; for the rest, say, “I’d learn that in the first three months.”",
      ],
    ],
    ask: "What have you taken the blame for because it was easier than complaining?",
  },
  Libra: {
    stances: { candor: "peace" },
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
        "Where it holds you back is every place with a number in it. You guess what the budget can bear and request a bit less. You offer the deadline that suits the client, and pay for it with your weekend. Your proposals reach the boss already softened, so the edits remove whatever was left that was yours. After some years you’re known for good judgment, and hardly anyone could say what you stand for.",
      ],
      [
        "paragraph",
        "Before your next review or quote, write down three numbers: what you’d love, what would be fair, what you would accept. Say the first one, then stop talking. In Monday’s meeting, present your plan before hearing the others: “Here’s what I’d do if it were only up to me.” The boss for you argues cheerfully and forgets it by lunch. And show each proposal to one blunt colleague, who tells you where you’ve given in.",
      ],
    ],
    ask: "What number would you name if you couldn’t see the other person’s face?",
  },
  Scorpio: {
    stances: { trust: "slow" },
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
        "With bosses, though, you study when you ought to inquire. Where do you stand, is the department closing, did they like the report? You read the calendar, the tone of the emails and the list of who was invited, reach a conclusion, and act on it. Someone who merely had a bad quarter gets no more ideas from you. And colleagues who sense how much you pick up become guarded, so news reaches you late, which looks to you like proof.",
      ],
      [
        "paragraph",
        "By Monday, list three things about your position that you’ve been inferring, and ask your boss one of them outright: “I’ve assumed that you weren’t happy with the spring report. Was I right?” Repeat this monthly, in a regular meeting, so that it never looks like an alarm. Find a boss who says unpleasant things early and to your face, because then your watchfulness can rest. When a theory about a colleague is a week old, tell it to them or drop it.",
      ],
    ],
    ask: "Which conclusion about your boss have you never checked with your boss?",
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
        "But a person who learns from everything can be underpaid for a long time. The chaotic boss teaches you patience. The lost credit teaches you humility. The third reorganization is an education, and none of it becomes a complaint, so from above you look like someone who enjoys it there. Then, on an ordinary Tuesday, you see that the growing has been done by you alone, and within a month you’re off to a new calling, on terms you never discussed.",
      ],
      [
        "paragraph",
        "On Monday, make two columns about the past year: what it taught me, and what it cost me in hours, sleep and dollars. Take only the second to your boss: “Here’s what the reorganization cost us, and here’s what I need for the next one.” Leave the silver lining at home. Look for a manager who can call a mistake a mistake. Before a new post, write down four conditions, pay included, and settle those ahead of any talk about the mission.",
      ],
    ],
    ask: "If this job had taught you nothing, would its terms be acceptable to you?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
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
        "The habit catches up with you through workload. Your reports come in when the matter is closed: “There was a problem with the vendor, now solved.” The boss reads the last two words. Hardly anyone sees the eleven evenings behind them, so the next plan assumes the same staff, and your calm is treated as spare capacity. Promotion follows, always with more of the same. Somewhere around the third one your back, your sleep or your patience gives out, and your superiors are sincerely astonished.",
      ],
      [
        "paragraph",
        "Start on Monday with a status line in the present tense. In the weekly meeting say, “This is at risk, I don’t have the answer yet, and I need one more person by the tenth.” Practice on a minor matter first. Look for a boss who treats early bad news as a service. Then agree with one peer on a call of fifteen minutes, midweek, in which each of you describes one unsolved thing and the other is forbidden to fix it.",
      ],
    ],
    ask: "What is going badly at work today that you plan to mention once it’s fixed?",
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
        "At work the evenness costs you allies. Careers run partly on preference: people who have lunch, take sides, and put in a word for one another. You’re on good terms with thirty colleagues and are no one’s first call, so when a role opens, each of them assumes that someone closer to you will recommend you. Your boss gets the same courteous email as the intern. Out of fairness you decline to push your own case, and the job goes to a friend of someone with fewer scruples.",
      ],
      [
        "paragraph",
        "By Monday choose two people you’d want beside you on any project, and tell them: “I’d like us to work together more. Will you put my name forward, and can I do the same for you?” Book a standing lunch with one of them. In the next meeting, back one proposal before you list the merits of the rest. Find a boss you admire, and say what exactly you admire. Each Friday, send one message that could not have gone to anyone else.",
      ],
    ],
    ask: "Who at work would fight for you, and do they know you’d want it?",
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
        "The same reflex costs you at work. Whenever a boss sighs, you volunteer, because the sigh is unpleasant and your evening is available. A client’s panic becomes your deadline. You soften the criticism until the person goes away happy and unchanged, and then you do their share. Talks about pay end early, and cheaply, since you can’t stand the silence after the number. Year after year your own project gets whatever strength is left, which is seldom enough to finish it.",
      ],
      [
        "paragraph",
        "From Monday, answer every anxious request with, “Let me get back to you at four.” By four it’s plain which worry was urgent and which was only loud. Before a talk about money, write the figure on paper, say it, and count to ten while the other face does what it likes. A steady, slightly dry boss suits you. Give your project the first hour on three mornings, before messages, while every feeling you have is still yours.",
      ],
    ],
    ask: "Whose bad mood decided how you spent your last working week?",
  },
};
