import type { SignUnits } from "../../section-unit.ts";

export const intj: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "You run people over and call it being on time. By the third sentence you’ve understood, there are nine to come, and something in you begins to drum its fingers. So you finish the sentence, take the mouse, correct the route, and the other person learns that the fastest way to deal with you is to say less. A quick mind among slow explanations gets used to finishing alone. Speed protects you from boredom, and from a fear below it, that if you ever stopped, no one would have a reason to keep up with you.",
      ],
      [
        "paragraph",
        "The second shadow is the need to win. Almost anything can turn into a match, a recipe, a parking space, who is more tired, and you’d rather be victorious in the kitchen than comfortable in it. Under severe stress you go looking for a war and find incompetence everywhere, starting with the people who love you. They describe their day to you in bulletin form. They’ve also stopped asking the second question, which was the important one.",
      ],
      [
        "paragraph",
        "Once a day, ask someone, “What did I just run over?” Then say nothing at all until they’ve finished, including the pauses. It’s a question that an opponent would never ask, so it ends the match, and the last third of the reply is usually where the feeling was.",
      ],
    ],
    ask: "Who has started telling you the short version of everything?",
  },
  Taurus: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You win arguments by outliving them. There’s no quarrel; you state your position once, in a low voice, and then you wait, for a week, a season, a decade if necessary, until the other person gets tired and calls it peace. Somewhere you learned that moods pass and walls remain, and you decided to be the wall. It protects you from ever having to say that you were moved. A siege, though, is hardest on the ones who live in the castle.",
      ],
      [
        "paragraph",
        "Its cousin is possession. What’s yours is yours, the chair, the method, the Sunday, the person, and you keep them all in perfect condition, sometimes by not asking whether they’d care to be somewhere else. Tenderness gets stored along with the rest: you’d love a hand on your back and would sooner rearrange the pantry than request it. When life frightens you, you count, money, cans, grievances, and eat standing up. Those close to you feel safe, well fed, and a bit like inventory.",
      ],
      [
        "paragraph",
        "Surrender something in public. Go back to an old dispute, change the thing they wanted changed, and tell them, “You were right in March. I’ve moved it.” They’ll look at you as though the hill had crossed the street, and you’ll find that a wall which has moved once gets leaned on more gladly.",
      ],
    ],
    ask: "What have you been outwaiting that you could simply give them?",
  },
  Gemini: {
    stances: { voice: "both" },
    lines: [
      [
        "paragraph",
        "You’d rather be clever than close. Someone says how much you mean to them, or a silence gets a little too full, and a remark appears that lets everyone breathe again. It’s usually a very good one. Feelings don’t come with the precision you like, and at some point you discovered that anything can be survived at the distance of a joke. Someone who has gathered courage for a week laughs, of course, and doesn’t try again until spring.",
      ],
      [
        "paragraph",
        "There’s a darker use for the same gift. In a bad hour you’ll take apart someone you adore with three calm observations and then point out that you never raised your voice. You’re two-faced, too, in a scholarly way: one opinion for the person, another for the friend you discuss them with. Under stress you talk faster, sleep less and turn the whole affair into a theory. Those who love you go home with a scratch, unsure whether they’re allowed to call it one.",
      ],
      [
        "paragraph",
        "When a moment turns warm, say the plain sentence first, “That means a lot to me,” and count to ten before you permit yourself the joke. Those ten seconds are the longest in the language. They’re also where the other person has been waiting for you.",
      ],
    ],
    ask: "What would you say to someone you love if you had to leave out the funny part?",
  },
  Cancer: {
    stances: { head: "both" },
    lines: [
      [
        "paragraph",
        "You have a mood, and then you build a case. The morning is gray for no cause that would satisfy an inquiry, and a mood without a reason offends your intelligence, so you find a suspect: a tone of voice, a plate left out, something said in March. By nightfall there’s evidence, a timeline and an accused. Somewhere you learned that feelings have to be justified to be heard. It saves you from saying “I’m sad and I don’t know why,” a sentence that seems to have no clothes on.",
      ],
      [
        "paragraph",
        "And you take people into custody for their own good, by deciding for them: the news you held back, the trip you talked them out of, the friend you turned out to be right about. They’re grateful, and they feel about eleven. When you’re badly frightened, worry becomes government, and everyone lives under regulations for a disaster that only you can see. A partner ends up choosing between being loved and being asked.",
      ],
      [
        "paragraph",
        "Keep this line by the bed and say it on gray days: “I’m low, and it isn’t you.” Six words, no exhibits. The hearing is postponed until you’ve slept twice. By then most charges will be dropped, because what you really wanted was someone to sit by you, which a defendant can’t do.",
      ],
    ],
    ask: "Which grievance of yours dissolves on days when you’ve slept?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You can forgive almost anything except being ordinary. So you avoid whatever you can’t do magnificently, the dancing, the charades, the bad Italian, the second-best attempt, and stand at the edge with the coats and a critical face. If respect was the warmest thing on offer, ridicule must have looked like the cold outside. Dignity covers a fear that no one would keep you for your charm alone. The people who love you pay for it. They’ve stopped asking you to play.",
      ],
      [
        "paragraph",
        "With it goes a royal condescension. You explain the film to those who liked it, and help people in a way that leaves no doubt about the altitude. Envy you’d deny under oath, though no rival is praised in your hearing without a footnote. When life humiliates you, in love, in work, in health, you issue decrees, break off relations and retire into a silence meant to be noticed. Those nearest you wait outside with a tray. They’d so much rather have seen you cry.",
      ],
      [
        "paragraph",
        "Twice a month, do something you’re terrible at in front of people you want to impress, and announce it: “I’m going to be awful at this. Watch.” Laughter that you’ve invited can’t put you out in the cold, and a proud person being ridiculous on purpose is about the most lovable sight there is.",
      ],
    ],
    ask: "What would you love to do badly in front of people who love you?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Nothing is ever good enough, and everyone can hear you thinking it. A meal is served and your eyes go to the edge of the plate; a child, a colleague or a lover shows you what they’ve made, and there’s a pause, in which they age. You only mention the one thing. Somewhere you learned that anything that can be criticized will be, so you got there first. The invoice goes to people who have brought you flowers for years and watched you count the petals.",
      ],
      [
        "paragraph",
        "Nor can you let go of anything. You don’t trust a task that you haven’t checked, so you take over, get tired, and carry the whole thing with a set jaw and a running tally. Under real stress you turn all this on yourself: a mistake from nine years ago is shown at three in the morning in full color, the body is audited, the list gets a sublist. Those close to you would like to help, but they’ve seen what happens to the dishwasher.",
      ],
      [
        "paragraph",
        "Praise someone once a day with a period at the end. “That was good.” No “but,” no “next time,” no helpful article to follow. It’ll feel unfinished. Yet the “but” is the only word they’ve been hearing, and once it’s gone, they can hear how much you meant the rest.",
      ],
    ],
    ask: "Who has stopped showing you things while they’re still unfinished?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You’re at your most polite when you’re at your cruelest. The voice doesn’t rise; it becomes courteous, the sentences grow slightly longer, and “As you prefer” falls like a blade in a very clean kitchen. There’s no accusation to answer, so the other person apologizes at random, and you assure them that it’s nothing. The one who shouts has lost, or so you concluded long ago. Composure protects you from the ugliness of wanting, needing and being wronged, all of which happen to you as often as to anyone. A partner would give a good deal for one thrown plate.",
      ],
      [
        "paragraph",
        "Behind it is vanity of a refined sort. Those who chew loudly, love clumsily or own the wrong lamp are forgiven in words and crossed off in practice, and some of them think of you as a friend to this day. When the pressure is too great you can’t decide, and so you hedge, charm both applicants, and let time do the rejecting. Those left in the waiting room can’t fault your manners. They begin to wonder, late at night, whether anyone is in there.",
      ],
      [
        "paragraph",
        "Within an hour of being offended, say two words: “I’m angry.” Don’t improve them. Said early and badly, the anger is over by dinner, whereas the elegant version takes you four days to compose and the other person a year to get out of the wound.",
      ],
    ],
    ask: "With whom are you being perfectly polite right now, and what did they do?",
  },
  Scorpio: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You know where everyone is soft, and they know that you know. It’s rarely used. It’s simply kept, like a weapon over the fireplace: what they confessed, whom they fear, which sentence would end them. Meanwhile no one has much on you. A person who’s known is a person who can be hurt, so you arranged to do the knowing. It’s a strange sort of safety, because those who love you are intimate with someone they’ve never quite met.",
      ],
      [
        "paragraph",
        "The power has a twin, and that’s revenge. You don’t make scenes; you withdraw a protection, let a mistake take its course, decline to warn. It feels like justice. Worst of all is the prisoner you keep for life, namely yourself, for an old failing on which you bring the charges nightly and allow no defense. When things go truly wrong, you suspect everyone. The people at home learn to be transparent and innocent, which is tiring over the years.",
      ],
      [
        "paragraph",
        "Hand someone the weapon. Choose one person, tell them the thing that could be used against you, in three sentences, and add, “No one else has this.” You’ve always believed that trust comes after proof. It’s the other way around, since there’s nothing to prove until you’ve put something in their hands.",
      ],
    ],
    ask: "What could someone do to you if they knew you as well as you know them?",
  },
  Sagittarius: {
    stances: { candor: "truth" },
    lines: [
      [
        "paragraph",
        "You’re candid the way hail is candid. Someone mentions a belief, a remedy or a hopeful plan, and before the coffee is poured you’ve shown, in excellent spirits, why it can’t be so. You call it respect. You’ve found that comforting ideas are what people get locked up in, so you smash windows to let in air, and never stay for the winter. Certainty shields you from the fear of needing something to believe in and being laughed at for it. A friend who came with a candle goes home in the dark.",
      ],
      [
        "paragraph",
        "What goes along with it is a missionary’s pride. You’ve seen through the town, the religion, the marriage and the diet, and you forgive the rest of us for still living there. Under stress the sermons get longer, the jokes crueler, and you take up a grand new theory or a one-way ticket, whichever can be had sooner. People learn to bring you only what’s bulletproof. The tender things they take to someone less intelligent.",
      ],
      [
        "paragraph",
        "Before you correct anyone, ask, “Would you like my opinion, or my company?” They’ll nearly always say company, and you’ll nearly choke. But a person who has been asked comes back for the opinion on another day, with the gate open from inside.",
      ],
    ],
    ask: "What does someone you love believe in that you’ve never asked them about kindly?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’re always about to have time. After the quarter, after the move, after the exam, after the roof: the people who love you have been in the waiting room for years, and they’ve finished all the magazines. Somewhere you learned that love has to be earned beforehand, by being useful, and you’re still earning it, from people who gave it to you long ago. It’s a fine alibi, since everything you do is for them. Ask them. They’d take less roof.",
      ],
      [
        "paragraph",
        "Contempt for weakness comes with it. Anyone who complains, quits, naps or falls apart sinks a notch in a ranking you’d deny keeping, and you’re ranked there as well, by your worst day. So pain is noted and put behind whatever has to be done, and others learn of the illness afterward. Near such stoicism they’re ashamed of their own headaches. When strain becomes extreme, you turn to stone: orders, lists, the light on until two.",
      ],
      [
        "paragraph",
        "Cancel something important for no reason whatsoever. Go to the person who’s been waiting longest and say, “Nothing’s wrong. I wanted to see you.” If there’s an occasion it doesn’t count. Remarkably little will collapse, and the afternoon will be remembered, because it’s the rare thing you gave them that wasn’t useful.",
      ],
    ],
    ask: "Who has been waiting longest for you to be finished?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "You’d rather be right than be reached. A friend brings you an experience and is met by a position, calm, complete and ten years old. If you’ve long been the odd one, being right was what made the oddness respectable; without it you’d merely be strange. So you defend it as others defend a child. People who’ve lost to you four times don’t tell you they’re hurting. They tell you they’re fine.",
      ],
      [
        "paragraph",
        "Then there’s the cold eye. For a principle you’d fight all night, and then you regard a sobbing human being at your own table as a process that should run its course. Love becomes a set of terms, agreed to by all sides, and anyone who asks for more is told, reasonably, that it wasn’t in the terms. Under great strain you cut: one conversation, one verdict, and a decade is over without a raised voice.",
      ],
      [
        "paragraph",
        "Within the week, say this aloud to someone who argued with you: “I was wrong, and you’re the one who showed me.” It has to be true, so go and find it. Being corrected by a person and surviving is the nearest thing to a hug that your mind will agree to, and from there it isn’t far.",
      ],
    ],
    ask: "When did someone last change your mind, and did you let them see it?",
  },
  Pisces: {
    stances: { company: "solitude" },
    lines: [
      [
        "paragraph",
        "You vanish, and let people wonder what they did. One moment you were at the table; then there’s a coat missing, or the phone lies dead for four days, and somewhere a friend is going through every sentence they said. Company fills you up, every voice, every unspoken worry, and rather than make a scene of your nerves, you make an absence. Somewhere you learned that a request for solitude only starts a discussion. It keeps you intact. It also makes you a person who can always be lost.",
      ],
      [
        "paragraph",
        "Meanwhile you’re faithful to someone who isn’t there. There’s an ideal, of a partner, a friend, a life, against which real ones are compared in silence, and they lose by small amounts, with regret. There’s no complaint. You simply become vague and a little saintly. When it’s very bad, you slide: into night, into screens, into a conviction that no one could understand, which spares you the trouble of explaining. The person beside you feels not so much unloved as overlooked by a telescope.",
      ],
      [
        "paragraph",
        "Announce it before you go, with an hour attached: “I’m full, and it isn’t you. I’ll be back at six.” Then be back at five to six. A departure with a return in it is only rest, whereas the same departure without one is what they’ll talk about for years.",
      ],
    ],
    ask: "Who believes they did something wrong, when you had simply had enough?",
  },
};
