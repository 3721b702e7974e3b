import type { TypeProse } from "../type-prose.ts";

export const isfj: TypeProse = {
  stances: {
    company: "solitude",
    pace: "patience",
    order: "plan",
    candor: "peace",
    thrift: "thrift",
    trust: "slow",
    risk: "safe",
    head: "feeling",
    lead: "support",
    novelty: "familiar",
    voice: "withhold",
  },
  bySign: {
    Aries: {
      thesis:
        "You are polite until something is unfair, and then you’re the first to speak. Aries puts speed and temper into a person who likes to be considerate, so you rush to help, finish early, and get impatient with people who can see what is needed and don’t move. Most of your impatience stays out of sight. You act boldly for others and ask for very little on your own account.",
      argument: [
        "The two sides disagree about the first ten seconds. The Protector asks who will be upset; Aries has already formed the sentence. As a rule you swallow the sentence and are helpful at great speed, so that people thank you, wondering why the favor felt slightly aggressive, and somebody at home, over a plate left on the table, gets the sentence itself.",
        "What suffers is the people nearest to you. None of them earned that temper. Use those ten seconds where they belong. Once a day this week, in a matter of no great importance, say the first thing to the person concerned, in a friendly tone: “I was next,” or “I’d rather not.” Then notice how the evening goes. It tends to be quieter.",
      ],
    },
    Taurus: {
      thesis:
        "You make life comfortable for people, and you stay with them. Taurus and your own nature agree on almost everything: familiar places, good meals, steady work, money put aside. People lean on you and find you calm. They also find, sooner or later, that you can’t be pushed. What you seldom say is which comforts you’d like for yourself, and you remember each time nobody guessed.",
      argument: [
        "These two seldom quarrel, since Taurus likes what lasts and the Protector likes people to be content. They part over who gets the best of it. Taurus wants the good seat; the Protector offers it to the guest, in such a way that a considerate person would refuse, and when somebody simply says thank you and sits down, you think of it for months.",
        "The result is a debt nobody knows they owe, and a stubbornness that seems to come from nowhere. This week, say what you want before you offer anything: the window seat, the film, the quiet evening. “I’d like that one” is enough. If someone asks for it anyway, you can still be generous, and this time they’ll know that it was a gift.",
      ],
    },
    Gemini: {
      thesis:
        "You know what is going on with everyone, and few people know what is going on with you. Gemini makes you talkative, alert and quick to connect people; your caring side remembers what they said and follows up. You’re good company and always in demand. You turn questions about yourself into questions about others so smoothly that nobody minds, and then you feel a little overlooked on the way home.",
      argument: [
        "What divides them is talk. Gemini enjoys news and wants to pass it on; the Protector has promised not to. You get by on hints, leaving out the names and feeling guilty, so that your friends are well entertained, and some of them, on the way home, wonder what you say about them. You tell everybody something. Almost nobody hears the thing on your own mind.",
        "It costs you the close friend you’d like to have, one who tells you everything and hears everything in return. This week, whenever someone confides in you, offer one true thing about yourself before you say goodbye: “I’ve been worried about my job,” or whatever it is. If you’re tempted to pass something on, ask yourself whether its owner would mind. You generally know at once.",
      ],
    },
    Cancer: {
      thesis:
        "You take care of people before they know that they need it. Cancer deepens everything protective in you: family comes first, old places matter, and you sense a bad mood from the next room. You keep traditions alive and feel hurt when they’re treated lightly. Everyone assumes that you like doing it all, and mostly you do. What you long for is an evening in which somebody looks after you without being told.",
      argument: [
        "Your two sides encourage each other. Cancer feels that someone is unhappy; the Protector is already helping; and nobody inside you asks whether they wanted help. They differ only about payment. One gives because it is right, and the other gives in order to be loved, noticing exactly what comes back, and when little does, the two of them agree to give more. Then you sigh.",
        "The sighing makes others feel guilty, and guilty people come less often. For one week, help only those who ask. When you see a need, wait, or say, “Tell me if you’d like anything.” The pauses will be uncomfortable. And ask for one thing yourself, directly, without a story about how tired you are: “Would you make dinner on Thursday?” Then let it be their dinner.",
      ],
    },
    Leo: {
      thesis:
        "You’d like to be appreciated, and you have made it very easy to take you for granted. Leo gives you warmth, pride and a sense of occasion: you remember birthdays, do things beautifully, and make people feel important. Then you say it was nothing. You know exactly who thanked you and who didn’t. With the few you trust, you are funny and rather dramatic, and they wonder why others never see it.",
      argument: [
        "One of you would enjoy the applause, and the other has been working since early morning so that someone else would get it. Since the Protector finds it vulgar to ask for attention and Leo thinks you’ve earned it, you become indispensable and then tell admirers, with a wave of the hand, that anyone would have done the same. After the third time, they believe you.",
        "You are wounded when the praise goes to a person who asked for it, and you become formal with them. This week, accept every compliment in full: “Thank you. I’m proud of that.” Say no more, and let it show on your face. Then pick one thing you did well and tell someone about it before they find out. People who love you would like to clap.",
      ],
    },
    Virgo: {
      thesis:
        "You notice what needs doing and do it before anyone has to ask. Virgo and the caring side of you agree completely: be useful, be careful, don’t be a bother. You check on people, correct things without mentioning it, and go over your own mistakes at bedtime. Others trust you with whatever must not go wrong. You find it hard to believe that they would like you as much if you did less.",
      argument: [
        "Because these two agree, there’s no one in you to call a halt. Virgo sees what is wrong, the Protector feels responsible for it, and you put it right after hours, at your own expense, ashamed that anyone should see the first attempt. You also correct the people you love. You do it kindly, and more often than they’ve ever told you.",
        "It costs you weekends, and it makes others feel either lazy or inspected. Leave one flaw a day in full view this week: the unfolded towels, the plain meal, the message with a mistake in it. Don’t apologize. And before you improve something that a family member has done, say, “Thank you for doing that,” and leave the room. See what happens. Generally it is nothing.",
      ],
    },
    Libra: {
      thesis:
        "You arrange things so that everyone else is comfortable, and people say how natural it all seemed. Libra gives your kindness tact and an eye for fairness: you sense tension early, change the subject, and sit with the guest nobody is talking to. You prefer agreement to getting your way. By the end of an evening you know what each person felt, and no one has asked what you wanted.",
      argument: [
        "Both sides dislike a scene. Libra wants things fair; the Protector wants people happy, and would accept unfairness in order to have it. So you give up your share to the person who complains the most, calling that a compromise, a rule you would never let a friend live by, until after too many concessions you go cool. People call it a mood.",
        "The cost is that nobody consults you anymore, since you are sure to agree. Before you accept a plan this week, ask what you’d advise a dear friend to say, and say that. “I’d rather eat earlier” will do. Expect a brief silence. If someone is disappointed, don’t repair it for ten minutes. They can manage that long, and so can you.",
      ],
    },
    Scorpio: {
      thesis:
        "People think you are sweet, and you are; you are also watching. Scorpio gives your kindness intensity and a long memory: you notice what nobody was meant to see, guard other people’s confidences, and love a few of them fiercely. You would never use what you know. But when someone lets you down, something closes, and your manner stays so friendly that they don’t find out for years.",
      argument: [
        "Loyalty is everything to both sides, and they differ about those who fail at it. The Protector forgives and goes on sending birthday cards; Scorpio is finished. You settle it with a smile that stays the same and a distance that never ends, and since the other person notices neither, nothing is ever discussed or repaired. Only you have to live with it.",
        "The cost is bitterness, which you hide, and friendships that are only kept up. Take an old, minor case this week and mention it to the person: “You told her something I’d asked you not to, and it hurt me.” Listen to what they say; you needn’t forgive on the spot. With new hurts, give yourself three days to speak.",
      ],
    },
    Sagittarius: {
      thesis:
        "You’d love to go, and you stay because people are counting on you. Sagittarius gives you curiosity, humor and a longing for distance; the rest of you keeps the appointments, looks in on family and answers the messages. You help others leave and are glad for them, mostly. Friends describe you as settled. Only a few have heard you talk about the place where you would really like to be.",
      argument: [
        "One half has promised, and the other wants to be off. Sagittarius says what it thinks, with a laugh; the Protector worries for days about how it was taken. You settle it by staying, reading about other countries, and being patient, until every few years, between the soup and the roast, you say something enormous at a family meal. Then you spend months making up for it.",
        "You postpone what you want until you resent the people you stayed for. It isn’t fair to them. Arrange regular absences of a modest size: one Saturday a month, alone or with a friend, home by bedtime. Announce it and don’t ask: “I’m away on the fourth. There’s food in the freezer.” The first time will feel like a crime. By the third, nobody mentions it.",
      ],
    },
    Capricorn: {
      thesis:
        "You became responsible early, and nobody has worried about you since. Capricorn gives your care a backbone: you plan ahead, save, do what you said you would, and are ashamed to be late. People consult you when something serious happens. They don’t often ask how you are, because you look as if you’re fine. You’d like, now and then, to be the one who is looked after by someone competent.",
      argument: [
        "Duty is what these two share, and they differ about its purpose. Capricorn does what it promised in order to be respected; the Protector does it so that no one is hurt. Mostly you take on everything, including promises that other people made, which earns you their trust and also a certain distance, since those you help feel slightly like children.",
        "You would rather be exhausted than be found lacking. What you miss is play. Once this month, drop a minor duty a week in advance: “I won’t be able to do the minutes this time.” Give no reason. Use the hour for something with no purpose, in company if possible. And tell one person this week about a worry before you’ve solved it. They will probably be honored.",
      ],
    },
    Aquarius: {
      thesis:
        "You look more conventional than you are. Aquarius gives you independent opinions and concern for people outside your circle; your own nature looks after the ones inside it. So you keep the family customs, remember everyone’s needs, and privately disagree with a good half of what is said at the table. You join committees and do the work. Your most original ideas are known to one or two friends.",
      argument: [
        "They argue about custom. Aquarius asks why we still do it this way; the Protector knows that someone would be sad if it stopped. You settle it by complying and disagreeing in silence, so that you’re surrounded by affection and feel lonely in it, being liked as a person whose opinions nobody there has ever heard.",
        "You’ve protected them from something they could have handled. Alter one custom this season, in the open, and leave its kind part in place: a shorter holiday meal, one unfamiliar guest, a gift to charity. Say, “I’d like to try this differently, and I’d like you there.” And when a topic comes up on which you differ, give one sentence of your view before you pass the potatoes.",
      ],
    },
    Pisces: {
      thesis:
        "You feel other people’s sadness as if it were a request. Pisces gives your kindness imagination and very thin walls: a tired voice on the phone changes your evening, and you have offered help before anybody has asked. You’re gentle, forgiving and often worn out. Late at night, when nobody needs you, you listen to music and are yourself for an hour, and in the morning you are short of sleep.",
      argument: [
        "One of you wants to feel things and the other wants to do something about them. Pisces would sit and be sad with the person; the Protector makes soup. So you’re useful to the point of exhaustion and then drift, incapable of anything creative, and since the help is real and the tiredness invisible, nobody suggests that you stop.",
        "The cost is your own gift, which gets only the end of the night. Move the hour. Three times this week, take thirty minutes alone before supper, and tell the others, “I’ll be free at six.” When someone’s trouble reaches you, ask, “Do you want help, or do you want to tell me about it?” Often it’s only the second.",
      ],
    },
  },
  byElement: {
    Fire: {
      gifts: [
        "In a genuine emergency you are calm and early, with the one useful tool already in your hand.",
        "You defend people who can’t, with a temperature that nobody saw coming and few can withstand.",
        "Your delight in another person’s luck is so loud that eventually they trust it themselves.",
      ],
      costs: [
        "You take over anything that goes slowly, and the people around you learn to go slowly near you.",
        "Pride won’t let you ask, so the wish comes out as a scolding about something unrelated.",
        "You blaze for other people’s projects and bring the ash home to those who live with you.",
      ],
      tensions: [
        {
          between: "Backstage or center stage",
          text: "You feel safe behind the curtain and warm in front of it, so accept one visible role a season, volunteering before you’re asked.",
        },
        {
          between: "Now or properly",
          text: "Your pulse says go, and your habits say prepare. Give preparation a deadline that someone else has written down.",
        },
        {
          between: "Temper or tact",
          text: "Tact wins all week, and temper takes the weekend. Spend a little annoyance daily, in a few words, on the person responsible.",
        },
      ],
      practice:
        "On the first morning of the week, write down one thing you want for yourself, and tell one person by noon. That evening, do ten minutes of it before you do anything for anyone else.",
    },
    Earth: {
      gifts: [
        "What you look after lasts: roofs, recipes, friendships, the good scissors, other people’s nerve.",
        "You know how it was done and why, which makes you the only instruction manual that works.",
        "Around you people eat, sleep and turn up on time, and can’t explain how it came about.",
      ],
      costs: [
        "You stay on past the end of things, since leaving them untidy strikes you as cruelty.",
        "Your love arrives as labor, and those who wanted your company receive an immaculate stove.",
        "An old method hardens into a law, and you enforce it on people who never voted.",
      ],
      tensions: [
        {
          between: "Keep or use",
          text: "You save the best of everything for an occasion that deserves it. Each month take out one good thing and wear it down a little.",
        },
        {
          between: "Duty or rest",
          text: "Since rest has to be earned, and the price is continually rising, end the workday by the clock, with one thing visibly left undone.",
        },
        {
          between: "Same or new",
          text: "The old way soothes you and has lately bored you. Alter one permanent arrangement each season, and inspect the result after a month.",
        },
      ],
      practice:
        "Tonight leave one chore undone on purpose, and sit for fifteen minutes where you can see it, observing who else walks past. If it’s still there in the morning, ask someone by name to do it.",
    },
    Air: {
      gifts: [
        "You know something particular about everybody and produce it on the very day when it’s needed.",
        "People who would never have met are friends because you once thought of both in one minute.",
        "You are fair to the last crumb, and a regulation that you explain sounds like common sense.",
      ],
      costs: [
        "You side with the person present, and those who compare notes afterward feel slightly robbed.",
        "You answer so many questions in a day that your own never reach the counter.",
        "Anxieties multiply in you like rabbits, because each finds a quick and fertile mind to live in.",
      ],
      tensions: [
        {
          between: "Visitors or walls",
          text: "Because you love the news and need the silence after it, put the unoccupied hour on the calendar first, and arrange the rest around it.",
        },
        {
          between: "Poll or decide",
          text: "Asking everyone feels like manners and is partly cover. Settle your strictly personal business before you mention it to a soul.",
        },
        {
          between: "Nice or known",
          text: "The agreeable version is popular and receives all the invitations. Let one friend have the other version for an hour each week.",
        },
      ],
      practice:
        "At dinner today, state a preference of your own before you’ve heard anyone else’s, and afterward ask one person whether it surprised them. Repeat this on four days in a row, and write down what they say.",
    },
    Water: {
      gifts: [
        "The frightened come to you as cats come to a warm hood, and go away calmer.",
        "You keep account of kindnesses longer than anyone, and repay them to people who weren’t even there.",
        "You sense what a house is lacking when you come in, and by evening it has it.",
      ],
      costs: [
        "You mistake each sigh for a request, and deliver orders that nobody ever placed.",
        "You examine people on a subject they never knew they had to study, and then mourn the results.",
        "Being needed is so delicious to you that the strong are permitted to drift away.",
      ],
      tensions: [
        {
          between: "Theirs or yours",
          text: "Another person’s feeling arrives first and loudest, so wait ten seconds, and then ask yourself which of the two of you is unhappy.",
        },
        {
          between: "Then or now",
          text: "You’re loyal to how it was, and the present continually loses by comparison. Tell one old story a week, and ask for one new one.",
        },
        {
          between: "Bake it or say it",
          text: "You would sooner make something than speak. Make it if you like, and attach a note that opens with “I need.”",
        },
      ],
      practice:
        "On three evenings write two lines: whose mood you took home, and one need of your own. Tear off the first and throw it out, and hand the second to someone who could help with it.",
    },
  },
  openings: [
    "You were introduced early on as the helpful one, and you’ve been too polite to correct it, since it is accurate as far as it goes. But someone else arrived with you on the day you were born, with different appetites and a considerably different pace, and has been standing at the back of every photograph. It’s time the two of you talked.",
    "If you took a month off, they would find out what you do. You have imagined it more than once, in some detail, with special attention to the phone calls and the missing keys. What follows concerns the work that deserves you, the figure you consistently leave off the bill, and the promotion that you would gladly have organized for anyone else.",
    "You know how all of them take their coffee. You know who is allergic, who isn’t speaking to whom, and what each of them was afraid of as a child, and in the pages that follow the tray is turned around. How do you take yours? And who, among so many people, has ever been in a position to find out?",
    "Below the tidy floor there is another, for possessions that had no proper shelf: the anger with excellent manners, the wish to be waited on, the child who kept hearing how good they were being. Come down in your slippers. Nothing here bites, and a surprising amount of it is funnier than you’ve been led to expect.",
    "Half a dozen other days run on yours, and you know the hour of their pills and the condition of their socks. Here, for a novelty, the subject is your own upkeep: what the body mentions before it has to shout, how you learn, what an evening could make, and where to put a pebble.",
    "You have never cared much for the large questions; they tend to be asked by people who leave the dishes. Still, you’ve been answering them for years, on foot. This last part reads your answers back to you and adds one question, on which you have always politely let other people go first: where would you like to be taken?",
  ],
  year: {
    "new 1":
      "Most of your decisions begin with what would suit everybody else. Make one about your own appearance or time this week without consulting anyone, and don’t explain it afterward.",
    "new 2":
      "Open a small fund that’s meant for you alone, and add to it every payday. Other people’s emergencies generally find you prepared; your own wishes are told to wait.",
    "new 3":
      "Begin with your own news. You ask after the others first and then run out of time, so call somebody you’re fond of and try it in the opposite order.",
    "new 4":
      "Some things at home stay as they are because someone once preferred them so. Change one of these to suit yourself, mention it beforehand, and allow a little grumbling.",
    "new 5":
      "What would you enjoy this month, if nobody else had to be provided for? Put it on the calendar before the obligations, and let somebody else arrange the details.",
    "new 6":
      "Hand over one regular chore completely, without inspecting the results. It won’t be done as you would do it, and the hour you gain can go to your own health.",
    "new 7":
      "Accept a favor early on. With someone new you start giving at once, which leaves them little to do, and people grow fond of those they’re permitted to help.",
    "new 8":
      "You remember what you owe and forgive what you’re owed, often without saying either. Make a short list of both, and raise the one item that still hurts when you think of it.",
    "new 9":
      "A trip or a course gets put off until everyone at home is provided for. Reserve the place first, and afterward ask two people to take over what you usually do.",
    "new 10":
      "You read the requirements for a position as a list of your deficiencies. Apply if you meet the greater part of them, and tell one colleague, who will keep you to it.",
    "new 11":
      "Attend the first three meetings without volunteering for anything. Groups are glad of your help, which makes it difficult to find out whether they would like you without it.",
    "new 12":
      "Resting while somebody else is busy feels almost impolite to you. Take half an hour each day behind a closed door this week, whether or not everything has been done.",
    "full 1":
      "“Thank you” is the complete answer to a compliment. Attention embarrasses you, so you pass it along; keep this one, and write it down before you begin to doubt it.",
    "full 2":
      "It becomes clear what your generosity has cost and what your thrift has saved. Look at both figures calmly, and use a small part of the savings for something you’ll enjoy.",
    "full 3":
      "After a misunderstanding you would sooner be kind than clear. Call the person concerned, say briefly what you meant, and find out what they understood before you offer any comfort.",
    "full 4":
      "Wait this time until the people who are quarreling have spoken to each other. Your family relies on you to restore the peace, and you generally begin before anyone has asked.",
    "full 5":
      "When something you made or someone you love makes you visibly happy, you play it down. Show it. The people who care about you have been hoping to see it.",
    "full 6":
      "Cancel the favor you dread most, in a single line, offering neither a reason nor a substitute. Exhaustion is something you notice in others long before you admit to your own.",
    "full 7":
      "It happens that one person ends up doing the work of two, and complaining isn’t your way. Describe your average week, and ask for a particular responsibility to be taken over.",
    "full 8":
      "In grief or in questions of inheritance, people turn to you because you keep functioning. Let someone accompany you, and leave the practical arrangements alone until you’ve had time to be sad.",
    "full 9":
      "When somebody you respect holds the opposite opinion, you usually give way for the sake of harmony. State yours once, in a friendly tone, and let both opinions stand.",
    "full 10":
      "Praised in public, you name everyone who helped before you’ve finished hearing it. Say thank you first and count to three; the others can be credited in your second sentence.",
    "full 11":
      "Who in this circle would look after you? After so much time spent looking after them, it’s hard to tell. Mention one difficulty of your own and notice who asks later.",
    "full 12":
      "The tiredness you’ve been postponing will not be talked out of coming. Turn off the telephone for an evening, go to bed early, and answer everybody the next day without apologizing.",
    "eclipse 1":
      "You are known as the one who copes. For several weeks, when someone asks how you are, give a truthful answer of two sentences.",
    "eclipse 2":
      "Write down which of your own needs you won’t economize on. They are the first you cut whenever money or security changes.",
    "eclipse 3":
      "If a daily conversation ends or changes, you’ll keep to yourself what you still wanted to say. Tell the person the most important part now.",
    "eclipse 4":
      "A loss or a move at home makes you want to fill the gap for everyone. Let it be felt awhile before you rearrange anything.",
    "eclipse 5":
      "You continue with some pleasures out of loyalty, long after they’ve stopped being any. Let one of them go, and be inexperienced at something else.",
    "eclipse 6":
      "When a duty ends, your first thought is to train whoever comes next. Give that one afternoon, and afterward do nothing useful for a while.",
    "eclipse 7":
      "As the terms between two people change, you’re likely to accept whatever is offered. Ask for the one thing you’ve done without longest.",
    "eclipse 8":
      "Being released from an obligation makes you feel vaguely disloyal. Relief is permitted here; it subtracts nothing from the devotion you have already shown.",
    "eclipse 9":
      "You remain loyal to a belief or a plan even after it has failed you. Be grateful for what it gave, and consider alternatives without guilt.",
    "eclipse 10":
      "A role that tells you how to be useful can come to seem like your identity. Ask two colleagues what they come to you for.",
    "eclipse 11":
      "Stay in contact with the people who also write to you. When a circle breaks up, you try to hold all of it together by yourself.",
    "eclipse 12":
      "As soon as one anxiety is resolved, you’re inclined to adopt another. Before you take it up, spend an entire evening without any.",
    "jupiter soft":
      "You are offered more than you’d have asked for, and modesty will tempt you to refuse. Accept within a day, and then tell the person who is used to having that time that your hours have changed.",
    "jupiter hard":
      "Everybody has larger plans, each containing a modest part for you, and the modest parts add up to a second job. Choose two of them, and decline the others in writing on a single evening.",
    "saturn soft":
      "Collect the evidence of your work in one folder, with dates. Years of reliable care can count officially now, toward a qualification, a loan or a position that you’ve been filling informally for some time.",
    "saturn hard":
      "When there is more to bear and less help with it, you manage by sleeping less. List everything you’re responsible for, and return the last third to the people it belongs to.",
    "uranus soft":
      "Six weeks is a good length for an experiment if you commit slowly. Try the looser arrangement that’s being offered, keep the old one in reserve, and note each evening what you haven’t missed.",
    "uranus hard":
      "Something you counted on is changing, and imagining the worst doesn’t prepare you as much as it seems to. Keep the first and last hours of your day exactly as they are, and let the middle vary.",
    "neptune soft":
      "You’re even more receptive to other people’s moods than usual, and to music and memory as well. Keep one hour a week of that sensitivity for yourself, and make no promises until the feeling has settled.",
    "neptune hard":
      "A sad story reaches you before the facts do, and your generosity wants to act immediately. Ask for dates and amounts, consult your most sensible friend, and wait three days before you give anything.",
    "pluto soft":
      "You can see clearly who has power in your family or office, and that you have some yourself. Discuss it with one discreet person, and then use your influence openly for something you care about.",
    "pluto hard":
      "You give way to a forceful person and resent it in small portions afterward. Decide on the one point where you won’t yield, prepare a short sentence for it, and repeat that sentence without adding reasons.",
    "mercury retrograde":
      "Errands have to be repeated, and messages get misread. Ask people what they meant before you conclude that you’ve offended them, as you’re inclined to.",
    "mercury direct":
      "You can send the message in which you say what you prefer. Take out the lines that apologize for it, and leave the rest.",
    "venus retrograde":
      "Before you get in touch with somebody you once looked after, recall who took care of whom in those days.",
    "venus direct":
      "Your own taste is easier to hear again. Buy something without a recipient in mind, and tell someone dear what you appreciated last week.",
    "mars retrograde":
      "When you’re angry, you clean. Stop long enough to name the grievance, rest before you take on another favor, and bring it up next week.",
    "mars direct":
      "Reserve three mornings for the personal project that you’ve put off longest. Your energy comes back now, and other people will have uses for it.",
    "ingress jupiter":
      "Try receiving first. One part of your life becomes more generous for about a year, and you’re inclined to pass everything straight on.",
    "ingress saturn":
      "A few years of serious work begin here. Do it under proper conditions, with pay or thanks agreed on, instead of as a favor.",
    "ingress uranus":
      "For some years, something you thought was certain keeps changing. Hold on to the purpose of it, and be flexible about the form.",
    "ingress neptune":
      "What you long for is slowly changing in this area. Write it down each season, for yourself only, without asking whether it’s reasonable.",
    "ingress pluto":
      "An old family or household arrangement changes thoroughly over many years. Preserve what you love in it, and stop defending the remainder.",
    "month 1":
      "Look at whom you contacted last year and who contacted you. Make a plan with one person from the second group.",
    "month 2":
      "Use one of your good things on an ordinary weekday. You save them for occasions, and you set a high standard for what counts as one.",
    "month 3":
      "Ask somebody for an hour of help, and accept it without returning the favor this month. The debt will feel worse than it is.",
    "month 4":
      "Bring your job description or your rate up to date, including everything you’ve added over time, and discuss it with the person who decides.",
    "month 5":
      "Choose something unfamiliar once a week, a dish, a street or a subject. Rate each from one to ten, and repeat the winner.",
    "month 6":
      "What do you do for others in an average week? List it, then leave out one item that nobody would miss, without announcing it.",
    "month 7":
      "Let somebody else plan an entire day for both of you. Contribute nothing, and afterward mention only the parts you liked.",
    "month 8":
      "People know your helpful side best. Tell someone you trust about a time when you were unreasonable, and don’t soften it for them.",
    "month 9":
      "You keep many things because discarding them feels disloyal. Clear a single shelf this month, and record what each object reminded you of.",
    "month 10":
      "Leave every request overnight this month, because you say yes faster than you decide. For the ones you don’t want, suggest another name.",
    "month 11":
      "Thank someone who was good to you before you could do anything for them. Be specific, and do it in person if possible.",
    "month 12":
      "Tell people exactly what you’d like as a present. It spares them the guessing, and it spares you the polite smile.",
  },
};
