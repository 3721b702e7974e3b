import type { SignUnits } from "../../section-unit.ts";

export const entj: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Good work for you begins where waiting is the real danger and someone has to commit before the facts are in. That covers emergency medicine, firefighting, trial law, sales, construction, restaurant kitchens, troubled companies and brand-new branches. You need a definite objective, a short chain of command and permission to be wrong by noon. The meeting about the meeting drains you.",
      ],
      [
        "paragraph",
        "What a team catches from you is nerve. They’ve watched you deliver bad news upstairs and own your blunders, so they risk more themselves, and a lost contract that would sour others for a month is, for you, one bad evening. You lead from the front, which is thrilling, and occasionally someone has to mention that the back has stopped for water.",
      ],
      [
        "paragraph",
        "Once a project merely needs tending you’re off to the next blaze, and permanent positions go to the person who was still there in month eight. Negotiating bores you, so you accept the first decent offer, and people who argue twenty minutes longer earn more for the same job. Then there’s the resignation you compose in your head about twice a year. Sometimes it gets out.",
      ],
      [
        "paragraph",
        "Say this on the first day: “I’ll build it and run it until June, and then I’d like to hand it to a team we choose now.” The rule for the wall is finish one before you start two. Leave when there’s nothing left to begin, and never on an angry day; sleep three nights, and go if it still sounds reasonable. A business of your own is a natural fit, provided you find the partner who enjoys its second year.",
      ],
    ],
    ask: "Which project of yours is nearly done and waiting for you to find it exciting again?",
  },
  Taurus: {
    stances: { lead: "lead", pace: "both" },
    lines: [
      [
        "paragraph",
        "Give you something valuable that runs below its level, and years to raise it. Agriculture and food, hotels, real estate, construction, banking, manufacturing or a family firm: steady pressure is what they reward. You want decent equipment, a dependable budget, and results that can be walked on or tasted. Constant reorganization drains you, and so does any executive who calls it exciting.",
      ],
      [
        "paragraph",
        "Long before the figures are in, you know what a machine or a new hire is worth. Under you a team gets objectives that survive the year and praise that can’t be had cheaply. As a leader you’re the floor. Now and then you’re also the ceiling.",
      ],
      [
        "paragraph",
        "Writing things off is beyond you. Money and pride have gone in, so you add another quarter to rescue the first three, while everyone else can smell that it’s over. About your own price you’re oddly shy, waiting to be noticed, and a louder colleague gets the raise you were too proud to request. New methods are treated like salesmen on the porch, and by the time you invite one in, the people you trained are two years ahead.",
      ],
      [
        "paragraph",
        "Give every project an exit when you approve it: “If we aren’t there by March, we stop, and no one is to blame.” Ask for money in one sentence with a figure in it, then say nothing. Every year, examine your position: if it were offered today, at today’s salary, would you take it? If not, you’re staying out of habit, and habit is a poor employer. Should you want a business of your own, buy a sound one that’s badly managed, since you’re better at raising than at inventing.",
      ],
    ],
    ask: "What would you stop paying for tomorrow if you hadn’t already paid so much?",
  },
  Gemini: {
    stances: { voice: "speak", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Anything suits you where the facts change by the hour and someone must tell everyone else what they mean. Sales, teaching, journalism, recruiting, public relations, product management, event planning and politics all use that. You need variety, deadlines, clever opponents and other voices. A solitary task on one subject wears you out by the third month.",
      ],
      [
        "paragraph",
        "Two departments that can’t stand each other will both leave your office sure that you’re one of theirs. That’s translation, and it’s worth more than most degrees. When a junior has the better fact, you take it and say whose it was, so your whole team learns that facts outrank titles. They also learn to get the final version in writing.",
      ],
      [
        "paragraph",
        "The page you’ve explained to everyone isn’t written. Three solitary hours feel like prison, so it slides to the night before and comes out brilliant with a hole in it. With money, the trouble is coffee: you give your best ideas away over it and meet them again in someone else’s budget. And your moves go sideways, from interesting to more interesting, until a duller person with ten years in one seat is your manager.",
      ],
      [
        "paragraph",
        "Explain the document to a colleague, record it, and there’s your first draft. For the coffee, learn one line: “I’d love to think about that properly. Shall I send you what it costs?” Say it once, write it once, bill it once. Leave when you’ve told all your stories there twice, but finish one large thing before you go, because a career needs a noun as well as verbs. A venture of your own works if your partner owns the calendar.",
      ],
    ],
    ask: "Which important page have you explained to everyone and not yet written?",
  },
  Cancer: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Work suits you where people depend on each other and something real happens to them. In a school, a hospital, a hotel, a restaurant, family law, social services, human resources or property management, you set a high standard and know whose week is bad, so it bends where necessary and nowhere else. You need a permanent team and a say in who joins it. Cold places drain you.",
      ],
      [
        "paragraph",
        "If someone under you makes a mistake, upstairs hears that it was yours, and the talking-to happens in private. People follow that anywhere, and so a team of yours turns into a family, with all the love that implies and all the trouble.",
      ],
      [
        "paragraph",
        "Criticism goes home with you. The critic forgot it by lunch, while you defend for weeks what you’d otherwise have improved, so eventually superiors stop commenting. Money is stranger still. For a colleague’s raise you’ll fight like a bear, and then accept your own with a meek thank-you. And you can’t dismiss a favorite, even when affection is the only thing left in the contract. Everyone notices.",
      ],
      [
        "paragraph",
        "When the remark comes, say only, “Thank you. I’d like to think about that and come back to you tomorrow.” Give it one night, then report one change. Before a salary negotiation, write down what you’d say for someone on your staff, and read it out with your own name in it. Be your own employee. Leave when you notice that you’re staying for the people and most of them have gone. A place with your name on the lease would please you, if you hire at least one person you don’t love.",
      ],
    ],
    ask: "Which remark about your work are you still answering in your head?",
  },
  Leo: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You need quality that can be seen, a group to lift to it, and your name somewhere on the result. Sales management, teaching, hospitality, fashion, events, coaching, advertising, a medical or law practice: put you in front and your discipline doubles. Visible targets help, and so do superiors generous enough to praise. Unsigned work in a beige office leaves half of you by spring.",
      ],
      [
        "paragraph",
        "A compliment from you is exact, so it gets believed. Many chiefs are threatened by a gifted junior; you want to see what else that junior can do, and you brag about them upstairs. As a leader you set the temperature. On a good day it’s July, and on a bad one everyone eats lunch elsewhere.",
      ],
      [
        "paragraph",
        "Not knowing something feels to you like being caught undressed. So you read half the night and walk in chin up, and if it fails, the people above wonder less about the gap than about why you covered it. With pay, titles are your weakness: offered a bigger name or a bigger check, you tend to take the name. And the invisible part of any job, the maintenance, strikes you as something that happens to other people.",
      ],
      [
        "paragraph",
        "Open each project with this: “I’m strong on two parts and new to the third. Who knows it better than I do?” It sounds like confidence, because it is. When an offer comes, cover the title with your thumb and read only the number. Applause can’t be deposited. Leave when you’re admired and no longer learning, the most comfortable trap there is. A business under your own name makes sense, and the first hire should be a bookkeeper who isn’t impressed by you.",
      ],
    ],
    ask: "What are you pretending to understand at work that one question would clear up?",
  },
  Virgo: {
    stances: { lead: "lead", order: "plan" },
    lines: [
      [
        "paragraph",
        "The best jobs for you have high stakes and details that decide. In nursing, accounting, operations, engineering, pharmacy, project management, air safety or quality control, you see both the whole and the decimal point, and you speak up before an error costs lives or money. You need definite authority, reliable data and time to check. Cheerful sloppiness from above drains you.",
      ],
      [
        "paragraph",
        "With you in charge, people sleep, because the numbers stand up to a hostile reading and no one gets humiliated in front of a client. You can also divide a difficult skill into steps a beginner can follow, so your teams improve rapidly. They’d get bolder, too, if they heard “well done” before “one more thing.”",
      ],
      [
        "paragraph",
        "In meetings you open with the flaw. Executives hear forty seconds of any answer, in yours they’ve heard trouble, and the bold assignment goes to someone who named the goal, with you to check the sums. You apply once you meet ten of ten requirements, while others go in with six and negotiate the salary on the way. And you’re so useful where you are that promoting you would be inconvenient.",
      ],
      [
        "paragraph",
        "Turn the order around: say where this should lead and what it’s worth, then, “Here are the two risks that could stop us, and what I’d do about each.” Put the other nine in an appendix. Goal first, two risks, stop. Apply at seven out of ten, and name a figure that makes you blush slightly. Leave when you’re cleaning up after the same person for the third time, since by then you’ve become the system. Working independently, charge by the result; by the hour you’d be punished for efficiency.",
      ],
    ],
    ask: "What do you want to build, and who at work has ever heard you say it?",
  },
  Libra: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You’re made for places where opposed interests have to end in one result with a name under it. Law, human resources, real estate, account management, hospital administration, purchasing, city planning, design and diplomacy all fit. You need intelligent partners, decent surroundings, and the authority to give a verdict, without which you’d polish relations forever. Shouting drains you, and so do meetings with no end in sight.",
      ],
      [
        "paragraph",
        "Rivals will sit down together if the invitation comes from you, because they’ve been quoted correctly and never made to look foolish. That’s rare enough to build a career on. A team of yours argues in complete sentences and goes to lunch afterward.",
      ],
      [
        "paragraph",
        "Your calendar belongs to other people. Each committee and farewell lunch is reasonable on its own, so by Thursday the project that would make your reputation has had one hour. With money you’re gracious too soon: they name the first figure, and you meet them in the middle of a range you should never have entered. And you postpone the difficult goodbye, the firing or the lost client, until being nice about it has turned cruel.",
      ],
      [
        "paragraph",
        "For requests, memorize this: “I’d enjoy it, and I’m saying no to everything before the fifteenth, so please go ahead without me.” For pay, name the number first and be nice second. Each quarter, ask your chief, “Of these six things, which two would you miss?” Leave when you’ve become the only peace between two people who ought to make their own. Starting a company suits you with a partner, and the terms go on paper while you still adore each other.",
      ],
    ],
    ask: "Which invitation did you accept this month instead of finishing what you want to be known for?",
  },
  Scorpio: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "Hand you what everyone else is afraid to open. Auditing, intensive care, police investigation, bankruptcy law, surgery, IT security, insurance claims and journalism all need a leader who isn’t shaken by what comes to light and acts on it immediately. You want independence, real stakes and the complete file. Pleasant duties with nothing underneath bore you, and boredom makes you suspicious.",
      ],
      [
        "paragraph",
        "When the client walks out or the system fails, you already have a second route, and your calm spreads down the hall. People confide in you, because what’s said to you stays put. As a leader you demand everything and defend everyone. They’d go to war for you, and would like to be asked less often.",
      ],
      [
        "paragraph",
        "There’s no middle gear. An ordinary report gets fought for as if lives depended on it, colleagues who meant to do a decent job feel accused, and by November you hate a position you were made for. Salary becomes a loyalty test: you watch whether they offer, and when they don’t, you’ve learned something and earned nothing. And you distribute information like a miser, so others fill the gaps with guesses, which are worse.",
      ],
      [
        "paragraph",
        "Before you begin a task, grade it: this deserves all I have, this deserves a good afternoon, this only has to exist. Only two at once get the top mark. Tell your superior, “I’d like to give these two everything and do the others adequately. Do you agree?” Ask for money out loud, annually, with a number. The signal that it’s time to leave is a private file on your employer. And if you found a company, own more than half of it.",
      ],
    ],
    ask: "Which task is getting your whole strength although a good afternoon would have been enough?",
  },
  Sagittarius: {
    stances: { lead: "lead", risk: "bold" },
    lines: [
      [
        "paragraph",
        "The right work for you is far from headquarters, where something has to be imagined, sold and then built. Sales, teaching, travel, logistics, publishing, renewable energy, fundraising, the military: each provides distance and a mission. What feeds you is movement, colleagues who contradict you, and a purpose that fits in one sentence. A position that only has to be maintained shrinks you.",
      ],
      [
        "paragraph",
        "On a bad day you tell people, in plain words and with a laugh, what the effort is for, and they stay the extra hour because of it. You also have an eye for odd applicants, the ones with a gap and a gleam. Call it judgment, although you call it luck. As a leader you put in the windows; someone else had better check the roof.",
      ],
      [
        "paragraph",
        "Rules strike you as suggestions. One grin and you’re past the approval, but the people in finance and legal whom you went around have long memories and a say in promotions. Your numbers are as cheerful as you are, so budgets run high, dates run late, and your own bids run low. And pay gets traded for adventure whenever possible, which makes you the best-traveled person on your salary.",
      ],
      [
        "paragraph",
        "Find the one who signs things and ask, over coffee, before you want anything, “What do people like me do that makes your work harder?” It’s disarming, because hardly anyone asks. Whatever date and price feel right, add a third. Take a vacation before you resign, since half the time that’s what you needed. Then go when you could give every presentation there in your sleep. Starting something suits you, with a partner whose favorite word is “actually.”",
      ],
    ],
    ask: "Whose signature do you keep going around, and what has that person’s goodwill been worth?",
  },
  Capricorn: {
    stances: { order: "plan", pace: "both" },
    lines: [
      [
        "paragraph",
        "A long task, real authority and a yardstick anyone can check: with those three you’re hard to match. Finance, construction, engineering, public administration, law, manufacturing, a skilled trade and a family firm all reward ten steady years. You want rules that mean something and a ladder with all its rungs. Chaos, oddly enough, doesn’t drain you. Pep talks do.",
      ],
      [
        "paragraph",
        "Deadlines are met, bad news arrives early, and your remark in the worst week gets quoted for years. With you in charge, people feel that the adults are home. What you ration is praise, and since a brief “Good work” from you outlasts another executive’s bonus, that’s an expensive economy.",
      ],
      [
        "paragraph",
        "You skip the part of work that doesn’t look like work, so the matter was half settled at lunch while you were at your desk, being efficient. Then you do the bigger job for a year before requesting the title, to be certain you deserve it, and the budget committee is delighted to let you go on being certain. And you’ll climb any ladder that’s put in front of you, simply because it goes up.",
      ],
      [
        "paragraph",
        "Treat lunch as a duty: two a week, with one question, “What is the hardest thing on your desk at the moment?” About pay, be dry: “I’ve been doing the director’s job since spring. I’d like the title and the salary to match by the first.” Never climb to a position whose Tuesdays you wouldn’t want. Leave when you’d be ashamed to recommend your employer to a friend, or when you’ve stopped being funny. A company of your own can wait until a year’s money is saved, and you, of all people, know when.",
      ],
    ],
    ask: "Who decides about your future and has never had a conversation with you that wasn’t business?",
  },
  Aquarius: {
    stances: { lead: "lead" },
    lines: [
      [
        "paragraph",
        "You want a whole system that’s up for redesign, and the power to redesign it. Software, public health, school administration, unions, nonprofits, law, transportation, science and energy all offer that. What you need is clever opponents, loose supervision and a result that reaches strangers. Rank without reason drains you, and so does the sentence “We’ve always done it this way.”",
      ],
      [
        "paragraph",
        "The intern can beat the director in your meetings if the facts are on the intern’s side, and that freedom brings out ideas that stay hidden elsewhere. Most reformers leave at the first committee; you read the bylaws and outlast the opposition. What your team misses is fuss. They’d like to be asked about the baby.",
      ],
      [
        "paragraph",
        "A boss you don’t look up to is your costliest problem. You correct them in public, you’re right, and every other executive who hears of it wonders who’s next. Pay is awkward: you argue brilliantly for a fair scale and find it vulgar to argue for yourself, so the scale gets fair and you’re at the bottom of it. And once the design exists in your head, the rollout bores you.",
      ],
      [
        "paragraph",
        "Decide what this boss is good for, then say, “I need your help with one thing that I can’t do myself.” It changes the air in a minute. Disagree in private, with two ways out, and back the decision in public. For a raise, quote policy if necessary; “People who do this work earn this much” slips past your conscience. Leave when you’ve stopped arguing, because that’s how you give up. Your own organization, a co-op or a practice with two odd partners, can be the best superior you ever have.",
      ],
    ],
    ask: "What could your boss do for you if you stopped proving that you know better?",
  },
  Pisces: {
    stances: { lead: "lead", head: "both" },
    lines: [
      [
        "paragraph",
        "Where human trouble meets organization, you’re at home. Social work, nursing, education, ministry, hospitality, film production, veterinary medicine, a charity or a clinic: these need a leader who feels what is going on and decides anyway. Insist on a cause, some beauty, regular solitude, and enough authority to act on what you sense. A purely technical position starves you. Compassion without power is worse.",
      ],
      [
        "paragraph",
        "You raise the painful subject at the one moment when it can be borne. It prevents more resignations than any bonus. Explain a budget through the faces it’s for, as only you can, and it gets approved. Your teams would walk into the ocean for you, so make sure the plan doesn’t require it.",
      ],
      [
        "paragraph",
        "Your projects grow while you’re running them. What was a program in May is a movement by August, on the same money, and no one can say any longer what would count as done. Prices melt in your hands: one sad story and you’ve given a discount or waived your own raise. And you soak up everyone’s feelings like bread in soup, then wonder at five o’clock whose irritation you’re wearing.",
      ],
      [
        "paragraph",
        "Write what the project is in one sentence, and add a second that begins “This time we are leaving out.” When more is wanted, say, “I’ll deliver this much by the thirtieth. If you want more, tell me what should move.” Every new idea gets the same two words: “Lovely. Later.” Quote prices in writing, out of reach of enormous eyes. Leave when catching a cold starts to sound like a vacation. Run something of your own by all means, as long as another person sends the invoices.",
      ],
    ],
    ask: "What has your current project become, and which part of it did anyone actually ask for?",
  },
};
