import type { TypeProse } from "../type-prose.ts";

export const istj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "truth",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "logic",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "People call you patient who have never stood behind you in a line. Aries gave you the quick blood, and you go through life making it take a number: you fill in the form first, pressing so hard that it shows through three sheets, submit it days ahead of the deadline, and call that discipline. Really it’s the only race nobody can blame you for winning.",
      argument: [
        "The quarrel is about which goes first, the deed or the plan. Aries wants to move while the idea is hot; the Logistician requests documentation of the last three times it was tried. You generally settle it by planning at top speed, through lunch, with one foot going under the desk, and then by being furious at anyone who hasn’t caught up with a schedule that they received this morning.",
        "You hurry and then blame others for being slow, so that allies withdraw, and the fun goes with them. Divide the week: most of it run by the book, and one afternoon in which anything that occurs to you is undertaken within ten minutes, unbudgeted, by yourself.",
      ],
    },
    Taurus: {
      thesis:
        "You own fewer things than your friends do, and you know where each was made. Taurus and your own nature want the same supper, the same side of the bed, the same job until retirement, so hardly anyone hears you disagree with yourself. It looks like contentment. Much of it is; the remainder is a wish so comfortably upholstered that you’ve stopped feeling the spring.",
      argument: [
        "It’s less a fight than a merger. Taurus is fond of what it has, the Logistician is faithful to what was agreed, and so you settle nearly every question by leaving things exactly as they are; it works beautifully, and the sofa is paid for. But people like you remain in some arrangement for years after the body is done with it, call that loyalty, and are oddly relieved when someone else ends it.",
        "You wait for change to be imposed, and so the first taste of everything arrives secondhand. Try a modest treason: each season, give away one object in daily use, live a month without it, and only then choose what should take its place.",
      ],
    },
    Gemini: {
      thesis:
        "You have a reputation for seriousness and far too many open tabs. Gemini handed you the quick tongue and an appetite for everything next door; the rest of you supplies the filing system, and as a result you know a great deal that nobody asks about. What no one sees is how lonely it gets, discovering all this and bringing home only the portion that was asked for.",
      argument: [
        "One half of you concludes, and the other keeps on interviewing. Gemini would like to hear from the plumber, the plumber’s rival and a woman who was acquainted with them both; the Logistician would sign with the plumber by noon. You settle it by committing early and reading on afterward, in private, so that every purchase is followed by weeks of evidence against it.",
        "You pay in peace of mind, and in conversation, since the most fascinating things you know are stuck behind a verdict you’ve already announced. Try the reverse. Let the curious one talk first, to a live person, for a fixed half hour, with no obligation to be consistent, after which the other one signs, and together they shut the tabs.",
      ],
    },
    Cancer: {
      thesis:
        "You’re the one with the copies: of the deed, the vaccination card, the photograph of someone laughing with their eyes shut. Cancer feels everything that happens to the people you love, and you convert it into paperwork because paperwork can be completed. They think you’re organized. Duty finds people like you early in life, and no one comes to relieve them.",
      argument: [
        "Here feeling and duty want the same result and quarrel about the manners. Cancer would go straight to the one who’s hurting and stay; the Logistician would go and see about the insurance. As a rule you see about the insurance, superbly, and reach the bedside when everything has been handled and visiting hours are over.",
        "People consequently owe you a great deal and have seldom been comforted by you, and you lie there wondering why nobody comes near. Reverse the sequence: whenever there’s bad news, sit down next to the person first, for fifteen minutes, and let the forms go second. They’ll wait. Forms are loyal too.",
      ],
    },
    Leo: {
      thesis:
        "You’re the kind of person who would award yourself a medal and never wear it. Leo wants to be seen doing it well; you consider that doing it well ought to be enough. So you do it magnificently, leave it where people are certain to discover it, and walk off slowly. If nobody calls after you, you’re hurt for a month, and scrupulously correct.",
      argument: [
        "These two disagree about witnesses. The Logistician maintains that a job done right needs none; Leo looks around for them from the very start. You settle it by making the work so good that praise ought to follow automatically, like coins from a register, and sometimes it does. When it doesn’t, you turn dignified and a bit grand, raise your standards further, and give less to the people who neglected to clap.",
        "You expect people to guess that you need praise, and you withdraw your warmth when they don’t. Try asking for it outright: choose one person who likes you, show them something you’ve completed, and request, “Admire this, please.” They’ll nearly always be delighted, having been a little afraid of you.",
      ],
    },
    Virgo: {
      thesis:
        "You notice the misspelling on the engraved invitation, and you never tell the hosts. That is love, as Virgo and you understand it: seeing everything, repairing what can be repaired before anyone is up, and swallowing the remainder. People bring you their contracts and their rashes. The one case you refuse to dismiss, though you review it nightly, is your own, and you are not an easy judge.",
      argument: [
        "They get along like two inspectors. Virgo finds the flaw, the Logistician finds the regulation, and hardly a day goes by on which you don’t improve something past the point where anyone else could tell. You check everything twice, then once more. The loss is difficult to see from the inside, because it consists of things that didn’t happen: the story not sent, the dinner not given, the person not asked, all of it pending a final look.",
        "Try a limit. For two weeks, finish three things a day at the second inspection, mark them “good enough” in pencil, and after that no one reopens the file, including the inspector who lives with you.",
      ],
    },
    Libra: {
      thesis:
        "You’d like everyone at the table to be comfortable and every statement made there to be true, and it gives you a certain expression. Libra hears how a thing will land; you know what it is. So you develop a formula, a very elegant one, that starts “You could certainly see it that way.” People leave it feeling agreed with. You leave it feeling like a forger.",
      argument: [
        "The dispute is about the pause before you answer, in which Libra looks for the words that will please, and the Logistician looks for the ones that are so. You settle it with silence if you can, and with something handsome and noncommittal if you can’t, and your actual opinion goes home with you and turns up days later in writing, considerably sharper than it would have been.",
        "The result is that people trust your manners and aren’t sure of your judgment, when the judgment is worth more. Practice on modest stakes: daily, within five seconds, give your true view of something harmless, a film, a tie, the parking. Then smile, and add nothing to soften it.",
      ],
    },
    Scorpio: {
      thesis:
        "You never forget what was promised, by whom, or what their face did. Scorpio studies the person and you study the paper, so very little gets past the pair of you, and it leaves you with a composure that others find restful and slightly alarming. You test people for years without a word, all the while hoping someone will pass, so that you can dismiss the evidence and adore them.",
      argument: [
        "Both of you insist on proof and differ on what it’s for. The Logistician wants it so that people can be relied on; Scorpio wants it because to be fooled again would be unbearable. You settle it by comparing words with deeds, for years if necessary, without telling them they’re being examined, and hardly anybody passes, because there is always one more year.",
        "People sense the examiner and behave, which isn’t the same as coming near, and so you are left alone with the evidence. Try publishing the exam. Tell one person, over something to drink, the one thing that would make you trust them, and a date by which you’ll stop looking, and then honor it like any other deadline.",
      ],
    },
    Sagittarius: {
      thesis:
        "Everything is paid up, the bag is as good as packed, and year after year you don’t go. Sagittarius wants the horizon; you want to know who’ll take in the mail. Friends take you for settled, never having seen the routes you work out in advance, or heard you explain to a stranger, with shining eyes, the correct procedure for crossing a desert.",
      argument: [
        "One of you is confident that it will work out, and the other has seen it not work out, with dates. Sagittarius says yes to the trip, the course, the enormous idea; the Logistician reads the cancellation policy. You usually settle it by preparing, an activity that feels like travel to the one and like prudence to the other, and can be continued forever.",
        "You substitute preparation for departure, and forfeit most of the horizon. There is also a tone: people who do go, on a whim, with a torn backpack, receive your lecture on vaccinations. Put departure first. Book the smallest possible version, two nights, no refunds, and give yourself a single evening to get ready for it, with a timer running.",
      ],
    },
    Capricorn: {
      thesis:
        "You were born about forty and have been waiting for your knees to agree. Capricorn and you are so alike that people see one mountain: the work, the word, the good dark overcoat. Responsibility comes early to people like you, who accept it the way others take candy. What nobody suspects is that you still look around for a grown-up, someone to whom all this could be handed for an hour.",
      argument: [
        "It is hardly a quarrel; call it an extremely long committee of two stern people who admire each other. Capricorn names the summit, the Logistician packs for it, and both are of the opinion that rest is something one does on the way down. You settle every question in favor of work, honorably, and then resent, under your breath, anyone lying in the grass with bare feet.",
        "You postpone pleasure for decades of afternoons, as you’ll notice at the top, looking for a hobby. Try scheduling disgrace. Mark one free day this month for things that lead nowhere: a matinee, a swing in the park, a second dessert, with no report to anyone. If you feel that you’ve wasted it, you have done it properly.",
      ],
    },
    Aquarius: {
      thesis:
        "You follow the rules to the letter and are convinced that half of them should go, and you could specify which half, with reasons, if you were ever invited. Aquarius sees how it ought to be run; you know how it is run, and where the forms are. So people take you for a traditionalist. They never see the proposals that someone like you keeps, dated and numbered, hardly one of them sent.",
      argument: [
        "The reformer and the custodian share an office. Aquarius would redo the system from the ground up, on principle, by spring; the Logistician knows why each peculiar little clause is there, and who got hurt the last time it wasn’t. You settle it by following the rule and keeping your objections to yourself, so you’re bored by day and faintly contemptuous by night, of others for not improving it and of yourself for not asking.",
        "That deprives the place you work of the one rebel who can read a budget. Choose your most modest proposal, one that saves ten minutes for a dozen people, and send it, signed, with a trial period and a way back. Then send the next.",
      ],
    },
    Pisces: {
      thesis:
        "You run on schedules because you know what’s behind them. Pisces has no edges; it drifts off in the middle of the invoice, it cries at films, it would give its coat to anyone. Around that you keep a very respectable wall, with opening hours, and people admire the wall, unaware that you go and sit inside it, lamps off, listening to music you’d never admit to.",
      argument: [
        "One half takes dictation from facts and the other from something it heard in the night. Pisces senses that the offer is wrong; the Logistician can find nothing the matter with it on paper, and paper, generally, prevails. You trust the figures again and again, and then lose a day to a sadness you can’t account for, which is the other half’s way of filing an appeal.",
        "You overrule your unease, and end up exhausted without having done anything, and disappointed by arrangements that looked perfectly correct. Give the dreamer a vote. Before you sign, take a walk without your phone for a quarter of an hour, then write down the mood in one word. If the word is bad, wait three days.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In the most disastrous hour of a project, you become brisk and cheerful, and other people stop shaking.",
        "You start things properly, so that even what was undertaken in a hurry has its documentation.",
        "An injustice to someone smaller makes you faster than anybody, and you arrive with the facts.",
      ],
      costs: [
        "You are angry on schedule, at the late and the sloppy, and your digestion suffers for it.",
        "Pride forbids you to ask for credit, and then keeps meticulous minutes of who forgot to give it.",
        "You win the point so conclusively that nobody cares to play with you again that week.",
      ],
      tensions: [
        {
          between: "Start or prepare",
          text: "You want it today and you want it flawless. Let anything reversible start today, and reserve the flawless version for what can’t be undone.",
        },
        {
          between: "Win or belong",
          text: "Being best is lonely work when you do it among friends. Pick one game in which you refuse to know the score.",
        },
        {
          between: "Rule or heat",
          text: "You obey the regulation and simmer at it. Investigate whether it’s really a regulation, before you spend another month obeying it.",
        },
      ],
      practice:
        "For one week, start each morning with the task you’ve been most impatient to get to, twenty minutes by the timer, no preparation allowed. When it rings, write down the next step and go on with your ordinary day.",
    },
    Earth: {
      gifts: [
        "What you look after lasts, and people construct their lives on it without asking how.",
        "Your hands know weights, bargains and weather, and they are seldom more than a little off.",
        "You turn up, year upon year, in the same good temper, and it reassures whole families.",
      ],
      costs: [
        "You remain where you have grown roots, even after the well has run dry.",
        "Comforts that you could easily afford are reserved for a guest who never arrives.",
        "Help makes you uneasy, so you wear out gradually in full view of people who’d love to give it.",
      ],
      tensions: [
        {
          between: "Keep or renew",
          text: "What you have was mostly picked out long ago. Go through one closet a season and decide on everything again, or let it go.",
        },
        {
          between: "Useful or at ease",
          text: "You earn your supper before you can taste it. Sit down hungry on a free day and eat first.",
        },
        {
          between: "Steady or stuck",
          text: "From the inside the two feel identical. Ask a blunt friend which it is, about one matter, and accept the first answer.",
        },
      ],
      practice:
        "On each of the next five evenings, accept one thing you’d normally do yourself: a lift, a cooked meal, a bag carried upstairs. Say only “thank you,” and do nothing in return until the following week.",
    },
    Air: {
      gifts: [
        "You know what was actually said, and you can put it so that everyone understands.",
        "Your doubts are useful ones; they arrive in order, with a remedy attached to the majority.",
        "A dry remark of yours, delivered to the tabletop, has ended more quarrels than any apology.",
      ],
      costs: [
        "You research until the invitation has lapsed, and are then extraordinarily well informed about it.",
        "Accuracy comes out ahead of tenderness, and someone stops telling you their stories.",
        "Your nights are devoted to inventing disasters in considerably more detail than they deserve.",
      ],
      tensions: [
        {
          between: "Settled or open",
          text: "You like a verdict and you like a question. Announce which of the two you’re after before you start to talk.",
        },
        {
          between: "Exact or kind",
          text: "The correct version can be delivered tomorrow. Today, let the teller get to the end, and ask what happened next.",
        },
        {
          between: "Crowd or desk",
          text: "You enjoy being consulted and need to be alone. Give out appointments like a dentist, and lock up afterward.",
        },
      ],
      practice:
        "Each day for a week, give one opinion before you have looked anything up, to a person, in under twenty seconds, starting with “I’m guessing.” On the last day, work out how many did any harm.",
    },
    Water: {
      gifts: [
        "You remember the difficult dates in other people’s lives, and turn up on them with an excuse.",
        "Anything put in your care comes back whole, from a house key to a confession.",
        "In grief you know the next practical step, and you say it in a manner people can follow.",
      ],
      costs: [
        "You forgive on paper, and your shoulders continue the hearing for years.",
        "Worry for those you love comes out as regulations, and they conclude that you don’t trust them.",
        "You let nobody see you ill, sad or frightened, and then feel that nobody looks.",
      ],
      tensions: [
        {
          between: "Record or feel",
          text: "You can give the date of every hurt and the depth of none. Tell one person how it was, leaving out when.",
        },
        {
          between: "Loyal or alive",
          text: "The past has your vote in every election. Give the people who are in the house today one extra ballot.",
        },
        {
          between: "Guard or let in",
          text: "Safe things stay unopened. Once a season, take out something you’ve stored away, and pass it around.",
        },
      ],
      practice:
        "Tonight, send one line to one living person, saying what they have meant to you and giving a single example. Don’t ask for a reply, and don’t reread it after it has gone.",
    },
  },
  openings: [
    "There’s the person who locks up, and there is the one who lies awake afterward, wondering about the other lives, and you tend to introduce only the first. Nobody here will tell you to pick between them, or to be spontaneous on command. These pages put both names on the lease, and investigate who has been paying for the heat.",
    "Work is where you’ve told people the most about yourself, in the only language you fully trust: it was done, it was right, it was on time. What follows is about who can read that language, what it costs them to learn it, and why the gratitude so often goes to someone who merely talks.",
    "You’re easy to rely on and slow to be known, and from outside the two look identical, so that those who love you have had to become experts in a full tank and a swept path. This part is about saying some of it before they’ve worked it out, and about forgiving them for being late.",
    "Under the stairs of any sound house there’s a space that isn’t on the drawings, as people who measure tend to know. Bring your tape if it comforts you, but nothing down there is going to be graded; it has all been waiting in excellent order, and some of it would like to play.",
    "Your body runs on a timetable that any railroad would envy. Fuel, rest, maintenance. This part is about what the timetable leaves out, the pleasure of the thing, the wobble, the hour that serves no purpose at all, and it includes exercises, with steps and a stopping point. You’ll want to do them in order. Skip one.",
    "The word “purpose” tends to strike you as something printed on a mug. But every day you get up and see to things, on behalf of people who’ll outlast you, and all that seeing to has been pointing somewhere; these last pages look along the line of it, past the next errand, toward something that you’d be willing to sign.",
  ],
  year: {
    "new 1":
      "Start with something visible and slightly out of character, a haircut, a color, and give no explanation for it. People will ask, and “I wanted to” is a complete reply.",
    "new 2":
      "Open one account for pleasure only, with a small standing transfer, and arrange that everything in it has to be spent within the season, on something you wouldn’t be able to justify.",
    "new 3":
      "Mention the first thing you notice, to a neighbor or a sibling, before you’ve decided whether it’s useful; a short, pointless conversation a day is entirely sufficient to start with.",
    "new 4":
      "Move one fixed point in the house: the bed, the lamp, the cupboard that sticks. Live with the result for two weeks before you appeal to the way it was.",
    "new 5":
      "Take up something at which you’ll be bad for quite some time, ungraded, with no progress reports to anyone, and quit the moment it turns into a program.",
    "new 6":
      "Drop a habit before you add one. Since your day is full to the minute already, pick the duty that nobody would miss, and give its slot to sleep.",
    "new 7":
      "Ask the question you would rather look up: what do you need from me? Write down what they say in their words, and do the first item this week.",
    "new 8":
      "Bring the document out of the folder and read it with the person it concerns, because what you have administered alone for years takes an hour with two.",
    "new 9":
      "Enroll, or book the ticket, while the syllabus is still vague. You have enough method for any surprise; what you’ve been short of is the surprise.",
    "new 10":
      "Put yourself forward in writing for the thing that you assumed they would offer: one paragraph, three results, no apology, in the mail before you’ve polished the second line.",
    "new 11":
      "Turn up at a group where nobody knows how dependable you are. For a month, volunteer for nothing, and find out whether they like you regardless.",
    "new 12":
      "Block an evening and write nothing into it. At first you’ll hear the refrigerator, and after about an hour you will hear what you’ve been too busy to mind.",
    "full 1":
      "You are on view, including some of what you hadn’t ironed. Let it be seen, and ask one person what they’ve always known about you.",
    "full 2":
      "The figures arrive, and they’re better or worse than the worry, seldom equal to it. Read them from top to bottom, then settle one thing only, today.",
    "full 3":
      "A conversation postponed for the sake of tidiness wants to take place untidily. Go first, use short words, and don’t prepare more than two of them.",
    "full 4":
      "Family matters come to a point, and you’ll be handed the arrangements, as always. Accept half. Spend the other half in the room with the people they’re for.",
    "full 5":
      "Something you love doing shows, in front of others, and your impulse is to call it practice. Call it what it is, and take the bow.",
    "full 6":
      "The body or the workload files its report. You’ve been covering for a system that no longer works, so let one item fail visibly, and say whose it was.",
    "full 7":
      "The other party says what they’ve wanted all along, and it isn’t in the agreement. Thank them before you consult it. Agreements can be amended by two people.",
    "full 8":
      "What was owed comes due, in money or in words. You know the amount to the penny; decide what you’d give to be rid of it, and offer that.",
    "full 9":
      "A rule you’ve lived by meets a good person who doesn’t. Ask how it works for them, and listen as though you were going to be examined on it.",
    "full 10":
      "Your work is noticed, or its being ignored becomes impossible to overlook. Either way, speak within the day, to the person who decides, starting with the word “I.”",
    "full 11":
      "A circle shows what it’s made of. Remember who came when nothing needed lifting, and put those names where you’ll see them when plans are made.",
    "full 12":
      "Weariness that you had scheduled for later is here now. Cancel something honorable, lie down in daylight, and let the thing that has been waiting below come up and introduce itself.",
    "eclipse 1":
      "The reliable one steps back for a while, and someone less predictable has the floor. Don’t apologize for the interruption in service.",
    "eclipse 2":
      "One source of income or comfort is replaced by another. Resist matching the old one item for item; ask what it was for.",
    "eclipse 3":
      "A routine exchange ends, a route, a column, a daily call. Say goodbye to it formally, and leave the slot vacant awhile.",
    "eclipse 4":
      "A household rule or the house itself makes way. Walk through it, recall what happened where, then hand over the keys.",
    "eclipse 5":
      "A pastime or a romance reaches its last chapter. Conclude it with some ceremony, and buy nothing to replace it this month.",
    "eclipse 6":
      "The old system at work is gone, and nobody will ever know how beautifully you ran it. You know. Learn the new one slowly.",
    "eclipse 7":
      "Someone leaves the firm of two, or a handshake turns into a contract. Read it through together, and out loud.",
    "eclipse 8":
      "An obligation ends that you’d meant to honor for life. You’re free, and it will feel like an error for weeks.",
    "eclipse 9":
      "A certainty retires. Before you hire another, spend a season answering “I used to think so,” and see how it feels.",
    "eclipse 10":
      "A post or a title passes to other hands. Write down what you learned in it, one page, and keep no copies for them.",
    "eclipse 11":
      "A club, a team, or a plan for the future dissolves. Return everything you hold in trust, and join nothing until you’re bored.",
    "eclipse 12":
      "A long private vigil is over. Put away the equipment, tell one person that it existed, and sleep in.",
    "jupiter soft":
      "There’s more room than your budget assumed: offers, goodwill, a raise that comes with a smile. Say yes to one before you have looked for the catch, and enlarge the plan by a third.",
    "jupiter hard":
      "Everybody’s emergency has your name on it, and for once you have the strength for all of them, which is the danger. Decline every other one; promise nothing on the spot, answer, “I’ll tell you tomorrow,” and then tell them no.",
    "saturn soft":
      "Slow work is recognized in these months, by people whose judgment is worth having. Take on the serious thing, and request the authority that ought to go with it, since you’ll be doing the job in any case.",
    "saturn hard":
      "You’ll be asked to do more with less, and your instinct is to manage without comment. Comment. Put the limits on paper, three lines, and let the people who set them decide what gets dropped.",
    "uranus soft":
      "Some part of your arrangement comes loose and turns out to have been a hinge. Run an experiment for a month, with a written end, and let the youngest person involved demonstrate how it’s done.",
    "uranus hard":
      "The procedure fails, and the one behind it as well, as your stomach knew before you’d said a word. Change one small thing a day on purpose, so that change gets to be a thing you do.",
    "neptune soft":
      "The edges of the day go soft, and you find yourself listening to rain. Allow it. Give an hour a week to music, drawing or plain staring, and expect no result that could be written down.",
    "neptune hard":
      "Facts won’t stay where you put them, and someone’s story doesn’t add up. Get it in writing, sleep well, and sign nothing out of pity; what you feel is real, but what you are told requires a second source.",
    "pluto soft":
      "You’re able now to take apart something that you have only ever maintained. Go down to the oldest layer, a fear, a debt, a family rule, and inquire who set it up and whether they’re still alive.",
    "pluto hard":
      "Someone wants control of what you’ve built, or you do, more tightly than is good for it. Find out what you couldn’t bear to lose, say so to one person, and loosen your grip on the remainder.",
    "mercury retrograde":
      "Confirm the reservation, then confirm what people thought you meant. Old files turn up with something affectionate in them. Let the contract wait a couple of weeks.",
    "mercury direct":
      "Things that were stuck in the pipe come out all together. Take them in order of people, and the forms after that.",
    "venus retrograde":
      "You’ll reconsider a purchase, a fee or a person, chiefly at night. Alter nothing yet. Write down what you used to enjoy.",
    "venus direct":
      "Taste is back, and with it a certain appetite. Buy the better one, voice the affection, and let the receipt go.",
    "mars retrograde":
      "Effort gets less than it deserves for a while, and your temper knows. Repair tools, train gently, and postpone the showdown until you have slept.",
    "mars direct":
      "The engine catches. Use the first week for the job you’ve been dreading, and only after that for everyone else’s.",
    "ingress jupiter":
      "A wider year opens in one field of your life. Leave a tenth of it unplanned, as you would for contingencies.",
    "ingress saturn":
      "Some years of serious construction start here. Pick what you would still be proud of when it’s monotonous, and start small.",
    "ingress uranus":
      "For several years, one department of your life refuses to follow precedent. Write its rules in pencil, and keep the eraser handy.",
    "ingress neptune":
      "A long mist settles on something you thought was surveyed. Walk slowly there, and pay attention to what you hear.",
    "ingress pluto":
      "Deep works get under way, with no completion date. Know which wall you would defend, and let them dig beneath the others.",
    "month 1":
      "Cross one recurring duty off the calendar for the entire year, before you fill in the others, and inform everyone who needs to know.",
    "month 2":
      "Pay one compliment a week to someone who thinks you don’t notice. Be specific, and leave right after if you must.",
    "month 3":
      "Take a different way to a familiar place four times, and each time bring back one thing you hadn’t known was there.",
    "month 4":
      "Go through one box you labeled long ago. Give away half, and tell somebody the story of a single item from the rest.",
    "month 5":
      "Let another person plan an entire day, and ask nothing about it in advance. Bring a sweater; that much is permitted.",
    "month 6":
      "Halfway: write down what you did this year that was on no list. If there’s nothing, you have six months.",
    "month 7":
      "Ask for assistance with one thing that you can do perfectly well alone. Watch them do it, and offer no pointers.",
    "month 8":
      "Leave one book, film or meal unfinished because it bores you. Notice that nobody arrives to take your name.",
    "month 9":
      "Tell a colleague what you would do differently if it were yours to run. One idea, two minutes, no disclaimers.",
    "month 10":
      "Write up what only you know how to do, one page. Hand it to someone younger, and go home early.",
    "month 11":
      "Call the person you’ve been meaning to thank since the time you needed them. Say what it was worth to you.",
    "month 12":
      "Break one tradition on purpose and keep another with your whole heart. Let the others guess which was which.",
  },
};
