import type { SignUnits } from "../../section-unit.ts";

export const entp: SignUnits = {
  Aries: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "You’re good where a fight improves the result. Sales, trial law, emergency services, labor negotiation, security testing, coaching, political campaigns, a young company: each supplies an opponent, a clock and a verdict. The ideal is colleagues who enjoy being contradicted before noon. A polite office turns you into a fire alarm.",
      ],
      [
        "paragraph",
        "Courage is catching, and people get it from you. They see you question the director in front of everyone and remain employed on Friday, so they begin to speak up. As a leader you’re fair at full volume: when the beginner is right, the whole building hears it. Your team moves quickly, argues well and could use a map.",
      ],
      [
        "paragraph",
        "The last fifth of everything bores you. Launching is a thrill, the first obstacle is better, and then documentation and repairs land on colleagues who never volunteered, so you’re given each beginning while someone patient gets the department. Public victories hurt you, too. The argument is won in the meeting, and the budget is lost in the hallway. And a talk about salary becomes a debate on principle, from which you emerge triumphant, with the same salary.",
      ],
      [
        "paragraph",
        "Offer someone a trade: “I’ll open the next one for you if you’ll close this one with me, and we share the credit.” Before any confrontation, decide whether you want the point or the money, because you rarely get both in one afternoon. When it’s pay, bring two numbers, say them and stop. Leave when your only remaining opponents are your friends. Starting a company is natural to you; have the second founder ready first, preferably one who likes endings.",
      ],
    ],
    ask: "Which of your beginnings is someone else finishing for you right now?",
  },
  Taurus: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your mind belongs where clever ideas have to earn money. Product design, restaurants, real estate, purchasing, teaching shop or economics, marketing, craft brewing, advising family businesses: all of them let you think wildly and count soberly on the same day. Good pay, a decent chair and a fresh puzzle each month bring out your best, while hurry and open-plan offices spoil it.",
      ],
      [
        "paragraph",
        "Boldness arrives from you with its costs worked out, so that timid people nod. In charge, you’re calm, funny and generous with lunch; you let a team alone and are sincerely surprised when it wanted instructions. Once committed, you outlast those who were louder.",
      ],
      [
        "paragraph",
        "Supervision makes you contrary. A manager who wants hourly updates gets a long, good-humored lecture instead of a draft, and concludes that you’re difficult. Then you sit on ideas. They ripen so pleasantly that a competitor eats them. The third trap is upholstered: a comfortable salary buys your silence, your equity and about ten years, and you’ll have defended it at dinner as a free choice. Few cages are so well catered.",
      ],
      [
        "paragraph",
        "Offer control before it’s demanded: “You’ll have half a page from me every Thursday at four. In between, leave me alone with it.” Then never miss a Thursday. A rule for your ideas: the third time you’ve told it at a party, build it or sell it. At each review, request a share instead of a cushion. Go when you describe the place in the past tense. You could run something of your own, started on evenings, with six months’ expenses in the bank, because you argue better when you aren’t hungry.",
      ],
    ],
    ask: "Which idea of yours is ripe enough that someone will soon pick it?",
  },
  Gemini: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Your work should change by the week and be full of people who answer back. Teaching, sales, radio, public relations, recruiting, advertising, science communication, technical support with difficult customers: they all reward speed and forgive impatience. Short deadlines help, and so does a colleague who checks. A five-year file with your name on it would finish you by winter.",
      ],
      [
        "paragraph",
        "If two departments have met, you’re the reason. The engineer hears from you what the poet said, and out of it comes a product; in two sentences you make clear what a specialist couldn’t in ten pages. Your leadership is lively and democratic, with a new direction on Tuesday that no one has quite adopted by Thursday.",
      ],
      [
        "paragraph",
        "Promises slip out of you in corridors. The article will be sent, the supplier called, the draft read, and three conversations later it’s gone, so people enjoy you and consult someone else. Your record is a second difficulty: many brilliant starts, nothing with your name on the spine, and an employer can’t price a sparkle. Then there’s everything you explain for free. Half of your acquaintance has built a career on a lunch with you.",
      ],
      [
        "paragraph",
        "Say every promise aloud with a day in it, and when the week is full, “I’d love to, and I won’t get to it.” The rule for advice: five minutes are a gift, and the sixth has a fee. Finish one thing this year that a stranger could buy, read or visit. Leave when you can predict the meeting, jokes included. Self-employment agrees with you if you sell one service under one name, and let someone dull send the bills.",
      ],
    ],
    ask: "What could you finish this year that would speak for you in your absence?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Humor in the service of frightened people: that runs through every good job of yours. Teaching, family law, pediatric nursing, social work, comedy writing, patient advocacy, restaurant work, customer relations, community radio. Best is a team that stays together long enough for the jokes to get good, and an authority to annoy on its behalf. Places where people are replaced without a farewell make you ill.",
      ],
      [
        "paragraph",
        "What coworkers have in you is a champion. The fine print gets read on behalf of the timid one, and by afternoon the impossible exception has been granted. You lead like the head of a noisy household: everyone’s fed, everyone’s teased, and outsiders wonder where they’re supposed to sit.",
      ],
      [
        "paragraph",
        "Your wars are too many. Let a director be unfair to one of yours, and you take up the case with irony and precedents, until the people upstairs brace themselves at your name and a milder person obtains more. Criticism of your idea lands like an insult to your cooking. And about money you turn comical. A colleague’s raise finds you a lion; when your own comes up, you make the boss laugh, which is cheaper for them than paying.",
      ],
      [
        "paragraph",
        "Before taking up a case, ask, “Do you want me to fight this, or do you want to be angry with me for ten minutes?” Most choose the ten minutes. For your own salary, use a rule: no jokes until they’ve said a number. Put a night between any criticism and your reply. Leave when you stay only because they’d fall apart without you; they’ll miss you, and they’ll manage. A family-style firm could be yours someday, with the shares agreed before the first toast.",
      ],
    ],
    ask: "Which battle of yours would your team rather you dropped?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Persuasion with a live audience is your element. Teaching, sales, trial law, broadcasting, theater, real estate, politics, training, the pulpit or the comedy club: each lets you think and shine at once. You want a visible stage, a hard crowd and a boss who applauds and then asks about page nine. Back rooms drain you, along with work that’s signed by a department.",
      ],
      [
        "paragraph",
        "A group leaves your meetings taller. The intern’s remark is quoted under the intern’s name, and a stiff presentation turns into a conversation. Leading, you give vision by the bucket and attention by turns, so the modest performer in the corner can go a year without being seen.",
      ],
      [
        "paragraph",
        "Talking has always saved you, so you don’t study the file. It works until someone asks for the figure on page nine, you produce a phrase, and the specialists exchange a look. Second, you’d rather have the stage than the keys: bosses lend you every microphone and give the department to a person who reads. And you take payment in visibility. A panel, a profile, a title with “chief” in it, and somehow the same salary as the year before last.",
      ],
      [
        "paragraph",
        "Before any meeting that matters, ask a colleague who knows the details, “What are the three questions I’d hate to get?” and put the answers on one card. If you’re caught anyway, say, “I don’t know. You’ll have it by noon.” Ask for the fee before the spotlight; afterward you’d do it for nothing, and they know it. Move on when you’re repeating your best lines to people who mouth them along with you. Your own firm would suit you with your name on the sign, provided that a dull genius signs the checks.",
      ],
    ],
    ask: "Where have you been relying on charm because you hadn’t read the file?",
  },
  Virgo: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "The problems should need a new idea and punish a wrong one. Software, lab work, bookkeeping for odd businesses, medical imaging, data journalism, technical writing, pharmacy, process improvement in a warehouse or a hospital: there, both halves of you get fed. What helps is short cycles and permission to say “This fails.” Slogans drain you, especially laminated ones.",
      ],
      [
        "paragraph",
        "The mistake is found before the customer finds it, and somehow everyone laughs; that’s what it’s like to have you on board. Twenty minutes of your doubts in the first week are worth more than your heroics in the last. As a manager you’re witty and fair, and people leave your office with their work improved and their shoulders up around their ears.",
      ],
      [
        "paragraph",
        "You show in six places why an hour-old idea fails and consider it a compliment. They hear a verdict, and take the next one to someone who says “Nice.” You also fix what no one ordered. A simple list becomes a system with eleven colors, three weeks late. As for your fee, you negotiate against yourself, listing the defects and taking ten percent off for each.",
      ],
      [
        "paragraph",
        "Answer each proposal with, “The strong part is this. Do you want holes now or next week?” and respect the choice. For every flaw you report, add one repair, so that your name gets connected with solutions. The rule on pay is to state the price and then go and refill your glass, since the discount happens in the silence. Leave when they use you as a brake and never as an engine. On your own you’d prosper with fixed prices and a partner who ships things over your dead body.",
      ],
    ],
    ask: "What would you charge if you weren’t allowed to mention the flaws?",
  },
  Libra: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Clever, touchy people need to hear something, and you’re sent in: that’s your profession, whatever it’s called. Human resources, sales, editing, interior design, event planning, mediation, hospitality, coaching, teaching speech: all of them ask for a sharp eye and a light touch. What helps is a partner to think against and surroundings that don’t insult the eye. A place where no one may contradict the chief makes you miserable, politely.",
      ],
      [
        "paragraph",
        "Others find that your frankness leaves them standing. The director’s objection reaches the team in a form it can use, and the team’s anger reaches the director. Consensus and anecdote are how you lead. Morale is lovely, and the decision is expected any day.",
      ],
      [
        "paragraph",
        "Work done alone is your desert. By the deadline there are five excellent conversations and two pages, and the person who wrote down what you said looks like the author. Offers get collected instead of taken, too, and good ones go stale. And in pay talks you understand the other side far too well. They mention a tight year, and you help them explain it.",
      ],
      [
        "paragraph",
        "Ask someone congenial for two hours a week: “Let me talk it through, stop me where it’s unclear, and I’ll dictate while we go.” Give any offer three days and two advisers, then answer. When it’s about salary, be unfair for ten minutes; that’s the rule, and you can be lovely again at eleven. Leave when you’re decorating decisions that were made without you. A partnership fits you better than a solo practice, as long as each of you may break a tie.",
      ],
    ],
    ask: "What have you talked about so well that it still isn’t written?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "A mystery with consequences gets the best out of you. Psychology, nursing on a locked ward, criminal law, fraud detection, cybersecurity, investigative reporting, repairing what no one else can, negotiating, probate and estates: they reward a mind that can’t be fooled and isn’t disgusted. What you need is autonomy, real stakes and a superior who doesn’t lie. Pleasant surfaces drain you; by noon you’re looking for the body.",
      ],
      [
        "paragraph",
        "In the worst hour you’re the calm one, since you’ve thought of the most dreadful outcome and already made the joke. Someone has to say aloud which fear is running the project, you do, and the fear shrinks. Your people are few, fierce and well informed, and they’d like, just once, to be told the plan in advance.",
      ],
      [
        "paragraph",
        "The moment a puzzle is clear to you, it’s dead. The report comes late and thin, so your discovery is announced by someone with the patience to type. Secrets are the next snag: you know things about the managers, they sense it, and people don’t promote what they’re afraid of. And you turn pay into poker. There’s waiting, hinting and a rumored offer, when a plain request in March would have cost you nothing but your mystique.",
      ],
      [
        "paragraph",
        "Tell your boss, “Give me someone who likes to write, and I’ll give them the best material in the building,” and put both names on it. Finish each day with three lines on this evening’s theory, so that the report exists before you’re bored. As for money, show your cards once a year; a bluff works only until it’s called. Leave when you’ve begun to enjoy how badly it’s run. Working for yourself is nearly inevitable, if you find a partner you don’t investigate.",
      ],
    ],
    ask: "What have you solved that no one knows about because it isn’t written down?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "Give you a wide subject and strangers to wake up. Teaching, outside sales, travel, journalism, coaching, training, museum work, startup advice, international anything: they suit a mind that teaches while it finds out. A long leash and a changing map bring you to life. Repetition makes you preach at the copy machine, and a boss without curiosity makes you cruel.",
      ],
      [
        "paragraph",
        "What others get is altitude and a plain word. You show what the quarter looks like from a great distance, concede a point lightly, and tell the director what the whole floor is saying. As a leader you’re an inspiration until the second week, when the team would like to know who’s bringing the tents.",
      ],
      [
        "paragraph",
        "Your yes is too big. A panel in May, a chapter by summer, a course for beginners, all accepted on the spot, although the calendar consists of ordinary weeks. Facts at the edges suffer as well: the booking is wrong, last year’s numbers are on the slide, and the important account goes to someone whose excitement is occasional. And you take experience as payment. Each job was an education, each came with a story, and none of them came with a pension.",
      ],
      [
        "paragraph",
        "Put one night in between: “I love it, and you’ll know tomorrow at ten.” Before ten, find the week it would actually be done, and whatever has to leave that week. Have every document checked a day early by a person who enjoys errors. On money, the rule is that adventure doesn’t count as salary; ask for both, the boring one first. Leave when you’ve stopped asking questions there. Starting your own thing is only a matter of time, so choose a partner who has already read the insurance.",
      ],
    ],
    ask: "Which of your promises this month has no week of its own?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Near power, with a license to question it and a budget to improve it: there you thrive. Accounting, law, operations, government, banking, hospital administration, insurance, business journalism, the turnaround of old firms. The conditions are clear authority, adults for colleagues and results that can be counted. Three slides without a number make you ill.",
      ],
      [
        "paragraph",
        "For a team you’re an education. You show them where the system gives, which form is never read and what the founder really meant. As a boss you’re fair, dry and better than you look, although praise from you tends to arrive posthumously.",
      ],
      [
        "paragraph",
        "Delegating, you hand over a task along with a lecture on its history, and take it back at the first sign of a different method, so your people remain assistants and you work all evening. Sarcasm has a price as well: it’s quoted upstairs without the smile. And in money matters you’re loyal to the wrong thing. Underpaid by an institution you understand, you stay, because a better-paying one would have to be figured out from the beginning, and you describe this to friends, with a sigh, as security.",
      ],
      [
        "paragraph",
        "Give away results instead of steps: “It has to be correct and out by the fifth. How you do it is your affair.” If it comes back different and works, let it stand. A rule for your wit: aim it upward or inward. Never down. Every second year, get an outside offer, if only to learn your price. Leave when you know who’ll say what in every meeting and have stopped finding it funny. A modest practice of your own, built slowly, suits you well. You’d finally respect the management.",
      ],
    ],
    ask: "Which task have you handed over and then taken back with a friendly remark?",
  },
  Aquarius: {
    stances: { novelty: "new", company: "company" },
    lines: [
      [
        "paragraph",
        "You’re at your best before everyone agrees. Software, teaching at an unusual school, city planning, union work, product research, public radio, renewable energy, nonprofit start-ups, science writing: they want someone who notices what others take for granted. Fellow heretics and a date by which the thing has to function are the conditions. Guarding a method that works already drains you, and so does hierarchy with a dress code.",
      ],
      [
        "paragraph",
        "With you around, doubting is allowed. The strangest colleague gets a hearing, the oldest rule has to give its reasons, and meetings stop being theater. As a leader you remove obstacles and forget to be present, so a team of yours feels trusted, inventive and slightly orphaned.",
      ],
      [
        "paragraph",
        "Your ideas are explained from ten years away, to listeners who have a problem on Tuesday. They call it visionary, and vote for the proposal with a price. Next, the fighting goes on after you’ve won, which turns converts back into opponents. Then there’s money, a subject you find faintly embarrassing. The invention gets contributed for free, on principle; you shake hands on something “fair to all,” and learn how the others understood it when the company is sold.",
      ],
      [
        "paragraph",
        "Carry each idea down to one page: this week’s task, who does it, what it costs. Try the page on the most practical person you know and ask, “Where do you stop believing me?” In the meeting, present Tuesday first and save the decade for dessert. Sign before you brainstorm; that’s your rule, and it insults no one decent. Leave when you’ve started to contradict people in order to stay awake. A cooperative or a company of your own is quite possible, provided that one member loves budgets and has a veto.",
      ],
    ],
    ask: "Which of your ideas has never been given a price and a first step?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Thought and feeling have to share one sentence in the jobs that suit you. Counseling, teaching literature, copywriting, nursing in mental health, music, games, film editing, fundraising for a cause, bartending with regulars: these use both. Loose mornings, a firm deadline and one colleague who says things straight are what you need. Cruelty drains you, and so does any office in which no one is allowed to be moved.",
      ],
      [
        "paragraph",
        "Coworkers get their own half-formed thoughts back in good order. You sense why a team really dislikes the plan, and supply a reason they can say aloud. Leading, you inspire and forgive, dodge every unpleasant talk until it’s enormous, and are loved by people who don’t quite know what they’re supposed to be doing.",
      ],
      [
        "paragraph",
        "Your agreements are fog. Someone describes a beautiful project, asking about pay seems petty, the client adds something weekly, and by fall you’ve done twice the work for half the usual rate. Hiding is another habit: a late piece embarrasses you, so you go dark, and the silence does more damage than the delay. And you have forty openings and four endings, since finishing means that it can be compared with what you dreamed.",
      ],
      [
        "paragraph",
        "Before every beginning, send one page with what, by when and for how much, adding, “I get carried away, so let’s put this down first.” When a new wish arrives, answer, “Gladly. That would be the second invoice.” If you’re late, report it before they ask; bad news is cheap while it’s fresh. Leave when you’re performing enthusiasm and it takes you all evening to get your face back. Freelancing tempts you and can work beautifully, with a brisk partner who likes saying no on your behalf.",
      ],
    ],
    ask: "What are you doing beautifully at the moment for a fee no one ever named?",
  },
};
