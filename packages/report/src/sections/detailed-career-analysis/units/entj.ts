import type { SignUnits } from "../../section-unit.ts";

export const entj: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Work suits you best where delay is the real danger and someone has to commit before the facts are complete. Trauma surgeon, fire captain, turnaround manager, trial lawyer, founder, head of sales in a new region and producer of live events are all jobs of that kind. In them your timing saves money and sometimes lives, and a wrong start is corrected by noon.",
      ],
      [
        "paragraph",
        "Colleagues get nerve from you. They’ve watched you bring unwelcome news upstairs and take the blame for your own blunders, so they risk more themselves. The strength you underrate is how fast you recover. A lost contract that occupies others for weeks is, for you, a bad evening, and that steadies a team more than any speech.",
      ],
      [
        "paragraph",
        "What slows you at work is the middle of things. The opening is all nerve and invention, but once a project merely needs tending, your attention tends to go wherever the next emergency is, and reports, maintenance and thank-you calls to old clients are left for later. Colleagues joke about it kindly and plan around you. Bosses remember who was still there in month eight, and give the lasting posts to them.",
      ],
      [
        "paragraph",
        "On Monday, choose one thing that is four-fifths done and give it the first forty minutes of each morning, before you open a message, until it’s finished. When you take on something new, say at the start, “I’ll build this and run it until June, and then I’d like to hand it over to a team we choose now.” Look for a boss who puts a steady second beside you and lets you hand over with honor.",
      ],
    ],
    ask: "Which project of yours is nearly done and waiting for you to find it exciting again?",
  },
  Taurus: {
    stances: { lead: "lead", pace: "both" },
    lines: [
      [
        "paragraph",
        "Your best work happens where something valuable runs below its level and you’re given the years to raise it. Take over a food company, a hotel or a vineyard, develop property, restore historic buildings, direct a museum, or manage investments. Pressure alone ruins such things. Steady pressure is what you bring, and you remain to see whether it worked.",
      ],
      [
        "paragraph",
        "From you, colleagues get firm ground. Goals aren’t withdrawn in midyear, purchases last, and praise means something, as it can’t be had cheaply. What you probably underrate is your sense of price. Long before the figures are in, something in you knows whether an offer, a machine or a new hire is worth what it costs.",
      ],
      [
        "paragraph",
        "Your costliest habit at work can be that you won’t write anything off. Money, months and pride have gone into a product, a supplier or a hire, and because you finish what you begin, you tend to put in another quarter to rescue the first three. The loyalty is real, but the staff can tell when something is over, however, and bosses begin to ask why a person with such a sharp eye for value is paying for last year’s idea.",
      ],
      [
        "paragraph",
        "Give every project an exit when you approve it: a date, a figure, and the sentence, “If we aren’t there by March, we stop, and no one is to blame.” Write it down while you still feel neutral. For the one that’s already on your mind, ask an outsider, “If this were offered to us today, at today’s price, would you buy it?” and act on the reply within the week. Work for someone who treats a well-timed ending as a result.",
      ],
    ],
    ask: "What would you stop paying for tomorrow if you hadn’t already paid so much?",
  },
  Gemini: {
    stances: { voice: "speak", lead: "lead" },
    lines: [
      [
        "paragraph",
        "You shine where facts change hourly and someone must tell everyone else what they mean. Newsroom management, crisis communication, venture investing, product leadership, executive recruiting, university teaching and the trading floor all reward a mind that revises itself in public. A solitary subject wears you out by the third month.",
      ],
      [
        "paragraph",
        "Colleagues come to you for translation. Once you’ve explained the engineers to the sales force, each side leaves thinking that you’re one of theirs. The strength you underrate is that you can be corrected. When a junior has the better fact, you take it and say whose it was, and from that the whole team learns that facts outrank titles. It’s rarer than brilliance.",
      ],
      [
        "paragraph",
        "What gives you trouble is any task that has to be done alone and without an audience. The contract, the budget model, the forty pages that would settle the matter: each needs three silent hours, and conversation is so much more fun. So they tend to slide to the night before, and what you produce can be brilliant with a hole in it. Colleagues learn to wait for your part, and a boss who admires your mind will still give the careful file to someone duller.",
      ],
      [
        "paragraph",
        "Use the talking instead of fighting it. Explain the document to a colleague, record it, and turn the recording into a first draft by noon. Book the rest as a meeting for two, since you’d never cancel on another person: “Sit with me from nine to eleven on Tuesday while I write this.” To your boss say, “Give me a short deadline for a rough version and a second one for the final.” Look for a chief who reads drafts.",
      ],
    ],
    ask: "Which important page have you explained to everyone and not yet written?",
  },
  Cancer: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "At your best you run a place where people depend on each other and something real happens to them. School principal, head of nursing, hotel manager, family lawyer, housing director, restaurant owner and leader of a youth program all fit. You set a high standard and know whose week is bad, so the standard bends where it must and nowhere else.",
      ],
      [
        "paragraph",
        "What colleagues get from you is cover. If someone under you makes a mistake, upstairs hears that it was yours, and the talking-to happens in private. The strength you underrate is memory: you recall who was promised what three years ago and who stepped in without thanks, and that keeps a workplace decent when records would not.",
      ],
      [
        "paragraph",
        "At work you’re held back by how long criticism stays. A remark in a review that the other person forgot by lunch tends to go home with you, and since a job is rarely only a job to you, it feels like a judgment on your heart. You answer politely, and for weeks you defend what you’d otherwise have improved. Bosses notice that you’re strong about everything except this, so they leave the feedback out, and you learn less than you could.",
      ],
      [
        "paragraph",
        "Give yourself a rule of one night. When the remark comes, say only, “Thank you. I’d like to think about that and come back to you tomorrow,” and write down the exact words, because memory makes them harsher. In the morning, report one change. It helps to ask first, and narrowly: “What is one thing I should do differently?” Look for a manager who criticizes the work early, in private, and in the same tone as the praise.",
      ],
    ],
    ask: "Which remark about your work are you still answering in your head?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re in your element where quality is visible and a whole group has to be lifted to it: directing theater or film, leading a sales force, building a fashion or hotel brand, conducting, heading a surgical department, coaching athletes, running a law practice under your own name. An audience brings out your discipline. With your name left off, you manage half of it.",
      ],
      [
        "paragraph",
        "Colleagues come away believing in themselves, because a compliment from you is specific and never just polite. The strength you underrate is that you let talent be big. Many bosses are threatened by a gifted junior; you want to see what else that junior can do, and you brag about them to people who matter.",
      ],
      [
        "paragraph",
        "What gets in your way is how hard you find it to say that you need help. You’ve built a name for rising to the occasion, so when a task turns out to be beyond your training, you may read half the night and walk in chin up. When that fails, the people above find out in the last week, when little can be saved, and they wonder less about the gap, which anyone could have, than about why you covered it.",
      ],
      [
        "paragraph",
        "Make asking look like what it is, a leader’s habit. At the start of each new project, tell the group, “I’m strong on two parts of this and new to the third. Who knows it better than I do?” and give that person the word. On Wednesdays send your boss one line that begins, “The thing I’m least sure of is.” Choose a superior who tells stories about their own mistakes, since beside such a person asking costs you nothing.",
      ],
    ],
    ask: "What are you pretending to understand at work that one question would clear up?",
  },
  Virgo: {
    stances: { lead: "lead", order: "plan" },
    lines: [
      [
        "paragraph",
        "Work fits you when the stakes are high and the details decide. As operations chief at a clinic, air safety investigator, head of audit, drug trial manager, appellate lawyer, executive chef or quality director, you see both the whole and the decimal point, and you speak up before an error costs lives or money.",
      ],
      [
        "paragraph",
        "With you in charge, colleagues feel safe. They know that the figures stand up to a hostile reading, and that no one will be embarrassed in front of a client. What you underrate is your way of explaining. Few experts can break a difficult skill into steps that a beginner can follow, and you do it easily, when you take the time.",
      ],
      [
        "paragraph",
        "What limits you in front of an audience is the order in which you say things. Because the flaw is what you see first, you usually open with it: the risk, the missing figure, the reason the date won’t work. You mean that as service, but executives hear forty seconds of any answer, and in yours they’ve heard trouble, so the bold assignments go to someone who names the goal first, and you are asked to check that person’s numbers.",
      ],
      [
        "paragraph",
        "Turn the sequence around in the next meeting where you have the floor. Begin with where this should lead and what it’s worth, in two sentences, then say, “Here are the two risks that could stop us, and what I’d do about each.” Put the other nine in an appendix. Before a presentation, ask a colleague to listen to your first minute and tell you what it makes them want. Look for a chief who asks for your vision as often as for your corrections.",
      ],
    ],
    ask: "What do you want to build, and who at work has ever heard you say it?",
  },
  Libra: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You excel where opposed interests have to end in one result with a name under it. As a diplomat, university dean, merger attorney, city planner, talent agent, managing partner or head of partnerships, you can want one outcome and still talk to those who want another. The job has to include a verdict. Otherwise you’d polish relations forever.",
      ],
      [
        "paragraph",
        "Colleagues get fairness they can feel. They’re asked, quoted correctly, and never made to look foolish, so even rivals will sit down together if the invitation is yours. You underrate your nerve. In a polite voice you contradict people whom louder colleagues don’t dare to interrupt.",
      ],
      [
        "paragraph",
        "At work the thing that wears you down is a calendar that belongs to other people. Because you’re good in company and interested in nearly everyone, you are asked onto each committee, panel and farewell lunch, and each invitation taken alone is reasonable. By Thursday your own project can have had one hour, between two calls. Bosses see you everywhere and assume you have time, so more arrives, and the large piece of work that would have made your name is done on Sundays.",
      ],
      [
        "paragraph",
        "On Monday, block two mornings for the one result you’d want mentioned at your next review, and treat them as a meeting with a difficult client. For invitations, use a reply that is kind and final: “I’d enjoy it, and I’m saying no to everything before the fifteenth, so please go ahead without me.” Then ask your boss, “Of these six things, which two would you miss?” and leave a committee for each new one you join. A good chief for you measures what was concluded rather than how often you were seen.",
      ],
    ],
    ask: "Which invitation did you accept this month instead of finishing what you want to be known for?",
  },
  Scorpio: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Hand you what everyone else is afraid to open. Corporate restructuring, criminal prosecution, fraud investigation, intelligence analysis, trauma surgery, private equity and running a psychiatric ward all need a leader who isn’t shaken by what comes to light and acts on it the same day. Pleasant work with nothing underneath bores you, and boredom makes you suspicious.",
      ],
      [
        "paragraph",
        "What a team gets from you is someone who already thought of it. When the client walks out or the system fails, you have a second route, and your calm spreads. Give yourself more credit for discretion. Colleagues tell you what they tell no one, and it doesn’t come back to them from another mouth.",
      ],
      [
        "paragraph",
        "The trouble at work is that you have no middle gear. A task tends to have all of you, evenings and dreams included, or nothing, and since you find it hard to do anything lightly, an ordinary report is fought for as if lives depended on it. The results are superb, but colleagues who meant to do a decent job feel outclassed or accused, and now and then you’re so exhausted that you dislike a position you were made for.",
      ],
      [
        "paragraph",
        "Before you begin anything, grade it: this deserves all I have, this deserves a good afternoon, this only has to exist. Allow yourself two of the first kind at a time, and ask your boss to confirm them: “I’d like to give these two everything and do the others adequately. Do you agree?” For the second kind, set an alarm. Look for a superior who tells you when enough is enough, and who gives you a slow month after a brutal one.",
      ],
    ],
    ask: "Which task is getting your whole strength although a good afternoon would have been enough?",
  },
  Sagittarius: {
    stances: { lead: "lead", risk: "bold" },
    lines: [
      [
        "paragraph",
        "Your best work begins where something has to be imagined, sold and then built far from headquarters. International business development, a travel company, a foreign news bureau, documentary production, a college abroad, renewable energy and fundraising for a foundation all give you distance and a mission. A post that only needs to be kept going shrinks you, and everyone sees it.",
      ],
      [
        "paragraph",
        "From you colleagues get a reason. On a bad day you remind them, in plain words and with a laugh, what the effort is for, and they work the extra hour because of that. They also admire your eye for odd applicants, which you treat as luck. It’s judgment.",
      ],
      [
        "paragraph",
        "Your real stumbling block at work is procedure. Approvals, expense rules, the form that has to be signed by someone who doesn’t understand it: you see at a glance that they make no sense in this case, and you’re apt to go around them with a joke. It tends to work, but the people in finance and legal whom you went around have long memories and a say in promotions, so the larger post can go to a person they feel safe with.",
      ],
      [
        "paragraph",
        "Make allies of the ones who can stop you. By Monday, find out who in finance, legal or personnel touches your project, and have a coffee with one of them before you want anything: “What do people like me do that makes your work harder?” Give the dull steps a fixed hour each week, or trade them openly with a colleague who likes order. Work for someone who’ll change a foolish rule if you bring a case, and who expects you to keep it until then.",
      ],
    ],
    ask: "Whose signature do you keep going around, and what has that person’s goodwill been worth?",
  },
  Capricorn: {
    stances: { order: "plan", pace: "both" },
    lines: [
      [
        "paragraph",
        "With a long task, real authority and a yardstick anyone can check, you’re hard to match. Chief financial officer, civil engineer, judge, bank director, army officer, university provost, head of a water utility and owner of a manufacturing firm are posts that reward your stamina. Ten steady years appeal to you more than one brilliant one.",
      ],
      [
        "paragraph",
        "Colleagues rely on you as they would on a law. Deadlines are met, bad news arrives early, and your dry remark in the worst week gets repeated for years. What you underrate is how much your approval means. A short “Good work” from you outlasts another boss’s bonus, yet you ration it.",
      ],
      [
        "paragraph",
        "What holds you back is the part of working life that doesn’t look like work. You find the lunch, the chat before the meeting and the drink afterward a poor use of an hour, so you usually arrive prepared, speak to the point and leave. Meanwhile the matter was half settled at lunch. Bosses respect your figures and go with the proposal of someone they feel they know, and to newcomers your reserve looks like disapproval, although you were merely being efficient.",
      ],
      [
        "paragraph",
        "Treat acquaintance as a duty with a small budget, since that’s a language you speak. Put two lunches a week into the calendar, one with someone above you and one with a person whose work you don’t understand, and prepare a single question for each: “What is the hardest thing on your desk at the moment?” Before any important vote, visit three of those who’ll be there and ask, “What would you need to see in this?” Look for a superior who invites people in.",
      ],
    ],
    ask: "Who decides about your future and has never had a conversation with you that wasn’t business?",
  },
  Aquarius: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re at your best when a whole system is up for redesign and you have the authority to redesign it. Public health, civil rights law, transportation planning, school reform, software, legislation and running a cooperative would all use you fully. You need clever opponents and a result that reaches strangers.",
      ],
      [
        "paragraph",
        "Colleagues get a fair hearing and a leader without airs. In your meetings the intern can beat the director if the facts are on the intern’s side, and such freedom brings out thoughts that stay hidden elsewhere. Underrated, mainly by you, is your stamina. Most reformers leave at the first committee.",
      ],
      [
        "paragraph",
        "The hindrance that tends to cost you most is a boss you don’t look up to. Rank by itself means little to you, so when the person in charge is slower or less informed, you often correct them in front of others, skip the weekly report, and take your plan to the person who does understand it. You’re usually right about the facts, but no one above enjoys being made unnecessary, and other chiefs, who hear of it, wonder whether they’d be next.",
      ],
      [
        "paragraph",
        "Decide what this boss is good for, since there’s nearly always something: a budget, a contact, a sense for what the board will accept. Then ask for exactly that. “I need your help with one thing that I can’t do myself” changes the air between two people in a minute. Bring disagreement on Monday mornings, alone and in writing, with two ways out, and in the meeting itself support whatever was settled. In your next job interview, ask your future superior what they changed their mind about last year, and listen closely.",
      ],
    ],
    ask: "What could your boss do for you if you stopped proving that you know better?",
  },
  Pisces: {
    stances: { lead: "lead", head: "both" },
    lines: [
      [
        "paragraph",
        "Your best work lies where human trouble meets organization. Running an addiction clinic, directing child protection, producing films, leading a foundation, heading an animal hospital and managing an emergency department all need a person who feels what is going on and decides anyway. A technical post starves you. Compassion without authority wears you out even faster.",
      ],
      [
        "paragraph",
        "In you, colleagues have someone who raises the painful subject at the one moment when it can be borne. They call it timing. Call it skill, since you do it on purpose more often than you admit, and it prevents more resignations than any bonus. You also explain a budget through the people it’s for, and it gets approved.",
      ],
      [
        "paragraph",
        "What gets between you and your best results is that your projects grow while you’re running them. You see one more group that could be reached, and because each addition is generous and you’re quick to commit, what was a program in May can be a movement by August, without a larger budget. Your team loves the idea and can’t say any longer what would count as done. Sponsors begin to ask for dates.",
      ],
      [
        "paragraph",
        "Write what the project is in one sentence, add a second that begins “This time we are leaving out,” and pin both where the team meets. Every new idea goes on a list for the next round, with its owner’s name, to be opened once a quarter. On Monday tell your boss, “I’ll deliver this much by the thirtieth. If you want more, tell me what should move.” The best superior for you shares the dream, reads the schedule aloud, and is glad to be the one who says, “Lovely. Later.”",
      ],
    ],
    ask: "What has your current project become, and which part of it did anyone actually ask for?",
  },
};
