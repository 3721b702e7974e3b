import type { TypeProse } from "../type-prose.ts";

export const estj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    head: "logic",
    lead: "lead",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "While others look at one another and wait, you’ve already started distributing the tasks. Aries can’t stand a delay and you can’t stand a muddle, so you lead by beginning, and people assume that you love to be first, when what you can’t bear is watching capable adults hesitate. Your anger is quick and over quickly, for you at least. Under the push is a worry: if you waited too, nobody would go.",
      argument: [
        "Both want it done today, so the quarrel is about how. The Executive wants a schedule, a list of names and a reserve; Aries is already outside with the engine running, and considers the reserve a lack of confidence. You settle it by starting at once and making the rules up, at some volume, for people who, having been promised a schedule and a list, learn them as they go.",
        "It gets results. It also costs you the careful people, who would have completed the project and now stand back feeling scolded. This week, with one new task, state what has to be done and by when, and then, instead of going on, ask the slowest good person you have, “How would you do it?” Give them fifteen minutes. Use what they say.",
      ],
    },
    Taurus: {
      thesis:
        "There is a right way to do most things in a house, and you don’t insist on it; you go in afterward and do it over. Taurus gives you patience, a sure hand and a love of things that stay where they were put. People think that you live for duty. You work so hard because you want the evening to be good: the meal, the chair, nobody upset, nothing owed.",
      argument: [
        "They agree on nearly everything except speed. The Executive wants an answer by lunch. Taurus would sleep on it and then leave it as it was. Your compromise is to rule quickly for other people and slowly for yourself, so that the office gets its new system within a month and your own appointments wait for a year.",
        "It costs you precisely the things that only you can take care of: everyone around you is organized, and meanwhile your back hurts, your will isn’t written, and a conversation with a relative is overdue. Pick the oldest of these private matters and handle it like a client’s: one date, three steps, the first by Friday. Tell someone the date.",
      ],
    },
    Gemini: {
      thesis:
        "You can run a meeting and keep up a running commentary on it in your head, and the commentary is funnier. Gemini gives you speed, jokes and a low tolerance for routine; you then build the routine anyway, and get bored in it. You know a little about everything that your people do. What you are looking for, in all that order, is one person who can keep up with you.",
      argument: [
        "The quarrel concerns the second half of anything. For the Executive an unfinished project is a debt. But Gemini, having learned what it wanted from the first third, is looking around, and so you start things, hand them to others, and check in often, which has enough variety in it to live on.",
        "So you supervise more than you learn, interrupting your staff with quick questions, and now and then envying the one who is too absorbed in something to notice that you’ve come in. Take one thing this month that lasts a season and do it all yourself. No deputy. When it gets dull, put in one more hour before you talk to anybody about it.",
      ],
    },
    Cancer: {
      thesis:
        "Everyone believes that you like doing the holidays. Somebody has to, you say, and get on with it. Cancer remembers how it feels when no one takes the trouble, and you decided long ago that it wouldn’t happen to the people you love. So it all comes off on time, you never mention why, and they’ve stopped asking whether you would like to sit down.",
      argument: [
        "A manager and a parent are competing for the same clipboard. The Executive wants everyone to stand on their own feet. Cancer has packed their lunch. Since you settle it by caring in the imperative (take the coat, call when you get there, eat something), they obey, feel managed, and don’t recognize the tenderness, because it was delivered as an instruction.",
        "It costs you more than them. You give all day and feel unappreciated, and nobody can work out what you’re missing. This week, put the worry in front of the order, once a day: “I worry when you drive at night, so please call me.” It takes three seconds longer. And when someone offers to look after you, say yes before you can think of a reason.",
      ],
    },
    Leo: {
      thesis:
        "You do twice what was asked, and then you stay close to the place where thanks are given. Leo wants to be loved out loud; the rest of you insists on having earned it first, in figures. You’re generous with money, time and public praise, and you also notice who left you out of the speech. What you’d like, just once, is for the applause to begin without any help from you.",
      argument: [
        "These two never argue about whether to lead. They argue about what for. The Executive wants the job finished and would accept a short memo, whereas Leo wants to see faces light up at the end, so that you get excellent results and then tell the story of them, at considerable length, to people who were there.",
        "They admire you, and they wait for you to be done, since with every repetition the recognition you wanted diminishes a little, and those who did the work with you go home uncredited. Try giving it away first. After the next success, this week if there is one, name three people in front of the others and say exactly what each of them did. Add nothing about yourself.",
      ],
    },
    Virgo: {
      thesis:
        "You see the one thing that’s wrong among the thousand that are right, and you have both the energy and the standing to get it fixed. Virgo supplies the eye; you supply the follow-up. So everything near you gets slightly better every year, and slightly tenser. Few people know about the other list, the one of your own faults, which is longer and which you go over at night.",
      argument: [
        "What they dispute is “good enough.” The Executive has a deadline and would deliver, whereas Virgo has discovered a flaw. So you deliver on time, lie awake over the imperfection, and in the morning, meaning to help, send a message about it to somebody who had been proud of the thing until it arrived.",
        "The date was met. The pleasure was lost. After a while people stop showing you things until it’s too late to fix them, which looks to you like carelessness. Set a limit for the week: three corrections for each person, the three that count, and with each a sentence about what works. The rest you let pass, or repair yourself without comment. Use the same limit at night. Three faults, then sleep.",
      ],
    },
    Libra: {
      thesis:
        "People come to you for a decision and leave with the decision and a feeling that you liked them. Libra wants everyone content; the rest of you wants the matter closed. You’ve become good at verdicts that sound like compliments to both sides. It takes more out of you than they know. After a day of being certain for others, you have no opinion at all about dinner.",
      argument: [
        "The Executive says how it is, and Libra looks around to see how it was taken. In practice you do it in that order, which is the expensive one: a blunt remark first, then an hour of repairs in which the point gets so well wrapped that nobody can find it. People go away unsure whether they’ve been criticized or praised.",
        "It costs you authority, and it costs them the information they needed. Reverse the order this week. Before you criticize, take one minute to write down what the other person would say in their own defense, and then, having read it, say your piece once, in two sentences, and ask, “What did I leave out?” No repairs until the following day.",
      ],
    },
    Scorpio: {
      thesis:
        "You talk a great deal and give very little away. Everyone knows your views on the budget, and no one knows whom you’ve forgiven. Scorpio remembers who was loyal and who wavered, and treats them accordingly for years. You call it judging character, and your judgment is often good. It’s also how you make sure that nobody ever leaves you by surprise.",
      argument: [
        "One side wants the matter raised at the meeting, and the other first wants to know who talked to whom, since the Executive trusts procedure and Scorpio has seen what people do with it. As a rule you treat everybody correctly and keep a second account in private. No one hears what’s in it, so nobody can answer.",
        "That is the cost: you’re a fair person whose fairness stops where you were hurt. Somebody close to you has been on probation for a long time without knowing the charge, has felt your coolness across the table on ordinary evenings, and has given up guessing. Take one old grievance this week and ask about it in private, as a real question: “What was going on for you that day?” Let them finish.",
      ],
    },
    Sagittarius: {
      thesis:
        "There is a trip that you’ve planned in detail and never taken. Sagittarius wants distance and a bigger view; the rest of you wants to know who would manage things meanwhile. So you organize other people’s adventures, splendidly, and see them off. You have strong opinions on places where you’ve spent a weekend. If anyone asks, you’re happy where you are. You’re waiting for permission, and you are the person who would have to sign it.",
      argument: [
        "It’s an old dispute between the one who promised and the one who wants to go. The Executive has obligations to a lot of people; Sagittarius never agreed to any of them. Mostly you settle it by talking. You speak so well about the wider world, and about how others ought to live in it, that the restlessness is used up before it reaches the calendar.",
        "The people around you get the lecture, and you get older at the same desk. Trade one speech for a ticket. This week, pick four days within the next three months, book something that can’t be refunded, and hand your duties, every one of them, to one person in writing. While you’re away, don’t call in.",
      ],
    },
    Capricorn: {
      thesis:
        "You were trusted with responsibility early, and nobody asked if you wanted it. Capricorn climbs and you manage, so life has been uphill ever since, with others depending on you; you’re very good at it, and it has gone on for a long time. You find it easier to give an order than to ask for help. What you want is for someone older to say that you’ve done enough.",
      argument: [
        "These two rarely quarrel, and that should concern you. The Executive says work, and Capricorn says longer. They differ only over company: one likes a crowd and an easy laugh, the other checks the time and the expense, and so you attend everything and leave after half an hour, in a friendly manner.",
        "So you’re respected by people who hardly know you personally, a group that relaxes after you’ve gone, and at home they get what’s left of you after eight o’clock. You have earned a place among them and keep leaving it empty. This week, stay to the end of one gathering with no task and no speech. Ask someone, “How did you end up doing this?” and let them ask you. On another day, delegate one duty for good.",
      ],
    },
    Aquarius: {
      thesis:
        "You know the rules better than anyone, because you’re the only one who read them with objections. Aquarius doubts every regulation on principle, and the rest of you has an operation to run. So you enforce the system by day, firmly, and redesign it at night. You defend people you don’t like if the principle is right. You’d love to be asked what you would change, and nobody suspects that there’s anything.",
      argument: [
        "They disagree about how much is owed to the way things have always been done. The Executive has seen what happens when people improvise with something serious. Aquarius has seen what happens when nobody does. Mostly you settle it by keeping the rules in public and your better ideas to yourself, where you turn slightly superior toward colleagues who believe in what you enforce.",
        "They can tell. It’s lonely to guard something you no longer believe in, and meanwhile the reform that would have helped them stays in your head, where nobody can vote for it. Take one rule and propose a trial this week: “One department, ninety days, and then we go back unless it works.” Say what you’ll measure. If it fails, the old rule returns, and you’ll have allies.",
      ],
    },
    Pisces: {
      thesis:
        "You’re known as practical, and a stranger’s bad news can ruin your day. Pisces takes in whatever is in the air; on top of it you have built an efficient manner, with opening hours. People meet the manner, and would be surprised to learn how much of what you organize began with someone you felt sorry for and couldn’t stop thinking about until it was arranged. You help fast, partly so that you needn’t feel it for long.",
      argument: [
        "One asks what can be done, and the other hasn’t finished feeling how bad it is. The Executive treats sorrow as something to be cleared by evening. So you act at once, with calls, lists, a casserole and a plan, and a great deal is accomplished, some of it for people who had only wanted to be heard.",
        "They thank you and feel a little hurried, and you end the day exhausted without knowing why. Let the feeling go first, for a limited time. When something gets to you this week, take seven minutes alone, in the car if need be, without the phone, and do nothing useful, leaving the casserole where it is. Then ask the person, “Do you want help, or do you want company?” About half will say company.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In an emergency your tone drops, your instructions shorten, and people discover that they are already moving.",
        "You stand up for the junior, the late and the wrongly accused, loudly, before anybody has asked you to.",
        "Your enthusiasm has a date attached, so the things you get excited about do take place.",
      ],
      costs: [
        "You mistake the loudest problem for the most important one, and the patient problems grow up without you.",
        "Being contradicted feels like being shoved, and someone who was merely right gets shoved back.",
        "Few people have seen you at rest, so few know whom it is that they’re fond of.",
      ],
      tensions: [
        {
          between: "Command or play",
          text: "You long to be thrown into the pool, and you’re guarding the towels, so once a week, let another grown-up guard the towels.",
        },
        {
          between: "Now or properly",
          text: "Since impulse is off and running before method has its boots on, give impulse the first hour of any undertaking, and method all the rest.",
        },
        {
          between: "Glory or duty",
          text: "You want cheers for what you would have done in any case. Ask for them openly, which is quicker than sulking.",
        },
      ],
      practice:
        "Each day this week, when you’re about to give an instruction, stop, ask, “How would you do it?” and wait for the whole reply. If it would work at all, have it done that way.",
    },
    Earth: {
      gifts: [
        "What you undertake gets finished, swept up after, and labeled for whoever comes next.",
        "You notice the loose step, the thin tire and the man who has stopped eating lunch, and you act.",
        "People sleep better in any building for which you have the keys.",
      ],
      costs: [
        "You trust a procedure past the point where it works, as one trusts an old dog near a road.",
        "Change that you didn’t plan looks to you like damage, and you greet it with a tool in hand.",
        "Pleasure waits until the work is done, and there’s always more work, some of it made by you.",
      ],
      tensions: [
        {
          between: "Keep or let go",
          text: "You preserve what served you well, including a few things that are over. Each season retire one, with thanks and a date.",
        },
        {
          between: "Hurry or last",
          text: "You rush at matters that take their time. Ask of any job whether it’s baking or plumbing, and set your speed by that.",
        },
        {
          between: "Useful or loved",
          text: "You suspect that these are one word. Spend an hour with someone for whom you do nothing, and see that they stayed.",
        },
      ],
      practice:
        "This week, choose one evening and do no maintenance of any kind between supper and bed. Sit where you can see something that needs fixing, leave it alone, and observe what your hands would like to do.",
    },
    Air: {
      gifts: [
        "You can tell people an unwelcome thing in such good form that they thank you for it.",
        "Strangers become a working party within minutes of your arrival, and several remain friends.",
        "You actually enjoy rules, and can therefore clarify them, bend them, and get them changed.",
      ],
      costs: [
        "You talk your way to certainty, and by then it’s been announced and is awkward to take back.",
        "Everybody knows you, and you’d be hard put to name three who know what frightens you.",
        "You treat a person’s trouble as a case, and close it while they are still speaking.",
      ],
      tensions: [
        {
          between: "Ruling or asking",
          text: "You gather views generously, and then decide in midsentence. Let one daily question end without a decision from you.",
        },
        {
          between: "Public or private",
          text: "You’re at your best before a crowd, and because home consequently gets the leftovers, save the first telling of a story for the one at home.",
        },
        {
          between: "Consistent or curious",
          text: "You said it in public, and since then you have had a thought. Say the thought, beginning with “I’ve changed my mind.”",
        },
      ],
      practice:
        "Once a day this week, let someone finish, count to three in your head, and reply with a question that has no advice in it. At night write down one thing you’d otherwise have missed.",
    },
    Water: {
      gifts: [
        "You turn compassion into sandwiches, rides and signed forms, so that it reaches people while it’s warm.",
        "Those who work under you feel that they belong to someone, and behave better for it.",
        "You keep up the customs that let people grieve, eat and sing together without explaining themselves.",
      ],
      costs: [
        "What you feel comes out as an instruction, and the ones you love hear only the instruction.",
        "You decide what others need, provide it, and are wounded if they had wanted something different.",
        "Nobody looks after you, because you have arranged things so that nobody would know where to begin.",
      ],
      tensions: [
        {
          between: "Strong or seen",
          text: "You show people the wall and wish they’d look behind it. Tell one of them, on an ordinary day, what’s there.",
        },
        {
          between: "Just or loyal",
          text: "When the rule demands one thing and your people another, decide beforehand which you’ll follow for whom, and tell them so.",
        },
        {
          between: "Arrange or feel",
          text: "A plan is quicker than tears, and does you less good. Set aside seven minutes for the one before you begin the other.",
        },
      ],
      practice:
        "This week, when anyone asks how you are, reply with one true fact about your day in place of “Fine.” Seven days, seven facts. Notice who asks a second question, and see that person again.",
    },
  },
  openings: [
    "Ask for whoever is in charge, and they point to you, as they have since kindergarten. It’s been so long since you were introduced as anything else that the other one, who came with your birthday and has never presided over a thing, is still waiting to be called on. For a few pages the floor is theirs.",
    "At work you’re easy to find: one follows the sound of things being settled. These pages look at what wakes you, what you’re worth, and the odd fact that someone able to organize anybody’s future has mostly accepted, without comment, whatever was handed over next.",
    "You love people by providing for them. They are warm, insured and on time, and every now and then one of them looks at you across all that provision as though hoping for a word. This part concerns the word, which is rather short, and which you have heard others use.",
    "No agenda was circulated for this part, which you won’t care for. It goes below the ground floor, to whatever you sealed off so as to be dependable: the idle one, the unruly one, the one who isn’t sure, the one who would like to be wanted, all of them surprisingly punctual. They have come every night.",
    "Now the body, which you’ve treated as the most loyal member of the staff, the kind that never takes a sick day and never gets thanked. Some signals, some lessons, an evening’s nonsense, a stone for your pocket, none of which takes longer than you spent on other people’s paperwork this week.",
    "You’ve always had a direction; what you have gone without is a view. Duty is an excellent road, with trees along both sides. These last pages climb a little, to see what all that reliability has been for, who’s waiting at the far end of it, and whether you are permitted to arrive.",
  ],
  year: {
    "new 1":
      "You announce a change before you’ve lived with it. Make this one in silence, beginning with something visible, and let a week go by before you tell anyone what it’s about.",
    "new 2":
      "Show the new figure to one person who will ask about it in three months. Kept to yourself, a budget easily becomes an opinion about what everybody else is spending.",
    "new 3":
      "Your calls to relatives and neighbors generally have a purpose. Make one without any, ask a question that needs no answer by Friday, and let the other person decide when it’s over.",
    "new 4":
      "What would each of the people at home like to change? Ask the youngest first, and carry out one wish that you consider unnecessary; you usually organize first and inquire afterward.",
    "new 5":
      "Sign up for something that gives no certificate, and remain an ordinary participant. By the second session you will want to help run it. That can wait until next year.",
    "new 6":
      "One habit is sufficient, at an hour when nobody can make demands on you. Practice it for a month before you recommend it to the rest of the household.",
    "new 7":
      "Ask the other person what they want from this, and write it down as they said it. Stating your terms early is refreshing; correcting theirs is what people find tiring.",
    "new 8":
      "Other people’s crises you manage calmly; your own subjects of money, illness or desire get postponed as if they could wait. Raise one of them in person this week, in short sentences.",
    "new 9":
      "Before you travel or study, you make certain that it’s practical. Commit yourself this time to something that merely interests you, and bring along a question you can’t answer.",
    "new 10":
      "A title without authority will bore you inside a quarter. Before you accept the new responsibility, ask in writing what you’ll be allowed to change, and whom you’d have to persuade.",
    "new 11":
      "Refuse every office for a year. You see at once what a group needs and are soon running it, so you never find out who seeks your company for its own sake.",
    "new 12":
      "Unproductive time strikes you as a kind of truancy. Take one afternoon without a plan or a witness, and don’t let the uneasiness of the first hour send you back to work.",
    "full 1":
      "Others have usually agreed on a view of you before you hear it. Much of it is appreciative, so thank them for all of it, and reply to the criticism tomorrow.",
    "full 2":
      "What have you been trying to prove with this money? Read the figures once for the facts and again for that, then cancel one expense that’s chiefly for other people’s benefit.",
    "full 3":
      "What you say in haste travels further than you intend. Speak to the person it hurt before you correct it for everyone else, and leave out what you actually meant.",
    "full 4":
      "When an arrangement at home no longer fits, everybody expects a ruling from you. Ask for a night to consider, give your reasons along with the decision, and help to carry it out.",
    "full 5":
      "Stay until the end and let them tease you. Enthusiasm makes you less guarded than usual, people like you for it, and your suggestions will keep for another day.",
    "full 6":
      "Give up the task you’ve kept because nobody else does it properly. Either your schedule or your body is at its limit, and different from your way isn’t the same as wrong.",
    "full 7":
      "Being told how it is to live or work with you makes you want to respond point by point. Listen to all of it, repeat the main one, and ask whether you’ve understood.",
    "full 8":
      "Where money or an inheritance is being settled, you concentrate on accuracy. Be exact about the amounts, and generous about recognition, which is what people are usually quarreling over.",
    "full 9":
      "You defend a principle or an opinion of people loudly, and revise it in silence. Admit a mistake to the same audience, at the same volume, and your authority will survive it.",
    "full 10":
      "Stand beside the result, for praise or for blame, as you would in any case. Afterward thank the people who did the least visible work, individually and for something specific.",
    "full 11":
      "“What are you doing this weekend?” Say it to someone who has never asked you to arrange anything; being valued for results is easily mistaken for being liked.",
    "full 12":
      "Tiredness that you postponed for the sake of a deadline is due. Take two nights without an alarm, tell people that you’re unavailable, and offer no medical explanation for it.",
    "eclipse 1":
      "The role that everybody counts on you for can become too narrow. Leave it vacant for some weeks, and let others manage without instructions.",
    "eclipse 2":
      "You measure progress by income and standards. If one of them gives way, keep the discipline it taught you, and look for a more personal reason.",
    "eclipse 3":
      "Regular contacts are part of your structure, though you call them convenient. Tell one person now what the exchange has meant to you.",
    "eclipse 4":
      "Should family circumstances change, you will take over the logistics immediately. Reserve an hour with nothing to do except remember how it was.",
    "eclipse 5":
      "Pass on what you know to someone younger. Where you once excelled, it can be hard to see that you’ve lost interest.",
    "eclipse 6":
      "When a working routine of yours is abolished, you set up another within days. Admit first that you miss the old one.",
    "eclipse 7":
      "Take your time over any agreement that is being rewritten, because you tend to follow rules in it that nobody asked you about.",
    "eclipse 8":
      "After a debt or a fear has been settled, you file it and move on. Tell somebody first what it was like while it lasted.",
    "eclipse 9":
      "Attend something as a student this season. It’s awkward to doubt what you’ve taught to others, and easier from the back row.",
    "eclipse 10":
      "If a position ends, yours or that of the person above you, leave your work in good order, and postpone the campaign for another.",
    "eclipse 11":
      "When a circle or a cause breaks up, you found a successor. Wait this time, settle its affairs properly, and thank people by name.",
    "eclipse 12":
      "You treat recovery as an absence to be excused. Rest visibly for a few days, and owe nobody an explanation of what from.",
    "jupiter soft":
      "Pass along a duty that somebody else would be proud of before you accept anything new. More is coming in than you planned for, and you’ll be inclined to manage the whole of it yourself.",
    "jupiter hard":
      "You promise a great deal just now and mean every word. Before each new commitment, name the existing one that it will delay, and call that person first; two such calls usually restore a sense of proportion.",
    "saturn soft":
      "Patient, unglamorous effort is taken seriously in these months, which suits you completely. Ask for the long contract, insist on one condition that protects your evenings, and be the first person to respect it.",
    "saturn hard":
      "Find out which single requirement is real. Someone with more authority than sense can block you, and may be formally correct; argument prolongs it, so satisfy that one thoroughly and ignore the rest.",
    "uranus soft":
      "Rules that you considered settled prove to be negotiable. Invite the most unconventional person you know to question one procedure a week, try out their proposal, and adopt in writing whatever works.",
    "uranus hard":
      "Plans get overturned by people who never read them, and you want order restored by lunch. Allow three days, look after whoever is most alarmed, and postpone any decision that would be difficult to undo.",
    "neptune soft":
      "Efficiency loses a little of its appeal, and music, memory or faith gains some. Give it one afternoon a week, at something whose results can’t be assessed, and don’t report on it to anybody.",
    "neptune hard":
      "Facts won’t stay fixed, and people become vague when you need a decision. Be especially skeptical of whatever appeals to your sense of duty, commit to as little as you can, and consult someone who’s harder to flatter.",
    "pluto soft":
      "People confide in you, and those in charge ask your opinion. Use that influence to end one injustice that everybody has been avoiding, beginning with the smallest fact that can be established.",
    "pluto hard":
      "There’s a contest over who is really in charge, and you are tempted to win it outright. Consider what losing would actually cost you, provide for that, and give up one point where others can see it.",
    "mercury retrograde":
      "Confirm your appointments, put off signatures where you can, and use the delay to reread the current plan. You generally write them in a hurry.",
    "mercury direct":
      "Messages get through again. Choose the shortest version of whatever you’ve been rewriting, send it, then telephone, because your voice is kinder than your prose.",
    "venus retrograde":
      "Old affections come up again, and old invoices too. Buy nothing large at present, and don’t improve anybody’s life for them out of love.",
    "venus direct":
      "You know once more what you like. Tell the person concerned in a sentence that contains no task, and choose something comfortable for yourself.",
    "mars retrograde":
      "Complete what’s half done. More pressure produces only more resistance for a while, so exert yourself physically when your temper rises, then speak.",
    "mars direct":
      "You can accelerate again. Choose a single target, tell the people affected which one it is, and build up speed over a week.",
    "ingress jupiter":
      "A more spacious year begins in this area. Include somebody whom you once considered unready, and allot some of the budget to pleasure.",
    "ingress saturn":
      "For two or three years something here has to be built properly, which you’ll enjoy. Settle beforehand whom it is supposed to serve.",
    "ingress uranus":
      "Appoint your least obedient friend as adviser. Years of surprises begin in this department, and you’ll need somebody who doesn’t mind them.",
    "ingress neptune":
      "Something you’ve been certain of becomes less distinct over the years. Let it, and make room for an interest that isn’t useful.",
    "ingress pluto":
      "Power in this area changes hands very slowly. Write down who holds it today, and look at that page again each year.",
    "month 1":
      "Before you set targets for the household, ask each person for one thing you should stop doing. Choose one, and stop it all month.",
    "month 2":
      "Write to someone who trained you, and quote the advice you still pass on to others. One handwritten page is plenty.",
    "month 3":
      "Leave alone one chore that you always do over after others have done it. At the end of the month, count how often it mattered.",
    "month 4":
      "Attend one meeting at which you have no function. Listen from beginning to end, and bring home one idea that wasn’t yours.",
    "month 5":
      "Advice about checkups and vacations comes more easily to you than taking it. Book one of them for yourself, then leave your work behind.",
    "month 6":
      "Invite people without a schedule: a place, a starting time, enough to eat. Whatever isn’t ready by then can be left out.",
    "month 7":
      "Spend half a day with someone younger, doing what they suggest at their pace. Give directions only if safety requires it.",
    "month 8":
      "Delegate one responsibility permanently. Explain it once, provide what’s needed, and when questions come, reply that the decision is theirs.",
    "month 9":
      "Ask an older relative or colleague to teach you something by their own method. Follow it exactly, including the parts that seem inefficient.",
    "month 10":
      "Review your memberships, and resign from two. Spend the first free evening with somebody you’ve seen mostly in passing.",
    "month 11":
      "Apologize for something that happened more than a year ago, in person and in under a minute. Then ask how they’ve been since.",
    "month 12":
      "Omit one tradition this year by common agreement. If you’re the only one who misses it, tell the others why it mattered.",
  },
};
