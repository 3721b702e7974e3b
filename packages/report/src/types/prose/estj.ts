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
        "When the group chat reaches its fortieth message about where to eat, you are the one who books a table for eight and sends the address. ESTJ gives you the feeling that somebody ought to be in charge, and Aries adds that it may as well be now. The result is a natural starter who volunteers for the most unpleasant job and usually enjoys it. Other people catch courage from you, because it’s hard to dread a task beside someone whose sleeves are already rolled up. You also forgive so rapidly that you can be furious at eleven and buying the same person lunch at noon.",
      argument: [
        "Since your type and your sign both like to lead, nobody near you waits long for instructions. Where the two differ is in preparation. The organizer in you believes in a list, a budget and a spare key, while Aries believes that the box is open and you’re holding a screwdriver. That is how you come to build a bookcase at top speed from memory, with three screws left over, assuring whoever is steadying the shelf that those are extras.",
        "Usually Aries sets off and the organizer improvises the regulations along the way, rather loudly, which works more often than it should. What it costs you is the help of careful people, who get used to being overtaken and stop telling you what they’ve noticed. This week, before one new task, ask the slowest good thinker you know, “What would you check before we start?” Then listen for ten full minutes. You can make up the time by Thursday.",
      ],
    },
    Taurus: {
      thesis:
        "Things stay fixed once you have fixed them. ESTJ gives you a respect for promises and a method for keeping them, and Taurus adds patience, a good pair of hands and a firm opinion about comfortable chairs. The combination is someone who works like a farmer at harvest in order to sit down to a proper dinner afterward. Those who share your life stop worrying about ordinary disasters, because the car has been serviced, the bill was paid on the first, and there is always more soup. They may imagine that you live for duty, when really you live for the evening on which all of it is finished.",
      argument: [
        "What your type and your sign build together tends to last: the same friends around the same grill, a filing system that has outlived three computers. They part ways over speed. ESTJ likes a decision by lunchtime, while Taurus likes to sleep on it, eat something, and leave things as they were. So you’ve negotiated a division of labor, in which you decide immediately for everyone else and gradually for yourself, which is why the neighbor’s leak was seen to within the hour and your own dental appointment is entering its second year.",
        "There is real generosity in that order of business, but your back and your knees are on the waiting list too, and they have begun to complain. This week, treat yourself as a client you would hate to lose. Take the oldest errand you’ve postponed, give it a date, and tell somebody, “I booked it. Ask me on Friday how it went.”",
      ],
    },
    Gemini: {
      thesis:
        "Meetings go better when you run them, partly because people are laughing by the second item and partly because you end on time. ESTJ gives you the urge to get matters settled, and Gemini gives you curiosity, a quick tongue, and enough of everybody’s vocabulary to chat with the accountant and the plumber. That makes you a kind of friendly switchboard: you hear from one person what is wrong and connect it to another who can fix it. What everyone gets is clarity with a joke in it. You can make a parking policy entertaining, and people will follow a rule that has made them laugh.",
      argument: [
        "On a good day your sign finds out what is going on and your type gets it done, so a tangle that has annoyed everyone since spring is sorted out before the coffee is cold. The trouble starts in the second half of anything. To an ESTJ, an unfinished project is an unpaid debt. Gemini, however, had the interesting part on Tuesday and is now reading about something else, possibly during your own presentation.",
        "Your solution is to hand the second half to someone reliable and check in often, which you call supervision and which is mainly a craving for news. Many things stay alive that way. What you miss is the pleasure of going all the way down into one subject. This week, choose one task and announce, “This one is mine to the end.” When it turns dull, give it thirty more minutes, because the good part is often right behind the dull one.",
      ],
    },
    Cancer: {
      thesis:
        "Somewhere there is a family, or a group of friends that behaves like one, that wouldn’t have met since the last funeral if you hadn’t picked a date. ESTJ gives you the knack of making things happen, and Cancer gives you the people you want them to happen for. So your love comes with logistics: you know who can’t eat shellfish, who shouldn’t drive home alone, and who is facing the first birthday after a divorce. Everybody gets a place at the table and a second helping. You bark a little while you serve, and those who know you have learned to hear it as singing.",
      argument: [
        "Together your type and sign are remarkably thorough, so a friend who comes home from the hospital finds meals through Thursday, labeled, with heating times. The disagreement is about how affection ought to sound. ESTJ wants everyone to stand on their own two feet, and Cancer has already packed warm socks for those feet. Your usual compromise is to love people in the imperative: take a coat, text me when you land, eat something.",
        "Anyone who speaks your language hears the tenderness in that. Anyone who doesn’t hears a manager and forgets to be touched, so you can give all day and go to bed feeling oddly unthanked. This week, put the worry in front of one command: “I get scared when you drive at night, so please call me.” And when somebody says, “Sit down, I’ll do it,” sit immediately, before you can think of an objection. It will be done wrong, and it will taste wonderful.",
      ],
    },
    Leo: {
      thesis:
        "Nobody who has worked beside you forgets being praised by you, because you do it by name, out loud and, if possible, in front of the boss. ESTJ gives you high standards and the stamina to meet them first, while Leo gives you a big, warm belief that people are capable of more than they let on. You expect splendid things, and it’s surprising how regularly people proceed to accomplish them. Your parties have a schedule, and your schedules have a party. Whoever is on your side gets a champion, a plan and, at the end, a toast that lasts slightly longer than the cake.",
      argument: [
        "Your type and your sign agree that you belong in front, so little time is lost on stage fright. The two would like to be paid in different coin, though. ESTJ works for the result and would be content with a line in the minutes, while Leo wants to see faces. So after a success you tell the story, first to those who missed it and then to several who were there, and by the third telling the supporting cast has noticeably diminished.",
        "It’s appetite more than vanity: you hand out recognition all year, and it doesn’t occur to many people that someone so confident could use some in return. Hinting is unreliable, and waiting makes you majestic and slightly grumpy. This week, thank three people for one particular contribution each, and then go to someone who loves you and say, “I’m proud of how this went. Can I tell you about it?”",
      ],
    },
    Virgo: {
      thesis:
        "Whatever you borrow comes back in better shape than it left. ESTJ gives you standards and the nerve to say them aloud, and Virgo gives you an eye that catches the loose thread, the wrong date and the wobbling table from across the restaurant. (The napkin under the table leg was your doing.) Because you can both spot a fault and get it corrected, any office or household you belong to operates more smoothly every year, and nobody knows why. A beginner who is honestly trying gets unlimited time and patience from you. Hardly anyone suspects that your strictest inspections take place at night, on yourself.",
      argument: [
        "When your type and your sign cooperate, the result arrives on the promised day and doesn’t break. What divides the two is the expression “good enough.” ESTJ has a deadline and wants to send it off, while Virgo has just found a comma. So you deliver on time, lie awake with the comma, and send a helpful message at seven in the morning to somebody who had been happy with the work until then.",
        "You meant it as a gift, since a timely correction is what you’d want yourself. It tends to be received as a grade, so colleagues start presenting their work to you when nothing can be altered. This week, give one person your three most useful corrections, skip the rest, and begin with, “Here’s what I would keep.” Offer yourself the same terms at bedtime: three faults at most, and one thing that went right because of you. You’re allowed to fall asleep during the faults.",
      ],
    },
    Libra: {
      thesis:
        "Two people who can’t stand each other will both accept a decision from you, and be a little pleased with it. ESTJ gives you a clear sense of what is right and a wish to have the matter closed by five, while Libra makes you walk around the table first to see how it looks from the other chair. The result is fairness with a date on it. Friends bring you their quarrels and their difficult emails, because you’ll tell them where they went wrong and then help with the wording. After such a day of certainty, you have been known to lose an hour to a lampshade.",
      argument: [
        "At its best the partnership is elegant, since your type puts a finger on the problem and your sign sees to it that nobody loses face while it’s being solved. The quarrel is about which of them speaks first. Generally it’s the ESTJ in you, who says “That won’t work” in a friendly, carrying voice, after which Libra looks up, sees a face fall, and begins repairs. An hour later your objection is wrapped in so many compliments that the poor colleague can’t tell whether to expect a warning or a promotion.",
        "You meant the criticism, and you meant the kindness too, but delivering them in that order exhausts you and puzzles everyone else. This week, reverse it once. Before you criticize, say the other person’s best argument aloud. Then give your view in two sentences and ask, “What am I leaving out?” People can take almost anything from someone who has understood them first.",
      ],
    },
    Scorpio: {
      thesis:
        "While everybody else in a crisis is still talking, you have your coat on and are asking which hospital. ESTJ gives you a head that sorts a disaster into steps, and Scorpio gives you nerve, discretion and a loyalty that never checks the time. You get the facts, tell only those who need them, and remain until the last form is signed. People trust you with what they haven’t told their own families. Oddly, you have opinions on everything from mulch to monetary policy and hardly a word about what has hurt you. Your friends know where you stand. They’d love to know where it’s sore.",
      argument: [
        "Type and sign together make you the ally everyone wants, someone who reads the contract, then reads the faces, and is intimidated by neither. What divides the two is trust. ESTJ believes in a fair hearing, whereas Scorpio has seen what people do with one. So when somebody lets you down you remain perfectly correct, hold the elevator, ask about the kids, and keep a second file at home under lock and key.",
        "That file has protected you, and much of what is in it is true. Unfortunately, nobody can answer an accusation that was never made, so a person you’re fond of may be on probation without knowing the charge. This week, take out the oldest page and ask that person in private, “What was going on for you that day?” Listen to the end, and then say how it was for you. Some files turn out to contain nothing but one bad afternoon.",
      ],
    },
    Sagittarius: {
      thesis:
        "You are an optimist with a spare tire. Sagittarius gives you the faith that things will turn out well, and ESTJ does the planning that makes it largely true, so friends who would never dare alone sign up the moment you’re organizing. A good many of them have seen the ocean or finished the degree because you wouldn’t let the subject drop. You know the cheap flight, the better side of the train and the way home. You also say what you think, cheerfully and at length. People leave your company with sore ribs, one blunt truth and a date in the calendar.",
      argument: [
        "When your two sides pull together, other people’s “someday” turns into a Saturday with a deposit on it. Your own someday is where they quarrel. ESTJ has made promises to a lot of people and means to keep them, while Sagittarius doesn’t remember being asked. You can catch the argument at the airport, when you’ve come to drop somebody off and stand a minute too long in front of the departures board, reading it like poetry.",
        "The usual settlement is to talk. You describe Portugal so well over dinner that the restlessness is used up by dessert, and on Monday you’re back at your desk, a little short with everyone. Loyalty keeps you there, and by now loyalty has earned some vacation days. This week, book four days that can’t be refunded, and tell one person, “You decide while I’m gone, and I’ll back whatever you choose.” Then leave the phone at the bottom of the bag.",
      ],
    },
    Capricorn: {
      thesis:
        "What you start gets finished, this month or ten years from now, and whole families and companies lean on that fact without noticing. ESTJ gives you order and authority, while Capricorn gives you the long view and a sense of humor so dry that people find it in their pockets two days later. Together they have made you the designated grown-up of nearly every room. Beginners do well with you, because you hand them something real to do and stand behind them when it goes wrong. Your praise is scarce enough to be framed. A “not bad” from you can keep someone going for a year.",
      argument: [
        "There is little quarreling between your type and your sign, and that is the difficulty: when ESTJ says work, Capricorn says longer, and nobody in there votes for the lake. The one dispute concerns company, since ESTJ likes a full room and an easy laugh while Capricorn is thinking of the morning. So you accept every invitation, arrive promptly with a good bottle, shake each hand, and are back in the car within the hour, having enjoyed it more than anyone could tell.",
        "It’s considerate to leave before you’re tired. The price is that a great many people respect you and rather few of them know you. This week, stay at one gathering until the chairs go up, without giving a speech or adjusting the thermostat. Ask somebody, “How did you end up doing this?” When you’re asked in return, give the version with the mistakes in it. That is the one people will like you for.",
      ],
    },
    Aquarius: {
      thesis:
        "Nobody else in the building has read the entire handbook, and nobody else has written so much in the margins. ESTJ makes you a guardian of how things are done, while Aquarius can’t meet a rule without wondering who thought of it and whether he’s still alive. Together they make a reformer with a filing cabinet, someone who can improve a system because you know where every screw is. Newcomers learn from you which rules protect them and which are merely old. Oddballs and the outvoted get their turn at the microphone when you’re in the chair, including those who drive you crazy, because fair is fair.",
      argument: [
        "As a team, your sign has the idea and your type gets it past the committee, which is more than most visionaries can manage. The two differ on what is owed to the way it has always been. ESTJ has seen what happens when people improvise with something serious, and Aquarius has seen what happens when nobody does. Hence the scene in which you explain the sign-in sheet to a new colleague with perfect firmness while privately designing a better one.",
        "Normally you enforce the sheet, keep the improvement to yourself, and feel a bit lonely among people who think you believe in it. It’s the responsible choice, and it means that nobody can vote for your idea. This week, propose a trial: “One month, one team, and if it doesn’t work, we go back.” Say what you’ll measure. Because going back is part of the plan, even your strictest side can sign it.",
      ],
    },
    Pisces: {
      thesis:
        "Where other people say, “Let me know if you need anything,” you have already called the specialist, found out about parking, and asked who is feeding the dog. ESTJ gives you the competence, and Pisces gives you ears that can hear what’s wrong in a single “I’m fine.” Thanks to the two of them, a person in trouble is looked after before finding the words for it. Your brisk manner is useful camouflage, because a melancholy song in a supermarket can stop you beside the lettuce, and a stranger’s misfortune follows you home. You are, in short, a sponge with a clipboard.",
      argument: [
        "Pity becomes a plan in your hands: the forms are filled out, the rent is covered until the tenth, and somebody will be there when the kids get home. What your type and your sign can’t agree on is how long it’s allowed to hurt. Pisces hasn’t finished feeling how sad it is, whereas ESTJ would like the sorrow resolved by evening, with a follow-up on Wednesday. So a friend begins to cry, you are moved to the bone, and what comes out of your mouth is the name of an excellent lawyer.",
        "Being efficient is how you bear so much, although the friend may feel slightly processed, and you go to bed exhausted. This week, when something affects you, take seven minutes alone, do absolutely nothing useful, and then go and ask, “Do you want help, or do you want company?” Quite often the answer is company, and you’re better at providing it than you imagine.",
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
