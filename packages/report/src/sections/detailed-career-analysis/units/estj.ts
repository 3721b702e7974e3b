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
        "Over the years, the temper costs you information. Because bad news is received like an offense, it arrives late, edited, or not at all, and then you’re surprised by a failure that half of the department saw coming. So you tighten the rules. Superiors like your results and hesitate to put you in front of clients or a board. When your own position is in doubt, you start a fight about something smaller and win it, and the actual question, what you want and what you’re worth, isn’t raised.",
      ],
      [
        "paragraph",
        "In Monday’s meeting say, “Whoever brings me a problem early gets thanked. If I bark, remind me.” Mean it. Take ten minutes between reading an alarming message and answering it; write the angry version and delete it. Before a talk about your future, put the worry on paper first, so that it doesn’t arrive as a grievance, and open with, “I’d like to know where I stand.” Look for a superior who stays calm when you don’t, and whom you respect for it.",
      ],
    ],
    ask: "What did your team know for weeks before anyone dared to tell you?",
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
        "The habit makes you a workhorse, and no one promotes the horse. You take on whatever is left over, stay until it’s finished, and carry vacation days from one year into the next. Because you can’t see others idle, you fill their time as well, so the best of them, who think in pauses, move to another team. Bosses learn that your capacity has no visible limit, and budget accordingly. Your salary rises by the customary percentage.",
      ],
      [
        "paragraph",
        "On Monday, write down what you do that no one asked you for, and stop the lowest item without an announcement. Book your leftover vacation before Friday and say, “I’ll be away for two weeks in the fall. Here’s who decides in the meantime.” At your review, bring the hours along with the results, and ask, “Which part of this is the job I’m paid for?” Look for a boss who goes home. When a colleague seems idle, ask what they’re thinking about before handing them something; some of the answers will be worth more than the task.",
      ],
    ],
    ask: "Who decides when you’ve done enough, and when did they last say so?",
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
        "Over the years you win the meeting and lose the month. Objections that you brushed aside return as delays, missing data and polite noncompliance, and it puzzles you, since everyone had agreed. The technician who saw the flaw mentioned it once, slowly. Your bosses, whom you correct as readily as anyone, admire the brain and choose a better listener for the post above. In salary talks you bring nine arguments, and the eighth and ninth, which are weak, give them something to refuse.",
      ],
      [
        "paragraph",
        "In Monday’s meeting, speak last. Ask the least talkative expert, “What am I not seeing?” and count to fifteen before adding anything. When everyone agrees with you at once, say, “Then I haven’t explained the risks. What would make this fail?” and assign someone to answer by Wednesday. For a raise, bring two arguments and a number, and then endure the pause. Look for a boss who takes notes while you talk and answers the next day. Keep a page called “I was wrong about,” with dates. If it stays empty for a month, you’ve stopped hearing.",
      ],
    ],
    ask: "Which colleague was right last year but couldn’t say it fast enough for you?",
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
        "The pattern turns you into the person without whom nothing goes, and that’s a trap with a nice view. Everything comes to your desk. The staff is loyal and oddly helpless, good people leave to become adults under another manager, and each departure feels like desertion, so you invest still more in those who remain. When a higher post opens, you can’t be spared. Your own boss believes that your team is weak and you are strong.",
      ],
      [
        "paragraph",
        "On Monday, choose two decisions that always come to you and give them to someone for good, in writing: “This is yours. I’ll back whatever you decide, including the wrong things.” When they come to ask, answer, “What would you do?” and leave it there. Take a week off with no phone, and report whatever worked without you as your own result: “My team ran itself. I’m ready for a larger one.” Look for a superior who measures managers by who has been promoted from under them.",
      ],
    ],
    ask: "Which of your people would be further along if you’d needed them less?",
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
        "Slowly the pattern empties the chairs of people who would have stopped you. Frank employees transfer, smooth ones rise, and the reports you’re given get prettier each quarter. With those above you the same tenderness works in the other direction: a critical review sends you off to prove it wrong for a year, when one part of it was right and could’ve been repaired in a week. Over pay you’re too proud to bargain, so you take what comes.",
      ],
      [
        "paragraph",
        "On Monday, appoint someone to object. Give the part to a different person for each decision and say, “Your job today is to find what’s wrong with my plan.” Thank them by name in the minutes. When a review stings, wait a night, then write one line under it: “What if a tenth of this is right?” and act on that tenth. For a raise, name your figure first. Look for a boss who praises freely and isn’t impressed by you.",
      ],
    ],
    ask: "Which of your plans would have been stopped if people weren’t afraid of disappointing you?",
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
        "With time the habit thins out the people around you. The able ones, who could choose, go to a manager who tells them that they’re able. The others wait for your corrections and stop thinking, because you’ll find it anyway, so you are left reading everything yourself at night. Your boss hears from you what isn’t working yet and forms the impression that not much is. Your own achievements go unmentioned for the same reason as theirs: they required no action. At reviews you list three things to improve and get a modest raise for your modesty.",
      ],
      [
        "paragraph",
        "Start Monday’s meeting with what went right: two facts, two names, one minute. Limit yourself to three corrections per document and mark each “must” or “taste”; keep most of the second kind to yourself. On Fridays, send your boss four lines on what was finished and what it saved, with no defects in them. Look for a superior who says thank you in detail. And let one thing a week go out at ninety-five percent, on purpose, and note whether anyone wrote.",
      ],
    ],
    ask: "What excellent work near you has never once been called excellent?",
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
        "Over the years, evenhandedness costs you your best people and part of your pay. The one who does twice the work gets the same raise as the others, understands the message, and leaves. Friends and talents under you are treated a little more harshly than strangers, to be safe. Since asking for yourself looks like cutting the line, you accept whatever the scale provides, while colleagues with fewer scruples have been classified upward. Bosses think of you as an excellent judge, and seldom as a person with a wish.",
      ],
      [
        "paragraph",
        "On Monday, write down which two people on your team you’d least like to lose, and tell them so this week: “You matter more to this place than the pay scale shows, and I’m going to argue for you.” Then argue, with numbers. Do the same for yourself: “I’d like to be paid above the band. Here’s what I bring that the band doesn’t describe.” Look for a boss who takes sides now and then, preferably yours.",
      ],
    ],
    ask: "Which excellent colleague did you treat exactly like everyone else until they left?",
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
        "Over time, the fortress costs you allies. Your judgments are on record and your hopes are not, so no one can help you toward anything. Bosses assume that you have what you want, since you complain so fluently about everything else. When a position is filled with someone else, you act indifferent and start looking for the conspiracy; usually there was none. They simply didn’t know.",
      ],
      [
        "paragraph",
        "Before Monday, write one sentence that begins, “In two years I want,” and say it to your superior this week, followed by, “What stands in the way?” Don’t evaluate the answer in the meeting. Find an ally at your own level and trade: one ambition each, and one worry. When you criticize a plan, add what you personally hope for, so that people learn where you’re going as well as what you’re against. Look for a boss who has told you about a failure unprompted.",
      ],
    ],
    ask: "Who at work could help you, if they had any idea what you wanted?",
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
        "For that is how the pattern works in an office: you launch and you stay. You recommend others for the foreign post, the pilot program, the talk in front of the industry, because someone has to keep the department running and you said that you would. Bosses hear your enthusiasm for a project and hand it, sensibly, to whoever is free. Your salary reflects reliability, which is paid by the year and not by the mile. Juniors who choose security get a speech from you that was meant for someone else.",
      ],
      [
        "paragraph",
        "On Monday, when the next opening is announced, say one sentence before you think of a candidate: “I’d like to be considered for that myself.” Bring your boss a page on how your duties would be covered for the period, with names and dates; no one makes such a page better than you. Ask for one trip, one course or one new market a year as part of your contract. Look for a superior who’d rather lend you than lose you.",
      ],
    ],
    ask: "Which opportunity did you give away because someone had to stay?",
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
        "Your own example is what limits you. Because you come in sick, so do they; because you never mention the load, no one reports theirs, and the collapse, when it comes, is complete. Two resignations in one month strike you as a lack of character. Above you, they’ve learned that any burden can be placed on your desk without a sound, so the staff you’d need is given to someone who groaned. Raises follow the same law: the silent are assumed to be content.",
      ],
      [
        "paragraph",
        "On Monday, put capacity on the agenda as a plain figure and begin with your own: “I’m at a hundred and twenty percent. What do we drop?” Then go around the table. When a superior hands you the next thing, reply, “I’ll take it, and this is what I need or what will wait,” every time, before yes. Look for a boss who asks about the load and does something with the answer. At your review, mention the hardest thing you did and what it cost.",
      ],
    ],
    ask: "Who on your team is imitating your endurance and about to break?",
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
        "Over the years your good ideas keep losing to bad moods. You design the fair schedule alone, because you know what’s fair, and announce it; people who’d have profited vote against it, since no one had asked them. Bosses admire the concept and worry about the revolt, so the next reform goes to someone with a worse plan and more coffee dates. Even your pay is affected: you argue for a just system of salaries, and forget to argue for yours.",
      ],
      [
        "paragraph",
        "Before the next proposal goes out, from Monday on, show it unfinished to three people it affects, one at a time, and ask, “What would you hate about this?” Change one thing because of each, and put their names on it. When someone objects without grounds, say, “Tell me more,” before you tell them the grounds against. Look for a boss who likes reform and knows everyone’s first name, and learn from the second part. For your own review, bring a wish that helps no one but you.",
      ],
    ],
    ask: "Which of your best reforms failed because you never asked the people it was for?",
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
        "Over the years, you wear out your best people and shelter your weakest. The employee with the endless troubles has been on half duty since spring, the reliable one does the rest, and when that one resigns without a scene you’re astonished. Your superiors see an uneven department and can’t account for it. They treat you exactly as you treat the strong: you cope, so you get more. They’ve seldom seen a tear from you, or a number.",
      ],
      [
        "paragraph",
        "On Monday, list your people by load instead of by need, and take one thing from whoever stands at the top. Tell them, “I’ve been rewarding you with work. That stops.” Put exceptions on paper with an end date, the same for all: “Four weeks at half duty, then we look at it together.” Do as much for yourself by telling your boss, in a calm voice and with hours attached, “I’m coping, and it’s too much. I need one more person by June.” Look for a superior who notices the ones who make no noise.",
      ],
    ],
    ask: "Who is paying at work for the mercy you show someone else?",
  },
};
