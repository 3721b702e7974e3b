import type { SignUnits } from "../../section-unit.ts";

export const esfp: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "You belong where people have to be gotten moving and the result arrives by evening. Restaurant and bar work, retail sales, personal training, emergency medical services, youth coaching, construction crews, real estate and event staffing all reward someone who starts first and tires last. Physical activity and immediate feedback are what you need; sitting still drains you, and so does any supervisor who explains twice.",
      ],
      [
        "paragraph",
        "Courage is your contribution. The cold call and the furious customer become adventures with you along, and since you’re sharing fries with your opponent by noon, the team learns that a quarrel isn’t the end of anything. As a leader you go over the wall ahead of everyone, occasionally without checking who has a ladder.",
      ],
      [
        "paragraph",
        "Correction is hard to take. Your reply is out before you’ve chosen it, you’ve forgotten it by lunch, and the boss who hasn’t sends the delicate account to someone cooler. Your impatience is costly, too, because each time you quit in the eleventh month you begin again at the bottom of another pay scale. And completion bores you, so the last ten percent goes to a colleague, who is thanked for the whole.",
      ],
      [
        "paragraph",
        "When your face gets hot, use one sentence: “Good, let me try that, and can we talk about it at four?” By four you’ll know if there was anything in it. Never quit on the day you want to; quit on the day you have somewhere to go. Before any salary negotiation, finish one thing completely and bring it along. Leave when there’s nothing left to win. A business of your own can take off rapidly, if someone slower reads the lease.",
      ],
    ],
    ask: "Which job did you leave about a month before it would have paid off?",
  },
  Taurus: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "Skilled senses and returning customers make a job right for you. Cooking, baking, massage and physical therapy assistance, hair, floristry, home staging, retail buying, dental hygiene and dining services in a retirement community all sell someone’s comfort. Good materials, unhurried hours and pleasant coworkers keep you happy. Fluorescent urgency drains you, as do targets that change every week.",
      ],
      [
        "paragraph",
        "Around you the working day improves. Newcomers are fed and introduced, the grim quarter has a Friday breakfast in it, and the anxiety of an entire floor drops by a degree. In charge, you’re loved and obeyed slowly, since no one under you has ever seen a deadline with your face on it.",
      ],
      [
        "paragraph",
        "New methods find you at the far end of the line, where you go on with the old way until you depend on a younger colleague for half your own position. Generosity eats the margin: an extra slice, a free half hour, a discount for a nice face, and at year’s end you’ve worked for less than the apprentice. Contentment does the rest. While the lunches are good, you never ask for more money.",
      ],
      [
        "paragraph",
        "Learn new systems early and by touch: “Could you sit beside me for twenty minutes while I do it with my own hands?” Repeat it each morning until it’s dull, then teach someone else, which is how people become supervisors. Kindness needs a price list: decide beforehand what you give away, and charge for everything after it. Leave when you’re staying for the snacks. Your own kitchen, salon or shop is a real possibility, provided that someone unsentimental counts the drawer.",
      ],
    ],
    ask: "What are you giving away at work that people would happily pay for?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "Build your working life on fresh faces and the quick warm exchange that settles something. Sales, hairdressing, bartending, flight crews, substitute teaching, front-desk jobs, video production, casting and admissions counseling give you that. Movement, variety and short deadlines keep you brilliant. A silent cubicle with one long document in it flattens you before lunch.",
      ],
      [
        "paragraph",
        "Through you, departments discover that the other building solved this very problem last year, because you know who did it and you’ll walk over and make the introduction. Months later you can quote a client on her daughter’s plans. As a leader you keep spirits high and ideas moving; instructions, however, tend to vary with whom you met on the stairs.",
      ],
      [
        "paragraph",
        "Concentration is the first hurdle. Beside other people you hear four conversations, improve three, and at half past four find the application still at its second paragraph. Then there’s leaving early: you’re good at a job in six months and gone in ten, just before experience becomes a salary. In negotiations you charm where you should count, and walk out delighted with a title, a handshake and no figure in writing.",
      ],
      [
        "paragraph",
        "Take the hardest page to an empty office for forty minutes, then walk around and talk for ten, and tell your neighbors, “If I come over before eleven, send me away.” After every pleasant meeting about money, send one line: “Just confirming the amount we discussed.” Charm opens the file; a number closes it. Leave when the work bores you, though never merely because you’ve stopped being new. Freelancing suits you wonderfully, once you have three regular clients and a person who chases invoices.",
      ],
    ],
    ask: "What would you be paid by now if you’d stayed past the fun part?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You do your best work where people arrive as strangers and have to feel that they belong. Preschool teaching, nursing assistance, restaurants, camp programs, home health, hotel reception, patient advocacy and assisted living all count it as a skill to remember what someone likes for breakfast. A friendly crew and visible gratitude sustain you; anonymous crowds and icy managers wear you out within weeks.",
      ],
      [
        "paragraph",
        "With you around, a workplace has a heartbeat: the coworker back from a funeral finds lunch paid for, and since people confide in you, you can predict a resignation long before management hears of it. A team of yours would do anything for you. It would also like to know the rules, which seem to depend on who’s having a hard time.",
      ],
      [
        "paragraph",
        "Friends are your particular weakness as a manager. When one of them is late again during a divorce, you cover the shift, and everyone else notices who’s being spared. Complaints go straight to the heart, so that one sour review can spoil a happy week. About pay you’re sentimental: you turn down better offers because they’d miss you, which they would, for about a month.",
      ],
      [
        "paragraph",
        "Put affection and the facts in a single sentence: “I know what this spring has been like for you, and I need you here at eight. What would make that possible?” Prepare for your own review the same way, with kindness and a figure. Being missed is not a benefit; check whether they offer dental. Leave when you comfort everyone and manage no one. A family restaurant or a day care could be yours, if the rules are posted before the first friend arrives.",
      ],
    ],
    ask: "Whom are you sparing at work, and who’s been doing their share?",
  },
  Leo: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "Your place is in front of people, in work where winning them over does them good. Teaching, sales, hosting and restaurant management, hairdressing, fitness instruction, event planning, recreation programs for seniors, broadcasting and fundraising all use your presence as a tool. Applause has to be regular. Invisible tasks and a boss who praises by not complaining will dim you fast.",
      ],
      [
        "paragraph",
        "Nerve and polish arrive with you. The presentation everyone dreaded turns into an event, you share the bow by name, and people remember two sentences of your praise for longer than a bonus. Leadership looks natural on you, though your team sometimes wonders whether it’s a company or a supporting cast.",
      ],
      [
        "paragraph",
        "Backstage is where you lose ground. Budgets and follow-ups get a third of your energy, so directors conclude that you’re a star to be hired for an evening rather than someone to be trusted with the house. Rivals cost you, too: put a second sparkling person on the staff, and a year of brilliance goes into the duel. As for money, you dress for the income you deserve, and flattery can buy you for less than a modest raise would.",
      ],
      [
        "paragraph",
        "Give the hidden part an audience: “At three I’ll send you the finished budget, and you tell me what’s wrong with it.” After a triumph, wait one day and name your price while they’re still humming. Write it on the mirror: compliments don’t pay rent. Leave when you’ve been given the same applause for the same number three years running. Your own name over a door suits you, whether it’s a studio or a salon, with a partner who likes spreadsheets.",
      ],
    ],
    ask: "What would your career look like if you prepared the way you perform?",
  },
  Virgo: {
    stances: { order: "both" },
    lines: [
      [
        "paragraph",
        "The best jobs for you are where exact service meets a nervous human being. Pediatric nursing, dental hygiene, veterinary technology, drawing blood, catering, cosmetology, physical therapy assistance, cooking instruction and wardrobe work need steady hands, a sharp eye and patter. Clear standards help, as does a schedule with faces in it; sloppy bosses exhaust you.",
      ],
      [
        "paragraph",
        "With you, mistakes get put right and no one is made to feel stupid, because you correct a slip while telling its author about a worse one of yours. People suppose that you improvise; underneath are the lists. As a supervisor you’re hands-on in the fullest sense. Those hands are frequently seen on other people’s tasks.",
      ],
      [
        "paragraph",
        "The day disappears into useful trifles. Thirty little requests are settled at once, and your boss, who sees only the assignment that wasn’t opened, wonders whether you can manage more. Your review is the next leak: asked about your year, you begin with what went wrong, in an amusing way, and the raise goes to a colleague with a straighter face. And you wait to be flawless before offering anything new, by which time a rougher version has been adopted.",
      ],
      [
        "paragraph",
        "Write the important assignment on a card and give it the first fifty minutes. For whatever arrives meanwhile, there’s a formula: “Happy to. I do these at eleven and at four.” Before a review, list ten things that worked and read them without comic relief. Never be funnier about your work than the person paying for it. Leave when the errands have become the position. A business of your own can flourish, at a price you’ve practiced saying without laughing.",
      ],
    ],
    ask: "Which joke about your own work has your boss started to believe?",
  },
  Libra: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Taste and tact are one skill in the work that suits you. Hair and beauty, retail and bridal sales, interior design, guest relations, event planning, human resources, real estate and publicity all want someone who can say the awkward thing about the sleeves and be thanked. Attractive surroundings, conversation and visible clients sustain you. Hostile offices and solitary shifts exhaust you.",
      ],
      [
        "paragraph",
        "You bring peace with some color in it. Two departments that communicate by complaint do for you what they won’t do for each other, and customers ask for you by name. Put in charge, you create a contented crew. Latecomers are contented, too, since no one has ever seen you frown.",
      ],
      [
        "paragraph",
        "Deciding by yourself is an obstacle. Within three seconds you know which design is right, after which you poll five people until you don’t know anymore, and the choosing is given to someone with less of an eye. Acquaintances get your services at a friend’s price, and you have an extraordinary number of friends. Clients may change their minds indefinitely, because stopping them would be unpleasant, and the ninth version is yours to pay for.",
      ],
      [
        "paragraph",
        "Write down your first impression, with the hour, before you’ve asked anyone. Take a month of them to your review: “My first judgment was usually right. I’d like to have the final word on design.” For clients, two rounds are included, and the third has a price. What you can’t refuse, you can’t sell. Leave any position that you defend by saying that everyone is so agreeable. A shop or studio of your own is natural for you, if a less lovable partner sends the reminders.",
      ],
    ],
    ask: "Which people are getting your best work at a price you’re ashamed to mention?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Heavy matters with a human being in the middle are where you come alive. Emergency nursing, bartending, addiction counseling, labor and delivery, funeral service, corrections, victim advocacy, investigations and high-stakes sales let you look straight at what others avoid. Intensity, a loyal crew and time off that’s really off are the conditions. Bland niceness tires you faster than a double shift.",
      ],
      [
        "paragraph",
        "Under fire you’re magnificent. When a coworker is blamed unfairly, you’re at their desk within minutes, and they feel it for years; after a week anywhere you can say who’s after what. As a boss you inspire devotion and take disloyalty personally, a category that has been known to include vacations.",
      ],
      [
        "paragraph",
        "There’s no off switch. When a case grips you, you take the last shift and give out your own number, everyone assumes that you can stand anything, and then you suddenly need a month away. Grudges are an expensive hobby: you can outlast a despised supervisor by determination alone, and lose three years of advancement doing it. Money is all or nothing with you. Too proud to haggle, you quit over forty dollars, magnificently, with the rent due.",
      ],
      [
        "paragraph",
        "Set the limit before you’re involved: “I’ll take the hard ones, two at a time, and after a third I need an easy day. Can we put that in the schedule?” Ask for money while you’re calm and useful, never while you’re right. And don’t resign at anyone. Leave when you’ve stopped wanting to win there and only want someone to lose. Your own bar, practice or agency can be legendary, if the partner is someone you’ve already fought with.",
      ],
    ],
    ask: "What has your finest dramatic exit cost you so far?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "People learn something from you while having the time of their lives, and the best jobs for you make use of that. Teaching, coaching, airline work, sales with a territory, outdoor recreation, tour guiding, restaurant management, recruiting and language instruction supply a horizon and a group to share it with. Motion, freedom and laughter keep you employed. Clocks drain you, along with policies that exist because of one person in 1998.",
      ],
      [
        "paragraph",
        "After a lost bid you have everyone laughing by evening, and by morning there are three ideas on the table, one of them good. You make an excellent captain on a voyage out; on the way home, when there’s an inventory to do, the crew finds you at the rail, pointing at something.",
      ],
      [
        "paragraph",
        "Time is your creditor. You picture each task on its best day, arrive breathless and charming, and the responsible post goes to someone who was in the chair at nine. Overselling is its cousin: customers get the coast you imagined, and a colleague in operations has to deliver it. And you live on next year’s money. With nothing put by, you can’t refuse a bad job, and freedom turns out to require a savings account.",
      ],
      [
        "paragraph",
        "Estimate how long a job takes, double it, and say, “My optimistic guess is Tuesday, so let’s say Friday.” Put a tenth of every paycheck where you can’t reach it and call it the escape fund. Sell only what’s already packed. Leave when you could do everything asleep, but complete the season first. A travel or event business of your own can soar, with a cautious person in charge of deposits.",
      ],
    ],
    ask: "What could you afford to refuse if you had six months’ pay in the bank?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You thrive where charm has to be on time. Hotel management, real estate, retail leadership, event production, insurance sales, medical practice management, school administration and banking each have a public, a ladder and days when cheerfulness is a professional requirement. Visible goals motivate you, and so does a paycheck that notices; organizations where hard workers and loafers receive the same thank-you wear you out.",
      ],
      [
        "paragraph",
        "Tell a crew that the weekend is gone, and you have them laughing before they’re angry. They follow your reliability, even if you believe that it’s the jokes. As a boss you’re generous with praise, strict with lateness and suspicious of anyone standing still.",
      ],
      [
        "paragraph",
        "Caution slows your climb. In every advertisement you find the one requirement that you don’t meet, and wait another year, while others meet half and get hired. Appearances cost money: you buy the car for the position you’re about to have, and then can’t afford to leave the one you’ve got. And you play upward so well that colleagues on your own level feel used, which they remember on the day you need their support.",
      ],
      [
        "paragraph",
        "If you lack less than a third of what the post above requires, say, “I’d like that job within a year. I’m missing two things. How could I learn them here?” Live on your previous salary for the first twelve months of any new one; dress for the job you want, but budget for the job you have. Leave when the ladder ends or leans on the wrong wall. Your own company is an excellent idea, as you’re the rare charmer who sends invoices on the first.",
      ],
    ],
    ask: "Which position are you still preparing for, although you could do it by spring?",
  },
  Aquarius: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Odd people and new ideas need a warm welcome somewhere, and you do your best work there. Youth work, community organizing, special events, user research, dance and fitness teaching, hair and makeup, union work, recreation programs and sales of anything new all reward someone who never asks strangers to be ordinary first. Insist on latitude, variety and colleagues who argue. Dress codes and scripts drain you.",
      ],
      [
        "paragraph",
        "In your presence a half-baked idea can be said aloud, and the newest person discovers that their question was everyone’s. You notice whom a plan forgot, which saves a firm some expensive apologies. You lead like a good drummer, by energy, and the chain of command is a loose one.",
      ],
      [
        "paragraph",
        "Little is done the same way twice. The result is admired, no one can build on it, and the funding goes to a plainer program that can be duplicated. Trivial regulations consume your credit, too: you win a glorious battle about the badge policy and have nothing left for the one about your hours. Payment, finally, embarrasses you as a topic, and you say “Whatever’s fair” to people who keep a different dictionary. Exposure doesn’t cover the rent.",
      ],
      [
        "paragraph",
        "After each event, talk into your phone for five minutes, and propose a trade to someone orderly: “You turn my recordings into two pages, and I’ll do your next presentation.” When asked your fee, name it first, and add, “That’s the same for everyone.” Break one rule a year, and make it a big one. Leave when you’ve become the office eccentric whom everyone enjoys and no one promotes. Something of your own suits you, and it lasts from the day you write down how it’s done.",
      ],
    ],
    ask: "What have you invented that will vanish because only you know how it goes?",
  },
  Pisces: {
    stances: { order: "improvise", head: "feeling" },
    lines: [
      [
        "paragraph",
        "Work is right for you when play and feeling can reach someone whom words don’t. Nursing assistance, special education, early childhood teaching, music or dance instruction, hairdressing, animal care, massage, hospice and activities work with seniors all treat a moment of lightness as part of the treatment. Ask for human contact, some beauty and dates that others keep for you; harsh voices and long solitary projects drain you.",
      ],
      [
        "paragraph",
        "After an upsetting call, coworkers find you beside them, asking nothing. Your imagination is the larger gift: a sterile waiting area gives you six ideas for making it bearable, and people would use them for years if you wrote them down. Your leadership is inspiring, forgiving and hard to locate after three.",
      ],
      [
        "paragraph",
        "An empty timetable undoes you. Begun in three places, the project is forgotten until someone mentions the deadline, and bosses, who see only the rescue, stop thinking of you for independent assignments. The pain comes home with you, too, until you’re sick the week after every hard case. Where money is concerned, you live in a fairy tale: fees are hinted at, receipts are petals, and tax day comes every year as news.",
      ],
      [
        "paragraph",
        "Borrow structure from people, since no calendar has ever moved you: “Could we sit down at nine, each say what we’ll have by noon, and check at noon?” When you’re hired, repeat the fee aloud and ask for half in advance. Remember that a feeling is not an appointment. Leave when you’re crying in the parking lot more often than once a month. Working for yourself is a beautiful idea with a manager and a bad one without.",
      ],
    ],
    ask: "What could you make if someone were waiting for a piece of it every Wednesday?",
  },
};
