import type { SignUnits } from "../../section-unit.ts";

export const esfp: SignUnits = {
  Aries: {
    stances: { pace: "haste", risk: "bold" },
    lines: [
      [
        "paragraph",
        "Whoever is standing at the edge of a decision hears one thing from you. Jump! Leave him, take the job, move to the coast. It’s pure faith: where they see a drop, you see them landing on their feet, and there are people who’d still be in the wrong office or the wrong marriage if you hadn’t stood behind them, hollering. Seeing someone you love afraid is practically unbearable, so you get them through it fast.",
      ],
      [
        "paragraph",
        "Then comes the landing, and you’re back up the ladder with somebody else. Three weeks into the new city, on an interminable Sunday, with the money thin, your friend calls. “No regrets!” you tell her. “You’ve got this!” What she’s heard is that being sorry would let you down, so from here on you get the good photos, and somebody else gets the Sundays. You think she’s thriving, and when you’re the frightened one, you quit on a Tuesday, purely to stop being afraid, and no one’s at the bottom, because no one was told.",
      ],
      [
        "paragraph",
        "Go down and look. Call somebody whose leap you cheered: “I told you to go for it. How has it been since, including the bad parts?” Then do what’s harder for you than any jump: no pep, no plan, until they’ve finished. Anybody can holler from the top. Be the one they find at the bottom.",
      ],
    ],
    ask: "Whose big leap did you cheer for, and what was their third week like?",
  },
  Taurus: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Arguing with you is like pushing a very good mattress. It gives, it’s warm, nobody’s hurt, and by morning it’s back in its old shape. Someone you love sits you down about the money, or the move, or having a baby, and “You’re right,” you say, meaning it, and you make it the nicest evening in weeks. To you the upset was what was wrong, and now it’s soothed. There’s genuine kindness in that, because you’ve gotten people through terrible winters by making each day of them sweet.",
      ],
      [
        "paragraph",
        "But Monday nothing is different, and they bring it up again, louder. By the fifth time they sound shrill next to somebody so pleasant, even to themselves. Then one month they quit, and you think, thank goodness, that’s over, when it’s the calm of a person looking at apartments. You never refused them anything, which makes it so hard to explain why they left. When you’re scared, it gets expensive: the worse the bill, the better the sheets you buy.",
      ],
      [
        "paragraph",
        "You’ve agreed enough. Use your hands: “You’ve brought this up a lot, and all I’ve been is nice about it. Name one thing, and I’ll do it before Sunday.” Then do that before any back rub or cake: the phone call, the form, the boxes carried to the car. They never wanted a better evening. They wanted a different Monday.",
      ],
    ],
    ask: "Who has brought the same thing up with you more than three times, and what has actually changed since the first?",
  },
  Gemini: {
    stances: { candor: "peace" },
    lines: [
      [
        "paragraph",
        "Every good talk reaches a moment when something personal has to be put on the table. You put down somebody else’s: a coworker is frightened about money, so you tell her about a friend who nearly lost the house. It’s meant as a gift, and it works: she feels less strange. You’d never sell a secret, but you can’t leave anyone alone with theirs.",
      ],
      [
        "paragraph",
        "News travels back, though. The friend with the house gets a kind look from someone who shouldn’t know, and from then on she brings you less. Soon you’re hearing the postcard version, and you, who used to be first, are the last to find out about the baby. When two people you love are fighting, you agree warmly with both, in the same week, until they have lunch. And for all you say in a day, hardly any of it is yours, so that people who adore you know the troubles of half the town and couldn’t name one of your own.",
      ],
      [
        "paragraph",
        "Pay with your own, then. When your hand is already moving toward another person’s story, say, “The one I’m thinking of isn’t mine to tell. Here’s one that is.” Make it small and unimproved: what you owe, what you dread, whom you miss. It will feel thin without the voices. Tell on yourself, and people will trust you with the rest.",
      ],
    ],
    ask: "Whose news did you tell before they’d told it themselves, and how much do you hear from them now?",
  },
  Cancer: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The people you love, you love from an old photograph. It’s a good one: the friend who wept at karaoke, couldn’t parallel park, and would date anyone with a motorcycle. Remembering is how you hold on to people, because when they’ve lost track of their own best days, you have them, with the dialogue, so out comes the photograph, and everybody laughs.",
      ],
      [
        "paragraph",
        "Meanwhile that friend has stopped drinking, or gone back to college, and one night she tries to tell you. You squeeze her hand. “You? You slept through tenth grade!” She laughs, because it’s fond, and takes her news to somebody who met her last year, and from then on you get the girl in the photograph. She’s acting, and you can feel it, so you bring out more old stories, and each one sends her further away. When you’re truly afraid of losing someone, it comes out as an accusation: “You’ve changed.” They have. They’d hoped you would notice.",
      ],
      [
        "paragraph",
        "Curiosity is the way back, and no one asks more nicely than you, so on a walk, with only the two of you, say, “I think I’ve got you a few years out of date. What am I missing?” Instead of topping it with a memory, go see the class or the garden or the sober birthday, and cheer. The old photograph is yours to keep. Take a new one.",
      ],
    ],
    ask: "Whom do you still describe by something they’ve outgrown, and what do you know about them now?",
  },
  Leo: {
    stances: { pace: "haste" },
    lines: [
      [
        "paragraph",
        "When you’ve hurt someone, you apologize magnificently. Peonies, tears, both hands: “I’m a monster, I don’t deserve you.” Every syllable is felt, and while others need years to get out a mumble, you’re on the doorstep within the hour, because you can’t stand to have hurt a person you love, even for one evening.",
      ],
      [
        "paragraph",
        "Now stand on the other side of the peonies. You forgot her exhibition, and she’d saved you a chair. She has something to say about that chair, but you’re sobbing, so she says you’re no monster, and in ten minutes the one who was hurt is comforting the one who did it. You leave feeling clean, and she still hasn’t said it. The next time, she considers what raising it would involve, lets it go, and relies on somebody else. Should the flowers ever fail, you’re stung: “I said I was sorry, what more do you want?”",
      ],
      [
        "paragraph",
        "Make it small. Come with nothing in your hands and say, “I forgot, and you sat there looking at the door. What was that like?” Then it’s her turn, all of it, and you stay, dry-eyed, without helping her forgive you, though it will feel like far too little. Send the flowers next week, for no particular reason. An apology isn’t over when you’ve said it. It’s over when they’ve told you how it was.",
      ],
    ],
    ask: "Who ended up comforting you after you’d hurt them, and what did they never get to say?",
  },
  Virgo: {
    stances: {},
    lines: [
      [
        "paragraph",
        "“Got a minute?” You always do. A form for the neighbor, a ride across town, a speech that needs a better ending, a zipper: twenty minutes each, and somebody’s day is easier, since a favor has a face in front of it and an end in sight. What you meant to do with your own life has neither, so the course, the move, the question of whether to stay with this person, has been on the list since the winter before last.",
      ],
      [
        "paragraph",
        "It doesn’t look like hiding. But a life distributed in twenty-minute pieces never has to be judged as a whole, and the judge would be you, who can spot a crooked seam across a street. People would be ashamed to learn what they interrupted, but you say “No problem!” and they believe you, while whoever loves you asks about the important thing and gets a joke. Then one day you snap, at the gentlest person imaginable, over the smallest request, and neither knows why.",
      ],
      [
        "paragraph",
        "Give your own plan what gets everybody else’s done, a person waiting: pick a friend and say, “Friday at ten I start the thing I keep joking about. I’ll send you a page by noon, and it’ll be bad.” When the phone rings at ten-fifteen, let it. You’ve been kind to everyone who asked. The one who never asked is you.",
      ],
    ],
    ask: "What have you put off for more than a year, and whose favor got done instead this week?",
  },
  Libra: {
    stances: { company: "company" },
    lines: [
      [
        "paragraph",
        "You’d sooner be with the wrong person than by yourself. It doesn’t feel sad at all; it feels like being good company. A trip alone, a table for one, a Saturday with nobody in it make you faintly ill, so you find someone, are charmed, and believe you chose them. It’s also why nobody’s left over when you’re around.",
      ],
      [
        "paragraph",
        "The one you’re with begins to wonder. “Why me?” they ask one night in the dark, and you answer with such lovely things, the eyes, the laugh, how kind they are, that it takes a while to realize they’d fit half the people you know. They aren’t being needy; they want to know whether they’re loved or just present, and neither of you can find out, because you’ve never been without somebody long enough to notice whom you miss. Two years can go by like that, on both sides. Anyone who never goes without company can mistake it for love.",
      ],
      [
        "paragraph",
        "So go without, on purpose, for one day a month. Say, “I’m taking Sunday by myself. Nothing’s wrong, and I’ll be home by eight. I want to find out how it feels to miss you.” The afternoon will be long, so see who comes to mind around four, when there’s nobody there to please.",
      ],
    ],
    ask: "Whom did you choose because you didn’t want to be alone, and do they know?",
  },
  Scorpio: {
    stances: {},
    lines: [
      [
        "paragraph",
        "The people closest to you are a little afraid of your good moods. There’s a sparkle that comes on when you’re hurt. Someone you love makes a careless remark in the car, you say nothing, the door opens, and you’re the best time anyone’s had all year, dancing with everybody, howling at a stranger’s joke. Inside, it aches, but you’d never beg anyone to care, and there’s dignity in that, so you show them what they stand to lose.",
      ],
      [
        "paragraph",
        "They’re by the wall with two drinks, one of them yours, knowing they’re being told something and not what, and when they ask on the way home, you say, “What? I had a great time,” and because they’re jealous and miserable, you feel loved for an hour. Then you don’t. They’ve learned to watch you when you laugh. On a truly terrible night you can’t let it end, one more bar, one more song, since after the music you’ll be alone with a sentence somebody said at seven.",
      ],
      [
        "paragraph",
        "Catch it before you go in, with your hand on the car door: “That stung, what you said. If I walk in now, I’ll make you pay for it all night. Give me two minutes.” If you’re already inside, skip the next song and go tell them by the wall. Whoever loves you ought to be able to enjoy it when you dance.",
      ],
    ],
    ask: "Who has watched you have a wonderful time at them, and what had they said?",
  },
  Sagittarius: {
    stances: { novelty: "new" },
    lines: [
      [
        "paragraph",
        "“It’s like no time has passed!” you say, with your arms around them, and for you none has. Friendship keeps, in your view: set one down for a year, and it’s as warm as when you left it. You’ve never made a soul feel guilty for having a life, and you come back with presents, stories, and two whole days.",
      ],
      [
        "paragraph",
        "But time did pass: there was a bad scan in March, or a winter when the marriage almost went, and nobody wants to spend the visit on it, so you get the highlights. Off you go, glowing, and they wave from the curb, feeling visited, and little by little the serious things go to friends who just call more, until you’re on every guest list and nobody’s emergency contact. When your own life caves in, you take it on the road, the pictures are gorgeous, and not one person knows to worry.",
      ],
      [
        "paragraph",
        "You don’t have to stay home. From a rest stop or a hotel bed, call with nothing to report: “Skip the highlights. What happened this year that I should’ve been around for?” Stay on past the point where you’d like to cheer them up, put whatever date they mention in your phone, and call that night. Plenty of people want you at the wedding. Be somebody they’d call from the hospital.",
      ],
    ],
    ask: "Who would put you down as their emergency contact, and whom would you put down?",
  },
  Capricorn: {
    stances: {},
    lines: [
      [
        "paragraph",
        "Bad news from you always has a happy ending, because you wait for one. The layoff, the debt, the month when everything came apart: friends hear of it half a year later, polished, with accents, and it’s the hit of the evening, though at the time you told them you were busy. Part of this is consideration, since people come to you to feel better, and the other part is a belief you’ve never said aloud, that your chair is kept for you as long as you’re fun.",
      ],
      [
        "paragraph",
        "They laugh. Then, on the train, one of them works out the dates. “That was in March,” she thinks. “We had dinner in March.” She’d brought her own troubles, saw how well you were getting along, and took them home again: the friends you’ve spared have been sparing you. When it’s truly serious you stay home with the phone face down, getting presentable, while under your roof the fun is canceled, and no one can tell what they did wrong.",
      ],
      [
        "paragraph",
        "Tell one thing in the middle. Choose your sturdiest friend, and before you know how it ends, say, “Something’s going badly, and there’s no funny version yet. I just wanted you to know while it’s happening.” You’ll be miserable company, but stay anyway, and let them get the check. Next year it’ll be a great story. They’d like to have been in it.",
      ],
    ],
    ask: "What’s happening now that you’re waiting to be able to joke about, and who’d want to know today?",
  },
  Aquarius: {
    stances: { company: "both" },
    lines: [
      [
        "paragraph",
        "Nobody’s like you on the night itself, and nobody’s home the day after. An evening with you goes straight past the weather and the jobs to what a person has never told a soul, and they walk out at three feeling normal for the first time in years. You meant all of it, and then you wake up wanting no one’s hand on you, so you turn off the phone. Nothing’s wrong: you gave that much because you felt free, and now you’re making sure you still are.",
      ],
      [
        "paragraph",
        "They’ve woken up with more to say. At ten they write it, at four they send something lighter, and by Wednesday they’ve searched the whole evening for their mistake and found one: they told too much. You surface on Saturday, warm as ever, and meet somebody careful. To you it looks as if the spark has gone, so you drift off, and two people who liked each other enormously are each sure the other didn’t. In bad weeks, whoever asks about Thursday gets a talk on freedom.",
      ],
      [
        "paragraph",
        "Keep the day after. You need it. What you owe is one message before you go under: “Last night was real for me. I go quiet after nights like that. I’ll call you Wednesday.” And on Wednesday, call. Go as far off as you like. Just leave the date you’re coming back.",
      ],
    ],
    ask: "Whom did you get very close to and then not call, and what did they decide it meant?",
  },
  Pisces: {
    stances: {},
    lines: [
      [
        "paragraph",
        "There’s an envelope you haven’t opened. Sometimes it’s a real one, from the bank; sometimes it’s the noise the car makes, or the way somebody has stopped saying your name. You put on music, because a hard fact goes straight through you, and leaving it sealed is how you’ve stayed lighthearted, and how you’ve kept others singing through winters when they’d have quit.",
      ],
      [
        "paragraph",
        "But close to a person who won’t look, somebody has to. They open it, pay the fine, make the call, and get kissed for it, which is sweet at first, but gradually the work gets divided: you’re the music, and they’re the mail. They turn careful and a bit gray, and begin deciding things without you, and one day you notice that you’re being managed in your own life. It hurts, and you can’t object, having begged not to know, and when everything falls due at once, you tell it in tears at midnight, three months too late for the cheap solution.",
      ],
      [
        "paragraph",
        "You’d sit with anyone through anything, so ask for that back: “There’s something I’ve been scared to look at. Would you stay here while I open it? You don’t have to fix it.” Put on one song, and be done by the last chorus. Inside is a number, or a date, or a sentence. Bad news is smaller opened, and smaller still with two.",
      ],
    ],
    ask: "What are you leaving sealed right now, and who has been carrying it for you?",
  },
};
