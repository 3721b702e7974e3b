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
        "By the time the meeting is called you have already held it, in a stairwell, with the two people who matter. Aries can’t stand a starting line with nobody on it. They think you love to be first, when in fact you can’t bear to see grown adults look at one another and wait. Under the push is a worry you never air: that if you waited too, no one would go.",
      argument: [
        "Both of you want it done by tonight, so the quarrel is over how. The Executive wants a route, a roster and a spare tire, while Aries, out in the street with the engine running, regards the spare tire as a lack of faith. You usually settle it by charging off and drafting the rules from the front, at a shout, for people who have to learn them as they run.",
        "You begin before the others have understood, and lose the second wave: the quick come along, and the careful, who would have completed the thing, stand at the curb feeling scolded. So divide the work: you decide what is to be done and when, and then you stop for fifteen minutes, find someone slower than you, and let that person decide how.",
      ],
    },
    Taurus: {
      thesis:
        "There is a right way to load a dishwasher, and you have never insisted on it; you have merely gone in afterward and done it. Taurus gives you a slow, sure hand and an affection for things that stay where they were put. People suppose you’re married to duty. Comfort is nearer the mark, since you work like three people so that by evening the good lamp is on, nobody’s upset, and the roast is exactly as it was.",
      argument: [
        "They agree about nearly everything except speed. The Executive wants a decision by lunch, and Taurus would like to sleep on it, eat on it, and then leave it as it is. Your compromise is to decide fast for others and slowly for yourself, so that the office has its new system within a month and your own appointment with the dentist is in its second year.",
        "You organize everyone else and neglect yourself, until an excellent arrangement surrounds a few personal matters that you haven’t touched in ages. Take the oldest of those, the mattress, the will, the overdue conversation with a relative, and treat it as though a client had asked. Give it a date, three steps, and a reward you can eat.",
      ],
    },
    Gemini: {
      thesis:
        "You can run a meeting and a commentary on the meeting at the same time, and the second is funnier. Gemini brings quick wits and a low tolerance for Tuesdays; you have built a schedule solid enough to be bored in. So you defend the rules officially and slip your best jokes out underneath them, looking, in all that well-organized company, for one person who can keep up.",
      argument: [
        "The quarrel is about the second half of anything. To the Executive, an unfinished project is a debt; Gemini has learned all it wanted from the opening and is already looking around. As a rule you settle it by making a law for everyone else: they complete, you oversee, and overseeing has enough variety in it to live on. So you supervise more than you learn. You know a paragraph about everything your people do, and now and then, over a shoulder, you envy the one who’s so absorbed that she didn’t hear you come in.",
        "Find one project that takes a season, and do all of it yourself, reporting in installments to somebody funny if you need an audience. When it goes dull, in about the fourth week, you’re halfway.",
      ],
    },
    Cancer: {
      thesis:
        "Everyone thinks that you like doing the holidays. Someone has to, you reply, and get out the big pot. But Cancer knows what a holiday feels like when no one takes the trouble, and somewhere along the line you resolved that it wouldn’t happen in your house as long as you could stand. So it comes off to the minute, you never mention why, and they have stopped asking whether you’d like to sit down.",
      argument: [
        "A manager and a mother hen are disputing one clipboard. The Executive would have everyone stand on their own feet, and Cancer has packed them a lunch. You settle it, usually, by looking after people in the imperative: wear the coat, call when you land, eat. They obey, they feel managed, and the tenderness that drove it is lost on them, since it went out dressed as an instruction. The loss is more yours than theirs.",
        "Once a day, voice the worry before the instruction. “I worry about you on that road, so call me.” It will stick in your throat, and it takes three seconds longer. And when someone holds out a coat to you, put it on.",
      ],
    },
    Leo: {
      thesis:
        "When you retire you would like a surprise party, and you have a fair idea who ought to organize it. Leo needs to be loved out loud; the rest of you insists on having earned it first, in figures. So you do twice what was asked, and linger in the vicinity wherever thanks are being given. It’s not that you need applause. You only wish that it would start, sometime, without your cue.",
      argument: [
        "Between these two it’s never whether to lead; it is what leading is for. The Executive wants the job done and would accept a memo, and Leo wants a lit-up face at the end of it, preferably several. You settle that by getting results and then narrating them, a bit too long, to people who were there. They admire you. They also wait for you to be done, while the delight you were after leaks out of the story with every additional figure.",
        "Give the credit away first. At the next success, name three people and what each of them did, in front of the rest, with nothing about you. It feels like starving in a bakery. By tomorrow someone will bring you your share, unprompted, still warm.",
      ],
    },
    Virgo: {
      thesis:
        "You are capable of correcting a menu: in the restaurant, with your own pen, kindly, on the way out. Virgo sees the one wrong thing in a thousand, and you have the rank and the lungs to get it fixed, so that the world around you grows slightly better and slightly tenser every year. Nobody sees the other catalog, the one of your own faults, which is longer than anyone’s and which you read at night without mercy.",
      argument: [
        "What these two dispute is good enough. The Executive has a deadline and would ship it; Virgo has noticed the hinge. Usually you ship, lie awake with the hinge, and send a message about hinges in the morning to someone who had been proud until it arrived. The date was met and the party ruined. After a while people stop showing you things until it’s too late to alter them, which you take for sloppiness.",
        "Fix a limit. Three corrections for any one person in a week, the three that matter; the others you swallow, or mend yourself without a word. And apply the limit at home, under your own hair: at bedtime read yourself three items, then put the catalog away.",
      ],
    },
    Libra: {
      thesis:
        "People come to you for a ruling, and leave with a ruling and a cup of coffee. Libra wants everyone content; you were also born with a gavel; and so you’ve perfected the verdict that sounds like a compliment to both sides. It takes more out of you than they realize. By evening there’s someone in your clothes who has no opinion about dinner, none at all, after a day of being certain for others.",
      argument: [
        "The Executive states what’s so. Libra looks around to see how it was taken, and would like to rephrase it more nicely. You usually do it in that sequence, which is the expensive one: first the blunt fact, then an hour of repairs, lunch included, in which the fact gets so beautifully wrapped that nobody can find it. People come away uncertain whether they’ve been reprimanded or promoted.",
        "Reverse it. Before you speak, take one minute for fairness, and write down what the other would answer in their own defense; then deliver the criticism once, in one piece, without ribbon, and leave. The kindness has been done already. Repairs are forbidden until tomorrow, when most prove unnecessary.",
      ],
    },
    Scorpio: {
      thesis:
        "For a person who talks so much, you have a remarkable poker face. Everyone knows your views on parking, and no one knows whom you have forgiven. Scorpio keeps the real ledger, in ink: who was loyal, who wavered, what you’d do for the one and never again for the other. You call it being a judge of character. It’s also how you make sure that nobody leaves you by surprise.",
      argument: [
        "One of these two wants it raised in open session; the other first wants to know who talked to whom. The Executive trusts procedure, and Scorpio has seen what people do with procedure. You generally settle it by running things by the book while keeping a second book, and since that one is never read out, those in it can’t plead. Some colleague has been on probation for years without a hearing.",
        "You judge people who never hear the charge, and so your fairness, which is genuine, stops where you were hurt. Ask one person about one old grievance instead of judging it alone: the oldest, in private, as a question: “What was going on for you that day?” The reply may ruin a perfectly good grudge.",
      ],
    },
    Sagittarius: {
      thesis:
        "There’s a route on the map that you have planned to the last gas station and never driven. Sagittarius wants the horizon; the rest of you wants to know who’d feed everybody meanwhile. So you organize other people’s expeditions, splendidly, down to the socks, and see them off, and offer something bracing about the view. Anyone who asks is told that you’re happy where you are. No one has ever asked with the engine running.",
      argument: [
        "It is the old dispute between the mayor and the road. The Executive has made promises to two hundred people; Sagittarius never signed any of that, and is standing on the hood to see farther. You settle it with speeches, talking so well about the wide world, with such firm opinions on places where you’ve spent a weekend, that the restlessness gets used up in preaching. You talk about going in place of going, and your listeners lose some evenings.",
        "Trade a speech for a ticket. Twice a year go away for four days, to some place where you are acquainted with no officials, having handed your duties to a deputy, in writing, and don’t call in. A few things will go wrong without you, and those were among the sights.",
      ],
    },
    Capricorn: {
      thesis:
        "Children like you are trusted with keys early, and none of the adults thinks to ask whether they wanted any. Capricorn climbs and you manage, so life has been uphill with a committee ever since; you’re very good at it, and it has been very long. What you are after is simpler than ambition. Someday you’d like to reach the ledge where an older person says, “All right. You can put that down.”",
      argument: [
        "These two rarely quarrel, which ought to worry you. The Executive says work; Capricorn says longer. When they do fall out it’s over company: one likes a crowd, a quick laugh, a beer with the crew, and the other is calculating the expense and how it looks. You settle it by attending everything and enjoying the first half hour, after which you check the time, in a friendly manner, and the crew relaxes as you go.",
        "You have earned a place among them, and leave it empty. One evening a month be the last to go, without a purpose, paying for nothing except your own. Sooner or later you’ll be told the story that gets told when the boss has left.",
      ],
    },
    Aquarius: {
      thesis:
        "You know the rule book by heart, and you’re the only one who read it with a pencil. Aquarius doubts every regulation on principle; the rest of you has a town to run. The outcome is a rebel who fills in the forms. In public you defend the system against people who break it for fun, and at night you lie there designing a replacement, in exquisite detail, in which nobody’s cousin gets the contract.",
      argument: [
        "They disagree about what is owed to the way it’s always been done. The Executive has seen what happens when people improvise with the water supply, and Aquarius has seen what happens when they don’t. Mostly you settle it by keeping the rules openly and heresies in private, where you turn a little superior about colleagues who sincerely trust what you enforce. They can tell. It’s lonely, guarding a thing you have already replaced in your head.",
        "Propose one of your private reforms and run it as an experiment: a single rule, one department, ninety days, with a date on which it ends by itself. Announce it in your most official tone. If it fails, the old rule returns with honors. If it works, you’ll have company.",
      ],
    },
    Pisces: {
      thesis:
        "Efficient people aren’t supposed to leave a hospital by the back stairs so that nobody sees their face. You do. Pisces soaks up everything in the air, and on top of that you have built a very good office, with hours. Callers get the office. They’d be amazed to learn how much of your famous practicality starts with the stray, the widow, the kid by the fence; you couldn’t bear it, so you arranged it.",
      argument: [
        "One asks what can be done, and the other hasn’t got to the end of feeling how bad it is. The Executive treats sorrow as a backlog, Pisces as the open sea. Usually you settle it by acting at once, before the feeling has got its shoes off, and so a great deal is accomplished, some of it for people who had asked for nothing. Then you’re exhausted and can’t tell by what.",
        "Let the soft one go first, and fence it. When something gets to you, take seven minutes in a parked car, without a phone, feel it to the bottom, and only then ask whether it’s yours to fix. Half the time what was wanted was someone to be sorry, and you have just done that, and well.",
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
          text: "You long to be thrown into the pool, and you’re guarding the towels. Once a week, let another grown-up guard the towels.",
        },
        {
          between: "Now or properly",
          text: "Impulse is off and running before method has its boots on. Give impulse the first hour of any job, and method all the rest.",
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
        "This week, choose one evening and do no maintenance of any kind between supper and bed. Sit where you can see a thing that needs fixing. Leave it alone, and notice what your hands want.",
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
          text: "You’re at your best before a crowd, and home gets the leftovers. Save the first telling of a story for the one at home.",
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
          between: "Fair or loyal",
          text: "The rule demands one thing and your people another. Decide ahead which you’ll follow for whom, and tell them so.",
        },
        {
          between: "Arrange or feel",
          text: "A plan is quicker than tears, and does you less good. Allow seven minutes of the one before you start the other.",
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
      "Alter how you look before you announce how you’re going to live: a different coat or haircut first, unexplained, so that people find out by seeing it.",
    "new 2":
      "Write the new figure on a card, and show it to one person who will ask about it in three months. Budgets kept to yourself turn into opinions.",
    "new 3":
      "Introduce yourself on a street that you have only ever inspected, asking about the dog and leaving out the fence, and let the other party end the conversation.",
    "new 4":
      "At home, ask who would like what, youngest first, noting it all down, and within the week carry out one wish that you consider silly.",
    "new 5":
      "Sign up for something that has no certificate at the end. By the second session you’ll want to organize the others; stay in the back row until the fourth.",
    "new 6":
      "Install one habit, no more, at an hour that nobody else can book. Practice it for thirty days before you recommend it to a living soul.",
    "new 7":
      "State your terms early, as you do. Then ask for theirs, and leave them uncorrected. What gets agreed in the first ten minutes tends to last ten years.",
    "new 8":
      "Bring up the awkward sum, the will or the want, face to face and by daylight. Use short sentences. For strangers you’ve handled worse without turning a hair.",
    "new 9":
      "Apply, enroll or book it before the household has formed a view. Take fewer guidebooks than seems responsible, along with one question that you can’t answer.",
    "new 10":
      "Accept the post if it comes with the power to change something, and ask in writing what that is. A title by itself would bore you in a quarter.",
    "new 11":
      "Join as a member. Turn down the treasurer’s job for a full year, however badly the books are kept, and find out who likes you without keys.",
    "new 12":
      "Take an afternoon off the record, telling no one how you mean to spend it. Rest feels like truancy to you at first. It’s supposed to.",
    "full 1":
      "People say to your face what they have long agreed on behind your back, and most of it is kind. Thank them for everything, including the remainder.",
    "full 2":
      "The numbers are in. Read them once for the facts and again for what you’ve been trying to prove, then cancel one expense that was chiefly for show.",
    "full 3":
      "Something you said in haste has arrived everywhere. Correct it by telephone, with the person it touched, before you correct it for the general public.",
    "full 4":
      "An arrangement at home has been outgrown, and they all look to you for the ruling. Ask for one night; then rule, with reasons, and help move the boxes.",
    "full 5":
      "Whoever or whatever delights you is suddenly obvious to everyone. Let them tease. Clap longest, stay for the photograph, and save your remarks for another time.",
    "full 6":
      "A workload shows its real size, or a body does. Drop the task you keep because nobody else does it right, and let it be done wrong.",
    "full 7":
      "The other one has come to a conclusion about you. Hear all of it with your hands open in your lap, and say it back before you reply.",
    "full 8":
      "What was owed, inherited or unsaid comes up for settlement. Be exact about the money and generous with the rest, since it’s mostly the rest they are fighting over.",
    "full 9":
      "You turn out to have been wrong about a people, a place or a principle. Say so at the same volume at which you used to hold the opposite.",
    "full 10":
      "Your name is on it, for praise or for blame, and you should stand there for both. Afterward find the people who did the night shifts, and bring them lunch.",
    "full 11":
      "The group counts heads, and yours counts for something besides usefulness. Notice who speaks up for you, and who had only been needing the van.",
    "full 12":
      "The tiredness that you’d postponed presents its bill. Pay at once: two nights, no alarm, and a message that you’re unavailable, with no reason given.",
    "eclipse 1":
      "The version of you that everyone relied on steps down. Elect no successor for a season; see who turns up meanwhile.",
    "eclipse 2":
      "An income, a possession or a standard you lived by comes to an end. Keep the habit of earning, and find another reason.",
    "eclipse 3":
      "A neighbor, a route or a daily exchange drops out of your life. Say what it was to you, in person if there’s time.",
    "eclipse 4":
      "The family seat moves, on the ground or in the mind. Photograph every empty wall before you hang anything on it.",
    "eclipse 5":
      "A game that you were good at closes. Give away the equipment within the month, to somebody young and noisy.",
    "eclipse 6":
      "Your old routine has been abolished. Mourn it openly, for it was a good one, and have your knees design the next.",
    "eclipse 7":
      "An agreement between two people lapses or gets rewritten. Sign nothing at speed; there’s a clause you have been obeying from memory.",
    "eclipse 8":
      "A debt, a fear or a joint account is closed. Shred what you’re allowed to, and keep one page to remember it by.",
    "eclipse 9":
      "Some certainty that you’ve taught to others is retired with honors. Sit as a student where you used to give the talk.",
    "eclipse 10":
      "A position goes, yours or the one above you. Leave the desk as you would like to find it, and take the stairs.",
    "eclipse 11":
      "A club, a cause or a circle of friends disbands. Settle its accounts, give it a proper last night, and retire the mailing list.",
    "eclipse 12":
      "Something that you’ve managed in private is over. No report is due. Sleep, and let one person see you doing it.",
    "jupiter soft":
      "More comes in than you had planned for: people, offers, appetite. Say yes to the one that alarms your assistant, and hand on a job you enjoy, so that you’re rested enough to be glad.",
    "jupiter hard":
      "You’ll promise everything to everyone, and mean it. Before each new yes, name the old one that it pushes off the wagon, and call that person first. Two such calls should restore your sense of proportion.",
    "saturn soft":
      "Patient, unglamorous work is taken seriously in these months, which suits you to the ground. Ask for the long contract, with one clause in it that protects your evenings, and be the first to enforce that clause.",
    "saturn hard":
      "Someone with less sense and more authority is going to block you, correctly, on paper. Shouting prolongs it. Find out which single requirement is genuine, meet that one beautifully, and let the rest of the wall stand.",
    "uranus soft":
      "Rules that seemed poured in concrete turn out to have been parked there. Try one cheerful breach a week, chosen by the most irregular person you know, and put in writing whatever works.",
    "uranus hard":
      "Plans get overturned by people who never read them. Your impulse is to restore order by lunch; give it three days. Meanwhile look after whoever is most frightened, and leave your affairs where they’ve landed.",
    "neptune soft":
      "A softness gets in, by way of music or an old photograph, and efficiency loses some of its shine. Follow it a little way. One afternoon a week, do something that can’t be evaluated, and don’t.",
    "neptune hard":
      "Facts won’t stay put, and people go vague just when you require signatures. Check twice whatever flatters your sense of duty. Decide as little as possible, in daylight, with someone suspicious beside you.",
    "pluto soft":
      "Authority comes to you from underneath: people confess, bosses ask. Use it to end one old wrong that everybody has been stepping around. Begin with the smallest provable fact, and be the one to bring it up.",
    "pluto hard":
      "There’s a struggle over who is really in charge, and you’re tempted to win it outright. Ask what you fear would happen if you lost; provide for that, and yield a bit of ground in public.",
    "mercury retrograde":
      "Confirm each appointment twice, and sign nothing new. Use the delays to look for the error in the last plan. It’s on page two.",
    "mercury direct":
      "Messages get through again. Send the one that you rewrote four times, in its first version minus the adverbs, and call anyhow.",
    "venus retrograde":
      "Old affections and old invoices come around again. Look them over kindly, buy nothing large, and reorganize nobody’s closet out of love.",
    "venus direct":
      "Once more you know what you like. Tell the person concerned, in one remark without a task in it, and buy something soft.",
    "mars retrograde":
      "Pushing yields only heat. Repair tools, finish what’s half done, and when your temper rises go and lift something heavy without a word.",
    "mars direct":
      "The brake comes off. Choose a single target before you accelerate, tell the others which it is, and reach full volume by degrees.",
    "ingress jupiter":
      "A roomier year begins. Bring into the plan someone you’d once have put on the waiting list, and budget for pleasure.",
    "ingress saturn":
      "For two years or so, one part of life wants building properly. You’ll like that. Ask beforehand what it is for.",
    "ingress uranus":
      "Seven years of surprises begin in a new department. Appoint your least obedient friend as consultant, and pay them in lunches.",
    "ingress neptune":
      "A long tide turns. What you’ve been certain of will go soft at the edges, slowly; let it, and learn a song.",
    "ingress pluto":
      "Power starts to shift in a way that will take decades. Write down who has it now, and reread the page each year.",
    "month 1":
      "Before you set any goals for the household, ask each member for one thing to stop. Begin with yours, and stop it all month.",
    "month 2":
      "Write to a person who trained you, by hand, one side of a page, quoting the remark of theirs that you still use on others.",
    "month 3":
      "Pick a chore that you always do over after others have done it. For a month leave it as they left it, and count the casualties.",
    "month 4":
      "Go to one public meeting at which you have no function, sit at the back, listen, and bring home one good idea.",
    "month 5":
      "Book the appointment that you keep telling other people to book. In the waiting area do no work; read the oldest magazine.",
    "month 6":
      "Give a party with no schedule: a place, a beginning, more bread than you need. Anything that isn’t ready by then doesn’t exist.",
    "month 7":
      "Take a child, yours or a borrowed one, somewhere of the child’s choosing. Follow ten feet behind, and speak when you’re spoken to.",
    "month 8":
      "Delegate one job for good. Go over it once, hand over the folder, and when they call, answer, “You decide.”",
    "month 9":
      "Have someone older teach you one dish by their own method, and as it cooks, ask about the people who used to eat it.",
    "month 10":
      "Go through your memberships and resign from two. Spend the first evening that comes free with someone you live with or miss, doing nothing useful.",
    "month 11":
      "Apologize for one thing that’s more than a year old, face to face, in under a minute. Then ask how they have been.",
    "month 12":
      "Leave one tradition out this year, by agreement, and see who misses it. If it’s only you, tell them why it mattered.",
  },
};
