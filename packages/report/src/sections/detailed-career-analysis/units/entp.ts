import type { SignUnits } from "../../section-unit.ts";

export const entp: SignUnits = {
  Aries: {
    stances: { risk: "bold", candor: "truth" },
    lines: [
      [
        "paragraph",
        "You like a question that hits back. Will it hold, is he lying, can this company be robbed from its own parking lot: somebody is paid to find out by evening. Be that somebody, as an ethical hacker, a trial lawyer, a political interviewer, a union negotiator, an emergency physician, a stunt coordinator, or the inspector at the fair who gets on the ride before anyone else. A good opponent wakes you up. Agreement wears you out. Find a boss who enjoys being contradicted before lunch and has forgotten it by two.",
      ],
      [
        "paragraph",
        "Courage spreads from you. You tell the director the numbers don’t work, you’re seen at lunch the next day, alive, and soon somebody who’s never spoken puts up a hand.",
      ],
      [
        "paragraph",
        "Your victories are too public, though. At eleven you take apart a colleague’s proposal with everyone looking on, and at four, in the hallway, he has a word with the person who signs. He’s no villain. You made him look foolish in front of his own people. See him the day before, with the door closed: “I’m going to argue against this tomorrow. Tell me first where I’ve got it wrong.” You’ll go in with a better case and one enemy fewer.",
      ],
      [
        "paragraph",
        "The last fifth of anything bores you, so it lands on whoever is too polite to refuse, and she ends up running the department you started. Settle it at the outset: you open, she closes, and both names go on the cover. As for your own pay, don’t debate. Name a figure, say what you brought in, and leave. Founding something would suit you, provided you find the person who likes endings before you find the money.",
      ],
    ],
    ask: "Who is finishing something you began, and does anyone but the two of you know it?",
  },
  Taurus: {
    stances: { risk: "bold", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Dreams you can describe for years. A thing you can put your hand on, you buy before lunch. It’s the shut-down mill, the barley left over from the brewing, the ugly corner with the good light: you’ve done the sums by the time you reach the stairs, and your hand is out. That nerve can earn its living in real-estate development, food science, furniture making, venture capital, commodity trading, a restaurant, or an auction house, where you get four seconds and everybody’s looking. Committees spoil your appetite.",
      ],
      [
        "paragraph",
        "Cautious people get brave beside you, since you never sound brave. Your maddest proposal arrives in the voice of someone reading a menu, and they find that they’ve agreed. The boss for you names a sum and a date.",
      ],
      [
        "paragraph",
        "Getting in takes you a morning, and getting out takes six years. Once a thing is yours you’re fond of it, and with a mind like yours there’s always a fresh reason why next quarter will be the one. So on the day you buy, while you’re cheerful, set the date for selling, and give it to somebody stubborn: “If it isn’t paying by October, remind me that I said this.” Then sell it, and go after something bigger.",
      ],
      [
        "paragraph",
        "Speed also leaves people behind. You’ve shaken hands, and your partner hears about it from the seller. One call from the parking lot, before the handshake, is enough. In place of a bonus, ask for a piece of whatever you bring in, and name a high number first. When an idea keeps you up and no one will fund it, put in what you can stand to lose and open the doors this month.",
      ],
    ],
    ask: "What did you get into in a single morning, and who’s been telling you since that it’s time to sell?",
  },
  Gemini: {
    stances: { company: "company", novelty: "new", pace: "haste" },
    lines: [
      [
        "paragraph",
        "By Thursday noon something has to exist that no one has thought of yet, and on Monday there are five people around a table with a box of doughnuts. That table is your natural home. It turns up in late-night comedy, advertising, toy invention, product management, call-in radio, the press office in a crisis, and high school debate. Quick decisions keep you going, with somebody steady close by who checks the numbers. A five-year file would age you by Christmas.",
      ],
      [
        "paragraph",
        "Departments that had never spoken start having lunch, since each has heard from you what the other one knows. Put you in a cab with a specialist, and by the curb you can explain her life’s work so that the driver gets it, and catches her name.",
      ],
      [
        "paragraph",
        "Between the elevator and your desk you make four promises. You’ll send the article, you’ll call the supplier, and you mean it with your whole heart until the next person comes around the corner. People like you and take what’s important to somebody else. Your mouth got you in, so let it get you out: “I’d love to. If you don’t have it by Wednesday, it isn’t coming, so ask somebody else.” Then promise two things instead of four.",
      ],
      [
        "paragraph",
        "Meanwhile, half your friends have built something on a remark you made at lunch, and nothing with your name on it stands on any shelf. Once a year, finish a thing that a stranger can read, book, or buy, short enough not to bore you. With advice, let the first hour be friendship, and give the second a price. What you toss off is what others can’t do. Charge as if you’d noticed.",
      ],
    ],
    ask: "Who has made a success of something you said at lunch, and what have you finished since then?",
  },
  Cancer: {
    stances: { company: "company", voice: "speak" },
    lines: [
      [
        "paragraph",
        "A frightened person, a stupid rule, and you in between, being funny: somebody ought to write that job description. Parts of it are lying around under other titles: pediatric dentist, immigration attorney, hospital ombudsman, veterinarian, writer for children’s television, the adviser who gets a family’s first student into college, the specialist who appeals what insurers turn down. You want a team that’s been together long enough for the jokes to get good. Your department is a loud, fond household, and outsiders stand in the doorway wondering where to sit. Keep one chair free.",
      ],
      [
        "paragraph",
        "Too many of your wars were never declared by the person you’re fighting for. A colleague mentions that her hours were cut, and by three you’ve written to the director, with irony and precedents. She only wanted to complain. Now she’s a case, the director’s braced, and somebody milder would have gotten the hours back by asking. Find out first: “Is this a fight, or do you need somebody to be mad with until lunch?” Mostly it’s until lunch. The fights that are left get taken seriously.",
      ],
      [
        "paragraph",
        "About your own pay you become a comedian. For another person’s raise you’re a tiger; at your own review the boss chuckles until the time is up, and chuckling is cheaper than paying. So decide beforehand not to be funny before there’s a number on the table. If it’s too low, say so, and stay dull.",
      ],
      [
        "paragraph",
        "Ask yourself once a year whether you’re staying only because they’d fall apart without you. If so, ask them, over a beer, what they’d do if you went. Some will manage fine. The rest will want to know if you’re hiring.",
      ],
    ],
    ask: "Whose battle are you fighting at work, and did they ever ask you to?",
  },
  Leo: {
    stances: { company: "company", order: "improvise", voice: "speak" },
    lines: [
      [
        "paragraph",
        "A roomful of people who’ve decided to say no, and forty minutes: you’d pay for the chance, though it’s better to be paid. Do it as a creative director, an appellate lawyer, a campaign strategist, an ambassador, or an auctioneer; be the architect in front of the town council, or teach history in the last period on Friday. You want a live audience and a result you can point to. Work that’s signed by a department flattens you.",
      ],
      [
        "paragraph",
        "Meetings go better with you there. What the newest person mumbled gets repeated at full volume, with her name on it, and when something fails, you stand in front of your people and take it. Each Friday, mention somebody whom nobody’s mentioned all week.",
      ],
      [
        "paragraph",
        "Talking has always saved you, so you don’t read the file. Again and again it works. Then somebody mild asks for the figure on page nine, you produce a phrase, and two specialists exchange a look that will follow you for years. On the eve of anything important, go to the colleague who did read it: “I’ve only skimmed this. What would you ask if you wanted me to look bad?” Put the answers on a card. If you’re caught anyway, say you don’t know, and by when you will.",
      ],
      [
        "paragraph",
        "They’ll also give you every microphone and none of the keys. You’re on the panel and the brochure, with “chief” in your title, while what’s built gets settled on Tuesdays by four people you’d call dull. Before the next big appearance, when they need you, ask for something in writing, a budget or a vote or a percentage. Afterward you’d do it for nothing, and they know it.",
      ],
    ],
    ask: "What would someone who’d read every page ask you this month, and who near you knows the answer?",
  },
  Virgo: {
    stances: { novelty: "new", candor: "truth" },
    lines: [
      [
        "paragraph",
        "Three people have looked at it, each has said it can’t be that, and then they send for you. That’s an ordinary morning for a radiologist, a veterinary pathologist, a crash-test engineer, a data journalist, a piano technician, a museum conservator, or the recipe developer who has to learn why the cake sinks in Denver. Your problems should need a new idea and punish a wrong one. Slogans wear you out, laminated ones above all.",
      ],
      [
        "paragraph",
        "You fix what nobody ordered. They wanted a list of suppliers, and in week six they get a system, with colors, for an order that had to go out in week two. To you the list was never the real problem. It was theirs, though, so ask: “What’s the smallest thing that would help you by Friday?” Hand that over, ugly. Afterward you can describe what you saw beyond it and what it would cost, and quite often they’ll order it.",
      ],
      [
        "paragraph",
        "People learn to bring you things early. In ten minutes you’ve found a use they’d missed and the rainy day on which it would break, and they leave laughing. Ask to be teamed with somebody who likes to be done.",
      ],
      [
        "paragraph",
        "When you present your own work, you open with the defects, and before you reach the result, the client is thinking of a discount. Put the limits in writing on page six, where honest people look for them, and out loud begin with what it does. State your price the way you’d state a measurement. If two years go by in which they’ve asked you only for objections, find a place that has problems and no procedure yet.",
      ],
    ],
    ask: "What would you have charged last time, if you’d started with what it does?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Somebody gifted has made a thing that isn’t good yet, and must be told so in a way that brings them back on Monday with a better one. Make a profession of it, as a book editor, record producer, theater director, design professor, executive coach, or gallery owner, or as the tailor who talks a groom out of the white tuxedo. You do best with a partner to think against. A place where nobody contradicts the chief makes you miserable, politely.",
      ],
      [
        "paragraph",
        "Through you, the director’s objection reaches the team in a form it can use, and the team’s anger reaches the director in time. What they wait for is the decision. Announce on Monday which day it’ll fall.",
      ],
      [
        "paragraph",
        "Shut in a room alone, you produce five headings and a clean desk. You think in answer to somebody. So by the deadline there have been six brilliant conversations and two pages, and whoever took notes looks like the author. Book your writing with another body in it: “Give me two hours on Thursday. I’ll talk, you stop me where it’s murky, and I’ll type as we go.” The pages will be yours.",
      ],
      [
        "paragraph",
        "In pay talks you understand the other side far too well. They mention that it’s been a difficult year, and before long you’re finishing the sentence for them. Be unfair for ten minutes: say the figure, say what you’ve brought in, and leave their troubles to them. You can go back to being fair at lunch. If you go into business, make it a partnership with a written rule for ties, since otherwise the two of you will go on seeing each other’s point until the rent is due.",
      ],
    ],
    ask: "What did you say on your boss’s behalf, the last time you went in to ask for more?",
  },
  Scorpio: {
    stances: { novelty: "new", voice: "both" },
    lines: [
      [
        "paragraph",
        "One fact has no business being there. The pigment is younger than the painting, the fire started in two places, the patient’s story changes only on Sundays, and from that minute you don’t need a clock. Choose your field by what’s hidden in it: authenticating art, investigating arson, psychiatry on a locked ward, tracing cyberattacks, negotiating mergers, reporting for a podcast, writing some long, wicked series. You need real stakes and a superior who doesn’t lie. Required cheerfulness tires you.",
      ],
      [
        "paragraph",
        "As soon as you understand a thing, it’s dead to you, and forty pages remain to be written. They aren’t. Someone with half your facts and twice your patience publishes in the spring. Ask outright for what’s missing: “I find things out and hate writing them up. Who here is the other way around?” Put both names on it. And end each day, while you’re still in the dark, with three lines on tonight’s theory.",
      ],
      [
        "paragraph",
        "On the worst day of the year you’re strangely good company, since you’d imagined something worse and have the joke ready. Your team would go anywhere with you. They’d only like to hear the plan first.",
      ],
      [
        "paragraph",
        "Your theories everyone hears. What you want, nobody upstairs knows. You wait, you let a rumor of another offer drift down the hall, and meanwhile the woman next door has asked, in March, in words, and gotten it. They can tell you know a good deal about them, too, and nobody promotes a person they’re a little afraid of. Once a year lay it down face up: what you did, what you want, and one thing you got wrong. And go when you catch yourself enjoying how badly the place is run.",
      ],
    ],
    ask: "Which discovery of yours would somebody be using by now, if it were on paper?",
  },
  Sagittarius: {
    stances: { novelty: "new", pace: "haste" },
    lines: [
      [
        "paragraph",
        "Wherever a large question meets people who live inside it, you’d like to be standing there with mud on your shoes. You can get yourself sent as a foreign correspondent, a field geologist, an expedition leader, a trade negotiator, or the person selling wind turbines on three continents. You can do it from a chair as well, with a small, stubborn press or a lectern and students sitting on the steps. A long leash brings you to life. Repetition makes you preach.",
      ],
      [
        "paragraph",
        "Your yes is enormous. The panel in May, the chapter, the course for beginners are all accepted on the spot, and you mean them all, but the calendar is made of ordinary weeks. So you arrive at midnight, brilliant, with half. Put a night in between: “I want to say yes, so I’m not allowed to answer yet. Ask me tomorrow at ten.” Before ten, find the week it would be done in, and what would have to leave that week. If nothing can, it’s a no, and you can give it warmly.",
      ],
      [
        "paragraph",
        "Colleagues get a view from you. You show a tired department what its quarter looks like from ten miles up. By the second week they’d like to know who’s bringing the tents, so assign the tents, by name.",
      ],
      [
        "paragraph",
        "You also take experience for pay. There’s a volcano in the offer, or a language you’d like to learn, and by the time anybody gets to the salary, you’ve packed. From now on, the volcano doesn’t count. Ask about the money first, and have somebody who loves errors read the contract. And once, stay a season longer than you want to, and see your idea working.",
      ],
    ],
    ask: "Who is waiting right now for something you said yes to on the spot?",
  },
  Capricorn: {
    stances: { candor: "truth", lead: "lead" },
    lines: [
      [
        "paragraph",
        "Your best jokes are about the job you’d like to have. You do the vice president’s walk, everyone’s in tears, and when the post comes open, it goes to someone slower who asked. They’d heard you laugh at it and thought it was beneath you. Tell one person who decides, “I’d like to be considered for that. I’m not joking,” with nothing funny on either side of it. It’ll be a dreadful minute.",
      ],
      [
        "paragraph",
        "Some old institution has forgotten what it’s for. The roof leaks, and a person has come in who loves the place enough to laugh at it: that’s you. The title can be hospital administrator, inspector general, city manager, turnaround executive, labor judge, or manager of a hotel that used to be grand; from outside, it can be the business reporter who reads the filings. You want clear authority and results somebody can count. Beginners do well under you, since you tell them which rules hold up the building and which are wallpaper. Your praise has to be looked for, so say some of it to their faces.",
      ],
      [
        "paragraph",
        "Given people of your own, you hand over a task along with its history, and take it back at the first sign of another method. Your assistants stay assistants. Say what has to be true by Friday, and keep your hands off the way there. When it comes back odd and working, let it stand.",
      ],
      [
        "paragraph",
        "Loyalty has made you cheap. You know this place down to its ghosts, so you take what’s offered and call it belonging. Every second year, get an offer from outside, if only to hear the number. Then you’ll know whether you’re loyal or just settled.",
      ],
    ],
    ask: "Which job do you make the best jokes about, and who knows that you’d take it?",
  },
  Aquarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "“It’s never been done” is, to you, the first half of a job offer. You like it best with three people, a borrowed room, and a date by which the thing has to work. Picture yourself as an energy engineer with one island to supply, a school founder, a game designer, an election reformer, a materials chemist, the organizer of a grocery co-op, or the developer who writes software for a city that’s trying something. Guarding what works would put you to sleep.",
      ],
      [
        "paragraph",
        "You explain your ideas from ten years off, to listeners who have trouble on Tuesday. They applaud, and then they pass the other proposal, the one with a price on it. So put each idea on a single page, this week’s step, who takes it, what it costs, and read it to somebody practical: “Say stop when I lose you.” Fix that spot. In the meeting, open with Tuesday. The decade can come out over drinks.",
      ],
      [
        "paragraph",
        "On your team nobody’s idea is too odd to be tried on a Wednesday afternoon. You clear the way for people and then forget to come by, so fix an hour a week when your door is open and you’re behind it.",
      ],
      [
        "paragraph",
        "Money embarrasses you slightly. You give the invention away on principle, shake hands on something fair to everyone, and find out what the others took that to mean on the day the company is sold. Nobody’s a scoundrel; each remembers the handshake the way they hoped. Get it on paper before the first good idea, above all with friends. Fair terms are a design problem, and you’re good at those.",
      ],
    ],
    ask: "Which idea of yours did people admire and not buy, and what would it have taken to try it by Tuesday?",
  },
  Pisces: {
    stances: { company: "company", order: "improvise" },
    lines: [
      [
        "paragraph",
        "You can say a thing that makes people laugh and, a second later, go quiet, and there are rooms where that’s the entire job. Try an animation studio, a film editor’s chair, the story department of a game company, drama therapy on a psychiatric ward, an improv school, an advertising agency, or a bar with thirty regulars. Loose mornings, a firm date, and one blunt colleague are what you need. An office where nobody’s allowed to be moved wears you out.",
      ],
      [
        "paragraph",
        "Your agreements are made of fog. A client describes something beautiful, it would be a shame to mention money, each week brings one more lovely wish, and by fall you’ve done double the work for half the fee. Before you begin anything, send a page: “I’ll love this too much to be sensible later, so here’s what, by when, and for how much.” Each new wish gets a warm yes and its own line on the bill.",
      ],
      [
        "paragraph",
        "When a meeting goes stiff, you know which remark did it, and you say something absurd that lets everyone off. If you’re in charge, write down who does what, since they’re enjoying themselves too much to ask.",
      ],
      [
        "paragraph",
        "An unfinished thing can still be as good as you dreamed, so your drawers are full of beginnings, and the prize goes to someone whose work is plainer and exists. Choose one a year. Show it to the blunt colleague at the halfway mark, on a day you’ve named in advance, and deliver it when she says it’s enough. You’ll see how it falls short. No one else will; they never met the dream. Work for yourself only with an agent who enjoys saying no for you.",
      ],
    ],
    ask: "Which of your beginnings would somebody have loved by now, if you’d let it be finished?",
  },
};
