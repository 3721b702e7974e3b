import type { SignUnits } from "../../section-unit.ts";

export const entj: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "Fire brings out the best in you, and then you miss the winter. A friend’s marriage breaks up, and that weekend you’ve found the lawyer, rented the van and carried the sofa down the stairs. Four months later, when she’s fine at work and cries in parking lots, you haven’t called in weeks, because you stay for what can be fought and leave when it can only be lived through. It isn’t coldness: standing beside a pain you can’t beat makes you feel useless, and you’d rather be anywhere than useless.",
      ],
      [
        "paragraph",
        "She doesn’t think you’re heartless. She thinks you’re busy and, since you keep asking what’s next, that she should be over it, so she learns to report progress, and you, hearing progress, decide you aren’t needed. With your own lingering troubles it’s worse: a long illness, a dull sorrow with no villain in it, and you pick a fight with the insurance company or found a business.",
      ],
      [
        "paragraph",
        "Long things can be done your way, in short pieces, if you put a name in your calendar every second Thursday and go, with no plan in your pocket: “I’ve got nothing to suggest. I just wanted to walk with you.” Twenty minutes will do. You don’t have to end somebody’s winter to keep them company in it.",
      ],
    ],
    ask: "Whose bad year did you help with for the first two weeks, and how are they now?",
  },
  Taurus: {
    stances: { novelty: "familiar" },
    lines: [
      [
        "paragraph",
        "You don’t win arguments so much as outlast them. There’s no shouting: you hear people out, you nod at the fair points, and you stay exactly where you were, on Tuesday, and in March, and the year after. One day the subject doesn’t come up anymore, and you count it as settled. Plainly put, you take tiredness for agreement.",
      ],
      [
        "paragraph",
        "From inside it feels like steadiness, and it’s done real good: when everyone else was panicking, somebody had to stand still. But say the person you live with wanted to move nearer to her sister: she asked kindly, then with figures, then in tears, and each time you listened and nothing happened. Anyone would stop, and after that the house is peaceful, you’re proud of how well you two get along, and when she says she’s leaving you’re honestly astonished, because you thought that was over years ago. Under strain you dig in deeper, and even a restaurant can’t be changed.",
      ],
      [
        "paragraph",
        "No one’s asking you to give in, only to go back to a subject that went quiet and reopen it yourself: “You stopped asking about moving. Did I convince you, or did I wear you out?” Then shift something, even something insignificant, within the week, to show it’s possible. Silence isn’t a yes. Sometimes it’s the last thing people say.",
      ],
    ],
    ask: "What did someone close to you ask for several times and then never mention again?",
  },
  Gemini: {
    stances: { pace: "haste", voice: "speak" },
    lines: [
      [
        "paragraph",
        "People tell you the first half of everything. By then you’ve understood: you saw the point coming, you’ve thought of the answer, and out it comes, warm and quick and quite good. A friend begins, on a walk, with how tiring her commute is, and since you know someone with a room near her office, you’re texting him already, and she says thanks, that’s so nice. The second half was that she’s afraid to go home. You answer before people have arrived at what they came to say.",
      ],
      [
        "paragraph",
        "It’s meant as closeness. Understanding somebody fast is one of the ways you love them, and being understood slowly makes you itch. But she isn’t being vague; painful things come out last, after the small ones have tested the ground. So she goes to a quieter friend, who says very little, and you learn about the divorce from him, months later, and are hurt, because she talks to you all the time. She does. In a pressed week you listen to three people at once and answer each with what the other two needed.",
      ],
      [
        "paragraph",
        "Keep your quickness for the question in place of the answer: “I’ve got an idea, and it can wait. What’s the rest of it?” Then count the telephone poles until they speak, though it’ll feel like idleness. The second half is where they live.",
      ],
    ],
    ask: "Who has been telling you about small things lately, and what do you suppose comes after them?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Whoever isn’t one of yours has to get past you. Say your oldest friend marries, and nine years later his wife is still on probation, never treated rudely and asked good questions at the table, but able to tell that somebody’s taking notes. You treat the newcomers who love your people as a risk to them, which from inside is plain watchfulness: you’d lie down in the road for him, and someone ought to keep an eye open.",
      ],
      [
        "paragraph",
        "She tries hard, since she understands what your approval is worth in that house. You notice the trying and mark it down, until she stops, and you’d always suspected she was cold. For a few summers he interprets each of you to the other, and in the end he does what a decent husband does and goes home with her. That’s how you lose the people you’re guarding, through the ones they love. And when life presses on you, the gate gets narrower, and even the original crowd chooses its words.",
      ],
      [
        "paragraph",
        "Don’t wait until you’ve warmed to her. You warm to people by working beside them, so ask for something real, a move or a fundraiser: “I’ve been hard on you for years, and you did nothing to earn it. I could use your help on Saturday.” She’ll be nervous. Thank her when it’s done, and don’t inspect the work.",
      ],
    ],
    ask: "Who loves one of your people, and how long have they been waiting for you to let them in?",
  },
  Leo: {
    stances: { thrift: "spend" },
    lines: [
      [
        "paragraph",
        "A friend mentions having a few people over for her birthday, and within the hour it’s forty guests, a tent, and a band whose drummer owes you a favor. Call it the upgrade, because you make other people’s plans bigger until they’re yours: the vacation, the résumé, the little shop, somebody’s wedding, though from inside it’s pure love, since you see how good it could be and anything less feels stingy.",
      ],
      [
        "paragraph",
        "Now try it from her side: the party’s wonderful, she thanks you in public, and she goes home feeling like a guest at her own birthday. She can’t complain, because who complains about a tent? So next year she’ll tell you afterward, and that’s what stings, being the last to hear about the house, the job, the baby. You’d have helped! They know. It intensifies when you’re low, since you can’t ask for comfort and can always give a party, and at midnight, stacking chairs, you’re checking who said thank you, when you’d hoped one of them would stay and ask how you are.",
      ],
      [
        "paragraph",
        "Find out the size before you start: “Do you want my help with this, or should I just be happy for you?” Then deliver exactly that, and on a bad day ask for something small of your own, one person, one hour, nobody cheering. A little party that’s hers beats a great one that’s yours.",
      ],
    ],
    ask: "Who told you their good news late this year, and what would you have done with it sooner?",
  },
  Virgo: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You don’t punish people. You route around them. A partner pays the electric bill late twice, and you, who’d speak up to any boss, say nothing; you just do the bills from now on. A friend is late with her share of the cabin, so next summer you book it alone. It’s a silent demotion, and nobody informs the person.",
      ],
      [
        "paragraph",
        "To you it’s mercy. A lecture would humiliate them, doing it is quicker, and you genuinely don’t mind. But look at it over the years: he used to handle the bills, the taxes, the repairs; now he carries bags and asks you where things are. Whenever he reached for something, it was already done, so he got out of practice. You look across the room at a helpless man and think, with real loneliness, that everything depends on you. It does, because you arranged it, kindly, one job at a time. In a bad month the demotions come faster, and with a sigh.",
      ],
      [
        "paragraph",
        "Here’s the part he’s owed: nobody can win back a job they don’t know they’ve lost. Tell him, and return it whole: “I took over the bills because I was angry, and I never said so. Would you take them back? I won’t check.” One may be late. Pay the late fee. It’s a small price for having someone capable across the room again.",
      ],
    ],
    ask: "Who around you has become worse at something because you stopped leaving it to them?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "There’s a lunch you give people. It’s a nice place, you ask about everything that matters to them, you’re funny, and over the coffee, in a lowered voice, comes what you invited them for: they aren’t getting the job, or the lease, or you. Let’s call this handling, because you manage people’s feelings about a thing so well that they can’t tell what you feel yourself.",
      ],
      [
        "paragraph",
        "It comes from consideration, and a genuine dread of seeing a face change because of you. Take the friend who wanted the lease. The no itself she’d half expected, but on the way home she’s going back through the lunch, the interest in her father, the second glass, and wondering which of it was for her. Then she goes back further, and from now on, when you’re warm, she checks for her wallet. She grows stiff with you, you sense it and turn up the charm, and that settles it. In anxious times you also canvass: three friends have given their view of a fourth before she knows there’s a question.",
      ],
      [
        "paragraph",
        "Put the hard part first, standing up, without a tablecloth: “I have bad news, and I’d rather you got it straight. I’m giving the place to someone else.” Then stay, and let the face change. You can bear it; so can they. She didn’t mind the no. She minded being handled.",
      ],
    ],
    ask: "Whom did you last take out to lunch in order to tell them something, and what do they make of your kindness now?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "When somebody wrongs you, you draft people. Nothing’s ordered. But a friend who still has lunch with the man who hurt you, or stays on at the firm that pushed you out, finds the air has changed, and knows what it would take to change it back. You treat neutrality as desertion, and it costs you people who never did you harm.",
      ],
      [
        "paragraph",
        "In your eyes it’s simply what loyalty is, since you’ve fought their battles without being asked twice; an enemy of theirs is still an enemy of yours. So it astonishes you that she can sit across from him and order a salad. From her chair it’s different: she was sorry, she said so, and she’s known him for years. She wasn’t on his side. She was having lunch. To keep you both, she stops mentioning it; you find out, as you do, and now it’s a secret, and you were right all along. In hard times a shrug is enough to put somebody on the other side.",
      ],
      [
        "paragraph",
        "Ask for what you needed from her in the first place, a witness: “You don’t have to stop seeing him. I’d like to tell you once how bad it was, and have you just believe me.” Most friends can do that gladly. Let her keep her lunch. You can be somebody’s dearest friend without being their cause.",
      ],
    ],
    ask: "Who stayed neutral once when you were hurt, and what did they actually do to you?",
  },
  Sagittarius: {
    stances: { voice: "speak" },
    lines: [
      [
        "paragraph",
        "Around midnight, with good people, you start giving away the future. She should run your office in Lisbon! Her mother must come and see the whales! Faces light up, yours most of all, and by the next evening you’ve had another idea, just as good. You make promises out of enthusiasm, and other people plan their lives on them.",
      ],
      [
        "paragraph",
        "The feeling was real. You wanted her to see how large her life could be, and for an hour she did. But she’s serious, and has turned down another job. She mentions Lisbon in April, lightly, then once more, and when you say “Absolutely, we should talk,” she understands that there was never a desk. To you it was a lovely idea; to her it was where she’d live. She’ll go on liking you and never again believe you, and you’ll notice only that people you love have quieter plans without you. In a low spell the promises get larger, and after them comes a suitcase, because from far away nobody can look at you like that.",
      ],
      [
        "paragraph",
        "Keep the midnight, and make a phone call in the morning. “I got carried away last night, and I want to be straight with you. I can’t offer Lisbon. I can introduce you to Ana on Friday.” A small thing from you, delivered, changes what all the large ones are worth.",
      ],
    ],
    ask: "Who is still waiting for something you offered on a wonderful evening?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Somebody you love says, on the drive home after a bad week, that it’s too much. You reply, kindly, that everyone’s tired, or you tell them how you did it with less sleep. You grade other people’s hardship against your own, and theirs hardly ever passes.",
      ],
      [
        "paragraph",
        "You aren’t cold. Endurance is what got you through, you’re proud of it, and passing it on seems like the most useful gift you have. It also protects something: if their load were truly too heavy, then so was yours, and someone ought to have come. The person beside you hadn’t asked for a medal. She’d hoped you’d say, let’s think of something. Now she concludes that with you one has to collapse to be believed, so she manages, with her jaw set, and you take that for strength and admire it. Then one day she does collapse, or goes, and you say in all sincerity that you had no idea it was so bad. She’d told you at every stage. When your own load grows, the grading gets stricter, and even you can’t pass.",
      ],
      [
        "paragraph",
        "Leave your own history out of the first five minutes: “That sounds like too much. What could be gone by Friday?” Cancel something with them that night. What you endured took courage. It still wasn’t a fair price, and nobody else has to pay it.",
      ],
    ],
    ask: "Who told you it was too much, and what did you say about yourself in reply?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You refuse to play favorites, even with your favorites. It’s a handsome principle: the new volunteer is listened to as closely as your oldest friend, and at the wedding table your own family gets the same fine smile as the caterer. Being loved by you doesn’t get anybody a better seat.",
      ],
      [
        "paragraph",
        "Favoritism has done harm everywhere you’ve looked, and you wanted one place in the world to be clean of it. There’s also safety in it, since someone who needs nobody in particular can’t be badly left. But imagine your partner near the back: the evening was a success, and from the stage you thanked the whole team, by alphabet. He’d driven, carried and waited up for a year, and he only wanted to find out whether he was on a list or in your life. If he brings it up you explain about fairness, so well that he feels petty, and he lets it drop; he’s just a little more like a volunteer from then on, and volunteers can leave. When you’re strained, you answer the people closest to you with statistics.",
      ],
      [
        "paragraph",
        "Be unfair, on purpose and in their hearing. Turn down something worthy because he’s home: “Everyone else can wait. Tonight I’d rather be with you.” The world will get its share of you in the morning. Love that’s spread evenly can’t be told from courtesy.",
      ],
    ],
    ask: "Who close to you can’t be sure they come first, and when did you last show them?",
  },
  Pisces: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You sense that something’s wrong long before anyone says so, and then you demand proof from yourself. Say your partner laughs half a second late. You know. But you pride yourself on going by evidence, and there isn’t any: the rent’s paid, he says work’s fine, the vacation is booked. So the case is dismissed. You feel things first and believe them last.",
      ],
      [
        "paragraph",
        "Overruling yourself has its reasons, since feelings that strong could swallow a whole day and you’ve got things to run, but what was put away doesn’t lie still: you’re brisk with him, you check the bookings, you suggest a night class. He did think of telling you that night, but he looked up, saw somebody busy and slightly annoyed, and took it that you hadn’t noticed him. Months later it comes out, far along by then, and you say the worst thing available, that you knew, meaning that you’d been near him the whole time, while he hears that you saw him going under and had meetings. When you’re exhausted it’s reversed, and every late laugh is a verdict.",
      ],
      [
        "paragraph",
        "Treat the feeling as a reason to ask, and nothing more: “I’ve got no evidence for this. Are we all right?” Occasionally you’ll be mistaken, and he’ll be glad to be asked. You don’t need proof to put your hand on someone’s shoulder.",
      ],
    ],
    ask: "What did you know about someone well before they told you, and what did you do with it?",
  },
};
