import type { SignUnits } from "../../section-unit.ts";

export const intp: SignUnits = {
  Aries: {
    stances: { pace: "both", risk: "both" },
    lines: [
      [
        "paragraph",
        "In private, you sometimes call yourself a coward. It’s over the moments when you hesitated: you saw what ought to be said or done, wanted one more minute to be sure, and the minute was over. A mind that has to think and a heart that wants to charge will regularly miss each other. You blame yourself. That keeps faith, at least, with the bolder person you meant to be.",
      ],
      [
        "paragraph",
        "What others see is the second act. After a week of such reproaches you can do something abrupt, quit, confess, send the letter, buy the ticket, with no warning at all, and the people close to you have to catch up with a decision they didn’t know was being made. They get a fright. Anyone who loves you would have liked to hear about the hesitation, which is entirely human.",
      ],
      [
        "paragraph",
        "You have more courage than you credit yourself with, because you keep telling the truth to people who outrank you. For three weeks, practice it in portions: once a day, say one thing within ten seconds of thinking it, a wish, a thank you, a no. On Sundays, note whether the urge for something drastic got weaker.",
      ],
    ],
    ask: "Which moment of hesitation do you still hold against yourself, and who else even noticed it?",
  },
  Taurus: {
    stances: { pace: "patience", candor: "both" },
    lines: [
      [
        "paragraph",
        "Pushed, you usually turn into stone. You rarely refuse; you say “Hm,” or “I’ll see,” and from then on nothing moves, for days or for a year. An open no would lead to a discussion, and you’ve noticed that in discussions the quick tend to win against the thorough. Not moving, by contrast, can’t be refuted. For someone whose thoughts need time, it was the surest way of keeping other people’s hands off them.",
      ],
      [
        "paragraph",
        "The pusher is often a person who loves you and who merely wanted to know about the weekend. They ask again, a bit louder, you sink in a bit deeper, and after the third round the two of you are no longer talking about the weekend. They feel that they’ve been left alone with a closed shop. You feel besieged, and can be sincerely puzzled by the tears, since from your point of view you did nothing. Which is what they’re crying about.",
      ],
      [
        "paragraph",
        "Your steadiness is a comfort to everyone who isn’t pushing, and it deserves a better spokesman than silence. For one month, whenever you notice your neck stiffen, answer the request within a minute with one of three sentences: “Yes,” “No,” or “I need until Thursday at six.” Keep to Thursday. Afterward, look at how many requests were really attacks, and whether people have begun to speak more softly.",
      ],
    ],
    ask: "To whom have you been saying no for months by saying nothing?",
  },
  Gemini: {
    stances: { focus: "many" },
    lines: [
      [
        "paragraph",
        "Your attention is a sunbeam, and it moves. While someone interests you, they get questions, jokes, messages at midnight, a feeling of having been discovered. Then a different subject rises, and you’re gone, with no ill will and hardly any notice. A quick mind is hungry by nature, and following what glows is how you learned nearly everything you know. It also spared you the flat stretches, where talk runs dry.",
      ],
      [
        "paragraph",
        "Anyone who stood in the sun feels the change. They go back over the last conversation to see what they did wrong, and conclude that they’ve become dull, which is untrue and hurts a good deal. A partner can find that a stranger at a party got the version of you they remember from the beginning. You do think of your old friends, usually with guilt, and the guilt makes calling harder by the month.",
      ],
      [
        "paragraph",
        "You give others the delight of being found interesting, and few gifts are so welcome a second time. For four weeks, call one person every Wednesday whom you’ve let slip, spend one sentence on the silence, “I drifted off, and it had nothing to do with you,” and stay past the first lull. Watch what comes up after it. Then decide whom you’d like to keep calling.",
      ],
    ],
    ask: "Who is still wondering what they did, when all that happened was your curiosity moved?",
  },
  Cancer: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You often argue about facts when it was a tone that hurt. A remark is made with a certain impatience, it goes through you like cold water, and since one can’t very well dispute a tone, you dispute the remark. It’s natural. Your ear for moods is sharp, and you found out that feelings get waved away, while a logical error has to be answered.",
      ],
      [
        "paragraph",
        "So an evening can be spent on whether it was Tuesday. The other person is amazed at how much you care about the date, gets more impatient, and thereby supplies fresh evidence in the matter you never mentioned. A partner can come to think of you as someone who has to be right, when you wanted to be spoken to kindly. Later you withdraw, remember similar tones from years ago, and are polite for two days. They usually have no idea what did it.",
      ],
      [
        "paragraph",
        "That same ear makes you wonderful company for anyone who is sad and hides it; you hear it in a hello. Let it work for you as well. For three weeks, whenever a tone stings, say so within five minutes, before any fact: “I don’t mind what you said. It sounded annoyed, and I got hurt.” Then watch their face, and count how many disputes about dates you’ve had by the end.",
      ],
    ],
    ask: "What were you defending in your last argument, the fact or the way you were spoken to?",
  },
  Leo: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "Envy is a feeling you’d prefer not to own, as it seems beneath an intelligent person. Yet it can visit you, and its favorite occasion is someone with half your depth and twice your following. One person works for years on a thing of real quality; another smiles, says something obvious, and everyone loves it. Contempt makes this bearable, and contempt has the advantage of looking like taste.",
      ],
      [
        "paragraph",
        "The ones near you hear the remarks. They’re usually brilliant. A friend who likes the popular person gets cautious around you; a partner who has had a success of their own can wonder if it was the cheap kind. When you’re worn out, you often compare yourself in the night, with strangers, by numbers you don’t believe in. And your best work stays hidden a little longer.",
      ],
      [
        "paragraph",
        "What is lovable beneath it is your reverence: you really do know what greatness is, and you bow to it without jealousy when it’s dead or far away. Try it on the living. For three weeks, once a week, write to someone you envy and tell them in three sentences exactly what they did well. Afterward, see which of their talents you’d like to learn, and how your own work feels the next day.",
      ],
    ],
    ask: "Whose easy success bothers you, and which part of it would you want?",
  },
  Virgo: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "When you’re afraid, you usually do research. A twinge, a strange noise in the car, a headline, and you’re reading, first the summary, then the studies, then the comments by people who had it. Information is your way of standing on solid ground, and it has frequently been useful. But an emotion isn’t a question, so it isn’t answered. It moves to the next paragraph, and you follow it there at two in the morning.",
      ],
      [
        "paragraph",
        "What those around you get is the bibliography. A partner with a cough learns what it could be, in descending order of frequency, when they’d been hoping for tea. Friends who share a plan hear of three risks they hadn’t considered, and thank you, and feel colder. Few of them realize that you’re frightened, because you look so well informed. By day you can be exhausted, irritable, and convinced that one additional article would have settled it.",
      ],
      [
        "paragraph",
        "Your vigilance has protected more people than will ever know, and they’d like to return the service. For two weeks, when you catch yourself reading out of fear, close the screen after fifteen minutes, name the fear in one sentence to someone, and ask them to sit with you, or stay on the line, for ten. Look at which of the two let you sleep, and what you still wanted to know by daylight.",
      ],
    ],
    ask: "What were you afraid of the last time you were only looking something up?",
  },
  Libra: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "“I don’t mind, you choose” is a sentence you often say in perfect good faith. The restaurant, the city, sometimes even the relationship: others seem to care so much more, and you can see the merits of each alternative, so it’s both logical and polite to let them have it. It used to make you wonderfully easy to be with. Somewhere along the line, a few preferences of your own were mislaid.",
      ],
      [
        "paragraph",
        "Having to choose every time is less pleasant than it sounds. A partner feels responsible for every dull film and every wrong apartment, and watches your face for signs of regret, which do appear, slightly delayed and well mannered. Some of them would give a lot to hear you insist on pizza. Now and then you can discover, two years into something, that you never wanted it, and leave so amiably that the other person can’t understand what happened.",
      ],
      [
        "paragraph",
        "Your company is graceful, and your taste, when you do show it, is nearly faultless. For four weeks, decide something first every day, before you ask anyone: what to eat, where to walk, which film. Say it as a wish, “I’d like the early train,” and wait two breaths before offering alternatives. Then look at which of your wishes met with resistance, and how the others seemed while someone else was steering.",
      ],
    ],
    ask: "What are you living with that you would not have picked if you’d picked?",
  },
  Scorpio: {
    stances: { voice: "withhold", company: "solitude" },
    lines: [
      [
        "paragraph",
        "In real pain, you often disappear. Others reach for a phone; you close the curtains, sleep at odd hours, and go through it by yourself, as animals do. Being observed in that condition seems worse than whatever caused it. There’s self-respect in this, and considerable experience as well, since an injury shown to the wrong person tends to be remembered by them for longer than by you.",
      ],
      [
        "paragraph",
        "People who love you find out from your absence. They write, get a friendly line with nothing in it, and have to decide whether to drive over or respect your wishes. Most of them respect your wishes, and you, behind the curtains, can feel that no one came. When you’re back, funnier than before, you don’t mention it. A partner who was available throughout can be left with a particular loneliness, having been strong enough to help and not been asked.",
      ],
      [
        "paragraph",
        "You’d sit up with any of them until daylight, and you know it’s an honor to be the one who is called. Grant someone that honor. For the next two months, whenever you go under, send one person an agreed word within a day, and let them come for thirty minutes, with no talking required. Afterward, look at how long it lasted this time, and how that person treats you.",
      ],
    ],
    ask: "Who would have come, if you had let them know there was something to come for?",
  },
  Sagittarius: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "Promises of yours are often made in the color of the moment. “You have to come and stay with us,” “I’ll read it by Sunday,” “Let’s do that trip”: while you’re saying it, you see it vividly and mean every syllable. Enthusiasm is your way of giving, and it cheers people up on the spot. Inside, though, sits a critic who has kept all the receipts, and who suggests that you’re a person of fine beginnings.",
      ],
      [
        "paragraph",
        "Others write it in their calendars. They clear the weekend, send the manuscript, wait, and are too proud to remind you. A partner may learn to subtract half of anything you announce, which is sensible and a little sad. When the guilt gets uncomfortable, an even bigger offer tends to follow. It’s sincere, too. They’ve stopped packing.",
      ],
      [
        "paragraph",
        "Your good will is as large as it looks, and few people have made so many others feel that life is about to get interesting. For one month, replace each promise with the nearest deed: open the calendar, write two lines of the message, or say, “I love the idea and I can’t swear to it.” On Sundays, count what was said and what was done. Watch how people’s faces change as the two numbers approach each other.",
      ],
    ],
    ask: "Who is still leaving a place in their summer for something you said in March?",
  },
  Capricorn: {
    stances: { risk: "safe" },
    lines: [
      [
        "paragraph",
        "Hope can make you nervous. When something is going well, a voice in you begins to list how it could still fail, and you feel better once the list is complete. Expecting the worst has a fine logic: you’re prepared if it comes and pleasantly surprised if it doesn’t. It suited a thoughtful person who disliked being disappointed in front of others. You call it good sense, and you’re right often enough to keep the name.",
      ],
      [
        "paragraph",
        "For those around you it can be like living with a good forecaster in a wet region. A partner arrives with news, a chance, a house they’ve seen, and watches you find the damp spot within the minute. You mean to protect them. They feel that their joy has been put on probation, and in time may share it with someone less accurate first. When you’re tired, the forecast extends to yourself.",
      ],
      [
        "paragraph",
        "Beneath the caution, you’re someone who has kept faith with difficult things for years, and that is a kind of hope that works with its hands. For three weeks, when someone brings you good news, spend the first ten minutes asking only what delights them about it; the risks can have their turn tomorrow. Then compare how many of your warnings were still needed, and what the evening was like.",
      ],
    ],
    ask: "What would you let yourself look forward to if being disappointed weren’t embarrassing?",
  },
  Aquarius: {
    stances: { head: "logic", pace: "patience" },
    lines: [
      [
        "paragraph",
        "Your feelings often arrive late. Something happens, a farewell, an insult, a declaration of love, and you find it interesting; the joy or the anger reaches you days later, in the supermarket, with full force and no one present. Distance comes naturally to you, and in a crisis it’s a gift to everyone. It also saved you from being swept along by louder people.",
      ],
      [
        "paragraph",
        "The trouble is the schedule. A partner tells you something tremendous and sees your eyebrows go up. They conclude that it means little to you and go to bed alone with it, days before you come to them, moved to tears, about a matter they’ve already buried. Friends think you took the insult well. When it does rise, it usually gets no words at all, since by now it would be odd to bring it up. You can even suspect yourself of being cold.",
      ],
      [
        "paragraph",
        "What reaches you late goes deep, and it stays true for years, unlike most of what gets shouted on the day. All it needs is permission to be late. For one month, after anything important, tell the person concerned, “It takes me a few days. I’ll come back to you,” and three days on, at a fixed hour, do so, in two sentences. Then look at what they say about the delay.",
      ],
    ],
    ask: "What has only now begun to move you, and who believes it left you cold?",
  },
  Pisces: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You’re inclined to fall in love with what people could become. A stranger says one original thing, and your imagination supplies the rest: the depth, the kindness, the book they ought to write. Seeing the best in someone is among your finest abilities, and it was also a refuge, for the world as you’d draw it is a good deal kinder than the other one. Meeting the actual person takes longer.",
      ],
      [
        "paragraph",
        "So there are disappointments, and they’re usually silent. Without a quarrel you become vaguer, doubt everything you had felt, and look at the poor human being as though they’d impersonated someone. They can tell that they’ve fallen, and from what height, though not why. A partner may feel loved with great tenderness and not quite looked at. Later, the inner critic calls you a fool, which is unkind and mostly wrong.",
      ],
      [
        "paragraph",
        "Plenty of people have become better because you saw it in them first, and that is worth keeping. Let it be joined by curiosity. For three weeks, once a day, ask someone you love a question whose answer you don’t know, about money, boredom, their worst subject in school, and add nothing to the reply. Write down whatever surprised you. Then see whom you like better at the end, the imagined one or this one.",
      ],
    ],
    ask: "Whom did you imagine so beautifully that the real one couldn’t get in?",
  },
};
