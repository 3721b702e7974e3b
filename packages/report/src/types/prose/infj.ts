import type { TypeProse } from "../type-prose.ts";

export const infj: TypeProse = {
  stances: {
    company: "solitude",
    focus: "one",
    pace: "patience",
    order: "plan",
    candor: "peace",
    trust: "slow",
    head: "feeling",
    lead: "support",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "Most people meet the mild version of you first, which is why they look up when the mild version stands up in a meeting and says, “That isn’t fair to her.” INFJ gives you the long attention: you’ve been listening for weeks, and you know who gets interrupted and what it does to her face. Aries adds the nerve, and a temper that mostly rises on behalf of others. Together they make something rare, a soft-spoken person with a start button. Shy colleagues sleep better because you work there. You, meanwhile, go home and replay your ninety seconds of courage for about two days.",
      argument: [
        "When your two sides cooperate, Aries starts what the INFJ in you has already thought through, and a cause that was stuck for months is moving by Thursday. Where they pull apart is timing. Aries wants to send the message now; INFJ wants to know first how everyone will feel about it, including people who aren’t on the email. So the draft waits while you improve the greeting, and you pass for a patient soul, until one evening you send that message, two others and a resignation.",
        "You wait out of kindness, since haste hurts people. The cost is that those close to you get weeks of calm followed by fireworks. This week, when a wish concerns only you, act within the hour: book the class, order the boots. When it concerns someone else, tell them that same day, “I’m annoyed, and I’d like to think before we talk.” You get to keep your patience, and they get a weather report.",
      ],
    },
    Taurus: {
      thesis:
        "Guests who came to you for an hour have a way of still being there at dark, with their shoes off. Taurus gives you the steadiness and the good bread; INFJ gives you the question, asked while you’re stirring something, that gets them to say what they drove over to say. The combination is what works, because people confess more easily to someone who is also feeding them. You remember who can’t stand cilantro and which chair is right for a bad back. You enjoy comfort enormously yourself, in an oddly guilty way, as if a blanket that soft ought to have gone to someone needier.",
      argument: [
        "What the two make together is idealism with groceries. INFJ sees what a person is missing, and Taurus supplies it, reliably, for years, which is how a good intention turns into someone’s good life. They disagree about change. The INFJ in you keeps imagining a better job, a truer use of your days, a town nearer the sea. Taurus has finally found the right pillow. Out of loyalty to both, you change nothing, and feel a little uneasy on Sunday evenings, often during dessert.",
        "Staying has its reasons, because you know what it took to make things this pleasant. But a plan that is postponed for three years spoils the plan and the dessert. Take the change you’ve considered longest and do its most boring part this week, one phone call or one form. Then enjoy a whole evening on purpose. If guilt drops by, say aloud, “I did my bit today,” and keep the blanket.",
      ],
    },
    Gemini: {
      thesis:
        "At a party you do something that looks like magic and is mostly attention. You make a light remark by the coats, and ten minutes later a stranger is telling you why she really left teaching, rather surprised to hear it herself. Gemini opens the conversation with its curiosity and its good jokes; INFJ listens underneath the topic for whatever is waiting there. A month later you text to ask how her interview went. Dozens of people feel that they know you well. If you gave them a quiz on your own worries, though, the class average would be about eleven percent.",
      argument: [
        "Gemini gives the shy INFJ in you a way in, and INFJ gives Gemini somewhere worth going, so that even your small talk has a basement. Their quarrel is about quantity. Gemini says yes to the group dinner, the second birthday, the fascinating person from the train. INFJ wants one old friend, one lamp and three hours. Because acquaintances send invitations and old friends are understanding, the acquaintances generally get your Friday, and your friend gets whatever is left of you on Sunday.",
        "Kindness is behind it, since you hate leaving anyone unanswered; an unread message feels to you like a person standing in the rain. Still, after a week of talk you can find yourself lonely. Book the old friend first this week, before the other plans settle. When you sit down, say, “Can I go first tonight?” and talk for a good while before you ask anything, even if it feels like driving on the left.",
      ],
    },
    Cancer: {
      thesis:
        "You know that a friend has had a hard day before the coat is off. From across the room you’ve noticed who isn’t eating, who laughed a second late, and who needs rescuing from an uncle, and a minute later there is a plate, a ride home or a chair pulled over, though nobody can say who arranged it. Cancer makes you protective; INFJ makes you a good guesser, so that your help fits, like soup from a person who remembered the allergy. You would love to be looked after in exactly the same way, unasked, and you hide this so well that you deserve some kind of award.",
      argument: [
        "Since Cancer and INFJ both care, anyone who falls ill or falls apart near you is lucky. The two differ about where the circle ends. Cancer looks after its own people, meaning everyone who has a favorite mug at your place. The INFJ in you looks after anyone in trouble, including a neighbor’s nephew you met once, and neither side has ever said, “That’s enough.” So you accept every request, because each, taken singly, is reasonable.",
        "By Friday you are worn out, hoping that someone will notice, and saying “I’m fine!” in the voice of a flight attendant. What gets out is a sigh over the dishes, which puzzles everyone who heard you say that you were happy to help. Choose one evening this week when you’re off duty, and announce it the day before. When someone asks how you are, try one honest line: “Tired, actually. Would you cook?” Most of your people have been waiting years for an instruction.",
      ],
    },
    Leo: {
      thesis:
        "In the audience of every nervous speaker there ought to be someone like you: second row, warm face, nodding at the right sentence. You find out what a person does beautifully, you tell them in words they can use, and you arrange for others to notice it too. INFJ spots the talent while it is still hiding, and Leo thinks it deserves better lighting. Together they make you the sort of encourager whom people thank in speeches twenty years later. You would quite enjoy such a speech. When none comes, you say that it doesn’t matter, and for two days you are extremely polite to everyone.",
      argument: [
        "Credit is the one subject on which INFJ and Leo can’t agree. Leo would love to be thanked by name, with flowers. INFJ suspects that anyone who wants flowers has some inner work to do. So you write half of a friend’s presentation, get up first to applaud it, and drive home in an odd mood, telling the windshield that the main thing is that it went well. It did, because of you, and nobody in that building knows.",
        "Modesty has served you nicely, because it keeps envy away and people call you humble. The price is that you miss chances you had earned, and begin, very privately, to keep score. Wanting to be seen is forgivable in someone who sees others so well. This week, let your name stay on one good thing: “I wrote that part.” If a compliment follows, say, “Thank you, that makes me happy,” and resist the urge to mention the rest of the team.",
      ],
    },
    Virgo: {
      thesis:
        "People hand you the draft that they’d be embarrassed to show an expert. They know you’ll find the error on page two, because Virgo finds everything, and they know you’ll tell them without making them wish they had taken up pottery, because INFJ understands what they were hoping for when they wrote it. Your corrections arrive in the right words, at the right hour, sometimes with a cookie, and the writer goes off eager to try again. Your own drafts are shown less mercy. You have probably reread a sent email at midnight, twice, in case the comma had gotten worse.",
      argument: [
        "INFJ sees what a thing could become, and Virgo sees the next eleven steps and who has the stapler. When the two take turns, you’re a visionary whose forms are filled in, and the world has few of those. They compete for your evenings, however. The great idea is vague and a bit frightening, while the inbox can be emptied by bedtime and the spice rack practically begs. So you do the spice rack, feel competent, and promise the idea tomorrow.",
        "Your reason is respectable: you don’t want to do something important badly. But a month later the cumin is easy to find, the idea hasn’t been started, and you are talking to yourself in a tone you wouldn’t use on a burglar. On three mornings this week, give the idea forty minutes before you tidy anything, and let the result be poor. Then tell one person, “I’ve begun, and it isn’t good yet.” All they will hear is that you’ve begun.",
      ],
    },
    Libra: {
      thesis:
        "Two friends who aren’t speaking to each other are, as a rule, still speaking to you. Libra makes you fair, tactful and lovely to have at a table; INFJ hears what the quarrel is really about, which is seldom what they say it’s about. So you find the one sentence that both friends can accept without embarrassment, and dinner goes on. Several groups exist to this day because you were in them. Meanwhile you have an opinion of your own, a firm one, formed in the first five minutes and shown to nobody, and now and then you’re a little hurt that no one guessed.",
      argument: [
        "For Libra, harmony means that nobody is upset. For INFJ, it means that nobody is pretending. On a good day you manage both kinds, and say a hard thing so gracefully that the other person thanks you. Usually only one kind is available, so you say, “Either is fine with me,” go along to the restaurant you don’t like, and deliver your honest review in the car, to a passenger who can’t do anything about it.",
        "You do it to spare people, and they are spared; what they miss is you. It also makes your rare refusal seem to come from nowhere, since nobody heard the nineteen opinions before it. This week, where little is at stake, name your film before you ask what the others would like to see. In one larger matter say, “I see it differently, and I still like you.” The silence afterward tends to be shorter than you fear.",
      ],
    },
    Scorpio: {
      thesis:
        "Secrets come to you to retire. Someone starts a story they have never told, checks your face for alarm, finds none, and goes on to the end. INFJ understands why people do what they do, and Scorpio gives that understanding staying power, so that where others offer a tip and look at the clock, you wait until the worst part has been said. Months later you still know the names, the date and the song on the radio. You love few people, and you love them entirely. Your own secrets live in a very good neighborhood, where the visiting hours are short.",
      argument: [
        "On most subjects the two work as one. INFJ grasps the motive, Scorpio catches what is being left out, and between them you sometimes know that a friend is in love before the friend does. What divides them is an injury. INFJ forgives at once, because it sees how the thing happened. Scorpio remembers, and starts, with great dignity, to pack. Since you listen to both, you can say a sincere “It’s all right” over coffee while moving someone, inch by inch, out of your life.",
        "It’s a decent attempt to be both kind and safe. The person across from you notices only that your texts have become correct. If you begin to doubt someone this week, tell them while it is still a question: “I came away uneasy on Sunday. Did I read that right?” And tell one trusted friend a worry, preferably a current one, since you tend to share yours after the warranty has run out.",
      ],
    },
    Sagittarius: {
      thesis:
        "Someone comes to you to complain about a job, and an hour later that person is looking up language courses in Lisbon. INFJ keeps asking what a life is for, and asks it without blushing. Sagittarius adds appetite, a map, and a joke in the middle, so that nobody feels preached at. And because you listened first, the horizon you point to belongs to the other person. Friends stand taller when they leave you. You do a good deal of leaving yourself: in one corner of your mind there’s always a bag half packed, and beside it a guilty list of people to call.",
      argument: [
        "Your faith in people has actually met some people, which is why it helps. Sagittarius supplies the belief that things can turn out well, and INFJ supplies the reason why, for this particular friend. What strains the partnership is distance. Sagittarius says the blunt thing, laughs, and is off to the airport. INFJ sits at the gate and hears again how the blunt thing sounded. So you tend to disappear for a while, feel bad about it, come back with presents and a handsome apology, and begin to price flights.",
        "Freedom keeps you kind, but the friends who could know you best get postcards where they had hoped for company. Agree with one of them this week on a monthly evening that only illness may cancel. If you have been too frank, skip the two days of worry and ask the next morning, “How did that land with you?” The answer is nearly always milder than the one you composed for them.",
      ],
    },
    Capricorn: {
      thesis:
        "Promises made to people who can’t insist on them get kept when you are around. INFJ notices that the intern isn’t being paid, that the patient was forgotten, that the new guy is lost. Capricorn reads the regulations, outlasts the committee, and has it fixed by the fifteenth. Compassion with a calendar is a formidable thing, which is why others hand you whatever truly matters. Few suspect how tender the motive is, because you look so sensible in that coat. Your own wishes are on the calendar too. They come right after everything else is finished, sometime around your ninetieth birthday.",
      argument: [
        "These two help each other more than most pairs do. Capricorn turns INFJ’s concern into an arrangement that still works on a rainy Monday, and INFJ keeps Capricorn’s ambition pointed at something worth the trouble. Their fight is over the schedule. It’s four in the afternoon, your list is half done, and a colleague appears at your desk with wet eyes. Capricorn says to finish, INFJ says to stop. So you stop, listen for fifty minutes, and then stay until nine to finish.",
        "Nobody sees that you’re tired, since you look like someone who is managing, and capable people are rarely asked whether they’d like a hug. You keep on because someone must, and often you’re right. Meanwhile the project nearest your heart never gets urgent enough to win. Book it ninety minutes this week, under a name that sounds official. And tell one friend, before anything is solved, “I’m finding this hard. I don’t need advice yet, just company.”",
      ],
    },
    Aquarius: {
      thesis:
        "While everyone in the meeting is upset about one case, you ask how many other cases there have been. INFJ feels the trouble of the person in front of you; Aquarius looks behind that person for the rule that caused it, and then writes a calm, alarming letter. Odd and left-out people do well with you, because you make friends with them without turning them into a project, and because you honestly find them more interesting. What comes harder is needing someone in particular. You can love humanity before breakfast, but asking one member of it to come over takes you until Thursday.",
      argument: [
        "Together your two halves start with one crying person and end with a better policy, and the lives of strangers run more smoothly for it. They disagree about what comes first. When a friend tells you her trouble, Aquarius goes to the idea, because ideas are easy to offer, and INFJ goes to her face. In company the idea gets to speak, and speaks brilliantly. Her face comes back to you at bedtime, along with the question you would like to have asked.",
        "A little distance protects you, since you feel far more than can be shown at a normal dinner. But those you love may admire your mind and never learn that you lie awake over them. When someone brings you a difficulty this week, ask two things about them before you say anything about society. And text one friend with no topic at all: “I’ve missed you. That’s all.” It may take three drafts, two of them with an article attached.",
      ],
    },
    Pisces: {
      thesis:
        "Nobody has to finish a sentence with you. A friend sits down, says, “It’s just…” and stops, and you are already putting the kettle on. INFJ understands people by observing them and Pisces understands them by absorption, so you catch a mood the way others catch a cold, and then you answer it with something exact: an image, a song, seven words that the friend writes down at home. People have cried in your car and gotten out lighter. You drive away with a sadness in the passenger seat, and only around bedtime does it occur to you that it isn’t yours.",
      argument: [
        "These natures are close relatives, and what they accomplish together is to console complete strangers with something you imagined: Pisces dreams it up, and INFJ has the constancy to finish it. The trouble starts when you’re full of other people. Pisces would like to lie down, or drift, or fall for someone who needs saving. INFJ wants all this feeling to be useful by Monday. Usually you lie down, feel ashamed of it, and make amends by overworking for another person’s dream.",
        "It isn’t laziness, since a sponge can’t be wrung out and filled at the same time, but your own projects wait for years. On three mornings this week, give half an hour to what you keep imagining, before reading any messages. When you suddenly feel low, ask yourself whom you saw last, because that mood may be theirs. If they call, “I want to hear this properly. Can we talk at six?” is a loving answer.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can sit still for a month and then make the one remark that gets everyone up.",
        "Injustice finds you prepared, since you have usually been writing the speech since the last time.",
        "Your faith in a person arrives years before the evidence, and they feel it on their skin.",
      ],
      costs: [
        "You go from patient to blazing with no stop between, and people never hear the warning.",
        "Causes get your best hours, and the people who eat with you get the ash.",
        "What you start in one great night can wait half a year for its second evening.",
      ],
      tensions: [
        {
          between: "See it all or start now",
          text: "Months of observation are generally followed by one afternoon of leaping, so start earlier and more modestly, and the distance will be smaller.",
        },
        {
          between: "Stand behind or step up",
          text: "You’re most useful beside the leader, whom you generally resent by lunchtime. Take over the front for an hour, then return it deliberately.",
        },
        {
          between: "Soft voice or strong wish",
          text: "You want things with extraordinary intensity and request them in a murmur. Raise the murmur before the intensity speaks for you.",
        },
      ],
      practice:
        "On Sunday night write down the one thing you want most this week, and by ten the next morning tell it, in under a minute, to someone who can help. Do this four weeks running and underline what moved.",
    },
    Earth: {
      gifts: [
        "You see unusually far ahead and can also calculate what the lumber will cost, an uncommon combination.",
        "People rest around you, because what you promised last year is still standing there today.",
        "Your care can be picked up and used: a ramp, a casserole, a page of clear instructions.",
      ],
      costs: [
        "You stay too long with jobs and people, since leaving looks to you like waste.",
        "Your standard is so demanding that excellent work remains in a drawer until nobody needs it anymore.",
        "You show love in chores and then go hungry for a word you never asked for.",
      ],
      tensions: [
        {
          between: "Cathedral or brick",
          text: "The dreamer in you scorns the available bricks, and the mason scorns the dreamer, so finish the smallest true version this season.",
        },
        {
          between: "Loyal or stuck",
          text: "Staying is your virtue, and also your alibi. Once a year, ask whether you would walk in again today, and answer on paper.",
        },
        {
          between: "Body or meaning",
          text: "You can live for weeks inside an idea, ignoring a stiff neck, which ought to be consulted before you commit yourself to anything.",
        },
      ],
      practice:
        "Each evening for two weeks, complete one physical task that takes under fifteen minutes, and look at it for a full minute before moving on. Write down on the last night which one made you proudest.",
    },
    Air: {
      gifts: [
        "You find the wording that two enemies could both sign, and neither sees how you did it.",
        "Your mind takes in nine opinions and comes back with the question nobody had asked.",
        "Strangers leave a conversation with you knowing what they think, often for the first time.",
      ],
      costs: [
        "You understand everyone’s reasons so thoroughly that your own are never entered in the record.",
        "The week fills with bright conversation, and the one slow thought goes without an hour.",
        "When a feeling gets too near you turn it into a topic, and someone is left holding theirs.",
      ],
      tensions: [
        {
          between: "One thought or nine",
          text: "Curiosity keeps adding windows, and depth wants them shut. Give the mornings to one subject and the afternoons to the crowd.",
        },
        {
          between: "Fair or known",
          text: "Impartiality toward everyone leaves you without a position, so take one over dinner twice a week, on a question that genuinely matters to you.",
        },
        {
          between: "Alone or in touch",
          text: "You long for an empty house and answer every message in it. Silence the telephone first, and discover which desire was genuine.",
        },
      ],
      practice:
        "Pick one opinion you have never said aloud, and tell it to a friend this week in under thirty seconds, without mentioning the other side. Then ask what they think, and listen for two minutes.",
    },
    Water: {
      gifts: [
        "You hear what is underneath the words, and you answer that, so people feel found.",
        "You remember hurts and kindnesses for decades, and use the memory to protect others.",
        "Grief does not frighten you off; you stay in the chair when the sensible people have left.",
      ],
      costs: [
        "You come home wearing everyone’s weather and can no longer tell which of it is yours.",
        "You wait for others to sense your needs, because you would have sensed theirs.",
        "Old injuries remain surprisingly fresh, and a new friend is occasionally charged for an earlier one’s offense.",
      ],
      tensions: [
        {
          between: "Merge or retreat",
          text: "You give people all of yourself until you must vanish to get it back. Leave every visit twenty minutes before you need to.",
        },
        {
          between: "Forgive or remember",
          text: "Your heart pardons immediately and your memory appeals the decision. Say what happened first, and let the pardon wait its turn.",
        },
        {
          between: "Mood or message",
          text: "Some of what you feel is information, and some of it is merely hunger; eat something, then consult the feeling again before acting.",
        },
      ],
      practice:
        "Tonight, list the people whose feelings you are carrying, one name to a line, and beside each write “mine” or “theirs.” For every “theirs,” select one person to leave alone until Thursday.",
    },
  },
  openings: [
    "Two people have been living under your name. One of them you know: the listener who leaves the party early and is still thinking about it at breakfast. The other came with the hour of your birth, has tastes and tempers about which you were never consulted, and now and then completes your sentences. Mostly each waits for the other to leave.",
    "You can do a job you don’t believe in for a year or two, after which your body starts calling in sick without asking permission. These pages are about work that lasts longer than that, about the money that ought to follow and is so regularly waved away, and about the day when you stop being grateful for every seat you’re offered.",
    "The people who call you a mystery seldom ask a second question. Those who do ask stay, a few of them for good, and would walk through snow on your behalf. What follows is about letting someone get as far as the third question, and about the extraordinary thing your face does when they arrive.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives here is no worse than what you exhibit upstairs; mostly it is louder and younger, and it has a far better memory for dates.",
    "Insight has never once done the grocery shopping. You can grasp the pattern of an entire life and forget to eat until three in the afternoon, which is why this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You have always suspected that it is leading somewhere. People like you try the idea out on long car rides and keep it from sensible people. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, has the large thing been trying to get in?",
  ],
  year: {
    "new 1":
      "Most of the time you show people the version of yourself that they can use, and keep the rest for later. A beginning like this makes it easier to be seen before you’ve explained. What would you wear if nobody needed reassuring?",
    "new 2":
      "Money embarrasses you. You feel the other person’s budget as if it were your own, and lower the figure before anyone has sighed. What you need can be considered alone for once, which makes it far easier to say in company.",
    "new 3":
      "Light conversation costs you more than the serious kind, since you keep listening for what lies underneath. There is less to decode at the moment. A chat about hedges can be about hedges, and a sibling may simply be telling you about a car.",
    "new 4":
      "Home is where you take off everyone else’s weather, so it matters to you more than you let on. Fresh arrangements meet with little resistance right now, even from you. Which corner still belongs to a person you no longer are?",
    "new 5":
      "Pleasure usually has to pass an exam with you: is it worthwhile, does it help anyone, does it mean something? The examiner is out to lunch for a few days. Anything silly, begun before he returns, has a fair chance of staying.",
    "new 6":
      "You remember other people’s medication and forget your own lunch. Grand reforms rarely survive your first busy day, because someone needs you and the schedule yields. What lasts is a routine so modest that nobody would think of asking you to skip it.",
    "new 7":
      "People interest you intensely, and you often know them well before they know you. A fresh start between two people goes better when the information flows both ways. It helps to mention what you hope for while you’re still only hoping.",
    "new 8":
      "Others confide in you about exactly these subjects, which makes it easy to overlook that your side has hardly been heard. The threshold is lower than it has been. If a sentence has waited for the perfect evening, an ordinary one would do.",
    "new 9":
      "A subject or a faraway place tends to reach you as a calling, and then you wait for it to explain itself. Curiosity is allowed to be lighter than that. You could sign up for something before you know what it’s for.",
    "new 10":
      "Ambition makes you shy unless it’s on someone’s behalf. You’ll polish a colleague’s application until midnight and leave yours in a drawer. The air is friendlier to your own cause these days, so imagine that you were recommending a modest friend.",
    "new 11":
      "In any group you find the loneliest person within minutes and spend the evening there. It’s kind, and it means that you seldom meet the cheerful ones. New company is easy to join at present, even as a member with no duties whatsoever.",
    "new 12":
      "Solitude is how you find out which feelings are yours, yet it’s the first appointment you give away. No excuse is needed this time. The people who love you manage better for an evening than you fear, and eventually find the can opener.",
    "full 1":
      "People think you’re calm. They seldom guess how much is going on behind the pleasant face, and more of it shows just now than you would choose, which can feel to you like a leak and to those who love you like news.",
    "full 2":
      "Generosity hides its costs well, and you rarely add them up. Whatever you have been lending, rounding down or discreetly paying for becomes visible in the figures. The total says how much you care; does it also say what you can afford?",
    "full 3":
      "Many of your conversations take place in your head, where the other person speaks remarkably well. An actual reply may come, or a message that you’ve delayed may ask to be sent. Real versions tend to be shorter and friendlier than the rehearsal.",
    "full 4":
      "At a family table you feel each mood before the plates are down, and begin adjusting things so that nobody will mind. It tires you because no one sees it. Some tensions, left alone, resolve rather well with you still in your chair.",
    "full 5":
      "Showing what you love, whether it’s a person, a poem or a very odd hobby, feels to you a little like undressing. The occasion for it is here all the same. Someone who already likes you would be glad of an early look.",
    "full 6":
      "Your body is polite and complains in a low voice, and you are busy listening to louder people. Tiredness that has been building is plain to see now. Whichever favor you were about to grant would make a fine first cancellation.",
    "full 7":
      "You sense what the other person feels and respond to that, so nobody has to hear what you feel. It works beautifully until it doesn’t, and then the subject is officially the dishes. What would you like them to sense about you?",
    "full 8":
      "When painful matters come up, you become the calmest person present, and are taken to be fine. Some of what you put aside for others may ask for its turn. Whom would you call, if you were one of the people you look after?",
    "full 9":
      "Most of your convictions were formed around someone you loved, or someone you saw being hurt. Something you hear now can show where one of them has grown tight. Changing your mind isn’t disloyal, although it feels so for a day or two.",
    "full 10":
      "Recognition makes you look around for the person standing behind you. Should praise or a verdict arrive, you’ll be tempted to pass it along before it has touched you. A simple thank-you, with nothing after it, takes practice and suits you.",
    "full 11":
      "Friends bring you their troubles, and in time a few friendships consist of little else. It becomes clearer where the care travels in both directions. Some people have never offered you any, simply because you never looked as though you needed it.",
    "full 12":
      "Other people’s sorrow gets into you the way cooking smells get into a coat. With feelings as high as they are, it’s hard to tell which sadness came from outside. A night without news or requests usually airs the coat.",
    "eclipse 1":
      "The understanding one is a role you play so well that people may think it’s all there is. It can be partly retired. Strangers will hardly notice, never having met the old cast.",
    "eclipse 2":
      "A change in what you earn, own or charge unsettles you less for the money than for what it seems to say about your worth. The two were never the same sum.",
    "eclipse 3":
      "When talk with someone becomes too painful you tend to vanish, courteously and without notice. Should a connection change here, one kind line of explanation would spare both of you years of guessing.",
    "eclipse 4":
      "Places keep your former selves for you, so moving on from one feels like leaving someone behind. If home or family is changing, a single keepsake does the work of ten boxes.",
    "eclipse 5":
      "You often see the end of a love or a project long before it comes, and expect this to spare you the grief. Foresight seldom does. Something frivolous afterward helps more than insight.",
    "eclipse 6":
      "Routines give way with you when everyone’s needs have been fitted in ahead of yours. If one collapses here, it leaves some room, and the first thing put back may as well be sleep.",
    "eclipse 7":
      "You generally feel a change between two people before it happens, and start adapting in silence. This one comes into the open, where the other person can do some of the adapting too.",
    "eclipse 8":
      "An old debt, a silence or a resentment can end without ceremony. Since you like to understand things completely, you’ll want to know why. Relief doesn’t require a reason.",
    "eclipse 9":
      "Losing a belief leaves you feeling homeless, and you look for the next one immediately. Not knowing turns out to be quite livable, rather like a plain hotel with a good bed.",
    "eclipse 10":
      "Titles never described you very well, though losing one can leave you wondering what you’re for. How would the people you’ve helped describe your job? Their version survives any reorganization.",
    "eclipse 11":
      "Some circles are held together mainly by your attention, which you notice only when you’re tired. Without you in the middle they loosen a bit, and the friendships that matter generally stay.",
    "eclipse 12":
      "In private you tend things long after others have forgotten them: a worry, a hope, a person’s confidence. One of these may be finished. There’s no need to check on it again in the morning.",
    "jupiter soft":
      "Luck makes you slightly uneasy, as though it had been delivered to the wrong address. Offers, goodwill and room to grow are easier to come by for a while, and your first thought will be who else could use them. Keeping one takes nothing from anyone.",
    "jupiter hard":
      "Your sympathy has no natural limit, and during this stretch neither do the invitations. Every need looks like yours to meet and every plan seems worth the effort, until more evenings have been promised than exist. Which yes would you give again if nobody were grateful?",
    "saturn soft":
      "Slow, careful work is valued for a time in ways that you respect: with trust, skill, results that stay put. There is more discipline in you than people expect of an idealist, as long as the purpose is real. Responsibility suits you, provided that its hours end.",
    "saturn hard":
      "Criticism reaches you twice, once as information and once as a verdict on your character. A stretch of limits and stricter judges can bring more of it than you like. The information is worth having; as for the verdict, you needn’t earn your place by having no needs.",
    "uranus soft":
      "Surprises disturb you even when they’re pleasant, because you like to have felt a thing coming. All the same, something freer is within reach in these months, and you may have sketched it years ago in a notebook. A trial run commits you to very little.",
    "uranus hard":
      "You see most things coming, so the few that you don’t see strike you almost as bad manners. Plans can be shaken in these months, and your own restlessness, which you rarely admit to, has a share in it. A change you choose makes the others easier to bear.",
    "neptune soft":
      "Imagination and compassion are strong in you at any time, and for a while they have the current with them. Music, dreams and other people’s stories reach you without knocking. Much of it evaporates by noon, unless it’s turned into a page, a sketch or a tune.",
    "neptune hard":
      "It’s easy for you to love what people could become, and to overlook how they are on ordinary days. During a hazy stretch the difference is harder to see. When a decision feels both noble and foggy, a friend with dry common sense is worth a visit.",
    "pluto soft":
      "There is more will in you than your manners suggest. A long, slow period lets you look at what you’d like to influence, and why you have so often done it from behind the curtain. Seen in good company, the wish for power turns out to be fairly house-trained.",
    "pluto hard":
      "Faced with someone who wants control, you understand them so thoroughly that you nearly agree. Then one day you’re gone, and they never learn where the limit was. If there’s pressure in these months, draw that line early, in everyday words, while you still like each other.",
    "mercury retrograde":
      "An unclear message invites you to supply its meaning, and the one that you supply tends to be sad. While things are slow, the dullest explanation is usually the correct one.",
    "mercury direct":
      "As the replies come in, your theories about the silence can be retired. They were beautifully written, as always, and most of them were about people who had merely misplaced a phone.",
    "venus retrograde":
      "Absent people improve with you, because you go on editing them kindly for years. If an old love or an old taste comes back, it’s wise to look at the first draft again.",
    "venus direct":
      "What you enjoy becomes distinct again from what you put up with for someone else’s sake. Which restaurant, color or weekend plan would you drop if nobody took it personally?",
    "mars retrograde":
      "Anger in you goes indoors, and reappears as a sorrowful opinion of someone’s character. With your drive at low tide, it helps to tire out your legs before you reach a verdict.",
    "mars direct":
      "Energy that went into other people’s emergencies comes back to you. Left to itself it will look for another emergency, so it’s good to have some project of your own standing nearby, looking helpless.",
    "ingress jupiter":
      "A roomier year begins here. You are practiced at finding openings for others and then standing politely to one side. At least one of these is in your size.",
    "ingress saturn":
      "A few years of steady effort begin here, which agrees with your patience and less with your habit of promising everyone everything. A single commitment, well chosen, is worth being tired for.",
    "ingress uranus":
      "For years this area rearranges itself now and then, sometimes without asking. Since you think in long lines, it helps to leave the last chapter of the plan unwritten.",
    "ingress neptune":
      "The outlines soften here for a long time, and inspiration mixes with wishful thinking. You feel at home in that climate, and are therefore the last to notice that the path has gone.",
    "ingress pluto":
      "Change here is slow and goes to the foundations, much as you change yourself. It asks for few decisions at first. In time you notice certain things that you’ve stopped apologizing for.",
    "month 1":
      "Have lunch alone in a museum café, or the nearest thing to one, and invent kind biographies for the strangers. None of them will need advice.",
    "month 2":
      "Reread a book that you adored at fourteen. It’s like meeting an old roommate, and the surprise is who has aged well.",
    "month 3":
      "Let a friend’s favorite album play from beginning to end with the lights low. Other people’s taste is more restful than their troubles.",
    "month 4":
      "Find a postcard with a hideous picture and mail it to the one person who will understand. The message can be a single word.",
    "month 5":
      "Have breakfast for dinner with someone who doesn’t need it explained. Candles are optional, although they do wonders for pancakes.",
    "month 6":
      "Ride a bus or a train to its last stop for no reason at all. Few endings in life are so easy to foresee.",
    "month 7":
      "Go to a movie by yourself in the afternoon. Coming out again into daylight, blinking and thoughtful, is one of your natural habitats.",
    "month 8":
      "Learn the names of five trees or birds on your own street. You already know the sorrows of its people, and its sparrows have fewer.",
    "month 9":
      "Draw a map of a place you loved as a child, with the smells marked on it. Accuracy is no concern; sheds are always bigger in memory.",
    "month 10":
      "Spend an hour in a secondhand bookstore reading only the dedications. Nowhere else will you find so much feeling with so little conversation.",
    "month 11":
      "Play a game that you’re terrible at, with people who laugh easily. Being of no use to anyone is a vacation you seldom take.",
    "month 12":
      "Wrap a modest present for yourself and then forget about it. You choose beautifully for others, and this customer you know rather well.",
  },
};
