import type { SignUnits } from "../../section-unit.ts";

export const infp: SignUnits = {
  Aries: {
    stances: { head: "feeling", voice: "both" },
    lines: [
      [
        "paragraph",
        "You need a villain. Anger on your own account seems selfish to you, so you wait until someone else is wronged and then use their case to be furious in, sometimes without having asked them. It began as decency, and as a way for a soft person to be fierce without apology. The fear beneath it is that your own hurts aren’t important enough to make a noise about. So the waiter gets defended, the stranger gets avenged, and the person who really wounded you, at breakfast, gets a shrug. They also get a month of your opinions about people like them.",
      ],
      [
        "paragraph",
        "The second shadow is acting tough. When something stings, you make a face, do something energetic, and insist that it’s nothing. In April they find out about Christmas. Under real stress the whole account comes due at once: you burn the bridge, send the message, announce that it’s over, and sit down in the ashes surprised by the temperature. Those close to you live beside a smoke detector with no button.",
      ],
      [
        "paragraph",
        "Say four words to the person who actually did it: “I’m angry for me.” No cause, no other victim, no joke. It will sound petty in your ears and like excellent news in theirs, because at last there’s something they can fix.",
      ],
    ],
    ask: "Whose battle are you fighting at present in place of one that’s yours?",
  },
  Taurus: {
    stances: { thrift: "both" },
    lines: [
      [
        "paragraph",
        "You go without, and somehow everyone knows it. The last piece, the better chair, the holiday: you wave them away with a smile that stays on a little too long. It started as goodness, for you’d noticed that grasping people do harm and that modest ones are loved. But the appetite didn’t disappear. Wanting things feels dangerous because you want so much, and if you asked and were refused, there’d be no pretending you hadn’t cared. So you sacrifice instead, and the ones who pay are those who would have liked to give you something and were told not to bother.",
      ],
      [
        "paragraph",
        "Envy follows, since people who simply take the last piece seem shameless to you, and fascinating. You also dig in. When life presses, you stop answering, stop moving, eat or buy something in secret, and call it peace, while everyone close to you pushes against a smile. They’d prefer a fight. A martyr in the house makes every meal taste of debt.",
      ],
      [
        "paragraph",
        "At the next table you sit down to, take the biggest piece, openly, and say, “I wanted that one.” Eat it without apology. It’s a ridiculous exercise, and it strikes at the root, because no one can be resentful and well fed in the same chair.",
      ],
    ],
    ask: "What do you want so much that you only allow it to yourself by accident?",
  },
  Gemini: {
    stances: { voice: "both", focus: "many" },
    lines: [
      [
        "paragraph",
        "No one has met all of you. Each friend has a different one: the clown, the listener, the rebel, the one who agrees about everything, and you take good care that they aren’t all invited on the same evening. It was sensible at first, because you could feel what each person liked and it cost so little to supply. Now it costs a lot. The worst news is delivered as comedy, “I’m clearly falling apart, would anyone like some cake?” and they laugh, as instructed. What you fear is that if the costumes came off, they’d find no one in particular.",
      ],
      [
        "paragraph",
        "You also lie, lightly, agreeing with her about him and with him about her, and meaning it both times. Under pressure the voices multiply: you’re brilliant until two, promise four things, feel nothing, and read your own life like a script by someone else. A partner reaches for you, gets a better joke, and gives up laughing. They live with an excellent show and would trade it for one dull confession.",
      ],
      [
        "paragraph",
        "Tell one friend something sad in plain words and then stay silent for five whole seconds. That gap, which you’ve been filling for years, is the place where the other person comes in.",
      ],
    ],
    ask: "Which of your funniest lines lately was simply true?",
  },
  Cancer: {
    stances: { voice: "withhold", head: "feeling" },
    lines: [
      [
        "paragraph",
        "You want to be read like a book, and you punish people for being slow readers. A wish that has to be spoken feels spoiled, so you sigh, mention how tired you are, send the link to a concert, and wait with a beating heart while they pass the salt. Asking was risky once, or at least embarrassing, and you settled on hoping. It guards you from the plain no you dread most, the one that would prove you’re too much. The price is paid by a person who loves you, can’t decode weather, and has been failing an exam for years without seeing the questions.",
      ],
      [
        "paragraph",
        "Guilt is your other instrument. No one is ever forbidden to go; you just look smaller in the doorway, and mention what you gave, in passing. Overwhelmed, you shrink to about six years old, crawl off, and let everyone feel the draft. Those close to you start choosing their words like people walking past a cradle, and begin to breathe more easily at work.",
      ],
      [
        "paragraph",
        "Ask for one thing a day out loud, with a verb in it: “Would you make the tea?” “Come sit with me.” See for yourself whether tea that was requested is any less hot. Love that has been told what to do finally gets to do it.",
      ],
    ],
    ask: "What are you still hoping someone will guess that you could tell them by dinner?",
  },
  Leo: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "You want to come first, and you’d sooner die than say so. To be dear is pleasant; to be the favorite, the one called before all others, is the thing itself. Such a wish seemed unworthy of a generous heart, so you hid it early and became everyone’s warmest supporter. Beneath that is a cold little calculation about who was hugged longer. It protects you from a contest, because anyone who isn’t running can’t come in second. The rivals you encourage so sweetly pay for it, and so does the partner who laughs on the phone and comes back to find the lights dimmed.",
      ],
      [
        "paragraph",
        "Then there’s the theater. Hurt, you leave a party early and wait on the stairs to see whether it’s noticed; in a really bad stretch you announce that no one has ever understood you, which is news to three people who gave up a weekend for it. You can also withdraw the sunshine. Someone who disappointed you becomes merely someone you’re civil to, and they’d do almost anything to be wonderful again. You know that.",
      ],
      [
        "paragraph",
        "Tell the person you want to be first with, in daylight, sober and unprompted, “I’d like to be your favorite for an hour. Can Sunday be ours?” It works because jealousy lives on being dignified, and no one has ever stayed jealous and asked at the same time.",
      ],
    ],
    ask: "With whom would you like to come first, and do they have any idea?",
  },
  Virgo: {
    stances: { order: "both" },
    lines: [
      [
        "paragraph",
        "You’re getting ready, and you call it living. The trip, the class, the dinner invitation, sometimes the love, are all scheduled for after: after the cleanup, after the weight, after you’ve become a somewhat better person. Nothing that’s still being improved can be judged, and that is the beauty of it. Perhaps an early mistake was met with a certain look, and you made up your mind never to be caught unfinished again. What frightens you is being seen in your present condition and found to be just that.",
      ],
      [
        "paragraph",
        "What you do to yourself leaks. Open criticism is beneath you; you straighten the picture, reword their sentence, sigh at the dishwasher, and they get the message that they, too, are a draft. You help until you’re ill and then can’t be helped. Under heavy stress you shrink to a list, count crumbs, find symptoms, and are furious with people who lie on a couch with an easy mind. They feel inspected by someone who loves them. It’s the love that makes it so hard to complain.",
      ],
      [
        "paragraph",
        "Invite someone over tonight and clean nothing. Open the door, say, “This is how it is here,” and leave the cup where it stands. By the second drink you’ll know something no preparation could have taught you, which is what they came for.",
      ],
    ],
    ask: "What have you been getting ready for so long that you’ve stopped calling it waiting?",
  },
  Libra: {
    stances: { company: "both", candor: "both" },
    lines: [
      [
        "paragraph",
        "You’re always a little in love with someone else’s life. That couple is so easy together, her house has the light you wanted, he grew older like a good chair, and beside such harmony your own arrangements look provisional. Longing once served you as a compass, and it found you most of what you have. By now it also saves you from choosing anything for good, because a person with one eye on the better thing is never quite responsible for this one. Those who did choose you come home content and meet a faint sadness with no cause that can be mentioned. They guess that it’s them. They’re half right.",
      ],
      [
        "paragraph",
        "Your anger is so well dressed that it gets in everywhere. The one concerned hears nothing and a third person everything, in sorrow, with both sides presented, and by Sunday four people are cooler toward someone who has no idea why. Pressed for a decision, you go vague, then polite, and then so polite that it counts as winter. To you that’s keeping the peace. To them it’s a war they can’t find.",
      ],
      [
        "paragraph",
        "The next time you’d like to tell a friend about someone, tell that someone instead, within a day, in one imperfect sentence: “I was hurt, and I’ve been nice about it.” Anyone who has been waiting outside your good manners will hear it as an invitation.",
      ],
    ],
    ask: "What in your life would someone else look at with the longing you know so well?",
  },
  Scorpio: {
    stances: { candor: "both", voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You don’t forgive. You go mild. Someone wrongs you, a scene of perfect revenge assembles itself, you look at it with fascination and then with horror, and you press down the lid and become extremely kind. Good people don’t have such thoughts, you decided at some point. So the rage has simply been given a job in the cellar. What you’re afraid of is your own force, that if you ever showed how angry you can be, no one would stay in the house. The culprit never learns what they did, and lives on thin smiles.",
      ],
      [
        "paragraph",
        "Possessiveness comes with it, in a noble key. You want to be the one who knows them best, who saw them at their worst, and you’re colder than you realize toward friends who merely make them laugh. When you’re in real trouble you vanish into a mood and let it fill the house. They ask; you’re only tired. They lie beside someone who is plainly smoldering, afraid to open a window.",
      ],
      [
        "paragraph",
        "Write the revenge out, all of it, with names, for ten minutes, and burn it in the sink. Then tell the one concerned the single line that was true: “I was furious, and I’ve been punishing you by being nice.” They knew, you see. The relief is that now it’s been said.",
      ],
    ],
    ask: "What were you protecting when you had the thought you’d least like anyone to know?",
  },
  Sagittarius: {
    stances: { risk: "both", novelty: "new" },
    lines: [
      [
        "paragraph",
        "You’re already gone. A disappointment arrives at breakfast, and by nine you’re in the apartment abroad, the other profession, the cabin by the lake, while your body passes the butter. Imagination was once the only exit no one could lock, and you’ve never stopped checking where it is. It saves you from a sentence that takes more nerve than emigrating: “I’m unhappy here, with this.” If you said it, you’d have to stay for the answer. Those who live with you hear about the island and never about the disappointment. They can’t repair either.",
      ],
      [
        "paragraph",
        "Then there’s the high horse. A lovely animal, and you climb on it whenever you feel guilty: a speech about freedom, about how people ought to live, delivered to someone who asked whether you’d paid the rent. Under pressure you overpromise, get suddenly blunt, and then feel hurt that anyone was hurt. A partner stops mentioning problems, in case one of them makes you leave. They’re married, so to speak, to a departure board.",
      ],
      [
        "paragraph",
        "The next time you catch yourself packing in your head, go to the person you’re packing against and ask for one change right there: an hour, a rule, a different side of the bed. If the island fades, it was never about the island. If it doesn’t, at least you’ll be traveling with luggage they’ve seen.",
      ],
    ],
    ask: "What would have to change here before the faraway place lost some of its charm?",
  },
  Capricorn: {
    stances: { voice: "withhold" },
    lines: [
      [
        "paragraph",
        "You’d rather be admired from a distance than helped up close. The rejected application, the money lost on a hopeful idea, the bad year: few hear of such things, and those who do get a tidied account. Being capable is what people first praised you for, or so it seemed, and you’ve been afraid ever since that there’s nothing underneath worth keeping. So the wall went up and got a coat of fresh paint. Friends who are failing avoid you a little, because you seem to have no experience with it, and you sit behind it with a great deal.",
      ],
      [
        "paragraph",
        "Then there’s the sourness. You do more than your share, in silence, and look at people who play in the afternoon as though they’d been excused by a forged note. Nothing is said; the dishes get dried. In a truly heavy time you turn gray and formal, treat affection as one more appointment, and lie awake calculating where you ought to be by now. A partner asks, and is told that it’s a busy period. It can be one for nine years.",
      ],
      [
        "paragraph",
        "Tell one person about a failure this week, how it felt, and leave out the lesson you drew from it. The lesson is the paint. What they want to touch is the brick.",
      ],
    ],
    ask: "Which failure of yours would be the greatest relief for someone else to hear about?",
  },
  Aquarius: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You strike people off the list without telling them. A friend makes a cruel joke, a hero defends something indefensible, an admired colleague is rude to a waiter, and a light goes out. To you it’s a matter of conscience, for ideals were the first place where you felt at home, and no one can be allowed to wipe their feet on them. It’s also wonderfully safe. Anyone who can be dismissed on principle can’t disappoint you in person, and a person who might see you at your most ordinary never gets near enough to try.",
      ],
      [
        "paragraph",
        "Hence the second shadow: you belong nowhere, and you’re slightly proud of it. The outsider’s chair was assigned to you once, and you’ve since had it upholstered. Humanity is dear to you, and you can leave a text from a human unanswered for eleven days. When life presses, you turn to glass, explain your situation like a foreign correspondent, and let no one put an arm around it. Those close to you notice that your messages get friendlier and fewer. There’s nothing to apologize for, because you’ve been so nice.",
      ],
      [
        "paragraph",
        "Before you close the file on someone, give them a trial: “You said something that stayed with me. What did you mean by it?” Then listen until they’ve finished. Half of them are innocent, and the others would at least have had a lawyer.",
      ],
    ],
    ask: "Who slipped out of your life over a principle without hearing which one it was?",
  },
  Pisces: {
    stances: { order: "improvise" },
    lines: [
      [
        "paragraph",
        "You let yourself be rescued. Bills, forms, decisions, a tax letter in its envelope: you look at them with such lovely despair that someone takes them out of your hands, and then takes a little more. The practical world, you concluded at some point, belongs to other people. This saves you from trying and failing at what everyone else appears to do between two cups of coffee. But helplessness is a form of power: it sets the timetable, assigns the work, never has to apologize, and sends the bill to anyone who loved you and became, by degrees, your office.",
      ],
      [
        "paragraph",
        "There’s also the fog. Facts get soft with you, and each person is told the version that hurts least. In bad times you sink: sleep, series, sweets, a beautiful sadness that asks nothing of you, and the feeling that all this was done to you by life. A partner can’t be angry with someone so sorry. They get tired in its place, and one evening they talk to you in the voice people use with children.",
      ],
      [
        "paragraph",
        "Open the worst envelope in front of the one who usually opens it, and say, “Sit there. Don’t help.” Finish it, however badly. For ten minutes you’ll hate it, and afterward you’ll have your vote back in every other matter.",
      ],
    ],
    ask: "Which envelope is taking more of your strength closed than it would open?",
  },
};
