import type { TypeProse } from "../type-prose.ts";

export const enfp: TypeProse = {
  stances: {
    company: "company",
    focus: "many",
    pace: "haste",
    order: "improvise",
    thrift: "spend",
    trust: "quick",
    risk: "bold",
    head: "feeling",
    novelty: "new",
    voice: "speak",
  },
  bySign: {
    Aries: {
      thesis:
        "You have already started. Somewhere between hearing the idea and understanding it, you made a phone call, and now three people are on their way. ENFP gives you the gift of seeing what others would be wonderful at, and Aries gives you the nerve to tell them before they feel ready. Put together, that makes you the friend who signs up two people and explains it in the car. People around you do braver things than they had planned, and years later they still tell the story with your name in it. Nobody has ever come to you to be talked out of something.",
      argument: [
        "Your two halves agree about starting and quarrel about waiting. Aries would rather go alone than go late, and the ENFP in you finds nothing half as much fun without company. So you usually set off at full speed and simply assume that everyone is right behind you. You get to the trailhead first, map in hand, turn around beaming, and find an empty parking lot. It hurts more than you let on, because the whole thing was meant as a present. Most of your friends would have come; they were looking for their shoes.",
        "When an idea arrives this week, tell two people and then let it rest until Thursday. Ask each of them, “What would you change?” and really use one answer. You will lose three days, which feels like three years to Aries, and you will gain partners who believe it was half their idea.",
      ],
    },
    Taurus: {
      thesis:
        "Plenty of enthusiasts send a link. You show up with a casserole. ENFP fills your head with things that could be marvelous, and Taurus, an earth sign with a good appetite, insists that the marvelous should also be comfortable and served warm. That is why the plans you talk people into come with snacks, a ride home and somewhere to sit. Friends trust your wild ideas more than other people’s sensible ones, since they have seen you still stirring the pot at the end of the night. Being liked by you is exciting, and it is also remarkably restful.",
      argument: [
        "The trouble begins when a free evening appears. The ENFP in you wants whatever has not happened yet, and Taurus wants a second helping of what was so good last week. At a new restaurant you will question the waiter about every dish, fall in love with four of them, and then order the dumplings. Bigger choices go the same way: you plan trips from the sofa and miss the sofa on the trip. Nothing is wrong with loving both, but it leaves you slightly absent in two places, and whoever is sitting next to you can tell.",
        "Try giving each appetite an evening of its own this week. Tell whoever shares your life, “Thursday is for the usual, and I won’t fidget. Friday is for something neither of us has ever done.” Taurus relaxes when a thing is on the calendar and so, secretly, does your restlessness.",
      ],
    },
    Gemini: {
      thesis:
        "A surprising number of people consider you their best friend, and the cashier is thinking about it. ENFP makes you honestly curious about what moves a person, and Gemini, which is ruled by Mercury and loves nothing better than talk, supplies a question, a joke and a second question before the first answer is over. Together they make a stranger feel like the most interesting guest in the building. You remember the brother, the boss and the knee operation, and a week later you send the one article that helps. What people get from you is a livelier version of themselves.",
      argument: [
        "Where your halves disagree is on what a conversation is for. Gemini treats it like a good game of catch and is content when the ball has been everywhere once. The ENFP side came to be known, and a little bit changed. Since Gemini talks faster, it generally wins: you say goodbye in the doorway for twenty-five minutes, delighted, and only in the car do you notice that nobody learned how you are. It would sound ridiculous to call that loneliness, with eleven unread threads on your phone, so you don’t mention it.",
        "At your next gathering, give one person a whole hour. When the talk thins and another group starts laughing across the room, stay where you are and say, “Can I tell you something that isn’t going so well?” People who like you have been waiting years for a turn to be curious.",
      ],
    },
    Cancer: {
      thesis:
        "Within ten minutes of arriving at your place, a guest knows where the glasses are, has been introduced to the difficult houseplant and has told you something about their mother. ENFP opens the house to nearly everyone. Cancer, the sign of home and the long memory, knows who doesn’t eat fish, whose surgery is on Tuesday and who shouldn’t walk to the bus alone. Together, type and sign do something rare: they turn a crowd of acquaintances into a kind of family, with its own jokes. Lonely people find you the way cats find the one sunny windowsill.",
      argument: [
        "Ten o’clock comes, the party is going beautifully, and you would like every last guest to vanish. Here your halves part company, because the ENFP in you sends the invitations and Cancer has to live in the house. You have spent four hours feeling the evening on everyone’s behalf, and that is work, even if it looks like pouring wine. Most of the time you glow until the last coat is gone and then fall apart beside the dishwasher, half hoping someone will come back for an umbrella and notice. Your guests would gladly help, but they have never seen you tired.",
        "This week, decide which evenings are open and which are closed, and tell people. When a guest asks what they can do, hand over a towel: “Dry these with me? I’m worn out, and I like having you here.”",
      ],
    },
    Leo: {
      thesis:
        "Someone shy is about to become famous, because you have just noticed them. ENFP spots what is wonderful in a person long before that person does, and Leo, the sign ruled by the Sun, believes that wonderful things should be announced. So you tell the boss whose idea it was, you introduce your friends as though they had won prizes, and your applause starts a second before anyone else’s. Being next to you is like getting the warm seat by the window. People try on a larger size of themselves in your company, and quite a few go home and keep it.",
      argument: [
        "What you rarely say is that you would love a turn. Leo has a healthy wish to be admired, and the ENFP in you worries that mentioning it would spoil the generosity. You handle the problem with a bigger gesture: you give the toast, pick up the check, and on the way home go back over the evening to see who noticed. When nobody did, you turn a bit prickly about something else, such as an interrupted story. There is no vanity in it. You know exactly how good it feels to be seen, since you do it for everyone you meet.",
        "Ask for it outright once this week, from a friend who isn’t easily dazzled: “What have you seen me do well lately?” Hear the whole answer before you return the compliment. Counting to five helps.",
      ],
    },
    Virgo: {
      thesis:
        "Your wild ideas come with parking directions. ENFP dreams up the surprise party, the garden swap, the weekend that nobody will forget, and Virgo, the sign that loves a thing done properly, has already checked the forecast and the nut allergies. Few people own both halves of that. Others get to be swept along without being dropped, which is why cautious friends say yes to you and to no other enthusiast they know. You also find the kindness that fits: the right tea, the call on the evening before the interview. In your hands, fussing is simply affection that has read the instructions.",
      argument: [
        "The disagreement is over when to find fault. The ENFP in you makes things in a burst of joy, preferably at the last minute and with music on, and Virgo inspects them afterward, preferably at two in the morning. You let them work separate shifts. By day you are all yes; by night you lie there over one clumsy word in an invitation that forty people loved, and you get up determined to be twice as dazzling. That costs you sleep and, now and then, a promising project, given up when it only needed a comma.",
        "On your next one, give each half its own hour. Make first, with no correcting allowed, and on another day let Virgo have five remarks. When you show the thing to someone, ask, “Tell me first what already works.” Get it in writing, for two in the morning.",
      ],
    },
    Libra: {
      thesis:
        "After an hour with you, people like their own coworkers better. ENFP lets you feel your way into almost anyone, and Libra, the sign of the scales, makes you want everyone at the table to come out well. So you repeat the absent person’s side of the quarrel until the angry one softens, you notice who hasn’t spoken yet, and you ask the exact question that lets them shine. Charm is what people mention. Underneath it is something sturdier, a real belief that most fights are two decent people having a bad week. You are right about that more often than the cynics.",
      argument: [
        "Between them, though, your halves own no word for no. The ENFP in you has already pictured how lovely it will be, and Libra can’t bear the small fall in another person’s face. That is how you come to have two dinners on one Saturday, both accepted with exclamation points, and how you end up in a parked car at five o’clock composing the apology. You meant every yes. The sad part is that the people you least want to disappoint begin to take your yes as good manners, and invite someone else as well, just in case.",
        "Let one invitation wait this week: “I’d love to think about it. I’ll write you tonight.” Then draft the refusal first. If reading it makes you sad, go to the thing. If your shoulders drop, send it as it stands, with one exclamation point at most.",
      ],
    },
    Scorpio: {
      thesis:
        "You are the friend people call in the week they can’t tell anyone about. ENFP gives you warmth on first meeting and a laugh that forgives in advance, and Scorpio gives you a stomach for the real story, however bad it gets. It’s an unusual pairing, like a golden retriever who does detective work. A person starts with the weather, and twenty minutes later you have heard about the divorce and neither flinched nor repeated a word. Years on, you still remember the date and send a message that morning. Being known by you feels safe, and it is generally also pretty funny.",
      argument: [
        "Your halves differ about forgiveness. The ENFP in you lets small wounds go by, since there are so many more interesting things to talk about, and Scorpio lets nothing go by. When a friend makes the same sharp joke for the third time, you laugh as usual, help clear the table, and enter it in a ledger that nobody else knows exists. One day the ledger is full and you are simply done, warmly and for good, with someone who never got a warning. It grieves you, too, more than that friend would guess.",
        "This week, bring up one slight while it is still the size of a parking ticket: “That joke stung a little. I’d rather you dropped it.” Then watch what happens. Most people are relieved to be told the rule before they break it again, and you may get to keep them.",
      ],
    },
    Sagittarius: {
      thesis:
        "Tired people have watched sunrises because you would not let them stay home. ENFP already suspects that the next thing will be the best thing, and Sagittarius, ruled by generous Jupiter, suspects it of the next country. The combination is a kind of faith that is very hard to sit beside without packing a bag. You can make a wrong turn sound like the plan, and when the plan does collapse, you are the first to laugh. Whoever travels with you, even if it’s only to the hardware store, comes back with a story and slightly more courage than they left with.",
      argument: [
        "These halves agree so well that nobody inside you ever says stop. Their one real difference concerns luggage. Sagittarius would like to leave with a toothbrush, and the ENFP in you would like to bring everyone you love, who happen to have jobs, knees and children. As a rule you settle that by adoring people in seasons: three months of daily voice messages, and then a postcard. You think of them often, sometimes from an airport, and they know it. Still, after a while your friends stop calling you first with the hard news, and that is the one call you would never want to miss.",
        "Put the difficult dates of three people in your calendar this week: a surgery, a hearing, an anniversary that hurts. Call one of them and ask, “When would you most like company?” Book that visit before any other trip. It counts as travel.",
      ],
    },
    Capricorn: {
      thesis:
        "While the whole table is laughing at your story, you have already worked out who is driving whom home. ENFP makes you the spark of the evening, and Capricorn, ruled by sober old Saturn, makes sure that someone rented the chairs. Others see the fun and miss the spreadsheet. It dawns on them a year later, when the thing you started as a joke has a bank account, a second annual meeting and a treasurer who adores you. What you give people is hope with a schedule. It turns out that many of them had been waiting for someone cheerful who also writes things down.",
      argument: [
        "A long debate goes on inside you about what an evening is for. The ENFP in you asks who is coming, and Capricorn asks what it will lead to. Your usual compromise is to play with a guilty conscience and then work late with a tired head, answering email at midnight in party clothes. There is a tender spot here as well. You joke about your ambition, because wanting something that much in public feels dangerous, and people who have heard only the jokes don’t think of you when the serious job comes free.",
        "Choose one person this week and tell them your biggest goal in a single sentence, with no joke behind it. Add, “Would you ask me about it in a month?” Afterward take an afternoon off, and write it in the calendar as an appointment, so that Capricorn will respect it.",
      ],
    },
    Aquarius: {
      thesis:
        "Nobody is too odd for you, and several people have tested this. ENFP makes you fall for individuals, one delightful case at a time, and Aquarius, the sign of groups and of the future, wants a world in which every one of them would fit. Hence the strange and happy company you keep: the retired professor, the teenager with the snake, the neighbor who writes to the city council. You introduce them to one another and bend the rules until each has a job. People who always felt like the wrong size meet you and find out that it was only the wrong box.",
      argument: [
        "At close range your halves part ways. The ENFP in you longs for heart-to-heart talk, and Aquarius feels crowded as soon as a heart actually sits down on the couch. So when a friend begins to cry, you are tender for a minute, then interesting, then somehow in the hallway looking up an article that explains it. You get around the problem by belonging to many circles and being on your way to the next. From outside it looks like the fullest life in town, which is why nobody suspects how seldom anyone sits with you when you are the one who’s crying.",
        "Make one call this week that has no topic. Ask how they are sleeping, and each time a theory occurs to you, ask another question instead. Before you hang up, offer something of your own: “Want to hear about my nights? They’re not great either.”",
      ],
    },
    Pisces: {
      thesis:
        "By the end of an evening you have picked up the other person’s accent. ENFP opens you to people, Pisces takes down whatever wall was left, and the result is a listener who makes all the faces, feels the drop in the stomach and laughs half a second early. Children hand you their drawings. Strangers on trains hand you their marriages. In return you give something that is hard to name and sorely missed when you’re gone: around you, a person describes their own life out loud and is surprised to find that it sounds worth having.",
      argument: [
        "Neither half is any good at subtraction. The ENFP in you says yes because it all sounds wonderful, and Pisces says yes because someone would be sad. You mean it with your whole heart for about a day. Then the evening comes, you have soaked up four other people’s weeks, and a headache arrives that is completely real and also rather convenient. The apology you send is so loving that nobody could be angry. Even so, people who adore you gradually learn to pencil you in, and you can feel the pencil.",
        "Try a night’s delay on one request this week: “That sounds lovely. I’ll tell you tomorrow.” If you still want it in the morning, answer with a date. If you don’t, say so before lunch, without the headache. And when someone thanks you for listening, tell them what it takes: “I’m glad. I’ll want tomorrow to myself.”",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You make the possible feel overdue, and people who hear you are on their feet before they’ve decided.",
        "Courage comes to you in company, and you distribute it like sandwiches on a hike.",
        "Disappointments that flatten others for a season have you sketching the next attempt by lunch.",
      ],
      costs: [
        "What you set going needs a second winter, and by the first frost you are elsewhere.",
        "Your haste spends other people’s hours generously, and they seldom send you the bill.",
        "Tiredness shows up in you as speed, so nobody thinks of sending you to bed.",
      ],
      tensions: [
        {
          between: "Start or stay",
          text: "Beginnings call you by your first name. Stick with one unglamorous stretch this year, and find out what your own sparks grow into.",
        },
        {
          between: "Shine or share",
          text: "You give the stage away and then keep an eye on it. Win something by yourself, openly, and the giving will come easier.",
        },
        {
          between: "Leap or ask",
          text: "Your impulse is good about you and careless about others. Make the call before the jump; it takes three minutes and saves a friendship.",
        },
      ],
      practice:
        "Each Sunday, name the one thing that you will not launch this week, and tell it to a slower friend. On Saturday ask how they saw you do, and let them answer for two full minutes.",
    },
    Earth: {
      gifts: [
        "Wherever you have lived a while there’s a bench, a pot, a tradition, and people using it.",
        "Your affection takes the form of food and repairs, so it can be leaned on in miserable weather.",
        "You turn leftovers, of cloth or time or conversation, into something that others would gladly have purchased.",
      ],
      costs: [
        "Half your foundations carry other people’s houses, because you tend to pack the week before the roof.",
        "Fear of a monotonous life makes you bolt from comforts that you selected with care.",
        "Your cupboards hold a museum of former passions, and you pay its rent in guilt.",
      ],
      tensions: [
        {
          between: "Pack or plant",
          text: "Both are yours, and each spoils the other’s pleasure. Fix two places of return, then travel between them with a clean conscience.",
        },
        {
          between: "Surprise or schedule",
          text: "You want to be unpredictable to everyone and fed at the same hour. Make three things boring and leave the rest to chance.",
        },
        {
          between: "Abundance or room",
          text: "Everything lovely wants to come home with you. Let one object leave for each that enters, and give it to a person with a face.",
        },
      ],
      practice:
        "Put one abandoned object on the table tonight, under a lamp. Shrink it until it can be completed in an hour, complete it, and use it at breakfast three days in a row.",
    },
    Air: {
      gifts: [
        "You introduce people and notions that become inseparable, and forget that it was your doing.",
        "Presented by you, the driest material puts on a hat and walks about.",
        "In any quarrel you can present each side’s case so well that both calm down.",
      ],
      costs: [
        "A plan described delightfully often enough dies of it, and you attend the funeral with another plan.",
        "Hundreds enjoy being around you, and hardly any could say what you worry about at dawn.",
        "Your fairness sounds like agreement, and several people are relying on the same promise.",
      ],
      tensions: [
        {
          between: "Talk or do",
          text: "Saying it gives you nine tenths of the pleasure. Keep one intention to yourself for three days and watch which errands you run.",
        },
        {
          between: "Wide or known",
          text: "You could meet another thousand people, and will. Pick one question to be asked about for two years, and let the thousand come to it.",
        },
        {
          between: "Charm or closeness",
          text: "Strangers get the first telling. Save one piece of news a week for the person at home, and leave the polish off it.",
        },
      ],
      practice:
        "This week take one call you would normally fill. Ask three questions, wait five seconds after each answer, and tell no anecdote; afterward write down one thing about them that you had never known.",
    },
    Water: {
      gifts: [
        "People at the worst bend in their lives look up and see you beside them, unhurried and unexpectedly funny.",
        "You can hear what a voice is trying not to say from the next room over.",
        "Forgiveness is natural to you, and others grow braver on account of it.",
      ],
      costs: [
        "Every mood in reach moves in, and your own is the tenant asked to leave.",
        "Making others happy dissolves the tension so effectively that nothing underneath gets mentioned.",
        "Love given as rescue leaves you uncertain who would be there without it.",
      ],
      tensions: [
        {
          between: "Joy or sorrow",
          text: "One has always been sent out to the guests. Show both in one evening, and see who moves their chair nearer.",
        },
        {
          between: "Give or ask",
          text: "Giving keeps everyone close and you in debt to no one. Ask for one definite thing, and survive the wait for the reply.",
        },
        {
          between: "Merge or return",
          text: "You go all the way into other lives, and forget the way home. Leave by a fixed hour, twice a week, and see what you feel by yourself.",
        },
      ],
      practice:
        "Once this week ask one person for one definite thing, directly, with no joke attached, and wait for the reply without helping. That evening write down, in three lines, what you felt in the interval.",
    },
  },
  openings: [
    "Everyone has met half of you, and liked it enormously. The other half, which came with the hour you were born and has its own tempo and its own idea of a good evening, was never consulted about the guest list. Here they are introduced. One talks first, as you’d expect. Do let the second one get a word in.",
    "Your resume makes sense only when told aloud, by you, with gestures. These pages try to tell it anyway: what wakes you up on a workday, why they follow, the week in which ventures stick, and that soft fog which comes down whenever someone inquires what you cost. Bring a pencil. A number or two will be required.",
    "Loving comes to you as easily as whistling, and being loved back, on an average Wednesday, makes you look for your keys. This part goes into that, by way of an evening, a quarrel, a child who wants the same book again, and someone at your side who has been meaning to ask you several questions.",
    "So far it’s been mostly daylight, which you like. The following pages go downstairs, to the character you’d be reluctant to introduce, the small person you used to be, and a life or two you could have led in a different overcoat, and none of it is as grim as the staircase suggests. You may make jokes. Just don’t leave on them.",
    "Big feelings you can manage; it’s the laundry of being alive that ambushes you. Here, then, are ordinary matters: how the body asks for a rest, how you learn what bores you, an evening with paint or scissors, a stone in a dish. Do one of them badly this week, and leave the improvements for later.",
    "Your kind swears by a great many things, several of them abandoned by Thursday. Underneath there’s one that hasn’t moved, and the last pages look for it without raising their voice, with a practice short enough to survive you, some correspondence from the far end of your life, and the conditions of a truce. After that comes the year.",
  ],
  year: {
    "new 1":
      "Since half the joy of a new self lies, for you, in the announcement, and remarkably little remains to be done once everyone has applauded, it helps that a fresh start is easier to protect just now. Which change would please you unannounced?",
    "new 2":
      "Money stays real to you only while it has a face, such as a friend’s birthday, a ticket or a lovely coat, so what if your faceless savings, which otherwise lose, were named after a place you’d love to see?",
    "new 3":
      "Messages from people you love wait longest, because such people deserve a proper answer and a proper answer takes an afternoon, yet small talk comes easily now, and three warm lines with no explanation for the silence would do nicely.",
    "new 4":
      "At home you live with what you collected on the way: the guitar, the half-painted chair, the guest who was staying one night. With a fresh wind passing through, clearing becomes almost entertaining, and one corner is plenty to begin with.",
    "new 5":
      "Play is your native country, where joy arrives easily at present and asks for nothing in return, and the only danger is that you turn every picnic into a festival with a committee. It counts without being a project.",
    "new 6":
      "Routines please you for about eleven days, until the novelty leaves and takes the habit with it, whereas whatever you do beside another person you go on doing, which is why a walking partner would outlast any app.",
    "new 7":
      "Within an hour of meeting people you’ve seen who they could become, and it’s easy to fall for that. A beginning with someone, or a fresh one with someone familiar, shows you the person as is. Which of their habits still surprises you?",
    "new 8":
      "Heavy subjects make you funny, which helps everyone through the evening and leaves the subject precisely where it was, but courage for such a talk is nearer than usual, and it can begin quite simply: there’s something I’ve been skipping.",
    "new 9":
      "Planning an expedition or a course gives you such pleasure that the going itself occasionally slips your mind, even now, when the far horizon looks near and your appetite for it is perfectly real. Whatever has a deposit usually happens.",
    "new 10":
      "Ask you about work and out come six possibilities, all true, in no order, to the delight of listeners who can’t tell what to hire you for, although something can take shape now under one name that even your aunt would remember.",
    "new 11":
      "Groups adopt you quickly: by the second meeting you know the gossip, by the fourth you’re running the raffle. New company is easy to find at such a time. Being a mere member for a while has charms you’ve hardly tried.",
    "new 12":
      "An evening alone looks to you like a party that got canceled, so you tend to fill it before it starts. Rest comes more willingly than usual, and after a dull first hour you turn out to be excellent company.",
    "full 1":
      "Being looked at makes you brighter, quicker and about twenty percent louder, and afterward you wonder whom they were clapping for. What shows now is nearer to your ordinary self. People who already love that one will hardly notice a difference.",
    "full 2":
      "What you earn and what you spend meet face to face, a rare encounter in your company, and before you scold yourself it’s worth knowing that generosity accounts for considerably more of it than folly does. Which expense still makes you smile?",
    "full 3":
      "Stories improve in your mouth, and nobody minds until one of the characters hears the result, so now that something you said, or meant to say, can come around again, anyone simplified for a laugh is owed the longer version.",
    "full 4":
      "Whoever shares your home sees what friends miss, from the exhaustion after the party to the unwashed pans of inspiration, and now whatever has been accumulating under your roof becomes visible, tenderness included. Slow breakfasts explain more than summits.",
    "full 5":
      "Showing what you’ve made, or whom you adore, leaves you with no skin for a day or two. Among forty warm faces you find the one that’s bored. The other thirty-nine are evidence as well, and at present you stand a fair chance of noticing them.",
    "full 6":
      "Your body pays for the evenings you couldn’t bear to miss, keeps tidier accounts than you do, and shows the reason now if you’ve been tired lately, while leaving one splendid party early costs less than you’d think. Nobody remembers who stayed.",
    "full 7":
      "Because discord with someone dear is hard for you to sleep on, you make up by bedtime and discover only later what it was about, though feelings on both sides are easier to see now. Peace made slowly often lasts longer.",
    "full 8":
      "Sorrow, debt and desire tend to get a joke out of you before they get anything else. It’s a kindness, and it hides how much you feel from the very people who’d like to help. What would you say with the punch line removed?",
    "full 9":
      "Teachers, faiths and faraway places get your entire devotion at first and none of it after they’ve disappointed you, and yet some of the belief now up for review was right, even if the person who said it wasn’t.",
    "full 10":
      "Praise you pass around like a plate of cookies; blame you take home whole. Your work is attracting attention, and people want a name to attach to it. Yours will do. A thank-you with nothing added is complete.",
    "full 11":
      "Hundreds of people would call you a friend and perhaps four have seen you discouraged, a proportion worth a thought at a time when it becomes clear which circles feed you and which merely enjoy you. Whose company leaves you rested?",
    "full 12":
      "Sadness, which knows your schedule and comes when the last guest has gone, is outrun by day so gracefully that even you are fooled, and whatever surfaces now usually wants nothing more than to be felt for a while. Then it goes.",
    "eclipse 1":
      "You’ve shed more selves than most people have coats, usually with a laugh, and if another is leaving now, it has earned a kinder farewell than the rest of them got. What did it make possible?",
    "eclipse 2":
      "Sources of money come and go with you, and the gap that hope ordinarily fills before anyone notices can be seen now, along with how remarkably little you need. That’s a freedom.",
    "eclipse 3":
      "Some friendships live on daily chatter, and fade with no one deciding it. When a thread breaks you simply spin another, although a word of gratitude would suit the old one.",
    "eclipse 4":
      "Moving on comes naturally to you, since the next place always glows. If your roots are shifting now, some loyal corner of you that loved the old rooms would like to look back.",
    "eclipse 5":
      "Nothing consoles you faster than a new flame or a new idea, which explains why old ones so seldom get mourned, although an empty stage has its own beauty when the lights are left up.",
    "eclipse 6":
      "A routine that no longer fits strikes you as a personal failing, though it was only a size too small, and as one falls away, your energy announces quite plainly which particulars it won’t miss.",
    "eclipse 7":
      "When a bond alters its terms, your first impulse is to keep everyone happy about it, yourself last. Relief, hurt, both at once: any of these counts as a proper answer.",
    "eclipse 8":
      "Release of any kind makes you so openhanded that a debt ends and you’re buying dinner, while some space between the ending and the next generous promise would let you feel what you were freed from.",
    "eclipse 9":
      "When a belief or a distant plan falls through, ten others apply for the vacancy by noon, because not knowing is an unfamiliar condition for anyone so quick to hope. It’s surprisingly restful.",
    "eclipse 10":
      "Because a blank where your title used to be makes you nervous on other people’s behalf, you’re inclined, should a role come to its end, to announce the sequel early. “Nothing yet” is an honorable answer.",
    "eclipse 11":
      "Crowds close over a gap so quickly that you sometimes can’t tell who is missing. Which of the people in a changing circle knew you before you were amusing?",
    "eclipse 12":
      "Endings that make no noise get past you, because you were out, being wonderful to someone. If one comes to light now, it’s often older than you’d have guessed, and lighter than you feared.",
    "jupiter soft":
      "Luck runs with you for a while, which you notice less than others do because you’ve always expected it, and among its excellent alternatives, the one that’s slightly frightening and would still interest you after the applause deserves the best hours.",
    "jupiter hard":
      "Yes is your favorite word, and it never sounds better than now, when everything looks possible and the calendar elastic, so what multiplies at such a time is usually promises, each borrowing its hours from someone already waiting. The calendar, alas, isn’t elastic.",
    "saturn soft":
      "Structure has a poor reputation with you, mostly because you’ve met it as a fence, whereas in steady periods like this one it resembles a trellis for your talent to climb, especially beside someone who expects to see progress. Such company is wonderful.",
    "saturn hard":
      "Charm opens most gates for you, so the rare one that asks for papers feels like an insult. Delays and blunt questions belong to such a period, and they show what was built on enthusiasm alone. Unglamorous work in the company of a friend gets you through.",
    "uranus soft":
      "Surprise has always been on your side, so that changes which alarm other people put color in your cheeks, and while windows come open now, those who share your calendar enjoy it more when they’ve had some advance warning. Promises about dinner help, too.",
    "uranus hard":
      "A shock that you didn’t choose tempts you to answer with a bigger one, whether you quit, move or cut your hair, because restlessness is partly a legitimate and sometimes wise wish to be the author again. What survives a good night’s sleep?",
    "neptune soft":
      "Feeling and imagination flow into each other, which is good for songs, prayers and the comforting of friends. Moods stick to you the way lint sticks to wool. Making something out of them keeps them from settling in as if they were yours.",
    "neptune hard":
      "Hope is how you see people, and usually it brings out their best. In a foggy stretch the hoped-for person stands in front of the actual one, bills and habits included. Is there a friend whose opinion you’ve been avoiding? It’s worth a coffee.",
    "pluto soft":
      "Underneath the sparkle lies more strength than you let on, most of it stored with feelings you were too busy to have, and as these come within reach, someone who doesn’t require entertainment makes it possible to go a long way down.",
    "pluto hard":
      "Persuasion is so natural to you that you rarely notice who would have liked to refuse, but power, yours or another’s, becomes hard to overlook in such months, and a wish stated without its ribbon gives everyone space to answer. It shows where you stand.",
    "mercury retrograde":
      "With you a promise is often a form of affection, made in passing and sincerely meant, which is why several of them now turn up for one afternoon. An early, laughing call helps.",
    "mercury direct":
      "Talk moves again, and a mind like yours, which has been composing six replies, wants to send all of them, although whatever got interrupted by something shinier is still patiently there to return to.",
    "venus retrograde":
      "Because memory edits kindly for you, cutting the rain and preserving the dancing, old loves and old tastes look their best now, whatever impulse they inspire in either direction. Impulses improve with age.",
    "venus direct":
      "Pleasures that survived a period of doubt are genuinely yours, and several that you continued for company can go. What did you miss when it was gone?",
    "mars retrograde":
      "When your spark is low you suspect a flaw in your character, although it’s more like a field lying fallow, and your anger, too, comes out late and sideways. Both of them pass.",
    "mars direct":
      "Energy comes back like a dog off the leash, toward everything at once. Its first rush is precious, and goes furthest where there’s already a path.",
    "ingress jupiter":
      "Growth in this area comes easily, since you’re good at arrivals and everyone is glad to see you. Staying is the newer skill. What would you like to keep when the novelty has gone?",
    "ingress saturn":
      "Talent has carried you a considerable distance here, and now a patient education begins, with progress slower than you’d like and a good deal firmer than you’re used to. Unimpressed teachers are a find.",
    "ingress uranus":
      "Years of experiment lie ahead in this part of life, and although few personalities are better suited to them, the difficult part is remembering what you tried, and who tried it along with you.",
    "ingress neptune":
      "Ideals soften and change shape here over many years, almost too slowly to see. Imagination will enjoy it enormously, though occasionally it helps to compare the picture with the receipt.",
    "ingress pluto":
      "A long, thorough change begins here, the sort that happens by inches. People used to your lightness will learn that you mean it, and so will you.",
    "month 1":
      "Ride a bus line to its last stop with someone who likes snacks, and learn what people do for fun out there.",
    "month 2":
      "Host a supper at which every guest teaches the others something useless: a whistle, a card trick, the names of knots.",
    "month 3":
      "Hunt through a secondhand shop for an old postcard, and invent over coffee, with a friend, the life of whoever mailed it.",
    "month 4":
      "Take a class for complete beginners in something you’ll never need, such as fencing, bell ringing or sign painting. Once is enough.",
    "month 5":
      "Let a child you know, or a friend with strong opinions, choose your outfit for a whole day off, and wear it somewhere nice.",
    "month 6":
      "Sleep outdoors, or at least on a porch, a balcony or near a wide-open window, and stay awake for the first birds.",
    "month 7":
      "Make a playlist for a favorite relative, with a song from every age they’ve been, and listen together on a long drive.",
    "month 8":
      "Eat lunch alone in a grand hotel, a monastery garden or a truck stop, whichever frightens you least, and order dessert.",
    "month 9":
      "Mail yourself a paper letter with a real stamp, describing what delights you at present, and forget about it if you can.",
    "month 10":
      "Put on a show in the living room: bad magic, borrowed hats, one serious song. Neighbors get in free, and pets get a part.",
    "month 11":
      "Borrow a friend’s dog for an afternoon and go wherever it leads. The two of you hold similar views on itineraries.",
    "month 12":
      "Bake, burn or buy a cake for someone with no birthday in sight, candles included, and refuse, very sweetly, to explain.",
  },
};
