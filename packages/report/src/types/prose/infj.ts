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
        "When your two sides cooperate, Aries starts what the INFJ in you has already thought through, and a cause that was stuck for months is moving by Thursday. Where they pull apart is timing. Aries wants to send the message now; INFJ wants to know first how everybody will feel about it, including people who aren’t on the email. So the draft waits while you improve the greeting, and you pass for a patient soul, until one evening you send that message, two others and a resignation.",
        "You wait out of kindness, since haste hurts people. The cost is that those close to you get weeks of calm followed by fireworks. This week, when a wish concerns only you, act within the hour: book the class, order the boots. When it concerns someone else, tell them that same day, “I’m annoyed, and I’d like to think before we talk.” You get to keep your patience, and they get a weather report.",
      ],
    },
    Taurus: {
      thesis:
        "Guests who came to you for an hour have a way of still being there at dark, with their shoes off. Taurus gives you the steadiness and the good bread; INFJ gives you the question, asked while you’re stirring something, that gets them to say what they drove over to say. The combination is what works, because people confess more easily to someone who is also feeding them. You remember who can’t stand cilantro and which chair is right for a bad back. You enjoy comfort enormously yourself, in an oddly guilty way, as if a blanket that soft ought to have gone to somebody needier.",
      argument: [
        "What the two make together is idealism with groceries. INFJ sees what a person is missing, and Taurus supplies it, reliably, for years, which is how a good intention turns into somebody’s good life. They disagree about change. The INFJ in you keeps imagining a better job, a truer use of your days, a town nearer the sea. Taurus has finally found the right pillow. Out of loyalty to both, you change nothing, and feel a little uneasy on Sunday evenings, often during dessert.",
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
        "Since Cancer and INFJ both care, anyone who falls ill or falls apart near you is lucky. The two differ about where the circle ends. Cancer looks after its own people, meaning everybody who has a favorite mug at your place. The INFJ in you looks after anyone in trouble, including a neighbor’s nephew you met once, and neither side has ever said, “That’s enough.” So you accept every request, because each, taken singly, is reasonable.",
        "By Friday you are worn out, hoping that someone will notice, and saying “I’m fine!” in the voice of a flight attendant. What gets out is a sigh over the dishes, which puzzles everyone who heard you say that you were happy to help. Choose one evening this week when you’re off duty, and announce it the day before. When someone asks how you are, try one honest line: “Tired, actually. Would you cook?” Most of your people have been waiting years for an instruction.",
      ],
    },
    Leo: {
      thesis:
        "In the audience of every nervous speaker there ought to be someone like you: second row, warm face, nodding at the right sentence. You find out what a person does beautifully, you tell them in words they can use, and you arrange for others to notice it too. INFJ spots the talent while it is still hiding, and Leo thinks it deserves better lighting. Together they make you the sort of encourager whom people thank in speeches twenty years later. You would quite enjoy such a speech. When none comes, you say that it doesn’t matter, and for two days you are extremely polite to everybody.",
      argument: [
        "Credit is the one subject on which INFJ and Leo can’t agree. Leo would love to be thanked by name, with flowers. INFJ suspects that anybody who wants flowers has some inner work to do. So you write half of a friend’s presentation, get up first to applaud it, and drive home in an odd mood, telling the windshield that the main thing is that it went well. It did, because of you, and nobody in that building knows.",
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
        "On most subjects the two work as one. INFJ grasps the motive, Scorpio catches what is being left out, and between them you sometimes know that a friend is in love before the friend does. What divides them is an injury. INFJ forgives at once, because it sees how the thing happened. Scorpio remembers, and starts, with great dignity, to pack. Since you listen to both, you can say a sincere “It’s all right” over coffee while moving somebody, inch by inch, out of your life.",
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
        "While everyone in the meeting is upset about one case, you ask how many other cases there have been. INFJ feels the trouble of the person in front of you; Aquarius looks behind that person for the rule that caused it, and then writes a calm, alarming letter. Odd and left-out people do well with you, because you make friends with them without turning them into a project, and because you honestly find them more interesting. What comes harder is needing somebody in particular. You can love humanity before breakfast, but asking one member of it to come over takes you until Thursday.",
      argument: [
        "Together your two halves start with one crying person and end with a better policy, and the lives of strangers run more smoothly for it. They disagree about what comes first. When a friend tells you her trouble, Aquarius goes to the idea, because ideas are easy to offer, and INFJ goes to her face. In company the idea gets to speak, and speaks brilliantly. Her face comes back to you at bedtime, along with the question you would like to have asked.",
        "A little distance protects you, since you feel far more than can be shown at a normal dinner. But those you love may admire your mind and never learn that you lie awake over them. When someone brings you a difficulty this week, ask two things about them before you say anything about society. And text one friend with no topic at all: “I’ve missed you. That’s all.” It may take three drafts, two of them with an article attached.",
      ],
    },
    Pisces: {
      thesis:
        "Nobody has to finish a sentence with you. A friend sits down, says, “It’s just…” and stops, and you are already putting the kettle on. INFJ understands people by observing them and Pisces understands them by absorption, so you catch a mood the way others catch a cold, and then you answer it with something exact: an image, a song, seven words that the friend writes down at home. People have cried in your car and gotten out lighter. You drive away with a sadness in the passenger seat, and only around bedtime does it occur to you that it isn’t yours.",
      argument: [
        "These natures are close relatives, and what they accomplish together is to console complete strangers with something you imagined: Pisces dreams it up, and INFJ has the constancy to finish it. The trouble starts when you’re full of other people. Pisces would like to lie down, or drift, or fall for somebody who needs saving. INFJ wants all this feeling to be useful by Monday. Usually you lie down, feel ashamed of it, and make amends by overworking for another person’s dream.",
        "It isn’t laziness, since a sponge can’t be wrung out and filled at the same time, but your own projects wait for years. On three mornings this week, give half an hour to what you keep imagining, before reading any messages. When you suddenly feel low, ask yourself whom you saw last, because that mood may be theirs. If they call, “I want to hear this properly. Can we talk at six?” is a loving answer.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "You can sit still for a month and then make the one remark that gets everybody up.",
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
        "On Sunday night write down the one thing you want most this week, and by ten the next morning tell it, in under a minute, to somebody who can help. Do this four weeks running and underline what moved.",
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
        "When a feeling gets too near you turn it into a topic, and somebody is left holding theirs.",
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
    "The people who call you a mystery seldom ask a second question. Those who do ask stay, a few of them for good, and would walk through snow on your behalf. What follows is about letting somebody get as far as the third question, and about the extraordinary thing your face does when they arrive.",
    "Much of you happens downstairs, after hours, as you must have suspected, having given so many other people a tour of their own basements. Bring a flashlight and some humor. What lives here is no worse than what you exhibit upstairs; mostly it is louder and younger, and it has a far better memory for dates.",
    "Insight has never once done the grocery shopping. You can grasp the pattern of an entire life and forget to eat until three in the afternoon, which is why this part is about mornings, muscles, pencils and pebbles: the ordinary ballast that prevents a person like you from drifting off through the top of your own head.",
    "You have always suspected that it is leading somewhere. People like you try the idea out on long car rides and keep it from sensible people. Nobody here will ask you for evidence, only for an address: where, in a life with rent and dentists in it, has the large thing been trying to get in?",
  ],
  year: {
    "new 1":
      "Change something visible without preparing an explanation for it. You tend to present yourself only when your reasons are in order, and most people never ask for them.",
    "new 2":
      "You’re inclined to charge by what the work took out of you, which is difficult to put on a bill. Decide on a figure today. State it twice this week.",
    "new 3":
      "With the people nearest by, you often skip the small talk and with it the contact. Call a sibling or a neighbor, ask about their week, and offer no interpretation.",
    "new 4":
      "If a corner of your home still reflects somebody else’s taste, rearrange it this week, and expect to feel slightly disloyal before you begin to enjoy it.",
    "new 5":
      "Pleasure has to justify itself before you’ll take part in it. Do one thing purely because it appeals to you, and if it turns out to mean something, find that out afterward.",
    "new 6":
      "Adopt one unimpressive habit, such as eating lunch at the same hour, and keep it for three weeks before adding another, since regularity does more for your health than insight does.",
    "new 7":
      "You understand new people rapidly, and then you deal with your understanding of them. Say early what you are hoping for, and leave the rest of the person unexplained for a few weeks.",
    "new 8":
      "Write on a single page what you owe and what is owed to you, feelings included, which takes an hour and ends a calculation that otherwise runs underneath every conversation.",
    "new 9":
      "When a course or a trip attracts you, you look for its higher purpose before you sign up. Register this week. The purpose usually turns up once you are there.",
    "new 10":
      "Credit makes you uneasy, so you hand it around before anybody can offer you any. The next time someone asks who did the work, say “I did,” and stop there for a moment.",
    "new 11":
      "Join something in which nobody needs your advice, and for the first month give none unless you are asked twice. Do you like people when you aren’t responsible for them?",
    "new 12":
      "Rather than waiting for solitude until you’re exhausted, reserve two evenings ahead of time, give no reason, and treat them as appointments that only an emergency can cancel.",
    "full 1":
      "Being seen clearly is what you long for and also what you guard against. Ask someone you trust how you have seemed lately, and accept the answer without improving on it.",
    "full 2":
      "Charging too little and giving too much will show up in the figures sooner than in your mood. Review three months. Correct one payment in your own favor.",
    "full 3":
      "Some conversations you hold entirely in your head, including the replies. Have one of them aloud, state your half in a minute or less, and let the other person answer independently.",
    "full 4":
      "In a tense household you absorb what everyone feels and call it keeping the peace. Attend to one person only, the one you’ve been avoiding.",
    "full 5":
      "Showing what you have made, or whom you love, can feel to you like boasting. Show it regardless; the embarrassment lasts about an hour, and the pleasure belongs to everybody.",
    "full 6":
      "By the time your body protests, you have usually ignored several polite warnings, so cancel two favors today, without an elaborate explanation, and go to bed while it is still early.",
    "full 7":
      "As a rule you sense the other person’s position before they have stated it. Keep that to yourself, ask what it was like to wait with it, and then state your own.",
    "full 8":
      "You stay calm when painful matters are finally brought up, which leads people to conclude that you were hardly affected. You were. Say so.",
    "full 9":
      "Since the exception to one of your convictions tends to be somebody you like, allow it to change your mind slightly, and admit as much where other people can hear you.",
    "full 10":
      "Unrecognized, you grow silent and draw conclusions. Decide what you want to be known for, express it in two sentences, and send it to someone who has a say in the matter.",
    "full 11":
      "Friends who rely on you have little practice at being relied on. Ask three of them for something definite, with a day attached, and notice who is glad that you asked.",
    "full 12":
      "Not every sadness that reaches you this week began with you. Spend one evening without news, messages or other people’s troubles, and see which feelings remain at the end of it.",
    "eclipse 1":
      "Being considerate is a role as well as a virtue. If you’re outgrowing it, let strangers meet the new version first, as they can’t compare.",
    "eclipse 2":
      "Losing a source of income or approval turns you into a rescuer. Before you do anything, ask what your time is worth without it.",
    "eclipse 3":
      "When you withdraw from a person, you tend to do it without notice. Write the last message simply, and sleep before you send it.",
    "eclipse 4":
      "Giving up a home means giving up who you were there. Keep one object, and let somebody help you with the rest.",
    "eclipse 5":
      "Whatever you loved deserves some grief, even if you saw the end coming. Take a week for it, then do something frivolous.",
    "eclipse 6":
      "If your routine collapses, you’ll be inclined to arrange the next one around everybody else. Begin with your own meals and sleep.",
    "eclipse 7":
      "Because foreseeing a change doesn’t make it hurt less, tell the person that you mind while they are still in a position to answer.",
    "eclipse 8":
      "You tend to inspect a relief until it disappears. Where a debt or a silence has ended, accept that it’s over.",
    "eclipse 9":
      "After losing a belief you look for its replacement immediately. Leave the question open for a month. Read nothing.",
    "eclipse 10":
      "A lost title makes you wonder what you are for. Until that settles, describe yourself by what you do on a good day.",
    "eclipse 11":
      "Having once held a circle together, you needn’t stay at the center of it. Keep up the two friendships that you’d miss.",
    "eclipse 12":
      "Something that you have been looking after in private can be put down now. Do it deliberately, and tell one person that you did.",
    "jupiter soft":
      "Offers come in, and your first instinct is to consider who else would benefit. Accept at least one of them that serves nobody but you; the people who believe in your work like to see you enjoy it.",
    "jupiter hard":
      "With so much goodwill available, every need that you notice begins to look like your responsibility. Settle on a maximum, three people or two projects, and ask a friend to enforce it, since you’ll make exceptions.",
    "saturn soft":
      "Since patient work is rewarded in terms that you respect, with trust, skill and results that last, take on the responsible role, provided that its hours are written down. You stop counting once somebody needs you.",
    "saturn hard":
      "Good intentions and a long view aren’t accepted as evidence for the time being. Finish one modest piece of work and let it be examined; you needn’t earn your place by having no needs of your own.",
    "uranus soft":
      "A chance that you didn’t foresee can unsettle you even when it’s welcome. Agree to a trial of several weeks, with an end date, and let someone practical explain the parts you would rather imagine.",
    "uranus hard":
      "Being surprised offends you a little. Instead of drawing up a replacement plan this week, change one habit of your own choosing, so that something in your life moves because you asked it to.",
    "neptune soft":
      "Imagination and compassion both run strongly now, and without a limit they run together. Give the first of them forty minutes a day and something to show for it, and give the second a closing time.",
    "neptune hard":
      "You respond to what a person could become, and overlook how they behave on ordinary days. Before committing money or devotion, collect facts from two sources, and distrust any decision that feels both noble and foggy.",
    "pluto soft":
      "Something you have avoided can be looked at now, preferably in company. An hour a week with one trusted listener is enough, and what comes to light is often a simple wish to have some influence.",
    "pluto hard":
      "Your way of winning is to understand your opponent so completely that there’s nothing left to oppose. Resist it this time. State a limit, and repeat it without any new reasons. Stay where they can see you.",
    "mercury retrograde":
      "An unclear message invites you to supply the meaning, generally an unhappy one. Ask the sender what was intended, and delay your most eloquent reply.",
    "mercury direct":
      "Send what you drafted, minus its second half. The silence that seemed so expressive to you was taken for having no opinion.",
    "venus retrograde":
      "People from the past improve in your memory, where they say what you would have written for them. Consult your diary before you answer.",
    "venus direct":
      "The difference between what you like and what you merely tolerate is visible again. Stop tolerating one thing, without an announcement.",
    "mars retrograde":
      "Your anger goes inward and returns as a judgment of somebody’s character. Walk fast for ten minutes every day. Postpone the judgment.",
    "mars direct":
      "Before you take up anybody’s defense, spend three mornings on the project of yours that has waited longest. The cause will keep.",
    "ingress jupiter":
      "A more generous year begins in this area. You usually hold opportunities open for other people; take the first one yourself.",
    "ingress saturn":
      "Several years of steady effort lie ahead here. Select the single promise that is worth being tired for, and return two others.",
    "ingress uranus":
      "This part of life will rearrange itself for years, frequently without consulting you. Leave a margin.",
    "ingress neptune":
      "Inspiration shifts over a long period, so that an old devotion turns into habit unnoticed. Ask yourself yearly whether you still mean it.",
    "ingress pluto":
      "What changes here changes slowly, and at the foundations. Decide what you couldn’t live without, and be less protective of the rest.",
    "month 1":
      "List the people whose problems you think about daily, and beside each name write one thing that they are able to do themselves.",
    "month 2":
      "Once a week, state your preference before you’ve heard anybody else’s. Small matters are best for practice, such as dinner or a film.",
    "month 3":
      "Take the oldest idea in your notes, give it ninety uninterrupted minutes, and show the result to someone before you have judged it.",
    "month 4":
      "You guard other people’s confidences as if you had signed for them. Tell one person, kindly, that you can’t keep theirs any longer.",
    "month 5":
      "Invite someone out for no purpose at all, and if the conversation turns into counseling, say so and move on to something trivial.",
    "month 6":
      "Looking back over six months, count the evenings that belonged to you. Reserve several more now, before July has been promised away.",
    "month 7":
      "Spend an afternoon in a place where nobody knows you, and resist the interesting stranger who would like to tell you everything.",
    "month 8":
      "Since annoyance doesn’t improve with storage, mention three minor cases this month, each within the hour, in the tone you’d use for the weather.",
    "month 9":
      "Hand in one thing at eighty percent of your standard, without a note explaining what is missing, and observe whether anyone objects.",
    "month 10":
      "Ask for a fee, a favor and a deadline this month, one of each, and leave off the apology at the end.",
    "month 11":
      "If a teacher or a colleague ever recognized what you were capable of, write to that person in three sentences and say what came of it.",
    "month 12":
      "Decide which gathering you’ll skip before the invitations come in, and spend that evening as you like, accounting for it to nobody.",
  },
};
