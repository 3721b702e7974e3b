import type { SectionUnits } from "../section-unit.ts";

export const units: SectionUnits = {
  INTJ: {
    Fire: {
      stances: { candor: "both" },
      lines: [
        [
          "lead",
          "You argue fast, to win, and you’re usually right, so here is what to do about that.",
        ],
        [
          "row",
          "When you’ve found the remark that would demolish them",
          "Swallow it with something cold, and ask what they’re most afraid of losing.",
        ],
        [
          "row",
          "When they cry and you feel accused",
          "Drop the case for an hour, sit where they can see you, and promise to come back to it.",
        ],
        [
          "row",
          "When the same quarrel is back for the third time this month",
          "Trade sides for five minutes each, aloud, as persuasively as you can.",
        ],
        [
          "row",
          "When you were right and it’s over",
          "Don’t go back to collect the apology; make them breakfast.",
        ],
      ],
      ask: "Which remark have you never said, and how long have you been sharpening it?",
    },
    Earth: {
      stances: { pace: "both" },
      lines: [
        [
          "lead",
          "In a quarrel you turn into a wall, polite and load-bearing, and these are some windows to put in it.",
        ],
        [
          "row",
          "When your jaw sets and your replies shrink to one word",
          "Say, “I’m not done, I’m slow,” and name the hour when you’ll talk.",
        ],
        [
          "row",
          "When it’s about the dishes yet again",
          "Negotiate who does them, on which days and until when, and tape the agreement inside a cabinet.",
        ],
        [
          "row",
          "When they bring up an incident from years ago",
          "Ask what it cost them, and don’t investigate it for accuracy.",
        ],
        [
          "row",
          "When peace has been made in words only",
          "Do some easy chore together the same evening, side by side.",
        ],
      ],
      ask: "Which ancient complaint did you investigate for accuracy when it only wanted to be heard?",
    },
    Air: {
      stances: { head: "both" },
      lines: [
        [
          "lead",
          "You stay reasonable for so long that it drives people wild; this is for their sake.",
        ],
        [
          "row",
          "When they shout and your voice goes calmer",
          "Tell them, once and warmly, that you’re upset too, and where in your body it sits.",
        ],
        [
          "row",
          "When you catch an error in what they claim",
          "Let it pass, and reply to what they’d have said on a calmer day.",
        ],
        [
          "row",
          "When the talk has climbed to fairness in general",
          "Come back down to the remark in the hall, and who made it.",
        ],
        [
          "row",
          "When it’s over in your head before you’ve reached the corner",
          "Call and say so, because in theirs it’s still going on.",
        ],
      ],
      ask: "Which quarrel is over for you and still being fought by the other person?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        [
          "lead",
          "Hurt sinks into you like a stone into a pond, so act before the surface is smooth again.",
        ],
        [
          "row",
          "When you feel yourself turning cold and courteous",
          "Admit that it stung, in those words, before you sleep.",
        ],
        [
          "row",
          "When you’re rehearsing the entire case in the shower",
          "Save the opening line, throw out everything after it, and deliver it with wet hair.",
        ],
        [
          "row",
          "When they need a hug and you need an afternoon",
          "Give the hug immediately, and then put in for the afternoon, out loud.",
        ],
        [
          "row",
          "When you’ve forgiven and still can’t look at them",
          "Ask to hear once more that they understand what it did to you.",
        ],
      ],
      ask: "What stung you this month that sank before anyone saw the splash?",
    },
  },
  INTP: {
    Fire: {
      stances: { candor: "truth", pace: "both" },
      lines: [
        [
          "lead",
          "You fight rarely and then like a chess player whose hair is on fire, so keep these handy.",
        ],
        [
          "row",
          "When you’ve found the hole in their reasoning",
          "Look up at their expression first, and see whether you still need to mention it.",
        ],
        [
          "row",
          "When they say “always” and you have a counterexample ready",
          "Swallow it, and ask about the most recent time it happened.",
        ],
        [
          "row",
          "When your voice has gone up and you’re insisting that you’re perfectly calm",
          "Admit, in a single breath, that you’re angry, and say about what.",
        ],
        [
          "row",
          "When you’re right, they know it, and they’re crying",
          "Stop proving; fetch a glass of water and sit down on the floor beside them.",
        ],
      ],
      ask: "What did your last victory in an argument leave you alone with?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "In a quarrel you turn into furniture, heavy, polite and practically impossible to move.",
        ],
        [
          "row",
          "When you notice that you are no longer talking",
          "Tell them that you’ve stopped, and when you’ll be able to continue.",
        ],
        [
          "row",
          "When they want it settled immediately and you can’t be hurried",
          "Agree on a particular hour tomorrow, write it down, and be early.",
        ],
        [
          "row",
          "When your hands start repairing something in midquarrel",
          "Put it down, turn your knees toward them, and hear the rest of it.",
        ],
        [
          "row",
          "When it’s over and nobody has acknowledged it",
          "Cook them an egg, and announce in actual words that it’s over.",
        ],
      ],
      ask: "How does someone who lives with you find out that a quarrel has ended?",
    },
    Air: {
      stances: { company: "solitude" },
      lines: [
        [
          "lead",
          "You’d debate all night over what the argument is about, so here are some emergency exits.",
        ],
        [
          "row",
          "When you’ve just asked what they mean by “support”",
          "Guess instead, do whatever you guessed immediately, and see whether they breathe out.",
        ],
        [
          "row",
          "When both positions seem equally defensible to you",
          "Remember that one of them actually belongs to you, and defend that one.",
        ],
        [
          "row",
          "When you walk out to think, and it looks like walking out",
          "Tell them from the hallway, out loud, exactly when you’ll be back.",
        ],
        [
          "row",
          "When they write you a long angry message",
          "Call, because in writing you’ll be tempted to annotate it.",
        ],
      ],
      ask: "Which quarrel of yours turned into a seminar before anyone had been comforted?",
    },
    Water: {
      stances: { head: "both", voice: "both" },
      lines: [
        [
          "lead",
          "What hurts you sinks first and comes back up days later as a comment about logistics.",
        ],
        [
          "row",
          "When you’ve turned mysteriously strict about dates or dishes",
          "Ask yourself what was said in the kitchen the night before, and by whom.",
        ],
        [
          "row",
          "When they cry and your mind goes white",
          "Leave the logic alone, and take whichever of their hands is nearest.",
        ],
        [
          "row",
          "When you hear yourself say that you’re “just being objective”",
          "Add what it actually did to you, in five words or less.",
        ],
        [
          "row",
          "When an old injury walks in during a new argument",
          "Give it a name and an appointment of its own.",
        ],
      ],
      ask: "Which petty rule of yours was really about having been hurt?",
    },
  },
  ENTJ: {
    Fire: {
      stances: { candor: "truth", pace: "both" },
      lines: [
        [
          "lead",
          "Your temper is instantaneous and rather festive, and people go on bleeding from it longer than you notice.",
        ],
        [
          "row",
          "When you’re about to settle the matter by volume",
          "Cut the decibels by half, and finish from an armchair.",
        ],
        [
          "row",
          "When they go silent and you move in closer",
          "Take three steps back, on the actual floor, and ask for their version.",
        ],
        [
          "row",
          "When it’s over for you in ten minutes",
          "Assume that they need an entire night, and bring coffee unaccompanied by a summary.",
        ],
        [
          "row",
          "When an apology is due and sticks in your throat",
          "Deliver it before you eat, in under ten words, explanations not included.",
        ],
      ],
      ask: "How long do your quarrels go on in the other person after they’ve ended in you?",
    },
    Earth: {
      stances: { candor: "truth" },
      lines: [
        [
          "lead",
          "You don’t shout much; you set, like plaster, and these are for the hour before you’ve hardened.",
        ],
        [
          "row",
          "When you catch yourself saying “We agreed” for the second time",
          "Ask what has become difficult for them since then, and take notes by hand.",
        ],
        [
          "row",
          "When you withdraw into chores",
          "Lay down the tool, and announce how many minutes you need before talking.",
        ],
        [
          "row",
          "When it is really about who does more around here",
          "Trade three responsibilities for two weeks, and only then compare.",
        ],
        [
          "row",
          "When you’ve resolved never to mention it again",
          "Mention it before the week is over, because what you bury doesn’t rot.",
        ],
      ],
      ask: "Which agreement are you still enforcing that the other person outgrew a year ago?",
    },
    Air: {
      stances: { candor: "truth", head: "both" },
      lines: [
        [
          "lead",
          "You debate like a first-rate attorney, which is admired everywhere except where you sleep.",
        ],
        [
          "row",
          "When you’ve spotted a flaw in their logic",
          "Let it go by, and answer whichever remark sounded unhappy.",
        ],
        [
          "row",
          "When they cry, “You’re not even upset!”",
          "Tell them where in your body the upset is, even if it’s only in the jaw.",
        ],
        [
          "row",
          "When you bring in what three friends think",
          "Dismiss the jury, and represent one person only, starting with “I.”",
        ],
        [
          "row",
          "When both cases are made and nothing has moved",
          "Stop talking, walk around the block together, and let the shorter legs set the pace.",
        ],
      ],
      ask: "Which sad remark did you answer last time with a point of order?",
    },
    Water: {
      stances: { candor: "both", voice: "both" },
      lines: [
        [
          "lead",
          "Your quarrels are infrequent, with long roots, and all that shows above ground is politeness.",
        ],
        [
          "row",
          "When your tone turns cold and official",
          "Say what hurt you, in one line, before another instruction leaves your mouth.",
        ],
        [
          "row",
          "When an ancient wrong comes along with the new one",
          "Send the ancient one away until it can have an evening of its own.",
        ],
        [
          "row",
          "When you’d like to punish them by needing nothing",
          "Ask for one ridiculously modest favor: a blanket, a glass of something, a hand to hold.",
        ],
        [
          "row",
          "When you’ve forgiven them and still wake up angry",
          "Announce it at breakfast, like the weather, accusing nobody.",
        ],
      ],
      ask: "What were you really hurt about the last time you became so extremely polite?",
    },
  },
  ENTP: {
    Fire: {
      stances: { pace: "haste", candor: "truth" },
      lines: [
        [
          "lead",
          "A quarrel positively refreshes you, which is precisely what’s wrong with it for the other person.",
        ],
        [
          "row",
          "When you’ve gotten loud and you feel wonderful",
          "Sit down, and speak again only from the chair.",
        ],
        [
          "row",
          "When they say “Can we stop?” and you have one devastating point left",
          "Write it on your palm and stop.",
        ],
        [
          "row",
          "When you’ve said the cruel thing that was also accurate",
          "Within the hour, apologize in person for the tone and the timing.",
        ],
        [
          "row",
          "When it has blown over for you in ten minutes",
          "Ask whether it has for them, and accept a no.",
        ],
      ],
      ask: "Who is still warm from a fight that you forgot by dinner?",
    },
    Earth: {
      stances: { candor: "both" },
      lines: [
        ["lead", "Here the quick tongue meets the long grudge, and you own them both."],
        [
          "row",
          "When you’ve won on points and they haven’t moved an inch",
          "Drop the points; ask what should be different by next week.",
        ],
        [
          "row",
          "When you notice that you’ve dug in over how something gets done",
          "Do it their way once and compare the results.",
        ],
        [
          "row",
          "When the same dishes come up for the third round",
          "Rearrange an object instead of a mind: a rack, a hook.",
        ],
        [
          "row",
          "When you agree too fast, in order to return to your project",
          "Say exactly what you’ll do, and by which day, and do that.",
        ],
      ],
      ask: "Which trifling habit have you been immovable about since the day you moved in?",
    },
    Air: {
      stances: { candor: "truth", voice: "speak" },
      lines: [
        ["lead", "Precision is your weapon, and a hurt person can smell the oil on it."],
        [
          "row",
          "When you are correcting the grammar of their complaint",
          "Accept the wording; answer what it was about.",
        ],
        [
          "row",
          "When you’ve started to find the whole thing fascinating",
          "Tell no one; ask how long they have felt this.",
        ],
        [
          "row",
          "When you switch positions because theirs was getting too vulnerable",
          "Admit it, then tell them what you really think.",
        ],
        [
          "row",
          "When it moves to texting and you are typing beautifully",
          "Delete every paragraph and pick up the phone.",
        ],
      ],
      ask: "Which complaint about you did you edit so well that it never got answered?",
    },
    Water: {
      stances: { head: "both" },
      lines: [
        ["lead", "You are at your most eloquent when you’re wounded, so nobody notices the wound."],
        [
          "row",
          "When a cool, brilliant tone comes over you",
          "Name the sting in five words before saying anything else.",
        ],
        [
          "row",
          "When you know exactly which spot would hurt the most",
          "Tell them that you won’t touch it, and don’t.",
        ],
        [
          "row",
          "When they cry and you reach for logic",
          "Move your chair closer and take twenty breaths.",
        ],
        [
          "row",
          "When you rehearse it at night, improving your lines",
          "Turn on the lamp and improve theirs.",
        ],
      ],
      ask: "What did you say coldly that was, an inch farther down, a plea?",
    },
  },
  INFJ: {
    Fire: {
      stances: { pace: "both", candor: "both" },
      lines: [
        [
          "lead",
          "Your anger arrives late, immaculately prepared, and expects to be over by midnight.",
        ],
        [
          "row",
          "When your voice goes low and extremely polite",
          "Announce “I’m angrier than I sound,” and take ten minutes for a walk around the neighborhood.",
        ],
        [
          "row",
          "When theirs goes up and you feel the temperature climbing",
          "Sit down; it’s difficult to prosecute anyone from a sofa.",
        ],
        [
          "row",
          "When you are winning, and can feel it",
          "Stop one argument short of victory, and ask what they’d consider satisfactory.",
        ],
        [
          "row",
          "When they apologize too early for your satisfaction",
          "Accept it now, and book half an hour tomorrow for whatever is still bothering you.",
        ],
      ],
      ask: "When you last won a quarrel, what did the victory cost the two of you?",
    },
    Earth: {
      stances: { voice: "withhold", pace: "patience" },
      lines: [
        [
          "lead",
          "You go still, and the other person gradually discovers that they’re quarreling with someone who is doing the dishes.",
        ],
        [
          "row",
          "When you start cleaning in the middle of their complaint",
          "Abandon the sponge, and identify, out loud, the particular words that hurt.",
        ],
        [
          "row",
          "When they want it settled now and you need a night",
          "Announce when you’ll be ready to continue, such as eight tomorrow evening, in this very kitchen.",
        ],
        [
          "row",
          "When the same quarrel returns about the same towel",
          "Ask what the towel is standing for, then buy a second hook anyway.",
        ],
        [
          "row",
          "When it’s officially over and nobody has informed your shoulders",
          "Cook or walk side by side before you discuss it again.",
        ],
      ],
      ask: "What do you clean when you are angry, and who is supposed to notice?",
    },
    Air: {
      stances: { candor: "peace" },
      lines: [
        ["lead", "You argue so fairly that your own side goes unrepresented."],
        [
          "row",
          "When you’ve explained their motives better than they did",
          "Spend one entire minute on your own motives, opening with “I wanted.”",
        ],
        [
          "row",
          "When the quarrel turns into a dispute about definitions",
          "Abandon the definition and describe what happened, hour by hour.",
        ],
        [
          "row",
          "When a long and balanced reply is ready to send",
          "Save it, phone them, and tell them only what’s in the third paragraph.",
        ],
        [
          "row",
          "When you both laugh and the problem is still sitting there",
          "Enjoy the laughter, then mention the problem immediately, before anyone has gotten up.",
        ],
      ],
      ask: "Whose side did you argue better than they did, and what happened to yours?",
    },
    Water: {
      stances: { candor: "peace", head: "feeling" },
      lines: [
        ["lead", "You feel both sides of a quarrel, theirs immediately, yours by the weekend."],
        [
          "row",
          "When you apologize only to make the evening bearable",
          "Add an affectionate correction: “I’m sorry we’re fighting, and I still meant what I said.”",
        ],
        [
          "row",
          "When they turn cold and it feels like the end",
          "Ask a single question, “Are we all right?” and believe the answer you’re given.",
        ],
        [
          "row",
          "When you’re crying too hard to speak",
          "Write four lines on the nearest envelope, deliver it personally, and sit there while it’s read.",
        ],
        [
          "row",
          "When you keep hoping that they will realize what they did",
          "Tell them the occasion, the day and the particular remark that hurt.",
        ],
      ],
      ask: "How much of your last apology was sorrow, and how much was wanting it over?",
    },
  },
  INFP: {
    Fire: {
      stances: { candor: "both", pace: "both" },
      lines: [
        [
          "lead",
          "You tolerate everything except contempt for what you hold dear, and then the roof lifts off.",
        ],
        [
          "row",
          "When a joke is made about something you consider sacred",
          "Say “That one matters to me,” evenly, without abandoning your chair.",
        ],
        [
          "row",
          "When you start to tremble with righteousness",
          "Speak a tone lower, stop after two points, and leave out the history.",
        ],
        [
          "row",
          "When you’ve composed the farewell letter in your head",
          "Walk around the block, come back, and recite only its opening line.",
        ],
        [
          "row",
          "When you were right and cruel about it",
          "Apologize for the cruelty alone, before lunch, with no footnote about having been right.",
        ],
      ],
      ask: "What is sacred to you that the people closest to you have never been told?",
    },
    Earth: {
      stances: { candor: "peace", voice: "withhold", pace: "patience" },
      lines: [
        [
          "lead",
          "In a quarrel you turn to stone, which others mistake for composure, or for indifference.",
        ],
        [
          "row",
          "When you go rigid and the words stop coming",
          "Announce “I’m still listening, I’m only slow,” and keep both palms visible on the table.",
        ],
        [
          "row",
          "When they want it settled before bedtime",
          "Agree on an hour tomorrow for the conversation, and be there early.",
        ],
        [
          "row",
          "When you start scrubbing the sink at them",
          "Abandon the sponge and tell them precisely which remark hurt.",
        ],
        [
          "row",
          "When peace has come back and the lump in your throat hasn’t",
          "Reopen the conversation within two days, preferably while walking.",
        ],
      ],
      ask: "What do your hands start to clean when your mouth can’t say it?",
    },
    Air: {
      stances: { candor: "peace" },
      lines: [
        [
          "lead",
          "Your way out of a fight is to understand it from above, leaving the other person to fight it alone.",
        ],
        [
          "row",
          "When you hear yourself say “I can see both sides”",
          "Say, provisionally, which of the two is yours this evening.",
        ],
        [
          "row",
          "When your joke works and they’re laughing against their will",
          "Let the laughter subside completely, then go back to the original complaint.",
        ],
        [
          "row",
          "When you’d rather write than talk",
          "Write everything, reduce it to five sentences, and deliver those in person.",
        ],
        [
          "row",
          "When you retreat into definitions of the word “always”",
          "Let them have the word, and ask about the most recent occasion.",
        ],
      ],
      ask: "From what height were you watching during your last argument?",
    },
    Water: {
      stances: { candor: "peace", head: "feeling" },
      lines: [
        [
          "lead",
          "Hurt comes immediately and the words for it three days later, and your quarrels fall into the gap.",
        ],
        [
          "row",
          "When you well up and they stop the discussion out of pity",
          "Explain that crying is allowed and that the conversation definitely isn’t over.",
        ],
        [
          "row",
          "When you say “It’s fine” in the small voice",
          "Add a deadline: “It isn’t, actually, and I’ll be able to explain by Sunday.”",
        ],
        [
          "row",
          "When their anger at the boss feels like anger at you",
          "Ask directly, “Is any of this about me?” and believe the reply.",
        ],
        [
          "row",
          "When you want them to guess",
          "Give them the category, at least: conversation, company or a hug.",
        ],
      ],
      ask: "How many days usually pass between your being hurt and your being able to say how?",
    },
  },
  ENFJ: {
    Fire: {
      stances: { candor: "both", voice: "speak" },
      lines: [
        [
          "lead",
          "In a quarrel you deliver a speech, often an excellent one, so instead, try this:",
        ],
        [
          "row",
          "When you notice that you’ve been talking for over a minute",
          "Stop mid-thought and say, “Your turn, I’ll drink this water.”",
        ],
        [
          "row",
          "When they go silent and you take it for defiance",
          "Ask whether they’d like twenty minutes, and then let them have all twenty.",
        ],
        [
          "row",
          "When you hear yourself say “after everything I’ve done”",
          "Take it back immediately, and name the one thing you’d been hoping for.",
        ],
        [
          "row",
          "When you’ve reconciled in a blaze of affection and everything’s forgotten",
          "Ask the next day what they remember, since the forgetting was entirely yours.",
        ],
      ],
      ask: "What did they try to say just before the finest passage of your last speech?",
    },
    Earth: {
      stances: { candor: "peace", pace: "both" },
      lines: [
        ["lead", "You go on serving dinner throughout a war, so instead, do this:"],
        [
          "row",
          "When you find yourself scrubbing a spotless stove after a disagreeable remark",
          "Turn off the faucet and repeat the remark back, word for word.",
        ],
        [
          "row",
          "When you are accused of being stubborn",
          "Say which point is immovable and which one you can concede today.",
        ],
        [
          "row",
          "When they apologize, and do it clumsily",
          "Accept it immediately as it is; don’t send it back for alterations.",
        ],
        [
          "row",
          "When the same complaint returns for the third time this year",
          "Rearrange something you can both see: whose shelf, whose morning, whose key.",
        ],
      ],
      ask: "Which chore do your hands start on when you are too angry to speak?",
    },
    Air: {
      stances: { candor: "both", head: "both" },
      lines: [
        [
          "lead",
          "Your difficulty is that you preside over your own quarrels, so these are for stepping down:",
        ],
        [
          "row",
          "When you’ve represented their side better than they did",
          "Say “and I’m against it,” then give your reason in ten words.",
        ],
        [
          "row",
          "When you’re about to mention what three friends think",
          "Leave the friends outside, because nobody ever agreed to a jury.",
        ],
        [
          "row",
          "When both of you are suddenly being very witty",
          "Enjoy the joke, then ask what it was covering for.",
        ],
        [
          "row",
          "When it ends in a compromise that satisfies nobody",
          "Throw it out, and let each of you name a first preference.",
        ],
      ],
      ask: "What was your own first preference in the last dispute you settled so fairly?",
    },
    Water: {
      stances: { head: "feeling", candor: "peace" },
      lines: [
        ["lead", "One cold tone, and you hear the end of everything, so in the meantime, do this:"],
        [
          "row",
          "When your eyes fill before you’ve made your point",
          "Say “I’m crying and I’m still disagreeing,” and continue to the end.",
        ],
        [
          "row",
          "When you want to apologize so that it stops",
          "Hold off until you can say exactly what you did; no deed, no sorry.",
        ],
        [
          "row",
          "When an injury from years ago decides to join in",
          "Announce the year it belongs to, and invite it to come back tomorrow.",
        ],
        [
          "row",
          "When they’ve slammed off to bed",
          "Eat something, send one affectionate message, and do not hover outside the door.",
        ],
      ],
      ask: "Which of your apologies was only a way of making the weather improve?",
    },
  },
  ENFP: {
    Fire: {
      stances: { pace: "haste", voice: "speak" },
      lines: [
        [
          "lead",
          "Your anger is a summer storm, over by supper and sincerely forgotten; the one it fell on is still wet.",
        ],
        [
          "row",
          "When you feel the enormous accusation rising, with “always” in it",
          "Walk the length of the street and back before you let it out.",
        ],
        [
          "row",
          "When they go pale and stop replying",
          "Lower yourself into a chair, halve your volume, and ask what they heard.",
        ],
        [
          "row",
          "When it’s over for you after twenty minutes",
          "Ask whether it’s over for them, and wait out a complicated answer.",
        ],
        [
          "row",
          "When you’ve been unjust in front of other people",
          "Apologize in front of the same people, briefly, without being charming.",
        ],
      ],
      ask: "Which thing that you yelled and forgot does someone still know by heart?",
    },
    Earth: {
      stances: { pace: "both", voice: "both" },
      lines: [
        [
          "lead",
          "Ordinarily you flare and forgive, but a stubborn streak can set like plaster, and then a quarrel lasts the entire winter.",
        ],
        [
          "row",
          "When your heels have gone in and the point no longer matters",
          "Offer them a sandwich, and admit one small thing you got wrong.",
        ],
        [
          "row",
          "When they want to settle the matter and you want out",
          "Name an hour tomorrow, write it down, and be there first.",
        ],
        [
          "row",
          "When you’re slamming saucepans instead of speaking",
          "Set the pan down and translate aloud what it was saying.",
        ],
        [
          "row",
          "When you’ve both apologized and the atmosphere in the kitchen is still heavy",
          "Do a chore side by side, something enormous, like turning the mattress.",
        ],
      ],
      ask: "What are you still refusing to do simply because you once refused to do it?",
    },
    Air: {
      stances: { candor: "both", voice: "speak" },
      lines: [
        [
          "lead",
          "Wit gets you through most quarrels undamaged, which isn’t the same thing as getting the quarrel through.",
        ],
        [
          "row",
          "When you set them giggling in the middle of a complaint",
          "Be the first to stop, and ask them to continue what they were saying.",
        ],
        [
          "row",
          "When you catch yourself presenting their side better than they do",
          "Go back to your own side, with a remark that opens “I minded …”",
        ],
        [
          "row",
          "When you want to call three friends for a ruling",
          "Tell the one person it concerns, before the friends get a version.",
        ],
        [
          "row",
          "When the subject has wandered off twice, with you in the lead",
          "Go back out loud to the original one, reluctantly if necessary.",
        ],
      ],
      ask: "Which grievance of yours has everybody heard about except the person who caused it?",
    },
    Water: {
      stances: { candor: "both", head: "feeling" },
      lines: [
        [
          "lead",
          "In the middle of your own injury you suddenly feel theirs as well, and yours is the one that gets abandoned.",
        ],
        [
          "row",
          "When you apologize in order to get it over with",
          "Take back whichever apology wasn’t sincere, gently, within a few hours.",
        ],
        [
          "row",
          "When they criticize one action and you hear an entire person condemned",
          "Repeat the criticism in their words, and notice how few of them there were.",
        ],
        [
          "row",
          "When you are crying and they move to comfort you",
          "Ask for five minutes by yourself, then resume the conversation exactly where they left off.",
        ],
        [
          "row",
          "When peace returns and a small cold spot remains",
          "Describe the spot on Saturday, as casually as you’d mention a draft.",
        ],
      ],
      ask: "What did you give up in your last quarrel simply so that they would smile?",
    },
  },
  ISTJ: {
    Fire: {
      stances: { candor: "truth", pace: "both" },
      lines: [
        [
          "lead",
          "You quarrel as if a judge were sitting in the next room, and there never is one.",
        ],
        [
          "row",
          "When you’re accelerating and beginning to number your points",
          "Stop at the first, and ask what they’ve understood so far.",
        ],
        [
          "row",
          "When they begin with “you always” and you have documentation to the contrary",
          "Leave it in your pocket until both of you have eaten.",
        ],
        [
          "row",
          "When you walk out to cool down",
          "Announce how long you’ll be gone, and be back to the minute.",
        ],
        [
          "row",
          "When you turn out to have been right",
          "Don’t mention it, and offer to repair the situation together.",
        ],
      ],
      ask: "Which argument did you win on the evidence and lose in every other way?",
    },
    Earth: {
      stances: { pace: "patience" },
      lines: [
        [
          "lead",
          "In a quarrel you go on with whatever you were already doing, only more thoroughly.",
        ],
        [
          "row",
          "When you notice that you’re scrubbing an immaculate pan",
          "Put it down, dry your hands, and sit where they can see your face.",
        ],
        [
          "row",
          "When they want everything settled tonight",
          "Agree on one small point immediately, and on an hour tomorrow for everything else.",
        ],
        [
          "row",
          "When it is about a habit of yours",
          "Try the opposite for ten days before you defend it.",
        ],
        [
          "row",
          "When you’re sorry and the words refuse to come out",
          "Say “I’m sorry” first, badly if necessary, and repair their lamp afterward.",
        ],
      ],
      ask: "What do your hands get busy with when you are hurt?",
    },
    Air: {
      stances: { candor: "both" },
      lines: [
        [
          "lead",
          "Your arguments originate in something you said, and end up being about the delivery.",
        ],
        [
          "row",
          "When you have the message that proves it",
          "Leave the phone where it is, and tell them what you understood the message to mean.",
        ],
        [
          "row",
          "When you turn cool and speak in complete paragraphs",
          "Cut to one short statement that starts with “I was hurt.”",
        ],
        [
          "row",
          "When they change the subject halfway",
          "Write the original one down for later, and follow them.",
        ],
        [
          "row",
          "When both versions are possible",
          "Say “I remember it differently,” and leave it there for the night.",
        ],
      ],
      ask: "What would you admit in a quarrel if no one could ever quote it?",
    },
    Water: {
      stances: { voice: "both" },
      lines: [
        ["lead", "Nothing shows, for days, and then it’s supposedly about the thermostat."],
        [
          "row",
          "When you’ve been hurt and have become extraordinarily helpful",
          "Tell them by bedtime, in a note if your throat won’t cooperate.",
        ],
        [
          "row",
          "When an older offense rises up behind the new one",
          "Deal with today’s, and give its ancestor an evening of its own.",
        ],
        [
          "row",
          "When they cry",
          "Stop explaining, move closer, and breathe along with them, twenty times.",
        ],
        [
          "row",
          "When they apologize and you aren’t done",
          "Answer “Thank you, I need until tomorrow,” and when tomorrow arrives, be done.",
        ],
      ],
      ask: "Which hurt are you currently expressing by being extremely helpful?",
    },
  },
  ISFJ: {
    Fire: {
      stances: { candor: "both" },
      lines: [
        ["lead", "You swallow six remarks and serve the seventh at boiling temperature."],
        [
          "row",
          "When you hear yourself say “I do everything around here”",
          "Name one thing, today’s, and ask for help with it by supper.",
        ],
        [
          "row",
          "When your face is hot and the plates are getting noisy",
          "Announce “I’m about to be unfair,” and walk as far as the mailbox.",
        ],
        [
          "row",
          "When they accuse you of being oversensitive",
          "Answer “Yes, about this,” and repeat the original request, slowly.",
        ],
        [
          "row",
          "When you’ve scolded them and already feel miserable",
          "Apologize for the volume only, leaving the argument standing.",
        ],
      ],
      ask: "What were the six remarks you swallowed before the one you shouted?",
    },
    Earth: {
      stances: { pace: "patience", novelty: "both" },
      lines: [
        ["lead", "You never shout; you become extremely correct."],
        [
          "row",
          "When you start on your chores and then theirs, silently, beautifully",
          "Stop after your own, and announce “I’m angry” while drying your hands.",
        ],
        [
          "row",
          "When they want to change an arrangement you live by",
          "Propose a two-week experiment, and write down the starting date.",
        ],
        [
          "row",
          "When “It’s fine” has come out through gritted teeth",
          "Add the rest within the hour: “It will be, once I’ve told you something.”",
        ],
        [
          "row",
          "When they’ve apologized and nothing has visibly improved",
          "Ask for one improvement that you could see for yourself, and set the date.",
        ],
      ],
      ask: "What does your correctness say for you when you are too angry to speak?",
    },
    Air: {
      stances: { candor: "peace" },
      lines: [
        ["lead", "By the time the other person hears of it, three of your friends already have."],
        [
          "row",
          "When you’re describing the disagreement to a third party again",
          "Have that friend rehearse you for ten minutes, then deliver the performance where it belongs.",
        ],
        [
          "row",
          "When you gave in only to end the discussion",
          "Return within a day: “I said yes too fast. I’d like to reopen it.”",
        ],
        [
          "row",
          "When they tell you one thing and their sister reports another",
          "Repeat the question when you’re alone together, and leave the sister out of your question.",
        ],
        [
          "row",
          "When you are quoting each other’s remarks from last spring",
          "Trade the transcript for one line that opens with “Today I need.”",
        ],
      ],
      ask: "Who knows more about your quarrel than the person you are quarreling with?",
    },
    Water: {
      stances: { head: "feeling", voice: "both" },
      lines: [
        ["lead", "Injured, you go soft and damp and distant, and everyone is supposed to follow."],
        [
          "row",
          "When you’ve answered “nothing” to “what’s wrong?”",
          "Correct it before bedtime, in writing if your throat refuses.",
        ],
        [
          "row",
          "When you’re in tears and they’re already offering solutions",
          "Say “No fixing yet, sit here,” and point to the spot.",
        ],
        [
          "row",
          "When this injury has invited along all its older relatives",
          "Send the relatives home; describe only what has happened since breakfast.",
        ],
        [
          "row",
          "When they’re hurt too and you hurry to comfort them",
          "Take turns, ten minutes of theirs followed by ten of yours, by the clock.",
        ],
      ],
      ask: "Which older hurt came along to your last quarrel without an invitation?",
    },
  },
  ESTJ: {
    Fire: {
      stances: { candor: "truth", pace: "haste" },
      lines: [
        [
          "lead",
          "You blow up, clear the air and feel magnificently refreshed, while everyone else in the vicinity needs about a week to find their hats.",
        ],
        [
          "row",
          "When you’re increasingly audible and they’ve gone silent",
          "Sit down on the carpet; nobody has ever bellowed successfully from there.",
        ],
        [
          "row",
          "When you catch yourself issuing an order in mid-quarrel",
          "Turn it into a wish beginning with “I’d like,” and continue from there.",
        ],
        [
          "row",
          "When they cry and you’re impatient to repair it",
          "Bring a glass of something, and remain silent until the glass is empty.",
        ],
        [
          "row",
          "When you want the matter settled tonight",
          "Ask whether they need an immediate settlement too, and otherwise give them until noon.",
        ],
      ],
      ask: "Who was still looking for their hat long after your last outburst?",
    },
    Earth: {
      stances: { candor: "truth", novelty: "familiar" },
      lines: [
        [
          "lead",
          "Your anger is a siege, with regular meals, immaculate manners and no shouting whatsoever, in which absolutely nothing gets through.",
        ],
        [
          "row",
          "When you turn stiff and correct about a chore",
          "Explain what the chore represents, in one sentence, before it’s done.",
        ],
        [
          "row",
          "When you hear yourself argue that it has always been this way",
          "Tell them who did it that way, and what you liked about that person.",
        ],
        [
          "row",
          "When they’d like to change an arrangement of yours",
          "Agree to a three-week experiment, and save every complaint for the end.",
        ],
        [
          "row",
          "When you’re mistaken and know it",
          "Repair the particular damage, and apologize for it by name.",
        ],
      ],
      ask: "Which custom were you defending last time, and whose was it first?",
    },
    Air: {
      stances: { candor: "truth", voice: "speak", head: "logic" },
      lines: [
        [
          "lead",
          "You fight fair, with evidence, to win, and people leave your quarrels thoroughly convinced, unanimously unhappy, and already rehearsing what they’ll tell their friends.",
        ],
        [
          "row",
          "When you have just made an excellent point",
          "Let them make the next one, and help them put it into words.",
        ],
        [
          "row",
          "When you’re quoting a third person as a witness",
          "Dismiss the witness, and argue from what the two of you personally saw.",
        ],
        [
          "row",
          "When it’s become a debate about principles",
          "Go back to one particular incident, with the place and the words used.",
        ],
        [
          "row",
          "When you’ve won, and they are studying their shoes",
          "Reopen the case, and ask what the verdict overlooked.",
        ],
      ],
      ask: "Which disagreement did you win so completely that they’ve never mentioned the subject again?",
    },
    Water: {
      stances: { head: "both", candor: "truth" },
      lines: [
        [
          "lead",
          "What people take for sternness in you is very often hurt with its collar buttoned, standing in the corridor until someone makes inquiries.",
        ],
        [
          "row",
          "When you’ve been slighted and start enforcing unnecessary regulations",
          "Stop at the second one, and admit who slighted you, and how.",
        ],
        [
          "row",
          "When you stop helping so that they’ll see what they’re missing",
          "Announce your strike or end it, because the silent kind gets misinterpreted.",
        ],
        [
          "row",
          "When your chest tightens and a lecture is on its way",
          "Announce, “That hurt,” and let the two words be the lecture.",
        ],
        [
          "row",
          "When they are sorry and you’re still sore",
          "Accept the apology, tell them you’ll be sore till the weekend, and charge no interest.",
        ],
      ],
      ask: "Which unnecessary regulation did you enforce last month because someone had hurt you?",
    },
  },
  ESFJ: {
    Fire: {
      stances: { candor: "both" },
      lines: [
        ["lead", "You flare up, you apologize, you bring ice cream; lengthen the middle part."],
        [
          "row",
          "When your volume increases in front of an audience",
          "Stop immediately, propose “at home,” and keep that appointment the same night.",
        ],
        [
          "row",
          "When they question what you did for everyone",
          "Ask which particular thing they minded, and leave the rest of it unmentioned.",
        ],
        [
          "row",
          "When you want a reconciliation within the hour and they don’t",
          "Allow them until breakfast, which you’ll be spending somewhere other than outside their door.",
        ],
        [
          "row",
          "When you have won and they’ve gone limp",
          "Reconsider one argument of theirs, and defend it as eloquently as you defended yours.",
        ],
      ],
      ask: "How soon after a flare do you demand that everyone be happy again?",
    },
    Earth: {
      stances: { candor: "both" },
      lines: [
        [
          "lead",
          "In a quarrel you get busy; these are for hands that could be occupied more usefully.",
        ],
        [
          "row",
          "When you start cleaning around the person you’re angry with",
          "Abandon the sponge, sit down opposite, and begin with “I’m irritated about …”",
        ],
        [
          "row",
          "When the phrase “that’s just how it’s done” comes up",
          "Explain who originally taught it to you, and ask how their family did it.",
        ],
        [
          "row",
          "When they forget what you arranged weeks ahead",
          "Mention the hours it took and what you’d appreciate another time, then stop.",
        ],
        [
          "row",
          "When a week has gone by and both of you are being correct",
          "Touch their arm first, then talk for ten minutes, leaving out all previous offenses.",
        ],
      ],
      ask: "What do you clean most energetically when there’s something you’d rather not say?",
    },
    Air: {
      stances: { candor: "both", voice: "both" },
      lines: [
        ["lead", "You fight by committee; these reduce the membership to two people."],
        [
          "row",
          "When you’ve told three friends about it and not the person responsible",
          "Tell that person by tonight, in fewer sentences than the friends got.",
        ],
        [
          "row",
          "When you hear yourself say “everyone thinks so”",
          "Cross out everyone, and repeat the opinion with only yourself in it.",
        ],
        [
          "row",
          "When impartiality has left you on both sides",
          "Say what you’d prefer if they were certain to agree.",
        ],
        [
          "row",
          "When your jokes develop little hooks",
          "Point out the next hook yourself, and explain what it was about.",
        ],
      ],
      ask: "Whom do you recruit first when you are angry, and what do you ask of them?",
    },
    Water: {
      stances: { candor: "both", head: "feeling" },
      lines: [
        ["lead", "You’d apologize for the weather; find out first whose weather it is."],
        [
          "row",
          "When you are apologizing just to be hugged",
          "Ask for the hug by itself, and postpone the guilt until tomorrow.",
        ],
        [
          "row",
          "When their tone hurts more than their words",
          "Repeat the words to yourself without any expression and answer only those.",
        ],
        [
          "row",
          "When you go silent so that they’ll come looking",
          "Leave a note: upset, upstairs, please come after the news.",
        ],
        [
          "row",
          "When an old injury climbs in with the new one",
          "Deal with the new one tonight; give its predecessor an evening of its own.",
        ],
      ],
      ask: "What have you apologized for this month that you hadn’t done?",
    },
  },
  ISTP: {
    Fire: {
      stances: { candor: "truth", voice: "both" },
      lines: [
        [
          "lead",
          "You’re the calmest person in any quarrel until the second in which you are the loudest.",
        ],
        [
          "row",
          "When you feel it rise and have become suspiciously polite",
          "Announce “I’m getting angry” while your voice is still operating normally.",
        ],
        [
          "row",
          "When you’ve thrown out the one line that was meant to end everything",
          "Stay in the building, and take back the half you know is untrue.",
        ],
        [
          "row",
          "When they come after you out to the street",
          "Surrender your keys, and name a definite hour when you’ll be back to collect them.",
        ],
        [
          "row",
          "When it blew over hours ago and the atmosphere is still stale",
          "Suggest a task that takes four hands, and apologize during the lifting.",
        ],
      ],
      ask: "What was the last sentence you used as a grenade, and which half was false?",
    },
    Earth: {
      stances: { voice: "withhold", pace: "patience" },
      lines: [
        [
          "lead",
          "Nobody has ever won a staring contest against you, and that is precisely the trouble.",
        ],
        [
          "row",
          "When you’ve stopped answering and started tidying",
          "Put down the thing you’re wiping and tell them roughly how long you need.",
        ],
        [
          "row",
          "When they bring up last year",
          "Answer last year first, because your “that’s done with” applies exclusively to you.",
        ],
        [
          "row",
          "When you’re right on every point and they are in tears",
          "Find one point you both agree on, then move closer without making another.",
        ],
        [
          "row",
          "When a week has gone by and you’re both being civil",
          "Mention the matter once, unmistakably, before either of you leaves for work.",
        ],
      ],
      ask: "How long has your longest silence lasted, and what finally ended it?",
    },
    Air: {
      stances: { candor: "truth", head: "logic" },
      lines: [
        [
          "lead",
          "In a fight you float up to the ceiling and watch, making excellent observations.",
        ],
        [
          "row",
          "When you notice that you find the disagreement interesting",
          "Tell yourself that they don’t, and ask what hurt.",
        ],
        [
          "row",
          "When they say that you always do this",
          "Swallow the counterexample, however good, and ask for the most recent occasion.",
        ],
        [
          "row",
          "When you’re about to correct a word they used",
          "Let the wrong word stand until the crying or the shouting is over.",
        ],
        [
          "row",
          "When it has moved to text messages",
          "Stop typing, call, and let yourself sound as uncertain as you are.",
        ],
      ],
      ask: "Which clever line of yours is someone still repeating to themselves?",
    },
    Water: {
      stances: { voice: "withhold", head: "both" },
      lines: [
        [
          "lead",
          "You absorb a harsh tone into the bloodstream, and it circulates for most of a week before it comes out again.",
        ],
        [
          "row",
          "When your chest tightens and you can’t produce a single word",
          "Write three on paper and slide them across the table: “Hurt. Not leaving.”",
        ],
        [
          "row",
          "When you’re rehearsing what you should have said, on the second night",
          "Pick the shortest line of it and deliver that at breakfast.",
        ],
        [
          "row",
          "When you catch yourself being cold so that they’ll ask what’s wrong",
          "Ask them to ask, which is humiliating and takes four seconds.",
        ],
        [
          "row",
          "When they’ve apologized and you still feel it",
          "Explain that you accept the apology and that your body will arrive a day late.",
        ],
      ],
      ask: "Which coldness of yours was really a wish to be asked what was wrong?",
    },
  },
  ISFP: {
    Fire: {
      stances: { candor: "both" },
      lines: [
        [
          "lead",
          "You let things pass with a shrug until a trifle lands, and suddenly you’re out on the street without a jacket.",
        ],
        [
          "row",
          "When you feel your legs deciding to leave",
          "Announce “Back in twenty minutes,” and return in nineteen.",
        ],
        [
          "row",
          "When they raise their voice first",
          "Lower your eyes to their hands and address those, as briefly as possible.",
        ],
        [
          "row",
          "When you’ve said the unforgivable, magnificent thing",
          "Take back that one remark before dark, while the rest of your case can stand.",
        ],
        [
          "row",
          "When they demand reasons you can’t find",
          "Tell them what you want to happen tonight, and leave the explanation for breakfast.",
        ],
      ],
      ask: "Which trifle last sent you into the street, and what had you shrugged off before it?",
    },
    Earth: {
      stances: { candor: "peace", voice: "withhold" },
      lines: [
        [
          "lead",
          "In a disagreement you don’t shout; you turn into furniture, and immovable furniture at that.",
        ],
        [
          "row",
          "When you notice you haven’t responded for an entire minute",
          "Say “I’m still here, I’m slow,” and ask for patience.",
        ],
        [
          "row",
          "When your hands start scrubbing an already immaculate pan",
          "Abandon the pan, dry your hands, and sit where the other person can see you.",
        ],
        [
          "row",
          "When they call you stubborn",
          "Name one detail that is negotiable, and another that definitely isn’t.",
        ],
        [
          "row",
          "When it’s over and you still don’t want to be touched",
          "Say until when, since “after my bath” is an excellent treaty.",
        ],
      ],
      ask: "What do your hands get busy with when you’ve decided not to be moved?",
    },
    Air: {
      stances: { candor: "peace" },
      lines: [
        [
          "lead",
          "You slip out of a quarrel by the nearest pleasantry, which makes you delightful company to people who’d still like an answer.",
        ],
        [
          "row",
          "When a joke comes to your lips in the middle of a disagreement",
          "Swallow that one, and ask them to repeat their previous point instead.",
        ],
        [
          "row",
          "When both positions look reasonable to you, theirs and yours",
          "Argue exclusively for your own for one minute before considering theirs.",
        ],
        [
          "row",
          "When you’ve agreed simply to end it",
          "Send two lines by evening: “I gave in too soon. I’d actually like …”",
        ],
        [
          "row",
          "When they follow you to the next room for more",
          "Suggest a walk, since side by side you can tolerate it longer.",
        ],
      ],
      ask: "What did you last agree to only because the conversation was getting ugly?",
    },
    Water: {
      stances: { candor: "peace", head: "feeling" },
      lines: [
        [
          "lead",
          "Harsh words go in like splinters, and you smile, and weeks afterward the finger is mysteriously swollen.",
        ],
        [
          "row",
          "When your eyes fill before you understand why",
          "Tell them, “These are only tears, go on,” and let them continue.",
        ],
        [
          "row",
          "When you’re going over an old injury at night",
          "Draw it for five minutes, in any scrawl, and then decide whether it deserves a hearing.",
        ],
        [
          "row",
          "When they apologize and you answer “it’s nothing”",
          "Take that back, in favor of “Thank you. It stung.”",
        ],
        [
          "row",
          "When you’ve started to answer in one syllable",
          "Quote them the exact remark that did it, without any commentary.",
        ],
      ],
      ask: "Which splinter from a smiling conversation are you still walking around with?",
    },
  },
  ESTP: {
    Fire: {
      stances: { candor: "truth", pace: "haste" },
      lines: [
        [
          "lead",
          "You go off fast and forget fast, and it’s the forgetting that they find unforgivable.",
        ],
        [
          "row",
          "When your jaw sets and a finger comes up to point",
          "Leave the finger in the air, lower your volume, and complete the remark like that.",
        ],
        [
          "row",
          "When they cry and you feel accused",
          "Stay exactly where you are and ask what the most painful part was.",
        ],
        [
          "row",
          "When you’ve obviously won and they’ve left the table",
          "Go after them, surrender one point you captured unfairly, and say which.",
        ],
        [
          "row",
          "When you’re cheerful again in ten minutes and they aren’t",
          "Say “I’m over it, you’re not, take your time,” and do the dishes meanwhile.",
        ],
      ],
      ask: "Which fight was over for you years before it was over for them?",
    },
    Earth: {
      stances: {},
      lines: [
        [
          "lead",
          "It takes a great deal to make you really angry, and once the anger has hardened, a crane couldn’t shift you.",
        ],
        [
          "row",
          "When you hear yourself slam something down",
          "Pick it up, replace it gently, and then explain what the noise was about.",
        ],
        [
          "row",
          "When they mention an injury from several summers ago",
          "Ask what it still costs them now, and repair that this week.",
        ],
        [
          "row",
          "When you’ve dug in and can’t remember the reason",
          "Go out for a walk together and start over at the second streetlamp.",
        ],
        [
          "row",
          "When talking has quit helping",
          "Offer a meal or a chore with two handles, and discuss it afterward.",
        ],
      ],
      ask: "What are you still refusing to budge on although you’ve forgotten how it started?",
    },
    Air: {
      stances: { voice: "speak" },
      lines: [
        [
          "lead",
          "You argue like an attorney on commission: either side will do, and you’d win with both.",
        ],
        [
          "row",
          "When you’ve spotted the hole in their logic",
          "Ignore it, and repeat what they want in eight words or fewer.",
        ],
        [
          "row",
          "When a devastating line arrives on your tongue",
          "Write it down, put it away, and see how it reads tomorrow.",
        ],
        [
          "row",
          "When they say “You always do this”",
          "Ask for the last two times, and hear both out without cross-examining.",
        ],
        [
          "row",
          "When the fight has become funny, but only to you",
          "Remove the grin, sit lower than they do, and ask what you missed.",
        ],
      ],
      ask: "Which disagreement did you win so elegantly that they stopped bringing things up?",
    },
    Water: {
      stances: { head: "both", candor: "truth" },
      lines: [
        [
          "lead",
          "Hurt goes in and comes out as attack, so rapidly that you yourself mistake it for anger.",
        ],
        [
          "row",
          "When an insult makes you want to wreck the evening",
          "Say “Ouch” out loud, nothing cleverer, and see who turns around.",
        ],
        [
          "row",
          "When you’ve said the unforgivable thing, accurately aimed",
          "Apologize within the hour, completely, without explaining what provoked you.",
        ],
        [
          "row",
          "When they withdraw and the silence makes you frantic",
          "Leave a note where they’ll see it, with the hour you’ll be home.",
        ],
        [
          "row",
          "When you intend to stay away as a punishment",
          "Stay away twenty minutes, return, and admit what it was for.",
        ],
      ],
      ask: "What was hurting underneath the last thing you said in anger?",
    },
  },
  ESFP: {
    Fire: {
      stances: { pace: "haste", candor: "both" },
      lines: [
        [
          "lead",
          "You flare in a second and want to be friends by dessert, which leaves the middle unattended.",
        ],
        [
          "row",
          "When you’ve said the awful, quotable thing",
          "Take back that particular remark, immediately, without taking back the entire complaint.",
        ],
        [
          "row",
          "When they want to talk and you’ve already forgiven everyone",
          "Sit through ten whole minutes of it; your recovery isn’t theirs.",
        ],
        [
          "row",
          "When you are about to storm off in splendid indignation",
          "Mention when you’ll be back, and then storm.",
        ],
        [
          "row",
          "When an enormous bouquet appears to be the quickest way out",
          "Admit what you did first, empty-handed.",
        ],
      ],
      ask: "What did you make up for with a present and never talk about?",
    },
    Earth: {
      stances: { candor: "peace", pace: "both" },
      lines: [
        ["lead", "Your temper is slow to rise and then sits down in the hall like a mule."],
        [
          "row",
          "When you’re wiping a counter that’s been immaculate for a while",
          "Put down the cloth and explain the actual trouble.",
        ],
        [
          "row",
          "When they raise their voice",
          "Suggest a walk, since you disagree a great deal better side by side than across a room.",
        ],
        [
          "row",
          "When you’ve stopped touching each other in passing",
          "Count the days carefully, and mention it, out loud, on the second.",
        ],
        [
          "row",
          "When everything’s officially settled and you still feel like lead",
          "Explain that your body needs until morning, and that it’s coming around.",
        ],
      ],
      ask: "Which piece of housework do people near you know to be anger?",
    },
    Air: {
      stances: { candor: "peace", voice: "speak" },
      lines: [
        [
          "lead",
          "You can turn a quarrel into a comedy in under a minute, so these are the brakes.",
        ],
        [
          "row",
          "When the perfect wisecrack presents itself",
          "Swallow it, and repeat in your own words what they just told you.",
        ],
        [
          "row",
          "When you’re already describing the fight to a third person in your imagination",
          "Go back to the second person, who is standing right there.",
        ],
        [
          "row",
          "When you agree with them only to get the fun back",
          "Say, “I’m agreeing too fast, give me an hour.”",
        ],
        [
          "row",
          "When both of you are being reasonable and nobody’s any happier",
          "Ask each other which part hurt.",
        ],
      ],
      ask: "What did you agree to in a quarrel only because the silence was unbearable?",
    },
    Water: {
      stances: { candor: "peace", head: "feeling" },
      lines: [
        [
          "lead",
          "A raised eyebrow can ruin your week, so it’s sensible to have the steps written down.",
        ],
        [
          "row",
          "When you apologize before you know what for",
          "Stop, and invite them to complete the accusation.",
        ],
        [
          "row",
          "When you are crying and the conversation has turned into looking after you",
          "Say, “I can cry and listen. Go on.”",
        ],
        [
          "row",
          "When you become sweet, agreeable and far away",
          "Admit that you’re still hurt, even if it spoils the evening.",
        ],
        [
          "row",
          "When an older injury wants to join in",
          "Tell it to wait outside; tonight’s discussion is about the dishes.",
        ],
      ],
      ask: "What was the last quarrel really about, before your tears turned it into something else?",
    },
  },
};
