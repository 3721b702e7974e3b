import type { SignUnits } from "../../section-unit.ts";

export const isfp: SignUnits = {
  Aries: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The work that suits you happens in front of you, now, and relies on hands and instinct more than on meetings: wildland firefighter, ski patroller, technician in an animal emergency clinic, tattoo artist, line cook, physical therapist who gets frightened patients back on their feet. Someone there has to make the first move immediately, and no one has time to vote.",
      ],
      [
        "paragraph",
        "Colleagues get a person who goes first without making them feel slow. You try the unfamiliar machine, take the angry customer, and demonstrate to the beginner that it can be survived. What you underrate is how much calm this spreads. You consider it impatience; the team experiences it as having someone to stand behind.",
      ],
      [
        "paragraph",
        "What slows you down is the long middle. The start of a job gives you its whole flavor, and once your senses can predict the ending, the rest feels like repetition, while a new alarm is ringing next to you. So the last tenth waits: the labels, the report, the final coat. Bosses usually admire your beginnings and to give the finishing, along with most of the recognition, to someone slower. It looks careless. It’s only an appetite that has moved on.",
      ],
      [
        "paragraph",
        "Treat the end as a task of its own. On Monday, list everything you have open, choose the item nearest to completion, and give it the first hour of your day, before anything new can reach you. When something exciting arrives, tell your boss, “I’d love that one. I’m available after Thursday.” Ask for a partner who enjoys finishing, offer your energetic openings in exchange, and look for a boss who divides long assignments into stages.",
      ],
    ],
    ask: "Which job, nearly done, would change what people say about your work?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Work goes best for you where the material is real, the pace is humane, and quality shows at a touch. Furniture restorer, florist, cheesemaker, upholsterer, landscape gardener, massage therapist, textile conservator: all of them pay for senses like yours and for the will to do a thing properly. In one craft you improve for decades, while quicker people get bored and drop out.",
      ],
      [
        "paragraph",
        "What colleagues get is an even temper and a standard. Whatever you look after works, lasts and looks good, and nervous people slow down beside you. One strength you underrate is judgment. You can tell at first contact whether something was done well, and since that costs no effort, you assume everyone sees it. They don’t, and they’d pay to be told.",
      ],
      [
        "paragraph",
        "What trips you up is speed that someone else has set. You work through touch and repetition, so a new system by Friday or three rush orders at once take away the very thing that makes your work good, and you respond by slowing down even more. Managers in a hurry read it as stubbornness, and tend to pass the better paid assignments to people who merely look quick.",
      ],
      [
        "paragraph",
        "Negotiate the pace before the work begins. When something is wanted fast, answer with two dates: “You can have a plain version on Wednesday, or the one you’ll be proud of a week from Monday.” Most bosses will happily choose. Whenever a method changes, ask for one afternoon of practice with no one watching, because the second time is when you become good. And look for a shop that charges for quality, because there your tempo is what they’re selling.",
      ],
    ],
    ask: "What could you deliver in a plain version this week instead of a perfect one later?",
  },
  Gemini: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "You do best where faces and impressions keep changing, and where a feeling has to be turned into something others can see or hear. Podcast editor, portrait photographer, sign language interpreter, speech therapist, museum educator, hairdresser with a loyal list of clients: each combines attentive listening with an eye for detail, and each lets you go home when it’s finished.",
      ],
      [
        "paragraph",
        "Colleagues get a translator. You notice that two of them mean the same thing, or that the client said yes with a no in the voice, and you mention it so that no one loses face. What you underrate is your timing with the moods of others. Teams that lack it spend hours on unnecessary confusion that you’d have ended in a sentence.",
      ],
      [
        "paragraph",
        "What holds you back is the variety of things you can do reasonably well. Each skill is fascinating until its secret is out, then a neighboring one looks better, and the whole becomes difficult to explain in one line. Customers remember a person for one thing, so you get called for odds and ends, at the rate for odds and ends, while a narrower colleague becomes the name that everyone mentions.",
      ],
      [
        "paragraph",
        "There’s no need to give up the variety, only to choose which part to be known for. Look over last year, find the work that you’d happily repeat and that someone thanked you for, and put one sentence about it at the top of your profile on Monday. Tell your boss, “For six months I’d like every assignment of this kind.” Let one side interest run at a time, with an end date. Look for a workplace where a single craft meets new people every week.",
      ],
    ],
    ask: "If people could recommend you for only one thing, what would you want it to be?",
  },
  Cancer: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "The best work for you is care itself, done with skill, for one living creature at a time. Midwife, hospice aide, pediatric dental hygienist, innkeeper, occupational therapist, wildlife rehabilitator: in all of these, anticipating what’s wanted is the better part of the craft. Look first at those with a shift that ends, because you give most generously when the hour of your release is visible.",
      ],
      [
        "paragraph",
        "Colleagues find it easier to have a bad day near you, because you remember who is grieving, who hates the phone, whose mother is ill, and you arrange the work around it without comment. The strength you underrate is that memory, which to a team means continuity and a reason to stay.",
      ],
      [
        "paragraph",
        "What gets in your way is your sensitivity to criticism. You put so much of yourself into the work that a remark about the schedule feels like a remark about you, and a curt message at nine can take the whole day with it. So you avoid the evaluations and trial runs from which you’d learn fastest. Supervisors notice, and begin to handle you with such tact that you no longer hear what would get you promoted.",
      ],
      [
        "paragraph",
        "Ask for the criticism, in a form you can take. Tell your boss on Monday, “I learn best from notes I can read by myself first. Would you send me two things to improve, and we’ll talk the day after?” Read them at home, wait until the sting is over, and underline only what concerns the task. Then bring one practical suggestion to the conversation. Choose a supervisor whose tone is warm and whose comments are specific, because a merely agreeable one will leave you guessing.",
      ],
    ],
    ask: "What useful remark about your work are people too kind to tell you?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do your best where beauty is the purpose and an audience is expected. Wedding florist, jewelry designer, set decorator, choreographer, portrait painter, window dresser: such work speaks before you have to, and it lets you step into the light at a moment of your own choosing.",
      ],
      [
        "paragraph",
        "Colleagues get warmth with taste. You can make a dull launch feel like an event and a shy coworker feel gifted, because your praise is exact enough to be believed. That effect on other people’s courage is what you underrate. A team attempts bolder things near someone who notices, and managers are paid for far less.",
      ],
      [
        "paragraph",
        "What tends to cost you most is doing nothing halfway. The order was for something simple; by the second day you’ve often seen how splendid it could be, and because a plain result feels like bad manners, you add a week, better materials and your own evenings. The client is enchanted and pays the agreed price. Your boss loves the result and dreads the budget, so the big commissions, where splendor would be affordable, go to people who are known to stop.",
      ],
      [
        "paragraph",
        "Offer the splendor before you build it. At the start of a job, describe three versions with three prices, plain, fine and grand, and say which one you’d most enjoy: “I can do any of these. The third takes eight more days.” Then do exactly what was chosen, and put the ideas you had to leave out into a folder for the next offer. Twice a week, compare your hours with the plan. Look for an employer or for clients who already pay for beauty, since others can only admire it.",
      ],
    ],
    ask: "How many hours did you give away last month so that something could be splendid?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Skilled handwork with a clear standard, and a living person at the other end, brings out your best. You’d do well as a dental ceramist, a bookbinder, a prosthetist, a tailor who does fittings, a botanical illustrator, a piano tuner or a surgical nurse. In such trades exactness serves feeling: a sleeve finally lets someone raise an arm.",
      ],
      [
        "paragraph",
        "Colleagues get quality that they don’t have to check. Errors get caught before they leave the building, so discreetly that the author keeps their dignity. What you underrate is your teaching. Because you can see the one thing that would help, and say it without contempt, newcomers learn faster beside you than in any course.",
      ],
      [
        "paragraph",
        "Your hindrance is the order in which you do things. Whatever is wrong and within reach gets fixed first: the mislabeled drawer, a colleague’s file, the form that no one fills in properly. Each repair takes ten minutes and is satisfying, and by four o’clock the assignment that counts most often hasn’t been started. Colleagues are grateful and bring more. Your boss sees someone who is always busy and wonders, a little unfairly, where the time goes.",
      ],
      [
        "paragraph",
        "Begin with the thing that counts. Ask your boss on Monday, “Of everything I do, which two results matter most to you this quarter?” and give those the first ninety minutes of every day, before messages. Collect everything else on a page, and spend half an hour on it after lunch. If a coworker brings you a repair, say, “I can look at it at two.” Choose a boss who can rank things, because where all is equally urgent you’ll polish whatever lies nearest.",
      ],
    ],
    ask: "Which task did you put off last week because easier things were also wrong?",
  },
  Libra: {
    stances: { candor: "peace", company: "both" },
    lines: [
      [
        "paragraph",
        "Look for work that is about proportion, in color, in sound or among people, and that’s done beside someone instead of against them. Interior designer, film editor, hair colorist, art therapist, fashion buyer, exhibition curator, family mediator: each gives your eye authority. In these professions taste is the service and choosing is the assignment, which makes it easier.",
      ],
      [
        "paragraph",
        "Colleagues get peace that isn’t dull. You find the version in which both sides recognize their idea, and the meeting ends sooner. What you underrate is your verdict. When you do say “not that one,” softly, you’re usually right, and it’s remembered for years, so it deserves to be heard more frequently.",
      ],
      [
        "paragraph",
        "What slows you down is work with no one on the other side of it. In the company of a client or a colleague you’re energetic and exact, since their reaction tells you what to do next; left for three days with an empty page, you drift, tidy, and begin when the deadline finally gives you company. The result is often lovely and a little thin. Bosses can’t understand the difference, and they start to check on you.",
      ],
      [
        "paragraph",
        "Arrange for a person at the start of every solitary task. Ask a colleague for fifteen minutes on Monday, explain aloud what you’re going to make, and agree to show a first piece on Wednesday: “I don’t need advice. I need someone who expects it.” Break whatever takes longer than a week into parts that you deliver one by one. And look for work in pairs, or for a boss who likes seeing things while they’re unfinished, since your best ideas tend to appear when someone is looking.",
      ],
    ],
    ask: "Which task would already be under way if someone had expected the first page?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Depth is where you’re strong: one case, one material or one secret at a time. Art conservator, forensic artist, trauma nurse, addiction counselor, funeral director, trainer of horses that someone else has frightened: each asks you to look steadily at what others avoid, and none requires a speech.",
      ],
      [
        "paragraph",
        "Colleagues get someone who can be told things. What is said to you stays with you. You also see who is angry, who is bluffing and which client is about to leave, often weeks ahead. You treat that as a private burden. It’s among the most valuable information in the building, and a decent manager would change plans on one sentence of it.",
      ],
      [
        "paragraph",
        "What tends to limit you is that delegating is hard. You know every thread of a case, you’ve seen what careless people do, and explaining takes longer than doing it, so you do it yourself, and the method stays in your head. For a while this makes you indispensable. Then a larger project comes up, and your boss gives it to someone with a team, since you appear to prefer working without one.",
      ],
      [
        "paragraph",
        "Hand over one thing at a time, to one person you’ve tested. On Monday choose a task that would survive a mistake, demonstrate it once, and say, “Do it your way, ask me anything, and I won’t look before Thursday.” Keep that promise, since being watched makes people clumsy. Write down the procedure that only you understand, which takes an hour and is the best evidence of your expertise. Then ask your boss for a trainee. Look for a place where you can choose who works beside you, because you trust people slowly and well.",
      ],
    ],
    ask: "What do you still do yourself that someone else could learn within a week?",
  },
  Sagittarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You belong in work that moves, outdoors or among strangers, with a craft at its center and no two weeks alike. River guide, travel photographer, farrier, trail builder, ski instructor, ship’s cook, festival designer: each rewards a person who can arrive anywhere, take in the place with all five senses, and be useful by noon.",
      ],
      [
        "paragraph",
        "Colleagues get good humor and a fresh eye. You don’t compete, you accept people as they come, and when a plan collapses, you’re the first to enjoy the new one. What you underrate is how hard you work when the choice is yours. In a pinch you’ll give three nights in a row, and since you mention it to no one, it never enters anyone’s opinion of you.",
      ],
      [
        "paragraph",
        "What lets the money slip away is everything that has to be written down. Forms, receipts and contracts belong to a part of life that has no smell and no weather, so they usually wait in a pile until they frighten you. Invoices can go out weeks after the work, for a rounded sum that favors the client. Employers who’d trust you with an expedition hesitate to trust you with its budget, and put someone else in charge.",
      ],
      [
        "paragraph",
        "Give the paper a fixed place and a time limit. Every Friday, in a spot you like, with music on, spend forty minutes on money and nothing else, and send each invoice on the day you finish. Before any new job, write to the client: “This is what I’ll do, this is when, and this is the price.” Trade the rest with a coworker who loves tables. Look for a boss with a good office behind them.",
      ],
    ],
    ask: "How much money is sitting in papers that you haven’t felt like opening?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Mastery suits you, in a craft that takes ten years to learn and ends in something a hand can test. Watchmaker, stone carver, architectural model maker, vintner, orthopedic shoemaker, violin restorer, nurse anesthetist: all of them call for patience and feeling in equal parts, and in all of them your standing rises with age.",
      ],
      [
        "paragraph",
        "Colleagues get someone whose word is as solid as the finished piece. You prepare, you deliver, and you treat the trainee and the director with the same tact. What you underrate is taste. Because it comes effortlessly, you don’t regard it as an accomplishment, and you emphasize your reliability instead, although taste is the part that can’t be replaced.",
      ],
      [
        "paragraph",
        "What holds you back is a dislike of being a beginner where others can see. Your reputation depends on things that are finished and right, so a new tool, a bigger role or a public presentation looks like a place to lose it. You usually decline until you feel completely prepared, which managers naturally interpret as contentment. Less able people accept, stumble for three months in full view, and then they know how to do it.",
      ],
      [
        "paragraph",
        "Make the clumsy phase official and temporary. When something new is offered, answer, “I’d like to do it, and for the first three months I’ll be learning. Who could show me?” Almost every boss respects that. Reserve an hour a week for practice with a colleague who is also a beginner, and apply for a role once you meet most of its requirements. Look for a workplace where the masters tell stories about what they’ve ruined.",
      ],
    ],
    ask: "What have you declined because you’d have had to be bad at it at first?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Look for a cause behind the work, one real creature in front of you, and freedom as to the method. Prosthetics designer, animal shelter manager, art teacher in a prison, street medic, community muralist, recreation therapist, designer of gardens for the blind: for these, being unlike the others is practically a qualification.",
      ],
      [
        "paragraph",
        "Colleagues get an ally for the unpopular idea. You listen to an intern as you’d listen to a director, and you come up with the solution that no one was looking for, usually by making it first and explaining later. What you underrate is how safe your evenness makes people. In your presence they voice strange, useful thoughts that would never survive a meeting.",
      ],
      [
        "paragraph",
        "What gets you into difficulties is rules. A procedure whose reason you can’t feel seems unreal to you, and since you dislike a scene, you often nod and do it your own way, usually with a better result. That goes well until someone checks. Then the boss, who was never told that you disagreed, feels deceived, and begins to inspect a person who needs independence above all.",
      ],
      [
        "paragraph",
        "Disagree earlier, and on paper. Choose the one rule that gets in your way most, follow it correctly for a week so that you know what it’s for, then propose a trial: “I’d like to do this differently for a month, with one client. Here’s how we’d see whether it works.” Bosses who can’t permit an exception can often permit an experiment. Follow the harmless rules without a thought, as you would in a foreign country. And look for a workplace that tells you the goal and leaves the method to you.",
      ],
    ],
    ask: "Which rule do you ignore in private that you could help to change?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You’re at your best with those who can’t put it into words, and with materials that soak up feeling. Dance therapist, preschool teacher, end-of-life doula, film composer, aquarium keeper, swimming coach for people who are afraid of water: in each, what you pick up without trying is the main instrument.",
      ],
      [
        "paragraph",
        "Colleagues tell you what they’d tell no one else, and then go back to work relieved. What you underrate is your imagination as a practical tool. You can anticipate how an environment, a story or a treatment will affect the person on the receiving end, which saves everyone from having to do it over.",
      ],
      [
        "paragraph",
        "What undoes your plans is time. You work by mood and absorption, so one good afternoon can produce what others need a week for, and then three gray days can produce nothing, while the date on the calendar seems imaginary until it’s tomorrow. Bosses, who see only the late arrival, wonder about your commitment, and out of embarrassment you sometimes say nothing until it’s even later.",
      ],
      [
        "paragraph",
        "Let others make time visible for you. In place of one distant deadline, ask for short dates: “Could I show you a piece every Wednesday?” Begin at the same hour and in the same place each day, with the same music, because a mood can be trained to turn up where it’s expected. On gray days do the part that needs no feeling, such as sorting or captions. And when you’re going to be late, say so the moment you suspect it: “It’ll be Friday.” Look for a supervisor who is generous in tone and uncompromising about dates.",
      ],
    ],
    ask: "Which deadline would you already have mentioned if you weren’t embarrassed of being late?",
  },
};
