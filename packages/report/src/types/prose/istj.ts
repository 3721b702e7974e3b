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
        "ISTJ gives you a memory for how a job is properly done, and Aries gives you no patience at all for waiting to do it. The result is a person who reads the assembly instructions at remarkable speed and has the bookcase standing before the rest of the household has found the Allen wrench. People get two things from you that rarely come in one package: someone who moves first, and someone who hasn’t forgotten the screws. In an emergency that feels like rescue. On an ordinary Tuesday it can feel a little like being overtaken by a very well-organized train.",
      argument: [
        "The Aries in you hears about a problem and is already putting on shoes, but the Logistician wants to know how it went the last three times. When Aries and the Logistician cooperate, you are formidable: the unpleasant phone call is made at one minute past nine, with the account number in front of you. The strain shows when other people are involved. You do the planning alone, at top speed, and then present the family with a departure time, a packing list and a reason why the cooler goes in last.",
        "Usually you settle it by deciding that it’s quicker to do it yourself, which is true, and is also how you end up carrying the cooler while the slower starters feel hurried. This week, before you begin something that involves others, tell them the goal and say, “What would you need to get this done by Friday?” Then wait for the whole answer, which takes about forty seconds.",
      ],
    },
    Taurus: {
      thesis:
        "Your keys have a hook, and that is where your keys are. ISTJ trusts what has been tested, Taurus trusts what has been comfortable for years, and since the two agree on nearly everything, you are about as easy to knock over as a brick chimney. Friends relax around you without quite knowing why. Some of that is the good bread and the decent chair, because Taurus adds a love of pleasure that nobody expects from a person with a labeled fuse box. The rest is that you mean what you say, and will still mean it in ten years.",
      argument: [
        "With most people, the sign argues with the type. In you, ISTJ and Taurus sit on the same side of the table, which is why so little in your life breaks down and also why so little gets replaced. You order the dish you ordered last time because last time it was excellent. Someone who loves you suggests a different beach, with photographs, and finds that your no was there before the conversation began, although you were only protecting what works.",
        "The cost is that people stop suggesting things, and change has to come from outside, at full price. So let a little in on your own terms this week: a better mattress or a different road home, with a month’s trial before the verdict. And when someone brings you an idea, say, “Let me think about it until Sunday.” Then really think about it. Your yes, once given, lasts for decades, so it’s worth a few days’ wait.",
      ],
    },
    Gemini: {
      thesis:
        "Ask you which ladder to buy, and you’ll supply the answer, the reason for the answer, and one odd fact about the history of ladders. Gemini sends you out for news like a cheerful reporter; ISTJ checks it, files it and throws out whatever turned out to be nonsense. That combination is rarer than it sounds, because curious people are seldom accurate and accurate people are seldom curious. Friends treat you as the last stop before a decision. You also happen to be funny, in the dry way of someone who remembers exactly what everyone said last year.",
      argument: [
        "Gemini likes a question open and ISTJ likes it closed, and you’ve found an ingenious way to satisfy them equally: you decide in public and go on researching in private. The washing machine is bought and running, and at eleven at night you are still reading reviews of the other one. You’d never mention it, since to the Logistician an announced decision is a kind of promise.",
        "What it costs you is some sleep, along with the help you might have had, because people take you for more certain than you are. Try the reverse order this week. Before the next real choice, give yourself three days and tell one person, “I’m still open on this. What would you look at?” On the fourth day, buy the thing, close the tabs, and leave the remaining reviews for others to enjoy. You’re at your most charming when you haven’t made up your mind, and hardly anyone has seen it.",
      ],
    },
    Cancer: {
      thesis:
        "You love people in the form of errands. Cancer feels it at once when someone dear to you is frightened or low, and ISTJ, which has never trusted a feeling that didn’t lead to something, asks what needs doing. So the prescription gets picked up, the insurance gets called, and there is soup in the freezer with a label and a date. The person who eats it thinks that you’re wonderfully organized. Only a few have worked out that this is you being tender at full strength. You are the one they call when it’s serious, and you answer before the second ring.",
      argument: [
        "Neither half of you could do this alone. Cancer without the Logistician would worry beautifully and forget the phone charger; the Logistician without Cancer would bring the charger and not notice the tears. The quarrel is about the order of events. Cancer would like to go straight in and sit on the edge of the bed, but the Logistician sees to the parking permit first, because a parking permit can be finished. By the time you sit down, the worst is usually over.",
        "Then, driving home, you feel a bit hurt that nobody asked how it was for you, though you gave no sign that it was like anything. The next time there’s bad news, sit with the person for fifteen minutes before you become useful. “I’m sorry. I’m here” is a complete speech. Later in the week, tell someone you trust, “That was hard for me, too.” The parking permit will keep.",
      ],
    },
    Leo: {
      thesis:
        "The side of a job that shows is polished, and so is the side that faces the wall. Leo wants a thing to be splendid and ISTJ wants it to be correct, so your wedding toast lasts three minutes, moves half the tables to tears, and gets every name right. You have a big heart with a good filing system. When a younger person does well, you tell the boss, with particulars; when guests arrive, they are met at the station. For yourself you ask nothing, except that you leave the finished work where people can see it, and then stand nearby.",
      argument: [
        "On the standard of the work, ISTJ and Leo are in full agreement. Where they differ is the audience. The ISTJ in you believes that a job well done is its own reward, which is noble, and Leo would like the reward to clap. You settle it by saying nothing and doing the thing so well that someone is bound to notice. Often someone does, and then you say, “Oh, it was nothing,” and remember the compliment for six years.",
        "When nobody notices, you become extremely polite. The people around you feel a chill and can’t explain it, though they’d have been delighted to admire you. This week, show something you’ve finished to a person who likes you and say, “I’m pleased with how this came out. Have a look.” Take the praise without pointing out the flaw in the corner. Then give a detailed compliment to someone you’ve been formal with, since you know how far one goes.",
      ],
    },
    Virgo: {
      thesis:
        "People hand you things and say, “Could you take a quick look?” ISTJ knows how the thing is supposed to be, Virgo spots where it isn’t, and your quick look takes an hour and saves the person a thousand dollars. When a text of yours goes out with a typo, a second text follows within seconds, consisting of the right word and an asterisk. What others get from you is relief: if you’ve read it, it’s all right. What few of them notice is your tact, because you mend most mistakes so discreetly that the person who made them never finds out.",
      argument: [
        "Your type and your sign agree so warmly that nobody calls a halt. Virgo says it could be better, ISTJ says it should be certain, and neither ever says that it’s done. So you read the email again before you send it, and once it has gone, you open the sent folder and read it there, where nothing can be changed any longer.",
        "Other people live very comfortably on your care. The price of it is hard to see, because it consists of things that never left the house: the application, the invitation, the story you’d have told well. This week, send three things after the second check, and on Friday write down what went wrong. The list will be short, and you believe lists. In other people’s work, where your eye also goes to the error first, begin, “Two things here are very good,” and say which two. Most people will then hear about the error quite happily.",
      ],
    },
    Libra: {
      thesis:
        "If two people who aren’t speaking have to divide something, you are the person they will let hold the envelope. Libra gives you manners and a real need to be fair; ISTJ gives you the facts, with dates. So the dinner bill, the inheritance and the vacation schedule leave your hands in a form that nobody can object to, although several people were planning to. You are pleasant company besides, prompt, well turned out, and attentive to whoever has been left out of the talk. Even your refusals are so courteous that people thank you and realize in the car that you said no.",
      argument: [
        "The collision comes about two seconds before you answer a question like “Do you like it?” Libra is looking for the agreeable word, ISTJ is looking for the accurate one, and the haircut in front of you doesn’t allow for both. So you say, “It’s very different,” which spares everyone a scene, but you go home feeling slightly dishonest, because to the Logistician leaving out a true thing is nearly as bad as putting in a false one.",
        "What you held back tends to arrive later, in writing, and a shade sharper than you meant it. Your friends end up trusting your courtesy without ever getting to use your judgment, which is the better gift. So practice where nothing is at stake, and give your real opinion of a movie this week. When it matters, let fairness go first: “I can see why you want this. I think it’s a mistake, for two reasons.” Then give both, kindly, and stop.",
      ],
    },
    Scorpio: {
      thesis:
        "You know a great deal about the people around you, and none of them has ever learned it from you about anyone else. ISTJ keeps exact records, Scorpio understands what the records mean, and so a secret is safer with you than in most banks. You take your time over people. Once you’ve decided on someone, though, you are there for the lawsuit, the night in the hospital corridor and the unpopular opinion, long after more cheerful friends have remembered something they had to do. The few you’ve chosen know what they have; the rest find you polite, dry and a little hard to read.",
      argument: [
        "ISTJ and Scorpio each want proof before they trust, but for different reasons. The ISTJ in you is asking whether a person is reliable, a question that six months of being on time can answer. Scorpio is asking whether this person could ever hurt you, and no amount of punctuality settles that. Together they set up an exam: you compare what people say with what they do, for years, and never mention it.",
        "Sooner or later, everyone misses a question. You take one step back without saying why, and the list of people you could call at three in the morning gets shorter, although you would answer any of theirs. This week, tell someone what helps you: “If plans change, I’d like to hear it from you first.” When that person slips, say so the same day and leave time to make it good. You keep excellent records. Put the repairs in as well as the slips.",
      ],
    },
    Sagittarius: {
      thesis:
        "Some travelers go everywhere and learn nothing, and then there is you, who can explain the train passes of a country you have yet to visit. Sagittarius gives you a hunger for far places and large ideas, along with a laugh that surprises people; ISTJ reads the fine print. Friends bring you their plans and leave with the right month, the good neighborhood and a spare adapter. You live by what you believe, too, right down to an ordinary Saturday, and people respect your opinions because you are the first to act on them.",
      argument: [
        "Sagittarius is sure that it will all work out, and ISTJ remembers the time it didn’t. When Sagittarius and ISTJ cooperate, you are the best travel companion alive, because you want to go and you also have the documents. When Sagittarius and ISTJ can’t agree, the compromise is called preparation. You read, you compare, you price the flights every few weeks, and because this feels bold to Sagittarius and sensible to ISTJ, it can go on quite pleasantly until the passport expires.",
        "Your reasons for waiting are good ones. Still, you miss things you would have loved, and you catch yourself being a bit stern with friends who went off unprepared and came home delighted. Book something small this week, two nights away or an evening class, and pay the deposit, since you’d never forfeit one. And when a friend tells you a wild plan, ask, “What are you looking forward to most?” before you mention the rainy season.",
      ],
    },
    Capricorn: {
      thesis:
        "Nothing was happening in the group chat until you wrote, “I’ve booked it. Here is what everyone owes.” Capricorn gives you the long view and ISTJ gives you the next step, so you are always climbing something, at a pace that looks slow until people notice where you are. You promise slightly less than you can do, and then you do it, and whole families and departments have arranged their lives around that fact. Your humor is as dry as toast. Hardly anyone suspects how much you’d like someone else to be in charge for one afternoon, provided they were good at it.",
      argument: [
        "Capricorn counts what has been achieved, ISTJ counts what has been promised, and in combination they can bring a wreck of a budget back to life without shaming whoever wrecked it. Unluckily, Capricorn and ISTJ hold the same opinion about rest, which is that it comes when the work is finished. The work has never been finished, so at five a colleague puts on her coat, says good night and walks past your desk, and you feel a flash of irritation.",
        "It’s envy of the coat. You have put off pleasure so faithfully that a free day makes you nervous, and by ten in the morning you’re cleaning the gutters. This week, reserve two hours in the calendar with nothing useful in them, as if they belonged to someone important. Then give away one task with these words: “I’d like you to do this one. Your way is fine.” Afterward, let it be fine, even the font.",
      ],
    },
    Aquarius: {
      thesis:
        "You may be the only rebel your friends know who has read the bylaws. Aquarius makes you think for yourself and wonder why on earth things are done this way; ISTJ actually knows why, back to the incident in question. That makes you a treasure to anyone lost in a system. The newcomer gets the form that works, the name of the one helpful clerk and, if you like the person, your views on how the whole department ought to be run. Because you are punctual and dress sensibly, the world takes you for a traditionalist. You have never bothered to correct it.",
      argument: [
        "A reformer and a guardian share your desk. Aquarius would redesign everything on principle, the Logistician remembers what happened before the rule existed, and if they signed the same page, you could change an institution without breaking it. What usually happens is less grand. You follow the rule to the letter and criticize it brilliantly, in your head, through an entire staff meeting, while taking the minutes.",
        "The work gets done that way, but you grow impatient, mostly with yourself, and your workplace goes without the one reformer who understands the budget. This week, take your smallest idea, something that would save a dozen people ten minutes each, and send it with a way back: “Could we try this for a month? If it doesn’t help, we’ll return to the old form.” With friends, too, mention a disagreement while it’s still warm. People can’t hear you thinking, though you do it quite loudly.",
      ],
    },
    Pisces: {
      thesis:
        "At a funeral, you are the one who knows where the cars go, and also the one who has to step outside for a minute. Pisces lets every mood in the building come straight through the wall, and ISTJ, which likes to know what’s expected of it, responds by giving sympathy a schedule. So the neighbor’s dog gets walked at seven all through the bad month, and nobody has to ask twice. People see someone calm and dependable, and they lean. Very few know about the other you, the one with the headphones on, who can be completely undone by a song.",
      argument: [
        "Pisces knows things before there is any evidence, and ISTJ won’t act without some. When an offer arrives, Pisces says that something smells wrong, the Logistician goes through the offer line by line and finds no error, and since a line can be shown to someone and a smell can’t, you accept. A few weeks later you are tired and a little blue for no reason you could name. That is Pisces, filing its objection late.",
        "The procedure is fair, but it leaves out a witness. The feeling deserves to be counted as a fact, a single one, and weighed with the others. Before you agree to anything large this week, walk for fifteen minutes without your phone, then write down one word for how the idea sits. If it’s a bad word, say, “I’d like three days,” and talk it over with a friend. You’ll still check every line. You will also have checked the person reading it.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In the most disastrous hour of a project, you become brisk and cheerful, and other people stop shaking.",
        "You start things properly, so that even what was undertaken in a hurry has its documentation.",
        "An injustice to someone smaller makes you faster than anyone, and you arrive with the facts.",
      ],
      costs: [
        "You are angry on schedule, at the late and the sloppy, and your digestion suffers for it.",
        "Pride forbids you to ask for credit, and then keeps meticulous minutes of who forgot to give it.",
        "You win the point so conclusively that nobody cares to play with you again that week.",
      ],
      tensions: [
        {
          between: "Start or prepare",
          text: "Since you want it today and you want it flawless, let anything reversible start today, reserving the flawless version for what can’t be undone.",
        },
        {
          between: "Win or belong",
          text: "Because being best is lonely work when you do it among friends, pick one game in which you refuse to know the score.",
        },
        {
          between: "Rule or heat",
          text: "You obey the regulation and simmer at it. Investigate whether it’s really a regulation, before you spend another month obeying it.",
        },
      ],
      practice:
        "For one week, start each morning with the task you’ve been most impatient to get to, twenty minutes by the timer, without any preparation. When it rings, write down the next step and go on with your ordinary day.",
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
          text: "As you like a verdict and you also like a question, announce before the discussion begins which of the two you’re after.",
        },
        {
          between: "Exact or kind",
          text: "The accurate version can be delivered tomorrow, so today let the teller get to the end, and ask what happened next.",
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
        "Worry for those you love comes out as regulations, and they conclude that you have no confidence in them.",
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
          text: "Since safe things stay unopened, once a season take out something you’ve stored away, and pass it around.",
        },
      ],
      practice:
        "Tonight, send one line to one living person, saying what they have meant to you and giving a single example. Don’t ask for a reply, and don’t reread it after it has gone.",
    },
  },
  openings: [
    "There’s the person who locks up, and there is the one who lies awake afterward, wondering about the other lives, and you introduce only the first. Nobody here will tell you to pick between them, or to be spontaneous on command. These pages put both names on the lease, and investigate who has been paying for the heat.",
    "Work is where you’ve told people the most about yourself, in the only language you fully rely on: it was done, it was right, it was on time. What follows is about who can read that language, what it costs them to learn it, and why the gratitude so often goes to someone who merely talks.",
    "You’re easy to rely on and slow to be known, and from outside the two look identical, so that those who love you have had to become experts in a full tank and a swept path. This part is about saying some of it before they’ve worked it out, and about forgiving them for being late.",
    "Under the stairs of any sound house there’s a space that isn’t on the drawings, as people who measure tend to know. Bring your tape if it comforts you, but nothing down there is going to be graded; it has all been waiting in excellent order, and some of it would like to play.",
    "Your body runs on a timetable that any railroad would envy. Fuel, rest, maintenance. This part is about what the timetable leaves out, the pleasure of the thing, the wobble, the hour that serves no purpose at all, and it includes exercises, with steps and a stopping point. You’ll want to do them in order. Skip one.",
    "The word “purpose” tends to strike you as something printed on a mug. But every day you get up and see to things, on behalf of people who’ll outlast you, and all that seeing to has been pointing somewhere; these last pages look along the line of it, past the next errand, toward something that you’d be willing to sign.",
  ],
  year: {
    "new 1":
      "Most people change their look on a whim; you wait until the old jacket resigns. There’s sense in it, since being recognizable is a form of reliability. A fresh start comes more easily now, and it needs no justification beyond your wanting one.",
    "new 2":
      "Saving comes naturally because it answers a question you ask constantly: what if? Enjoying the money answers no question at all, so it keeps losing its place in line. A new budget goes well at this point, particularly one with a column for delight.",
    "new 3":
      "What you know gets said once it’s certain, and by then the conversation has moved to another subject. That’s why people nearby find you well informed and slightly mysterious. Half-finished thoughts are welcome just now; they’re most of what chatting is.",
    "new 4":
      "A home, to you, is a set of arrangements that have earned their place, so the reason for one can vanish years before the arrangement does. Such leftovers show now. Which corner still serves a life you no longer lead?",
    "new 5":
      "Being a beginner is awkward for a person who is known for getting things right, and that explains why your hobbies so often turn into qualifications. This is good weather for doing something cheerfully badly, without a logbook.",
    "new 6":
      "Routine is your native language, and a full schedule feels like proof of good character. So a healthy new habit rarely fails in you from weakness; it finds no vacancy. Some old duty, the one nobody would miss, has to move out first.",
    "new 7":
      "Love, in your version, is largely observation: you work out what people need from years of evidence and supply it unasked. The evidence ages, though. Fresh information is easy to come by now, and “Is that still what you like?” makes a charming opening.",
    "new 8":
      "Where money or sorrow is shared, you become the administrator, from kindness and because figures stay put. It spares the others worry, and it leaves them guessing. Opening the folder together is simpler at a calm moment like this than in an emergency.",
    "new 9":
      "Before a trip or a course you read until there’s nothing left to discover except the weather. Preparation is half of your pleasure. But this stretch rewards the unresearched afternoon, and one left blank in the itinerary, in ink, would be very like you.",
    "new 10":
      "Good work, you believe, needs no announcing; it makes itself heard, though in a low voice and mostly to other careful people. Those who decide things are listening in this direction now. A short summary of results counts as information, surely, rather than boasting.",
    "new 11":
      "In a group you become useful before you become known; by the second meeting you have the keys, and by the third the minutes. It’s dependable, but it gets you thanked more than talked to, and new company can reverse the order.",
    "new 12":
      "Rest stands at the bottom of your list, and the list grows from the bottom, which explains why tiredness surprises you. Solitude is easy to defend at present. An evening with nothing written in it will feel like negligence for roughly an hour.",
    "full 1":
      "Being looked at makes you reach for something to carry. You would rather be judged by what you do, because it stays still and can be inspected. Right now people see the person behind the service, usually with more warmth than you suppose.",
    "full 2":
      "Worry about money runs high in you even when the money doesn’t run low, because your imagination works mainly in contingencies. Here the real figures come into view. They’re often better than expected, and any known number frightens you less than a vague one.",
    "full 3":
      "You prepare a difficult conversation so thoroughly that the other person’s lines are written too, and then they neglect to learn their part. Whatever has waited to be said presses a little here. “I haven’t worked this out” is a respectable beginning.",
    "full 4":
      "When a family needs organizing, the task rolls downhill to whoever will do it properly, and you live at the foot of the hill. Nobody else learns where the spare key is. Is there a piece of it you’d gladly be rid of?",
    "full 5":
      "Praise for something you love doing tends to receive a correction: it was nothing, the left edge is crooked. Accuracy is behind it, more than modesty. At the moment your pleasure is visible to others anyway, crooked edge and all, and it becomes you.",
    "full 6":
      "Because you dislike watching a thing fail, you patch a faulty system with your own evenings, and then the system looks fine. This is when the seams show. Should something minor go undone for once, the people responsible would finally have accurate information.",
    "full 7":
      "Agreements are sacred to you, so you seldom reopen one, even when it pinches. Others take your silence for contentment, reasonably enough. What each of you really expects becomes clearer at present, and reviewing a promise is one of the ways of keeping it.",
    "full 8":
      "Debts, in money or in words, take up storage in you; you know the balance, in both directions, to the cent. Others may have closed the account years ago. If something asks to be settled, is it repayment you want, or acknowledgment?",
    "full 9":
      "A principle that has brought you through hard years has also spared you from rethinking it, which was part of the appeal. Other views come close now. How someone you respect manages without yours, quite comfortably, would make a fascinating case study.",
    "full 10":
      "Recognition embarrasses you, and so does its absence, and you meet both with the same composed face. Superiors read the face as “all is well.” While your work stands in full view, a sentence that begins with “I” would do it no harm.",
    "full 11":
      "Reliability attracts two sorts of friends, the ones who count on you and the ones who are curious about you. They look alike as long as everyone is busy. Here the difference comes through, often in who asks a second question after your “Fine.”",
    "full 12":
      "Feelings that had no place in the schedule don’t leave; they wait in the hall, like well-brought-up visitors, until fatigue lets them in. If something old catches up with you around now, it’s only the backlog, and lying down is a reasonable response.",
    "eclipse 1":
      "Sameness is a service you provide: people set their clocks by you. When your picture of yourself shifts, the awkward part is being seen undecided, and most onlookers handle that better than you’d predict.",
    "eclipse 2":
      "If an income or a comfort changes, you look first for an exact replacement. What did the old one really give you? Something of quite a different shape is able to supply the same thing.",
    "eclipse 3":
      "Daily exchanges matter to you more than you let on: a neighbor’s wave, a relative’s one-line reports. Should a habit of that kind come to an end, missing it is permitted, even out loud.",
    "eclipse 4":
      "Upheaval at home reaches you through the floor, since so much of your calm is stored in things being where they were. Organizing helps at once. Understanding what has changed takes longer.",
    "eclipse 5":
      "When a pleasure or an attachment runs its course, the tidy person in you wants the site cleared by evening. An empty space, left alone awhile, often attracts something livelier.",
    "eclipse 6":
      "A method you ran well can be retired without a speech, which is poor manners on the world’s part. Some regret is in order. Afterward the new system will need your criticism, and deserve it.",
    "eclipse 7":
      "You honor the wording of an agreement long after its spirit has moved to another address. As the terms shift between you and someone close, which clauses would you sign again today, gladly?",
    "eclipse 8":
      "Release from an obligation sits strangely with you, as though a bill had been lost in the mail. By all means check that it’s closed. After that the freed hours are legally yours.",
    "eclipse 9":
      "Certainties are tools to you, kept until they fail in use. If one stops working, the gap needn’t be filled by supper; “I used to think so” is a perfectly good position in the meantime.",
    "eclipse 10":
      "A position tells you where to stand, and you repay it with devotion. Should yours change, the ability remains with you, having never depended on what the business card said.",
    "eclipse 11":
      "When a circle breaks up, you’re the one still there, stacking the chairs and forwarding the mail. It’s a loyal way of saying goodbye. Only later do you notice whom you’ll miss.",
    "eclipse 12":
      "What you bear in private you usually finish in private, efficiently and without witnesses. Endings of this kind go easier with a single listener, selected with your customary care.",
    "jupiter soft":
      "Good fortune makes you turn it over and look for the fine print, a habit that has saved you money and cost you some fun. For a while offers and goodwill are mostly what they seem. Doubt still gets a hearing, provided it speaks after the yes.",
    "jupiter hard":
      "Dependable people are asked first, and at such a time you feel equal to everyone’s emergency. Confidence runs ahead of the calendar, a rare mistake for you and therefore a convincing one. “Let me look at my hours” buys a night for the arithmetic.",
    "saturn soft":
      "Slow, correct work comes back into fashion for a time, and the people asking for it are those whose judgment you trust. Usually you collect the duties before the title catches up. Authority is easiest to request at the outset, while everyone still needs your agreement.",
    "saturn hard":
      "Expected to manage with less, you manage, and so well that nobody learns what it costs. That is how a limit stays invisible. Here it presses hard enough to be noticed, by you too. What would be dropped if those who set the terms had to choose?",
    "uranus soft":
      "Something you took for permanent turns out to be adjustable, which is mildly scandalous and rather useful. Open-ended change worries you; a trial with an end date doesn’t, because it comes with a way back. In that form, experiments suit you remarkably well at present.",
    "uranus hard":
      "When a procedure breaks, your first instinct is to restore it exactly, since it worked for good reasons. This time the reasons themselves have shifted, and repairs cost more than they return. Knowing which single routine is going to stay makes the others easier to release.",
    "neptune soft":
      "Feeling and imagination come closer to the surface than you’re used to, and they arrive without documentation. The temptation is to find them a purpose, which drives them off. Music, fog or an old photograph will do you good with no result whatever.",
    "neptune hard":
      "Facts go soft around the edges, and an appeal to your sense of duty gets past the guard more easily than it should. You trust sincerity because you deal in it yourself. A second source is worth having, above all when you like the first.",
    "pluto soft":
      "Certain rules have run in your life for so long that the reasons for them were inherited too, still in the wrapping. There’s patience now for looking inside. What was this one protecting, and is that still in any need of protection?",
    "pluto hard":
      "Pressure makes you grip, and you grip hardest on what you’ve built with care. It comes from devotion, though others feel it as control. Underneath are one or two things you truly couldn’t lose, and once those are named, the rest becomes surprisingly negotiable.",
    "mercury retrograde":
      "Mix-ups are hard on careful people, who have stopped expecting them. You also leave out steps that seem obvious, so hearing your own instructions repeated back can save everyone a second trip.",
    "mercury direct":
      "Answers and papers that were held up start to move, and your reflex is to begin with the forms. The people who were waiting have feelings; forms, as a rule, don’t.",
    "venus retrograde":
      "A fee, a purchase or a fondness gets reexamined, mainly late at night and without a quorum. Old tastes are worth consulting, since they were yours before they had to be sensible.",
    "venus direct":
      "Liking something becomes sufficient grounds again, after a stretch in which every pleasure had to show its papers. Affection comes out more readily as well, even in broad daylight.",
    "mars retrograde":
      "Effort brings in less than it should for a while, which strikes you as a breach of contract and shortens your temper. Upkeep goes well all the same; conquest can wait.",
    "mars direct":
      "Drive returns, and with it the familiar risk that other people’s deadlines will claim it first. Whatever you’ve been dreading looks oddly manageable before breakfast.",
    "ingress jupiter":
      "Chances come more easily here for about a year, and few of them consult your schedule. A little slack, left in on purpose, is how a planner catches luck.",
    "ingress saturn":
      "Serious construction is your favorite kind, and several years of it begin in this area. Whatever you start you’ll finish, which makes it worth wanting beforehand.",
    "ingress uranus":
      "For some years precedent loses its authority here, and precedent is where you normally look things up. Your own judgment gets more of the work, having been somewhat underemployed.",
    "ingress neptune":
      "Over many years certainty wears thin here, as an old map does along the folds. Facts continue to count with you; gradually, feelings are admitted as evidence beside them.",
    "ingress pluto":
      "Change in this area works like groundwater, for a long time and out of sight. You’re well equipped for anything so gradual, since patience was never what you lacked.",
    "month 1":
      "Visit a museum of something wonderfully narrow, such as clocks, salt or locks. Anyone who cared that much about one thing is a relative of yours in spirit.",
    "month 2":
      "An old map of the town you live in makes good company for an evening. Finding out what your street used to be is gossip with references.",
    "month 3":
      "Take the slow train, the ferry or the back road to a place you usually reach fast. A timetable with some time in it is a luxury.",
    "month 4":
      "Watch someone make a thing the way it used to be made, a barrel, a shoe, a loaf. Few spectators appreciate the correct order of steps as you do.",
    "month 5":
      "Order the dish nobody at the table can pronounce. If it’s awful, you’ll have an anecdote with a clear moral, and your usual will forgive you.",
    "month 6":
      "Once, get up before everyone and have the world to yourself, with coffee and no purpose. At that hour it still keeps your kind of order.",
    "month 7":
      "A jigsaw puzzle of indecent size, left out on a table, does for you what meditation does for others. Passersby are welcome to contribute, within reason.",
    "month 8":
      "Go to a ball game, a court session or a town meeting as a pure spectator. Seeing rules at work, with nothing to enforce, is a private joy.",
    "month 9":
      "Reread a book you loved at fourteen. The contents will have aged better than you fear, and some sentence in it will still know you.",
    "month 10":
      "Go to a market with a set sum in cash and no list. Coming home with three gourds and no explanation does wonders for the character.",
    "month 11":
      "Dig out the unlabeled photographs and pencil names on the backs. Halfway through you’ll be telling stories, so it’s nicer with company.",
    "month 12":
      "Cook the recipe that exists only in some relative’s handwriting, smudges included. Following instructions seldom comes so close to being hugged.",
  },
};
