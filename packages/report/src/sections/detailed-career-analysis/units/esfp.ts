import type { SignUnits } from "../../section-unit.ts";

export const esfp: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "You belong where people have to be gotten moving and the result comes soon. Festival coordinator, flight nurse, campaign fundraiser, youth coach, firefighter, opening manager for new restaurants, bike courier dispatcher: in all of these enthusiasm is a qualification and the outcome is visible by evening.",
      ],
      [
        "paragraph",
        "Colleagues get courage from you. The cold pitch, the awkward call, the first morning in a strange building: with you along, these become things they’d almost do again. What you underrate is how fast you make up. Furious at ten, you’re sharing fries by noon, and a team that has seen this learns that a fight isn’t the end of anything.",
      ],
      [
        "paragraph",
        "Over years, the same push gives you many launches and few finishes. People nod in your meetings, since nodding is the quickest way out of them, and you leave with promises that no one wrote down. By the second month you’re doing all of it, loudly. Your boss sees the heat at the start and the excuses afterward, and hands the long, well-paid projects to someone duller, who spent two weeks getting agreement. When salaries are discussed, you negotiate hard for a minute and accept the first thing that resembles a yes.",
      ],
      [
        "paragraph",
        "In Monday’s meeting, present your idea, then stop and say, “Tell me what would make this a no for you.” Write down every objection where they can see it. Ask each person for one piece and a date, and send the list within the hour. When pay comes up, name your figure and stay silent until the other side has spoken twice. The boss for you says “show me” more often than “wait,” and tells you plainly when you’ve lost the team.",
      ],
    ],
    ask: "Which of your projects would still be going if you stopped pushing it?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where the senses are skilled work and people come back. Occupational therapist, baker, innkeeper, massage therapist, landscape gardener, home stager, dental hygienist, chef in a retirement community: in each, someone’s comfort is the product, and your eye for it finally gets paid.",
      ],
      [
        "paragraph",
        "Colleagues get a better day. The new person is fed and introduced, the grim quarter has a Friday breakfast in it, and the worry on the whole floor drops by a degree. What you underrate is your business sense. You recognize quality immediately and smell a poor bargain early, yet rarely say so in front of the financial people.",
      ],
      [
        "paragraph",
        "The habit costs you years. A workplace offers too little pay, or a boss who shouts, and instead of objecting you build a happy corner in it, full of people you’d hate to desert. Now leaving would mean losing them. Management notices that the team with the worst hours never complains, and leaves everything alone. Your income stands still while you spend somewhat more to make up for it. In effect you’ve been improving the place, free of charge, for those who made it bad.",
      ],
      [
        "paragraph",
        "Make two columns on Monday: what you like here, and what you’ve made likable. Take the second to your boss: “I do a good deal to keep people on this team, and the schedule still has to change. Can we fix it by next quarter?” Ask for money, too, and when the raise comes, have it moved into savings before you’ve seen it. Look for a boss who wants complaints early. Twice a year, have lunch with someone who quit, and find out what finally did it.",
      ],
    ],
    ask: "What would your workplace have to fix if you stopped making it pleasant?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "Your place is where each day brings fresh faces and a quick, warm exchange settles something. Concierge, event reporter, medical sales, court interpreter, admissions counselor, wedding photographer, video producer, substitute teacher: all reward a good beginning, and most are finished before the shine wears off.",
      ],
      [
        "paragraph",
        "Colleagues get connections. You know who in the other building just solved this very problem, and you’ll walk over with them to do the introducing. What you underrate is your memory for what people say. Months later you can quote a client on her daughter’s plans, which no database can, and it would be worth a good deal if it were written down.",
      ],
      [
        "paragraph",
        "Over the years you win people, and other hands collect. The first call is yours, and it’s superb; the third, with the contract, belongs to someone steadier, along with the commission. Clients who felt adored call twice, hear nothing, and are more offended than they would be by an ordinary salesperson. Your reviews say “great energy” and “follow-through,” in that order, year upon year. When you ask for more money you bring impressions, and the boss has a sheet of what was dropped.",
      ],
      [
        "paragraph",
        "End every workday this week with fifteen minutes for yesterday: three people, one line to each, with a question in it. Do it standing up if that helps. On Monday tell your boss, “I open better than anyone here. Pair me with a closer and pay us both on the result,” and get the split in writing. If you offer something in conversation, type a reminder to yourself while they watch; it looks like respect, and it is. Work for someone who checks in often, briefly, and laughs.",
      ],
    ],
    ask: "How many people at work are still waiting for something you cheerfully offered?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where people arrive as strangers and need to feel that they belong. Preschool teacher, maternity nurse, camp director, restaurant owner, patient liaison, newborn photographer, residence hall manager, activities director in assisted living: in all of them, remembering individual people is half of the profession.",
      ],
      [
        "paragraph",
        "Colleagues get a workplace that feels like theirs. Birthdays happen, the coworker back from a funeral finds lunch paid for, and a newcomer has allies by noon. What you underrate is how much you know. People confide in you, so you can anticipate a resignation or a conflict long before management does, and that’s worth more than the cake.",
      ],
      [
        "paragraph",
        "At work you wait to be noticed, and offices don’t notice. You take the extra shift, train the new hire, bring the mood back after a layoff, and look forward to a review at which someone will finally mention it. They mention the numbers. You thank them, feel it in your throat all the way home, and tell a coworker, never the boss. Eventually you leave “for family reasons,” and they’re sincerely sorry, having had no idea that you were unhappy.",
      ],
      [
        "paragraph",
        "Before Monday, write down five things you did this quarter that kept people on the job. Take the list in: “This part of my work doesn’t show, so I’m showing you. I’d like it in my title and in my pay.” Name a number, then stop talking. When you offer a favor, say what it replaces: “Glad to, if the report can move to Friday.” Look for a boss who asks how you are and waits for more than “great.”",
      ],
    ],
    ask: "What are you waiting for your boss to notice that you’ve never mentioned?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You belong in front of people, in work where winning them over does them good. Television presenter, drama teacher, wedding planner, personal stylist, children’s dentist, luxury sales, cruise director, spokesperson for a good cause: in each of them your presence is half of what’s being offered.",
      ],
      [
        "paragraph",
        "Colleagues get nerve and polish. The presentation they dreaded turns into an event, and you share the bow, by name and at full volume. What you underrate is exactly that, your praise of others. It’s specific and it’s public, and people remember two sentences of it for longer than a bonus.",
      ],
      [
        "paragraph",
        "With the years, the price turns up among those who are on your side. Your evenings go into the skeptical client while the loyal one, who pays more, gets a template and drifts off. A boss who praises you daily hardly registers; one who withholds can have you working weekends for a nod. Your salary suffers as well, since an ovation feels like payment, and some employers have found out that clapping is cheaper. Teammates who used to be dazzled feel taken for granted, and tell each other so.",
      ],
      [
        "paragraph",
        "On Monday, write two lists: who already believes in you, and whom you’re trying to impress. For two weeks, give your freshest hour to the first. At your next review, accept the compliments and add, “I’d like to see that in my salary. Here’s the figure I had in mind.” Choose a boss whose approval is frequent and exact, even if it’s less of a thrill. And after each success, before you celebrate, write to the two colleagues who made it possible and tell them what you saw them do.",
      ],
    ],
    ask: "Which loyal person at work gets less of you than your harshest critic?",
  },
  Virgo: {
    stances: { order: "both" },
    lines: [
      [
        "paragraph",
        "You’re at your best where exact service meets a nervous human being. Pediatric nurse, dietitian, event caterer, veterinary technician, makeup artist for film, wardrobe supervisor, cooking instructor, phlebotomist: each needs steady hands, a sharp eye and the sort of patter that makes a frightened person forget to be frightened.",
      ],
      [
        "paragraph",
        "With you, colleagues get things put right and no one made to feel stupid. You correct a slip beside the person who made it, while telling them about a worse one of yours. What you underrate is your preparation. People suppose that you improvise, you call it luck yourself, and underneath there’s often a list.",
      ],
      [
        "paragraph",
        "Your reputation runs several years behind your work. Colleagues believe what they’ve been told, so you get the scatterbrain’s share: the fun errands, the farewell party, never the budget. Bosses double-check what you send, find nothing, and go on checking, because you warned them. In reviews you get to your weak points first, and at such length that time runs out. The raise goes to a colleague who makes twice as many errors and mentions none. Late at night you redo what was already fine.",
      ],
      [
        "paragraph",
        "For one month, send things without a disclaimer: no “just a rough draft,” no “I’m sure it’s full of mistakes.” On Monday, ask for something people suppose isn’t for you, such as the accounts or the training plan: “I’m exact, though I hide it well. Let me show you by the end of the quarter.” Before a review, write down three results with figures, and open with them; weak points get one sentence, if asked. Look for a boss who praises in specifics.",
      ],
    ],
    ask: "What do colleagues wrongly think you can’t do, and who told them so?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "You’re at your best where taste and tact are the same skill. Interior designer, bridal consultant, boutique manager, hair colorist, guest relations, alumni events, publicist for a theater, restaurant host in a demanding house: all want someone who can tell a person the awkward thing about the sleeves and be thanked.",
      ],
      [
        "paragraph",
        "Colleagues get peace with some color in it. Two departments that communicate by complaint will do for you what they won’t do for each other. What you underrate is your first glance. Within three seconds you know which of the designs is right; then you poll five people, out of courtesy, until you don’t know anymore.",
      ],
      [
        "paragraph",
        "Over years, a yes turns into a debt. You promise the client Tuesday and the boss Tuesday, in all sincerity, and on Monday night one of them is about to be failed by the nicest person in the building. Work comes in late or unfinished, so people who adore you stop depending on you, and the important assignment goes to someone brusque who delivers. Asked about salary, you sense the boss’s discomfort and rescue them from it with a lower figure. Credit slips away for the same reason: to claim it, you’d have to watch a colleague’s smile go.",
      ],
      [
        "paragraph",
        "From Monday, keep every promise on a single page that’s open when you talk, and agree to no date without looking at it. Repeat this until it’s boring: “I can have it Thursday, or I can have it Tuesday without the pictures. Which?” For pay, bring the number on paper and lay it on the table. Paper isn’t moved by a sad expression. Look for a boss who takes a no without sulking.",
      ],
    ],
    ask: "Which deadline did you accept only because of the face that asked for it?",
  },
  Scorpio: {
    stances: { trust: "both" },
    lines: [
      [
        "paragraph",
        "You’re at your best where things are heavy and someone has to stay human. Emergency nurse, addiction counselor, labor and delivery, funeral director, victim advocate, undercover work, bartending in a hard part of town, bankruptcy advising: in all of these you look straight at what others avoid, and still bring some life into it.",
      ],
      [
        "paragraph",
        "Colleagues get loyalty under fire. When one of them is blamed unfairly, you’re at their desk within minutes, and they feel it for years. What you underrate is your reading of motives. After a week you can say who is after what, and you treat it as gossip, though anyone planning a project would pay to hear it.",
      ],
      [
        "paragraph",
        "At work, few people learn that they’ve crossed you. A colleague takes credit for your idea; you laugh it off at the table and never share another, so your best thinking now goes nowhere. A boss who broke a promise continues to get your smile and about half of your effort. You don’t raise the matter, as that would show your hand. When you resign, with cake, everyone is stunned, and the exit interview is the first anyone hears of a grievance. Over money, too, you’d sooner quit than be refused.",
      ],
      [
        "paragraph",
        "Pick the coworker you’ve written off most politely, and before Friday ask for ten minutes: “In March my idea went out under your name. I’d like it corrected, and I’d like us to work well again.” The boss for you is one who can say “I was wrong.” With such a person, bring up a broken promise within a week; past that deadline, speak or drop it, but don’t store it.",
      ],
    ],
    ask: "Who at work lost your trust years ago and still gets your smile?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "You do your best work where people learn something while having the time of their lives. Ski or dive instructor, language teacher abroad, outdoor educator, festival booker, tour manager for bands, travel video host, exchange program coordinator, location scout: each supplies a horizon and a group to share it with.",
      ],
      [
        "paragraph",
        "Colleagues get hope. After a lost bid you’re laughing by evening, and by the next day there are three ideas on the table, one of them good. What you underrate is that you teach. People believe that they’re only having fun with you, and a month later they can do a thing they’d always thought was for others.",
      ],
      [
        "paragraph",
        "The habit makes you leave at harvest time. You start the program, build it, get it loved, and about when it begins to pay you’re pitching another; your successor is called its founder. Bosses enjoy you and plan around you. A raise strikes you as less exciting than a change of scene, and scenery costs them nothing. After fifteen years, there can be many beginnings on your record and not much that has had time to grow.",
      ],
      [
        "paragraph",
        "Before the next idea leaves your mouth on Monday, ask in the meeting, “What did the last one bring us?” and write the answer down, with a figure. Tell your boss, “I’d like to stay with this for a second year and have a share of what it earns.” Give each project a proper end: an hour with the team, what worked, who did it, a toast. Look for a boss who counts well, likes an adventure, and will remind you with affection that you promised to land first.",
      ],
    ],
    ask: "What did you build and leave just before it began to pay you back?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You thrive where charm has to be on time. Hotel general manager, real estate broker, event producer, stage manager, sports agent, nursing home administrator, sales director, school principal: each has a ladder, a public, and days when cheerfulness is a professional requirement.",
      ],
      [
        "paragraph",
        "Colleagues get ease with a backbone. You can tell a crew that the weekend is gone and have them laughing before they’re angry. What you underrate is your authority. In your opinion they follow your mood. They’re actually following your reliability.",
      ],
      [
        "paragraph",
        "Your trouble at work is that you make difficult things look like a good time, and no one pays extra for a good time. Because the effort is hidden deliberately, your boss sees someone in excellent spirits and assigns you the next heavy load. To ask for a promotion feels like presenting a bill at a party, while those who sigh and mention their hours are thought serious and move up. You’re thought a delight. Ten years of that, and you start to dislike the people you cheer.",
      ],
      [
        "paragraph",
        "On Monday, give your boss the cost along with the result: “The event went well. It took sixty hours and two weekends, and I want three people on the next.” Use a straight face, and don’t lighten it at the end. State the ambition as well: “I want to run this department. What would you have to see?” Find a boss who respects results and is suspicious of anyone who’s always fine. And enter one free evening a week in the calendar, as fixed as any meeting.",
      ],
    ],
    ask: "What does your boss believe comes easily to you because you hid the work?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You’re at your best where odd people and new ideas need a warm welcome. Community organizer, youth worker, exhibit designer, variety performer, union representative, user researcher, peer counselor, inclusive dance teacher: each rewards someone who never asks strangers to be ordinary first.",
      ],
      [
        "paragraph",
        "Colleagues get permission. A half-baked idea can be said aloud in your presence, and the newest person in the department discovers that their question was everyone’s. What you underrate is your eye for who’s missing. You notice which people a plan forgot, and a firm that listened to you early would save itself an expensive apology.",
      ],
      [
        "paragraph",
        "At work you’re brilliant in the burst and absent in the stretch. The workshop ends with everyone on fire and looking for you, and you’ve gone off to another cause, so that someone who had no part in it leads what follows. A mentor takes you on, comes close, suggests a path, and you go stiff; for no reason they can name, you stop dropping by. Sponsors come and go in this way, and without one your pay depends on whoever is new. Managers call you inspiring and unpredictable. The second word decides.",
      ],
      [
        "paragraph",
        "Put the recovery into the plan. On Monday, block the day after each big event and tell people, “I’m unreachable Tuesday and back Wednesday at nine.” Pick one mentor and agree on a fixed slot, half an hour a month, so that closeness comes in a size you can keep up. At your next review, say, “I’d like to own the follow-up this time and be measured on it.” Look for a boss who gives you a free hand, and talks with you briefly and often.",
      ],
    ],
    ask: "Which supporter at work did you drift away from just as they started to matter?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You’re at your best where play and feeling can reach someone whom words don’t. Palliative nurse, art therapist, dance teacher for seniors, classroom aide in special education, birth doula, singer, prosthetics fitter, therapy dog handler: in each, a moment of lightness is part of the treatment, and you know when the moment is.",
      ],
      [
        "paragraph",
        "Colleagues get someone who notices. After an upsetting phone call, they find you beside them, asking nothing. What you underrate is your imagination. A dull training or a sterile waiting area gives you six ideas for making it bearable, and you let them pass as daydreams, though people would use them for years.",
      ],
      [
        "paragraph",
        "By and by you become the person to whom the whole office brings its pain. Half of your day goes into conversations that aren’t in any job description, and your own assignments are finished at night or not at all. You can’t ask for more money from a boss who looks exhausted; you ask about the exhaustion. And your unhappiness with the job gets lost, again and again, in another person’s emergency.",
      ],
      [
        "paragraph",
        "From Monday, block the first hour of the day for your own work, headphones on, and offer another: “I want to hear this. Can it be at eleven?” Before a pay talk, write out your request and read it word for word, whatever their face is doing. On Fridays, answer two questions in a notebook: what did I want this week, and whose trouble did I take home instead? Look for a boss who’s in good shape and guards your time. Say to that one, “I’m full. Someone else has to take the next.”",
      ],
    ],
    ask: "What decision about your own work keeps getting lost in other people’s emergencies?",
  },
};
