import type { TypeProse } from "../type-prose.ts";

export const estj: TypeProse = {
  stances: {
    company: "company",
    pace: "haste",
    order: "plan",
    candor: "truth",
    head: "logic",
    lead: "lead",
    novelty: "familiar",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You’re a siren with a clipboard: people hear you first, and a second later they each have something to do. ESTJ knows how any problem is taken apart, and Aries doesn’t wait for permission to begin, so in an emergency yours is the voice that gets followed, as much for its certainty as for its instructions. On ordinary days the same engine has you slightly ahead of schedule and in a better mood than anyone else at that hour. Love, with you, means making things possible and turning up first. Tempers flare and pass. At ten you can argue with someone, at noon you lend them your car, and both are meant.",
      argument: [
        "When you’re frightened, everyone else finds out that you’re angry. Aries answers any threat by attacking it, ESTJ asks what can be done, and where nothing can be done the two get stuck, so rage steps in, because it at least gives you a job. The helpless feeling goes, people move, and some disasters really are prevented. But they hear only the anger. A person comes home late who could use a hug, and gets an investigation instead, led by the one who loves them most.",
        "This week, put the fear into words before the complaint: “I was scared. I thought something had happened to you.” Say it loudly if you must. With the fear out in front, your force becomes what it has always meant to be, the reason that anyone near you sleeps soundly.",
      ],
    },
    Taurus: {
      thesis:
        "You’re a stone bridge with a picnic on it: built to last, and surprisingly nice to linger on. ESTJ sees what is still open, and Taurus supplies the stamina to close it, so by evening dinner is made, the bills are paid, and a household or a department with you in it simply functions. Experience persuades you and theory rarely does, which gives your word unusual weight. Taurus also knows what all that labor is for: the proper chair, the second helping, the unhurried hour. Love, from you, is solid, with a roof and a warranty. And then, for all your talk of prices, a well-set table can stop you in mid-sentence.",
      argument: [
        "What looks to you like laziness is someone doing what you won’t allow yourself. Taurus would love to enjoy life. ESTJ agrees, on condition that the list is empty, and ESTJ writes the list. So enjoyment moves to tomorrow, and those who don’t wait for permission get on your nerves. Your industry buys a lot of people a comfortable life. But you scold the one who stayed seated, or clear the table around them with a certain noise; they feel guilty for resting, you feel alone with the work, and neither of you gets the good hour.",
        "One evening this week, stop while three things are undone, sit down beside the person you usually scold, and say, “Show me how you do this.” Stay an hour. With a full stomach and no agenda you’re the host everyone remembers, and they’d trade a spotless kitchen for you any night.",
      ],
    },
    Gemini: {
      thesis:
        "You’re an express train with a comedian at the microphone: on time, loud, and fun to ride. Put a messy question in front of you, and in two minutes it has three parts and an answer that anyone can follow. ESTJ wants the matter decided; Gemini gives that will a tongue, a hundred contacts and a second idea in reserve, so that your orders come with examples and your opinions with punch lines. Affection arrives as phone calls and practical tips, usually before breakfast. An ordinary day is run like a switchboard, and enjoyed. Beneath all those conclusions sits an eager student, too, who’ll happily be taught how a lock or a language works.",
      argument: [
        "You argue so well that you have few ways of finding out you’re wrong. Gemini can make a case for anything, ESTJ is sure that it has the right one, and with the tongue of the first and the conviction of the second you defeat objections as quickly as they come. It settles a good many foolish disputes. Among the fallen, though, is the one that was perfectly correct and badly phrased, by someone who needed another minute. You’d gladly have yielded to a better argument. It was on its way.",
        "In one disagreement this week, argue the other side for them: “Let me try to say what you mean, and tell me whether I’ve got it.” Go on until they answer, “Yes, exactly.” When you lend your speed to slower people, they turn out to be brilliant, and so do you.",
      ],
    },
    Cancer: {
      thesis:
        "You’re a fortress with a kitchen: thick walls, a strict gate, and something good on the stove for those inside. ESTJ can make things work for anyone. Cancer picks out a few people to do it for and doesn’t let go of them, so their appointments, their sizes and what they won’t admit to needing are all on file with you. Decisions begin in the stomach and are then given excellent reasons. Dinner is at six, and everyone sits. But first days and last days stay with you for decades, a certain kind of song has you looking very hard out of the window, and your driest jokes are saved for the family table.",
      argument: [
        "You make sure that people need you, and so you never find out whether you’re wanted. Cancer fears that love moves away; ESTJ trusts only what can be arranged. So you arrange it, with real devotion and at enormous expense, and a lot of people stand on their feet because of you. But need isn’t affection, and it pulls against growing up. As those you support get stronger they practice elsewhere, in secret, so as not to hurt you, and the secrecy is what stings.",
        "Let someone you look after solve one thing badly this week, and ask only, “How did you decide?” Then invite them to something useless: “I don’t need anything, and neither do you. I’d just like your company.” The safest place in the world, for a few lucky people, is wherever you are. It’s even better with the gate open.",
      ],
    },
    Leo: {
      thesis:
        "You’re a parade that starts on time: flags, music, and a person in front who knows the route. ESTJ sets a goal that can be counted, and Leo insists that it also be glorious, so people do better around you than they thought they could, because you expected it of them, out loud. You’re the first to put in the hours and the first to name everyone who had a part. On your side, people get defended, treated to lunch, and remembered for years. A day without a purpose bores you. Courage in anyone young brings tears to your eyes, which you blame on the sun.",
      argument: [
        "You ask people to be frank, and afterward you remember who was. ESTJ believes in facts and requests them directly, while Leo takes everything to heart, so one half of you orders the criticism and the other half is wounded by it. Nothing is said. But your voice turns formal with that person, the jokes stop for a while, and the next opportunity goes to someone warmer. The same pride has you giving your best in public. Still, you end up surrounded by agreement that you don’t quite trust.",
        "Ask one person who isn’t afraid of you, “What’s something I do that makes your life harder?” Say thank you, and the next day tell them, “You had a point, and I was hurt for an evening.” Big as you are, that makes you bigger. A leader who can be told things is one that people will follow in the dark.",
      ],
    },
    Virgo: {
      thesis:
        "You’re a lighthouse that also proofreads the ships: everyone gets home safely, with a few remarks. ESTJ has standards and speaks up for them, and Virgo sharpens the eye behind the voice, so that a report comes back from you with the one error found, and a beginner who listens is good within a year. That precision is how you love. It takes the form of paperwork: the application filled out, the appeal written, the deadline met for someone who couldn’t. A plain day with useful work, sharp tools and no meetings suits you perfectly. About your own talents you’re modest, nearly shy, and about human folly you’re much funnier than your emails.",
      argument: [
        "You say what’s wrong and only think what’s right. Virgo’s attention goes to whatever is off, and ESTJ reports what requires action; a thing that’s as it should be requires none, so it gets noted and filed without a word. The saying improves things, often quickly. Privately the balance is generous, since you know how much you admire these people, but they can’t hear it. After some years they own a complete record of their shortcomings in your voice, and take it for your whole opinion.",
        "For one week, say whatever you approve of at the moment you notice it: “This is good, and I wouldn’t change anything.” Add nothing, even something useful. From a person who sees every flaw, four words of praise weigh more than a parade from anyone else, and you could be making people’s year before lunch.",
      ],
    },
    Libra: {
      thesis:
        "You’re a judge who can dance: upright in the chair all day, and excellent company after court. ESTJ likes a rule that can be stated and enforced, and Libra can’t enjoy a thing that someone else went without, so when something has to be divided, people bring it to you. Both sides get heard. Even the loser tends to admit that it was done properly, because you were firm with a pleasant face. That love of balance extends to tables, arguments and shirts. You court people the old way, with invitations and the seat by the window, and off duty you flirt, tease and debate for sport.",
      argument: [
        "You are so fair to everyone that the people you love can’t tell they’re special. Libra fears being unjust, ESTJ fears being arbitrary, and together they’ve made impartiality your whole policy, at work and also at home, where it’s less wanted. It makes you credible to people who trust hardly anyone. But love is a kind of bias, and those close to you are looking for yours. When they complain, you review the facts and find that they’ve received their share.",
        "This week, be partial to someone, openly: cancel a minor duty for them, take their side before you know the facts, and say, “I’m not being fair. I just like you best.” Notice how indecent that sounds. A just person with a few glorious exceptions is a pleasure to know, and the exceptions will never forget it.",
      ],
    },
    Scorpio: {
      thesis:
        "You’re a bulldozer with X-ray vision: straight ahead, and well aware of what’s under the lawn. ESTJ speaks plainly and expects plain speech back; Scorpio can’t be fooled for long, so when you say the difficult thing in public, it’s also the right one, and others have been waiting for you to say it. Nothing ugly frightens you. You work with total concentration, and for your few people you’d go to any length without mentioning how far. The surprise is the tenderness. Anyone who has failed badly finds in you the least judgmental person around, the most useful, and, about an hour in, the one with the blackest jokes.",
      argument: [
        "Everyone knows your opinions, so hardly anyone notices that they don’t know you. ESTJ has to speak, Scorpio has to stay hidden, and the arrangement they’ve reached is almost perfect: on taxes, schools and the correct way to load a car, people get your views at full strength. It wins you respect and protects whatever is soft. The bill comes when you’re in pain. Then people bring you facts, because that’s what you’ve always ordered, and you sit lonely in the middle of excellent advice.",
        "This week, tell one person a feeling with you as its subject, “I’ve been lonely since the move,” and add no conclusion. If they try to solve it, say, “I don’t need an answer. I only wanted one person to know.” A strength that can be seen into is the only kind that others lean on with their whole weight.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’re a tour bus with a philosopher at the wheel: leaving at seven sharp, for somewhere much bigger than anyone signed up for. ESTJ knows how things get done, and Sagittarius believes that they should be larger, so a friend with a vague dream leaves you with a date, a budget and a slight tremble. You argue for pleasure, laugh loudly, and like a full day with something to look forward to at the end of it. Once given, your word is kept, even in the rain. That comes from principles you’d lose money for. An opponent who has some gets more of your respect than an ally who has none.",
      argument: [
        "You push others toward the life you’re too dutiful to try. Sagittarius is ready to go; ESTJ gave its word, to a company, a family, a board, and a word is a word. Since neither gives in, your own adventure gets lived by other people. It’s generous, and it’s frequently just what they needed. Yet the pressure has your hunger in it. When they hesitate or come home early you’re disappointed out of all proportion, since it was the only trip you were getting.",
        "The next time advice rises in you, ask yourself, “Is that for them, or for me?” If it’s for you, book something before Sunday, and tell those who depend on you, “I’m going. Let’s work out how this can be covered.” When your own bags are packed now and then, your faith in people stops pushing and starts to lift.",
      ],
    },
    Capricorn: {
      thesis:
        "You’re a mountain road with good guardrails: uphill all the way, and people feel safe on it. ESTJ thinks that a commitment isn’t subject to mood, and Capricorn stretches that commitment over decades, so you plan long, buy things once, and know to the dollar where everyone stands. Those around you draw strength from it. On a discouraging day, many a person has asked themselves what you would do. Love is of the same material, shown by staying. As for lightness, it’s there, in a humor that arrives without a change of expression, in your patience with frightened beginners, and in a laugh that takes about forty minutes to warm up.",
      argument: [
        "You hardly ever complain, so few people near you dare to. Type and sign agree for once: ESTJ and Capricorn both hold that hardship is no excuse, and neither can tell a need from a whine. It makes a strong team and an orderly household, and in bad times everyone is glad of you. Nothing is demanded aloud, because a standard that’s shown every day needs no announcement. The result is that you, who’d move mountains for these people, are the last to learn that one of them has been ill, in debt or discouraged since the fall.",
        "Complain once this week, about something real: “I’m worn out, and this has been too much for me.” Follow it with no plan. Then ask, “How is it for you, really?” When your strength admits the weather, people stop standing at attention, and you get the company you’ve been earning all these years.",
      ],
    },
    Aquarius: {
      thesis:
        "You’re a town hall with a workshop in the basement: open to everyone, and something is always being rebuilt. Aquarius sees how things ought to be for all, and ESTJ knows which form brings that about, so when a rule is unjust you don’t sigh about it, you have it changed. The reformer has a private side made of gadgets, odd facts and people with unusual professions, and you’ll drop all of it to help a friend move. In any group you’re the equal of each and the follower of none. You’ll explain a thing four times, from four angles, and be funny on the third.",
      argument: [
        "You fight for people in general and overrule them one at a time. Aquarius cares about the whole, ESTJ is certain what would be good for it, and on a large scale that makes a reformer to whom many strangers owe something. Across a kitchen table, it makes someone who has already thought it through. It isn’t contempt; a single person’s wish simply looks arbitrary to you beside a sound principle. But everyone you love is one particular person, and they may have given up trying to get a vote.",
        "Choose one shared decision this week and let the other person’s preference win without a reason: “What would you like? You don’t have to justify it.” Follow the inefficient answer cheerfully to the end. Someone who can improve the world and still be talked into the wrong restaurant is a leader people also want to go home with.",
      ],
    },
    Pisces: {
      thesis:
        "You’re a drill sergeant with a ukulele: loud on the field, and something else entirely after dark. ESTJ keeps a place in order and treats people by the book, but Pisces can’t watch suffering for ten seconds, so when someone breaks down in front of you the book is closed and the penalty forgotten. On most days you’re brisk, useful and slightly ahead of schedule, with a melody going somewhere underneath. Decisions have reasons, and under the reasons there’s a feeling that got there first. It works that way with dreams, too. Where others see an empty lot you see a finished building, and then you go and get the permits.",
      argument: [
        "With you, comfort has to be paid for in collapse. ESTJ insists that the same rules apply to all; Pisces makes an exception for anyone in tears. So you’ve settled it by distress: as long as people function, they’re under the law, and once they fall apart they come under your mercy. Many survive the worst because of it. But those who cope get more work. What you mean as trust they hear as a lesson, and the most capable go on a little lonelier than you’d like.",
        "This week, pick the sturdiest person you know, take something off their list, and say, “You never ask, and I’ve been leaning on that.” Do it even if they answer that they’re fine. When your mercy doesn’t wait for a disaster, you’re the rarest boss, parent or friend there is: the one who helps before it’s needed.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In an emergency your tone drops, your instructions shorten, and people discover that they are already moving.",
        "You stand up for the junior, the late and the wrongly accused, loudly, before anyone has asked you to.",
        "Your enthusiasm has a date attached, so the things you get excited about do take place.",
      ],
      costs: [
        "You mistake the loudest problem for the most important one, and the patient problems grow up without you.",
        "Being contradicted feels like being shoved, and someone who was merely right gets shoved back.",
        "Few people have seen you at rest, so few know whom it is that they’re fond of.",
      ],
      tensions: [
        {
          between: "Command or play",
          text: "You long to be thrown into the pool, and you’re guarding the towels, so once a week, let another grown-up guard the towels.",
        },
        {
          between: "Now or properly",
          text: "Since impulse is off and running before method has its boots on, give impulse the first hour of any undertaking, and method all the rest.",
        },
        {
          between: "Glory or duty",
          text: "You want cheers for what you would have done in any case. Ask for them openly, which is quicker than sulking.",
        },
      ],
      practice:
        "Each day this week, when you’re about to give an instruction, stop, ask, “How would you do it?” and wait for the whole reply. If it would work at all, have it done that way.",
    },
    Earth: {
      gifts: [
        "What you undertake gets finished, swept up after, and labeled for whoever comes next.",
        "You notice the loose step, the thin tire and the man who has stopped eating lunch, and you act.",
        "People sleep better in any building for which you have the keys.",
      ],
      costs: [
        "You trust a procedure past the point where it works, as one trusts an old dog near a road.",
        "Change that you didn’t plan looks to you like damage, and you greet it with a tool in hand.",
        "Pleasure waits until the work is done, and there’s always more work, some of it made by you.",
      ],
      tensions: [
        {
          between: "Keep or let go",
          text: "You preserve what served you well, including a few things that are over. Each season retire one, with thanks and a date.",
        },
        {
          between: "Hurry or last",
          text: "You rush at matters that take their time. Ask of any job whether it’s baking or plumbing, and set your speed by that.",
        },
        {
          between: "Useful or loved",
          text: "You suspect that these are one word. Spend an hour with someone for whom you do nothing, and see that they stayed.",
        },
      ],
      practice:
        "This week, choose one evening and do no maintenance of any kind between supper and bed. Sit where you can see something that needs fixing, leave it alone, and observe what your hands would like to do.",
    },
    Air: {
      gifts: [
        "You can tell people an unwelcome thing in such good form that they thank you for it.",
        "Strangers become a working party within minutes of your arrival, and several remain friends.",
        "You actually enjoy rules, and can therefore clarify them, bend them, and get them changed.",
      ],
      costs: [
        "You talk your way to certainty, and by then it’s been announced and is awkward to take back.",
        "Everyone knows you, and you’d be hard put to name three who know what frightens you.",
        "You treat a person’s trouble as a case, and close it while they are still speaking.",
      ],
      tensions: [
        {
          between: "Ruling or asking",
          text: "You gather views generously, and then decide in midsentence. Let one daily question end without a decision from you.",
        },
        {
          between: "Public or private",
          text: "You’re at your best before a crowd, and because home consequently gets the leftovers, save the first telling of a story for the one at home.",
        },
        {
          between: "Consistent or curious",
          text: "You said it in public, and since then you have had a thought. Say the thought, beginning with “I’ve changed my mind.”",
        },
      ],
      practice:
        "Once a day this week, let someone finish, count to three in your head, and reply with a question that has no advice in it. At night write down one thing you’d otherwise have missed.",
    },
    Water: {
      gifts: [
        "You turn compassion into sandwiches, rides and signed forms, so that it reaches people while it’s warm.",
        "Those who work under you feel that they belong to someone, and behave better for it.",
        "You keep up the customs that let people grieve, eat and sing together without explaining themselves.",
      ],
      costs: [
        "What you feel comes out as an instruction, and the ones you love hear only the instruction.",
        "You decide what others need, provide it, and are wounded if they had wanted something different.",
        "Nobody looks after you, because you have arranged things so that nobody would know where to begin.",
      ],
      tensions: [
        {
          between: "Strong or seen",
          text: "You show people the wall and wish they’d look behind it. Tell one of them, on an ordinary day, what’s there.",
        },
        {
          between: "Just or loyal",
          text: "When the rule demands one thing and your people another, decide beforehand which you’ll follow for whom, and tell them so.",
        },
        {
          between: "Arrange or feel",
          text: "A plan is quicker than tears, and does you less good. Set aside seven minutes for the one before you begin the other.",
        },
      ],
      practice:
        "This week, when anyone asks how you are, reply with one true fact about your day in place of “Fine.” Seven days, seven facts. Notice who asks a second question, and see that person again.",
    },
  },
  openings: [
    "Ask for whoever is in charge, and they point to you, as they have since kindergarten. It’s been so long since you were introduced as anything else that the other one, who came with your birthday and has never presided over a thing, is still waiting to be called on. For a few pages the floor is theirs.",
    "At work you’re easy to find: one follows the sound of things being settled. These pages look at what wakes you, what you’re worth, and the odd fact that someone able to organize anyone’s future has mostly accepted, without comment, whatever was handed over next.",
    "You love people by providing for them. They are warm, insured and on time, and every now and then one of them looks at you across all that provision as though hoping for a word. This part concerns the word, which is rather short, and which you have heard others use.",
    "No agenda was circulated for this part, which you won’t care for. It goes below the ground floor, to whatever you sealed off so as to be dependable: the idle one, the unruly one, the one who isn’t sure, the one who would like to be wanted, all of them surprisingly punctual. They have come every night.",
    "Now the body, which you’ve treated as the most loyal member of the staff, the kind that never takes a sick day and never gets thanked. Some signals, some lessons, an evening’s nonsense, a stone for your pocket, none of which takes longer than you spent on other people’s paperwork this week.",
    "You’ve always had a direction; what you have gone without is a view. Duty is an excellent road, with trees along both sides. These last pages climb a little, to see what all that reliability has been for, who’s waiting at the far end of it, and whether you are permitted to arrive.",
  ],
  year: {
    "new 1":
      "An alteration in yourself is generally announced by you and then enforced, because a stated rule is one that you respect, so choose something this time that you would want even if it were never noticed. Begin unseen.",
    "new 2":
      "Counted money calms you, which is why you know the price of most things in the kitchen. What the figures leave out is what it is all for, so put one purpose into the new budget before the amounts.",
    "new 3":
      "Your calls have a purpose and an end, since conversation without a point seems to you like wasted time. Some people simply enjoy you, so telephone one of them without an agenda and let the subject wander wherever it likes.",
    "new 4":
      "Love at home takes the form of maintenance with you, because things that work keep people safe. Not everyone there can read it, so begin the next improvement with a wish of theirs, even if the gutters have to wait.",
    "new 5":
      "Fun reaches you as an event that you are running. The organizer seldom plays. If you are invited to something now, take part without a task, and choose an activity in which you are the beginner.",
    "new 6":
      "Routine is your strength, because a thing that was decided once needn’t be debated every morning. It also preserves an old habit after its reason has disappeared, so abolish one of those before you introduce another.",
    "new 7":
      "Clear terms between two people appeal to you, and you are usually the one who states them, which leaves the other person’s unspoken. Ask what they would have proposed. Then sleep on it.",
    "new 8":
      "Whatever is owed, feared or grieved you prefer to have on paper, where it stays put, although some of it was never a matter of figures and would ease with half an hour of talking. Begin with the grief.",
    "new 9":
      "Only what has been tested convinces you, so distant places and unfamiliar ideas have to present their credentials first. If something useless attracts you, a language or a coast, give it a weekend without requiring any proof.",
    "new 10":
      "Responsibility comes to you. You look like a person who already has it, and duty accepts before judgment has examined the conditions, so if another position is offered, find out what you would be free to change.",
    "new 11":
      "Within an hour you see what an organization lacks, and by the second season you are its treasurer. For that reason many of your friends are people you have supervised, so join one group now without accepting any office.",
    "new 12":
      "Rest has to be earned, in your opinion, and its price keeps rising. What you avoid is less the idleness than the feelings that accompany it, and most of those prove to be ordinary fatigue when you finally meet them.",
    "full 1":
      "People always know your opinion of them, and they are slower to tell you their opinion of you. A considerable part of it is admiration, which you tend to wave away, so let one compliment be completed.",
    "full 2":
      "Spending shows what a person values, as you have always maintained, and yours can be read now as well. Look at the largest items, and ask whether they describe you or someone you were once told to be.",
    "full 3":
      "Speed and a firm voice have served you well, because in an emergency a clear order is a kindness. Family talk seldom is one. If a remark of yours went too far, a visit repairs more than a correction.",
    "full 4":
      "At home everyone turns to you when something must be decided, partly because you are already looking at them. Delay the answer overnight, and use the evening to consult the person who has said least.",
    "full 5":
      "There is a comedian in you who appears late, when the work is over, and people adore that side more than you realize. It comes out more readily at such a time, in the company of a child or someone dear.",
    "full 6":
      "Doing it yourself is quicker. So one favor at a time you have become the place where everything ends up. Consider which of your tasks you retain because others would do it differently, and surrender that one.",
    "full 7":
      "Criticism at work hardly troubles you, but a complaint from someone you love resembles a report with errors in it, and you answer the errors. Underneath is a feeling, which contains none, so respond to that beforehand.",
    "full 8":
      "In matters of debt or inheritance you are exact, because exactness is your idea of justice. The others are frequently calculating who was appreciated and who was not, and that account is settled by a generous sentence. Say yours first.",
    "full 9":
      "A conviction you have once announced seems to belong to you permanently, and you revise it only in private. If one has changed, admit it in good humor, because people find that considerably more impressive than consistency.",
    "full 10":
      "Being judged by results has never worried you, since you have judged yourself by them from the beginning. Your achievements are visible now, and so is the patience of those who waited with supper, which deserves a mention.",
    "full 11":
      "Most of your friendships began with something to be done together, so it isn’t clear to you whether you would be missed without the work. Put down the boxes. Notice who comes over to you all the same.",
    "full 12":
      "Tiredness can be postponed by you for years, because the schedule always has a better claim, and eventually it demands everything at once. Pay a little now. Go to bed early for a week, and offer no explanation to anyone who asks for one.",
    "eclipse 1":
      "People depend on the role you play, and it fits so well that you have stopped feeling its edges. If it changes, leave some time blank, and see who visits without needing anything.",
    "eclipse 2":
      "Income has been your frankest critic, since it doesn’t flatter anyone. When the figures shift, you lose a measure as well as money, and free afternoons are another that you could begin to use.",
    "eclipse 3":
      "The same barber, the same cousin on the telephone: you would call these convenience. When one of them comes to an end, you discover that it was affection, and it isn’t too late to tell them.",
    "eclipse 4":
      "A change at home finds you packing and lifting, for which everyone is grateful. Your feelings arrive later, when the boxes are empty, so keep an evening free about a week after it is done.",
    "eclipse 5":
      "Being good at something makes it difficult to notice that you no longer enjoy it. You are permitted to leave while you are still winning, and the hours needn’t be filled immediately.",
    "eclipse 6":
      "Without a system you have constructed another by dinner, because disorder resembles neglect to you. Miss the old one for a day or two, and consider what it did well before you replace it.",
    "eclipse 7":
      "You keep agreements long after others have forgotten making them. As one is rewritten, find out which of its terms were really spoken and which you supplied from a sense of order.",
    "eclipse 8":
      "When a debt or a dread is over, you go straight to the next matter, because unfinished ones are waiting. Relief takes somewhat longer than that, and a good dinner with those concerned is about right.",
    "eclipse 9":
      "Your beliefs support your whole weight, so doubt feels like a missing step on the stairs. If one certainty gives way, the others are sounder than they seem in the first week.",
    "eclipse 10":
      "Titles matter to you because they tell everyone who answers for what. If yours goes, write down what people came to you for, since most of it was never mentioned in the title.",
    "eclipse 11":
      "When a group falls apart, you volunteer to save it before considering whether you still care. Let someone else try first, and discover which part of it you would actually miss.",
    "eclipse 12":
      "Private burdens are managed by you like a night shift, so no one knows when one of them ends. You needn’t announce it, and you needn’t look for a replacement either.",
    "jupiter soft":
      "An unused opportunity bothers you, so in favorable seasons you expand. More comes within reach now, and people agree with you pleasantly fast. Among the offers, choose the one that you would still want if no one were ever going to hear about it.",
    "jupiter hard":
      "You have so often made up the difference by working later that confidence and capacity seem identical to you. At such a time they separate. For each additional promise, name the older one that it would displace, and consult the people concerned before you agree.",
    "saturn soft":
      "Patient, unglamorous work is what you do best, and for a while those around you appreciate it as well. Whatever you build now is likely to last. The element you tend to omit from the plan is your own free time, and it is easily included at this stage.",
    "saturn hard":
      "You respect rules and those who enforce them, which makes it twice as annoying to find both in your way. Pushing has worked before, and here it mostly costs strength. Find the single requirement that matters, meet it completely, and let the remainder take its time.",
    "uranus soft":
      "When a procedure works you see little reason to disturb it, and you are right more often than the reformers admit. Occasionally there is a better method all the same. Listen to the oddest person on the staff for ten minutes, since you can still refuse.",
    "uranus hard":
      "Order is how you look after people, so you experience a disruption on behalf of everyone you protect and want it repaired by noon. Some of it won’t return to its previous condition. Tolerate the disorder for several days, and see which pieces anyone misses.",
    "neptune soft":
      "Efficiency loses a little of its attraction for you in such a period, and an old melody can stop you between two errands. You aren’t becoming weak. What moves you has been there all along, and because you are always occupied it had no opportunity to be heard.",
    "neptune hard":
      "Facts are your footing, and for a time they are uncertain, because people are vague and dates shift. The surest way to mislead you is through your sense of duty. Before you rescue anyone, consult a friend who is hard to impress, and do what they advise.",
    "pluto soft":
      "People in trouble come to you because you act on what you hear, and at present your word carries farther than usual. Influence of that sort works best without an audience. If there is an old unfairness that everyone avoids mentioning, you could be the person who mentions it.",
    "pluto hard":
      "Authority is something you can exercise or accept, and what you can’t bear is uncertainty about who has it. A contest of that kind makes you use your full strength. Winning is possible and expensive, so consider giving way on one point in public.",
    "mercury retrograde":
      "Your messages are brisk and sent once, since you were clear the first time. For a while they arrive altered, so read each of them again as if you knew nothing about the matter.",
    "mercury direct":
      "Being misunderstood annoys you more than being opposed. Communication improves again, especially if you speak in half as many words and let the others see that your intentions are friendly.",
    "venus retrograde":
      "Affection turns into improvement with you, because a better mattress is something you can provide. At present people would rather have it in plain words, and old friends are wondering whether you meant it.",
    "venus direct":
      "Comfort is something you arrange for others and do without yourself. Your own taste speaks up again, so buy one soft or lovely thing before you ask whether it is practical.",
    "mars retrograde":
      "Pressure is how you answer resistance, and for a while it merely produces more of it. Unfinished things respond better than new ones, and your temper benefits from heavy physical work.",
    "mars direct":
      "Waiting tires you more than labor does, so you want to recover the lost ground within a day. Those beside you will gladly hurry as well, if you tell them where to.",
    "ingress jupiter":
      "Growth, in your experience, has meant more to manage. A wider year begins in this area, and part of what comes is only to be enjoyed, which takes some practice.",
    "ingress saturn":
      "Over two or three years something here is to be built properly, and few people enjoy that as you do. Ask those it is for what they need before you start.",
    "ingress uranus":
      "Knowing what is coming matters to you, and in this area you often won’t for some years. Surprise makes you funny, so spend time with people who laugh at a wrong map.",
    "ingress neptune":
      "Over many years certainty becomes less in this area, although you have always lived by it. What replaces it is hard to defend in a meeting and rather pleasant to live with.",
    "ingress pluto":
      "The question of who is in charge changes its answer here over many years. It happens gradually, and you have time to learn which things you can let go of with a good grace.",
  },
};
