import type { SignUnits } from "../../section-unit.ts";

export const estp: SignUnits = {
  Aries: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "You only get mad. Sad, frightened, ashamed, left out: whatever goes in, anger is what comes out, because it’s the one emotion that lets you stay on your feet. Somewhere you learned that the person who looks injured gets hit again, and that a good explosion settles everything. It does settle you. Ten minutes later you feel wonderful and suggest a burger, while someone you love is still shaking and has to listen to you whistle.",
      ],
      [
        "paragraph",
        "Next to the temper is a scoreboard. A friend’s good news can sting for a second before you cheer, and you can turn a card game with children, a trip to the store or a partner’s aching back into something to win. Under heavy stress you go looking for an enemy, and if none applies, you’ll promote someone: the cashier, the slow driver, the person asking what’s wrong. It isn’t the noise that people near you dread. They signed up to be on your team, and you keep trading them to the other one.",
      ],
      [
        "paragraph",
        "The next time the heat comes up, say the sentence underneath it: “I’m not angry yet. Right now I’m scared,” or sad, or embarrassed, whichever applies. It requires considerably more courage than any argument you’ve ever been in, which is why it appeals to you, and the other person, for once, has nothing to duck.",
      ],
    ],
    ask: "What were you feeling in the second before the last time you blew up?",
  },
  Taurus: {
    stances: { novelty: "both" },
    lines: [
      [
        "paragraph",
        "You want everything to stay put except you. Your own feet itch, so off you go to look at some property two hours away, a new machine, a stranger’s laugh, expecting to find the porch light on afterward, supper waiting and everyone in their original chairs. Those chairs are the point. An old fear says that good things get taken, so you secured yours by paying for everything and treating it, from then on, as furniture.",
      ],
      [
        "paragraph",
        "Furniture has feelings. Let a partner take up dancing, or a friend become attached to someone new, and you turn heavy and silent, and then comes a remark about loyalty that would be very funny if you could hear it. Nor can you be moved once you’ve dug in; being asked nicely only increases the weight. When life gets hard, you feed the ache. You buy it a truck, a bottle, a feast for twelve, and those who love you stand there overfed and wish you’d admit you were afraid of losing them.",
      ],
      [
        "paragraph",
        "Pick the next thing a loved one wants to do without you, and help them go: drive them there, pass the snacks and say, “Have a great time. I’ll be here.” You’ll discover what it is to be the porch, and they, having been let go, get to come back on purpose.",
      ],
    ],
    ask: "What freedom do you take for granted that would upset you in someone close?",
  },
  Gemini: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You edit. Ask you where you were and you’ll describe a better evening than the one you had, minus the dull part and the awkward part, with yourself a little taller. It’s rarely a whole lie. It’s a bargain struck at high speed between what happened and what this listener will enjoy, and it protects you from being pinned, since no one can nail down a person with four versions. At some point a good story must have gotten you out of trouble faster than an apology did.",
      ],
      [
        "paragraph",
        "Other people’s secrets, meanwhile, are excellent material. You’d never betray a confidence, except at dinner, with voices. Eventually those who know you compare notes and find that each of them owns a different you; a partner learns to check “I was almost there” for holes. Under strain you accelerate. You flirt, you scroll, you promise three people the same Saturday, and when you’re caught, you’re so entertaining about it that being angry makes them look slow. They laugh, and believe you a bit less. Charm is a loan, and you’re behind on it.",
      ],
      [
        "paragraph",
        "Go back to someone you’ve told a good one and say, “That isn’t quite how it happened,” and give the boring account, straight through, without a punch line. You’ll hate it for a minute. Afterward you’ll own something that quickness can’t get you: a person who trusts your next sentence.",
      ],
    ],
    ask: "Who has heard the plain version of the story you tell best?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You love people like a traffic cop. Check the tires, text when you land, don’t sign until I’ve seen it: it sounds like orders because it is orders, and underneath is terror. Your own risks don’t frighten you, since you’ll be present for them. Theirs happen out of reach. Somewhere you learned that the one time no one is watching is the time it goes wrong, and you’ve been on duty ever since.",
      ],
      [
        "paragraph",
        "Control has a cousin, the clan. The world is divided into ours and not ours, and someone who slips across the line, by taking the wrong side in a quarrel or skipping a holiday, can be out for years without having heard there was a trial. When stress accumulates you get loud, then wounded, and out comes the list of everything you’ve done for everyone. People who adore you manage you like weather. They agree, they omit the late drive and the odd pain, and you, sensing it, ask more. The tighter you guard them, the less you know.",
      ],
      [
        "paragraph",
        "Say this to the one you supervise most: “Tell me something you’ve stopped telling me. I won’t give a single instruction.” Then sit on your hands and thank them. Nothing encourages a person to talk like evidence that you can take it, and anyone who’d run into a burning building for them can survive one piece of news.",
      ],
    ],
    ask: "What has someone you love quit mentioning so that you won’t worry out loud?",
  },
  Leo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You can’t sit in the audience. Someone gets engaged, gets sick, gets a standing ovation, and within minutes it’s your toast, your hospital story, your arm around their shoulders in the picture. There’s affection in it, and there’s hunger. Your deepest suspicion is that people look at you when you shine and elsewhere when you don’t, so an ordinary evening feels like a light going out, and you’d rather be booed than skipped.",
      ],
      [
        "paragraph",
        "This makes you touchier than you look. You distribute teasing by the bucket and can’t take a cupful; one laugh at your expense and the party’s over, although no one is told why. Praise for a rival goes down like a fishbone. When life turns against you, the show expands: rounds for the house, a grander car, a scene at the airport, and then two days with the curtain down. Those close to you feel hired. They applaud on cue, keep their own triumphs brief, and wonder what would become of you both if they stopped.",
      ],
      [
        "paragraph",
        "Go to something that belongs entirely to a person you love, sit in the third row, and speak one sentence afterward: “Tell me everything from the beginning.” Your version stays in your pocket. No one knows better than you what a good audience is worth, and they’ll never forget who was in that seat.",
      ],
    ],
    ask: "Whose big moment did you last make a little bit about you?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You fix people who weren’t broken. The knife is taken out of their hands, the parking gets a second try, the anecdote is corrected from the next chair, and you’ve called this helping for years. What it does is excuse you from the exam. As long as you’re the one with the red pencil, no one examines your paper, and a mistake, as you understand the rules, is where they stop loving you.",
      ],
      [
        "paragraph",
        "From there it’s a short walk to contempt. Yours is polite: an eyebrow, a sigh through the nose, an “It’s fine” that would frost a window. There’s martyrdom as well, since graded people stop volunteering, and then you do everything yourself and mention it. Under pressure you hunt for flaws as others hunt for keys: in the budget, in your body, in the way your companion breathes. They feel like apprentices who’ll never be allowed near the saw. And the harshest review of the day, which no one else hears, concerns you.",
      ],
      [
        "paragraph",
        "Let someone finish a task you do better, and when it’s done badly, say only “Thank you” and use it as it is: eat the salad, drive the crooked car, sleep under the lumpy quilt. Each time the roof stays up, your own senses learn that imperfect things are safe, and eventually they’ll suspect that you are, too.",
      ],
    ],
    ask: "Who has stopped helping you because they were tired of being marked?",
  },
  Libra: {
    stances: { candor: "both" },
    lines: [
      [
        "paragraph",
        "You make other people do your dumping. When a romance, a partnership or a standing card night is over for you, you know it early, and then you remain charming, call less, forget a date or two, and wait until they say the ugly thing themselves. Now they’re the villain, and you never uttered an unfriendly word. Somewhere you learned that the one who ends it is the one they hate, and being resented, even by a stranger, is the only danger you don’t run toward.",
      ],
      [
        "paragraph",
        "Vanity comes into it. You need to be liked by people you don’t like, and a spare is often warming up, a flirtation or a plan B, so that you’re never caught without a partner. Stress makes you agree with everyone, decide nothing, buy something beautiful and come down with a headache on the day of the talk. Meanwhile those close to you live in fog and wonder whether they’re imagining things. They aren’t, and that’s the hardest thing to forgive: being left alone with something you both knew.",
      ],
      [
        "paragraph",
        "End one thing cleanly, by voice, in two sentences: “I’ve enjoyed this, and I’m stopping. Thank you for the good times.” Offer no excuse, and don’t wait to be told you’re wonderful. No one breaks bad news more gracefully than you, and so far you’ve used the talent for putting it off.",
      ],
    ],
    ask: "Which goodbye would be kinder than the politeness you’re offering now?",
  },
  Scorpio: {
    stances: { trust: "slow" },
    lines: [
      [
        "paragraph",
        "You know where everyone’s soft spot is, and you keep the list current. The friend’s old failure, the partner’s father, the boss’s fear of looking stupid: you’d never use it, you’d simply hate to be without it. It’s insurance. Somewhere you learned that the one who is known gets hurt and the one who knows gets to decide, so you collect from everyone, pay out nothing, and call the result privacy.",
      ],
      [
        "paragraph",
        "Next to the list is a ledger. Someone lets you down, you shrug and buy the next round, and a line is drawn under their name; two years later a favor isn’t done, a call isn’t returned, and they’ve been punished for something they’d have apologized for in a minute. Jealousy follows the same method, since you investigate before you ask. With your back to the wall you go cold and reckless together, and hit precisely where it hurts, with a joke, in a low voice. Loving you can resemble walking across a floor with one loose board. They do it anyway, and they’ve memorized where it creaks.",
      ],
      [
        "paragraph",
        "Give one person you trust a piece of ammunition: “Here’s something you could hurt me with. I want you to have it.” Then add nothing clever. You admire courage above everything, and this is the only kind you’ve avoided; besides, one evening of it tells you more about them than ten tests.",
      ],
    ],
    ask: "Who knows something about you that could actually be used?",
  },
  Sagittarius: {
    stances: { candor: "truth", voice: "speak" },
    lines: [
      [
        "paragraph",
        "Someone else sweeps up after you. You leave the party while it’s good, the position before the audit, the quarrel before the crying, and you leave whistling, because for you a thing is over when it stops being fun. Labor doesn’t scare you. What you run from is the heavy, ordinary hour that can’t be improved by moving, in the belief, as old as you are, that if you sit still in that hour, it gets you.",
      ],
      [
        "paragraph",
        "There’s a license for this as well, and it’s called frankness. “I’m just telling you what I think” lets you release a remark like a bowling ball and admire how straight it went; the friend whose foot it landed on hears that life’s too short. Pressed hard, you bet bigger. You promise the moon, borrow against it, book a flight, and deliver a sermon on freedom to the person opening the bills. Those who love you are tired in a peculiar way, like owners of a magnificent dog and white carpets. They’ve stopped asking you to stay, and you interpreted that as understanding.",
      ],
      [
        "paragraph",
        "Return to something you left in a hurry and ask, “What did I leave you with?” Bring a broom, a check or an hour of listening, and don’t go until they say it’s finished. You’re fearless about everything ahead. This is the one frontier you’ve never visited: behind.",
      ],
    ],
    ask: "Who paid for the last thing you walked away from laughing?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "You price people. It takes about four seconds: abilities, connections, staying power. Winners receive your complete attention and an excellent lunch. The friend who’s been struggling for a year gets encouragement, then a deadline, then your voice mail. Underneath is one fear, being the loser on the curb. No one feeds a loser, you concluded at some point, and decided to be worth feeding.",
      ],
      [
        "paragraph",
        "With it comes a hardness that you’re rather proud of. You regard tears as a negotiating position and rest as robbery, so even fun gets a stopwatch, and a weekend at the lake ends in conversation with the listing agent. In serious difficulty you turn colder, work later and raise the stake in secret. The people nearest you feel like staff with benefits: they report their results and save their bad days for someone softer. Worst is your suspicion that they’d price you the same way, which is why you never stop earning.",
      ],
      [
        "paragraph",
        "Once a week, call someone who can do nothing for you and say, “I don’t need a thing. I just wanted to hear your voice.” Stay on for ten minutes without an agenda. Love that isn’t a transaction is the one investment you’ve never believed in, and you believe only what you’ve seen.",
      ],
    ],
    ask: "Who would you still call if they could never be of use again?",
  },
  Aquarius: {
    stances: { head: "logic" },
    lines: [
      [
        "paragraph",
        "When someone cries, you get interesting. Out comes a theory, a gadget, an excellent joke, a study about cats, anything that raises the altitude, and from up there you look down kindly on a person who wanted an arm. You think of it as staying calm. It’s staying out. Feelings, as you learned to see them, are where people get stuck and grabbed at, and cleverness was the window you left by.",
      ],
      [
        "paragraph",
        "Distance breeds a certain superiority. Other people have habits, you have principles; other people need things. You’ll poke a friend’s belief just to see what it does, and be amazed that it bled. Under heavy stress you break something that works, a contract, a diet, an old friendship, to prove you’re able to, and disappear into a project with the lights on all night. Those close to you feel studied and never missed. They bring you the puzzle and take the crying elsewhere, and in time they take the rest elsewhere, too. Your own sadness is described so amusingly that it occurs to no one to sit down next to it.",
      ],
      [
        "paragraph",
        "The next time someone near you falls apart, sit beside them, count ten slow breaths and say, “I don’t have an idea. I’m staying.” It’s an experiment, and you’ve never refused one: see what happens to them, and in your own chest, around the seventh breath.",
      ],
    ],
    ask: "Who thinks you’re unmoved, and would be amazed to learn what you feel?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Strangers get your heart, and your own people get whatever remains. Let someone weep at a gas station, and you’ll keep them company until three, give away your coat and miss supper for the third time this week. A stranger is easy to love: brief, grateful, and not yet disappointed in you, whereas your own people know the whole record. At first sight you’re irresistible, as you found out early, and you’ve been making first impressions ever since.",
      ],
      [
        "paragraph",
        "When the record catches up, you slide. There’s no fight and no explanation; you become vague, then jolly, your phone dies, there’s one more drink or one more episode, and a promise sworn with wet eyes turns out to have been a mood. In bad times this deepens into gloom, with you as the one no one understands. Those close to you can’t even be angry properly, since you agree with everything and look so sorry. Envy lives down there as well. Secretly you’d love to paint or sing or write, and you ridicule people who do.",
      ],
      [
        "paragraph",
        "The next time a rescue comes up on a promised evening, say, “I can’t tonight. I’m expected,” and then go where you’re expected. It’s the least heroic thing you’ll do all year, and it teaches your own people what every stranger already knows: that you come.",
      ],
    ],
    ask: "Who has been waiting longest for the version of you that strangers get?",
  },
};
