import type { SignUnits } from "../../section-unit.ts";

export const enfj: SignUnits = {
  Aries: {
    stances: { pace: "haste", lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re strongest where people have to be won for something difficult and soon: campaign director, crisis hotline trainer, charter school founder, disaster volunteer coordinator, team captain in sales, labor organizer, head coach of a losing side.",
      ],
      [
        "paragraph",
        "Colleagues get momentum with a heart in it. Projects that had been discussed since spring acquire a first step, and shy people discover they’ve volunteered. What you underrate is your instinct for the right person. Within minutes you can match a task to a person whom no one had considered, and months later it looks inevitable.",
      ],
      [
        "paragraph",
        "But a team that’s been enrolled isn’t a team that has decided. Deadlines slip and you can’t understand it, because in the meeting everyone glowed. Privately they had reservations about the budget, the scope, their evenings, and there was no place in your sentence where a doubt would fit. So you often work through the night to make up the difference, and gradually your reputation divides: inspiring to start with, exhausting to work for. Bosses hand you launches and give the long, well-paid middle to someone duller.",
      ],
      [
        "paragraph",
        "Install the pause as a rule, because you’ll never experience it as a need. No one may commit to anything in the meeting where you proposed it; they answer in writing by the next day at noon. Ask each of them, “What would make you say no?” and thank the person who tells you. For your own salary, reverse the habit: since you promise too quickly, let your standard reply be, “I’d love to. Let me look at what it would take.” Look for a boss who argues with you early, and treat that person as your brakes.",
      ],
    ],
    ask: "What did your team agree to that they’ve never once said they wanted?",
  },
  Taurus: {
    stances: { pace: "patience" },
    lines: [
      [
        "paragraph",
        "Long development in a trusting atmosphere is your element: physical rehabilitation counselor, apprenticeship supervisor, family physician, parish minister, adult literacy teacher, dean of students, director of a retirement community. The work should take years, deal with real conditions, and allow you to see the same faces in the morning.",
      ],
      [
        "paragraph",
        "Colleagues get a place to land. Anyone who is struggling knows where to go, and half of your beginners turn into people whom competitors try to hire. What you underrate is your sense of timing in growth: you can tell who needs another month and who’s merely frightened, and large organizations pay dearly because hardly anyone can.",
      ],
      [
        "paragraph",
        "The difficulty begins with the second stage. You usually keep the struggling employee too long, cover for them, and describe their situation with such feeling that no boss dares to act, while the capable ones receive a pat and look for attention elsewhere. Your own situation is treated likewise: you carry on with the department that was in ruins when you came, although it has been running well for years, and the work no longer requires what you’re best at.",
      ],
      [
        "paragraph",
        "Give every rescue a last day. When you take someone on, agree on the three signs by which you’ll both recognize that they’ve arrived, and when they have, announce it publicly: “From today on, she’s the one to ask.” Spend the hours you save on your strongest person, every week. In your review, say, “The rebuilding is finished. I’d like the next thing that isn’t working, at the pay of someone who has done it before.” And look for a boss who praises you for people who left and did well.",
      ],
    ],
    ask: "Whom are you still helping at work because it would feel odd to stop?",
  },
  Gemini: {
    stances: { voice: "speak", company: "company" },
    lines: [
      [
        "paragraph",
        "Give you people, questions and a moving target, and you’ll outdo everyone: radio host, documentary interviewer, executive recruiter, alumni director, oral historian, teacher of public speaking, community editor. An hour of attention is what the task requires, and the next person is already waiting.",
      ],
      [
        "paragraph",
        "Colleagues get connections. You remember that someone in shipping once studied dance and that the new client has a daughter who does, and a deal comes of it. What you underrate is how much you learn. Few in the company have heard as many sides, and if you put it together on one page, it would be the most useful report of the year.",
      ],
      [
        "paragraph",
        "Breadth has its price there, too. You’re often in many projects with the best of reputations, and in most of them someone else did the long part. Everyone would gladly recommend you, but when the director asks who has worked with you closely, there’s a pause. Contacts don’t turn into sponsors by themselves, because a sponsor must have seen you stuck. Promotions based on charm end early, and from then on they go to those whom two or three powerful people really know.",
      ],
      [
        "paragraph",
        "Choose three working relationships for this year and give them the hours that you’d have scattered. With one senior person, set up a monthly lunch, and bring a problem instead of news: “I don’t know how to handle this, and I’d like your help.” Leave half of the projects with a decent handover, keep one to the very end, and write its final report yourself. Look for a boss who asks follow-up questions, because being remembered in detail is what holds you.",
      ],
    ],
    ask: "Who at work has ever seen you stuck, and what did you let them do?",
  },
  Cancer: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "Accompanying people through a transition, from a secure base, suits you best: family therapist, guidance counselor, obstetric nurse, community college instructor, director of a shelter, adoption agency manager, pastor.",
      ],
      [
        "paragraph",
        "Colleagues get both comfort and candor from you, at least the newer ones. You can explain to an intern in three sentences what’s wrong and send them away encouraged. What you underrate is that as a skill with a price: companies bring in consultants to teach it, and you’ve been giving it away in the corridor.",
      ],
      [
        "paragraph",
        "Something changes when a team becomes your family. After two or three years you’ve often attended their weddings, and from then on it’s hard to tell them that the work is deteriorating. You usually correct it yourself in the evening and defend them upward, so the boss hears only good, and when cuts come, few believe your warnings. With your superiors it’s similar: as soon as you’re fond of one, you stop asking for money, because it would feel like presenting a relative with a bill.",
      ],
      [
        "paragraph",
        "Say the hard things early in a bond, and make them a custom before they become a betrayal. Tell each new colleague, “Once a month I’ll tell you one thing I’d change, and I want one from you.” Extend it to the longtime ones, beginning this week with an apology: “I’ve been going too easy on you.” For your salary, let a date speak: the first of October, every year, in writing, whether you adore your boss or not. Look for an employer where people argue in the morning and eat together at noon, so that you can see it done.",
      ],
    ],
    ask: "Whose work have you been correcting at night because you’re too fond of them?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You belong where people are brought to their best in public: theater director, choir conductor, keynote trainer, awards producer, principal of an arts school, head of fundraising, television presenter.",
      ],
      [
        "paragraph",
        "Colleagues get courage from being seen by you: you remember who had the idea, you say so in front of the director, and loyalty follows. What you underrate is your sense of story. You can explain to a tired staff what they’re part of, and it changes how they work on Monday, which no bonus does for longer than a week.",
      ],
      [
        "paragraph",
        "In your own career, the praise goes out and the bill never does. You credit the team so splendidly that the board believes you; at the next opportunity, they promote the team. What you’d like, you hint at, brilliantly and in passing. When a rival is honored for something you made possible, you may well give the speech. Later the resentment can leak out as coolness toward the very person you built up, who has no idea what they did. After a few such cycles people are grateful to you, and wary.",
      ],
      [
        "paragraph",
        "Claim first, then share. When you report a success, let the opening sentence contain your part: “I designed this, and here are the people who made it work.” Practice until it sounds ordinary. Before the next review, ask three colleagues to write two lines on what you contributed, hand them over, and add a figure: “On that basis, I want to be at this level by spring.” Look for a superior secure enough to applaud you while you’re in the audience, and notice how much less you then need to give speeches.",
      ],
    ],
    ask: "Whom did you praise in public lately for something you wish they’d said of you?",
  },
  Virgo: {
    stances: { order: "plan" },
    lines: [
      [
        "paragraph",
        "Improving people and the things they make is your trade: writing teacher, nurse educator, speech pathologist, editor of children’s books, quality coach in a hospital, choir director, nutrition counselor. You want a clear aim, a learner who is willing, and a result that both of you can point to at the end of the term.",
      ],
      [
        "paragraph",
        "Colleagues get feedback that they can use by lunchtime. You identify the one change that matters, and you phrase it so that they’d like to make it. What you underrate is your preparation. The handouts, the sequence, the spare plan for a bad day look to you like the minimum, but others could teach from them for years.",
      ],
      [
        "paragraph",
        "At work, it shows first on the calendar. Others may deliver a decent draft; yours has to be immaculate, so you often hand it in last and apologize. You often take the weak colleague’s portion as well, out of sympathy, and do it to your own standard. In applications you leave out whatever wasn’t perfect. Meanwhile those whom you’ve trained, and whose errors you know, apply with a smile and are appointed.",
      ],
      [
        "paragraph",
        "Submit at the standard you’d accept from a talented student. Before each task, write down what you would ask of such a person, and deliver precisely that, on time. In meetings, replace the apology with a report: “This is the version for today. The figures are solid, and the layout comes on Friday.” When the weak colleague approaches you, give one page of advice and no work. For your review, have someone who likes you list your results, and hand it in unedited. Look for a boss who has been visibly wrong and survived it.",
      ],
    ],
    ask: "What would you apply for if you judged yourself as you judge your students?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Work suits you in which parties must be brought together and something good has to come of it: diplomat, chief of staff, artistic program director, university ombudsman, facilitator for boards, museum fundraiser, arbitrator. Beauty should have a place there, and so should the long lunch at which the matter is really decided.",
      ],
      [
        "paragraph",
        "Colleagues get agreements that last. You’ve spoken to each of them before the meeting, so no one is humiliated in it. What you underrate is your judgment on the substance. The skill, you’d say, is with people; but look back at how often the result you had in mind was simply right.",
      ],
      [
        "paragraph",
        "Influence without a signature is hard to reward. The reorganization was your idea, and three directors remember it as theirs. When a bolder person goes after the post, it turns out that no one can name a decision you made. Consensus takes time, too: for six weeks you work on the last doubter while the opportunity passes. And when something unpopular has to be announced, you soften it until people go home believing the opposite.",
      ],
      [
        "paragraph",
        "Sign your opinions. In each important meeting, make one statement beginning with “I recommend,” before the discussion starts, and have it put in the minutes. When the vote goes against you, say, “I’d have done otherwise, and I’ll support it,” which raises your standing faster than three victories. Apply the same grammar to your pay: “I want this position, and this is why I’d be good at it.” Leave out what others have suggested. And look for a boss who, when you’re at your most charming, asks what you’re after.",
      ],
    ],
    ask: "Which decision at work was yours, and who believes that it was theirs?",
  },
  Scorpio: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You’re strongest where people have to be met at their lowest and believed in: trauma counselor, prison educator, executive coach, human rights advocate, investigative interviewer, biographer, director of a recovery program. The work should be confidential and serious.",
      ],
      [
        "paragraph",
        "Colleagues get someone to whom the unsayable can be said. A conflict that has poisoned a department for years comes apart in two conversations with you. What you underrate is your courage to stay with an uncomfortable subject: where most people would change it out of politeness, you wait four seconds longer, and then the actual problem arrives.",
      ],
      [
        "paragraph",
        "Professionally, being trusted isn’t the same as being supported. Bosses confide in you, and it feels like rank, but you’ve got their secrets and they’ve got the budget. Since you never show strain, the hardest cases are assigned to you and no one counts them. If someone wrongs you, there’s often no complaint, only a flawless manner, toward people who would gladly have apologized. Sponsors, meanwhile, support those whose doubts they’ve been allowed to see.",
      ],
      [
        "paragraph",
        "Trade in current information. To your monthly conversation with your boss, bring a difficulty that’s still unresolved: “This case is getting to me, and I need either a second person or fewer hours.” Before you accept another confidence from above, ask what you’d get to decide. When something galls you, give yourself three days to raise it as a question: “I wasn’t sure what to make of that. What was behind it?” Find one peer with whom you discuss your own part in things, and choose a superior who talks to you about the work more than about the others.",
      ],
    ],
    ask: "Whose secrets are you keeping at work in place of the power to decide?",
  },
  Sagittarius: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "You belong where minds are widened: university lecturer, nonprofit founder, career counselor, minister, outdoor education director, host of an international program, leader of adult seminars. Something should be at stake besides money, the audience should change from time to time, and there should be a window.",
      ],
      [
        "paragraph",
        "Colleagues get a reason to go on. After a defeat you’re the one who can say what it was for, and they return to their desks. What you underrate is your frankness. While the others circle a problem, you name it without malice, and the relief around the table is worth more than many a speech.",
      ],
      [
        "paragraph",
        "At work, though, the reflex buries information. A project fails, you’ve drawn the moral by Friday, no one examines what happened, and it happens again in another place. People quit reporting discouraging figures to you, since all they get in return is encouragement. And your own grievances are converted before they can be presented: the withheld raise taught you patience, the stolen credit taught you to let go. Bosses adore an employee who sees the bright side of being underpaid.",
      ],
      [
        "paragraph",
        "Keep a page with two columns for everything that goes wrong: what it cost, and what it’s good for. The second stays empty for two weeks. After the next setback, open the meeting with, “What hurt, and what did it cost us?” Write down every reply and improve none of them. To your boss, use a sentence that contains no lesson: “I was passed over, I’m disappointed, and I want to know what happens in June.” Look for a superior with a dry mind who enjoys you, because that person’s numbers and your hope make an excellent pair.",
      ],
    ],
    ask: "What injustice at work have you explained to yourself instead of objecting to it?",
  },
  Capricorn: {
    stances: { order: "plan", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Large, lasting institutions with human beings in them are your material: hospital administrator, school superintendent, foundation director, city manager, producer of conferences, head of a nursing home, dean. You need authority equal to your sense of responsibility, and results that will still be standing when the applause is over.",
      ],
      [
        "paragraph",
        "Colleagues get care with a schedule. Promises are kept, meetings end on time, and you remember both the deadline and the divorce. What you underrate is the confidence this inspires: from you, people will accept a difficult decision that they’d fight if anyone else announced it, because they’ve seen you do your share.",
      ],
      [
        "paragraph",
        "Rank, when it comes, seats you even farther off. Each promotion adds people to provide for and subtracts time to be with them, until you’re administering a department to which you used to belong. Staff bring you tasks and keep back their doubts, so trouble reaches you late. And for yourself you ask nothing, expecting a raise to follow from merit. It follows from asking. Your boss assumes that someone so well organized will have organized that.",
      ],
      [
        "paragraph",
        "Put unassigned time in the calendar and defend it like an audit: one hour on Wednesdays, where your people have their coffee, with no questions that can be answered by a status. In every individual meeting, begin with “What’s hard for you right now?” and answer it yourself as well. For your own sake, reserve half an hour with your boss and title it “My pay and next step,” since you respect whatever has a title. Hand over one event completely, and attend it as a guest. Look for a superior who has friends at work.",
      ],
    ],
    ask: "When did anyone at work last come to you without needing something done?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Work with a public purpose and a steady arrival of new people makes you shine: public health educator, orientation director, museum outreach manager, founder of a cooperative, civic technology lead, festival director, refugee program coordinator.",
      ],
      [
        "paragraph",
        "Colleagues get inclusion that functions. In your meetings, the most junior person has said something by ten past nine, and it was used. What you underrate is how clearly you explain: you can put a complicated reform in words that neither insult the expert nor lose the neighbor, and most movements die for lack of that.",
      ],
      [
        "paragraph",
        "In the first hundred days you’re superb. Newcomers love you, partners sign, the press comes by. Then those who have been with you for three years begin to leave, one after another, each with a speech about all they’ve learned, because your attention went to the person who wasn’t convinced yet. Bosses observe that you recruit well and retain badly. And you tend to move on yourself as soon as a place has discovered your faults, so that you’ve often been new and seldom been senior.",
      ],
      [
        "paragraph",
        "Give the old hands the newcomers’ treatment. Once a month, interview someone who has worked with you for over two years, as if for the first time: “What would you start here if it were up to you?” Act on one answer within a week. Make retention a target, and have it rewarded: “If eight of the ten are still here in June, I’d like to see that in my bonus.” Before accepting a new post, name to yourself what became uncomfortable in the present one. Look for a boss who has kept the same deputy for years, and ask how that was done.",
      ],
    ],
    ask: "Whom did you recruit so well that they’re still waiting to matter to you?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You do your best where compassion has a form and a closing time: grief counselor, art therapist, special-needs camp director, dance teacher, hospice volunteer manager, fundraiser for a children’s hospital, programmer of a film festival.",
      ],
      [
        "paragraph",
        "Colleagues get the feeling that they matter. You notice who’s going under before it shows in the numbers, and you reach them in time. What you underrate is your gift for description: when you speak of how things could be, people picture it and open their wallets or their calendars, and campaigns are built on less.",
      ],
      [
        "paragraph",
        "In practice, bad news rewrites your job description every week. The project for which you were hired advances in the gaps, so that by December you’ve often rescued a coworker, a client and the holiday party, and have to explain a blank page. Bosses are fond of you and promote someone with results. Besides, an organization in ruins attracts you more than a healthy one. You are usually hired into collapses, at a miserable salary, and to remain until you’re close to collapse yourself.",
      ],
      [
        "paragraph",
        "Choose the goal before you open the first message. On Monday at nine, send one line, “By Friday this is finished,” to an unsentimental colleague who’ll ask about it. Let every plea wait a night: “I can answer you tomorrow.” Request a limit on your cases and a designated person who takes the rest; if there’s no such person, that’s a gap in staffing, and you aren’t the solution. Before you accept a new position, visit on an ordinary day and ask what’s going well. If the reply moves you less than a catastrophe would, that’s the place to choose.",
      ],
    ],
    ask: "What were you hired to do, before you began doing what everyone needed?",
  },
};
