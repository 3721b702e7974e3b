import type { SignUnits } from "../../section-unit.ts";

export const isfj: SignUnits = {
  Aries: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "The jobs that fit are those where care is urgent and someone has to be fast for people who can’t be. School or emergency nurse, caseworker, special education teacher, dental assistant, dispatcher, patient advocate, paralegal, shelter manager. A clear procedure steadies you, and so does a team that says please. Waiting drains you, above all in meetings that one phone call could end.",
      ],
      [
        "paragraph",
        "While others deplore a thing, you’ve called the person who can fix it and come back with an answer. For someone else’s sake you’ve faced people the whole staff avoids. As a leader you never ask for what you wouldn’t do yourself, with the result that you do it yourself, and a crew who’d have liked to learn stands there holding your coat.",
      ],
      [
        "paragraph",
        "Whatever makes no noise has to wait: the plan, the training, the application due in June. The second obstacle is the retreat, when a bold proposal on Tuesday is followed by Wednesday’s message that it was only a thought. As for salary, you can’t bear the pause after an offer, so you fill it with yes. Those four seconds are the most expensive of your career.",
      ],
      [
        "paragraph",
        "Give the slow, important thing forty-five minutes, three mornings a week, with the phone out of reach. To the emergency, say, “I can come at ten. Will it keep?” Most will. In a pay talk, count the ceiling tiles before you answer, because the first one to fill the silence pays for it. It’s time to move when every day is a rescue and nothing is ever prevented. A service of your own would suit you, with someone else in charge of saying no.",
      ],
    ],
    ask: "What important thing has waited all year because it never made any noise?",
  },
  Taurus: {
    stances: { novelty: "familiar", pace: "patience" },
    lines: [
      [
        "paragraph",
        "You thrive where continuity is the value: family practice nurse, dental hygienist, bookkeeper, kindergarten teacher, baker, optician, property manager, gardener, food quality inspector. What they share is a craft, regular faces and the sort of skill that takes years. A decent chair matters more than you’d admit. Constant reorganizing drains you.",
      ],
      [
        "paragraph",
        "You’re the one who remembers which customer dislikes surprises and what went wrong the last time. Clients stay because of you, a fact you’ve never used in a sentence about yourself. Put in charge, you run a calm, well-fed shop. People are rarely shouted at there, and rarely told in time that something must change.",
      ],
      [
        "paragraph",
        "Tempo is the first difficulty, since being hurried feels like being asked for poor work, so three jobs at once make you slower. The next is tenure: you stop looking elsewhere, and after eight years you’re training the person who’ll be your boss. Finally, you never raise a price for someone you like. The oldest customers pay what they paid in another age, and it’s you who makes up the difference.",
      ],
      [
        "paragraph",
        "Before beginning, ask, “Is this a one-hour job or a one-day job?” and stop when the time is up. With several at once, say, “I can do any of these well by Friday. Which comes first?” Raise your fees on the same date each year, like a tax. Loyalty is a gift; salary is a trade. If three good people have gone in a year and you’re staying for the parking, look around. A business with your name over it, grown slowly out of savings, is the best boss you’ll find.",
      ],
    ],
    ask: "Which task did you do perfectly last week when fine would have been enough?",
  },
  Gemini: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Information with a human being attached is your trade. Receptionist in a busy clinic, human resources adviser, admissions counselor, librarian, elementary teacher, volunteer coordinator, editor of a local paper: questions with answers, and faces that return. Some variety before lunch is essential. So is a team that laughs. Long solitary projects drain you.",
      ],
      [
        "paragraph",
        "Ask who’s overloaded, who’s good at what and who shouldn’t sit together, and you know. You present the accountants to the designers, and the reverse, so that both feel intelligent. As a manager you’re approachable to a fault: your staff tell you everything, and the decision they came for is still on your desk on Friday, with notes.",
      ],
      [
        "paragraph",
        "Your hours go in pieces. A hundred useful answers leave by five, and the report that needed three hours hasn’t been opened. Also, you say “we.” It’s gracious, and at promotion time no one can tell which part was yours. Then there’s the creeping job: you were hired for one, are doing three, and get paid for the one because nothing on paper ever mentioned the others.",
      ],
      [
        "paragraph",
        "Put two hours a day on the calendar as “client report,” and tell the regulars, “I’m unavailable until eleven. After that I’m all yours.” On Fridays send your boss three lines, each beginning with “I.” Once a year, write down what you really do, find out what that position earns elsewhere, and bring both. If it isn’t in writing, you did it as a hobby. Once all the talk in the hallway is complaint and you’ve become its editor, go. Your own agency could work, if a partner guards the mornings.",
      ],
    ],
    ask: "What would you have finished last month if no one had known where you were?",
  },
  Cancer: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re at your best where people return, and where their story matters from one visit to the next: elementary teaching, midwifery, residential care, dental hygiene, real estate for first homes, running an inn. Warmth counts as expertise there. You need a steady team and a kind word now and then. Sharp tongues drain you.",
      ],
      [
        "paragraph",
        "An unhappy colleague gets asked the right question by you, at the right time, and decides against quitting. When you go away for two weeks, things go wrong that are in no job description. In charge you’re a parent, in the good sense and the other one: people feel protected, and bring you every disagreement they ought to settle privately.",
      ],
      [
        "paragraph",
        "One critical remark in a review goes straight to the question of whether you’re wanted, and the nine nice sentences around it vanish. Bosses begin to spare you, so that you improve by guessing. Promotion means leaving your people, so you turn it down, sometimes before it’s offered. And you pay for things: the cake, the gifts, the supplies. That’s a raise going in the wrong direction.",
      ],
      [
        "paragraph",
        "Ask for a correction before one can surprise you: “What’s one thing in this that you’d do differently?” Requested, it hurts about half as much. On salary, bring a folder of figures and praise, and let the folder do the talking while you drink your water. Rule: a workplace may feel like family, but check who signs the checks. Go when you dread the door on Sunday night and stay only so as not to be missed. Consider a guesthouse or day care of your own.",
      ],
    ],
    ask: "Which promotion did you talk yourself out of for the sake of the group?",
  },
  Leo: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "You do best where bringing out others is the profession and the result is seen. Elementary or drama teaching, event planning, hairdressing, nursing education, hospitality management, fundraising, assistant to someone worth assisting: each has people, standards and a finale. Good materials matter to you, and so does a thank-you with your name in it. Shabby places drain you.",
      ],
      [
        "paragraph",
        "The intern with one remarkable idea gets noticed by you, tidied up, and put in front of the director. You think you merely encourage people, but you’ve been choosing them, and choosing well. When you do lead, loyalty is rewarded like nowhere else, and a person who once let you down can grow old waiting for a second invitation.",
      ],
      [
        "paragraph",
        "Silence undoes you. The boss nods and hands over the next assignment, you hear a verdict, work twice as hard and enjoy it half as much. Then there is the gold trim: what was needed by noon arrives at six, looking wonderful. Money is a matter of pride with you, and so you don’t discuss it. A nice title or a speech about how they couldn’t do without you has replaced more than one raise.",
      ],
      [
        "paragraph",
        "About something you’ve just delivered, ask, “What worked best in this, and what would have made it better?” It’s more useful than applause. When a compliment comes in place of pay, say warmly, “Thank you. What does that look like in salary?” Before large tasks, write down in three lines what good would mean, and stop there: finished gets the encore. Leave if a whole season goes by unnoticed. A salon, school or event firm of your own gives you the marquee.",
      ],
    ],
    ask: "When your boss says nothing, what do you assume, and have you ever checked?",
  },
  Virgo: {
    stances: { order: "plan", lead: "support" },
    lines: [
      [
        "paragraph",
        "Precision in the service of people is your kind of work. Nurse, medical coder, pharmacist’s technician, court clerk, payroll specialist, dietitian, lab technician, copy editor: mistakes there have consequences. You need clear instructions, decent tools and time to check. A boss who says “just use your judgment” and has one in mind drains you.",
      ],
      [
        "paragraph",
        "If you’ve looked at it, it’s right, and the frightened client has been spoken to kindly as well. The lists you make for yourself would save a department from its worst weeks, though you think of them as a private crutch. Leading, you’re fair, well prepared and still there after everyone has gone, redoing what you assigned at noon.",
      ],
      [
        "paragraph",
        "You lose ground wherever an answer is due before the facts are complete: you offer to look into it, and come back on Thursday with an excellent comparison of something settled on Tuesday. Then there’s invisibility. Work in which nothing goes wrong looks, from above, like work in which nothing happened. And at the annual review you arrive with your own list of faults, in order, and the person across the table, who had been thinking of a raise, thanks you for your candor.",
      ],
      [
        "paragraph",
        "For such meetings, have this sentence ready: “From what I know now, I’d take the second one, and I’ll tell you by Thursday if anything changes that.” For reviews, bring a page called “What didn’t happen”: errors caught, costs avoided. Report the save as well as the score. Get out of any place that runs on people redoing things at night. As a bookkeeper, editor or organizer of your own you’d do well, with printed prices you can’t reduce out of guilt.",
      ],
    ],
    ask: "Which decision was made without you while you were still checking the facts?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Several parties have to be comfortable and something must still get decided: that’s your territory. Human resources, customer relations, interior design, school counseling, front desk management, family mediation, wedding coordination, nursing administration. Pleasant surroundings and good manners are no luxury for you. Open conflict drains you, and secret conflict drains you faster.",
      ],
      [
        "paragraph",
        "A department works better after you arrive, and no one can say why: you rewrote the sharp email, seated the rivals apart, remembered whose turn it was to be thanked. Leading suits you more than you believe. You consult everyone, and the decision is fair. By then, though, the fastest people have stopped waiting for it and the loudest have stopped listening.",
      ],
      [
        "paragraph",
        "Naming a sum seems indelicate to you, so you accept the offer with thanks and add the extra hours as a present. The second problem is bad news, which you wrap until the recipient leaves delighted and changes nothing. And you’re the department’s confessional. Both camps tell you everything, neither can be told, and when the matter finally blows up, each remembers that you seemed to agree.",
      ],
      [
        "paragraph",
        "Find out what three comparable positions pay, practice one sentence aloud, “For this position, I’d like seventy-two thousand,” and then let the silence do its uncomfortable work. If the answer is no, ask, “What would make it possible by the fall?” For bad news, put the hard sentence first and the flowers second. A message they enjoyed is a message they missed. Consider leaving when you’re paid chiefly in gratitude. In a venture of your own you’d be wonderful with clients, given published prices and a partner who likes a fight.",
      ],
    ],
    ask: "How much did politeness cost you the last time someone named a figure?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "Put yourself where something is confidential and a life is at a turn. Oncology or intensive care nursing, social work, accounting and fraud review, estate law, claims investigation, genetic counseling, executive assistance: all reward discretion and depth. You need privacy and permission to finish. Gossip drains you, as do cheerful managers who ask how you are in a group.",
      ],
      [
        "paragraph",
        "With you, a thing is safe. Weeks ahead, you sense who’s about to quit and which calm client is furious, and so far you’ve used that to soothe people one by one, when one report would improve the whole operation. As a boss you protect your people like a wolf. They’d just like to be told, now and then, which side of the teeth they’re on.",
      ],
      [
        "paragraph",
        "A new superior is put on private trial for two years, and meanwhile they choose their trusted people from those who said hello. You also own knowledge no one else has, which feels like security until there’s a promotion and you can’t be spared. Then money: you know to the dollar what others earn, say nothing, and wait for justice to come by itself. It is not on the payroll.",
      ],
      [
        "paragraph",
        "Within two weeks of any new boss, ask for twenty minutes and say, “Here’s what I do, here’s what this department won’t tell you, and here’s what I need in order to work well.” For pay, use what you know: three figures, one request, no reproach. Resentment is a raise you never asked for, paid to no one. Go before you’re staying to see them get what they deserve. Private practice, in any field, fits you like a lock fits a key.",
      ],
    ],
    ask: "Which boss was still on trial with you when they chose their people?",
  },
  Sagittarius: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "Look after people in a place that opens onto the wide world: those are the jobs for you. Teaching abroad or at home, study advising, refugee resettlement, airline or hotel work, travel nursing, park education, outdoor camps. A daily dose of elsewhere is essential. Pettiness drains you. So does a year with nothing new to learn.",
      ],
      [
        "paragraph",
        "When the plan has failed, you’re the one with a snack, a phone number and a good idea, however often you claim that you can’t improvise. A team with you in it stays hopeful and gets its forms in. As a leader you’re generous and blunt by turns, and your people would like a weather report before they come in.",
      ],
      [
        "paragraph",
        "Boredom trips you. By the third year you know each step, mistakes creep into the easiest tasks, and you punish yourself with extra effort. Another trap is the good cause: you volunteer for the picnic, the committee and the newsletter, and your real job gets what’s left. As for money, you give your raise away before it comes. A higher salary feels faintly immoral, until the roof leaks.",
      ],
      [
        "paragraph",
        "Offer your boss a trade: “I’ve done the intake for three years, and I’m getting careless. I’d like to train someone for it and take over something I don’t know yet.” Limit good causes to one per season. When pay comes up, decide beforehand whom the extra would help, and argue like their lawyer. Learn or leave: a second year with no new skill is a notice you’ve given yourself. A language school or a guesthouse would be yours to try, on a lease you can end.",
      ],
    ],
    ask: "What did you stop learning at work around the time you began to feel tired?",
  },
  Capricorn: {
    stances: { order: "plan", risk: "safe" },
    lines: [
      [
        "paragraph",
        "Give yourself a responsibility with a purpose. Practice manager, charge nurse, tax preparer, school principal, insurance specialist, pharmacist, benefits officer: such jobs have rules that protect the weak and decisions that still matter in ten years. You need clear authority and an end to the day. Sloppiness praised as flexibility drains you.",
      ],
      [
        "paragraph",
        "Colleagues can stop worrying, because you’re doing it. The backup exists, the deadline has been moved up in secret, and in an emergency your voice goes down by a third. Leading, you’re strict, fair and the last to leave. It’s the humor that makes them stay.",
      ],
      [
        "paragraph",
        "Rank is your first obstacle. Mistakes from above pass through your hands unmentioned, and since bosses rarely promote anyone who has never disagreed with them, you’re considered an excellent second. You also can’t put anything down, so each job you’ve ever had comes along to the next one. And security costs you dearly: for a pension, a parking spot and the devil you know, you’ll pass up an offer that paid a third more and looked you in the eye.",
      ],
      [
        "paragraph",
        "Stop asking about one kind of decision and announce it: “Unless you object, I’ll do it this way.” If an order is wrong, say so once, as a duty: “I’ll do it, and you should know that I expect this problem in March.” Put a price on safety by writing down what staying costs per year, in dollars. Be loyal for a term, and then renew it or don’t. Preventing your boss’s worst work isn’t a career; when it becomes yours, go. A firm of your own would outlive you, but begin while you still have the knees for it.",
      ],
    ],
    ask: "When did you last know better than your boss, and whom did you tell?",
  },
  Aquarius: {
    stances: { voice: "withhold", candor: "peace" },
    lines: [
      [
        "paragraph",
        "A humane idea has to work on an ordinary Tuesday, and someone must see to it: there’s your job. Special education, public health nursing, library services, occupational therapy, IT support for people who are afraid of IT, curriculum work. What you want is a new mission, a reliable method and a polite team. Rituals no one can explain drain you.",
      ],
      [
        "paragraph",
        "Progress happens around you without bruises. A procedure gets changed so considerately that people believe it was always so, and the one who got lost is looked after. As a leader you treat the janitor and the director alike, which both of them remember. Praise you forget. They notice.",
      ],
      [
        "paragraph",
        "Politics escapes you. You prepare the facts for a meeting and are astonished that four people agreed over lunch, since asking for support beforehand seems a bit crooked. Your inventions also arrive dressed as tidier checklists, so you get filed under housekeeping. On salary, you believe the scale is the scale, the same for all. The person beside you, who asked, is two steps further up it.",
      ],
      [
        "paragraph",
        "Before a meeting, visit two of those who’ll be there and say, “I’m bringing this up later. What would worry you about it?” Give your next invention a name and a date, and sign it. About pay, ask what the range is, in those words, because every scale has a ladder leaning on it. An idea without an author gets an author, and it won’t be you. If your best thoughts all happen on the drive home, you’re driving to the wrong place. Something of your own would fit you, ideally shared by three odd people who split the chores.",
      ],
    ],
    ask: "Which proposal of yours was decided against before you entered the meeting?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Sympathy turned into comfort, within limits: good work for you has that shape. Nursing, occupational therapy, child care, hospice, veterinary assistance, baking, children’s library work, dog training. Choose an institution with regular good news along with the sorrow, because you live on whatever is in the air. Set hours and a kind supervisor matter more than the title. Harsh voices drain you.",
      ],
      [
        "paragraph",
        "If someone cried at lunch, there’s a note on their desk by three, and it says the right thing. You can also picture what a form or a waiting area will be like for a frightened person. In charge, you lead by understanding. It works on the willing, and the unwilling understand you, too, within a week.",
      ],
      [
        "paragraph",
        "Vague instructions cost you most. You sense what’s hoped for, and nine days later there’s a beautiful version of something else. Then there are the sad colleagues, whose shifts you take, whose errors you fix, and whose thanks you can’t deposit. Invoices embarrass you. They go out late, reduced, with an apology, as if you were the one who owed.",
      ],
      [
        "paragraph",
        "Never leave an assignment without four answers: what’s it for, who will use it, how long is it, when is it due. After a tenth of the time, show a rough piece and ask, “Is this the direction?” For the unwilling, try, “I understand, and it’s still due on Friday.” Send bills on the first of the month without reading them twice. Sympathy is free, and Saturdays cost money. When the sorrow follows you into the shower, it’s time for a change. A bakery, a studio or a practice of your own is no dream, provided a brisk person owns half.",
      ],
    ],
    ask: "Which assignment did you guess at when one question was enough?",
  },
};
