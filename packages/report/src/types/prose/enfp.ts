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
        "After an hour with you, people like their own coworkers better. ENFP lets you feel your way into almost anyone, and Libra, the sign of the scales, makes you want everybody at the table to come out well. So you repeat the absent person’s side of the quarrel until the angry one softens, you notice who hasn’t spoken yet, and you ask the exact question that lets them shine. Charm is what people mention. Underneath it is something sturdier, a real belief that most fights are two decent people having a bad week. You are right about that more often than the cynics.",
      argument: [
        "Between them, though, your halves own no word for no. The ENFP in you has already pictured how lovely it will be, and Libra can’t bear the small fall in another person’s face. That is how you come to have two dinners on one Saturday, both accepted with exclamation points, and how you end up in a parked car at five o’clock composing the apology. You meant every yes. The sad part is that the people you least want to disappoint begin to take your yes as good manners, and invite somebody else as well, just in case.",
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
        "While the whole table is laughing at your story, you have already worked out who is driving whom home. ENFP makes you the spark of the evening, and Capricorn, ruled by sober old Saturn, makes sure that somebody rented the chairs. Others see the fun and miss the spreadsheet. It dawns on them a year later, when the thing you started as a joke has a bank account, a second annual meeting and a treasurer who adores you. What you give people is hope with a schedule. It turns out that many of them had been waiting for someone cheerful who also writes things down.",
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
        "Try a night’s delay on one request this week: “That sounds lovely. I’ll tell you tomorrow.” If you still want it in the morning, answer with a date. If you don’t, say so before lunch, without the headache. And when somebody thanks you for listening, tell them what it takes: “I’m glad. I’ll want tomorrow to myself.”",
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
      "Announcing a change gives you half the satisfaction of making it, which is why so many stop there. Alter one visible habit this week, tell nobody, and wait for somebody to notice.",
    "new 2":
      "Enthusiasm usually gets to your money before arithmetic does. Open a separate account, have a small sum moved there each payday, and wait with the party until three of them have gone through.",
    "new 3":
      "Reply to your three oldest messages this week in two sentences each, without explaining the delay. The longer one goes unanswered, the better you feel the answer has to be, and so it waits.",
    "new 4":
      "Your ideas for the house arrive all together, and the furniture gets moved before anyone has been asked. Pick one room, agree on it with whoever lives there, and complete it before you start another.",
    "new 5":
      "For once your instincts are an excellent guide, so flirt, draw, join in. Just keep it from turning into a project, a business or a promise to anybody for at least a month.",
    "new 6":
      "Alone, you abandon a routine around the second week; with a witness you keep it. Choose something that takes five minutes, do it daily beside a friend or a colleague, and resist improving it.",
    "new 7":
      "Within days you’ve imagined the other person’s entire inner life, generously and in detail. Ask three questions this week to which you don’t know the answer, and revise your picture to fit.",
    "new 8":
      "Cheerfulness is how you get through talks about money, desire or loss without having them. Choose the one that’s overdue, start with the exact amount or the exact fear, and stay serious for ten minutes.",
    "new 9":
      "Commit first to the part that can’t be changed, the ticket or the tuition, and leave the rest open, because planning delights you so much that you sometimes forget to go.",
    "new 10":
      "When people ask about your work, you describe possibilities. Prepare two sentences about what you do and what it achieves, and try them this week on somebody who is able to hire you.",
    "new 11":
      "You belong to a group by the second evening, and by the fourth you’ve volunteered for something. Attend for a month without a title, then offer the single task you’d enjoy on a tired day.",
    "new 12":
      "Solitude seems to you like an invitation that got lost. Reserve one evening this week, put the phone in another room, and expect the first hour to be dull; the second is the useful one.",
    "full 1":
      "With people looking, you become a larger, funnier version of yourself, which is tiring to keep up. Spend an afternoon with a friend who likes the ordinary one, and talk at your natural volume.",
    "full 2":
      "You remember what you meant to spend, and the bank remembers the rest. Go through three months of payments with a patient friend, and cancel the subscription you’ve defended longest.",
    "full 3":
      "In the retelling, your account of this has improved, and the person concerned has heard one of the versions. Give them the accurate one yourself this week, including the part that doesn’t flatter you.",
    "full 4":
      "Which chore from your adventures falls to somebody at home? Ask which one they mind the most, take it over for two weeks, and don’t expect thanks.",
    "full 5":
      "When what you’ve made is finally seen, you look for the one face that isn’t pleased. Write down three compliments word for word before you ask that person what was missing.",
    "full 6":
      "Decline the most attractive invitation this week, since you’ve already refused the others, and use those hours for sleep; it’s your body that pays for the evenings you couldn’t bear to miss.",
    "full 7":
      "Conflict makes you want everyone at peace by bedtime. Let the disagreement stand overnight, because the other person needs to have been heard, and begin tomorrow by saying back what they said.",
    "full 8":
      "Humor has protected you from this subject, and other people from knowing that it hurts. Say “I’ve been afraid of this” to somebody close, and let them respond before you lighten the mood.",
    "full 9":
      "You tend to adore a teacher or an idea until it disappoints you, and then to drop it entirely. Keep what was true, name the part that failed, and put off finding a replacement.",
    "full 10":
      "Credit makes you uneasy, so you hand it around; blame you take home in one piece. This time do the reverse: accept the praise in a sentence, and ask who shared in the mistake.",
    "full 11":
      "Among all your friends, who has seen you discouraged? Choose two of those, arrange to meet each of them alone, and leave some of the group messages unread.",
    "full 12":
      "Before bed, write for half an hour without an audience in mind, and keep the following morning free. Your days are good at avoiding sad feelings, which then arrive at night.",
    "eclipse 1":
      "Reinvention is your favorite response to losing a role. Spend a few weeks being nobody in particular, and notice what you still enjoy.",
    "eclipse 2":
      "Before you replace the income or celebrate its successor, live for one month on the smaller figure and record what you missed.",
    "eclipse 3":
      "A friendship of daily messages can end without anyone having chosen it. Thank that person while you still remember how it was.",
    "eclipse 4":
      "Leaving a place, you generally concentrate on the next one. Visit every room alone, and admit what you were unhappy about there.",
    "eclipse 5":
      "Your usual answer to a lost romance or project is another of the same. Begin nothing new until you’ve been sad about it.",
    "eclipse 6":
      "Instead of inventing a better system immediately, rest for a week, and ask what you were avoiding in the old one.",
    "eclipse 7":
      "If you’re hurt, say so before you become entertaining about it; if you’re relieved, that deserves an honest sentence as well.",
    "eclipse 8":
      "Being released makes you generous. Wait a month before you lend, borrow or promise anything that has to do with this.",
    "eclipse 9":
      "Alternatives occur to you within the hour, each of them attractive. Ask someone who knows the territory before you choose.",
    "eclipse 10":
      "You’ll want to announce what comes next, mainly to reassure the others. Take three weeks in which the honest answer is “nothing yet.”",
    "eclipse 11":
      "Numbers hide how few people you lean on. Write to three of them, and say that you’d like to go on.",
    "eclipse 12":
      "Being busy and cheerful has kept you from noticing an ending. Give it one quiet afternoon, without making anything of it.",
    "jupiter soft":
      "Opportunities multiply, and your optimism is for once an accurate forecast. Accept the one that frightens you a little and will still interest you in a year, then recommend other people for two of those you decline.",
    "jupiter hard":
      "You say yes to the person in front of you, and the hours belong to someone you’ve promised already. List every commitment with the time it takes, and withdraw this week, politely, from whatever doesn’t fit.",
    "saturn soft":
      "Discipline works for you when somebody is expecting the result. Choose one demanding project, report on it to the same person every week, and let yourself be praised for turning up, which is a newer kind of compliment.",
    "saturn hard":
      "Charm won’t shorten this, and neither will a fresh beginning. Do the overdue task you most dislike with a friend sitting nearby, an hour at a time, and postpone every new idea until it’s handed in.",
    "uranus soft":
      "Sudden change agrees with you more than with those who share your calendar. Go ahead with it, but explain your plan a week beforehand, ask what would make it easier for them, and do that part first.",
    "uranus hard":
      "When something is changed for you, your impulse is to answer with an even bigger change. Wait until the weekend is over, keep to one regular habit such as dinner at the same hour, and decide afterward.",
    "neptune soft":
      "Imagination and sympathy are both strong in you now, and so is the temptation to lose track of time. Give your creative work one hour a day with a fixed end, and have a practical friend check your bills.",
    "neptune hard":
      "A person’s potential can appeal to you so much that you overlook the person. Ask about debts, habits and earlier promises, write down the answers, and show them to the friend whose opinion you’d rather not hear.",
    "pluto soft":
      "Some feelings that you’ve been too cheerful to have contain a good deal of strength. Talk about one of them regularly with a therapist or a friend who isn’t charmed by you, until you no longer need to entertain.",
    "pluto hard":
      "Either someone is pressing you, or you’ve been persuading people so sweetly that they couldn’t refuse. State what you want without making it attractive, and accept a no without looking for another way around it.",
    "mercury retrograde":
      "Double bookings come to light, along with promises made in passing. Go through your calendar with someone else, and call people before they call you.",
    "mercury direct":
      "Confirm one appointment, give back one thing you borrowed, and finish the talk that you left because something better came along.",
    "venus retrograde":
      "From a distance you edit people until only the charming scenes remain. Wait a week before you contact an old love or order anything expensive.",
    "venus direct":
      "Keep the pleasure you missed most, and give up the two you were continuing because other people admired them.",
    "mars retrograde":
      "Low energy feels to you like a flaw in your character. Finish what’s already under way, and when you’re angry, say so that day.",
    "mars direct":
      "Choose one goal, describe it to one person, and give it three mornings before you mention any of the others.",
    "ingress jupiter":
      "Expansion comes easily to you; staying doesn’t. Begin with the least glamorous part of what opens, and complete it.",
    "ingress saturn":
      "Talent has carried you some distance in this area. Find a teacher who is unimpressed by it, and practice what they correct.",
    "ingress uranus":
      "Experiments suit you, provided someone remembers how they began. Keep a dated record, and two friends who disagree with you.",
    "ingress neptune":
      "An ideal of yours is changing by degrees. Enjoy it without putting much money into it, and ask once a year what it has delivered.",
    "ingress pluto":
      "People will begin to take this side of you seriously, over many years. Start by not laughing when you mention it.",
    "month 1":
      "List the promises for which somebody is still waiting. Keep two of them this month, and release the others in writing.",
    "month 2":
      "Call the friend whom you love and always postpone, and agree on the next date before either of you hangs up.",
    "month 3":
      "Finish one thing that’s more than half done, and start nothing like it until it has left the house.",
    "month 4":
      "For a whole day recommend nothing to anybody, neither a film nor a solution. Notice how often you were about to.",
    "month 5":
      "Block out three evenings for nobody, in ink, and when an invitation arrives that you can’t resist, offer a different day.",
    "month 6":
      "Look through the photographs from the past half year, and write beside five of them what you were really feeling.",
    "month 7":
      "Spend a day somewhere you’ve always called boring, and stay until you’ve discovered something about it that interests you.",
    "month 8":
      "Ask somebody close, “What do I do that tires you?” Thank them with a straight face, and change one thing this month.",
    "month 9":
      "Sign up for nothing new. Use what you bought for your previous enthusiasm, fifteen minutes at a time, on ten days.",
    "month 10":
      "Raise a fee or ask for a favor without an introduction or an apology, and say nothing more until they reply.",
    "month 11":
      "Give something you value to a person who’d use it more, and don’t mention it to anyone else.",
    "month 12":
      "Before the month fills up, pick the gathering you’d attend even if nobody knew, and decline two that you wouldn’t.",
  },
};
