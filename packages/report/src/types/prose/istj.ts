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
        "The job that everyone has been discussing is done by the time they look up. Aries gives your thoroughness a running start: you make a plan, begin before anyone else, finish early, and regard that as ordinary discipline. In an emergency they’re glad of it, because you move at once and forget nothing on the list. You’ll take the unpleasant task first, too, without being asked. Waiting for slower starters is harder. Your voice stays level; only the answers get shorter.",
      argument: [
        "With Aries to start it and the Logistician to supply it, a hard job gets finished both early and right. They disagree about beginning. One wants to move immediately; the other would like to know how it went the last three times. You settle it by preparing at top speed, by yourself, and then expecting others to follow a plan they heard about this morning, having spared them, as you see it, the tedious part.",
        "They feel hurried and, later, blamed for being slow. The plan is good; you end up executing most of it alone. This week, before you start something that involves others, tell them the goal and ask, “What would you need in order to finish this by Friday?” Then believe the answer.",
      ],
    },
    Taurus: {
      thesis:
        "Nobody who depends on you has to check. The heating is serviced before winter, the loan is paid, Sunday’s meal is the one they were looking forward to, and you are where they expected to find you. Taurus and your own nature both trust what is proven and take care of it, so guests unwind in your house, and old friends are still friends. Most of this is genuine contentment. The remainder is that you consider any alteration so long that it seldom happens.",
      argument: [
        "Taurus tends what it has, the Logistician keeps faith with what was arranged, and a home or a business can rest on the pair of them. They differ so little that neither asks the awkward question, whether the arrangement still suits you. Someone close to you asks instead, having prepared the arguments, and finds that your no arrived before the discussion. You meant no unfairness. You were protecting what works.",
        "After a time they stop proposing things, and upheaval comes from outside, at a bad moment. Choose a modest alteration of your own this week: a different vacation, a new doctor, a better mattress. Give it a month before you judge. And when somebody suggests something, say, “Let me think about it until Sunday,” and then really think about it.",
      ],
    },
    Gemini: {
      thesis:
        "Anyone who asks you a practical question gets the answer, the reason, and, if there’s time, the odd fact that makes it stick. Gemini gives you an appetite for subjects outside your field; your own nature files what you find, so that years later the good mechanic or the relevant clause turns up on request. Friends check with you before they check elsewhere. Your open questions you keep to yourself. You look decided, and go on reading about what you didn’t choose.",
      argument: [
        "Gemini brings in the facts, the Logistician discards those that don’t hold up, and on what is left others can safely act. Their dispute is over when to stop. One would consult six more people; the other would sign today. Mostly you commit quickly and doubt privately, so that a purchase or a plan is followed by weeks of comparing, which you mention to nobody, because what’s been announced ought to stand.",
        "It’s an honorable instinct. It also costs you sleep, and makes you seem more certain than you are. Reverse it this week: before the next commitment, take three days, and tell someone, “I’m still open. What would you look at?” On the fourth day, commit, and stop comparing. You are at your most entertaining undecided.",
      ],
    },
    Cancer: {
      thesis:
        "In your care, whatever could have been foreseen has been. The appointment is made, the forms are filled in, the birthday is remembered, and someone who was dreading the week finds it largely arranged. Cancer makes you feel their troubles keenly, and you turn the feeling into something that helps. They call it organization. Few realize that it is tenderness. You find it far easier to do a thing for a person than to say what they mean to you.",
      argument: [
        "Cancer knows who is hurting and the Logistician knows what to do about it, and so your affection has results. They disagree about the order. Cancer would go straight to the person; the Logistician sees to the arrangements first, because those can be finished. So you see to them, reach the bedside when the worst is over, and then, driving home, are hurt that nobody asked how it was for you.",
        "Those you look after owe you a great deal and don’t always feel comforted, and neither do you. The next time there’s bad news, sit with the person for fifteen minutes before you do anything useful. “I’m sorry. I’m here” is enough. Later this week, tell someone what it was like for you. The forms will still be there.",
      ],
    },
    Leo: {
      thesis:
        "Whatever has your name on it is finished, and finished handsomely. Your toast is short and exactly right, your guests are met at the station, and when a younger colleague does well, you report it upward with particulars. Leo gives your reliability a proud, generous heart, and those you train stand straighter for it. About yourself you’re silent. You leave the result where it will be noticed, and wait. Praise you wave away and remember for years; the absence of it makes you formal.",
      argument: [
        "Leo sets a standard that deserves admiration and the Logistician meets it on schedule, so you’re trusted with whatever will be seen. They part over the witness. The Logistician says that a job done right is its own reward; Leo would like somebody to watch. You settle it by working so well that praise ought to follow, and when it fails to, you become dignified.",
        "Those who neglected to thank you notice a distance and can’t account for it. They’d have been delighted to admire you. This week, show something you’ve finished to a person who likes you, and say, “I’m pleased with this. Have a look.” Take the compliment without correcting it. Then give one yourself, with a reason, to someone you have been cool with.",
      ],
    },
    Virgo: {
      thesis:
        "Others bring you their contracts, their symptoms and their half-assembled furniture, and go away knowing what the matter is and what to do next. Virgo and your own nature both care about getting it right. You read the instructions, spot the impossible date, and correct most errors without a word, so that whoever made them is never embarrassed. Few detect the courtesy. You extend it to yourself less often: a day with one mistake in it goes down, privately, as a bad day.",
      argument: [
        "Virgo finds the flaw, the Logistician knows the correct procedure, and work leaves your desk in a condition that others can build on. Virgo would improve it, the Logistician would be certain, and neither of them says stop. You settle it by looking once more. The result is excellent work, late evenings, and a number of things never sent.",
        "You were being careful. The loss is hard to see, since it consists of what didn’t happen: the application, the invitation, the story. This week, send three things after the second check, though your hand wants a third, and on Friday write down what went wrong. Mostly it is nothing. And if you find an error in somebody’s work, begin, “Two things here are very good,” and name them.",
      ],
    },
    Libra: {
      thesis:
        "When two sides don’t trust each other, you are the one they ask to keep the accounts. Libra makes you courteous and anxious to be fair; the rest of you knows the facts, and so the bill or the inheritance is divided so that nobody has grounds for complaint. Even your refusals are easy to accept. What you find difficult is the moment when agreeable and accurate collide, and you choose a careful phrase, and wish later that you had been clearer.",
      argument: [
        "Manners and facts together win you the confidence of people who agree on nothing else. The dispute happens in the seconds before you answer, when Libra looks for words that will please and the Logistician for words that are accurate. If you can, you say nothing. If you can’t, you say something noncommittal, which spares them a scene and leaves you feeling slightly dishonest.",
        "The correction then arrives in writing, a few days late and sharper than you meant. Others trust your manners and don’t know your judgment, which is the more valuable. This week, give your real view of a film or a meal, unsoftened. In a serious matter, start with fairness: “I understand why you want this. I think it’s a mistake, for two reasons.” Then give them.",
      ],
    },
    Scorpio: {
      thesis:
        "A secret left with you stays where it was put, and a promise is kept, though nobody else recalls it. Scorpio adds intensity to your constancy: you observe for a long time, and from then on you’re loyal for life, during the lawsuit and after the scandal, when cheerful friends have business elsewhere. Those you stand by know it. To the rest you are a bit hard to read. What you want, and rarely say, is someone you can stop checking.",
      argument: [
        "The Logistician has the records and Scorpio the courage to face what’s in them, so you can see a difficult matter through. Their reasons for wanting proof differ. One wants to know whether a person is reliable; the other wants never to be betrayed. You settle it by comparing what they say with what they do, for years, without telling them, and think of it as caution.",
        "Nobody is consistent for years. Most fail on some detail, you step back, and nobody hears why. It leaves few people to call at night. Tell one person this week what helps you trust: “I need to know when plans change.” If they slip, mention it the same day and let them repair it. Count the repairs as well as the slips.",
      ],
    },
    Sagittarius: {
      thesis:
        "Friends who are going somewhere unfamiliar ask you first, and come away with the pass to buy, the month to avoid, and the history of the place. Sagittarius gives you curiosity and strong convictions; the rest of you looks things up, and lives accordingly, since what you believe can be seen in how you spend a Saturday. It gives your word weight. Going yourself is harder. You dream about distance and check the cancellation terms, and there’s always a responsible reason for next year.",
      argument: [
        "Sagittarius has faith that it will work out, the Logistician sees to it that it does, and those who travel with you arrive with their luggage. One of them trusts; the other remembers the time it went wrong. So you say neither yes nor no, and prepare, which feels adventurous to one side and responsible to the other, and for that reason can go on for years.",
        "Most of the delay is for other people’s sake. It costs you experiences you’d have loved, and makes you severe with those who go unprepared and come home happy. Book something modest this week: two nights, or a class. And when a friend tells you an impulsive plan, ask, “What are you looking forward to most?” before you mention a risk.",
      ],
    },
    Capricorn: {
      thesis:
        "Hand you something that’s falling apart, a budget or a committee, and within a season it runs, and nobody is shamed over how it was before. Capricorn and your own nature agree on work, duty and a person’s word. You state what can be promised and deliver that, so those around you can plan their lives by it. You rise, patiently. Hardly anyone suspects how tired you get of being the reliable one, and how much you’d like somebody else in charge for an afternoon.",
      argument: [
        "Capricorn sets the goal, the Logistician makes the schedule, and together they bring you, unhurried, to places that more brilliant people talk about. One counts results and the other obligations, but both believe that rest comes after the work, which is never finished, so you settle every question in favor of duty. Then a colleague puts on her coat at five and wishes you a pleasant evening, and you’re irritated and can’t say why.",
        "It’s envy of the coat. After such faithful postponement you no longer know what you’d do with a free day. This week, put one on the calendar, with nothing useful in it. Then hand over one task with the words, “I’d like you to do this. Your way is fine.” Afterward, let their way be fine.",
      ],
    },
    Aquarius: {
      thesis:
        "You know the rules well enough to find the place where they can be made to help. A newcomer lost in the procedure gets from you the form that works, the official who answers and, on request, an opinion on how the whole thing ought to be run. Aquarius gives you independence; the rest of you knows why each odd clause exists. You pass for a traditionalist, because you comply. Harder is taking your improvements to anyone with the power to say yes.",
      argument: [
        "A reformer and a guardian who cooperate can change an institution without breaking it, and you have both on the staff. They differ about where to begin. Aquarius would redesign everything on principle; the Logistician remembers what happened before the rule existed. You settle it by obeying the rule and criticizing it privately, so that the work gets done and you grow impatient, chiefly with yourself.",
        "Meanwhile your workplace lacks the one reformer who has read the budget. Take your most modest proposal, something that saves a dozen people ten minutes, and send it this week with a way back: “This would help the front desk most. Can we try it for a month?” With friends, too, mention a disagreement while you have it. They can’t hear you thinking.",
      ],
    },
    Pisces: {
      thesis:
        "Someone in trouble finds you undramatic, which is what they need. You collect the prescription, walk the dog, and pick the one errand they couldn’t face. Pisces makes you receptive, so that a mood reaches you ahead of any words; your own nature gives the sympathy a timetable. They see the composure and lean on it. It’s more expensive than it looks. You live by fixed hours partly because you feel so much, and the dreaming you do alone, with music on.",
      argument: [
        "Pisces senses what a person needs, the Logistician delivers it, and help arrives without any fuss. They disagree about evidence. Pisces feels that an offer is wrong; the Logistician finds no error in it; the facts win, being what can be shown to somebody. It’s a fair procedure. Some weeks later you’re tired and low for no visible reason, and that is the overruled half, objecting late.",
        "The cost is arrangements that looked correct and made you unhappy. Let the feeling count as one piece of evidence. Before you agree to anything large this week, walk for fifteen minutes without your phone, then write down in one word how the idea feels. If the word is bad, say, “I’d like three days,” and ask a friend.",
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
    "There’s the person who locks up, and there is the one who lies awake afterward, wondering about the other lives, and you tend to introduce only the first. Nobody here will tell you to pick between them, or to be spontaneous on command. These pages put both names on the lease, and investigate who has been paying for the heat.",
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
