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
        "Where capable adults stand looking at one another, you say what happens first, take the worst job yourself, and have everyone moving before the doubts can get organized. Those who work beside you stop dreading the start of things. Aries forgives fast, too: an argument with you is over by lunch, and the other person is still on the team. One worry stays private. If you ever waited with the rest, you suspect, nobody would go.",
      argument: [
        "Together, these two turn a stalled plan into six volunteers with jobs and a finish line. The quarrel is about how to start: the Executive wants a schedule and a reserve; Aries is already outside with the engine running, and considers the reserve a lack of confidence. You usually settle it by going at once and making up the rules on the way, at some volume.",
        "It gets results, and it’s easy to miss who steps back: the careful ones, who would have finished the thing beautifully, and who catch what speed overlooks. With one new task this week, say what’s needed and by when, then ask the slowest good person you have, “How would you do it?” Give them fifteen minutes. Use what they say.",
      ],
    },
    Taurus: {
      thesis:
        "Things stay mended once you’ve mended them. Taurus gives you patience and a sure hand, so what you promise arrives at the hour you named, and those who live with you have quit checking whether the bills are paid, the car will start, or dinner is coming. They think you live for duty. You work that hard because you want the evening to be good, with nobody upset and nothing owed, and letting anyone arrange one for you is surprisingly difficult.",
      argument: [
        "When these two cooperate, you set up arrangements that still run ten years later, among the same friends. They differ only over speed. The Executive wants an answer by lunch; Taurus would sleep on it and then leave it as it was. Your compromise is to rule quickly for others and slowly for yourself, so that the office gets its new system within a month and your own appointments wait for a year.",
        "There’s generosity in that order, and it wears you out: your back hurts, your will isn’t written, and a talk with a relative is overdue. Pick the oldest of these and treat yourself as a client: one date, three steps, the first by Friday. Tell someone, “I’m finally on my own calendar. Ask me how it went.”",
      ],
    },
    Gemini: {
      thesis:
        "In your meetings there’s laughter by the second item and a decision by the last. Nobody dozes. Gemini makes you quick to pick up anyone’s trade, so the accountant and the mechanic both find that you speak enough of their language to ask the useful question. Dull procedures acquire a nickname from you, and get followed. You seldom admit how bored the finished routine leaves you, or how much you’d appreciate one companion who could keep up.",
      argument: [
        "When your two natures cooperate, you explain a tangle in two sentences and have it divided among the right hands by noon. The quarrel concerns the second half of anything. For the Executive an unfinished project is a debt; Gemini, having learned what it wanted from the first third, is looking around. So you start things, hand them over, and check in often, for the variety.",
        "A great deal stays alive that way. What you miss is absorption, the state of the colleague too deep in something to notice that you’ve come in. This month, choose one task that lasts a season and do it yourself. No deputy. Tell the others, “This one’s mine, start to finish,” and when it gets dull, put in another hour before discussing it.",
      ],
    },
    Cancer: {
      thesis:
        "Because of you the holidays happen, the grandmother gets a ride, and whoever has had a bad year finds a place already set. Cancer remembers which cousin can’t eat nuts and who shouldn’t be alone on an anniversary; you turn remembering into phone calls, beds and a full table, on time. Relatives who agree on nothing will still meet at your house. Somebody has to, you say. What goes unsaid is that you’d like to be told to sit down.",
      argument: [
        "When the manager in you works for the parent, a convalescent friend has meals through Thursday before she’s thought of asking. What they dispute is how affection should sound. The Executive wants everyone to stand on their own feet; Cancer has packed their lunch. You usually settle it by loving in the imperative: take the coat, call when you get there, eat something.",
        "It’s tenderness, and it’s heard as management, so you give all day and feel unappreciated, and nobody understands what you’re missing. This week, choose one order and put the worry in front of it: “I worry when you drive at night, so please call me.” It takes three seconds. And when someone offers to look after you, say yes before you can think of a reason.",
      ],
    },
    Leo: {
      thesis:
        "Ask those who have worked for you where they first got credit by name, aloud, with the boss listening. You expect others to do splendidly, and a surprising number of them consequently do. Nobody outworks you. Leo loves a victory with witnesses, and in your version there’s space on the stage for the entire crew, including whoever carried the chairs. Under the confidence is a hope that’s hard to mention: that the applause would begin, just once, without any assistance.",
      argument: [
        "United, these two give a project a high standard and a celebration at the end, and volunteers sign up for both. They agree on leading and differ on what it’s for. The Executive wants the job finished and would accept a short memo; Leo wants to see faces light up. So you get excellent results and afterward describe them, at considerable length, to people who were there.",
        "Your pride is justified. Unfortunately, by the third telling the colleagues you praised at the outset have disappeared from it. After the next success, thank three of them by name, with one particular contribution each, and stop. Then go to someone who loves you and ask directly: “I’m proud of this. May I tell you about it?”",
      ],
    },
    Virgo: {
      thesis:
        "Hand you something that nearly works and you return it working, with a note on how to keep it that way. Virgo supplies the eye, and you have the standing to get a fault corrected, so whatever is within your reach improves every year, to the benefit of strangers who’ll never hear your name. For a beginner in difficulty you’ll stay late. Few would guess at the other list, the one of your own failings, which is longer and which you go over at night.",
      argument: [
        "When they agree, your two sides deliver what was promised on the day it was promised, and it lasts. They dispute “good enough.” The Executive has a deadline and would ship; Virgo has discovered a flaw. So you deliver on time, lie awake over the imperfection, and in the morning send a message about it to somebody who had been proud of the thing until it arrived.",
        "You meant it as help. It landed as a grade. Eventually colleagues show you their work only when it’s too late to improve, which you interpret as carelessness. For one of them this week, pick the three corrections that matter, open with “Here’s what I’d keep,” and let the rest go. Offer yourself similar terms. Tonight, three faults and one success, and sleep.",
      ],
    },
    Libra: {
      thesis:
        "Two colleagues who can’t tolerate each other will both accept a ruling from you, and each goes away feeling heard. Libra considers how it looks from the opposite chair, and you want the matter closed by evening, so in your hands fairness comes with a date. Having said where someone went wrong, you help to correct it. This costs more than they realize. After a day of being certain for others, you have no opinion whatever about dinner.",
      argument: [
        "On a good day one nature identifies the problem and the other sees to it that nobody loses face. More often the Executive says how it is, and only then does Libra look around to see how it was taken. That order is expensive: a blunt remark first, then an hour of repairs in which the point gets so thoroughly wrapped that nobody can find it.",
        "You mean both, the remark and the regard. They leave unsure whether they’ve been criticized or praised, and you go home tired. Reverse the order once this week. Before criticizing, take one minute to write down the other person’s best defense; then say your piece in two sentences and ask, “What did I leave out?” Save any repairs for tomorrow.",
      ],
    },
    Scorpio: {
      thesis:
        "In an emergency you are the one who gets the facts, tells nobody who needn’t know, and stays until it’s finished. Scorpio remembers who stood firm, and you see to it that they’re thanked, recommended, and driven to the hospital if it comes to that. A confidence left with you goes no further. Neither do your own troubles. You have views on everything and say very little about what has hurt you, since being left is the one crisis that you can’t organize.",
      argument: [
        "Joined, these two make you the ally who reads both the contract and the faces, and who isn’t intimidated. They part over trust. The Executive believes in procedure; Scorpio has seen what people do with it. So you treat everybody correctly and keep a second account in private, where no one can see what’s been entered against them, or answer it.",
        "That account once spared you a good deal. It also means that somebody close to you has been on probation indefinitely and given up guessing at the charge. Take one old grievance this week and ask about it in private, as a genuine question: “What was going on for you that day?” Let them finish. Then say what it was like for you.",
      ],
    },
    Sagittarius: {
      thesis:
        "Thanks to you, other people have seen the ocean. You talk a hesitant friend into going, find the cheap connection, and see her off with three opinions on where to eat. Sagittarius expects things to turn out well, and your planning generally makes sure of it, so that entire groups attempt something because you have already worked out the return. About your own wish to leave you’re far more reserved. It seems to require permission, and you’re the one who’d have to sign it.",
      argument: [
        "When they pull together, a vague “someday” acquires a date, a budget and eleven participants. The dispute is an old one, between the one who promised and the one who wants to go. The Executive has obligations to a lot of people; Sagittarius never agreed to any of them. Mostly you settle it by talking, and you speak so well about the wider world that the restlessness is used up before it reaches the calendar.",
        "It’s loyalty that keeps you there, and loyalty deserves a vacation. This week, pick four days within the next three months, book something that can’t be refunded, and hand your duties to one person in writing: “You decide while I’m gone. I’ll back whatever you choose.” Then don’t call in.",
      ],
    },
    Capricorn: {
      thesis:
        "What you undertake gets finished, this month or ten years from now, and entire families and companies depend on that without quite noticing. Capricorn looks far ahead, and you know by name everyone who’ll be needed on the way. Beginners get a genuine responsibility from you, and your support when it goes wrong. Your jokes are dry and arrive late. Asking for help is harder than giving orders, and what you’d like is for someone older to say that you’ve done enough.",
      argument: [
        "Your two natures, allied, can bring a business through a terrible decade and still pay everyone on time. They rarely quarrel, which is the difficulty: the Executive says work, and Capricorn says longer. Only over company do they differ. One likes a crowd and an easy laugh, the other checks the time and the expense, and so you attend everything and leave after half an hour, amicably.",
        "You mean it considerately. But it leaves you respected by many who hardly know you, and your family gets whatever remains after eight o’clock. You have earned a place among them all. This week, stay to the end of one gathering with no task and no speech. Ask someone, “How did you end up doing this?” and let them ask you.",
      ],
    },
    Aquarius: {
      thesis:
        "A frightened new colleague learns from you which rules protect her and which are merely old. You’ve read them all, with objections, since Aquarius doubts every regulation on principle and you have an operation to run. The oddballs and the outvoted do well under you; even someone you can’t stand gets a defense, because the procedure promised one, and next year’s procedure is better for the case. You’d love to be asked what you would change. It’s lonely that nobody suspects you of wanting to.",
      argument: [
        "As allies, these two improve a system from the inside and get the skeptics to vote for it. They disagree about how much is owed to the way things have been done. The Executive has seen what happens when people improvise with something serious. Aquarius has seen what happens when nobody does. Mostly you settle it by keeping the rules in public and your better ideas to yourself, feeling slightly superior toward colleagues who believe in what you enforce.",
        "You’re being responsible, and the reform that would help them stays where nobody can vote for it. Propose one trial this week: “One department, ninety days, and then we go back unless it works.” Say what you’ll measure. If it fails, the old rule returns, and you’ll have allies.",
      ],
    },
    Pisces: {
      thesis:
        "Help from you comes with an address, a time and a ride. Where others are sorry to hear it, you’ve already located the specialist, and inquired about the dog. Pisces hears in a single “Fine” that something’s wrong, and you are too practical to leave it at a feeling, so a person in difficulty is looked after before finding the words. The efficient manner conceals how far a stranger’s bad news goes in. You help fast, partly so that you needn’t feel it for long.",
      argument: [
        "Between them, these two turn pity into a plan: the forms filled out, the rent covered, somebody there for the children. One asks what can be done, and the other hasn’t finished feeling how bad it is. The Executive treats sorrow as something to be cleared by evening, so you act at once, and a great deal is accomplished, some of it for people who had only wanted to be heard.",
        "They’re grateful and feel slightly hurried, and you end the day exhausted. Hurrying is how you’ve managed to bear so much. When something gets to you this week, take seven minutes alone, without the phone, and do nothing useful. Then ask the person, “Do you want help, or do you want company?” About half will say company.",
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
