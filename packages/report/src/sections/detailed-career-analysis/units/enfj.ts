import type { SignUnits } from "../../section-unit.ts";

export const enfj: SignUnits = {
  Aries: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Facing people who don’t think it can be done, with a date, you’re cheerful by seven in the morning. First courage is your trade: getting the rookie through the door, the witness to speak, the clinic open. Charge nurses in emergency departments live on it, and so do public defenders, union organizers, athletic directors, founding principals, and those who teach adults to swim. At a desk, you’d be good at launching a product or a campaign, but upkeep flattens you, especially the third review of something that already works.",
      ],
      [
        "paragraph",
        "Those under you get trust before they’ve earned it and rise to it. They also get your first reaction at full volume: on page one you hate the plan, its author goes white, and you spend the afternoon consoling him. Buy yourself a delay with a question: “Walk me to the end before I say anything.” By the end, half of what alarmed you has been answered.",
      ],
      [
        "paragraph",
        "The other thing that goes wrong is the month after the start: crowds and deadlines carry you, and once the program is up and running your attention goes to the next beginning. Before every launch, name the person who’ll run it from the tenth week, pay for that, and put your own visits on the calendar like appointments with a client.",
      ],
      [
        "paragraph",
        "As for pay, you’ll charge into a superior’s office for anybody but yourself, so pretend the raise is for your best colleague, write down her case, and carry it in under your own name. A small business of your own would suit you well, as long as somebody patient holds half of it and is allowed to tell you to wait.",
      ],
    ],
    ask: "Which person did you talk into something new this past year, and how are they doing with it now?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "The work that suits you has a learner in it and a thing you can touch, taste, or hear at the end. Think of an occupational therapist, a voice teacher, a hotel general manager, the head of a culinary school, a nursery owner with a young crew. With a desk in it, the same talent makes a development director whom donors trust for decades, or an editor whose authors never leave. Regular hours, daylight, and the same faces on Monday keep you well; a new structure every spring makes you stubborn and exhausted.",
      ],
      [
        "paragraph",
        "People stay where you’re in charge. Some stay too long. You’ll keep a pleasant, hopeless employee three years past the evidence, and the colleagues covering for him lose heart in a workplace that’s generous to the wrong person. Agree with yourself on a date before the trouble starts, and say it early: “I want this to work, and on the first of June we’ll both say honestly whether it does.”",
      ],
      [
        "paragraph",
        "Your second difficulty is staying on yourself. Once the place feels like yours, you can go on for years after the learning has ended and blame the heaviness on too little sleep. Every January, write down what you learned there in the last twelve months, and if it’s the same short list twice, begin having lunch with people elsewhere.",
      ],
      [
        "paragraph",
        "Money interests you more than you admit in idealistic company, and there’s no shame in that: good wages make you more generous, so ask for them plainly. What you’d build of your own would be slow and sound, and fifteen years on there’d be people all over town who learned it from you.",
      ],
    ],
    ask: "Who in your working life has been “nearly there” for longer than a year, and who has been covering for them?",
  },
  Gemini: {
    stances: { novelty: "new", company: "company" },
    lines: [
      [
        "paragraph",
        "Your career lies between two groups who each think the other is impossible. You listen to the engineers, you listen to the customers, and an hour later both feel understood and slightly ashamed. Medical interpreting, user research, international student advising, radio producing, the press office of a hospital, teaching languages, coaching debate: all of it is bringing something across unharmed. Variety nourishes you, and so does an audience that answers, while a week alone with one endless document would have you interviewing the plants.",
      ],
      [
        "paragraph",
        "Under you, departments speak that hadn’t in years. But you’ve told the designer one version by the elevator and the director another on the phone, each worded for its listener, and on Monday they discover two plans. Put it in writing the same day, the same words to all: “Here’s what I believe we decided. Correct me by noon.” It’s dull for five minutes and heads off a feud.",
      ],
      [
        "paragraph",
        "Favors are the second problem. Half the city has picked your brain over coffee, because you love the question and the person, and the paid hours are gone by Thursday. Keep two open slots a week for that; when a third stranger writes, send a date next month or a fee, and notice how few object to either.",
      ],
      [
        "paragraph",
        "Titles don’t describe you well, so at review time your best work doesn’t appear: the introduction that became a contract, the misunderstanding that never happened. Keep a running page of them with dates, and figures where you can, and choose a workplace where someone asks what you’re curious about now. The answer will have changed since spring, and a good manager will be glad.",
      ],
    ],
    ask: "Which two people at work heard different versions from you this month, and who’ll find out first?",
  },
  Cancer: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "Thresholds are where you work best: the first night in the dormitory, the hour before the operation, the week after a funeral. People arrive frightened, and by evening they know where things are and one person’s name, which is yours. Pediatric nurses do this, and admissions directors, and so do a hospice’s volunteer coordinator, a boarding-school dean, the owner of a small hotel. Family law has room for you, too, and so does a desk where children’s books are edited, but a place that bills for people by the quarter hour will make you ill-tempered without your knowing why.",
      ],
      [
        "paragraph",
        "Your people bring their troubles in to you, which keeps them loyal, but by six you’re carrying eight households, and you take them to bed. Give the day a closing time, and be clear about it with the last one at your door: “I want to hear this properly. Tomorrow at nine, first thing?” Most troubles sleep better than you do.",
      ],
      [
        "paragraph",
        "What really knocks you down is a resignation: you’ve taught her everything, she’s found something bigger, and you feel abandoned. You’ll smile, but for a month the office is chilly for whoever resembles her, so decide that leaving well is one of your results. Keep a map on the wall with a pin for each person you raised, and have them come back to speak to the new ones.",
      ],
      [
        "paragraph",
        "Pay is hard to raise with people you think of as your own. They aren’t, between nine and five, so find out what the position pays elsewhere and bring the figure in writing. Then work where you’re allowed to know what became of people. That’s half your salary, but only half.",
      ],
    ],
    ask: "Who left a place you made for them, and have you ever told them you were proud?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "People are at their best when someone expects them to be splendid, as you do. So look for work where a group must rise to an occasion: a head coach, a drama teacher, a choreographer, a trial lawyer with a nervous witness, the restaurant manager whose twenty-year-olds walk like dancers. Closer to a desk, there’s the museum’s director of education, or the fundraiser who persuades a whole city to care about a roof. Calls with the cameras off will put you out in a month.",
      ],
      [
        "paragraph",
        "Your team gets your heart, and it gets your praise in public, which few employers pay. Watch who receives it. You notice the dazzling ones and those in distress, whereas the steady man in scheduling, who has never given you a story to tell, hasn’t heard his name in a year. Before each big meeting, find out one thing that somebody undramatic made possible, and open with that.",
      ],
      [
        "paragraph",
        "Criticism is your harder lesson. “It’s a bit long” about a program you designed sounds to you like “we don’t love you,” so you defend it warmly, at length, and colleagues learn to send you only the flattering half. Ask for the other half in a form you can tolerate: “Tell me the weakest ten minutes. I’ll thank you now and sulk tonight.” Then cut them. A show that’s been cut gets more applause, which should help.",
      ],
      [
        "paragraph",
        "As to money, employers discover early that you can be paid in compliments. Accept those, with the fee. Run your own place if someone careful holds the checkbook. And leave any place where you’ve begun acting pleased to be there, because you’re good at it and could go on for years.",
      ],
    ],
    ask: "Which reliable person near you has never once been praised aloud, and for what should they be?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Someone can’t do a thing yet, it can be learned, and getting it wrong would matter: there you’re at your finest. You see the whole person and also the wrist that’s bent the wrong way. That makes nurse educators, speech pathologists, ballet teachers, dental hygienists, and clinic managers, and at a desk it makes textbook editors and people who write the training that pilots and paramedics swear by. A clear standard calms you. Cheerfulness without one wears you thin, in offices where everybody’s wonderful and the files are a disgrace.",
      ],
      [
        "paragraph",
        "New people learn fast with you until you take the work back: the report comes in at eighty percent, and you stay until nine and finish it, lovingly. She gets a better report and the news that hers wasn’t good enough. Return it with one mark in place of thirty: “The numbers are right. Fix the opening, and it goes out under your name.” Then let it go out at ninety-five.",
      ],
      [
        "paragraph",
        "Your second trouble is that you prevent things, and prevention leaves nothing to look at. The inspection went smoothly, the family didn’t sue, and the raise goes to the colleague who put out a fire he’d started. Once a month, send your supervisor three lines on what was about to go wrong, what you changed, and what it saved. It’ll feel like boasting. It reads like information.",
      ],
      [
        "paragraph",
        "Working for yourself agrees with you, if you fix your hours first, since no boss has ever driven you as you do. Choose a place where people get better and somebody tells you so. On the way home, name one thing that went right because of you.",
      ],
    ],
    ask: "Whose work did you finish for them lately, and what did they learn from it?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "When people can’t stand each other and have to get along by dinner, you’re the one to send for. Think of an embassy’s chief of protocol, a labor relations specialist, a dean of students, a couples counselor, a literary agent, an interior designer with two owners and one living room. The maître d’ of a good restaurant does it nightly. Surroundings matter: with a window, decent light, and civil colleagues you’re worth two of yourself, but among slammed phones you spend your whole strength on keeping the peace and go home with the work undone.",
      ],
      [
        "paragraph",
        "Meetings that you chair end in agreement, and your staff will tell you what they tell no other boss. Then comes the decision that half of them won’t like, so you ask around again, find one more side to weigh, and let the season go by while both camps wait. Fix the day at the outset: “I’ll hear everyone until Thursday. On Friday I’ll choose, and some won’t love it.” Disappointed people recover. The ones who are kept hoping turn sour.",
      ],
      [
        "paragraph",
        "About money you’re scrupulously fair, to the other party. Before you’ve sat down you’ve understood their budget, and you name a figure that would suit them. Have a friend set your number in advance, write it at the head of the page, and say it before anyone has described their difficulties. After that, be as charming as you like.",
      ],
      [
        "paragraph",
        "Credit slips past you as well: a quarrel that never broke out leaves no trace, so ask the parties for a letter while they’re still grateful. And go when you notice that you’re the only one keeping the peace in a place. Peace should be on somebody’s payroll besides yours.",
      ],
    ],
    ask: "What have you been consulting about that you decided some time ago, and who’s still waiting to hear?",
  },
  Scorpio: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Some jobs begin where other people excuse themselves. You can sit across from the worst day of somebody’s life, hear it out, and find the one thing left that can be moved. Oncology social workers do that, and so do crisis negotiators, addiction counselors, detectives who work with victims, and funeral directors worth having. At a desk there’s the documentary producer whom everyone talks to at last, or the executive sent into a failing hospital. Cheerful organizations where nothing is at stake make you suspicious, then bored, then troublesome.",
      ],
      [
        "paragraph",
        "Those who work for you would walk through a wall, because you knew what they were worth when they didn’t. But you feel it as betrayal when one of them disagrees in front of others, and the temperature around him drops for a month. Before you withdraw, go to his desk: “You surprised me in there, and I didn’t like it. Was I wrong?” If he still argues, promote him. You have plenty who agree.",
      ],
      [
        "paragraph",
        "The other danger is the case you can’t put down. There’s always one, the boy, the family, the file, and it has your evenings, your appetite, and the attention that twenty others were counting on. Choose a colleague who’s allowed to ask you about it every Friday, and to take it from you, and give her that permission in writing, in a calm week, because you’ll be furious.",
      ],
      [
        "paragraph",
        "Power doesn’t frighten you, so go and get some. People like you are left in the basement with the difficult files while someone breezier gets the budget, so apply for the post that decides how the place is run. Frightened people deserve a boss who isn’t.",
      ],
    ],
    ask: "Which case or person has had your evenings this season, and who was waiting meanwhile?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "What you sell, in any trade, is a horizon. Somebody has concluded that things can’t be different, and an hour with you in a classroom, on a trail, or over a balance sheet persuades them to try. History teachers do that, directors of study abroad, campus chaplains, river guides, foundation program officers, and publishers of unknown writers, and in business it’s the person who trains the sales force, or opens the office in Lisbon. Give yourself travel, an idea you can believe in, and somebody to teach it to, because a job spent defending how it’s always been done will age you.",
      ],
      [
        "paragraph",
        "In meetings you’re the one who lifts the talk out of the mud, and it’s a gift until about minute twelve, when others have something to contribute and you’re on your way to the coast. Colleagues stop preparing, since you’ll be inspired anyhow. Speak third. When you’ve made your point, hand it over: “That’s the direction as I see it. Where does it break?” Sit on your hands during the answer.",
      ],
      [
        "paragraph",
        "Then there’s the second half of everything. You start a program with a rousing speech, forty people enroll, and by autumn no one has sent the forms. Don’t resolve to become neat. Before you announce anything, go to a person who enjoys finishing, let her set the date, and share the title and the money with her as well as the thanks.",
      ],
      [
        "paragraph",
        "For your own pay, remember that audiences assume someone so happy must be doing it for love. Set a price for speeches and hold to it, but give one away each year, gladly, to a cause you choose. The rest of the time it’s your living.",
      ],
    ],
    ask: "What did you announce that someone else had to finish, and what did they get for it?",
  },
  Capricorn: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Plenty of people inspire, and some can run things, and you’re the one who’s done the budget and can still make the night staff proud. Institutions need you: a hospital, a school district, a union, a town. City manager, nursing home director, fire captain, dean, head of an apprenticeship program, the lawyer who turns a good cause into an organization that lasts. What feeds you is a duty with faces in it and ten years to do it properly; charm without follow-through starves you, and so does a boss who announces things.",
      ],
      [
        "paragraph",
        "You set the standard and you stay to help people reach it, so hardly anyone wants to disappoint you. The price is silence. They’d rather hide a bad number than see your face, and you hear of the leak when the floor’s already wet. Reward the messenger on the spot: “Thank you for telling me on Tuesday and not on Friday. Sit down, what do we need?” After you’ve done that three times in front of others, the news will come early.",
      ],
      [
        "paragraph",
        "Responsibility sticks to you, besides. Each problem you’ve ever fixed is still yours, and with every promotion you bring along the old job, until you’re answering mail at midnight for a committee you left. Whenever you accept something new, name what you’re handing off, and to whom, in the same letter. They’ll do it differently. It’ll stand.",
      ],
      [
        "paragraph",
        "Recognition comes to you late and in the form of more work, so ask for it as money, staff, or time, and ask in the quarter when results are visible. Then pick a successor well before you need one: someone young and a little scared, in whom you can see it.",
      ],
    ],
    ask: "What bad news reached you too late this year, and why didn’t the person feel able to bring it sooner?",
  },
  Aquarius: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You want to change how a thing is arranged, and you want to do it with people you can wave to. That rules out the lone theorist and the plain administrator, and leaves a fine strip between: public health director, community college dean, head librarian in a difficult district, disability rights attorney, manager of a farmers’ cooperative, city planner, or whoever keeps an open-source project’s strangers on speaking terms. Purpose and company keep you going. Being told “that isn’t our department” takes a year off your life each time.",
      ],
      [
        "paragraph",
        "On your staff there’s room for anybody with an idea, rank regardless, and newcomers do their best work early. Your weak place is time. The future sounds so good from you that everyone nods, and you take the nod for a yes when half of them are still on last year’s change. Ask about the cost before you launch: “What will this make harder for you by Monday?” Fix two of those things first, and they’ll come with you on foot instead of being carried.",
      ],
      [
        "paragraph",
        "The other weak place is the single employee. You’re superb on the workforce, yet the woman two desks away has been trying since August to tell you that she’s unhappy, and you’ve answered with a survey. Hold one conversation a week with no cause in it: a walk, one person, no notes.",
      ],
      [
        "paragraph",
        "You say “we” so faithfully that nobody knows what you did, which gets your budget cut, so in the annual report write the word “I” in front of three verbs. And if you found something of your own, give it a board that may overrule you. It’s what you’d advise anybody else.",
      ],
    ],
    ask: "Which one person at work has been trying to tell you something, and what did you give them instead of an hour?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Somebody has something to say and can’t get it out, you can hear it anyway, and all your best jobs begin there. Speech therapists do it with a child of four, memoir editors with a shoebox of letters, choir directors with people who swear they can’t sing. Hospital chaplains, speechwriters, and patient advocates each have their own way in. You live for the minute when the alto stops mouthing and sings. What wears you out is one person after another and no door to close, so ask for breaks in between, and spend them by yourself.",
      ],
      [
        "paragraph",
        "People are braver in your care, and they’ll stay late for a thing you’ve described, but what they’re missing is instructions. A wish for “something by the end of the week” is a deadline when you say it and a pleasant thought when they hear it. Start with the plain part, “I need the draft on Thursday at noon,” and be as warm as you like after that.",
      ],
      [
        "paragraph",
        "Then there’s your calendar, which goes to whoever is worst off. The client in ruins has had three calls since Monday, while the steady one, who’s doing everything you hoped, gets a wave and wonders whether she ought to collapse. Schedule the steady ones before anybody else, and tell each emergency at the beginning when you’ll have to finish, since half an hour of your undivided attention is already generous.",
      ],
      [
        "paragraph",
        "Asking for money defeats you only when it’s for yourself. Facing a worried client, you’d end up paying them, so let the paper ask: a printed rate, due in advance, can’t see anyone’s face. After that, an independent practice would suit you, ideally in two rooms, one of them for yourself.",
      ],
    ],
    ask: "Who is doing well in your care right now, and how much of your time did they get last week?",
  },
};
