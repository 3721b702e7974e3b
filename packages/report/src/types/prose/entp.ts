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
        "Your two halves love a fight for different reasons. Aries wants to win it, and the ENTP in you wants it to stay interesting, which requires a person left standing to argue with. Since Aries is quicker, you attack in the first minute and have your best thoughts in the tenth, when the other person has gone polite and is studying the bread. You were only warming up. For you, arguing is a form of affection, so it truly stings to learn in the parking lot that someone got hurt. Over time people bring you only their finished plans, and you miss the messy stage you’d have enjoyed most.",
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
        "These halves come apart over praise. Leo loves a compliment, and the ENTP in you inspects it for structural defects. Someone says the talk was wonderful, you glow for roughly one minute, and then you begin to doubt their taste, point out two weak spots, and go off in search of a tougher audience. There’s a fair reason for it, since you want to be admired by people who can tell the difference. At home, however, all those cross-examined compliments have made people careful, and when nobody claps in the kitchen it feels to you like being forgotten.",
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
        "Whichever side is losing gets you for a lawyer, free of charge. ENTP enjoys the contest, and Libra, the sign of the scales, can’t stand to see anyone outnumbered. The mixture makes you a troublemaker with beautiful manners. You defend the unpopular view so charmingly that the winners relax, the loser feels properly heard for once, and someone passes the salad. Two coworkers who no longer speak will each ask you to lunch, and each comes back calmer. People trust you with the other half of the story, because you are the rare person who honestly wants to hear it.",
      argument: [
        "The difficulty begins when someone asks what you want yourself. Your ENTP half can build a lovely case for all three options, and Libra would hate to be unfair to any of them, so that choosing a film with you takes about as long as the film. In weightier matters you put the true thing as a paradox, smiling, so that you can take it back. That spares people’s feelings. The price is that when your friends need a verdict they go to someone blunter, and you have mislaid your own opinion somewhere among the excellent arguments.",
        "This week, give your opinion first about something small, a movie or a paint color, and leave the opposing view undefended for one hour. Then do it where it counts: “I don’t think we should buy it.” Stay for the reaction. Often it’s gratitude.",
      ],
    },
    Scorpio: {
      thesis:
        "Some people can only say what happened to them if someone asks outright, and you ask. ENTP treats a closed subject as an invitation, Scorpio isn’t afraid of what’s in the basement, and so you follow the odd detail in a story down to the place where it hurts. Then you say something so wildly unsuitable that the person laughs for the first time in a week. It works because you are not shocked and you never pass it on. Friends get two things from you that seldom come together: the truth about their situation, and the feeling that it’s survivable.",
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
          text: "A yes costs you nothing at the moment of saying it, and someone always writes down the date.",
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
          text: "You examine the good news for strength when all it required was for someone to be glad.",
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
    "A person can be curious about everything and still not have asked what the curiosity is for. You have come close, generally after midnight, generally in company, and someone always said something funny. There’s no hurry now. The remaining pages go around the big question as you’d go around an unfamiliar house, trying the windows.",
  ],
  year: {
    "new 1":
      "Irony keeps you safe from being laughed at, and it has talked you out of a good many changes by the third day. A fresh look or habit meets less inner mockery now. Suppose you let it be uncool for a while?",
    "new 2":
      "Inventing a way to make money is more fun to you than money, so the idea gets a name and a logo while the receipts gather in a drawer, though figures are friendlier than usual at present. The drawer contains the better puzzle.",
    "new 3":
      "Conversation is your sport, and you return every serve, including those that were meant as a hug. Words are traveling quickly and landing well. Which neighbor or sibling could teach you something, if they got to the end of the sentence?",
    "new 4":
      "Home receives your leftovers, meaning leftover hours, leftover wire and the dimmer switch that taught you about dimmer switches, but for a while interest and invention swing back toward it, and anyone who lives with you has opinions about the switch.",
    "new 5":
      "Most things came to you quickly, and what didn’t you declared uninteresting, whereas play asks for the opposite talent, being cheerfully bad at something, for which opportunities are plentiful at such a time, as in romance, where argument has never won anyone.",
    "new 6":
      "Show you a routine and you’ll improve it until nothing is left to do but admire the design, so although the urge to organize your days is sincere at present, a deliberately stupid plan has the best odds. Settings are not included.",
    "new 7":
      "Disagreeing is how you court people, and while the bold ones bloom, the rest assume you dislike them, which matters now that a new chapter opens between you and someone close, or someone about to be. Does that person understand your teasing?",
    "new 8":
      "Taboos never scared you, and you’ll discuss anyone’s will, wages or wedding night over soup while your own stay in the envelope, but frank conversation starts more easily than usual. Yours is the best first card.",
    "new 9":
      "To get to know an idea you attack it, which means you’ve seen a lot of fine buildings only from the outside, with a catapult. With curiosity about faraway things running strong, what would you study if nobody could be refuted?",
    "new 10":
      "Five possible futures feel like wealth to you and like fog to whoever does the hiring, yet as ambition sharpens at this point, one of the five tends to step forward, and can be given a public name. The other four will survive.",
    "new 11":
      "Two meetings are enough for you to see how the club ought to be run, and by the next one you have said so, though quick-witted company is easy to find at present. Newcomers stacking chairs win reforms sooner.",
    "new 12":
      "Silence makes you reach for the radio, since an opinion with no audience hardly seems to exist, but solitude comes at a better price than usual, and thoughts turn up that have no interest in being clever. Only the first hour itches.",
    "full 1":
      "How you mean things and how you come across are two different films, of which other people have only seen the second, a gap that even you can spot with ease at such a time. The exhausted are often dazzled too.",
    "full 2":
      "Cash flow, in your case, is mostly flow, and what you’ve lent, undercharged or forgotten to bill comes up in round numbers, because your instinct for value, which is excellent, simply loses interest once the value has been demonstrated.",
    "full 3":
      "You say things to find out whether they’re true, and people quote you as if you already knew. Occasionally a remark comes home with its suitcase. If one stung, “I hadn’t thought it through” works better than any sentence starting with “technically.”",
    "full 4":
      "In family matters you can generally tell who is mistaken, and have the minutes to prove it, but what becomes visible at such a time is mostly emotion, which has never lost a debate, so carrying boxes or chopping onions argues better.",
    "full 5":
      "Keeping your choices open is half the fun of any romance or project, rather more so for you than for whoever is waiting, but something here has ripened and would appreciate being called by its name. Are you in?",
    "full 6":
      "A fascinating problem can keep you going for days after your body has filed its complaint, and the expense eventually becomes apparent, in sleep or temper, or in the plant on your desk. Even the plant has its limits.",
    "full 7":
      "While someone is still speaking you’re already polishing the reply, and they can hear the polishing. What the other person wants becomes easier to see. Imagine stating their case so well that they’d hire you for it.",
    "full 8":
      "Grief, debt and desire interest you, and being interested is how you stand near such things without getting wet, but the feeling itself is close at this point and won’t think less of you for having no theory. It requires none.",
    "full 9":
      "You’ve argued so many sides that your friends have lost track of the one you live on. A creed, a trip or a course of study shows what it has been worth to you. Which of your positions would you pay for?",
    "full 10":
      "Ideas are where you’d like the credit, though the world pays by the finished piece, and attention falls at present on your work and on whoever carried it over the line. Oddly, praising them makes you taller.",
    "full 11":
      "Some groups you love, and some you keep only because they’re wrong so entertainingly, and as the difference is unusually apparent at present, you can leave with a handshake or admit, out loud, that you’ve grown fond of them. Both are options.",
    "full 12":
      "By day you can talk your way around nearly any feeling, but in the small hours, with nobody there to convince, whatever it is you’ve been outwitting steps into view. The detour was generally bigger.",
    "eclipse 1":
      "A way of impressing people wears out, often one that you’ve used since school, and before you build yourself a cleverer model it’s pleasant to learn which of your qualities never needed a demonstration at all.",
    "eclipse 2":
      "Less coming in makes you inventive at once, sometimes sooner than the numbers require. If a source dries up, the boring solution deserves a seat among the brilliant ones.",
    "eclipse 3":
      "Hints, jabs and jokes have done most of your serious talking for years, and as connections shift, one of those messages is often still undelivered, for want of eight ordinary words. How would it sound?",
    "eclipse 4":
      "Change at home turns you into a lecturer on change at home, though underneath the lecture sits someone who liked the old arrangement, creaky stairs and all, and who hasn’t been consulted about any of it.",
    "eclipse 5":
      "Things you never finish can never end, which has been rather convenient. When a love or a project closes anyway, caring about it openly is the one move you haven’t tried.",
    "eclipse 6":
      "Discontent with your days makes you want to redesign everything, beginning with the job, although the actual culprit is often a lot humbler, such as light, lunch, a chair, or the hour you go to bed.",
    "eclipse 7":
      "No agreement has ever been so tight that you couldn’t find the gap before the ink dried. If terms between you and another person are changing, what would make you want to stay inside them?",
    "eclipse 8":
      "Even a break you argued for leaves a dent that your excellent case for it won’t fill in, and when something shared is divided or let go, missing it is no contradiction of anything you said.",
    "eclipse 9":
      "Lose a conviction and you’re halfway to its exact opposite by supper, for the sheer exercise of it, although the ground between the two is roomy and much better for thinking. It’s merely unfashionable.",
    "eclipse 10":
      "Titles have sat on you like borrowed hats, amusing until someone wants them back. When a chapter of work closes, appreciation arrives slowly, and is worth waiting around for.",
    "eclipse 11":
      "An amusing person is invited everywhere and missed in fewer places. When a circle loosens, you find out who calls on days when you have nothing sparkling to offer.",
    "eclipse 12":
      "Distraction is an art, and you have work in several museums, but as one of the exits closes, whatever you kept stepping around turns out in the end to be a lot more tired than terrible.",
    "jupiter soft":
      "Good ideas come to you on any day, but in lucky periods the world answers: people agree, and budgets appear. The risk is a table laid for twelve and a single cook. Which two of these would you defend to someone who loved all the others?",
    "jupiter hard":
      "Confidence has always run a little ahead of the facts with you, and mostly the facts caught up, but in a stretch like this they take longer, because everything you touch gets bigger, promises first. Cautious, slightly boring friends are bargains.",
    "saturn soft":
      "Patience visits you so rarely that it’s a pleasure to find it unpacked and at work, because abilities explained at parties for years become learnable, and lone hours with scales, drills or verbs bring a satisfaction that talk, even yours, never delivered.",
    "saturn hard":
      "You can talk a plan into the air and keep it there until someone asks to see the wheels, and such a stretch consists of proof, deadlines and people immune to charm, a demand that feels petty. It also gives an idea weight.",
    "uranus soft":
      "Life picks up your tempo for once, and what makes others seasick gets you whistling. You’re at your most useful then, since you can see the fun in the wreckage. Something dull kept in place, say the rent, gives the experiment a floor.",
    "uranus hard":
      "Upheaval is something you enjoy as a rule, provided you thought of it first, but when it comes from elsewhere you object to the method and miss the opening, as you wouldn’t had the idea been your own. What would please you then?",
    "neptune soft":
      "Impressions arrive ahead of their explanations, which is odd for you and rather lovely, and music, dreams and faces, which say more than usual at such a time, are best preserved without cross-examination or conclusions. A notebook makes a good jar.",
    "neptune hard":
      "Any version of events sounds true while you’re the one telling it and listening with real attention, and in hazy months that gets so expensive that the friend with the tedious questions has never been so attractive. That friend reads contracts for fun.",
    "pluto soft":
      "Usually a joke lifts you out of a hard subject at the moment it gets interesting, but in a period like this you can remain down there longer, and see how power works, in your trade, your family and yourself. The useful findings are yours.",
    "pluto hard":
      "Winning is such fun that you seldom ask what the prize is, a question that gets serious in a long contest, with a person or a habit, where the other side knows where you’re tender. Laying down one weapon alters everything.",
    "mercury retrograde":
      "Teasing depends on your face, which a screen doesn’t deliver, so misunderstandings are common for a while, above all where you were being funny, and a phone call looks attractive. It restores the voice.",
    "mercury direct":
      "Plans come loose, and your quickness is an asset again. If someone took a joke badly in the meantime, what you meant is more welcome than why it was clever.",
    "venus retrograde":
      "Curiosity is what draws you back to an old flame or bargain, to see how it would go this time, though most of the answers are available in the previous edition. Wondering costs nothing.",
    "venus direct":
      "Affection flows more freely, and yours usually comes wrapped in a counterpoint. Someone near you would be startled, in the best way, by a compliment that ends on time.",
    "mars retrograde":
      "A slow engine makes you pick fights, just to hear it roar. The drive hasn’t gone; it’s been called in for inspection. Half-settled quarrels, if there are any, make better use of it.",
    "mars direct":
      "Speed is back, along with the notion that everything can start at once. Usually a single project has been waiting patiently in the driveway. Is it the one you’d choose?",
    "ingress jupiter":
      "Invitations multiply in this field for about a year, and you’ll want to advise the locals by lunch. What they know is the real treasure. You learn fastest while people still think you’re new.",
    "ingress saturn":
      "Something you’ve discussed brilliantly now has to be practiced, and practice grades on a different curve. Being a beginner for a while does your mind a world of good.",
    "ingress uranus":
      "This part of life turns into a workshop for years, with sparks. Since you’ll enjoy that considerably more than the people around you, who would be glad of a pair of goggles?",
    "ingress neptune":
      "Certainty evaporates here, gradually, and you’ll be tempted to patch it with theory. A longing that has no argument attached is often the better map.",
    "ingress pluto":
      "Change works here at the root, over many years, too slowly to debate and too deep to dodge. Its single requirement is that you stay curious about yourself.",
    "month 1":
      "Spend an hour at a trial, a town meeting or an auction as a pure spectator, and place silent bets on how it ends.",
    "month 2":
      "Cook a dinner entirely from recipes in a language you can’t read, with a fellow gambler, and score the results together.",
    "month 3":
      "Try the museum nobody recommends: locks, salt, typewriters, shoes. Let the guide talk, since the last visitor came in for the restroom.",
    "month 4":
      "Enter a contest for which you have no gift whatever, such as a spelling bee, a pie bake or a sack race.",
    "month 5":
      "Take something broken apart on a big table with a curious child, and feel no duty to put it together again.",
    "month 6":
      "Swap a favorite book with your most stubborn friend, and meet afterward over something cold to defend each other’s choice.",
    "month 7":
      "Ride along with someone whose job is a mystery to you: a beekeeper, a piano tuner, a tugboat pilot. Bring doughnuts.",
    "month 8":
      "Learn three card tricks well enough to fool a skeptic, then teach them, over a drink, to the person you fooled.",
    "month 9":
      "Go to hear music you’ve always claimed to hate, in the best seat you can afford, with someone who adores it.",
    "month 10":
      "Plan a day trip by rolling dice: direction, number of stops, kind of lunch. Complaints about the outcome go to the dice.",
    "month 11":
      "Give a toast at an ordinary meal, three kind sentences about whoever is passing the potatoes, and sit down while they blush.",
    "month 12":
      "Build a ridiculous machine out of string, spoons and gravity that turns off a lamp or rings a bell. Invite witnesses.",
  },
};
