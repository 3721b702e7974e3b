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
        "Ask you which ladder to buy, and you’ll supply the answer, the reason for the answer, and one odd fact about the history of ladders. Gemini sends you out for news like a cheerful reporter; ISTJ checks it, files it and throws out whatever turned out to be nonsense. That combination is rarer than it sounds, because curious people are seldom accurate and accurate people are seldom curious. Friends treat you as the last stop before a decision. You also happen to be funny, in the dry way of someone who remembers exactly what everybody said last year.",
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
        "On the standard of the work, ISTJ and Leo are in full agreement. Where they differ is the audience. The ISTJ in you believes that a job well done is its own reward, which is noble, and Leo would like the reward to clap. You settle it by saying nothing and doing the thing so well that somebody is bound to notice. Often somebody does, and then you say, “Oh, it was nothing,” and remember the compliment for six years.",
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
        "Sooner or later, everybody misses a question. You take one step back without saying why, and the list of people you could call at three in the morning gets shorter, although you would answer any of theirs. This week, tell someone what helps you: “If plans change, I’d like to hear it from you first.” When that person slips, say so the same day and leave time to make it good. You keep excellent records. Put the repairs in as well as the slips.",
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
        "Nothing was happening in the group chat until you wrote, “I’ve booked it. Here is what everyone owes.” Capricorn gives you the long view and ISTJ gives you the next step, so you are always climbing something, at a pace that looks slow until people notice where you are. You promise slightly less than you can do, and then you do it, and whole families and departments have arranged their lives around that fact. Your humor is as dry as toast. Hardly anyone suspects how much you’d like somebody else to be in charge for one afternoon, provided they were good at it.",
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
      "You tend to change yourself only after a good reason has turned up. This week change one visible thing without a reason, and when people ask, say that you wanted to.",
    "new 2":
      "Set aside a modest sum this week that has to be spent on pleasure before the season ends. Saving comes naturally to you; enjoying what you saved takes some practice.",
    "new 3":
      "Tell someone nearby one thing you’ve noticed today while it’s still only an impression. Otherwise it stays with you until it’s certain to be useful, and by then nobody is curious.",
    "new 4":
      "At home you keep arrangements long after the reason for them has gone. Choose one, ask the people you live with whether it still suits them, and change it by the weekend.",
    "new 5":
      "Being a beginner in public is uncomfortable for a person who is known for accuracy. Take up something you’ll do badly, keep no record of it, and go back a second time.",
    "new 6":
      "Your days are full to the edge, so a new habit will fail unless an old duty leaves first. Decide which one nobody would miss, and give the time to sleep.",
    "new 7":
      "“What do you need from me?” You would rather work the answer out from past evidence. Ask anyway, write it down in their words, and do the first thing on it this week.",
    "new 8":
      "Shared money and private worries are things you administer alone, out of consideration. Sit down with the person they concern, and go through the whole matter together in one sitting.",
    "new 9":
      "Before you commit to a course or a trip, you usually read until nothing is left to discover. Book it this time with half the information, and let some of it surprise you.",
    "new 10":
      "Good work ought to be noticed, and often it isn’t. Write to the person who decides: three results, the responsibility you want, no further polishing once the facts are right.",
    "new 11":
      "At the next gathering take on no task at all. You become useful in a group before you become known there, so talk to two people at length and see what happens.",
    "new 12":
      "Reserve one evening with nothing written in it. The first hour will feel like neglecting something; stay with it, because your tiredness generally speaks up only when the list is finished.",
    "full 1":
      "Being looked at makes you reach for something to do. Leave your hands idle for once, and ask somebody who has known you for years what they value in you.",
    "full 2":
      "The figures seldom match your worry about them. Read them from beginning to end and make a single decision, leaving the rest for next month.",
    "full 3":
      "Conversations that you postpone until you’re prepared become harder to begin. Start the one you’ve been preparing, admit that it’s unrehearsed, and stop after your first two sentences to listen.",
    "full 4":
      "When the family needs something organized, it falls to you, and you let it. Hand half of the arrangements to a relative, and spend the time you gain with the others.",
    "full 5":
      "This week accept praise for something you love doing with two words. You generally answer it with a correction, which tells people that the thing doesn’t matter to you, when it does.",
    "full 6":
      "You are apt to cover for a system that doesn’t work, so that nobody finds out. Let one minor task go undone, and tell the person in charge why before they ask.",
    "full 7":
      "An agreement that suited both of you at the start doesn’t always go on suiting both. Ask what the other person would change, and treat the answer as information instead of criticism.",
    "full 8":
      "How much would it be worth to you to have it settled, in money or in words? Offer that amount, and say in one sentence what you are sorry about.",
    "full 9":
      "A principle that has served you well looks different to someone you respect. Ask how they manage without it, and let a day go by before you explain your own position.",
    "full 10":
      "Whether your work is being praised or overlooked, silence is your habit. Speak to the person responsible within the week, and begin your first sentence with the word “I.”",
    "full 11":
      "Which of the many people you’ve helped over the years actually know you? Probably the ones who ask how you are. Make plans with one of them before the week is out.",
    "full 12":
      "You schedule rest for when everything is done, which means that it doesn’t arrive. Cancel one respectable obligation, lie down before dark, and let whatever you’ve been putting off feeling be felt.",
    "eclipse 1":
      "Let people see you undecided for a while, without apologizing for it. They rely on your sameness more than you suppose, and will manage.",
    "eclipse 2":
      "When an income or a comfort ends, you look for an exact replacement. Ask first what it gave you; something different might give that too.",
    "eclipse 3":
      "Small daily exchanges matter more to you than you admit. Should one of them come to an end now, tell the other person that you’ll miss it.",
    "eclipse 4":
      "Change at home unsettles you further down than you show. Talk through with someone what each part of it meant before you start organizing.",
    "eclipse 5":
      "When a pleasure or an attachment ends, your instinct is to tidy up quickly. Give it a proper ending, and leave the space empty for a month.",
    "eclipse 6":
      "If a method you ran well is replaced, its merits will go unmentioned. Allow yourself some regret, then ask to be taught the new one.",
    "eclipse 7":
      "You assume that an agreement holds until someone objects. Reread together what you promised each other, and say which parts you would still sign today.",
    "eclipse 8":
      "Being released from an obligation can feel like a mistake to you. Check once that it’s really finished, and then use the freed hours.",
    "eclipse 9":
      "A belief you depended on no longer explains enough. You needn’t replace it immediately; “I used to think so” is a truthful answer for now.",
    "eclipse 10":
      "Write down what you can do apart from any title. A position gives you a clear place, and losing one leaves you without instructions.",
    "eclipse 11":
      "When a group dissolves, you’re the one who completes the paperwork. Finish your part, and join nothing else until you actually miss the company.",
    "eclipse 12":
      "What you bear in private you also finish in private. Tell one trustworthy person about it, and take a few unhurried days before the next responsibility.",
    "jupiter soft":
      "More is available than you have budgeted for, in goodwill as well as in money. Your reflex is to look for the catch; accept one offer first, and do the checking afterward, within whatever time limit it allows.",
    "jupiter hard":
      "Count the hours before you promise them. Dependable people are asked first, and you feel strong enough at present for everybody’s emergency, so answer each request with “I’ll tell you tomorrow” and decline at least every other one.",
    "saturn soft":
      "Thoroughness is appreciated in these months, by people whose judgment you trust. Take the serious assignment, but ask at the outset for the authority that belongs to it, since you generally acquire the duties without the title.",
    "saturn hard":
      "Asked to do more with less, you manage and say nothing, and so nobody learns what it costs. Put the limits on paper in three lines, and let the person who set them choose what is dropped.",
    "uranus soft":
      "Something you considered permanent turns out to be adjustable. An open-ended change would worry you, so make it a trial: one month, a written end date, and an honest comparison with the old arrangement afterward.",
    "uranus hard":
      "Your first response to a failing procedure is to restore it exactly, and this time that takes more energy than it returns. Choose one routine to protect and one to alter yourself, so that not all of the change is imposed.",
    "neptune soft":
      "Give an hour a week to music, drawing or a long walk, and ask for no result. Feeling and imagination are closer to the surface than you’re used to, and trying to find them a purpose drives them off.",
    "neptune hard":
      "Information is unreliable for a time, and your sense of duty is easy to appeal to. Get promises in writing, sleep before you agree to anything, and look for a second source even when you like the first.",
    "pluto soft":
      "You have the patience now to examine something that you’ve only ever maintained. Take one inherited rule about money, work or family, find out what it was protecting, and decide whether that still needs protection.",
    "pluto hard":
      "Control of something you’ve built becomes an issue, and under pressure you grip harder than is good for it. Establish what you truly couldn’t lose, tell one person, and become negotiable about everything else.",
    "mercury retrograde":
      "Details go astray even for careful people. Confirm your appointments, and confirm too what others understood you to say, because you explain less than you suppose.",
    "mercury direct":
      "Delayed answers begin to arrive, and your instinct is to clear the paperwork first. Reply to the people who were waiting before you start on the forms.",
    "venus retrograde":
      "You’re reconsidering a purchase, a fee or an attachment, mostly at night. Decide nothing yet, and write down what used to give you pleasure.",
    "venus direct":
      "Liking something is reason enough again. Buy the one you prefer over the one you can justify, and tell somebody that you’re fond of them.",
    "mars retrograde":
      "Effort brings less than it deserves for some weeks, and your temper shortens accordingly. Do maintenance, exercise moderately, and sleep before any confrontation.",
    "mars direct":
      "Give the first three mornings to the job of your own that you’ve dreaded. Your energy is returning, and other people’s deadlines will claim whatever you leave unassigned.",
    "ingress jupiter":
      "One area of life becomes easier for about a year. Leave part of it unplanned, since good chances rarely fit your schedule.",
    "ingress saturn":
      "Make certain beforehand that you want what you’re starting. Several years of serious construction begin here, and you will finish it in any case.",
    "ingress uranus":
      "For years this part of life will ignore precedent. Review your assumptions about it twice a year, in writing, and expect corrections.",
    "ingress neptune":
      "Certainty fades slowly in an area you thought you understood. Decide more gradually there, and give your feelings a vote beside the facts.",
    "ingress pluto":
      "A long, thorough change begins below the surface. Choose what you would defend in any case, and be prepared to let the remainder alter.",
    "month 1":
      "Before you copy last year’s duties into this year’s calendar, remove one for good, and notify everybody who has come to count on it.",
    "month 2":
      "You notice good work and assume that people know it. Once a week tell somebody exactly what they did well, in one sentence.",
    "month 3":
      "Take a different way to work four times this month. Familiar routes spare you decisions; they also keep a good deal out of sight.",
    "month 4":
      "You store things carefully and forget what for. Sort through one shelf, keep what still has meaning, and tell somebody what that meaning is.",
    "month 5":
      "Let another person plan a whole day, without asking for the details beforehand. Notice how long you can go without improving it.",
    "month 6":
      "Halfway through the year, write down what you did that was on no list. If the page is short, plan something unnecessary for July.",
    "month 7":
      "Ask for assistance with a thing you could manage alone, and let it be done their way. Helping you is how some people get close.",
    "month 8":
      "Abandon one book, film or project because it bores you. You finish things out of principle, and the principle can spare one evening.",
    "month 9":
      "You usually see what should be done differently and wait to be consulted. Suggest one improvement to a colleague, briefly, with no disclaimers.",
    "month 10":
      "Something at work or at home can be done only by you. Write it down on a single page, then teach it to a willing person.",
    "month 11":
      "Gratitude tends to stay in you as a feeling. Call one person who helped you, this year or long ago, and tell them what it made possible.",
    "month 12":
      "Choose one tradition to keep wholeheartedly and another to drop this year. Ask the others afterward which of the two they missed.",
  },
};
