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
        "When someone is treated unfairly in your hearing, you’re on your feet before anyone has counted the cost, and the person you spoke up for remembers it for years. Aries gives you a temper with a conscience: you make the call a friend has been dreading, and say first what everyone needed said. For another person’s sake you’re brave within seconds. Your own is harder. There you want to be fair first, and by the time you’re sure, you’re often too angry to be.",
      argument: [
        "Together they make a fine defender: the Mediator knows who has been hurt, and Aries gets there while it still matters. About anger they part ways. To Aries it’s healthy and over in a minute; to the Mediator each harsh word is a failure of kindness. So you stay sweet for weeks, which takes more effort than it looks, and then flare up over something minor. The bargain is understandable and it serves you badly: ashamed of the outburst, you apologize and never get around to the complaint underneath.",
        "This week, object early and cheaply. When you’re interrupted or handed the wrong change, say, “Hold on, that’s not right,” in a normal voice, and stay in the conversation afterward. One of those is worth more than a big scene.",
      ],
    },
    Taurus: {
      thesis:
        "Guests of yours get a second helping and the rare sense that nobody needs the evening to lead anywhere. Under Taurus your ideals become upkeep: whatever you’ve taken to heart, a place or a friend who’s hard to love, is still being looked after when everyone else has moved on. That calm is real, and it has one condition you seldom mention. Life has to feel good and mean something, and when either is missing, you get slow, sad and impossible to persuade.",
      argument: [
        "At their best they make beauty useful, for the Mediator knows what’s worth loving, and Taurus cooks it, plants it or pays for it. Trouble starts over comfort. Taurus wants the soft coat; the Mediator has read about the factory. You generally keep what you feel guilty about, give some money away, and enjoy neither completely; a safe job that you disapprove of can last for years like that. Anyone would want both. Still, a low, steady guilt spoils the pleasure and does nothing for the cause.",
        "Decide on purpose. Write down three comforts that you’ll keep without apology for a year, and one that you’ll give up this month. Then stop debating it. If the question is a job, set the date on which you’ll look at other offers.",
      ],
    },
    Gemini: {
      thesis:
        "Conversation comes alive around you. You pick up how each person talks, hand a shy guest the very word they were hunting for, and make a serious subject safe by coming at it through a joke. Because Gemini is interested in everyone and the rest of you takes nobody’s feelings lightly, people leave amused and somehow better understood. On the way home you wonder which of the things you said you meant. Your real convictions come out late, if at all, and to very few.",
      argument: [
        "When they collaborate, you can say a tender thing so lightly that even a proud person accepts it. What they dispute is sincerity. Gemini thinks an idea gets better each time it’s said in a new way; the Mediator flinches at hearing it said at all. So you shine on subjects that don’t touch you, since nobody can step on what you haven’t shown. It gets lonely. People take their serious questions elsewhere, and you feel unseen in the middle of a lively evening.",
        "On a walk or call with a friend this week, choose a subject that matters, say, “Can I tell you about something I’ve been thinking about?” and go on for three minutes without a joke. You don’t have to be interesting, only in earnest.",
      ],
    },
    Cancer: {
      thesis:
        "Years after a dinner you can still say who couldn’t eat what, who had just lost someone, and which remark made the table fall silent. Cancer keeps that record out of love, and the rest of you imagines how close everyone could be, so visitors leave comforted without having explained much. What you’d like is to be looked after with the same attention, unasked. It’s hard to admit. When a sharp tone has stayed with you for days, you’ve usually forgiven it, and still haven’t mentioned it.",
      argument: [
        "Between them they create a table at which even a difficult relative behaves: Cancer feeds everyone, and the Mediator sees each of them at their best. They hardly quarrel, which is its own problem, since neither wants to be the one who says, “That was too much.” Their single dispute is over loyalty. Cancer sides with the family, the Mediator with what you believe, and mostly you agree with them at dinner and with yourself on the way home. It spares everybody a scene, and leaves you with opinions that nobody has met.",
        "Bring one opinion of your own to the next family meal. Keep it modest, and don’t take it back when someone sighs. And ask one friend for something specific: “Could you call me on Friday?”",
      ],
    },
    Leo: {
      thesis:
        "There’s something festive in the way you love: what you make for a person is made with style, and they feel recognized by it. Leo gives you the flair, and the rest of you knows exactly which of their qualities nobody has praised yet. About your own wish to be noticed you’re bashful. You stand near the edge, hoping someone will come over and ask. Praise makes you blush, and you can quote it years later. You can also quote the evening when there wasn’t any.",
      argument: [
        "Working together, they put heart into a performance: Leo gets everyone’s attention, and the Mediator gives them something worth it. Being seen is where they quarrel. Leo would walk in late and well dressed; the Mediator believes that anything worth loving ought to be discovered without advertising. Usually you make yourself lovely, stay near the wall, and wait, because being found would mean so much more than being announced. It’s a fine hope, and mostly it earns you a private grievance against an audience that had no idea it was one.",
        "This week, show one person something you made and say exactly what you’d like: “Please tell me what you like about it. I’ll ask for criticism another day.” Let them finish, and answer with “Thank you,” and nothing else.",
      ],
    },
    Virgo: {
      thesis:
        "Whatever passes through your hands comes out kinder and more accurate: a clumsy letter, a beginner’s first report, an apology that had sounded like an accusation. You see how beautiful the thing could be, and which line prevents it, and you say so without making its author feel stupid. That’s Virgo in a dreamer’s service. Toward yourself the same eye is less polite. A two-line note takes you half an hour, because you half believe you’d be easier to love with fewer mistakes.",
      argument: [
        "When vision and correction take turns, you produce things that move people and are right to the last comma. More often they interrupt each other. The Mediator has a large, tender idea without a date; Virgo asks which paragraph is ready. You let the correcting in early, and no wonder, since a critic can’t be caught being wrong. But the idea dies while it is still being born, and you collect a drawer of beginnings.",
        "Separate the two by a night. One evening this week, write or make something badly for an hour with no fixing. The next day correct it for thirty minutes by a timer, and send it to someone with this line: “Unfinished, and I wanted you to see it.”",
      ],
    },
    Libra: {
      thesis:
        "Two friends who aren’t speaking will each tell you their side, and each is right to, because you repeat nothing and can see what both of them meant. Libra gives you tact and the rest of you sees that it’s sincere, so a loud guest and a shy one find their common subject in your company. People call you easy. Actually your preferences are strong; you hide them to spare everyone the trouble, and how tired you are afterward is something you don’t mention.",
      argument: [
        "In agreement they can say a hard thing so gracefully that the friendship improves. Both want harmony, and mean different things by the word. For Libra, everyone present is comfortable; for the Mediator, nothing false has been said. Whenever a pleasant lie would smooth things over they part company, and usually the lie wins, out of sheer consideration. You praise what you dislike and say yes to plans that you then dread for a week. It leaves you tired for no visible reason, and loved in an edited version.",
        "Begin where nothing is at stake. The next time someone asks what you’d prefer, answer within three seconds: this restaurant, that film. By the weekend, try it with an opinion: “I saw that differently.” Let the silence be theirs to fill.",
      ],
    },
    Scorpio: {
      thesis:
        "Someone with something ugly to confess can bring it to you. You don’t look away and you don’t love them less, and they sense it, which is why they pass over several nicer listeners on the way. Scorpio supplies the nerve to see all of a person; the rest of you goes on believing the best. Your manner is gentle, and the will beneath it doesn’t give up. What stays private is the memory. You forgive sincerely, and you still know exactly what they did.",
      argument: [
        "What they do well is stay: the Mediator finds the hurt inside a person’s worst behavior, and Scorpio isn’t frightened off by the rest. Innocence divides them. The Mediator is convinced that people mean well somewhere inside; Scorpio has seen what they do when no one is looking. You generally settle it by speaking kindly while you go on checking, as anyone would who loves that hard. It’s exhausting. And it keeps those close to you on probation without their knowledge; they can’t appeal a verdict they never heard.",
        "Pick someone who has proved reliable for years. Tell them this week, “I’ve been slow to trust you, and that’s over now.” With the next person who hurts you, ask one question before deciding anything: “What did you mean by that?”",
      ],
    },
    Sagittarius: {
      thesis:
        "An hour with you leaves friends ready to change jobs or countries. Sagittarius makes the horizon sound close, and the rest of you makes it sound as though they were expected there. You say what you believe, laughing, and most of us feel freer for hearing it. Later you worry about the look on somebody’s face. Leaving comes easily then, often before the second year, and the missing starts afterward and lasts longer than anyone knows.",
      argument: [
        "Side by side they give you a faith so frank that people believe you when you tell them they’re capable of more. Frankness is also the trouble. Sagittarius says it and means no harm; then the Mediator remembers how it was received and spends a night drafting apologies that don’t get sent. You tend to settle it by going somewhere new, where nobody has been offended yet. It’s natural in someone who hates to hurt. But few get to know you well, and most had already forgiven the remark.",
        "Stay for one repair. If something you said this week has landed badly, go back within a day and say, “I meant the point, and I’m sorry about the way I put it.” Then do something ordinary together.",
      ],
    },
    Capricorn: {
      thesis:
        "Fragile things survive in your care. You turn up for the cause that can’t pay and the relative who’s difficult to visit, on the day you promised, and those who depend on you have stopped wondering. Capricorn gives your ideals a calendar, and they give your sense of duty somebody to love. Few would guess how much of the day you spend imagining, or how easily music moves you. What you love most waits until the serious work is done. It never is.",
      argument: [
        "When they agree, an ideal actually gets built, because one of them knows what it’s for and the other knows what it takes. They differ over earning. Capricorn respects only what has been worked for; the Mediator suspects that everything important was given. In practice you postpone: first the degree, then the position, then the house, and after that, with a clear conscience, the work or the person you love. It’s responsible and it succeeds, so you can arrive on time at a life chosen for someone more sensible.",
        "Put what you love into the calendar as an obligation. One morning this week, give it your first working hour, before mail and before anyone’s request. If you’re asked for something, say, “I’m taken until ten.”",
      ],
    },
    Aquarius: {
      thesis:
        "The newcomer with the odd opinion gets a fair hearing from you and then a second question, so that those who have been laughed at elsewhere bring you their strangest true thought. Aquarius doubts the rules that everyone else accepts; the rest of you asks whom they hurt, and you’ll defend them whether or not you like them. Love from a slight distance is easier. You’ve become good at being different, and privately you’d be glad to be asked down, for no cause at all.",
      argument: [
        "Together they make fairness personal: Aquarius redesigns the rule, and the Mediator remembers for whom. They run at different temperatures. Aquarius thinks in systems and stays cool, because it’s easier to see from there; the Mediator feels each single case. When a friend is in pain, one of them has an interesting idea about it while the other wants to cry. You usually end up generous with groups and shy with individuals, which spares a busy heart. What gets lost is the ordinary middle, where a few people know you well and find you quite normal.",
        "This week, spend an hour with someone where you have no cause to serve, and mention one ordinary fact about your own life. If they’re upset, leave the idea for later: “That sounds hard. Tell me more.”",
      ],
    },
    Pisces: {
      thesis:
        "Nobody has to finish the sentence with you. You answer what was meant, and those who love you will say that they have never been so thoroughly understood. With Pisces there’s hardly a border between your feelings and anyone else’s, so hopeless cases find shelter in you and stay until they’re less hopeless. Being that open is tiring. By evening you can be grieving on a stranger’s behalf without noticing whose sorrow it was, having promised more than there is.",
      argument: [
        "They make a rare comforter: the Mediator believes in the person, and Pisces sits in the dark with them for as long as it takes. Nobody objects in here, and somebody should. They differ only over conviction, for which one would go to prison while the other slips out by the back. Since a refusal feels to you like abandoning someone, you drift past the moment when it was possible. It’s mercy, mostly. What it uses up is your own respect, because you know which yeses were only a way out of the conversation.",
        "One evening this week, write down a thing you declined because it was false for you, and one you merely avoided. Then answer the next request with, “I can’t do that, and I hope it goes well.”",
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
      "Send the message that you’ve been revising, in its shortest form, and confirm any appointment that you have only been hoping would hold.",
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
