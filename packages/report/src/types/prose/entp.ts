import type { TypeProse } from "../type-prose.ts";

export const entp: TypeProse = {
  stances: {
    company: "company",
    focus: "many",
    pace: "haste",
    order: "improvise",
    candor: "truth",
    risk: "bold",
    head: "logic",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "The question isn’t quite finished, and you have answered it, improved it and found a flaw in your own answer. ENTP gives you a mind that plays with ideas the way other people bounce a ball, and Aries gives it a serve. In a meeting that has circled the problem for an hour, you say the thing everyone was stepping around, take the first blow for it, and laugh. After that, the others dare to be frank as well. People get courage from you, along with an argument. You would contradict a vice president to defend a beginner’s half-baked idea, especially a good one.",
      argument: [
        "Your two halves love a fight for different reasons. Aries wants to win it, and the ENTP in you wants it to stay interesting, which requires a person left standing to argue with. Since Aries is quicker, you attack in the first minute and have your best thoughts in the tenth, when the other person has gone polite and is studying the bread. You were only warming up. For you, arguing is a form of affection, so it truly stings to learn in the parking lot that somebody got hurt. Over time people bring you only their finished plans, and you miss the messy stage you’d have enjoyed most.",
        "In one disagreement this week, open with a question that only the other person can answer: “What made you see it that way?” If you still object afterward, object once. Then pass the bread.",
      ],
    },
    Taurus: {
      thesis:
        "Friends bring you their stuck lives, usually around dinnertime, because they know there will be food. ENTP shows you five ways out of any situation, including two that nobody else would think of. Taurus adds patience, a nose for money and the kind of calm that makes radical advice sound like common sense. So you can ask a friend why on earth they still have that job, and they feel helped, since you have already refilled their plate and worked out three months’ rent on a napkin. Few bold thinkers are this comfortable to sit beside. In your mouth, change sounds like something with cushions.",
      argument: [
        "Home is where the two halves disagree. Whatever your ENTP side calls into question, your Taurus side has paid off and is sitting on. The usual solution is a division of labor, in which the risks are theoretical and the habits are real: you redesign the restaurant industry over the same number fourteen you have ordered since the place opened. There is nothing wrong with loving your chair. Still, some excellent ideas of yours stay conversation until a person with half your imagination tries one and makes it pay, and that is no fun to read about.",
        "Take the advice you give most often, and follow it yourself for seven days. Tell one friend, “I’m finally doing what I told you to do. Ask me on Sunday.” Change nothing else in the meantime; Taurus will permit a great deal as long as breakfast stays put.",
      ],
    },
    Gemini: {
      thesis:
        "Shy people turn witty next to you and aren’t sure how it happened. ENTP supplies the angles, Gemini supplies the nimble tongue of a sign ruled by Mercury, and together they produce a conversation with no visible brakes. Inside ten minutes you have found out what someone is privately proud of, disputed it, and handed back a better version as if it were theirs. They go home amazed at how much they had to say. You also introduce facts that have no business knowing each other, which is why so many of your messages begin, “This made me think of you,” and continue with octopuses.",
      argument: [
        "The trouble is how well your two halves get along. Gemini would like the next fact, your ENTP half would like a new angle on it, and neither takes the slightest interest in endings. A question gets replaced before it gets answered, the browser has forty tabs, and when a friend asks how you are, you review a podcast. It’s a delightful way to live, and a protected one, since a moving target is seldom asked anything twice. The price is that plenty of people enjoy you and few could name what you care about. On some evenings you would have liked to be followed.",
        "Give one question the rest of the month. Write it on a card, raise it whenever a talk runs long, and see if it survives. And when a friend asks how you are, try, “Do you have a minute for the real answer?” Then use the minute.",
      ],
    },
    Cancer: {
      thesis:
        "Everyone you love gets teased, and any outsider who tries the same will be sorry. ENTP gives you the quick tongue and the eye for what’s absurd; Cancer gives you a clan, a memory and a protective streak as wide as a barn. In you, the joke becomes a way of looking after people. You can make a frightened relative laugh in a hospital corridor because you know which story will do it, and an hour later you are at the front desk, politely taking the insurance rules apart until they give way. Your people count on you for the comedy and the ride home.",
      argument: [
        "As roommates, though, ENTP and Cancer have their difficulties. The ENTP in you jabs for fun, and Cancer bruises like a peach. All week you tease, and you take it well when it comes back, until someone makes a mild remark about your cooking and you go missing for three days, answering messages with “Fine.” You assumed that everyone knew it was a game, and forgot to tell your own feelings. The people who love you are left guessing, because they saw you dish it out in public and never saw the remark land.",
        "The next time something hurts, quote it the same day: “When you said that, it got to me.” They will be astonished, since you looked so bulletproof, and most of them will be kind about it. On the morning after a sharp dinner, send a message with nothing clever in it at all: “I love having you at my table.”",
      ],
    },
    Leo: {
      thesis:
        "A dull meeting wakes up when you take the floor, and so does the person hiding behind the coffee urn. ENTP finds what is disputable in any subject, and Leo has a sense of theater, so even your quarterly numbers arrive with suspense. You improvise what you had half prepared, pull in the listeners one by one, and, being generous in victory, announce loudly whose remark won the day. What people receive from you is an occasion. The topic they had been avoiding becomes the thing they talk about all the way home, often in a passable imitation of you.",
      argument: [
        "These halves come apart over praise. Leo loves a compliment, and the ENTP in you inspects it for structural defects. Somebody says the talk was wonderful, you glow for roughly one minute, and then you begin to doubt their taste, point out two weak spots, and go off in search of a tougher audience. There’s a fair reason for it, since you want to be admired by people who can tell the difference. At home, however, all those cross-examined compliments have made people careful, and when nobody claps in the kitchen it feels to you like being forgotten.",
        "When you’re praised this week, answer, “Thank you, that means a lot,” and stop there. Then tell one person at home something you admire in them that has nothing to do with being clever. It will get you a very long look, and possibly a compliment you can keep.",
      ],
    },
    Virgo: {
      thesis:
        "Ask you what is wrong with a plan and you’ll know at once; ask again in the morning and you’ll have nine improvements, in order of importance. ENTP invents and Virgo inspects, and very few heads contain both departments. That is why people bring you the contract, the speech and the weird noise in the car. You find the flaw while it’s still cheap to fix, and you make them laugh about it, so that nobody leaves feeling stupid. Any mistake made by a person who is trying, you forgive on the spot. Your corrections, to those who know you, are a form of affection.",
      argument: [
        "Timing is where your two halves clash. The ENTP in you talks the whole thing through on the phone, gloriously, and considers it done. Virgo opens the file at midnight and sees everything that’s missing. You tend to let the deadline decide between them, which means three weeks of nothing and then one night of terrifying precision, with crackers for dinner. The work comes out surprising and also correct, so from outside the method looks like genius. From inside it is mostly self-reproach, and at that hour some of it spills onto a colleague, who goes home wondering about his font.",
        "Cut the next job in two. Give the inventor an hour today and the inspector an hour tomorrow, and then send it, crumbs and all. Before you point out a fault in anyone’s draft, say, “Here’s what I’d keep.” You’ll both be surprised how much there is.",
      ],
    },
    Libra: {
      thesis:
        "Whichever side is losing gets you for a lawyer, free of charge. ENTP enjoys the contest, and Libra, the sign of the scales, can’t stand to see anyone outnumbered. The mixture makes you a troublemaker with beautiful manners. You defend the unpopular view so charmingly that the winners relax, the loser feels properly heard for once, and somebody passes the salad. Two coworkers who no longer speak will each ask you to lunch, and each comes back calmer. People trust you with the other half of the story, because you are the rare person who honestly wants to hear it.",
      argument: [
        "The difficulty begins when someone asks what you want yourself. Your ENTP half can build a lovely case for all three options, and Libra would hate to be unfair to any of them, so that choosing a film with you takes about as long as the film. In weightier matters you put the true thing as a paradox, smiling, so that you can take it back. That spares people’s feelings. The price is that when your friends need a verdict they go to someone blunter, and you have mislaid your own opinion somewhere among the excellent arguments.",
        "This week, give your opinion first about something small, a movie or a paint color, and leave the opposing view undefended for one hour. Then do it where it counts: “I don’t think we should buy it.” Stay for the reaction. Often it’s gratitude.",
      ],
    },
    Scorpio: {
      thesis:
        "Some people can only say what happened to them if somebody asks outright, and you ask. ENTP treats a closed subject as an invitation, Scorpio isn’t afraid of what’s in the basement, and so you follow the odd detail in a story down to the place where it hurts. Then you say something so wildly unsuitable that the person laughs for the first time in a week. It works because you are not shocked and you never pass it on. Friends get two things from you that seldom come together: the truth about their situation, and the feeling that it’s survivable.",
      argument: [
        "Between these halves there is a running dispute over information. The ENTP in you says whatever comes to mind; Scorpio, who knows what can be done with a fact, gives away nothing. You have settled it cleverly by using the talk as cover for the silence. In one evening you will offer forty opinions, two impressions and a theory of marriage, and your date will be home before noticing that they don’t know whether you have siblings. It’s good protection. Still, anyone who would like to come closer begins to feel interviewed, and the people you are angry with never find out.",
        "Before you ask a personal question this week, answer it yourself first, at about the length you hope to get. Then take one old grievance to its owner: “This is from a while ago, and I’d like to be done with it.” It will probably look smaller in daylight.",
      ],
    },
    Sagittarius: {
      thesis:
        "A conversation with you about parking can end up in ancient Persia. ENTP likes to turn an idea over, Sagittarius wants it to be about something large, and together they make a wonderful teacher with no lesson plan. You fall for a book, a city or a way of baking bread, describe it so well that other people buy tickets, and then test it cheerfully against everything you know. There is nothing petty in your arguing. You’ll concede in the middle of a sentence, because finding out was the point. People leave you with bigger questions and the name of a bakery.",
      argument: [
        "Left alone, your two halves believe and doubt the same thing roughly one month apart. In the first weeks Sagittarius preaches, and you are the guest who brings a jar of sourdough starter to a birthday. Then a friend agrees with you, the ENTP side begins to itch, and by the next dinner you’re taking the whole philosophy apart with equal delight. You are sincere both times. Each time a faith collapses you are also a bit sad, since you had hoped this one would last, and you cover it by being very funny. Behind you stand several friends with jars.",
        "When you recommend something this week, add a label: “I’ve only been doing this for a month, so discount me.” Then call one person you once converted and ask how it went for them. They may be happier with it than you were, and they’ll be glad you remembered.",
      ],
    },
    Capricorn: {
      thesis:
        "In a serious meeting you are the one who makes the joke and has also read the minutes. ENTP wants to know why a rule exists, and Capricorn, a sign that respects anything built to last, goes and finds out who wrote it. Most rebels never trouble to learn the details; you did, so when you criticize an institution it has the odd habit of getting better. Newer colleagues love you for explaining how the place really works, where it gives, and which form nobody has ever checked. What people get from you is mischief with a proper budget, and it tends to be approved.",
      argument: [
        "Rank is the sore spot. Capricorn is patiently building a position, and the ENTP in you can’t see a position without giving it a friendly kick. The compromise is to become the licensed critic: senior enough to be safe, and just funny enough not to be promoted. For years it’s a pleasant life, with the best seat for the show. Then the corner office goes to a slower person who never once did the impression of the chairman, and you find, walking to your car with a fixed grin, how badly you had wanted it.",
        "Save this month’s rebellion for one matter in which the institution is plainly wrong, and bring a proposal with numbers. Then tell someone who decides, “I’d like to be considered for that,” with no joke in front of it and none behind. It will feel like going out without a coat, and you will survive the weather.",
      ],
    },
    Aquarius: {
      thesis:
        "In any group you notice what everyone has agreed not to question, and then you question it so pleasantly that they have to laugh. ENTP gives you the nose for a weak rule, and Aquarius gives you the conviction that rules were made by people and can be remade by them before lunch. Dissenters and newcomers thrive around you. You take it for granted that the strangest person present has a point, find out what it is, and get the bylaws changed. Life near you is roomier than it was. It’s seldom clear when dinner is, but the company is excellent.",
      argument: [
        "These halves look like twins, and the difference only shows under pressure. Aquarius would go to jail for a principle; the ENTP in you would visit, and come out seeing the jailer’s side. Being contrary in two directions, you end up unpredictable, which from inside feels like freedom. Even agreement unsettles you: on the day your odd opinion becomes popular, you catch yourself arguing against it at your own victory party. To the people who count on you, all this is like weather. They stop asking whether you’re coming, you take that for respect, and then you miss being asked.",
        "Make one small promise this week that’s easy to check, such as “I’ll be home by seven on Thursday,” and be home by seven, even if the talk is just getting good. In a cause you love, finish one dull task before you suggest an improvement. People will find it revolutionary.",
      ],
    },
    Pisces: {
      thesis:
        "You can take an argument apart, and you can see the other person’s hands shaking as you do it. ENTP reaches for the flaw and Pisces feels where it’s attached, so you often stop one second before the killing point and turn it into a joke on yourself. Opponents find this confusing. They came to be beaten and were somehow understood, sometimes better than by their own side, because you can imagine any view from within. Friends know you as the only debater who stops to ask whether they’ve eaten. It’s a rare treat to be contradicted by someone who likes you this much.",
      argument: [
        "The clash is over edges. The ENTP in you wants to know exactly where one thing ends, and Pisces is busy dissolving the line. You let the clock decide between them: at noon a friend gets a cutting remark, and before bed the same friend gets a long, tender message with a song attached. You mean every word of each, and your friend has no idea which to answer. When you do go too far, you’re merciless for ten minutes and sorry for two days, and in the sorry hours you apologize for points you were right about.",
        "Keep one late message until morning this week, and send whatever both halves would still sign. If a face changes in the middle of an argument, stop and say, “That landed hard. Let me try again.” You’ll keep your point and your friend, which is a combination you have been looking for.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You walk into stuck situations and they start to move, usually before anyone has found you a chair.",
        "Fear turns into sport near you, and shy people attempt things that they’d only ever talked about.",
        "You say the unsayable thing early, cheerfully, to the person who can do something about it.",
      ],
      costs: [
        "You depart when the excitement does, so that others inherit what you set going and get thanked for it.",
        "Winning warms you so thoroughly that you miss the moment when the other person stopped playing.",
        "Your body gets spent like a stranger’s money, and you hear about it weeks afterward.",
      ],
      tensions: [
        {
          between: "Start or stay",
          text: "The opening is where you’re unmatched; what you want to be known for tends to happen in the third year.",
        },
        {
          between: "Sport or injury",
          text: "You spar as a compliment, and some of the people you compliment go home to examine the bruises.",
        },
        {
          between: "Dare or promise",
          text: "A yes costs you nothing at the moment of saying it, and somebody always writes down the date.",
        },
      ],
      practice:
        "When you’re about to say yes to something new, take out a card and write the name of one thing that you would visit less often because of it; wait an hour, then answer.",
    },
    Earth: {
      gifts: [
        "Broken things confide in you, and you mend them with whatever happens to be lying about.",
        "Your inventions can be sat on, eaten, or driven home, which few inventors manage.",
        "You test a claim before you pass it along, so people who doubt everyone make an exception for you.",
      ],
      costs: [
        "The last tenth goes undone, and it occupies the garage, the hallway and a shelf of your pride.",
        "Twice the stubbornness: you’ll hold out for a new idea and for the old frying pan in one breath.",
        "You look at the object, and the person who brought it stands there with their coat on.",
      ],
      tensions: [
        {
          between: "Invent or complete",
          text: "Every completed thing would free your hands, and every new drawing is so much more beautiful than the thing.",
        },
        {
          between: "Free or settled",
          text: "You preach the open road, with conviction, from a house where the mugs have had their hooks for years.",
        },
        {
          between: "Better or done",
          text: "One additional improvement always makes sense to you, and it invariably falls on the day of delivery.",
        },
      ],
      practice:
        "On the first of each month select the one half-made thing that is nearest to completion, give it two hours before you touch anything new, and when it works, hand it to someone the same day.",
    },
    Air: {
      gifts: [
        "People leave a conversation with you holding a better version of their own idea, convinced that it was theirs.",
        "You can state a position you detest so fairly that its owners would hire you.",
        "Nothing stays a dead end for long in your hearing, because you ask what nobody thought to ask.",
      ],
      costs: [
        "You talk the wish away: told well enough, a plan has given you nearly all it had.",
        "Nobody can distinguish your conviction from your warm-up, so on the day it matters they smile.",
        "Feelings get corrected for grammar, yours included, and then they don’t come back.",
      ],
      tensions: [
        {
          between: "Open or chosen",
          text: "Each possibility kept alive has to be fed, and you are feeding a remarkable number of them.",
        },
        {
          between: "Charm or closeness",
          text: "Strangers receive you at your most vivid, and those at home have learned to wait for a summary.",
        },
        {
          between: "Test or witness",
          text: "You examine the good news for strength when all it required was for somebody to be glad.",
        },
      ],
      practice:
        "Once a day, let the other person have the end of the conversation. Add nothing to it, neither quip nor connection, and on your way out repeat their last words to yourself, exactly.",
    },
    Water: {
      gifts: [
        "You locate by ear, and exactly in time, the one remark that permits a grieving table to breathe.",
        "Under the quick reasons lies a patient understanding of people, which is seldom wrong about them.",
        "Nobody in trouble is treated by you as if trouble were all there is to them.",
      ],
      costs: [
        "Your own injury emerges as wit, directed at whoever happens to occupy the place it came from.",
        "You’ll plead any case but yours, so the invoice stays unsent and the wish goes unspoken.",
        "What you feel reaches you years late, often in traffic, when there’s nobody left to tell.",
      ],
      tensions: [
        {
          between: "Funny or felt",
          text: "Wit gets you up to the edge of the thing and, unless watched, gets you away again.",
        },
        {
          between: "Proof or shiver",
          text: "Your skin knows the place at the first visit, and your head demands further evidence for two years.",
        },
        {
          between: "Near or admired",
          text: "Cleverness brings you near, and afterward occupies the chair between you and the person you were approaching.",
        },
      ],
      practice:
        "Each evening, before you tell anyone a funny story about the day, write one line that leaves the fun out, recording who it was, and what you felt in which part of the body. Then tell it.",
    },
  },
  openings: [
    "Start with what your friends already know: you will take the other side, of the weather, of the menu, of your own birthday. What they know less well is that someone lives on that other side, full time, with strong opinions about how you have been running things. These pages give both of you a chair and let neither have the last word.",
    "You’ve never been short of ideas, and at least three of them would have paid. This part concerns the stretch of road between having an idea and cashing it, where the scenery is poor and you tend to fall into conversation with other travelers. Bosses appear in it, invoices too, and the venture that never got beyond an excellent name.",
    "The people who love you have at some time lost a debate about whether they were upset, and they came back, which says something for both sides. What follows is about them: what they hear when you are only playing, what they’d ask if they expected an answer of reasonable length, and how you look from across the table.",
    "Here is the subject on which you are least amusing. Within a page or so you will feel an urge to demonstrate where the writer has gone wrong, and you should note which page. Below the talk there’s an older business, some of it with scabs on its knees, and it has been waiting with remarkable patience for you to run out of clever replies.",
    "Your mind has a body and treats it rather like a rental: fast over the bumps, returned with an empty tank, no recollection of the scratch. What comes now is small and can be done before the mood passes. None of it requires discipline, an institution you have refuted on numerous occasions, though some of it requires ten minutes.",
    "A person can be curious about everything and still not have asked what the curiosity is for. You have come close, generally after midnight, generally in company, and somebody always said something funny. There’s no hurry now. The remaining pages go around the big question as you’d go around an unfamiliar house, trying the windows.",
  ],
  year: {
    "new 1":
      "Irony protects you from being laughed at, and it also ends most of your changes early. Try this one for a month in front of people who know you, and say nothing clever about it.",
    "new 2":
      "You can describe a new source of income in detail without knowing what you spent last month. Write down three totals, income, expenses and debt, and let them choose the idea.",
    "new 3":
      "Conversation with you tends to become a contest that the other person didn’t enter. Ask a sibling or a neighbor something you honestly want to know, and agree with one thing they say.",
    "new 4":
      "Complete one home improvement, cleanup included, before you propose another, and let the people you live with choose which. Home tends to get your leftover attention, and a number of good beginnings.",
    "new 5":
      "Being good at things quickly has spoiled you for enjoying what you’re bad at. Spend two hours this week on something playful in which you have no theory, no advantage and no plan to share it.",
    "new 6":
      "Any routine strikes you as open to improvement, and the improving replaces the doing. Attach one modest habit to your morning coffee, leave it exactly as it is for a month, and count the days.",
    "new 7":
      "You test people you like by disagreeing with them, and some never discover that it was affection. For two weeks ask what this person thinks first, and tell them when they’ve convinced you.",
    "new 8":
      "Open the talk about money, desire or grief with your own figures or your own fear. Forbidden subjects don’t frighten you, as long as they belong to someone else.",
    "new 9":
      "Criticizing an idea is how you get acquainted with it, which leaves you outside a good many of them. Practice this one as instructed for two weeks, and write your review afterward.",
    "new 10":
      "Several possible careers at once feel like freedom to you and look vague to an employer. Tell one person with authority what you want to be known for, and offer a date for the first result.",
    "new 11":
      "By the second meeting you’ll have noticed what’s wrong with how the group is run. Write it down, keep it to yourself for a month, and do one dull job for them in the meantime.",
    "new 12":
      "What do you think, or feel, when there’s nobody to say it to? Keep one evening free of conversation and screens this week, and wait for the second hour before you decide.",
    "full 1":
      "What people see isn’t always what you perform. Ask two of them what you’re like to deal with at present, answer only with thanks, and wait a day before you explain.",
    "full 2":
      "Of all the sums you’ve lent, charged or failed to bill, take the largest and settle it by phone this week. Money interests you as an idea, and the paperwork never catches up.",
    "full 3":
      "You often say things to see what happens, and this time something did. Confirm that you said it, tell them whether you meant it, and don’t add that they misunderstood your tone.",
    "full 4":
      "In a family quarrel you can generally identify who is wrong, and saying so rarely helps. Stay in the room, do something practical, and offer your analysis only if somebody asks for it.",
    "full 5":
      "Keeping alternatives open has been part of the pleasure, for you more than for others. Give a definite answer about the person or the project, and leave no second plan standing behind it.",
    "full 6":
      "Cancel the most fascinating commitment of the week, since that’s the one that takes your sleep. Interesting work keeps you going long after you’ve become hard to live with, as someone there will confirm.",
    "full 7":
      "While the other person is still talking, you’re composing the rebuttal. Repeat what they’ve said until they’re satisfied with your version, and save your reply for the following day.",
    "full 8":
      "Faced with grief or desire, your own included, you become interested in it instead of feeling it. Spend an evening with the person concerned, and offer neither an explanation nor a remedy.",
    "full 9":
      "Tell somebody you trust what you believe about this, in two sentences, with no exceptions attached. You’ve defended so many positions that even your friends are unsure which ones you hold.",
    "full 10":
      "Ideas are what you’d like credit for, though results depend on whoever carried them out. Thank that person by name where others hear it, then read the criticism once, for what you can use.",
    "full 11":
      "Disagreement may be all that still connects you with this group. If so, leave in person and with thanks; if you’re staying, tell one member what you value about them.",
    "full 12":
      "You can talk your way past a feeling for months, though seldom past midnight. Keep the screen off, write down what’s bothering you in plain words, and show it to someone in the morning.",
    "eclipse 1":
      "An old way of impressing people has worn out. Instead of refining it, ask a friend which of your other qualities they rely on.",
    "eclipse 2":
      "Losing an income makes you inventive, sometimes too early. Work out what you need for three months, then choose the plainest option.",
    "eclipse 3":
      "Hints and provocations won’t reach this person any longer. Say what you intended to say, directly, while there’s still an occasion.",
    "eclipse 4":
      "Changes at home make you theoretical. Help with something physical this week, and ask the oldest person there how they feel about it.",
    "eclipse 5":
      "Leaving things unfinished has spared you from seeing them end. Admit that you cared about this one, and tell somebody why.",
    "eclipse 6":
      "Your first idea will be another job. Correct the hours, the sleep and the unanswered messages before you decide anything that large.",
    "eclipse 7":
      "You’ll spot the loophole at once. Leave it unused, say what you want from the new arrangement, and listen to theirs.",
    "eclipse 8":
      "Even if you recommended the break, part of you objects. Tell the other person what you’ll miss, without defending the decision.",
    "eclipse 9":
      "When a conviction fails, you’re tempted by its exact opposite. Give yourself a few months of not knowing, and read both sides.",
    "eclipse 10":
      "A title was never the most interesting thing about you. Let colleagues finish thanking you before you describe the next idea.",
    "eclipse 11":
      "Notice who calls when you have nothing amusing to offer. Those are the friendships to put in your calendar.",
    "eclipse 12":
      "Distraction has been your way out, and you’re talented at it. Without it, tell someone patient what you were getting away from.",
    "jupiter soft":
      "Ideas and invitations exceed your evenings by a wide margin, and each looks better than the one you’re working on. Choose two for the year, and hand the others, with an introduction, to people who would finish them.",
    "jupiter hard":
      "Your confidence is running ahead of your strength, and you’ll be the last to notice. Before any new promise, name what you’ll give up to make room for it; if you can’t think of anything, decline.",
    "saturn soft":
      "Patience comes more easily now than it generally does. Spend it on a skill you’ve explained for years without mastering: forty minutes every other day, in the same place, with a record that somebody else can see.",
    "saturn hard":
      "Someone wants evidence, and talking well won’t replace it. Don’t question the demand; take the oldest unfinished work you have, and bring it up to the standard of the strictest person you know.",
    "uranus soft":
      "Events are moving at your speed, which makes you useful to people who find it alarming. Try the unusual version in public, explain it to them beforehand, and keep one thing stable, such as the rent.",
    "uranus hard":
      "You welcome disruption when it’s your idea, and this wasn’t. Take one day to raise every objection, aloud if possible; then list what you would have recommended if you’d thought of it yourself.",
    "neptune soft":
      "Impressions reach you before the explanations do, an uncommon experience for you. Carry a notebook for a few weeks, write down what you see and dream, and put off deciding what any of it means.",
    "neptune hard":
      "At present you’re persuasive enough to deceive yourself, since every version sounds true as you say it. Sign nothing in a good mood, and describe the plan to a literal-minded friend whose questions you find tedious.",
    "pluto soft":
      "You can stay with a difficult subject now, past the point where you’d usually say something funny. Choose one question about power, in your family or at work, and discuss it with the same person weekly.",
    "pluto hard":
      "The contest has stopped being a game, and winning it would cost more than you admit. Give up one advantage deliberately, tell your opponent what you’re afraid of losing, and ask them the same.",
    "mercury retrograde":
      "In writing, your teasing reads as contempt. Phone instead, reread anything provocative before you send it, and verify the dates you’ve agreed to.",
    "mercury direct":
      "Contact the person who was offended, and say what you meant in plain words, without explaining why it was funny.",
    "venus retrograde":
      "Curiosity is a poor reason to reopen an old romance or a closed account. Listen if you like, and commit to nothing yet.",
    "venus direct":
      "Tell someone what you like about them in one direct sentence. Reservations and witty additions can wait until next time.",
    "mars retrograde":
      "Starting quarrels won’t restore your energy. Settle the ones you left half finished, and leave alone those you’d win by Friday.",
    "mars direct":
      "Everything seems urgent again. Select one target, give it a deadline, and have someone ask you about it weekly.",
    "ingress jupiter":
      "Curiosity pays best in this area for about a year. Ask the people who know it to teach you before you advise them.",
    "ingress saturn":
      "A subject you’ve discussed brilliantly will now be examined. Begin with the basics, and expect to be corrected for a while.",
    "ingress uranus":
      "Upheaval in this area will continue for years, and you’ll enjoy it. Decide whom you could be useful to meanwhile.",
    "ingress neptune":
      "Certainty fades here, little by little. Before you replace it with a theory, write down what you find yourself longing for.",
    "ingress pluto":
      "The change is too gradual to debate and too deep to avoid. Review it once a year, honestly, with the same friend.",
    "month 1":
      "List the five plans you mention most often, drop three of them without a word, and make one phone call about a fourth.",
    "month 2":
      "Pay someone a sincere compliment every day, look at them while you say it, and add nothing to it.",
    "month 3":
      "Pick up the book you abandoned halfway. Read it to the end this month, or give it away and stop quoting it.",
    "month 4":
      "During one full dinner dispute nothing that anybody says. Ask follow-up questions, and notice when it becomes difficult.",
    "month 5":
      "Visit a workplace you know nothing about, and look on for an hour before you ask anyone how it could be improved.",
    "month 6":
      "Return everything you’ve borrowed that you can find, with a sentence to each owner about how you used it.",
    "month 7":
      "Learn one song or recipe so thoroughly that you can perform it for people without commenting on it.",
    "month 8":
      "Send the invoice, the apology or the application that exists only in your head. One draft is enough.",
    "month 9":
      "Assist with someone else’s project for a day, and suggest an improvement only when you’ve been asked twice.",
    "month 10":
      "Change your mind about something important where others can hear it, and give credit to whoever persuaded you.",
    "month 11":
      "Write a page presenting the other side of your longest family disagreement, and ask them whether you’ve put it fairly.",
    "month 12":
      "Invite the people who completed what you started this year, cook for them, and thank each one for something specific.",
  },
};
