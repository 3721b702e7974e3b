import type { TypeProse } from "../type-prose.ts";

export const infp: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "improvise",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Most people have you down as mild, until someone is treated unfairly in front of you. Then you are on your feet before you’ve thought about it, with a sharpness that surprises everyone, and you spend the next day wondering whether you went too far. Aries gives you a temper with a conscience. For another person’s sake you can be brave within seconds; for your own, you tend to wait until you’re too angry to be fair.",
      argument: [
        "One of these two wants to act now, and the other wants to be sure that no one gets hurt. They disagree most about anger. To Aries it’s healthy and over in a minute; to the Mediator each harsh word is a failure of kindness. Usually you settle it by being sweet for weeks and then terrible for a moment, over something minor. Friends get to know only the two extremes, and because the outburst shames you, you apologize for the anger and never get around to the complaint underneath it.",
        "This week, object early and cheaply. When you’re interrupted or handed the wrong change, say, “Hold on, that’s not right,” in a normal voice, and stay in the conversation afterward. Three of those are worth more than one big scene.",
      ],
    },
    Taurus: {
      thesis:
        "People take you for easygoing because you so rarely raise an objection, and then they try to hurry you. Taurus needs life to feel good and stay that way; the rest of you needs it to mean something. When both are satisfied, you’re one of the calmest people anyone knows, generous with time and food, and loyal to the same few places for years. When either is missing, you get slow, sad and impossible to persuade.",
      argument: [
        "A love of comfort and a strict conscience live in the same person here. Taurus wants the soft coat; the Mediator has read about the factory. You generally keep what you feel guilty about, give some money away, and enjoy neither completely. A safe job that you disapprove of can last for years that way. It costs you a low, steady guilt that spoils the pleasure and does nothing for the cause.",
        "Decide on purpose. Write down three comforts that you’ll keep and enjoy without apology for a year, and one that you will give up completely this month. Then stop debating it. If the question is a job, set the date on which you’ll look at other offers.",
      ],
    },
    Gemini: {
      thesis:
        "In company you’re quick, funny and interested in everyone, and on the way home you wonder which of the things you said you meant. Gemini has a remark for any occasion; the rest of you has a few convictions it hardly ever mentions. You pick up other people’s ways of talking and do your own last. Many enjoy you. Only a few have heard what you care about, and they usually heard it late at night.",
      argument: [
        "What the two dispute is sincerity. Gemini thinks an idea gets better each time it’s said in a new way; the Mediator flinches at hearing it said at all. You manage by being brilliant in public on subjects that don’t touch you, which leaves the important ones unspoken and rather lonely. People conclude that you’re light. They take their serious questions elsewhere, and you feel unseen in the middle of a lively evening.",
        "Choose one subject that matters to you. On this week’s walk or call with a friend, say, “Can I tell you about something I’ve been thinking about?” and go on for three minutes with no jokes, no voices, and no apology at the end. You don’t have to be interesting. You only have to mean it.",
      ],
    },
    Cancer: {
      thesis:
        "People come to you when they’re sad, and they leave comforted, without having noticed that they never asked about you. You remember who can’t eat what, who lost someone in the spring, and what was said at a dinner years ago, because Cancer holds on to people and the rest of you imagines how close everyone could be. A sharp tone stays with you for days. By then you’ve usually forgiven it, and still haven’t mentioned it.",
      argument: [
        "Your two natures hardly quarrel, which is its own problem, since both are soft and neither will be the one to say, “That was too much.” Their single dispute is over loyalty: Cancer sides with the family, the Mediator with what you believe. Mostly you agree with them at dinner and with yourself on the way home, so they never learn what you think, and you get headaches before holidays. Friends get your care. You hope that it’ll be returned without your asking, and often it isn’t.",
        "Bring one opinion of your own to the next family meal. Keep it modest, say it early, and don’t take it back when someone sighs. And ask one friend this week for something specific: “Could you call me on Friday?”",
      ],
    },
    Leo: {
      thesis:
        "You’d like to be noticed without having to do anything about it. You put real care into what you make and wear and say, and then you stand at the edge of the gathering, hoping that someone will come over and ask. Leo wants applause; the rest of you finds wanting it a bit embarrassing. Praise makes you blush and you can quote it years later. So can you quote the evening when there wasn’t any.",
      argument: [
        "They quarrel over being seen. Leo would walk in late and well dressed; the Mediator believes that anything worth loving ought to be discovered without advertising. Your usual solution is to make yourself lovely, stay near the wall, and feel hurt when people have a good time without you. What you get from it is a long private grievance against an audience that had no idea it was one.",
        "This week, show one person something you made and say exactly what you’d like: “Please tell me what you like about it. I’ll ask for criticism another day.” The first half minute will be uncomfortable. Let them finish, and answer with “Thank you,” and nothing else.",
      ],
    },
    Virgo: {
      thesis:
        "You see how beautiful a thing could be and, at the same moment, everything that’s wrong with the version in front of you. A two-line note takes you half an hour. Virgo corrects, the rest of you dreams, and a good deal never gets sent. Others find you modest and helpful, and don’t suspect the standards, since you apply them mainly to yourself. You believe, somewhere, that you’d be easier to love if you made fewer mistakes.",
      argument: [
        "Vision and correction ought to be partners, and in you they mostly interrupt each other. The Mediator has a large, tender idea without a date; Virgo asks which paragraph is ready. You let the correcting in too early, because a critic can’t be caught being wrong, and the idea dies while it is still being born. What it costs is a drawer of beginnings, and the sense that you’ve been preparing for your life. It’s tiring for others as well, who offer help and are told that it isn’t ready yet.",
        "Separate the two by a night. On one evening this week, write or make something badly for an hour with no fixing. The next day correct it for thirty minutes by a timer, and then send it to someone as it is.",
      ],
    },
    Libra: {
      thesis:
        "When the waiter brings the wrong dish, you eat it and leave a good tip. You read a group’s mood within seconds and adjust yourself to it, and people call you easy, which is a misunderstanding, since you have strong preferences and hide them to spare everyone the trouble. Libra wants the company to be pleased; the rest of you wants to be true. You notice which of them won by how tired you are afterward.",
      argument: [
        "Both halves want harmony and mean different things by it. For Libra, everyone present is comfortable; for the Mediator, nothing false has been said. Whenever a pleasant lie would smooth things over they part company, and usually the lie wins. You praise what you dislike and say yes to plans that you then dread for a week. The price is a fatigue that you can’t explain to anyone, and friends who love an edited version of you.",
        "Begin where nothing is at stake. Once a day this week, when someone asks what you’d prefer, answer within three seconds: this restaurant, that film, the window seat. Don’t add “but I’m fine with anything.” By the weekend, try it with an opinion: “I saw that differently.” Then let the silence be theirs to fill.",
      ],
    },
    Scorpio: {
      thesis:
        "You forgive people sincerely and you still remember exactly what they did. Underneath a gentle manner there’s a will that almost no one has run into, because you hardly ever raise your voice and you don’t give up. Scorpio wants the whole truth about a person; the rest of you wants to believe the best of them. So you watch someone you love with complete tenderness and complete attention, and they can feel both.",
      argument: [
        "Innocence is what divides these two. The Mediator is convinced that people mean well somewhere inside; Scorpio has seen what they do when no one is looking. You see through a person and love them anyway, and you generally settle the matter by speaking kindly while you go on checking. It’s exhausting. It also keeps those close to you on probation without their knowledge, so when they do fail, your coldness seems to come from nowhere, and they can’t appeal a verdict they never heard.",
        "Pick someone who has proved reliable for years. Tell them this week, “I’ve been slow to trust you, and that’s over now.” With the next person who hurts you, ask one question before deciding anything: “What did you mean by that?” Wait for the whole answer.",
      ],
    },
    Sagittarius: {
      thesis:
        "Freedom matters to you about as much as meaning does, and you tend to look for both somewhere else. You fall in love with places, books and causes, tell everyone about them with great conviction, and are gone before the second year. Sagittarius says what it thinks, cheerfully and at volume; an hour later the rest of you is worrying about the expression on somebody’s face. You leave easily. The missing comes later and lasts longer than anyone knows.",
      argument: [
        "Frankness is the trouble between them. Sagittarius says it, laughing, and means no harm; then the Mediator remembers the other person’s face and spends a night drafting apologies that don’t get sent. You settle it by going somewhere new, where nobody has been offended yet. That works well and costs a lot, because few people know you in your second year, and your own conviction that honesty damages things is never tested. It usually doesn’t. What does the damage is disappearing.",
        "Stay for one repair this week. If a remark of yours has landed badly, go back within a day and say, “I meant the point, and I’m sorry about the way I put it.” Then do something ordinary together. And call one person from a place you left, for no reason.",
      ],
    },
    Capricorn: {
      thesis:
        "From the outside you’re reliable, reserved and rather correct, and hardly anyone would guess how much of your day is spent imagining. You meet deadlines, keep your promises, and put off the thing you love until the serious work is done. It never is. Capricorn wants to have earned its place; the rest of you wonders what the place is for. You’re moved by music, by old people and by animals, and you have learned to wait until you’re alone.",
      argument: [
        "One half asks what a thing is worth and the other what it’s for. Capricorn respects only what has been earned; the Mediator suspects that everything important was given. In practice you postpone: first the degree, then the position, then the house, and after that, with a clear conscience, the work or the person you love. It succeeds, and that’s the danger, since you can arrive on time at a life chosen for someone more sensible. Meanwhile the people close to you get your competence and rarely your wishes.",
        "Put what you love into the calendar as an obligation. Two mornings this week, give it your first working hour, before mail and before anyone’s request, and treat lateness as you would with a client. Tell one person what you’re doing in that hour.",
      ],
    },
    Aquarius: {
      thesis:
        "People called you different early on, and you decided to be good at it. You defend outsiders, question rules that everybody else accepts, and care a great deal about humanity, although you keep most of its members at arm’s length. Aquarius likes a view from above. The rest of you would love to be asked to come down. In any group you’re often the kindest person there, and the hardest to get to know.",
      argument: [
        "Temperature is what divides these two. Aquarius thinks in systems and stays cool, because it’s easier to see from there; the Mediator feels each single case. When a friend comes to you in pain, one of them has an interesting idea about it while the other wants to cry. As a rule you settle it by being warm toward groups and shy with individuals, and what gets lost is the ordinary middle, where three or four people know you well and find you quite normal.",
        "This week, spend an hour with a person or a group where you have no cause and no special role, and tell them one ordinary fact about your own life. If someone is upset, leave the idea for later, and say, “That sounds hard. Tell me more.”",
      ],
    },
    Pisces: {
      thesis:
        "You take in other people’s moods as if they were your own, and it can be evening before you notice that you’ve been sad all day on someone else’s behalf. Since Pisces has no clear edge and the rest of you has no wish for one, you drift, forgive, lend, arrive late, and promise more than is available. It worries everyone who loves you. They have also never felt so thoroughly understood.",
      argument: [
        "Nobody objects in here, and somebody should. The Mediator supplies the ideal, Pisces supplies the excuses, and they differ only over conviction: one of them would go to prison for what it believes, and the other slips out by the back. You tend to avoid any situation that calls for a firm no. What it costs, besides money and time, is your own respect, because you know which of your yeses were only a way out of the conversation.",
        "Practice on paper first. Each evening this week write two lines: one thing you declined because it would have been false, and one you merely avoided. Then use a single phrase on the next request, out loud: “I can’t do that, and I hope it goes well.”",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can persuade a discouraged person, within one conversation, that their odd idea deserves an attempt.",
        "Injury to anything defenseless gets you on your feet before you’ve had time to be shy.",
        "Your sincerity is contagious; cynics near you forget for an hour what they had intended to say.",
      ],
      costs: [
        "Splendid openings accumulate behind you, because the third repetition feels to you like lying.",
        "People get your devotion in one blaze and then wait weeks, cooling, for you to come back.",
        "Disappointment strikes you as betrayal, so you walk away from some things that only needed a nap.",
      ],
      tensions: [
        {
          between: "Modest or magnificent",
          text: "You conceal your work and long to see it exhibited, so hang one piece wherever a stranger would have the opportunity to criticize it.",
        },
        {
          between: "Kind or furious",
          text: "You postpone anger until the kindness has been exhausted. Spend a modest amount of it weekly, while there’s plenty of both.",
        },
        {
          between: "Wait for it or go now",
          text: "Since the leisurely daydream and the sudden leap know nothing about each other, give every leap one boring week of preparation.",
        },
      ],
      practice:
        "On the first evening of each week, take one thing you started and left, work on it for twenty-five minutes, without improving the plan, and write at the top where you stopped.",
    },
    Earth: {
      gifts: [
        "Under your care neglected things recover, from ferns to apprentices, and you never mention the hours.",
        "Your ideals can be sat on, eaten from and lived in; you manufacture goodness out of actual wood.",
        "Others grow calm at your pace and find, to their surprise, that more gets done.",
      ],
      costs: [
        "You remain years too long in an existence that fits, because it has taken the shape of your back.",
        "Your affection is expressed in repairs, and the people you love are still waiting for the actual sentence.",
        "The vision outgrows your strength, whereupon you lie down and call yourself lazy.",
      ],
      tensions: [
        {
          between: "Meaning or maintenance",
          text: "You despise the chore until its neglect ruins the vision. Do one each morning, before you’ve had time for philosophy.",
        },
        {
          between: "Stay or stir",
          text: "Comfort argues persuasively and the calling mumbles, so give the calling one paid half day every week and see whether it becomes audible.",
        },
        {
          between: "Done or kept",
          text: "Once anything is finished it’s able to leave you, so determine its owner before beginning, and write the name underneath.",
        },
      ],
      practice:
        "Each morning for three weeks, before looking at any screen, spend ten minutes on one household job with your hands, and on the last day of the week, note which one left you lighter.",
    },
    Air: {
      gifts: [
        "You can put one person’s strangeness into words that another person is glad to hear.",
        "Quarrels lose their heat in your neighborhood, because each side hears itself quoted fairly.",
        "Curiosity keeps you young; you have never concluded in advance who is worth listening to.",
      ],
      costs: [
        "So many views pass through you that your own is reported missing at important moments.",
        "You live in the telling of your life, and the day itself goes by without you.",
        "Everyone counts you as a friend, and few could say what keeps you awake.",
      ],
      tensions: [
        {
          between: "Fair or faithful",
          text: "You do justice to every position and disappoint the one you actually favor. Argue for your own, once a week, however unconvincingly.",
        },
        {
          between: "Near or clear",
          text: "Distance makes you eloquent and closeness makes you stammer, but the important things need to be said in person, even if they come out crooked.",
        },
        {
          between: "Many or mine",
          text: "Every subject invites you. Accept the one whose boring pages you would read, and send regrets to two of the others.",
        },
      ],
      practice:
        "Once a week, before hearing what anyone else thinks of some question, write down your own answer in two lines and read them aloud to one person. Revise nothing for a full day, however persuasive they are.",
    },
    Water: {
      gifts: [
        "You know what people have lost before they mention it, and you make the losing less lonely.",
        "Affection, in your keeping, doesn’t go stale; you know what was best in those who’ve forgotten it.",
        "Beauty gets all the way in, and it comes out again as consolation for others.",
      ],
      costs: [
        "Feelings that were never yours determine what you do with an entire afternoon.",
        "You postpone living until the feeling passes, and there is always another behind it.",
        "Hurt is kept and tended so faithfully that those who caused it have long since moved.",
      ],
      tensions: [
        {
          between: "Merge or remain",
          text: "You find people by dissolving into them. Come back from each visit with one conviction you had before it.",
        },
        {
          between: "Look back or begin",
          text: "The past has better music. Let it play in the evening, and give the mornings to something with no history.",
        },
        {
          between: "Tender or firm",
          text: "You assume that a refusal would injure them as it injures you. Decline one thing a week, and observe how comfortably they survive.",
        },
      ],
      practice:
        "Every evening, draw a line down a page, and for five minutes put the feelings you picked up from others today on the left and your own on the right. Act only on the right side tomorrow.",
    },
  },
  openings: [
    "People like you read such descriptions, underline two lines, and feel a little lonelier afterward, because they were so nearly right. This one opens with a disagreement, as you do. There’s the person you are when nobody wants anything, and there is another, older than your manners and considerably less polite, with its own view of how you ought to live.",
    "Work is the topic on which your kind gets lectured most, generally by people who tell you to be realistic and then go home and weep at films. These pages take it as settled that you cannot give your best hours to something that leaves you cold, and ask the less romantic questions: which conviction, how many hours, and who sends the bill.",
    "Long before anyone turns up, people like you tend to be in love, with a person assembled from novels and one summer. Those who come later have to compete. These pages are about them, the actual ones, who snore and mean well, and about what you do in their company when you imagine that you’re doing nothing.",
    "You know more about your own insides than most people know about their town, and there’s one street that you take care not to go down, although you think about nearly everything else. Bring a coat. The residents are ruder than you are, and they’ve been hoping for a visit, and one or two of them can be of use.",
    "Days are harder for you than years. A whole life you can imagine, with its seasons and its meaning; a Tuesday with a dentist in it is another affair. So here are the smaller provisions, sleep, lessons, paint, ten minutes, a stone for your pocket, none of which will turn you into a different person. That ought to be a relief.",
    "People like you are forever being asked what you want to do with your life, by people who never ask it of themselves. Most children like you had an answer. It was rather good. These last pages go looking for what became of it, and hear from a correspondent who has known you for eighty years and is still remarkably fond of you.",
  ],
  year: {
    "new 1":
      "Wear or do the thing that you’ve been reserving for a more confident version of yourself. In your case confidence usually follows the act, by several days.",
    "new 2":
      "Money frightens you most while it’s vague. Open every envelope and account in one sitting, write down what comes in, what goes out and what is owed, and look again on Friday.",
    "new 3":
      "Because a reply ought to be worthy of its reader, you write it late or never, so this week answer within the hour, in two lines, and let them be ordinary.",
    "new 4":
      "Since a better home tends to exist first in your head, fully furnished, start with one shelf, or with one frank conversation with someone you live with or grew up with.",
    "new 5":
      "When you like someone, or something, you’re apt to imagine the entire course of it beforehand. Admit that you like it while the outcome is still completely unknown.",
    "new 6":
      "Resist redesigning your whole life on a Monday. Choose the smallest alteration that would make tomorrow easier, continue it for two weeks, and only then permit yourself another.",
    "new 7":
      "You often fall for what a person means to you before you know what they’re like. Ask three practical questions. Believe the replies.",
    "new 8":
      "Is it the debt that troubles you, or the not knowing? Find out the exact amount, or put the exact grief into one sentence; your imagination always charges more.",
    "new 9":
      "Longing to go somewhere or learn something, you can read about it until the wish is used up. Sign up before you feel ready. Read later.",
    "new 10":
      "People in charge assume that you’re content, since you have been so agreeable about everything. Tell one of them exactly which responsibility you would like, and give an example.",
    "new 11":
      "You’re inclined to leave a gathering just before it gets good. Stay until the end. Help with the chairs if it’s easier to talk when your hands are busy.",
    "new 12":
      "Needing more time alone than you admit, and then spending it on a screen, you seldom get the benefit. Take two evenings without company, project or podcast.",
    "full 1":
      "Others have a more definite idea of you than you have. Ask a candid friend for three adjectives, record them, and let an entire day pass without correcting any.",
    "full 2":
      "If you are paid less than you give, you tend to grow sad about it and leave the rate alone. Raise one price. Refuse one unpaid hour.",
    "full 3":
      "There’s usually a message that you keep rewriting until it’s both true and harmless. Send the short version today; being understood imperfectly is better than being waited for.",
    "full 4":
      "If you slip back, among relatives, into the part you had at twelve, however much has changed since then, decline it once, pleasantly, and go on helping with the meal.",
    "full 5":
      "High standards and the fear of being judged feel alike from inside. If the work is as good as you can make it today, show it to one person whose opinion you can bear.",
    "full 6":
      "Before you flee from the small duties into sleep or a novel, cross off half of the list without guilt, do the rest slowly, and go to bed before you’ve deserved it.",
    "full 7":
      "Without the light in which you had placed them, people disappoint you for an evening or two. Draw no conclusions yet, and look for one quality that is actually there and worth admiring.",
    "full 8":
      "You are excellent company in other people’s grief, and absent from your own. When something difficult is said, add one sentence of your own.",
    "full 9":
      "Any belief that you have defended for years deserves a serious opponent. Let somebody sensible argue against it for ten minutes, and ask a question before you answer.",
    "full 10":
      "In front of an authority you either make light of your work or disappear behind it. Say “Thank you” or “I’m sorry,” whichever applies, and leave the joke for another day.",
    "full 11":
      "Do you call your friends, or do you wait and wonder whether they still care? Call two of them this week without a reason, and suggest a day.",
    "full 12":
      "Too much imagining tires you as thoroughly as work, and nobody gives you credit for it. Postpone what you can. Do something dull with your hands.",
    "eclipse 1":
      "Harmlessness is a safe way of meeting people, and a lonely one. Let somebody find out that you mind, and see whether anything terrible happens.",
    "eclipse 2":
      "A loss of income or approval makes you doubt your value altogether. Write down five abilities of yours on which other people depend.",
    "eclipse 3":
      "Not every correspondence has to be kept alive by you. Let one lapse, and devote the evenings to something of your own.",
    "eclipse 4":
      "Since in leaving a home you also mourn what never happened there, name the things that did happen, place by place. Then say goodbye.",
    "eclipse 5":
      "Sometimes love or talent takes a different course from the one you wrote for it. Grieve for the plan, and then look again.",
    "eclipse 6":
      "Systems that you admire seldom survive your second week. Replace a failing one with something so easy that it requires no enthusiasm.",
    "eclipse 7":
      "Are you parting from a person, or from your idea of one? Find out which it is before you say anything final.",
    "eclipse 8":
      "Settle one account, in money or in feeling, without paying extra out of guilt. What is actually owed is enough.",
    "eclipse 9":
      "After an ideal has failed you, when it’s tempting to believe in nothing for a while, keep the one practice from it that still works.",
    "eclipse 10":
      "Without a title you are freer than you feel. Wait a month before you accept another, and never accept it from politeness.",
    "eclipse 11":
      "Because hope in a whole circle is easily disappointed, say exactly what you had hoped for, and see which single friend still wants it.",
    "eclipse 12":
      "What you hide even from your diary gets heavier. Confide it to one trustworthy person, in fewer words than you think it deserves.",
    "jupiter soft":
      "More is offered than your modesty knows what to do with. Accept the first opportunity as it stands, before you improve it in your imagination, and tell whoever offered it that you’re delighted.",
    "jupiter hard":
      "Every possibility looks lovely to you at once, and choosing feels like a betrayal of the others. Keep two of them. Record the rest where you can find them, and begin none until those two are under way.",
    "saturn soft":
      "Discipline suits you better than people suppose, provided that you chose the object of it. Reserve one hour a day for the thing you love, always the same hour, and refuse requests for it without explaining why.",
    "saturn hard":
      "Forms, deadlines and proofs feel to you like being disbelieved, although nobody means it personally. Finish one small task every day, right to the end, before you consider whether you’re suited to any of this.",
    "uranus soft":
      "Your unusual interests are an advantage now, on condition that someone hears about them. Begin unprepared. Pursue one where others can see it, since preparing is how you generally lose the opportunity.",
    "uranus hard":
      "When something you counted on gives way, you start looking for what it means. That can wait. See three people this week, keep regular meals, and change one practical arrangement before deciding anything about your life.",
    "neptune soft":
      "Imagination is plentiful now and makes no demands, so that whole weeks of it can vanish without a trace. Give it the same half hour every day, and let one other person see what comes of it.",
    "neptune hard":
      "Because you would like so much to be persuaded, you are easy to persuade. Have a sober friend examine whatever you’re about to sign, adore or rescue; then postpone it for two nights and calculate the costs.",
    "pluto soft":
      "Having more strength of will than you usually let people see, apply it to one thorough clearing, whether of a closet, a debt, or a friendship that has been kept going by your politeness alone.",
    "pluto hard":
      "Gentle people get pushed until they reach the thing they won’t give up, and then everyone is astonished. Say where that limit is before you get there, in one sentence, and don’t soften it the next day.",
    "mercury retrograde":
      "Hints are even less likely to be understood now than at other times. Say what you mean. Ask other people what they meant.",
    "mercury direct":
      "Send the message that you’ve been revising, in its shortest form, and confirm the two appointments about which you had merely been hoping.",
    "venus retrograde":
      "Distance improves almost everyone in your eyes. If an old love comes to mind, recall three ordinary days with them before you write.",
    "venus direct":
      "Spend a little on something beautiful, without proving that you deserve it, and tell a person who is present what you admire in them.",
    "mars retrograde":
      "Anger turns inward in you and passes for fatigue. Write down every evening what irritated you; by the third page there will be a pattern.",
    "mars direct":
      "Resentment generally marks something that you’ve wanted to do and haven’t. Give it half an hour today. Explain it later.",
    "ingress jupiter":
      "For about a year this area is generous to whoever turns up. Daydreaming about it doesn’t count, so go there every week.",
    "ingress saturn":
      "A few years of patience and proof are asked of you here, and regular hours will do more for you than inspiration.",
    "ingress uranus":
      "For years to come, nothing here stays quite as you left it. Attempt modest experiments early, while the decision is still yours.",
    "ingress neptune":
      "A long period of longing begins, which produces good art and bad contracts. Keep the two on separate pages.",
    "ingress pluto":
      "Over many years, whatever you hold on to here out of guilt becomes too heavy. Discover what you would choose voluntarily.",
    "month 1":
      "Pick one abandoned project that still pleases you and give it twenty minutes on three evenings; until then, invent nothing new.",
    "month 2":
      "Tell somebody in writing what you value about them, and send it the same day, before you begin to improve it.",
    "month 3":
      "Take your dullest piece of paperwork to a pleasant place and stay until it’s signed. Dreading it generally lasts longer than doing it.",
    "month 4":
      "Invite a person you admire for a half-hour walk, preparing no topics. Silences are permitted, and you mind them less than most people.",
    "month 5":
      "Refuse three requests this month in five words or fewer, and afterward note who objected. The list tends to be short.",
    "month 6":
      "Spend one day outdoors with no screen and no purpose, and in the evening write down what held your attention longest.",
    "month 7":
      "Finish something small, whether it’s a drawing, a shelf or a form, and give it away before your doubts have had time to gather.",
    "month 8":
      "On one ordinary evening ask for exactly what you would like, early enough to get it, and don’t assist the other person in providing it.",
    "month 9":
      "Beginnings bore you, since you can already imagine the end. Do the first three exercises of something, in order, as well as you can.",
    "month 10":
      "Disagree once in company, on something you care about, and remain at the table until the conversation has moved on of its own accord.",
    "month 11":
      "Sort out one drawer of things you keep mainly because someone gave them to you. Gratitude doesn’t require storage.",
    "month 12":
      "Read through your own notes from this year, mark three remarks that surprise you, and read one of them aloud to a friend.",
  },
};
