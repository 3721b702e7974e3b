import type { SignUnits } from "../../section-unit.ts";

export const isfp: SignUnits = {
  Aries: {
    stances: { lead: "support" },
    lines: [
      [
        "paragraph",
        "Good work for you happens now, in front of you, and depends on hands and instinct more than on meetings. Paramedic, line cook, electrician, veterinary technician, physical therapist, hairdresser, camp director, wildland firefighter: in each, someone has to make the first move, and no one has time to vote. What drains you is waiting for approval, the weekly meeting about the weekly meeting, and a supervisor who hovers.",
      ],
      [
        "paragraph",
        "Others meet a person who goes ahead without making them feel slow. You try the unfamiliar machine, take the angry customer, and show the beginner that it can be survived. In charge, you set an example and give few instructions, which is inspiring until people need to know where they’re going.",
      ],
      [
        "paragraph",
        "The last tenth is your first obstacle. Once your senses can predict the ending, a new alarm is ringing somewhere, and the credit goes to someone slower who swept up. The second is the sudden exit: an unfair word at ten can be a resignation by noon, with no next job and a good reference lost. And when it comes to pay, you take the first number, since haggling feels like standing in line. It’s the most expensive two minutes you’ll ever save.",
      ],
      [
        "paragraph",
        "When an offer comes, say, “Thank you. I was hoping for more, and I’ll answer on Thursday.” Then leave the silence alone. Give the first hour of each day to whatever is nearest done. The rule: quit for a place you want, never from a place you’re mad at. A business of your own suits you, provided that someone patient does the sweeping.",
      ],
    ],
    ask: "What would your work be worth if you finished it and then named the price?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your best work has something real in it: wood, dough, soil, skin, fabric, an engine. Baker, landscaper, carpenter, massage therapist, nurse on a long-stay ward, florist, mechanic, winemaker: each pays for senses like yours and for the will to do a thing properly. You need a predictable rhythm, excellent tools and a workplace that isn’t ugly. Three rush orders and a ringing telephone exhaust you faster than ten hours of lifting.",
      ],
      [
        "paragraph",
        "Nervous people slow down beside you, and whatever you look after works, lasts and looks good. Your hands can tell immediately whether something was well made, and since that costs no effort, you assume everyone can do it. As a manager you protect your crew and correct them too late, because a serious conversation spoils the afternoon.",
      ],
      [
        "paragraph",
        "Speed that someone else has set takes away the very thing that makes you good, and you answer it by slowing down even more. To a hurried manager that looks like stubbornness. Then there’s the comfortable paycheck: the coffee is decent, everyone is agreeable, and eight years later the newcomers earn more than you do. And your opinion tends to arrive the day after the decision, when nothing is left but the pleasure of having known.",
      ],
      [
        "paragraph",
        "Negotiate the pace before you begin: “You can have a plain version on Wednesday, or the one you’ll be proud of a week from Monday.” Ask for a raise every year in the same month, as if it were a dental checkup. When the chair is the best thing about the job, get up. Self-employed, you do well wherever quality has its price and a sharper person sends the bills.",
      ],
    ],
    ask: "What would they have to pay if they hired you for your own job today?",
  },
  Gemini: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "What all good work for you has in common is a changing cast and a feeling that has to be turned into something others can see or hear. Hairdresser, speech therapist, graphic designer, photographer, receptionist in a busy clinic, substitute teacher, podcast editor, sign language interpreter: each combines listening with an eye for detail. Variety feeds you. Identical days drain you, as do open offices where every mood is broadcast.",
      ],
      [
        "paragraph",
        "To others you’re the translator. When two people at a meeting mean the same thing, or the client says yes with a no in the voice, you mention it so that no one loses face, and hours of unnecessary confusion end in a sentence. Leading, you’re beloved and a bit hard to quote, because each member of the team remembers a different instruction.",
      ],
      [
        "paragraph",
        "First, you can do eleven things reasonably well, and customers remember a person for one. You get called for odds and ends, at the rate for odds and ends, while a narrower colleague becomes a name. Second, the “quick question”: you answer it free of charge, delightfully, four times a day. Others call that consulting. Third, you reply to messages in your head. The sender, sadly, isn’t in there.",
      ],
      [
        "paragraph",
        "Find the work from last year that you’d happily repeat and that someone thanked you for, and tell your boss, “For six months I’d like every assignment of this kind.” When the quick question comes, say what an hour costs. Collect skills for pleasure, and sell one. Leave a position when you can finish everyone’s sentences there. Start something of your own after you’ve found a partner who likes calendars.",
      ],
    ],
    ask: "If people could recommend you for only one thing, what would you want it to be?",
  },
  Cancer: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "The best work for you is care, done with skill, for one living creature at a time. Nurse, dental hygienist, cook in a school or a nursing home, childcare worker, occupational therapist, innkeeper, midwife: in all of these, anticipating what’s wanted is half the craft. You need a shift that ends, because generosity comes easily when the hour of release is visible. Shouting drains you, even at someone else.",
      ],
      [
        "paragraph",
        "A bad day is easier to have near you. You remember who is grieving, who hates the telephone and whose mother is ill, and you arrange the work around it without comment. As a leader you create a family, with everything that implies: loyalty, birthdays, and one relative who hasn’t done the dishes since spring.",
      ],
      [
        "paragraph",
        "Criticism goes in too deep. A remark about the schedule feels like a remark about you, so supervisors begin to handle you with such tact that you no longer hear what would get you promoted. Then there’s the pay raise you never requested, since asking such nice people for money would be like presenting your aunt with a bill. Finally, you take everyone home with you, in your head. None of them pays rent.",
      ],
      [
        "paragraph",
        "Ask for criticism in a form you can use: “I learn best from notes I can read alone. Would you send me two things to improve?” As for money: they can like you and pay you. Leave when you notice that you’re staying for one person, since that person can be visited. A place of your own with six tables would suit you, if someone tougher sets the prices.",
      ],
    ],
    ask: "What useful remark about your work are people too kind to tell you?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Whatever the field, your best work makes something lovely, or makes someone feel lovely, in front of people who came to be pleased. Hairstylist, pastry chef, event planner, preschool teacher, makeup artist, interior designer, dance teacher, florist: each speaks before you have to, and lets you step into the light at a moment you choose. Gray cubicles, anonymous tickets and managers who never say “well done” drain you.",
      ],
      [
        "paragraph",
        "People get braver around you. A dull launch can feel like an event and a timid coworker feel gifted, because your praise is exact enough to be believed. As a leader you’re a sun: everything grows, provided that it’s turned toward you. The plants in the corner need a visit.",
      ],
      [
        "paragraph",
        "Your inability to do anything halfway is the first obstacle. The order was for something simple; by Wednesday you’ve seen how splendid it could be, and your own evenings pay for the difference. The second is waiting to be crowned. Excellence, you assume, will be noticed and rewarded, while someone half as good books a meeting, asks for the raise and gets it. Third, one cool review can close you for months, and you stop showing work to the very people who could hire you.",
      ],
      [
        "paragraph",
        "Offer the splendor before you build it: “I can do this plain, fine or grand. The third takes eight more days, and here’s what it costs.” Then make exactly what was chosen. The rule: no one pays for the fireworks you gave away. Leave a place where no one looks up when you come in with something wonderful. A studio of your own is a good dream, and a stall at a market is how to test it.",
      ],
    ],
    ask: "What have you been hoping to be given that you could simply request?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Skilled handwork with a clear standard, and a living person at the other end, brings out your best. Nurse, dental technician, pharmacist’s assistant, tailor, gardener, lab technician, copy editor, piano tuner: in such trades exactness serves feeling, as when a sleeve finally lets someone raise an arm. You need order, decent materials and time. Bosses who wave a hand and say “good enough” drain you.",
      ],
      [
        "paragraph",
        "You’re the one whose work needs no checking. Errors get caught before they leave the building, so discreetly that the author keeps their dignity, and newcomers learn faster beside you than in any course, because you see the one thing that would help. In charge, you’re kind, precise and up until midnight, redoing what you didn’t like to send back.",
      ],
      [
        "paragraph",
        "Whatever is wrong and within reach gets fixed first. By four o’clock the mislabeled drawer is perfect and the assignment that counts hasn’t been started. Besides, your best work is invisible: a disaster that never happens leaves no trace, and promotions go to those who put out fires they had plenty of time to notice. As for pay, you lower the price before anyone objects, as though the customer could see the flaw you see.",
      ],
      [
        "paragraph",
        "Ask your manager, “Of everything I do, which two results matter most to you this quarter?” Those deserve the first ninety minutes of the day. Write down each mistake you catch and what it would have cost, and take the list to your review. Name the price, then close your mouth. Leave a place that is proud of being sloppy; it won’t convert. Self-employment goes beautifully if someone blind to flaws sets your fees.",
      ],
    ],
    ask: "What went right last month because of you that no one knows about?",
  },
  Libra: {
    stances: { candor: "peace", company: "both" },
    lines: [
      [
        "paragraph",
        "You do best with proportion, in color, in sound or among people, and beside someone rather than against them. Interior designer, hair colorist, physical therapist, retail buyer, human resources assistant, wedding photographer, art teacher, film editor: in these, taste or tact is the service itself. You need agreeable surroundings and a partner to react to. Harsh voices and sales contests drain you within a week.",
      ],
      [
        "paragraph",
        "Meetings end sooner with you in them, since you find the version in which both parties recognize their idea. Your “not that one,” said softly, is usually correct and remembered for years. A team led by you is pleasant, well dressed and slightly unsure who’s in trouble, because no one ever seems to be.",
      ],
      [
        "paragraph",
        "Work with no one on the other side of it goes slack. With a client in the chair you’re energetic and exact; left for three days with an empty page, you drift and tidy until the deadline finally gives you company. In salary talks you see the employer’s point of view so vividly that you argue it for them. And bad news waits with you: the refusal, the complaint, the dismissal, each a month late and twice as painful for the ribbon.",
      ],
      [
        "paragraph",
        "For solitary tasks, book a witness: “I don’t need advice. I need someone who expects to see this on Wednesday.” Before any talk about money, write the sum on your palm, and ask on behalf of a friend who happens to be you. The rule: let the other side argue the other side. Leave when keeping the peace has become your real occupation and it isn’t in the contract. A business of yours should have two names over it, one of them blunt.",
      ],
    ],
    ask: "What bad news are you wrapping that would hurt less delivered today?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "Depth is your advantage: one case, one material or one secret at a time, looked at longer than others can bear. Nurse in intensive care, addiction counselor, car mechanic, massage therapist, lab technician, funeral director, art conservator: each asks for steady eyes, and none requires a speech. You need privacy and a boss who keeps agreements. Cheerful slogans and constant reorganizing drain you.",
      ],
      [
        "paragraph",
        "What’s said to you stays with you, and people know it. Often weeks ahead you can tell who is angry, who is bluffing and which client is about to leave, and a sensible manager would change plans on one sentence of yours. As a leader you choose very few and give them everything. The rest of the staff call it the inner circle, with a sigh.",
      ],
      [
        "paragraph",
        "Handing over is hard. You’ve seen what careless people do, so the method stays in your head and the larger project goes to someone with a team. Office betrayals are next: one stolen idea, and you’ll work beside the thief for six years, flawlessly polite, giving nothing. Finally, because you treat pay as a secret, yours included, you’re the last to find out what anyone else gets.",
      ],
      [
        "paragraph",
        "Choose a task that would survive a mistake, demonstrate it once, and say, “Do it your way, ask me anything, and I won’t look before Thursday.” This month, ask two people in your field what they charge. Never work for revenge, even the well-mannered kind, because it pays badly and keeps you there. Go when you notice that you stay to see someone fall. A practice of your own, with one trusted partner, fits you well.",
      ],
    ],
    ask: "Which old injury at work still decides how much you’re willing to give there?",
  },
  Sagittarius: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "You belong in work that moves, outdoors or among strangers, with a craft at its center and no two weeks alike. Landscaper, flight attendant, paramedic, delivery or bus driver, cook, language teacher, photographer, river guide: each rewards a person who can arrive anywhere, take in the place with five senses and be useful by noon. You need daylight and a long leash. A desk with your name on it drains you.",
      ],
      [
        "paragraph",
        "Strangers trust you fast, and when a plan collapses, you’re the first to enjoy the new one. In an emergency you’ll give three consecutive nights and mention it to no one, so it enters no one’s opinion of you. Leading an expedition, you’re superb. Leading an office, you keep finding reasons to step out.",
      ],
      [
        "paragraph",
        "Everything that has to be written down loses you money. Receipts wait in a pile until they frighten you, and invoices go out weeks later, for a rounded sum that favors the client. Next is the itch: after about a year the novelty is gone, and you leave shortly before the raise, so that you own a great many beginnings. And since you won’t be pinned down, colleagues learn to plan around you, good projects included.",
      ],
      [
        "paragraph",
        "Every Friday, with music on, spend forty minutes on money and send whatever is unsent. Before a job, write to the client: “This is what I’ll do, this is when, and this is the price.” Make it a rule to stay until they’d have to replace you, and only then to go. When the itch comes, ask first for another route or another season. Self-employment was made for you. Its bookkeeping was made for someone you should pay.",
      ],
    ],
    ask: "How much money is sitting in papers that you haven’t felt like opening?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "A craft that takes ten years to learn, and ends in something a hand can test, brings out the best in you. Carpenter, electrician, dental technician, chef, nurse anesthetist, architectural drafter, jeweler, winemaker: all of them want patience and feeling in equal parts, and in all of them your standing rises with age. You need clear rank and real responsibility. Hype drains you. So do people who talk about the work more than they do it.",
      ],
      [
        "paragraph",
        "Your word is as solid as the finished piece. Trainee and director meet the same tact, and whenever there’s a crisis, people look over discreetly to see whether you appear to be worried. As a boss you’re fair and sparing with praise. The team would follow you up a mountain, and would love to hear, somewhere along the path, that they’re climbing well.",
      ],
      [
        "paragraph",
        "You hate to be a beginner where others can see. So you decline the new role until you feel completely prepared, while less able people accept it, stumble in public for three months, and then know how. As to money, you trust thrift more than a raise: you’d sooner live on less than ask for more, and your employer has noticed. And duties settle on you without a title, because you do them well and unasked.",
      ],
      [
        "paragraph",
        "Make the clumsy phase official: “I’d like to do it, and for the first three months I’ll be learning. Who could show me?” Before you take on an extra duty, ask what it’s called and what it pays. The rule: no new stone without a new title. Leave a place where the only reward for good work is more of it. A workshop under your own name suits you. Open it.",
      ],
    ],
    ask: "What have you declined because you’d have had to be bad at it first?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Look for a cause behind the work, one real creature in front of you, and freedom as to the method. Veterinary technician, special education aide, bike mechanic, graphic designer, recreation therapist, sound engineer, gardener, social worker: in each, being unlike the others is practically a qualification. Odd colleagues and a goal you can believe in keep you going. Dress codes and slogans drain you dry.",
      ],
      [
        "paragraph",
        "Every unpopular idea finds an ally in you. An intern gets listened to as a director would be, and people voice strange, useful thoughts near you that would never survive a meeting. As a leader you make the thing first and explain it later, so the team is free, original and occasionally desperate for someone to decide.",
      ],
      [
        "paragraph",
        "Rules come first. A procedure whose sense you can’t feel seems unreal to you, so you nod and do it your way, until someone checks and a boss who was never told feels deceived. The second obstacle is lunch. It gets skipped, along with the birthday cake, and that’s where good assignments are handed out. The third is a faint embarrassment at earning more than the person beside you; you call it fairness, and the company calls it savings.",
      ],
      [
        "paragraph",
        "Disagree early, and as a trial: “I’d like to do this differently for a month, with one client. Here’s how we’d see whether it works.” Many a boss who can’t permit an exception can permit an experiment. Eat the cake twice a month. About pay: take the raise, and give it away if it bothers you. Leave when the cause has become decoration. A peculiar little cooperative of your own has every chance, provided that one of you reads contracts.",
      ],
    ],
    ask: "Which rule do you ignore in private that you could help to change?",
  },
  Pisces: {
    stances: { head: "feeling" },
    lines: [
      [
        "paragraph",
        "You’re at your best with those who can’t put it into words, and with materials that soak up feeling. Preschool teacher, nurse, massage therapist, animal groomer, music teacher, illustrator, home health aide, swimming coach for nervous adults: in each, what you pick up without trying is the main instrument. What you need is meaning, along with a kind voice in charge. Quotas drain you, and so does a workplace where everyone is unhappy and no one says so.",
      ],
      [
        "paragraph",
        "People tell you what they’d tell no one else, and then go back to work relieved. Imagination is practical in your case, since you anticipate how a story or a treatment will feel to the person receiving it. Leadership, when it’s required of you, happens by atmosphere. It’s a pleasure to work in, and hard to find on a map.",
      ],
      [
        "paragraph",
        "Time undoes your plans. One golden afternoon produces what others need a week for, then come three gray days, and out of embarrassment you say nothing until it’s even later. Money is mistier still: the fee goes down for anyone with a sad story, and the account is a matter of faith. And you remain aboard sinking ships, since leaving would hurt the captain’s feelings.",
      ],
      [
        "paragraph",
        "Ask for short dates in place of a distant one: “Could I show you a piece every Wednesday?” Put your fee on paper before you hear the story. Say it before every quotation: compassion isn’t a discount. Leave when the mood of the place follows you into the shower. Working for yourself suits your tides, if there’s a dependable person on land who counts the money and telephones on Wednesdays.",
      ],
    ],
    ask: "Which deadline would you already have mentioned if you weren’t embarrassed?",
  },
};
